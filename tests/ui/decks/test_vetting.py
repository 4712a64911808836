"""Hostile and broken deck folders: each is refused with its sentence, within a second, and left as it was."""

import base64
import gzip
import os
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tappeto import paths
from tappeto.core.cards import JASS36, LATIN40
from tappeto.i18n import install
from tappeto.ui.decks.vet.faults import Refused
from tappeto.ui.decks.vet.vetting import vet
from tests.ui.decks.making import CARD, SVG, deck, kde, png

PACKS = {"latin40": LATIN40}
DOCTYPE = (
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "'
    + "&a;" * 50
    + '"><!ENTITY c "'
    + "&b;" * 50
    + '">]>'
)
HUGE = base64.b64encode(png(1, 1, claimed=(40_000, 40_000))).decode()


def put(text: str, file: str = "7d.svg") -> Callable[[Path], object]:
    """Another picture in the place of a card's."""
    return lambda folder: (folder / file).write_text(text, encoding="utf-8")


def inside(text: str) -> Callable[[Path], object]:
    """Something inside the seven of coins."""
    return put(SVG + text + "</svg>")


def toml(old: str, new: str) -> Callable[[Path], object]:
    """Another text in deck.toml."""

    def spoil(folder: Path) -> None:
        text = (folder / "deck.toml").read_text(encoding="utf-8")
        assert old in text
        (folder / "deck.toml").write_text(text.replace(old, new), encoding="utf-8")

    return spoil


def linked(file: str, target: str) -> Callable[[Path], object]:
    """A link in the place of a file."""

    def spoil(folder: Path) -> None:
        (folder / file).unlink(missing_ok=True)
        (folder / file).symlink_to(target)

    return spoil


def piped(folder: Path) -> None:
    (folder / "7d.svg").unlink()
    os.mkfifo(folder / "7d.svg")


def repeated(folder: Path) -> None:
    """Ten to the power of twelve circles, in fifteen lines."""
    lines = ['<defs><circle id="g0" r="9"/>']
    for n in range(1, 13):
        use = f'<use xlink:href="#g{n - 1}"/>' * 10
        lines.append(f'<g id="g{n}">{use}</g>')
    inside("".join([*lines, '</defs><use xlink:href="#g12"/>']))(folder)


def chained(folder: Path) -> None:
    """Each group repeats the one before: few elements, but a thousand deep."""
    groups = "".join(f'<g id="g{n}"><use xlink:href="#g{n - 1}"/></g>' for n in range(1, 1000))
    inside(f'<g id="g0"/>{groups}')(folder)


def spread(folder: Path) -> None:
    """Each picture may be drawn, but all of them are too much."""
    for text in LATIN40.texts:
        put(SVG + "<g/>" * 19_000 + "</svg>", f"{text}.svg")(folder)


def heavy(folder: Path) -> None:
    """Long lines, forty times."""
    for text in LATIN40.texts:
        put(SVG + f'<path d="{"M1,2 " * 200_000}"/></svg>', f"{text}.svg")(folder)


def large(folder: Path) -> None:
    """A hundred megabytes that nobody wrote."""
    with (folder / "7d.svg").open("wb") as file:
        file.truncate(100_000_000)


def crowded(folder: Path) -> None:
    for number in range(300):
        (folder / f"{number}.txt").touch()


def deep(folder: Path) -> None:
    (folder / "a/b/c/d/e/f").mkdir(parents=True)


HOSTILE: dict[str, tuple[Callable[[Path], object], str]] = {
    "no deck.toml": (
        lambda folder: (folder / "deck.toml").unlink(),
        "deck.toml: missing. Write one; it says which picture is which card.",
    ),
    "bad toml": (toml("size =", "size"), "deck.toml: cannot be read: "),
    "toml in another encoding": (
        lambda folder: (folder / "deck.toml").write_bytes(b'name = "\xff\xfe"'),
        "deck.toml: cannot be read: ",
    ),
    "toml nested deep": (toml("size =", "x = " + "[\n" * 10_000 + "\nsize ="), "is nested too deep."),
    "toml too large": (toml("size =", "#" * 70_000 + "\nsize ="), "deck.toml: is larger than 32 kB."),
    "a key with many dots": (toml("size =", "a" + ".a" * 15_000 + " = 1\nsize ="), "a line of more than 300"),
    "a number for a name": (toml('{en = "Homemade", it = "Fatte in casa"}', "7"), "“name” is missing"),
    "control characters in the name": (toml("Homemade", "Home\\u0007\\u202emade"), "“name” is missing"),
    "size in words": (toml("[300, 500]", '["wide", 500]'), "“size” is missing, or not two whole numbers"),
    "no size at all": (toml("size = [300, 500]", ""), "“size” is missing, or not two whole numbers"),
    "size zero": (toml("[300, 500]", "[300, 0]"), "“size” is missing, or not two whole numbers"),
    "size of a stick": (
        toml("[300, 500]", "[155, 500]"),
        "deck.toml: width divided by height of a card is 0.31. It must lie between 0.45 and 0.8.",
    ),
    "packs are a text": (toml("[packs.latin40]", 'packs = "all"\n[cards]'), "has the cards of no game"),
    "a pack is no table": (toml("[packs.latin40]", "[packs]\nlatin40 = 3\n[cards]"), "is no table of cards"),
    "a pack of no game": (toml("latin40", "tarot78"), "deck.toml: has the cards of no game that is here."),
    "index is a text": (toml("size =", 'index = "yes"\nsize ='), "“index” is neither true nor false."),
    "style of its own": (
        toml("size =", 'style = "dutch"\nsize ='),
        "“style” is none of these: latin, french, swiss, german.",
    ),
    "tongue is a list": (toml("size =", "tongue = [1]\nsize ="), "“tongue” is not the code of a language."),
    "a card without a line": (
        toml('7d = "7d.svg"', ""),
        '[packs.latin40] has no line for this card: seven of coins. Write the name of its picture: 7d = "7d',
    ),
    "a card too many": (toml('7d = "7d.svg"', '7d = "7d.svg"\n11d = "7d.svg"'), "has no card “11d”."),
    "a picture is missing": (
        lambda folder: (folder / "7d.svg").unlink(),
        "1. 7d.svg: missing. Put a picture of the seven of coins there.",
    ),
    "a way up": (toml('"7d.svg"', '"../7d.svg"'), "deck.toml: names a file outside the folder: ../7d.svg"),
    "an absolute path": (toml('"7d.svg"', '"/etc/passwd"'), "names a file outside the folder: /etc/passwd"),
    "a path of Windows": (toml('"7d.svg"', '"C:\\\\7d.svg"'), "names a file outside the folder: C:\\7d.svg"),
    "a control character in a path": (toml('"7d.svg"', '"7d\\u0000.svg"'), "names a file outside the folder"),
    "a page for a picture": (toml('"7d.svg"', '"7d.html"'), "a file that is neither SVG nor PNG: 7d.html"),
    "a link that leads out": (linked("7d.svg", "/etc/hostname"), "7d.svg: is a link to another place."),
    "a link to a folder": (linked("more", "/"), "more: is a link to another place. Put the"),
    "deck.toml is a link": (linked("deck.toml", "/dev/zero"), "deck.toml: is a link to another place."),
    "a pipe": (piped, "7d.svg: is not a file. Take it out of the folder."),
    "a name that cannot be shown": (put("", "7\n\x1b[31md.svg"), "has characters in its name that cannot be"),
    "an entity bomb": (put(DOCTYPE + SVG + "<text>&c;</text></svg>"), "7d.svg: has a DOCTYPE or declares"),
    "an outside entity": (
        put('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + SVG + "<text>&a;</text></svg>"),
        "7d.svg: has a DOCTYPE or declares entities. Delete everything from <!DOCTYPE to the first <svg.",
    ),
    "a doctype in UTF-16": (
        lambda folder: (folder / "7d.svg").write_bytes((DOCTYPE + CARD).encode("utf-16")),
        "7d.svg: is not a whole picture.",
    ),
    "a picture from the network": (
        inside('<image xlink:href="http://example.org/7.png" width="9" height="9"/>'),
        "7d.svg: asks for something outside itself: http://example.org/7.png",
    ),
    "a picture of the computer": (
        inside('<image href="file:///etc/passwd"/>'),
        "7d.svg: asks for something outside itself: file:///etc/passwd",
    ),
    "a picture beside it": (inside('<use href="../8d.svg#a"/>'), "asks for something outside itself"),
    "a paint from outside": (inside('<rect style="fill: url( \'http://a/b#c\')"/>'), "outside itself: http://a"),
    "a style from outside": (inside("<style>@import 'http://a/b.css';</style>"), "outside itself: @import"),
    "a style sheet beside it": (
        put('<?xml-stylesheet href="http://a/b.css"?>' + CARD),
        "7d.svg: asks for something outside itself: href=",
    ),
    "an SVG in an SVG": (inside('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), "itself: data:"),
    "an embedded bomb": (
        inside(f'<image xlink:href="data:image/png;base64,{HUGE}"/>'),
        "7d.svg: has 40000 by 40000 pixels. Make it no larger than 4000 by 4000.",
    ),
    "embedded nonsense": (inside('<image href="data:image/png;base64,AAAA"/>'), "is not a whole picture."),
    "a script": (inside("<script>alert(1)</script>"), "7d.svg: holds more than a picture (script)."),
    "a handler": (inside('<rect onclick="alert(1)"/>'), "7d.svg: holds more than a picture (onclick)."),
    "a page inside": (inside("<foreignObject/>"), "7d.svg: holds more than a picture (foreignObject)."),
    "it moves": (inside('<rect><animate attributeName="x"/></rect>'), "7d.svg: moves by itself (<animate>)."),
    "nested deep": (inside("<g>" * 30_000 + "</g>" * 30_000), "7d.svg: has elements nested deeper than 100"),
    "repeated in a circle": (
        inside('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
        "7d.svg: has elements nested deeper than 100, or in a circle.",
    ),
    "repeated without end": (repeated, "7d.svg: has more than 20000 elements."),
    "repeated in a chain": (chained, "7d.svg: has elements nested deeper than 100"),
    "too many attributes": (
        inside("<g " + " ".join(f'a{n}="("' for n in range(150_000)) + "/>"),
        "7d.svg: has more than 20000 elements.",
    ),
    "too many elements": (inside("<g/>" * 400_000), "7d.svg: has more than 20000 elements."),
    "too many in all": (spread, "has more than 60000 elements in its pictures."),
    "too many styles": (inside("<style>" + "url(#a) " * 170_000 + "</style>"), "more than 20000 elements."),
    "too much SVG": (heavy, "has more than 30 MB of SVG. Make its pictures simpler."),
    "an SVG too large": (inside("<!--" + "x" * 2_000_000 + "-->"), "7d.svg: is larger than 2 MB."),
    "a hundred megabytes": (large, "is larger than 60 MB altogether. Make its pictures smaller."),
    "too many files": (crowded, "holds more than 200 files. Leave only the deck in it."),
    "folders in folders": (deep, "a/b/c/d: lies too deep in other folders."),
    "a text for a picture": (put("the seven of coins"), "7d.svg: is not a whole picture."),
    "half a picture": (put(CARD[:-20]), "7d.svg: is not a whole picture."),
    "a page by the name of a picture": (put("<html/>"), "7d.svg: is not a whole picture."),
    "another shape": (put(CARD.replace("300 500", "500 300")), "another shape than the deck: 500 by 300."),
    "no shape": (put(CARD.replace("0 0 300 500", "")), "7d.svg: does not say how large it is."),
    "an endless shape": (put(CARD.replace("300 500", "1e999 500")), "7d.svg: does not say how large it is."),
}  # fmt: skip


@pytest.fixture(autouse=True)
def _english() -> None:
    install("en", paths.assets() / "locale")


def sentences(refused: Refused) -> list[str]:
    """The faults as the person reads them."""
    return [fault.sentence(number) for number, fault in enumerate(refused.faults, 1)]


def contents(folder: Path) -> dict[str, tuple[int, int]]:
    """Every entry with its size and time."""
    found = {}
    for root, folders, files in os.walk(folder):
        for name in (*folders, *files):
            state = (Path(root) / name).lstat()
            found[os.path.join(root, name)] = (state.st_size, state.st_mtime_ns)  # noqa: PTH118 - odd names
    return found


def refusal(folder: Path) -> list[str]:
    """Why a folder is refused, and that it is left alone, within a second."""
    # Time of the processor, because others may be using it too.
    before, began = contents(folder), time.process_time()
    with pytest.raises(Refused) as refused:
        vet(folder, PACKS)
    assert time.process_time() - began < 1
    assert contents(folder) == before
    lines = sentences(refused.value)
    assert all(line.isprintable() and "{" not in line for line in lines)
    return lines


@pytest.mark.parametrize("name", HOSTILE)
def test_a_bad_folder_is_refused_with_its_sentence(tmp_path, name):
    spoil, sentence = HOSTILE[name]
    folder = deck(tmp_path / "homemade")
    spoil(folder)
    lines = refusal(folder)
    assert any(sentence in line for line in lines), lines


HOSTILE_PNG: dict[str, tuple[bytes, str]] = {
    "larger than it may be": (png(1, 1, claimed=(30_000, 50_000)), "has 30000 by 50000 pixels."),
    "no pixels": (png(1, 1, claimed=(0, 0)), "is not a whole picture."),
    "cut off": (png(60, 100)[:-30], "is not a whole picture."),
    "damaged": (png(60, 100).replace(b"IDAT", b"IDAD"), "is not a whole picture."),
    "something else": (b"GIF89a" + bytes(50), "is not a whole picture."),
    "too many bytes": (bytes(8_000_001), "is larger than 8 MB."),
    "lying": (png(100, 60), "has another shape than the deck: 100 by 60."),
}


@pytest.mark.parametrize("name", HOSTILE_PNG)
def test_a_bad_png_is_refused_with_its_sentence(tmp_path, name):
    data, sentence = HOSTILE_PNG[name]
    folder = deck(tmp_path / "homemade", suffix="png")
    (folder / "7d.png").write_bytes(data)
    assert refusal(folder)[0].startswith(f"1. 7d.png: {sentence}")


def index(old: str, new: str) -> Callable[[Path], object]:
    return lambda folder: (folder / "index.desktop").write_text(
        (folder / "index.desktop").read_text(encoding="utf-8").replace(old, new), encoding="utf-8"
    )


def bomb(folder: Path) -> None:
    """Fifty megabytes of nothing in a small file."""
    (folder / "cards.svgz").write_bytes(gzip.compress(bytes(50_000_000), 1))


HOSTILE_KDE: dict[str, tuple[Callable[[Path], object], str]] = {
    "no name": (index("Name=Ornate", ""), "index.desktop: “Name” is missing, or no name."),
    "no picture named": (index("SVG=", "PNG="), "index.desktop: does not name the picture with the cards."),
    "a picture elsewhere": (index("SVG=", "SVG=../"), "names a file outside the folder: ../cards.svgz"),
    "no picture": (lambda folder: (folder / "cards.svgz").unlink(), "cards.svgz: missing."),
    "a gzip bomb": (bomb, "cards.svgz: is larger than 10 MB."),
    "a damaged gzip": (lambda f: (f / "cards.svgz").write_bytes(b"\x1f\x8bxxxx"), "is not a whole picture."),
    "half a gzip": (
        lambda f: (f / "cards.svgz").write_bytes((f / "cards.svgz").read_bytes()[:-99]),
        "is not a whole picture.",
    ),
    "an entity bomb": (
        lambda f: (f / "cards.svgz").write_bytes(gzip.compress((DOCTYPE + CARD).encode())),
        "cards.svgz: has a DOCTYPE or declares entities.",
    ),
}


@pytest.mark.parametrize("name", HOSTILE_KDE)
def test_a_bad_kde_deck_is_refused_with_its_sentence(tmp_path, name):
    spoil, sentence = HOSTILE_KDE[name]
    folder = kde(tmp_path / "ornate")
    spoil(folder)
    lines = refusal(folder)
    assert any(sentence in line for line in lines), lines


def test_a_kde_deck_without_a_card_that_is_needed_is_refused(tmp_path):
    lines = refusal(kde(tmp_path / "ornate", without=("king_diamond", "8_club")))
    assert lines == [
        "1. cards.svgz: has no element “king_diamond”. Draw this card, and give it that id: king of coins."
    ]


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_a_good_folder_is_a_deck(tmp_path, suffix):
    checked = vet(deck(tmp_path / "homemade", suffix=suffix), PACKS)
    assert checked.names == {"en": "Homemade", "it": "Fatte in casa"}
    assert checked.ratio == 0.6
    assert len(checked.files) == 41


def test_our_own_decks_keep_the_rules_for_others(request):
    for file in (request.config.rootpath / "assets" / "cards").glob("*/deck.toml"):
        checked = vet(file.parent, {**PACKS, JASS36.name: JASS36})
        assert checked.names == tomllib.loads(file.read_text(encoding="utf-8"))["name"]


def test_faults_are_told_all_at_once_but_not_without_end(tmp_path):
    folder = deck(tmp_path / "homemade")
    for text in LATIN40.texts:
        (folder / f"{text}.svg").unlink()
    with pytest.raises(Refused) as refused:
        vet(folder, PACKS)
    assert len(refused.value.faults) == 12
    assert refused.value.more > 0


def test_a_folder_that_is_none_is_refused(tmp_path):
    assert refusal(tmp_path / "nothing") == [
        "1. nothing: cannot be read. Make it a folder that you may open."
    ]
