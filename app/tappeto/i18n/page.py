"""Rule pages and the handbook: a little markdown with tokens, turned into HTML for a text browser.

    # Title                       ## Heading {#anchor}       > what a first-time player reads instead
    - item    1. {#anchor} item   | table | row |            *term*  **strong**  [words](#anchor)
    !example 3c 5s 8b | 8d | 8b   on the table, played, and every capture that is allowed
    !trick 6b 2b 4c 1b | 2b | 4   a trick in playing order, the card that wins it, and its points
    !line 3-4 4-5 | 2-3 | left    a line of tiles from left to right, a tile, and where it may be laid

Tokens are put in when the page is shown, in the deck, language and options in use: `{card:7d}`,
`{suit:d}`, `{rank:8}`, `{opt:target}` (an option's value in words), `{option:napola}` (the same as a
mark that tells whether the option is in force here) and `{preset}`. The handbook has `{key:hint}`, the
keys that an action is on, and `{does:hint}`, what the action is called.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Final

from tappeto.i18n.cards import CardNames
from tappeto.i18n.phrase import N_, Phrase, Plain, ngettext_mark
from tappeto.i18n.speaker import Speaker

_TOKEN: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")
_ANCHOR: Final = re.compile(r"\s*\{#(\w+)\}\s*")
_HEAD: Final = re.compile(r"(#{1,2}) (.*)")
_ITEM: Final = re.compile(r"(-|\d+\.) (.*)")
_INLINE: Final = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<i>\1</i>"),
    (re.compile(r"\[(.+?)\]\((#\w+)\)"), r'<a href="\2">\1</a>'),
)

# What is said of a tile that may be laid at one end of a line.
LAID: Final = {
    "left": N_("The line: {tiles}. You hold {tile}. It goes to the left end."),
    "right": N_("The line: {tiles}. You hold {tile}. It goes to the right end."),
}


class PageError(ValueError):
    """A rule page that cannot be shown: a token that names nothing, or a line of no known kind."""


@dataclass(frozen=True)
class Example:
    """A position on the page: what lies, what is played, and each capture that is allowed, in writing."""

    table: tuple[str, ...]
    card: str
    takes: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Trick:
    """A trick on the page: its cards in playing order, the one that wins it, and its points."""

    cards: tuple[str, ...]
    winner: str
    points: int


@dataclass(frozen=True)
class Line:
    """A line of tiles on the page, from left to right, and where a tile may be laid: `left` or `right`."""

    tiles: tuple[str, ...]
    tile: str
    end: str


@dataclass(frozen=True)
class Choice:
    """An option in the match or the settings that the page is shown for: its value in words, and
    whether it is in force."""

    value: str
    on: bool


@dataclass(frozen=True)
class Filling:
    """What the tokens of a page stand for now. `options` are by name, `preset` is its title; `keys` and
    `does` are by action."""

    speaker: Speaker
    names: CardNames
    options: Mapping[str, Choice] = field(default_factory=dict)
    preset: str = ""
    keys: Mapping[str, str] = field(default_factory=dict)
    does: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Page:
    """A rule page as it is written. `headings` are anchor and words, in order."""

    title: str
    headings: list[tuple[str, str]] = field(default_factory=list)
    anchors: list[str] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    rows: list[Line] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def html(self, filling: Filling, picture: Callable[[Example], str] | None = None) -> str:
        """The page as HTML. `picture` may give an `<img>` for an example; its words stand below it."""
        return _Setter(filling, picture).set(self.lines)


def parse(text: str) -> Page:
    """The page of a text; PageError names a line that cannot be read."""
    page = Page(next((line[2:] for line in text.splitlines() if line.startswith("# ")), ""))
    for line in text.splitlines():
        page.anchors.extend(_ANCHOR.findall(line))
        if line.startswith("## "):
            words, anchors = _ANCHOR.sub("", line[3:]), _ANCHOR.findall(line)
            if not anchors:
                raise PageError(f"a heading without an anchor: {line!r}")
            page.headings.append((anchors[0], words))
        if line.startswith("!trick "):
            page.tricks.append(_trick(line))
        elif line.startswith("!line "):
            page.rows.append(_row_of_tiles(line))
        elif line.startswith("!"):
            page.examples.append(_example(line))
        page.lines.append(line.strip())
    return page


def _example(line: str) -> Example:
    parts = [part.strip() for part in line.removeprefix("!example ").split("|")]
    if not line.startswith("!example ") or len(parts) != 3:
        raise PageError(f"no example: {line!r}")
    table, card, takes = parts
    return Example(tuple(table.split()), card, tuple(tuple(take.split("+")) for take in takes.split()))


def _trick(line: str) -> Trick:
    parts = [part.strip() for part in line.removeprefix("!trick ").split("|")]
    if len(parts) != 3 or not parts[2].isdecimal():
        raise PageError(f"no trick: {line!r}")
    return Trick(tuple(parts[0].split()), parts[1], int(parts[2]))


def _row_of_tiles(line: str) -> Line:
    parts = [part.strip() for part in line.removeprefix("!line ").split("|")]
    if len(parts) != 3 or parts[2] not in LAID:
        raise PageError(f"no line of tiles: {line!r}")
    return Line(tuple(parts[0].split()), parts[1], parts[2])


class _Setter:
    """Sets lines as HTML, block by block."""

    def __init__(self, filling: Filling, picture: Callable[[Example], str] | None) -> None:
        self._filling = filling
        self._picture = picture
        self._out: list[str] = []
        self._open = ""  # the list, table or box that the next line may belong to

    def set(self, lines: list[str]) -> str:
        for line in lines:
            self._line(line)
        self._within("")
        return "\n".join(self._out)

    def _within(self, block: str) -> None:
        """Close what is open unless it is of this kind, and open it if need be."""
        if block == self._open:
            return
        if self._open:
            self._out.append({"box": "</td></tr></table>"}.get(self._open, f"</{self._open}>"))
        self._open = block
        if block:
            box = '<table class="box" width="100%" cellpadding="12"><tr><td>'
            table = '<table class="figures" cellpadding="4">'
            self._out.append({"box": box, "table": table}.get(block, f"<{block}>"))

    def _line(self, line: str) -> None:
        if not line:
            self._within("")
        elif head := _HEAD.fullmatch(line):
            self._within("")
            level = len(head[1])
            self._out.append(f"<h{level}>{self._anchored(head[2])}</h{level}>")
        elif line.startswith("> "):
            self._within("box")
            self._out.append(f"<p>{self._anchored(line[2:])}</p>")
        elif line.startswith("|"):
            self._row([cell.strip() for cell in line.strip("|").split("|")])
        elif line.startswith("!trick "):
            self._within("")
            self._tell(_trick(line))
        elif line.startswith("!line "):
            self._within("")
            self._lay(_row_of_tiles(line))
        elif line.startswith("!"):
            self._within("")
            self._show(_example(line))
        elif item := _ITEM.fullmatch(line):
            self._within("ul" if item[1] == "-" else "ol")
            self._out.append(f"<li>{self._anchored(item[2])}</li>")
        else:
            self._within("")
            self._out.append(f"<p>{self._anchored(line)}</p>")

    def _row(self, cells: list[str]) -> None:
        kind = "td" if self._open == "table" else "th"
        self._within("table")
        texts = "".join(f'<{kind} align="left">{self._words(cell)}</{kind}>' for cell in cells)
        self._out.append(f"<tr>{texts}</tr>")

    def _anchored(self, text: str) -> str:
        """A line with its anchors where they stand."""
        marks = "".join(f'<a name="{anchor}"></a>' for anchor in _ANCHOR.findall(text))
        return marks + self._words(_ANCHOR.sub("", text))

    def _words(self, text: str) -> str:
        text = escape(text, quote=False)
        for pattern, tags in _INLINE:
            text = pattern.sub(tags, text)
        return _TOKEN.sub(self._token, text)

    def _token(self, token: re.Match[str]) -> str:
        kind, name = token[1], token[2] or ""
        filling = self._filling
        try:
            match kind:
                case "card":
                    return escape(filling.names.card(name))
                case "suit":
                    return escape(filling.names.suit(name))
                case "rank":
                    return escape(filling.names.rank(name))
                case "opt":
                    return escape(filling.options[name].value)
                case "option":
                    choice = filling.options[name]
                    return f'<span class="{"on" if choice.on else "off"}">{escape(choice.value)}</span>'
                case "preset":
                    return escape(filling.preset)
                case "key":
                    return escape(filling.keys[name])
                case "does":
                    return escape(filling.does[name])
        except (KeyError, ValueError) as problem:
            raise PageError(f"{token[0]} names nothing") from problem
        raise PageError(f"no token: {token[0]}")

    def _show(self, example: Example) -> None:
        say, card = self._filling.speaker.say, self._filling.names.card
        takes = [", ".join(map(card, take)) for take in example.takes]
        if len(takes) == 1:
            text = N_("On the table: {table}. You play: {card}. It takes: {first}.")
        else:
            text = N_("On the table: {table}. You play: {card}. It takes: {first}; or: {second}.")
        values = {"table": ", ".join(map(card, example.table)), "card": card(example.card), "first": takes[0]}
        values["second"] = "; ".join(takes[1:])
        words = escape(say(Phrase(text, {place: Plain(value) for place, value in values.items()})))
        picture = self._picture(example) + "<br>" if self._picture else ""
        self._out.append(f'<p class="example">{picture}{words}</p>')

    def _tell(self, trick: Trick) -> None:
        say, card = self._filling.speaker.say, self._filling.names.card
        places = {"cards": Plain(", ".join(map(card, trick.cards))), "winner": Plain(card(trick.winner))}
        phrase = ngettext_mark(
            "Played: {cards}. It goes to: {winner}. It is worth one point.",
            "Played: {cards}. It goes to: {winner}. It is worth {n} points.",
            trick.points,
            **places,
        )
        self._out.append(f'<p class="example">{escape(say(phrase))}</p>')

    def _lay(self, row: Line) -> None:
        places = {"tiles": Plain(", ".join(row.tiles)), "tile": Plain(row.tile)}
        words = self._filling.speaker.say(Phrase(LAID[row.end], {**places}))
        self._out.append(f'<p class="example">{escape(words)}</p>')
