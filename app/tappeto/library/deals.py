"""The deals and moves of one match in the tables: reading them, and writing what has changed."""

import json
import sqlite3
from typing import Any

from tappeto.match.record import Deal

Moves = list[tuple[str, str]]  # text and note


def read(db: sqlite3.Connection, id: int) -> list[dict[str, Any]]:
    """The stored deals of a match as `match.record` has them in JSON data, unchecked."""
    notes: list[dict[str, str]] = []
    deals: list[dict[str, Any]] = []
    for number, (head, moves) in enumerate(_stored(db, id)):
        notes.append({str(step): note for step, (_, note) in enumerate(moves) if note})
        dealer, pack, thrown = head
        deals.append(
            {
                "dealer": dealer,
                "pack": pack,
                "thrown": json.loads(thrown),
                "moves": " ".join(text for text, _ in moves),
                "notes": notes[number],
            }
        )
    return deals


def write(db: sqlite3.Connection, id: int, deals: list[Deal]) -> None:
    """Make the stored deals equal to these; what agrees already is left alone."""
    stored = _stored(db, id)
    for number, deal in enumerate(deals):
        head = (deal.dealer, deal.pack, json.dumps(deal.thrown))
        moves = [(text, deal.notes.get(step, "")) for step, text in enumerate(deal.moves)]
        there: Moves = []
        if number < len(stored):
            if stored[number][0] == head:
                there = stored[number][1]
            else:
                db.execute("DELETE FROM deal WHERE match = ? AND number = ?", (id, number))
        if number >= len(stored) or stored[number][0] != head:
            db.execute("INSERT INTO deal VALUES (?, ?, ?, ?, ?)", (id, number, *head))
        _write_moves(db, id, number, there, moves)
    db.execute("DELETE FROM deal WHERE match = ? AND number >= ?", (id, len(deals)))


def _write_moves(db: sqlite3.Connection, id: int, number: int, there: Moves, moves: Moves) -> None:
    same = 0
    while same < min(len(there), len(moves)) and there[same] == moves[same]:
        same += 1
    if same < len(there):
        db.execute("DELETE FROM move WHERE match = ? AND deal = ? AND step >= ?", (id, number, same))
    rows = [(id, number, step, *moves[step]) for step in range(same, len(moves))]
    db.executemany("INSERT INTO move VALUES (?, ?, ?, ?, ?)", rows)


def _stored(db: sqlite3.Connection, id: int) -> list[tuple[tuple[int, str, str], Moves]]:
    """Heads and moves of the stored deals. A gap in the numbers would show up as an illegal move."""
    deals: list[tuple[tuple[int, str, str], Moves]] = []
    at: dict[int, Moves] = {}
    heads = "SELECT number, dealer, pack, thrown FROM deal WHERE match = ? ORDER BY number"
    for number, dealer, pack, thrown in db.execute(heads, (id,)):
        at[number] = []
        deals.append(((dealer, pack, thrown), at[number]))
    moves = "SELECT deal, text, note FROM move WHERE match = ? ORDER BY deal, step"
    for number, text, note in db.execute(moves, (id,)):
        at[number].append((text, note))
    return deals
