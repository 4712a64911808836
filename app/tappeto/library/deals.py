"""The deals and moves of one match in the tables: reading them, and writing what has changed."""

import json
import sqlite3
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any

from tappeto.library.error import FAULTS
from tappeto.match.record import Deal

Moves = list[tuple[str, str]]  # text and note
Head = tuple[int, str, str]  # dealer, pack, thrown packs as JSON


def read(db: sqlite3.Connection, id: int, *, damaged: bool = False) -> list[dict[str, Any]]:
    """The stored deals of a match as `match.record` has them in JSON data, unchecked.

    In a damaged file as far as they can be read: what follows the first lost move is left out.
    """
    return [
        {
            "dealer": dealer,
            "pack": pack,
            "thrown": json.loads(thrown),
            "moves": " ".join(text for text, _ in moves),
            "notes": {str(step): note for step, (_, note) in enumerate(moves) if note},
        }
        for (dealer, pack, thrown), moves in _stored(db, id, damaged).values()
    ]


def write(db: sqlite3.Connection, id: int, deals: list[Deal]) -> None:
    """Make the stored deals equal to these; what agrees already is left alone."""
    stored = _stored(db, id)
    for number, deal in enumerate(deals):
        head = (deal.dealer, deal.pack, json.dumps(deal.thrown))
        there, moves = stored.get(number, (None, []))
        if there != head:
            db.execute("DELETE FROM deal WHERE match = ? AND number = ?", (id, number))
            db.execute("INSERT INTO deal VALUES (?, ?, ?, ?, ?)", (id, number, *head))
            moves = []
        _write_moves(db, id, number, moves, deal)
    db.execute("DELETE FROM deal WHERE match = ? AND number >= ?", (id, len(deals)))


def _write_moves(db: sqlite3.Connection, id: int, number: int, there: Moves, deal: Deal) -> None:
    moves = [(text, deal.notes.get(step, "")) for step, text in enumerate(deal.moves)]
    same = 0
    while same < min(len(there), len(moves)) and there[same] == moves[same]:
        same += 1
    if same < len(there):
        db.execute("DELETE FROM move WHERE match = ? AND deal = ? AND step >= ?", (id, number, same))
    rows = [(id, number, step, *moves[step]) for step in range(same, len(moves))]
    db.executemany("INSERT INTO move VALUES (?, ?, ?, ?, ?)", rows)


def _stored(db: sqlite3.Connection, id: int, damaged: bool = False) -> dict[int, tuple[Head, Moves]]:
    """Heads and moves of the stored deals, by number. A gap shows up as an illegal deal or move."""
    heads = "SELECT number, dealer, pack, thrown FROM deal WHERE match = ? ORDER BY number"
    deals: dict[int, tuple[Head, Moves]] = {}
    with _as_far_as(damaged):
        for number, dealer, pack, thrown in db.execute(heads, (id,)):
            deals[number] = ((dealer, pack, thrown), [])
    moves = "SELECT deal, text, note FROM move WHERE match = ? ORDER BY deal, step"
    last, whole = min(deals, default=0), False
    with _as_far_as(damaged):
        for last, text, note in db.execute(moves, (id,)):
            if last in deals:
                deals[last][1].append((text, note))
        whole = True
    return deals if whole else {number: deal for number, deal in deals.items() if number <= last}


def _as_far_as(damaged: bool) -> AbstractContextManager[None]:
    """Reading ends where a damaged file ends; elsewhere a fault is a fault."""
    return suppress(*FAULTS) if damaged else nullcontext()
