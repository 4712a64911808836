"""Keeps the message catalogues: finds the texts in the source, updates and compiles every language.

python tools/catalogues.py          find texts, update assets/locale/*/LC_MESSAGES/tappeto.po, compile
python tools/catalogues.py check    say what is stale, missing or wrong; exit 1 if anything is

English needs no catalogue: its texts are the message ids. Texts that the source has no more are dropped;
new ones stand in the catalogue with an empty translation, like ones whose English was changed.
"""

import ast
import re
import sys
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "app" / "tappeto"
LOCALE = ROOT / "assets" / "locale"
PLURALS = {"it": "nplurals=2; plural=(n != 1);"}  # every language that has a catalogue
MARKS = {"N_", "tr", "Phrase"}  # their first argument is a text
# A date of its own would make every run a change.
DATE = datetime(2026, 11, 30, tzinfo=UTC)
PLACE = re.compile(r"\{\w*\}")


def path(language: str) -> Path:
    """The catalogue of a language, as text."""
    return LOCALE / language / "LC_MESSAGES" / "tappeto.po"


def found() -> Catalog:
    """Every text that the source marks, with the files that it stands in."""
    catalog = Catalog(project="Tappeto", charset="utf-8")
    for path in sorted(SOURCE.rglob("*.py")):
        calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
            for context, text in marked(call):
                catalog.add(text, locations=[(path.relative_to(SOURCE).as_posix(), 0)], context=context)
    return catalog


def marked(call: ast.Call) -> list[tuple[str | None, str | tuple[str, str]]]:
    """The texts that a call marks, with their contexts; calls inside f-strings count too.

    Babel's own extraction reads tokens, and before Python 3.12 an f-string is a single one.
    """
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    texts = [written_out(argument) for argument in call.args[:2]]
    if name in MARKS and texts:
        return [(None, text) for text in texts[0]]
    if name == "NC_" and len(texts) == 2:
        return [(context, text) for context in texts[0] for text in texts[1]]
    if name == "ngettext_mark" and len(texts) == 2:
        return [(None, (one, many)) for one, many in zip(*texts, strict=False)]
    return []


def written_out(node: ast.expr) -> list[str]:
    """The texts that an expression may be; none if it is not written out here."""
    if isinstance(node, ast.IfExp):
        return written_out(node.body) + written_out(node.orelse)
    return (
        [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value else []
    )


def read(language: str) -> Catalog:
    """The catalogue of a language as it is kept; an empty one if there is none yet."""
    if path(language).exists():
        with path(language).open("rb") as file:
            return read_po(file, locale=language)
    heading = f"# Tappeto in {language}.\n# Licence: MIT, like the program.\n"
    fields = {
        "Project-Id-Version": "Tappeto 1",
        "Report-Msgid-Bugs-To": "",
        "Last-Translator": "",
        "Language": language,
        "Language-Team": language,
        "Plural-Forms": PLURALS[language],
        "Content-Type": "text/plain; charset=utf-8",
    }
    header = "".join(f'"{name}: {value}\\n"\n' for name, value in fields.items())
    return read_po(BytesIO(f'{heading}msgid ""\nmsgstr ""\n{header}'.encode()), locale=language)


def written(catalog: Catalog) -> bytes:
    """A catalogue as the text of its file."""
    catalog.creation_date = catalog.revision_date = DATE
    catalog.fuzzy = False
    text = BytesIO()
    write_po(text, catalog, width=100, include_lineno=False, sort_by_file=True, ignore_obsolete=True)
    return text.getvalue()


def compiled(catalog: Catalog) -> bytes:
    """A catalogue in the form that the program reads."""
    catalog.creation_date = catalog.revision_date = DATE
    code = BytesIO()
    write_mo(code, catalog)
    return code.getvalue()


def update() -> None:
    """Bring every catalogue up to the source, and compile it."""
    texts = found()
    for language in PLURALS:
        catalog = read(language)
        catalog.update(texts, no_fuzzy_matching=True)
        path(language).parent.mkdir(parents=True, exist_ok=True)
        path(language).write_bytes(written(catalog))
        path(language).with_suffix(".mo").write_bytes(compiled(catalog))


def faults() -> list[str]:
    """What is stale, missing or wrong in the catalogues, one line each."""
    wanted = {_key(message) for message in found() if message.id}
    lines: list[str] = []
    for language in PLURALS:
        catalog = read(language)
        own = {_key(message) for message in catalog if message.id}
        lines += [f"{language}: not in the catalogue: {id!r}" for _, id in sorted(wanted - own, key=str)]
        lines += [f"{language}: no longer in the source: {id!r}" for _, id in sorted(own - wanted, key=str)]
        for message in catalog:
            if message.id:
                lines += [f"{language}: {fault}: {message.id!r}" for fault in _faults(message)]
        if _texts(catalog) != _texts(in_use(language)):
            lines.append(f"{language}: the compiled catalogue is stale; run tools/catalogues.py")
    return lines


def in_use(language: str) -> Catalog:
    """The compiled catalogue as it is kept; an empty one if there is none."""
    code = path(language).with_suffix(".mo")
    return read_mo(BytesIO(code.read_bytes())) if code.exists() else Catalog()


def _texts(catalog: Catalog) -> dict[object, object]:
    """The translations in a catalogue; its header tells which Babel wrote it, which does not count."""
    return {_key(message): _strings(message) for message in catalog if message.id and all(_strings(message))}


def _key(message: Message) -> tuple[str, str | tuple[str, ...]]:
    return message.context or "", message.id if isinstance(message.id, str) else tuple(message.id)


def _strings(message: Message) -> list[str]:
    """The forms of a translation; an empty one where there is none."""
    return [message.string] if isinstance(message.string, str) else list(message.string or [""])


def _faults(message: Message) -> list[str]:
    """What is wrong with one translation."""
    sources = [message.id] if isinstance(message.id, str) else list(message.id)
    targets = _strings(message)
    if not all(targets):
        return ["not translated"]
    if message.fuzzy:
        return ["fuzzy"]
    # The form for one may say its number in a word, as the English one may.
    allowed = [set(PLACE.findall(source)) for source in sources]
    return [] if all(set(PLACE.findall(target)) in allowed for target in targets) else ["other places"]


def main() -> int:
    if sys.argv[1:] == ["check"]:
        lines = faults()
        print("\n".join(lines) or "The catalogues are whole.")
        return 1 if lines else 0
    if sys.argv[1:]:
        print(__doc__)
        return 2
    update()
    for line in faults():
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
