"""How a match of the library is told: what it is called, how it stands, when it was."""

from collections import Counter
from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime

from tappeto.ai.levels import LEVELS
from tappeto.games.shelf import BOOKS, book
from tappeto.i18n import N_, Phrase, Plain, language, say, tr
from tappeto.library import OVER, Entry
from tappeto.ui.pages.forms import Forms

LEAD = Forms(
    you=N_("You lead {a} to {b}."),
    we=N_("We lead {a} to {b}."),
    they=N_("They lead {a} to {b}."),
    player=N_("{player} leads {a} to {b}."),
)
WON = Forms(
    you=N_("You won {a} to {b}."),
    we=N_("We won {a} to {b}."),
    they=N_("They won {a} to {b}."),
    player=N_("{player} won {a} to {b}."),
)


def game_title(entry: Entry) -> str:
    """The name of the game, also of one that is not here."""
    try:
        return tr(book(entry.game).title)
    except KeyError:
        return entry.game


def pairs(entry: Entry) -> bool:
    """Whether two play for each side."""
    return len(entry.players) > max(2, len(entry.standing.totals))


def called(entry: Entry) -> str:
    """The name that the person gave it, else the game and with whom."""
    if entry.name:
        return entry.name
    game = Plain(game_title(entry))
    if len(entry.players) < 2:
        return game.text
    if pairs(entry):
        text = N_("{game} in pairs with {player}")
        return say(Phrase(text, {"game": game, "player": Plain(entry.players[2].name)}))
    return say(Phrase(N_("{game} with {player}"), {"game": game, "player": Plain(entry.players[1].name)}))


def opponents(entry: Entry) -> str:
    """Who sits at the table, besides the person."""
    return ", ".join(player.name for player in entry.players[1:])


def standing(entry: Entry) -> str:
    """Who leads, or who has won."""
    totals = entry.standing.totals
    if entry.state == OVER:
        winners = entry.standing.winners
        if _low(entry):
            return tr("You are among the winners.") if 0 in winners else tr("You are among the losers.")
        if len(winners) == 1:
            return _of(WON, entry, winners[0])
        return tr("The match is drawn.")
    if not any(totals):
        return tr("Nothing is counted yet.")
    if _low(entry):
        text = N_("You have {a}; the most that anybody has is {b}.")
        return say(Phrase(text, {"a": totals[0], "b": max(totals)}))
    best = [side for side, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return _of(LEAD, entry, best[0])
    return say(Phrase(N_("It stands {a} each."), {"a": totals[0]}))


def _low(entry: Entry) -> bool:
    """Whether the fewest points win."""
    return any(one.id == entry.game and one.low for one in BOOKS)


def _of(forms: Forms, entry: Entry, side: int) -> str:
    totals = entry.standing.totals
    other = max(total for one, total in enumerate(totals) if one != side)
    player = Plain(entry.players[side].name)
    return say(Phrase(forms.of(pairs(entry), side), {"player": player, "a": totals[side], "b": other}))


def course(entry: Entry) -> str:
    """How far it has come: the deal, and the cards still to be played."""
    stand = entry.standing
    if not stand.left:
        return say(Phrase(N_("Deal {number}."), {"number": max(1, stand.deals)}))
    text = N_("Deal {number}, {left} still to play.")
    return say(Phrase(text, {"number": stand.deals, "left": stand.left}))


def when(moment: datetime, *, clock: bool = False) -> str:
    """The day, as people say it; with the time of day where the day alone says too little."""
    local = moment.astimezone()
    if clock:
        time = _locale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
        return say(Phrase(N_("{day}, {time}"), {"day": Plain(when(moment)), "time": Plain(time)}))
    day, today = local.date(), datetime.now().astimezone().date()
    if (today - day).days == 0:
        return tr("today")
    if (today - day).days == 1:
        return tr("yesterday")
    text = "d MMM" if day.year == today.year else "d MMM yyyy"
    return _locale().toString(QDate(day.year, day.month, day.day), text)


def _locale() -> QLocale:
    """How days and times are written: as the system has it if it speaks the language in use."""
    own = QLocale.system()
    return own if own.name().split("_")[0] == language() else QLocale(language())


def strength(entry: Entry) -> str:
    """The levels of the others, each named once."""
    names = dict.fromkeys(player.level for player in entry.players[1:])
    titles = {one.name: tr(one.title) for one in LEVELS}
    return ", ".join(titles[name] if name in titles else tr("own program") for name in names if name)


class Apart:
    """What tells the matches of a list apart where name and day do not."""

    def __init__(self, entries: list[Entry]) -> None:
        self._days = Counter(when(entry.touched) for entry in entries)
        self._strengths: dict[str, set[str]] = {}
        for entry in entries:
            self._strengths.setdefault(called(entry), set()).add(strength(entry))

    def moment(self, entry: Entry) -> str:
        """When it was played last."""
        return when(entry.touched, clock=self._days[when(entry.touched)] > 1)

    def strength(self, entry: Entry) -> str:
        """How strong the others are, if another match of that name has others; else nothing."""
        return strength(entry) if len(self._strengths[called(entry)]) > 1 else ""
