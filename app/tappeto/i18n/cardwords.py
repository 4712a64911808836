"""How suits and ranks are called in each language, and how a card's name is put together from them."""

from dataclasses import dataclass, field
from typing import Final

LATIN: Final = "latin"
FRENCH: Final = "french"


@dataclass(frozen=True)
class Words:
    """The words of one language, by style of deck.

    `pattern` puts a name together. `numbers` are ace to seven and `courts` the three above, with
    blanks between; `suits` and `forms` are in the order d c s b. `forms` are the suits as they
    stand in a card's name; where the language needs it, masculine, feminine and neuter with a bar
    between, chosen by the rank's letter in `genders`.
    """

    pattern: str
    numbers: str
    courts: dict[str, str]
    suits: dict[str, tuple[str, str, str, str]]
    forms: dict[str, tuple[str, str, str, str]]
    genders: dict[str, str] = field(default_factory=dict)


WORDS: Final = {
    "en": Words(
        pattern="{rank} of {suit}",
        numbers="ace two three four five six seven",
        courts={LATIN: "jack knight king", FRENCH: "jack queen king"},
        suits={
            LATIN: ("coins", "cups", "swords", "batons"),
            FRENCH: ("diamonds", "hearts", "spades", "clubs"),
        },
        forms={
            LATIN: ("coins", "cups", "swords", "batons"),
            FRENCH: ("diamonds", "hearts", "spades", "clubs"),
        },
    ),
    "it": Words(
        pattern="{rank} {suit}",
        numbers="asso due tre quattro cinque sei sette",
        courts={LATIN: "fante cavallo re", FRENCH: "fante donna re"},
        suits={
            LATIN: ("denari", "coppe", "spade", "bastoni"),
            FRENCH: ("quadri", "cuori", "picche", "fiori"),
        },
        forms={
            LATIN: ("di denari", "di coppe", "di spade", "di bastoni"),
            FRENCH: ("di quadri", "di cuori", "di picche", "di fiori"),
        },
    ),
    "de": Words(
        pattern="{suit}-{rank}",
        numbers="Ass Zwei Drei Vier Fünf Sechs Sieben",
        courts={LATIN: "Bube Reiter König", FRENCH: "Bube Dame König"},
        suits={
            LATIN: ("Münzen", "Kelche", "Schwerter", "Stäbe"),
            FRENCH: ("Karo", "Herz", "Pik", "Kreuz"),
        },
        forms={
            LATIN: ("Münz", "Kelch", "Schwert", "Stab"),
            FRENCH: ("Karo", "Herz", "Pik", "Kreuz"),
        },
    ),
    "fr": Words(
        pattern="{rank} {suit}",
        numbers="as deux trois quatre cinq six sept",
        courts={LATIN: "valet cavalier roi", FRENCH: "valet dame roi"},
        suits={
            LATIN: ("deniers", "coupes", "épées", "bâtons"),
            FRENCH: ("carreau", "cœur", "pique", "trèfle"),
        },
        forms={
            LATIN: ("de deniers", "de coupes", "d’épées", "de bâtons"),
            FRENCH: ("de carreau", "de cœur", "de pique", "de trèfle"),
        },
    ),
    "es": Words(
        pattern="{rank} {suit}",
        numbers="as dos tres cuatro cinco seis siete",
        courts={LATIN: "sota caballo rey", FRENCH: "jota reina rey"},
        suits={
            LATIN: ("oros", "copas", "espadas", "bastos"),
            FRENCH: ("diamantes", "corazones", "picas", "tréboles"),
        },
        forms={
            LATIN: ("de oros", "de copas", "de espadas", "de bastos"),
            FRENCH: ("de diamantes", "de corazones", "de picas", "de tréboles"),
        },
    ),
    "cs": Words(
        pattern="{suit} {rank}",
        numbers="eso dvojka trojka čtyřka pětka šestka sedma",
        courts={LATIN: "spodek jezdec král", FRENCH: "kluk dáma král"},
        suits={
            LATIN: ("dukáty", "poháry", "meče", "hole"),
            FRENCH: ("kára", "srdce", "piky", "kříže"),
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
        },
        genders={LATIN: "nffffffmmm", FRENCH: "nffffffmfm"},
    ),
}
