"""How suits and ranks are called in each language, and how a card's name is put together from them."""

from dataclasses import dataclass, field
from typing import Final

LATIN: Final = "latin"
FRENCH: Final = "french"
SWISS: Final = "swiss"
GERMAN: Final = "german"
STYLES: Final = (LATIN, FRENCH, SWISS, GERMAN)


@dataclass(frozen=True)
class Kind:
    """How the cards of a pack are written, and in the words of which styles they are called.

    `ranks` tell where each rank stands in `Words.numbers` and the courts after them, `suits` are in the
    order of `Words.suits`. The first of the `styles` stands in for one in which this pack has no words.
    """

    ranks: dict[str, int]
    suits: str
    styles: tuple[str, ...]


TEN: Final = 9
JACK: Final = TEN + 1
KINDS: Final = {
    "latin40": Kind(
        {str(rank + 1): place for rank, place in enumerate((*range(7), *range(JACK, JACK + 3)))},
        "dcsb",
        (LATIN, FRENCH),
    ),
    "jass36": Kind(
        dict(zip(["6", "7", "8", "9", "10", "U", "O", "K", "A"], (*range(5, JACK + 3), 0), strict=True)),
        "bsra",
        (SWISS, GERMAN, FRENCH),
    ),
}


@dataclass(frozen=True)
class Words:
    """The words of one language, by style of deck.

    `pattern` puts a name together. `numbers` are ace to ten and `courts` the three figures, with blanks
    between; `tens` names the ten where a style has its own word for it. `suits` and `forms` are in the
    order coins, cups, swords, batons and what stands for them: bells, shields or hearts, roses or leaves,
    acorns. `forms` are the suits as they stand in a card's name; where the language needs it, masculine,
    feminine and neuter with a bar between. `genders` are those of `numbers`, then of the `courts` of a
    style.
    """

    pattern: str
    numbers: str
    courts: dict[str, str]
    suits: dict[str, tuple[str, str, str, str]]
    forms: dict[str, tuple[str, str, str, str]]
    tens: dict[str, str] = field(default_factory=dict)
    genders: dict[str, str] = field(default_factory=dict)


WORDS: Final = {
    "en": Words(
        pattern="{rank} of {suit}",
        numbers="ace two three four five six seven eight nine ten",
        courts={
            LATIN: "jack knight king",
            FRENCH: "jack queen king",
            SWISS: "Under Ober king",
            GERMAN: "Unter Ober king",
        },
        suits={
            LATIN: ("coins", "cups", "swords", "batons"),
            FRENCH: ("diamonds", "hearts", "spades", "clubs"),
            SWISS: ("bells", "shields", "roses", "acorns"),
            GERMAN: ("bells", "hearts", "leaves", "acorns"),
        },
        forms={
            LATIN: ("coins", "cups", "swords", "batons"),
            FRENCH: ("diamonds", "hearts", "spades", "clubs"),
            SWISS: ("bells", "shields", "roses", "acorns"),
            GERMAN: ("bells", "hearts", "leaves", "acorns"),
        },
        tens={SWISS: "banner"},
    ),
    "it": Words(
        pattern="{rank} {suit}",
        numbers="asso due tre quattro cinque sei sette otto nove dieci",
        courts={
            LATIN: "fante cavallo re",
            FRENCH: "fante donna re",
            SWISS: "Under Ober re",
            GERMAN: "Unter Ober re",
        },
        suits={
            LATIN: ("denari", "coppe", "spade", "bastoni"),
            FRENCH: ("quadri", "cuori", "picche", "fiori"),
            SWISS: ("campanelli", "scudi", "rose", "ghiande"),
            GERMAN: ("campanelli", "cuori", "foglie", "ghiande"),
        },
        forms={
            LATIN: ("di denari", "di coppe", "di spade", "di bastoni"),
            FRENCH: ("di quadri", "di cuori", "di picche", "di fiori"),
            SWISS: ("di campanelli", "di scudi", "di rose", "di ghiande"),
            GERMAN: ("di campanelli", "di cuori", "di foglie", "di ghiande"),
        },
        tens={SWISS: "banner"},
    ),
    "de": Words(
        pattern="{suit}-{rank}",
        numbers="Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn",
        courts={
            LATIN: "Bube Reiter König",
            FRENCH: "Bube Dame König",
            SWISS: "Under Ober König",
            GERMAN: "Unter Ober König",
        },
        suits={
            LATIN: ("Münzen", "Kelche", "Schwerter", "Stäbe"),
            FRENCH: ("Karo", "Herz", "Pik", "Kreuz"),
            SWISS: ("Schellen", "Schilten", "Rosen", "Eichel"),
            GERMAN: ("Schellen", "Herz", "Laub", "Eichel"),
        },
        forms={
            LATIN: ("Münz", "Kelch", "Schwert", "Stab"),
            FRENCH: ("Karo", "Herz", "Pik", "Kreuz"),
            SWISS: ("Schellen", "Schilten", "Rosen", "Eichel"),
            GERMAN: ("Schellen", "Herz", "Laub", "Eichel"),
        },
        tens={SWISS: "Banner"},
    ),
    "fr": Words(
        pattern="{rank} {suit}",
        numbers="as deux trois quatre cinq six sept huit neuf dix",
        courts={
            LATIN: "valet cavalier roi",
            FRENCH: "valet dame roi",
            SWISS: "Under Ober roi",
            GERMAN: "Unter Ober roi",
        },
        suits={
            LATIN: ("deniers", "coupes", "épées", "bâtons"),
            FRENCH: ("carreau", "cœur", "pique", "trèfle"),
            SWISS: ("grelots", "boucliers", "roses", "glands"),
            GERMAN: ("grelots", "cœurs", "feuilles", "glands"),
        },
        forms={
            LATIN: ("de deniers", "de coupes", "d’épées", "de bâtons"),
            FRENCH: ("de carreau", "de cœur", "de pique", "de trèfle"),
            SWISS: ("de grelot", "de bouclier", "de rose", "de gland"),
            GERMAN: ("de grelot", "de cœur", "de feuille", "de gland"),
        },
        tens={SWISS: "bannière"},
    ),
    "es": Words(
        pattern="{rank} {suit}",
        numbers="as dos tres cuatro cinco seis siete ocho nueve diez",
        courts={
            LATIN: "sota caballo rey",
            FRENCH: "jota reina rey",
            SWISS: "Under Ober rey",
            GERMAN: "Unter Ober rey",
        },
        suits={
            LATIN: ("oros", "copas", "espadas", "bastos"),
            FRENCH: ("diamantes", "corazones", "picas", "tréboles"),
            SWISS: ("cascabeles", "escudos", "rosas", "bellotas"),
            GERMAN: ("cascabeles", "corazones", "hojas", "bellotas"),
        },
        forms={
            LATIN: ("de oros", "de copas", "de espadas", "de bastos"),
            FRENCH: ("de diamantes", "de corazones", "de picas", "de tréboles"),
            SWISS: ("de cascabeles", "de escudos", "de rosas", "de bellotas"),
            GERMAN: ("de cascabeles", "de corazones", "de hojas", "de bellotas"),
        },
        tens={SWISS: "banner"},
    ),
    "cs": Words(
        pattern="{suit} {rank}",
        numbers="eso dvojka trojka čtyřka pětka šestka sedma osma devítka desítka",
        courts={
            LATIN: "spodek jezdec král",
            FRENCH: "kluk dáma král",
            SWISS: "spodek svršek král",
            GERMAN: "spodek svršek král",
        },
        suits={
            LATIN: ("dukáty", "poháry", "meče", "hole"),
            FRENCH: ("kára", "srdce", "piky", "kříže"),
            SWISS: ("kule", "štíty", "růže", "žaludy"),
            GERMAN: ("kule", "srdce", "listy", "žaludy"),
        },
        forms={
            LATIN: (
                "dukátový|dukátová|dukátové",
                "pohárový|pohárová|pohárové",
                "mečový|mečová|mečové",
                "holový|holová|holové",
            ),
            FRENCH: (
                "kárový|kárová|kárové",
                "srdcový|srdcová|srdcové",
                "pikový|piková|pikové",
                "křížový|křížová|křížové",
            ),
            SWISS: (
                "kulový|kulová|kulové",
                "štítový|štítová|štítové",
                "růžový|růžová|růžové",
                "žaludový|žaludová|žaludové",
            ),
            GERMAN: (
                "kulový|kulová|kulové",
                "srdcový|srdcová|srdcové",
                "listový|listová|listové",
                "žaludový|žaludová|žaludové",
            ),
        },
        genders={
            LATIN: "nfffffffffmmm",
            FRENCH: "nfffffffffmfm",
            SWISS: "nfffffffffmmm",
            GERMAN: "nfffffffffmmm",
        },
    ),
}
