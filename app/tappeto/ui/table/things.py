"""Everything on the table that is not a card: it stands where the zones are, and says what is so."""

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSequentialAnimationGroup, QVariantAnimation

from tappeto.core.cards import Card
from tappeto.games.api import NOBODY
from tappeto.i18n import tr
from tappeto.ui.table.deal import Bubble, Slate, Tablet
from tappeto.ui.table.ends import WordButton
from tappeto.ui.table.frame import PROMPT, Rect
from tappeto.ui.table.furniture import Caption, Flourish, FreePlace, Plate, Prompt, ScoreBox, Tally
from tappeto.ui.table.motion import FLOURISH
from tappeto.ui.table.scene import Table
from tappeto.ui.table.words import Words, picture_name

LAST_CARD = 84.0  # height of the cards that are shown once more
SLATE_WIDE = 280.0
OVER_CARDS = 70.0


def rectangle(rect: Rect) -> QRectF:
    """A zone as Qt has it."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


class Things:
    """Plates by seat, captions by pile, the prompt, the free place and the flourish."""

    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words
        self.thinking = NOBODY
        self.asked = False  # a panel lies where the trick will
        self.showing = False  # the prompt shows cards once more
        self.plates = [Plate() for _ in range(table.seats)]
        self.captions = {name: Caption() for name in ("pile0", "pile1", "stock")}
        self.score = ScoreBox()
        self.tallies = [Tally() for _ in range(table.seats)]
        self.marks = [Caption() for _ in range(table.seats)]
        self.own_place = FreePlace()
        self.prompt = Prompt()
        self.free = FreePlace()
        self.free.setVisible(False)
        self.yard = FreePlace()
        self.button = WordButton()
        self.tablet = Tablet()
        self.slate = Slate()
        self.bubbles = [Bubble() for _ in range(table.seats)]
        self.word = Flourish()
        self._fade: QSequentialAnimationGroup | None = None
        for thing in (*self.plates, *self.tallies, *self.captions.values(), *self.marks):
            table.addItem(thing)
        for thing in (
            self.score,
            self.own_place,
            self.prompt,
            self.free,
            self.yard,
            self.button,
            self.tablet,
            self.slate,
            *self.bubbles,
            self.word,
        ):
            table.addItem(thing)

    def arrange(self) -> None:
        """Stand where the zones are now, after the prompt has got the room that its words need."""
        table = self.table
        self.prompt.usual = PROMPT[table.frame.kind]
        wide = table.frame.width - 2 * table.frame.margin
        table.give_room(self.prompt.needs(wide) if self.prompt.html else 0.0)
        zones = table.zones
        places = self._plates()
        for seat, plate in enumerate(self.plates):
            place = places.get(seat)
            plate.setVisible(place is not None)
            if place is not None:
                plate.lie(place)
        for seat, tally in enumerate(self.tallies):
            zone = zones.get(f"tally{seat}")
            tally.setVisible(zone is not None)
            if zone is not None:
                tally.lie(rectangle(zone))
        self.score.setVisible("score" in zones)
        if "score" in zones:
            self.score.lie(rectangle(zones["score"]))
        if "table" in zones:
            self.word.lie(rectangle(zones["table"]))
        self.prompt.stand(rectangle(zones["prompt"]))
        self._caption()
        self._mark()

    def _plates(self) -> dict[int, QRectF]:
        """Where the plates stand; while something is asked in a small window, in one row at the top."""
        zones, frame = self.table.zones, self.table.frame
        found = {
            seat: rectangle(zones[f"plate{seat}"])
            for seat in range(self.table.seats)
            if f"plate{seat}" in zones
        }
        if frame.roomy or not self.asked or "trump" not in zones:
            return found
        left = zones["trump"].right + 6
        step = (frame.width - frame.margin - left) / 3
        for place, seat in enumerate((3, 2, 1)):
            found[seat] = QRectF(left + place * step, frame.margin, step - 6, frame.chip)
        return found

    def _speak(self, html: str, paper: bool = False, pointer: float | None = None) -> None:
        self.showing = False
        self.prompt.tell(html, paper, pointer)
        self.arrange()

    def _caption(self) -> None:
        """Say how many cards lie in the piles."""
        table, words = self.table, self.words
        small = not table.frame.roomy
        self._caption_yard()
        if "pile0" not in table.zones:
            return
        for side in range(2):
            taken = len(table.lies.lying(f"taken{side}"))
            swept = len(table.lies.lying(f"swept{side}"))
            text = words.pile_short(taken, swept) if small else words.pile(taken, swept)
            pairs = words.pairs and not small
            tag = words.side(side) if pairs else ""
            tone = words.tone(0 if side == 0 else 1)
            at = self._under(f"pile{side}", f"cap{side}", text if taken + swept else "")
            self.captions[f"pile{side}"].tell(
                text if taken + swept else "", at, small, table.frame.width, tag, tone
            )
        stock = len(table.lies.lying("stock"))
        text = str(stock) if small else words.stock(stock)
        at = self._under("stock", "", text)
        self.captions["stock"].tell(text if stock else "", at, small, table.frame.width)

    def _caption_yard(self) -> None:
        """Say how many covered tiles are left, or that there are none."""
        table, zone = self.table, self.table.zones.get("boneyard")
        stock = len(table.lies.lying("stock"))
        used = zone is not None and "stock" in table.lies.cards and self.words.draws
        self.yard.setVisible(used and not stock and not table.busy)
        if zone is None or not used:
            return
        self.yard.text = tr("empty")
        self.yard.lie(rectangle(zone))
        at = QPointF(zone.x + zone.w / 2, zone.bottom - 9)
        text = str(stock) if not table.frame.roomy else self.words.boneyard(stock)
        self.captions["stock"].tell(text if stock else "", at, True, table.frame.width)

    def _mark(self) -> None:
        """Say under the cards of a trick who led and who is winning, and where mine will lie."""
        table, small = self.table, not self.table.frame.roomy
        marks = self.words.marks(small)
        for seat, mark in enumerate(self.marks):
            zone = table.zones.get(f"trick{seat}")
            text = marks.get(seat, "") if zone is not None else ""
            lies = bool(table.lies.lying(f"trick{seat}"))
            if table.busy and lies and not mark.isVisible():
                continue  # the card is still on its way
            if zone is not None and text and lies:
                mark.tell(text, self._beside(seat, zone), small, table.frame.width)
            else:
                mark.setVisible(False)
        place = table.zones.get("trick0")
        mine = bool(table.offered.playable) and place is not None and not table.lies.lying("trick0")
        self.own_place.setVisible(mine)
        if mine and place is not None:
            self.own_place.text = tr("You")
            self.own_place.lie(rectangle(place))

    def _beside(self, seat: int, zone: Rect) -> QPointF:
        """Where the mark of a trick card stands: under it at the sides, beside it above and below."""
        if not self.table.frame.roomy:
            return QPointF(zone.x + zone.w / 2, zone.bottom - 7)
        if seat in (1, 3):
            return QPointF(zone.x + zone.w / 2, zone.bottom + 16)
        away = zone.w / 2 + 52
        return QPointF(zone.x + zone.w / 2 + away, zone.y + 16 if seat == 2 else zone.bottom - 14)

    def _under(self, zone: str, caption: str, text: str) -> QPointF:
        """The centre of a caption: in its own zone, under the pile, or over its lower edge."""
        zones, frame = self.table.zones, self.table.frame
        if caption in zones and text:
            rect = zones[caption]
            return QPointF(rect.x + rect.w / 2, rect.y + rect.h / 2)
        if zone not in zones:
            return QPointF(-100, -100)
        rect = zones[zone]
        if zone == "stock" and "cap1" in zones:  # under it the caption of the pile goes on
            return QPointF(rect.right + 44, rect.y + rect.h / 2)
        wide = min(rect.w, rect.h * frame.ratio)
        x = rect.right - wide / 2 if zone.startswith("pile") else rect.x + wide / 2
        y = rect.bottom + 17 if frame.roomy else rect.bottom - 4
        return QPointF(x, y)

    def tell(self, prompt: str) -> None:
        """Say whose turn it is, the scores, and what is wanted."""
        words, table = self.words, self.table
        self._tell_deal()
        for seat, plate in enumerate(self.plates):
            cards = len(table.lies.lying(f"hand{seat}"))
            person = words.person(seat, cards, seat == self.thinking)
            plate.tell(person)
            self.tallies[seat].tell(max(0, person.tally), person.standing)
        if words.pairs:
            totals = words.points()
            self.score.tell([(words.side(side), str(totals[side]), words.tone(side)) for side in range(2)])
        self._speak(prompt)
        if "buttons" in table.zones:
            self.button.tell(words.button(), rectangle(table.zones["buttons"]))
        offer = table.offered
        laying = offer.lay and len(offer.choices) > 1
        self.free.setVisible(laying)
        if laying:
            spot = table.lies.free_spot(table.place)
            self.free.text = tr("lay here")
            self.free.lie(QRectF(spot.x, spot.y, spot.height * table.faces.ratio, spot.height))

    def in_yard(self, at: QPointF) -> bool:
        """Whether a point lies in the boneyard."""
        zone = self.table.zones.get("boneyard")
        return zone is not None and self.words.draws and rectangle(zone).contains(at)

    def _tell_deal(self) -> None:
        """What is fixed for the deal, and how the two pairs stand."""
        zones, words, table = self.table.zones, self.words, self.table
        match = words.director.match
        fixed = match.game.fixed(match.hand) if match.hand is not None and not table.busy else None
        zone = zones.get("trump")
        if zone is not None and (fixed is not None or not table.busy):
            self.tablet.setVisible(fixed is not None)
            if fixed is not None:
                note = words.say(fixed.note) if fixed.note is not None and table.frame.roomy else ""
                worth = f"×{int(fixed.worth)}" if words.pairs else ""
                turned = any(cards for key, cards in table.lies.cards.items() if key.startswith("turned"))
                kept = zone.h * table.faces.ratio if turned else 0.0
                pack = match.game.pack
                self.tablet.tell(words.say(fixed.name), fixed.sign, worth, note, table.faces, pack, kept)
                self.tablet.lie(rectangle(zone))
        if words.pairs:
            totals = words.points()
            self.slate.tell([(words.side(side), totals[side]) for side in range(2)])
        slate = zones.get("slate")
        self.slate.setVisible(slate is not None and words.pairs)
        if slate is not None:
            self.slate.lie(rectangle(slate))

    def show_slate(self) -> bool:
        """Where it has no place of its own, the slate is laid over the trick until it is taken away."""
        zones, table = self.table.zones, self.table
        if "choice" not in zones or "slate" in zones or not self.words.pairs or self.asked:
            return False
        if not self.hide_slate():
            room = rectangle(zones["choice"])
            wide = room.width() if table.frame.tiny else SLATE_WIDE
            self.slate.lie(QRectF((table.frame.width - wide) / 2, room.y(), wide, room.height()))
            self.slate.setZValue(OVER_CARDS)
            self.slate.setVisible(True)
        return True

    def hide_slate(self) -> bool:
        """Take the slate away that lies over the trick; False if none does."""
        if "slate" in self.table.zones or not self.slate.isVisible():
            return False
        self.slate.setVisible(False)
        return True

    def bubble(self, seat: int, text: str) -> None:
        """What a seat says, beside its plate for a while."""
        plate = self.table.zones.get(f"plate{seat}")
        if plate is not None:
            self.bubbles[seat].say(text, rectangle(plate), self.table.frame.width)

    def show_cards(self, html: str, cards: list[Card]) -> None:
        """Show cards in the prompt, with some words."""
        high = min(LAST_CARD, self.table.frame.card * 0.5)
        for card in cards:
            self.prompt.hold(picture_name(int(card)), self.table.faces.face(card, high, self.table.dpr))
        self._speak(html)
        self.showing = True

    def refuse(self, html: str, card: Card) -> None:
        """Say on paper why a card was refused, pointing at it."""
        item = self.table.items_by_card.get(card)
        self._speak(html, paper=True, pointer=item.pos().x() if item is not None else None)

    def say(self, html: str) -> None:
        """Say something else in the prompt."""
        self._speak(html)

    def show_last(self, seat: int, cards: list[Card]) -> None:
        """Say who took what last, and show the cards."""
        self.show_cards(self.words.last(seat, [int(card) for card in cards]), cards)

    def flourish(self, text: str) -> None:
        """A word over the empty table, that comes and goes."""
        if not self.table.pace.factor:
            return
        word = self.word
        word.text = text
        word.setOpacity(0)
        word.setVisible(True)
        word.update()
        fade = QSequentialAnimationGroup()
        for start, end, time in ((0.0, 1.0, FLOURISH[0]), (1.0, 1.0, FLOURISH[1]), (1.0, 0.0, FLOURISH[2])):
            part = QVariantAnimation()
            part.setStartValue(start)
            part.setEndValue(end)
            part.setDuration(max(1, round(time * self.table.pace.factor)))
            part.setEasingCurve(QEasingCurve.Type.InOutSine)
            part.valueChanged.connect(lambda value: word.setOpacity(float(value)))
            fade.addAnimation(part)
        fade.finished.connect(lambda: word.setVisible(False))
        self._fade = fade
        fade.start()
