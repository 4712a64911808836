"""Looking through an SVG picture before Qt draws it: no tricks, and not too much to draw."""

import base64
import binascii
import math
import re
import zlib
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from tappeto.i18n import N_, Phrase, Plain
from tappeto.ui.decks.vet import limits, raster
from tappeto.ui.decks.vet.faults import Bad, harmless
from tappeto.ui.decks.vet.folder import too_large

ACTIVE: Final = {
    "script", "handler", "listener", "foreignobject", "iframe", "object", "embed", "audio", "video",
}  # fmt: skip
MOVING: Final = {
    "animate", "animatecolor", "animatemotion", "animatetransform", "animation", "set", "discard",
}  # fmt: skip
URL: Final = re.compile(r"url\s*\(\s*[\"']?\s*([^\"')]*)", re.IGNORECASE)
SHARE: Final = 5  # attributes that take as long to look at as an element
DATA: Final = re.compile(r"data:image/(?:png|jpe?g);base64,", re.IGNORECASE)
NUMBER: Final = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
LENGTH: Final = re.compile(rf"\s*({NUMBER})\s*(?:px|pt|pc|mm|cm|in)?\s*")


@dataclass(slots=True)
class Node:
    """An element: its own children, and what it repeats."""

    children: "list[Node]" = field(default_factory=list)
    repeats: str = ""


class Drawing:
    """What an SVG file holds; Bad if it must not be drawn. `elements` counts repeated ones again."""

    def __init__(self, data: bytes, most: int = limits.ELEMENTS) -> None:
        self.most = most
        self.width = self.height = 0.0
        self.ids: dict[str, Node] = {}
        self.elements = 0
        self._stack: list[Node] = []
        self._root_node = Node()
        self._style = False
        self._repeats = False
        self._pixels = 0
        self._parse(data)
        if self._repeats:
            self._count_repeated()

    def _parse(self, data: bytes) -> None:
        # Qt might read other encodings differently from us, so that it would see another picture.
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as problem:
            raise raster.not_a_picture() from problem
        # The parser reads a tag to its end before it tells, which may take longer than a person waits.
        tags = data.split(b"<")
        if len(tags) > 4 * self.most or max(tag.count(b"=") for tag in tags) > limits.ATTRIBUTES:
            raise too_many(self.most)
        parser = expat.ParserCreate("utf-8")
        parser.buffer_text = True
        # Before any entity is declared, let alone used.
        parser.StartDoctypeDeclHandler = self._doctype
        parser.ProcessingInstructionHandler = self._instruction
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        try:
            parser.Parse(data, True)
        except expat.ExpatError as problem:
            raise raster.not_a_picture() from problem

    # --- what the parser meets

    def _doctype(self, *_: object) -> None:
        raise Bad(
            Phrase(N_("has a DOCTYPE or declares entities.")),
            Phrase(N_("Delete everything from <!DOCTYPE to the first <svg.")),
        )

    def _instruction(self, target: str, data: str) -> None:
        if target.lower() == "xml-stylesheet":
            raise outside(data)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        kind = name.rpartition(":")[2].lower()
        if not self._stack:
            self._root(kind, attributes)
        elif len(self._stack) >= limits.NESTED:
            raise nested()
        self._count(1 + len(attributes) // SHARE)
        if kind in ACTIVE:
            raise script(name)
        if kind in MOVING:
            raise Bad(
                Phrase(N_("moves by itself (<{element}>)."), {"element": Plain(harmless(name))}),
                Phrase(N_("Save it as a picture that stands still.")),
            )
        node = Node() if self._stack else self._root_node
        if self._stack:
            self._stack[-1].children.append(node)
        self._stack.append(node)
        self._style = kind == "style"
        for key, value in attributes.items():
            self._attribute(kind, key.rpartition(":")[2].lower(), value, node)

    def _count(self, elements: int) -> None:
        self.elements += elements
        if self.elements > self.most:
            raise too_many(self.most)

    def _root(self, kind: str, attributes: dict[str, str]) -> None:
        if kind != "svg":
            raise raster.not_a_picture()
        box = re.split(r"[\s,]+", attributes.get("viewBox", "").strip())
        sides = box[2:] if len(box) == 4 else [attributes.get("width", ""), attributes.get("height", "")]
        # A number of a million figures would keep the expression busy for hours.
        found = [LENGTH.fullmatch(side[:40]) for side in sides]
        self.width, self.height = [float(side[1]) if side else 0.0 for side in found]
        if not all(math.isfinite(side) and side > 0 for side in (self.width, self.height)):
            raise Bad(
                Phrase(N_("does not say how large it is.")),
                Phrase(N_("Give its <svg> a viewBox with four numbers.")),
            )

    def _attribute(self, kind: str, key: str, value: str, node: Node) -> None:
        if key.startswith("on"):
            raise script(key)
        if key == "id":
            self.ids.setdefault(value, node)
        elif key in ("href", "src"):
            target = value.strip()
            if target.startswith("#"):
                if kind == "use":
                    node.repeats = target[1:]
                    self._repeats = True
            elif kind == "image" and DATA.match(target):
                self._embedded(target)
            elif target:
                raise outside(target)
        elif "(" in value:
            self._count(check_urls(value))

    def _end(self, _: str) -> None:
        self._stack.pop()
        self._style = False

    def _text(self, text: str) -> None:
        if self._style:
            if "@import" in text.lower():
                raise outside("@import")
            self._count(check_urls(text))

    # --- what `use` repeats

    def _count_repeated(self) -> None:
        """Ten elements, each repeating the one before ten times, are ten thousand million."""
        counted: dict[int, tuple[int, int]] = {}
        drawn, _ = self._weigh(self._root_node, 0, counted)
        self.elements = max(self.elements, drawn)

    def _weigh(self, node: Node, depth: int, counted: dict[int, tuple[int, int]]) -> tuple[int, int]:
        """How many elements are drawn for one, and how deep they lie in each other."""
        if depth > limits.NESTED:
            raise nested()
        if id(node) not in counted:
            total, deep = 1, 0
            repeated = self.ids.get(node.repeats) if node.repeats else None
            for one in [*node.children, *([repeated] if repeated is not None else [])]:
                more, levels = self._weigh(one, depth + 1, counted)
                total, deep = total + more, max(deep, levels)
                if total > self.most:
                    raise too_many(self.most)
            if deep >= limits.NESTED:
                raise nested()
            counted[id(node)] = (total, deep + 1)
        return counted[id(node)]

    # --- embedded pictures

    def _embedded(self, target: str) -> None:
        """A picture inside the file must be what it says, and not unpack to a huge one."""
        try:
            data = base64.b64decode("".join(target.partition(",")[2].split()), validate=True)
        except binascii.Error as problem:
            raise raster.not_a_picture() from problem
        width, height = raster.jpeg_size(data) if data.startswith(raster.JPEG) else raster.png_size(data)
        self._pixels += width * height
        if self._pixels > limits.SIDE**2:
            raise Bad(
                Phrase(N_("holds pictures of more than {n} megapixels."), {"n": limits.SIDE**2 // 1_000_000}),
                Phrase(N_("Make it simpler or smaller.")),
            )


def unpacked(data: bytes, most: int) -> bytes:
    """The contents of an .svgz file; Bad if it is damaged, or more than `most` bytes come out of it."""
    inflating = zlib.decompressobj(wbits=31)
    try:
        out = inflating.decompress(data, most + 1)
    except zlib.error as problem:
        raise raster.not_a_picture() from problem
    if len(out) > most:
        raise too_large(most)
    if not inflating.eof:
        raise raster.not_a_picture()
    return out


def check_urls(text: str) -> int:
    """Paints and the like must be in the picture itself; how many are named."""
    targets = URL.findall(text) if "url" in text.lower() else []
    for target in targets:
        if not target.startswith("#"):
            raise outside(target)
    return len(targets)


def outside(target: str) -> Bad:
    """What is said of a picture that wants another file."""
    return Bad(
        Phrase(N_("asks for something outside itself: {target}"), {"target": Plain(harmless(target))}),
        Phrase(N_("Put that into the picture itself; Tappeto never loads it.")),
    )


def script(name: str) -> Bad:
    """What is said of a picture with a program in it."""
    return Bad(
        Phrase(N_("holds more than a picture ({element})."), {"element": Plain(harmless(name))}),
        Phrase(N_("Save it without scripts and embedded pages.")),
    )


def nested() -> Bad:
    """What is said of elements in elements in elements."""
    return Bad(
        Phrase(N_("has elements nested deeper than {n}, or in a circle."), {"n": limits.NESTED}),
        Phrase(N_("Ungroup it, and save it again.")),
    )


def too_many(most: int) -> Bad:
    """What is said of a picture with too much in it."""
    return Bad(
        Phrase(N_("has more than {n} elements."), {"n": most}), Phrase(N_("Make it simpler or smaller."))
    )
