"""The flat colours of the decks, each with the one darker tone used on its shade side."""

INK = "#1d1a18"
PAPER = "#fdfbf5"
CARD_EDGE = "#8d877a"

LIGHT = {
    "red": "#c9352c",
    "yellow": "#f0bf2f",
    "blue": "#2f62ad",
    "green": "#2f8049",
    "skin": "#f5d7b8",
    "moor": "#b97f55",
    "white": "#fffdf6",
    "grey": "#bdb8ac",
    "brown": "#a97748",
    "black": "#2a2624",
    "orange": "#dd7a26",
    "pink": "#e9a39a",
    "sky": "#5fa3d6",
    "hair": "#6b452b",
    "silver": "#c9c5ba",
    "steel": "#9fb2c4",
    "dapple": "#c3bdb3",
    "bay": "#a9754a",
    "dun": "#c8a877",
    "cream": "#ece4d2",
    "night": "#3a3f4c",
    "pine": "#1f4a36",
    "crimson": "#8f1a1c",
}

DARK = {
    "red": "#96201f",
    "yellow": "#cb8f18",
    "blue": "#1c427e",
    "green": "#1c5a31",
    "skin": "#dfae86",
    "moor": "#8c5a38",
    "white": "#d9d5c8",
    "grey": "#8f8a7f",
    "brown": "#7b5029",
    "black": "#000000",
    "orange": "#a85413",
    "pink": "#cf7d75",
    "sky": "#3777ad",
    "hair": "#452a18",
    "silver": "#98938a",
    "steel": "#6d8299",
    "dapple": "#948d83",
    "bay": "#7a4f2c",
    "dun": "#9d7c4c",
    "cream": "#c4b99f",
    "night": "#1f222b",
    "pine": "#10291d",
    "crimson": "#5e1113",
}

# thin lines drawn on dark fills, where ink would not show
HAIR_GLINT = "#c39a6c"
BLACK_GLINT = "#8a8178"
BLADE_GLINT = "#a9c6ea"
SKIN_LINE = "#8a5a3c"
BLUSH = "#e9a588"
LIP = "#b8433a"


def tone(name: str) -> str:
    """The flat colour called `name`; a literal such as '#123456' passes through."""
    return LIGHT.get(name, name)


def shade_of(name: str) -> str | None:
    """The darker tone of `name`, or None where the colour has none."""
    return DARK.get(name)


def glint_of(name: str) -> str:
    """The line colour that shows on `name`: ink, or a light tone on dark fills."""
    if name == "hair":
        return HAIR_GLINT
    return BLACK_GLINT if name in ("black", "night") else INK
