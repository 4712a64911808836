"""The bot protocol: what is asked of a player in another process, and what is read of its answer."""

import json
from typing import Any, Final

from tappeto.games.api import Seat
from tappeto.i18n import N_, Phrase, Plain, Speaker, Value
from tappeto.match.match import Match

LONGEST: Final = 65536  # bytes of an answer; whatever goes on longer is no move
QUOTED: Final = 60  # letters of an answer that are shown where it is no good


class NoMove(Exception):
    """A program that did not answer as the protocol wants; `phrase` says to people how."""

    def __init__(self, text: str, /, **values: Value) -> None:
        self.phrase = Phrase(text, values)
        super().__init__(Speaker("en").say(self.phrase))


def answered(line: bytes, legal: list[str]) -> str:
    """The legal move in a line of answer; NoMove if it holds none."""
    if not line:
        raise NoMove(N_("it has ended"))
    if len(line) >= LONGEST:
        raise NoMove(N_("an answer of more than {n} bytes"), n=LONGEST)
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        quoted = line[:QUOTED].decode(errors="replace").strip()
        raise NoMove(N_("no JSON: {text}"), text=Plain(quoted)) from None
    move = answer.get("move") if isinstance(answer, dict) else None
    if move not in legal:
        raise NoMove(N_("not a legal move: {text}"), text=Plain(json.dumps(answer)[:QUOTED]))
    return str(move)


def request(match: Match, seat: Seat) -> dict[str, Any]:
    """The question to a seat that is to move, as JSON data."""
    game, seen = match.game, match.seen[seat]
    text = game.pack.text
    played = {game.card(game.move(move)) for who, move in seen.moves if who == seat}
    public: list[dict[str, Any]] = []
    if seen.table:
        public.append({"table": [text(card) for card in seen.table]})
    public += [{"seat": int(who), "move": move} for who, move in seen.moves]
    public += [
        {"seat": int(told.seat), "told": told.word, "cards": [text(card) for card in told.cards]}
        for told in seen.told
    ]
    return {
        "ask": "move",
        "game": game.id,
        "preset": match.record.preset,
        "options": game.options,
        "seat": int(seat),
        "seats": int(game.seats),
        "dealer": int(seen.sheet.dealer),
        "deals": int(seen.sheet.deals),
        "totals": [int(total) for total in seen.sheet.totals],
        "hand": [text(card) for card in seen.dealt if card not in played],
        "dealt": [text(card) for card in seen.dealt],
        "public": public,
        "legal": [game.text(move) for move in match.moves() + match.asides(seat)],
    }
