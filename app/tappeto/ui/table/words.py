"""What the table says: plates, captions, the prompt and the log, in the language in use."""

from html import escape

from tappeto.ai.levels import PROGRAM, level
from tappeto.controller.director import PERSON, Director
from tappeto.controller.picking import Choice, Offer
from tappeto.games.api import NOBODY, Move, Refusal
from tappeto.i18n import N_, Cards, Phrase, Plain, Player, TableNames, Value, ngettext_mark, say, tr
from tappeto.ui.style import GOLD, HINT, LINK, ON_FELT_SOFT, REFUSED, THEY_ONE, THEY_PAIR, WE
from tappeto.ui.table.bar import Pill
from tappeto.ui.table.furniture import Person
from tappeto.ui.table.lights import MOST_CHOICES

CIRCLED = "①②③④⑤⑥⑦⑧⑨"
SIGNS = {"led": "▸", "winning": "✓"}
RULE_LINK, DO_LINK = "rule", "do"


class Words:
    """Words about one match; `names` calls cards and players as the person wants them."""

    def __init__(self, director: Director, names: TableNames) -> None:
        self.director = director
        self.names = names
        self.hint_key = ""  # which does what was advised

    @property
    def pairs(self) -> bool:
        """Whether two play for each side."""
        return self.director.match.game.seats > self.director.match.game.sides

    def say(self, phrase: Phrase) -> str:
        """A sentence with this table's names."""
        return say(phrase, self.names)

    def name(self, card: int) -> str:
        """What a card is called, beginning a line."""
        return _upper(self.names.cards((card,)))

    # --- seats and sides

    def tone(self, seat: int) -> str:
        """The colour of a seat's side."""
        if self.director.match.game.side(seat) == self.director.match.game.side(PERSON):
            return WE
        return THEY_PAIR if self.pairs else THEY_ONE

    def side(self, side: int) -> str:
        """A side's name: we and they for pairs, else the player's."""
        if self.pairs:
            return tr("We") if side == 0 else tr("They")
        return self.names.player(side)

    def person(self, seat: int, cards: int, thinking: bool) -> Person:
        """What a plate tells."""
        match = self.director.match
        turn = match.turn() == seat and not match.over
        if turn and seat == PERSON:
            line = tr("Your turn")
        elif thinking:
            line = tr("thinking …")
        else:
            held = self.say(match.game.holds(cards))
            known = self._known(match.record.players[seat].level)
            line = f"{known} · {held}" if known and not self._partner(seat) else held
        standing = match.game.standing(match.hand, seat) if match.hand is not None else None
        if standing is not None and not self.tallies and not (turn and seat == PERSON) and not thinking:
            line = self.say(standing)
        score = "" if self.pairs else str(self.points()[seat])
        target = match.game.options.get("target")
        under = self.say(Phrase(N_("of {target}"), {"target": int(target)})) if score and target else ""
        return Person(
            name=self.names.player(seat),
            line=line,
            tone=self.tone(seat),
            score=score,
            under_score=under,
            dealer=self._dealer() == seat,
            turn=turn,
            chip=tr("Partner") if self._partner(seat) else "",
            tally=self.points()[seat] if self.tallies else -1,
            standing=self.say(standing) if standing is not None else "",
            badge=match.game.badge(match.hand, seat, PERSON) if match.hand is not None else None,
            held=cards,
        )

    def _known(self, name: str) -> str:
        """How well a seat plays, as far as that is known; nothing for the person."""
        if name.startswith(PROGRAM):
            return tr("own program")
        return tr(level(name).title) if name else ""

    @property
    def tallies(self) -> bool:
        """Whether points are kept as strokes on the plates."""
        return self.director.match.record.rulebook().shape == "tally"

    def _partner(self, seat: int) -> bool:
        return self.pairs and seat != PERSON and self.director.match.game.side(seat) == 0

    def _dealer(self) -> int:
        deals = self.director.match.record.deals
        return deals[-1].dealer if deals else self.director.match.record.dealer

    def pills(self) -> list[Pill]:
        """The sides' scores for the bar, ours last; only our own where the chips show the others'."""
        match = self.director.match
        turn = match.turn()
        playing = int(match.game.side(turn)) if turn != NOBODY else -1
        others = () if self.tallies else range(1, int(match.game.sides))
        points = self.points()
        found = [Pill(self.side(side), str(points[side]), playing == side) for side in others]
        badge = match.game.badge(match.hand, PERSON, PERSON) if match.hand is not None else None
        own = f"{points[0]} · {badge.text}" if badge is not None and badge.text else str(points[0])
        return [*found, Pill(self.side(0), own, playing == 0)]

    def totals(self) -> str:
        """How the match stands, in a line."""
        return " · ".join(f"{self.side(side)} {total}" for side, total in enumerate(self.points()))

    def points(self) -> list[int]:
        """The points of each side, those of a deal only once its last card has come to rest."""
        match = self.director.match
        counted = self.director.settled or match.turn() != NOBODY
        return [int(total) for total in (match.sheet if counted else match.before).totals]

    def marks(self, short: bool) -> dict[int, str]:
        """What stands at the cards of the open trick, by seat: words, or signs where room is short."""
        match = self.director.match
        found: dict[int, list[str]] = {}
        for seat, word in match.game.marks(match.hand) if match.hand is not None else []:
            found.setdefault(int(seat), []).append(SIGNS.get(word, word) if short else tr(word))
        return {seat: (" " if short else ", ").join(words) for seat, words in found.items()}

    def title(self) -> str:
        """The game's name."""
        return tr(self.director.match.record.rulebook().title)

    def line(self) -> str:
        """How the match stands, for the bar."""
        match = self.director.match
        preset = match.record.rulebook().preset(match.record.preset).title
        deal = self.say(Phrase(N_("Deal {number}"), {"number": max(1, len(match.record.deals))}))
        parts = [deal, *([tr("in pairs")] if self.pairs else [])]
        target = match.game.options.get("target")
        if target:
            parts.append(self.say(Phrase(N_("to {target}"), {"target": int(target)})))
        notice = match.game.notice()
        return " · ".join([*parts, tr(preset), *([self.say(notice)] if notice is not None else [])])

    # --- captions

    def pile(self, cards: int, swept: int) -> str:
        """What lies in a pile."""
        text = self.say(ngettext_mark("{n} card", "{n} cards", cards + swept))
        word = self.director.match.game.swept(swept) if swept else None
        return f"{text} · {self.say(word)}" if word is not None else text

    def pile_short(self, cards: int, swept: int) -> str:
        """The same in figures."""
        return f"{cards + swept} · {swept}" if swept else str(cards + swept)

    def stock(self, cards: int) -> str:
        """How many cards are still to be dealt."""
        return self.say(ngettext_mark("{n} left", "{n} left", cards))

    @property
    def draws(self) -> bool:
        """Whether cards are drawn from a stock in the course of a deal."""
        game = self.director.match.game
        return int(NOBODY) in [int(seat) for seat in game.plan(0)]

    def boneyard(self, tiles: int) -> str:
        """How many covered tiles are left."""
        return self.say(Phrase(N_("Boneyard · {n}"), {"n": tiles}))

    def button(self) -> str:
        """What the person may do that is no card, where there is just one such thing."""
        moves = self.director.words()
        label = self.director.match.game.label(moves[0]) if len(moves) == 1 else None
        return self.say(label) if label is not None else ""

    # --- the prompt

    def prompt(self, offer: Offer, short: bool) -> str:
        """What is wanted of the person now, as HTML; empty while others play."""
        if not offer.playable:
            wish = self._wish() if self.director.words() else ""
            if not wish:
                return ""
            return self._rich(N_("{turn} {wish}"), turn=_gold(tr("Your turn.")), wish=escape(wish))
        if not offer.picked:
            wish = self._wish()
            if wish:
                return self._rich(N_("{turn} {wish}"), turn=_gold(tr("Your turn.")), wish=escape(wish))
            return "" if short else self._rich(N_("{turn} Play a card."), turn=_gold(tr("Your turn.")))
        if not offer.choices:
            cards = _gold(_upper(self.names.cards(offer.picked)))
            return self._rich(N_("{card}: now the card of your hand that takes it."), card=cards)
        return self._choices(offer, short)

    def _wish(self) -> str:
        """What the rules want of the person now, if that can be said."""
        match = self.director.match
        wish = match.game.wish(match.view(PERSON)) if match.turn() == PERSON else None
        return self.say(wish) if wish is not None else ""

    def _choices(self, offer: Offer, short: bool) -> str:
        hand = next(card for card in offer.picked if card in offer.playable)
        name = _gold(_upper(self.names.cards((hand,))))
        takes = [choice for choice in offer.choices if choice.cards]
        if len(offer.choices) > 1 and not takes:
            return self._rich(N_("{card} fits both ends: choose where."), card=name)
        if not takes:
            return self._rich(N_("{card} takes nothing: it is laid."), card=name)
        sum_up = self._sum_up(hand, offer)
        if sum_up:
            return sum_up
        if len(takes) > (3 if short else MOST_CHOICES // 2 + 1):
            ways = ngettext_mark("{n} way", "{n} ways", len(takes))
            return self._rich(
                N_("{card} takes in {ways}: pick what."), card=name, ways=escape(self.say(ways))
            )
        ways_html = [self._way(choice) for choice in takes]
        if offer.lay:
            ways_html.append(escape(tr("nothing")))
        joined = f" {escape(tr('or'))} ".join(ways_html)
        return self._rich(N_("{card} takes {ways}"), card=name, ways=joined)

    def _sum_up(self, hand: int, offer: Offer) -> str:
        """What the picked cards add up to so far, where a sum is to be reached."""
        others = [card for card in offer.picked if card != hand]
        adding = self.director.match.game.adding([hand, *others])
        if adding is None or not others:
            return ""
        values, goal = adding
        total = sum(int(value) for value in values)
        addends = f"<b>{' + '.join(str(int(value)) for value in values)}</b> = {_gold(str(total))}"
        missing = ngettext_mark("{n} missing", "{n} missing", int(goal) - total)
        return self._rich(N_("{sum}: {missing}"), sum=addends, missing=escape(self.say(missing)))

    def _way(self, choice: Choice) -> str:
        pack = self.director.match.game.pack
        ranks = sorted((int(pack.rank(card)) for card in choice.cards), reverse=True)
        number = f'<span style="color:{GOLD}">{CIRCLED[choice.number - 1]}</span>'
        return f"{number}&nbsp;<b>{' + '.join(map(str, ranks))}</b>"

    def _rich(self, text: str, **html: str) -> str:
        """A sentence with places for pieces of HTML."""
        return self.say(Phrase(text, {name: Plain(value) for name, value in html.items()}))

    def refusal(self, refusal: Refusal) -> str:
        """Why a card was refused, with the way to the rule."""
        said = escape(self.say(refusal.phrase))
        return (
            f'<b style="color:{REFUSED}">{escape(tr("Not now:"))}</b> {said} '
            f"&nbsp;{_link(RULE_LINK, tr('The rule'), LINK)}"
        )

    def hint(self, advised: Move, reason: Phrase | None) -> str:
        """What the hint advises, and why."""
        game = self.director.match.game
        cards = [int(card) for card in game.touches(advised)]
        label = game.label(advised)
        if not cards and label is not None:
            return self._advice(Phrase(N_("Say: {word}."), {"word": label}), reason)
        hand, taken = Cards((cards[0],)), Cards(tuple(cards[1:]))
        if len(cards) > 1:
            move = Phrase(N_("{card} takes: {taken}."), {"card": hand, "taken": taken})
        else:
            text = N_("Lay: {card}.") if self.lays else N_("Play: {card}.")
            move = Phrase(text, {"card": hand})
        return self._advice(move, reason)

    def _advice(self, move: Phrase, reason: Phrase | None) -> str:
        line = f"<b>{escape(self.say(move))}</b>"
        do = _link(DO_LINK, f"{tr('Do it')} ({self.hint_key})", HINT)
        if reason is None:
            return f"{line} &nbsp;{do}"
        why = f'<span style="color:{ON_FELT_SOFT}">{escape(self.say(reason))}</span>'
        return f"{line} &nbsp;{do}<br>{why}"

    @property
    def lays(self) -> bool:
        """Whether cards are laid down, not played to tricks."""
        return self.captures or self.director.match.record.rulebook().shape == "line"

    @property
    def captures(self) -> bool:
        """Whether cards are taken off the table one by one, not in tricks."""
        return self.director.match.record.rulebook().shape == "capture"

    def shows(self, seat: int, cards: list[int]) -> str:
        """Cards that a seat shows everybody, with their pictures."""
        said = (
            tr("You show:")
            if seat == PERSON
            else self.say(Phrase(N_("{player} shows:"), {"player": Player(seat)}))
        )
        pictures = "&nbsp;".join(f'<img src="{picture_name(card)}"/>' for card in cards)
        return f"{escape(said)}<br/>{pictures}"

    def heard(self, seat: int, text: str) -> str:
        """What everybody hears of a move, for the bubble at the seat."""
        match = self.director.match
        said = match.game.said(match.hand, seat, match.game.move(text)) if match.hand is not None else None
        return self.say(said) if said is not None else ""

    def aim(self) -> str:
        """What the person is after in this deal."""
        match = self.director.match
        aim = match.game.aim(match.view(PERSON)) if match.hand is not None else None
        return self.say(aim) if aim is not None else ""

    def last_taken(self) -> str:
        """What was taken last, as the tool that shows it is called; nothing where nothing is taken."""
        if self.captures:
            return tr("Last capture")
        return tr("Last trick") if self.director.match.record.rulebook().shape != "line" else ""

    def last(self, seat: int, cards: list[int]) -> str:
        """Who took what last, with the pictures of the cards in the order in which they were played."""
        if self.captures:
            cards = [cards[-1], *cards[:-1]]
            said = self.say(self._took(seat, cards))
        elif seat == PERSON:
            said = tr("The last trick is yours.")
        else:
            said = self.say(Phrase(N_("{player} has the last trick."), {"player": Player(seat)}))
        pictures = "&nbsp;".join(f'<img src="{picture_name(card)}"/>' for card in cards)
        return f"{escape(said)}<br/>{pictures}"

    def card(self, card: int, offer: Offer) -> str:
        """A card as it is spoken: its name, and what it may do."""
        name = Cards((card,))
        takes = [choice.cards for choice in offer.choices if card in choice.cards]
        if card in offer.picked:
            return self.say(Phrase(N_("{card}, picked"), {"card": name}))
        if takes:
            return self.say(Phrase(N_("{card}, may be taken"), {"card": name}))
        if offer.playable and card in offer.playable:
            return self.say(Phrase(N_("{card}, may be played"), {"card": name}))
        return self.say(Phrase(N_("{card}"), {"card": name}))

    # --- the log

    def log(self) -> list[str]:
        """The moves of the deal, a line each."""
        match = self.director.match
        if not match.record.deals:
            return []
        dealer = self._dealer()
        deals = Phrase(N_("{player} deals."), {"player": Player(dealer)})
        found = [tr("You deal.") if dealer == PERSON else self.say(deals)]
        for seat, text in match.seen[PERSON].moves:
            found.append(self.move(seat, text))
        return found

    def explained(self, number: int, reason: Phrase) -> str:
        """A move of the deal with the reason for it."""
        seat, text = self.director.match.seen[PERSON].moves[number]
        move = Plain(self.move(int(seat), text))
        return self.say(Phrase(N_("{move}. {reason}"), {"move": move, "reason": reason}))

    def move(self, seat: int, text: str) -> str:
        """One move in words."""
        game = self.director.match.game
        move = game.move(text)
        touched = [int(card) for card in game.touches(move)]
        if not touched:
            return self._word(seat, move)
        if len(touched) > 1:
            return self.say(self._took(seat, touched))
        card = Cards((touched[0],))
        if seat == PERSON:
            text = N_("You lay: {card}") if self.lays else N_("You play: {card}")
        else:
            text = N_("{player} lays: {card}") if self.lays else N_("{player} plays: {card}")
        return self.say(Phrase(text, {"player": Player(seat), "card": card}))

    def _word(self, seat: int, move: Move) -> str:
        """A move that was no card: who, and what was said or done."""
        label = self.director.match.game.label(move)
        said = Plain(self.say(label) if label is not None else tr("has said it"))
        player = Plain(tr("You")) if seat == PERSON else Player(seat)
        return self.say(Phrase(N_("{player}: {word}"), {"player": player, "word": said}))

    def _took(self, seat: int, cards: list[int]) -> Phrase:
        card, taken = Cards((cards[0],)), Cards(tuple(cards[1:]))
        if seat == PERSON:
            return Phrase(N_("You take: {taken} with {card}"), {"card": card, "taken": taken})
        values: dict[str, Value] = {"player": Player(seat), "card": card, "taken": taken}
        return Phrase(N_("{player} takes: {taken} with {card}"), values)


def picture_name(card: int) -> str:
    """What a card's picture is called in a prompt."""
    return f"card:{card}"


def _gold(text: str) -> str:
    return f'<b style="color:{GOLD}">{escape(text)}</b>'


def _link(target: str, text: str, ink: str) -> str:
    style = f"color:{ink};font-weight:600;text-decoration:none"
    return f'<a href="{target}" style="{style}">{escape(text)}</a>'


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
