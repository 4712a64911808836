"""Who takes a deal, how the match stands, who has won it: said in sentences."""

from tappeto.i18n import N_, Phrase, Plain, tr
from tappeto.match.match import Match
from tappeto.ui.pages.forms import Forms
from tappeto.ui.table.words import Words

TAKES = Forms(
    you=N_("You take the deal, {a} to {b}"),
    we=N_("We take the deal, {a} to {b}"),
    they=N_("They take the deal, {a} to {b}"),
    player=N_("{player} takes the deal, {a} to {b}"),
)
LEADS = Forms(
    you=N_("You now lead {a} to {b}. {goal}"),
    we=N_("We now lead {a} to {b}. {goal}"),
    they=N_("They now lead {a} to {b}. {goal}"),
    player=N_("{player} now leads {a} to {b}. {goal}"),
)
WINS = Forms(
    you=N_("You win, {a} to {b}"),
    we=N_("We win, {a} to {b}"),
    they=N_("They win, {a} to {b}"),
    player=N_("{player} wins, {a} to {b}"),
)
PAYS = Forms(
    you=N_("You pay {a}"),
    we=N_("We pay {a}"),
    they=N_("They pay {a}"),
    player=N_("{player} pays {a}"),
)
PAYS_LEAST = Forms(
    you=N_("You pay the least: {a}"),
    we=N_("We pay the least: {a}"),
    they=N_("They pay the least: {a}"),
    player=N_("{player} pays the least: {a}"),
)
LOSES = Forms(
    you=N_("You lose, everybody else wins"),
    we=N_("We lose, everybody else wins"),
    they=N_("They lose, everybody else wins"),
    player=N_("{player} loses, everybody else wins"),
)
WINS_ALONE = Forms(
    you=N_("You alone win"),
    we=N_("We alone win"),
    they=N_("They alone win"),
    player=N_("{player} alone wins"),
)


def title(words: Words, match: Match) -> str:
    """Who takes the deal, or the match."""
    if match.sheet.outcome is not None:
        return _end(words, match)
    made = [int(now - then) for now, then in zip(match.sheet.totals, match.before.totals, strict=True)]
    if match.record.rulebook().low:
        return _payers(words, made)
    best = [side for side, points in enumerate(made) if points == max(made)]
    if len(best) == 1:
        return _against(TAKES, words, best[0], made)
    return words.say(Phrase(N_("The deal is even, {a} each"), {"a": made[0]}))


def _payers(words: Words, made: list[int]) -> str:
    """Who pays in a game where the fewest points win."""
    paying = [side for side, points in enumerate(made) if points]
    if len(paying) == 1:
        return PAYS.say(words, paying[0], a=made[paying[0]])
    if not paying:
        return tr("Nobody pays")
    if len({made[side] for side in paying}) > 1:
        least = [side for side, points in enumerate(made) if points == min(made)]
        if len(least) == 1:
            return PAYS_LEAST.say(words, least[0], a=made[least[0]])
        text = N_("{players} pay the least: {a} each")
        return words.say(Phrase(text, {"players": _names(words, least), "a": min(made)}))
    text = N_("{players} pay {a} each")
    return words.say(Phrase(text, {"players": _names(words, paying), "a": max(made)}))


def _end(words: Words, match: Match) -> str:
    """How the match has ended."""
    assert match.sheet.outcome is not None
    totals = [int(total) for total in match.sheet.totals]
    winners = [int(side) for side in match.sheet.outcome.winners]
    losers = [side for side in range(len(totals)) if side not in winners]
    low = match.record.rulebook().low
    if low and not winners:
        return tr("Everybody loses")
    if not winners or not losers:
        return tr("The match is drawn")
    if not low:
        return _against(WINS, words, winners[0], totals)
    if len(losers) == 1:
        return LOSES.say(words, losers[0])
    if len(winners) == 1:
        return WINS_ALONE.say(words, winners[0])
    text = N_("Losers: {losers}. Winners: {winners}.")
    return words.say(Phrase(text, {"losers": _names(words, losers), "winners": _names(words, winners)}))


def line(words: Words, match: Match) -> str:
    """How the match stands, or why it has ended."""
    if match.sheet.outcome is not None:
        return tr(match.sheet.outcome.reason)
    goal = match.game.goal()
    if match.record.rulebook().low:
        return words.say(goal)
    totals = [int(total) for total in match.sheet.totals]
    best = [side for side, points in enumerate(totals) if points == max(totals)]
    if len(best) == 1:
        return _against(LEADS, words, best[0], totals, goal=goal)
    return words.say(Phrase(N_("It now stands {a} each. {goal}"), {"a": totals[0], "goal": goal}))


def _names(words: Words, sides: list[int]) -> Plain:
    return Plain(", ".join(words.side(side) for side in sides))


def _against(forms: Forms, words: Words, side: int, figures: list[int], **more: Phrase) -> str:
    """A sentence with a side's figure and the best of the others."""
    other = max(figure for one, figure in enumerate(figures) if one != side)
    return forms.say(words, side, a=figures[side], b=other, **more)
