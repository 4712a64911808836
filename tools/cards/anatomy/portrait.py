"""A head with its hat on a half-card."""

from ..kit.art import Art, mirrored
from .heads import Look, head

HEAD_AT = (150.0, 84.0)  # the middle of a card 300 wide
HEAD_SCALE = 1.1


def portrait(
    half: Art,
    look: Look,
    hat: Art | None = None,
    right: bool = False,
    place: tuple[float, float] = HEAD_AT,
    scale: float = HEAD_SCALE,
) -> None:
    """Head and hat; `right` for a face turned to the right."""

    def build() -> Art:
        whole = Art().add(head(look))
        return whole if hat is None else whole.add(hat)

    half.place(mirrored(build) if right else build(), *place, scale)
