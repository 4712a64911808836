"""What is asked of a player in another process: only what its seat has seen (the bot protocol)."""

from typing import Any

from tappeto.games.api import Seat
from tappeto.match.match import Match


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
