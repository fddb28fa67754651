"""Ad Astra's box: boards and what is on them, cards of every deck, tiles, buildings, units and neutral elements."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orrery.games.adastra.cards.boxes import ANOMALIES, DIPLOMATS, DIRECTIVES, MISSIONS
from orrery.games.adastra.elements import buildings, neutrals, units
from orrery.games.adastra.empires.board import EMPIRES, Empire
from orrery.games.adastra.empires.milestones import COMMON, SCANNERS
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, PLANETS, STARS
from orrery.games.adastra.names import BRANCHES, EMPIRE_ACTION, MOST_LEVEL
from orrery.games.adastra.pieces import Component as Part
from orrery.games.adastra.pieces import Piece
from orrery.games.adastra.say import ACTION_NAMES, BRANCH_NAMES, CLASS_NAMES, LEVELS
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.kernel.component import Component, Shelf, fact
from orrery.kernel.text import Phrase, Text

TITLES: Final = {
    "empires": (Phrase("Empires", "Imperia"), ("empire", "imperi", "board", "plansz")),
    "abilities": (Phrase("Abilities of the empires", "Zdolności imperiów"), ("abilit", "special", "zdolno")),
    "milestones": (Phrase("Milestones", "Kamienie milowe"), ("milestone", "kamien", "milow")),
    "technologies": (Phrase("Technologies", "Technologie"), ("technolog",)),
    "anomalies": (Phrase("Anomaly cards", "Karty anomalii"), ("anomal", "karty anomal")),
    "missions": (Phrase("Missions", "Misje"), ("mission", "misj")),
    "diplomats": (Phrase("Diplomats", "Dyplomaci"), ("diplomat", "dyploma", "spies", "spy", "szpie")),
    "directives": (Phrase("Directives", "Dyrektywy"), ("directive", "dyrektyw")),
    "minors": (Phrase("Minor civilizations", "Pomniejsze cywilizacje"), ("minor", "civili", "pomniejsz", "cywiliz")),
    "planets": (Phrase("Planets", "Planety"), ("planet",)),
    "discoveries": (Phrase("Discoveries", "Odkrycia"), ("discover", "odkry")),
    "stars": (Phrase("Star tiles", "Kafelki gwiazd"), ("star", "gwiazd", "kafelki gwiazd")),
    "buildings": (Phrase("Buildings", "Budowle"), ("building", "budowl")),
    "units": (Phrase("Units and neutral elements", "Jednostki i elementy neutralne"), ("unit", "neutral", "jednost")),
}
EMPIRE: Final = Phrase("Empire", "Imperium")
KIND: Final = Phrase("Kind", "Rodzaj")
COPIES: Final = Phrase("Copies", "Kopie")
PLACE: Final = Phrase("Branch and level", "Gałąź i poziom")
SPECIAL_ABILITY: Final = Phrase("special ability", "zdolność specjalna")
INCOME_ABILITY: Final = Phrase("income ability", "zdolność przychodowa")
UNIT_SPECIAL: Final = Phrase("special of a unit: {unit}", "cecha jednostki: {unit}")
COMMON_TO_ALL: Final = Phrase("common", "wspólny")
AT: Final = Phrase("{branch} {level}", "{branch} {level}")
ALL_BRANCHES: Final = Phrase("all branches {level}", "wszystkie gałęzie {level}")

Facts = Iterable[tuple[Text, Text]]


def shelves(language: str) -> list[Shelf]:
    found = {
        "empires": [component(board, language) for board in EMPIRES.pieces],
        "abilities": [ability for board in EMPIRES.pieces for ability in abilities(board, language)],
        "milestones": milestones(language),
        "technologies": [component(card, language) for card in TECHNOLOGIES.pieces],
        "anomalies": [
            component(card, language, [fact(COPIES.say(language), str(card.copies))]) for card in ANOMALIES.pieces
        ],
        "missions": [component(card, language) for card in MISSIONS.pieces],
        "diplomats": [component(card, language) for card in DIPLOMATS.pieces],
        "directives": [component(card, language) for card in DIRECTIVES.pieces],
        "minors": [component(tile, language) for tile in DISCOVERIES.pieces if tile.minor],
        "planets": [component(tile, language) for tile in PLANETS.pieces],
        "discoveries": [component(tile, language) for tile in DISCOVERIES.pieces if not tile.minor],
        "stars": [component(tile, language) for tile in STARS.pieces],
        "buildings": buildings(language),
        "units": [*units(language), *neutrals(language)],
    }
    return [Shelf(key, TITLES[key][0].say(language), TITLES[key][1], tuple(those)) for key, those in found.items()]


def component(piece: Piece, language: str, facts: Facts = ()) -> Component:
    """A piece as it explains itself, and where it comes from."""
    return Component(
        piece.id,
        piece.title.say(language),
        tuple(piece.lines(language)),
        (*piece.facts(language), *facts),
        piece.provenance.phrase.say(language),
    )


def abilities(board: Empire, language: str) -> list[Component]:
    """The abilities of a board, its units' specials and its empire action."""
    *special, income = board.abilities
    kinds: list[tuple[Part, Text]] = [(part, SPECIAL_ABILITY.say(language)) for part in special]
    kinds.append((income, INCOME_ABILITY.say(language)))
    for name, unit in zip(CLASS_NAMES, board.units, strict=False):
        if unit.special is not None:
            kinds.append((unit.special, UNIT_SPECIAL.say(language, unit=name)))
    kinds.append((board.action, ACTION_NAMES[EMPIRE_ACTION].say(language)))
    of = (EMPIRE.say(language), board.said(language))
    return [component(part, language, [of, (KIND.say(language), kind)]) for part, kind in kinds]


def milestones(language: str) -> list[Component]:
    """The common ones with where they stand, then the unique ones of every board."""
    heading = PLACE.say(language)
    common = (EMPIRE.say(language), COMMON_TO_ALL.say(language))
    found = []
    for number, scanner in enumerate(SCANNERS):
        place = ALL_BRANCHES.say(language, level=LEVELS[2 * number + 1])
        found.append(component(scanner, language, [common, (heading, place)]))
    for branch in range(len(BRANCHES)):
        for level, milestone in enumerate(COMMON[branch], 1):
            found.append(component(milestone, language, [common, (heading, at(branch, level, language))]))
    for board in EMPIRES.pieces:
        of = (EMPIRE.say(language), board.said(language))
        for branch in range(len(BRANCHES)):
            for level in range(1, MOST_LEVEL + 1):
                for milestone in board.milestones[branch][level - 1]:
                    if board.unique(milestone):
                        where = (heading, at(branch, level, language))
                        found.append(component(milestone, language, [of, where]))
    return found


def at(branch: int, level: int, language: str) -> Text:
    return AT.say(language, branch=BRANCH_NAMES[branch], level=LEVELS[level])
