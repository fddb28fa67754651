"""Everything that can be answered in the game, with what buttons say; and nature's words."""

from __future__ import annotations

from typing import Final

from orrery.games.inscription.assets.symbols import KEPT_NAMES
from orrery.games.inscription.cards.card import Deck
from orrery.games.inscription.names import (
    AGENDAS,
    COMMODITIES,
    DOCKS,
    EVENTS,
    FACTIONS,
    HALVES,
    KEPT,
    MOST_FREE_VOTES,
    MOST_PLAYERS,
    OBJECTIVES,
    POPULATION,
    RELICS,
    RESOURCES,
    SHEET_IDS,
    SIDES,
    TECHNOLOGIES,
    TECHNOLOGIES_PRINTED,
    VOTES,
)
from orrery.games.inscription.say import (
    COMMODITY_NAMES,
    HALF_NAMES,
    RESOURCE_NAMES,
    SHEET_NAMES,
    UNIT_PLURALS,
    VOTE_AMOUNTS,
)
from orrery.games.inscription.sheets.expansion.places import (
    CELL_NAMES,
    CELLS,
    DOCK_NAMES,
    LINE_NAMES,
    LINES,
    PLANETS,
)
from orrery.games.inscription.sheets.industry.places import SPACES
from orrery.games.inscription.sheets.navigation.places import EXITS, SYSTEMS, WORMHOLES
from orrery.games.inscription.sheets.warfare.grid import PLACEMENT_NAMES
from orrery.games.inscription.sheets.warfare.places import BARS_, BARS_FIRST, NODES, REWARDS
from orrery.games.inscription.sheets.warfare.units import LOCKS
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Domain, Kind, Numbers, Phrases, Seats, Vocabulary


class VoteCounts(Domain):
    """So many votes."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        super().__init__(tuple([str(number) for number in range(least, VOTES + MOST_FREE_VOTES + 1)]))
        self.least = least

    def say(self, value: int, scene: Scene) -> Text:
        return VOTE_AMOUNTS.say(scene.language, n=value + self.least)


SHEET_DOMAIN: Final = Phrases(SHEET_IDS, SHEET_NAMES)
SHEETS_FIRST: Final = Phrases(SHEET_IDS, tuple([Phrase(n.en.capitalize(), n.pl.capitalize()) for n in SHEET_NAMES]))
RESOURCE_DOMAIN: Final = Phrases(RESOURCES, RESOURCE_NAMES[:3])
KEPT_DOMAIN: Final = Phrases(KEPT, KEPT_NAMES)
HALF_DOMAIN: Final = Phrases(HALVES, HALF_NAMES)
COMMODITY_DOMAIN: Final = Phrases(COMMODITIES, COMMODITY_NAMES)
SIDE_DOMAIN: Final = Phrases(("pass", "fail"), (Phrase("Pass", "Za"), Phrase("Fail", "Przeciw")))
SEATS: Final = Seats(MOST_PLAYERS)
COUNT: Final = Numbers(0)
"""How many, in events."""
ORDINAL: Final = Numbers(0, 1)
"""Counted from 0, told from 1."""
FACTION_DECK: Final = Deck(FACTIONS, 24)
RELIC_DECK: Final = Deck(RELICS, 16)
AGENDA_DECK: Final = Deck(AGENDAS, 12)
OBJECTIVE_DECK: Final = Deck(OBJECTIVES, 12)
EVENT_DECK: Final = Deck(EVENTS, 25)
TECHNOLOGY_DECK: Final = Deck(TECHNOLOGIES, TECHNOLOGIES_PRINTED)

CROSS_OFF: Final = Phrase("Cross off {0}", "Skreśl: {0}")
UNLOCK: Final = Phrase("Unlock {0}", "Odblokuj: {0}")
AS_IT_IS: Final = Phrase("{0}", "{0}")
"""Without a capital letter."""

VOCABULARY: Final = Vocabulary()

DONE: Final = VOCABULARY.kind(
    "done",
    label=Phrase("Done", "Koniec"),
    help=Phrase(
        "Until everybody has put the pen down you can take your marks back.",
        "Dopóki wszyscy nie odłożą pisaków, możesz cofać swoje oznaczenia.",
    ),
).base
ABILITY: Final = VOCABULARY.kind(
    "ability", label=Phrase("Claim Mecatol Rex without influence", "Zdobądź Mecatol Rex bez wpływu")
).base
LATER: Final = VOCABULARY.kind(
    "later",
    label=Phrase("No sheet yet", "Jeszcze żaden arkusz"),
    help=Phrase(
        "You choose your active sheet after the roll, and spend the card’s resources then.",
        "Aktywny arkusz wybierzesz po rzucie i wtedy wydasz zasoby z karty.",
    ),
).base
LEGEND_KIND: Final[Kind] = VOCABULARY.kind(
    "legend",
    help=Phrase(
        "Use them one after the other; nothing else can be spent meanwhile.",
        "Wykorzystuj je po kolei; w tym czasie nie można wydawać nic innego.",
    ),
)
LEGEND: Final = LEGEND_KIND.base
BUILD_INFANTRY: Final = VOCABULARY.kind(
    "infantry",
    label=Phrase("Build infantry", "Zbuduj piechotę"),
    help=Phrase("One resource of any kind builds 1 infantry.", "1 dowolny zasób buduje 1 piechotę."),
).base
ABSTAIN: Final = VOCABULARY.kind("abstain", label=Phrase("Abstain", "Wstrzymaj się")).base

SHEET: Final[Kind] = VOCABULARY.kind(
    "sheet",
    SHEET_DOMAIN,
    help=Phrase(
        "Resources are spent on the active sheet only; it does not change during the round.",
        "Zasoby wydaje się tylko na aktywnym arkuszu; nie zmienia się on w trakcie rundy.",
    ),
)
SPEND: Final[Kind] = VOCABULARY.kind(
    "spend",
    RESOURCE_DOMAIN,
    label=Phrase("Spend {0}", "Wydaj: {0}"),
    help=Phrase("Every resource must be used if it can be.", "Każdy zasób trzeba wykorzystać, jeśli się da."),
)
LOSE: Final[Kind] = VOCABULARY.kind(
    "lose",
    Phrases((*RESOURCES, "any"), RESOURCE_NAMES),
    label=Phrase("Lose {0}: it has no use", "Strać zasób ({0}): nie ma zastosowania"),
    help=Phrase(
        "A resource is lost only if it has no legal use now.", "Zasób przepada tylko wtedy, gdy nie ma zastosowania."
    ),
)
TRADE: Final[Kind] = VOCABULARY.kind(
    "trade-good",
    RESOURCE_DOMAIN,
    label=Phrase("Trade good as {0}", "Dobro handlowe jako {0}"),
    help=Phrase(
        "A trade good is one resource of any kind on the active sheet.",
        "Dobro handlowe to 1 dowolny zasób na aktywnym arkuszu.",
    ),
)
CONVERT: Final[Kind] = VOCABULARY.kind(
    "convert",
    RESOURCE_DOMAIN,
    RESOURCE_DOMAIN,
    label=Phrase("Use a black {0} as {1}", "Użyj czarnej kości ({0}) jako: {1}"),
)
STALL: Final[Kind] = VOCABULARY.kind(
    "give-up",
    RESOURCE_DOMAIN,
    label=Phrase("Give up a black {0} for a trade good", "Zrezygnuj z czarnej kości ({0}) za dobro handlowe"),
)
USE: Final[Kind] = VOCABULARY.kind(
    "use",
    KEPT_DOMAIN,
    label=Phrase("Spend an asset: {0}", "Wydaj kapitał: {0}"),
    help=Phrase(
        "Planets unlock planets or build docks; specialties pay for technologies, locks, units and dotted-X spaces;"
        " focus assets unlock a focus die.",
        "Planety odblokowują planety albo budują stocznie; specjalizacje opłacają technologie, blokady, jednostki i"
        " pola z wykropkowanym X; intensyfikacje odblokowują kość.",
    ),
)
TECHNOLOGY: Final[Kind] = VOCABULARY.kind("technology", TECHNOLOGY_DECK, label=Phrase("Use {0}", "Użyj: {0}"))
STUDY: Final[Kind] = VOCABULARY.kind(
    "research", TECHNOLOGY_DECK, label=Phrase("Research symbol of {0}", "Symbol badań: {0}")
)
UNLOCK_TECHNOLOGY: Final[Kind] = VOCABULARY.kind("unlock-technology", TECHNOLOGY_DECK, label=UNLOCK)
LOSE_TECHNOLOGY: Final[Kind] = VOCABULARY.kind("cross-off-technology", TECHNOLOGY_DECK, label=CROSS_OFF)
PLAY_RELIC: Final[Kind] = VOCABULARY.kind("relic", RELIC_DECK, label=Phrase("Play {0}", "Zagraj: {0}"))
KEEP_RELIC: Final[Kind] = VOCABULARY.kind("keep-relic", RELIC_DECK, label=Phrase("Keep {0}", "Zatrzymaj: {0}"))
KEEP_FACTION: Final[Kind] = VOCABULARY.kind("faction", FACTION_DECK)

ACCESS: Final[Kind] = VOCABULARY.kind(
    "access",
    SYSTEMS,
    label=Phrase("Access {0}", "Uzyskaj dostęp: {0}"),
    help=Phrase(
        "Draw a line from an accessed system along a hyperlane: 1 material or 1 research.",
        "Narysuj linię z dostępnego układu wzdłuż korytarza nadprzestrzennego: 1 surowiec albo 1 badanie.",
    ),
)
WORMHOLE: Final[Kind] = VOCABULARY.kind(
    "wormhole",
    WORMHOLES,
    EXITS,
    label=Phrase("Wormhole {0} → {1}", "Tunel {0} → {1}"),
    help=Phrase(
        "With Gravity Drive: in at an accessed system, out at another wormhole; both are used up, but never for the"
        " Ghosts of Creuss.",
        "Z Napędem grawitacyjnym: wejście w dostępnym układzie, wyjście w innym tunelu; oba się zużywają, ale nigdy"
        " Duchom Creuss.",
    ),
)
CLAIM: Final[Kind] = VOCABULARY.kind(
    "claim",
    SYSTEMS,
    label=Phrase("Claim {0}", "Zdobądź: {0}"),
    help=Phrase("Circle an accessed system: 1 influence.", "Zakreśl dostępny układ: 1 wpływ."),
)
LOSE_SYSTEM: Final[Kind] = VOCABULARY.kind("cross-off-system", SYSTEMS, label=CROSS_OFF)

UNLOCK_PLANET: Final[Kind] = VOCABULARY.kind(
    "unlock-planet",
    PLANETS,
    label=UNLOCK,
    help=Phrase(
        "Only symbols of unlocked planets can be crossed.", "Skreślać można tylko symbole odblokowanych planet."
    ),
)
LOSE_PLANET: Final[Kind] = VOCABULARY.kind("cross-off-planet", PLANETS, label=CROSS_OFF)
CROSS: Final[Kind] = VOCABULARY.kind(
    "cross",
    PLANETS,
    CELL_NAMES,
    about=CELLS,
    label=Phrase("Cross {0}", "Skreśl: {0}"),
    help=Phrase(
        "A finished row or column claims its asset.", "Ukończony rząd albo ukończona kolumna zdobywa swój kapitał."
    ),
)
LOSE_LINE: Final[Kind] = VOCABULARY.kind("cross-off-line", PLANETS, LINE_NAMES, about=LINES, label=CROSS_OFF)
DOCK: Final[Kind] = VOCABULARY.kind(
    "dock",
    DOCK_NAMES,
    label=Phrase("Build {0}", "Zbuduj: {0}"),
    help=Phrase("Building a space dock claims its asset.", "Zbudowanie stoczni zdobywa jej kapitał."),
)
DOCK_SYMBOL: Final[Kind] = VOCABULARY.kind(
    "dock-symbol",
    Numbers(DOCKS, 1),
    RESOURCE_DOMAIN,
    label=Phrase("Space dock {0}: {1}", "Stocznia {0}: {1}"),
    help=Phrase(
        "Crossing all symbols of its cost builds the dock.", "Skreślenie wszystkich symboli kosztu buduje stocznię."
    ),
)
LOSE_POPULATION: Final[Kind] = VOCABULARY.kind(
    "cross-off-population", Numbers(len(POPULATION), 1), label=Phrase("Entry {0}", "Pole {0}")
)

SCRAP: Final[Kind] = VOCABULARY.kind(
    "scrap",
    SPACES,
    label=Phrase("Scrap {0}", "Zlikwiduj: {0}"),
    help=Phrase(
        "Scrap a space beside a marked one: 1 material. Its asset is destroyed.",
        "Zlikwiduj pole obok oznaczonego: 1 surowiec. Jego kapitał przepada.",
    ),
)
SPACE: Final[Kind] = VOCABULARY.kind(
    "space",
    SPACES,
    label=Phrase("Claim {0}", "Zdobądź: {0}"),
    help=Phrase(
        "Claim a space beside a scrapped one: 1 influence or 1 research.",
        "Zdobądź pole obok zlikwidowanego: 1 wpływ albo 1 badanie.",
    ),
)

BAR: Final[Kind] = VOCABULARY.kind(
    "bar",
    BARS_FIRST,
    RESOURCE_DOMAIN,
    label=Phrase("{0}: {1}", "{0}: {1}"),
    help=Phrase(
        "Crossing the last symbol builds the unit: claim its VP, then deploy it.",
        "Skreślenie ostatniego symbolu buduje jednostkę: zdobądź jej PZ i ją wystaw.",
    ),
)
BUILD: Final[Kind] = VOCABULARY.kind("build", BARS_, label=Phrase("Build {0}", "Zbuduj: {0}"))
LOSE_BAR: Final[Kind] = VOCABULARY.kind("cross-off-bar", BARS_, label=CROSS_OFF)
UNLOCK_UNITS: Final[Kind] = VOCABULARY.kind(
    "unlock-units",
    Phrases(("dreadnought", "war-sun"), tuple([UNIT_PLURALS[unit] for unit in LOCKS])),
    label=UNLOCK,
)
PLACE: Final[Kind] = VOCABULARY.kind(
    "place",
    PLACEMENT_NAMES,
    label=AS_IT_IS,
    help=Phrase(
        "Above the deployment line, in its first row or next to one of your units; covered assets are claimed.",
        "Nad linią wystawienia, w jej pierwszym rzędzie albo obok swojej jednostki; zakryte kapitały zdobywasz.",
    ),
)
LOSE_NODE: Final[Kind] = VOCABULARY.kind("cross-off-node", NODES, label=AS_IT_IS)
LOSE_REWARD: Final[Kind] = VOCABULARY.kind("cross-off-reward", REWARDS)
HALF: Final[Kind] = VOCABULARY.kind(
    "half",
    HALF_DOMAIN,
    help=Phrase(
        "Left sections fight the left neighbor, right sections the right one.",
        "Lewe sekcje walczą z sąsiadem po lewej, prawe z sąsiadem po prawej.",
    ),
)

FOCUS_DIE: Final[Kind] = VOCABULARY.kind(
    "focus", SHEETS_FIRST, RESOURCE_DOMAIN, label=Phrase("{0}: {1} die", "{0}: kość ({1})")
)
TAKE: Final[Kind] = VOCABULARY.kind("take", KEPT_DOMAIN)
RESTORE: Final[Kind] = VOCABULARY.kind("restore", KEPT_DOMAIN)
COMMODITY: Final[Kind] = VOCABULARY.kind("commodity", COMMODITY_DOMAIN)
CHOOSE: Final[Kind] = VOCABULARY.kind("choose", ("1", "2", "3"))
ASSET: Final[Kind] = VOCABULARY.kind("asset", ("1", "2", "3", "4", "5", "6", "7"))
NUMBER: Final[Kind] = VOCABULARY.kind("number", Numbers(3, 1))
KIND: Final[Kind] = VOCABULARY.kind("kind", RESOURCE_DOMAIN)
VOTE: Final[Kind] = VOCABULARY.kind("vote", SIDE_DOMAIN, VoteCounts(1), label=Phrase("{0} with {1}", "{0}: {1}"))
CAST: Final[Kind] = VOCABULARY.kind("cast", VoteCounts(0))

# Nature's words.
DEAL_SHEET: Final[Kind] = VOCABULARY.kind("deal-sheet", SHEET_DOMAIN, SIDES)
DEAL_FACTION: Final[Kind] = VOCABULARY.kind("deal-faction", FACTION_DECK)
DEAL_RELIC: Final[Kind] = VOCABULARY.kind("deal-relic", RELIC_DECK)
DEAL_OBJECTIVE: Final[Kind] = VOCABULARY.kind("deal-objective", OBJECTIVE_DECK)
SPEAKER: Final[Kind] = VOCABULARY.kind("speaker", SEATS)
EVENT: Final[Kind] = VOCABULARY.kind("event", EVENT_DECK)
AGENDA: Final[Kind] = VOCABULARY.kind("agenda", AGENDA_DECK)
BLACK: Final[Kind] = VOCABULARY.kind("black", ("0", "1", "2", "3"), ("0", "1", "2", "3"))
"""Of the three black dice, so many show material and so many influence."""
FOCUS_ROLL: Final[Kind] = VOCABULARY.kind("focus-roll", ("1", "2"), ("1", "2"), ("1", "2"))
DIE: Final[Kind] = VOCABULARY.kind("die", RESOURCE_DOMAIN)
LOT: Final[Kind] = VOCABULARY.kind("lot", SEATS)
