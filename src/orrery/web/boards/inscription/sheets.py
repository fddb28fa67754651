"""The four sheets of a seat, from what one viewer may see. ``_sheets.html`` draws them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from typing import Final

from markupsafe import Markup

from orrery.games.inscription.assets.symbols import ASSETS, KEEP, SPECIALTY_NAMES
from orrery.games.inscription.cards.kinds import RELIC_CARDS, TECHNOLOGY_CARDS
from orrery.games.inscription.cards.shared import EVENT_CARDS
from orrery.games.inscription.events.outcome import NameThing
from orrery.games.inscription.events.scoring import sheet_total
from orrery.games.inscription.names import (
    EXPANSION,
    INDUSTRY,
    KEPT,
    NAVIGATION,
    RESOURCES,
    SHEET_IDS,
    STRATEGY,
    WARFARE,
)
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import RESOURCE_NAMES, SHEET_NAMES
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS
from orrery.games.inscription.sheets.industry.printed import INDUSTRY_SHEETS
from orrery.games.inscription.sheets.navigation.printed import NAVIGATION_SHEETS
from orrery.games.inscription.sheets.printed import PrintedSheet as Board
from orrery.games.inscription.sheets.research import has_focus
from orrery.games.inscription.sheets.warfare.printed import WARFARE_SHEETS
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import (
    FOCUS_DIE,
    LOSE_TECHNOLOGY,
    PLACE,
    STUDY,
    TECHNOLOGY,
    UNLOCK_TECHNOLOGY,
)
from orrery.kernel import Phrase
from orrery.kernel.text import join
from orrery.server.view import TableView
from orrery.web.boards.inscription import expansion, industry, navigation, warfare
from orrery.web.boards.inscription.art import SHEET_ICONS
from orrery.web.boards.inscription.parts import (
    Button,
    FocusDie,
    Marks,
    Note,
    Place,
    Print,
    Sheet,
    Technology,
    reading_order,
)
from orrery.web.boards.inscription.titles import titles
from orrery.web.boards.targets import Spot, Targets
from orrery.web.draw import environment

__all__ = ["Sheet", "blank", "sheets", "where"]

BOARDS: Final[tuple[list[Board], ...]] = (
    [*NAVIGATION_SHEETS],
    [*EXPANSION_SHEETS],
    [*INDUSTRY_SHEETS],
    [*WARFARE_SHEETS],
)
PRINTS: Final[tuple[Callable[[int, str], Print], ...]] = (
    navigation.printed,
    expansion.printed,
    industry.printed,
    warfare.printed,
)
PLACES: Final[tuple[Callable[[Player, int], str | None], ...]] = (
    navigation.place_of,
    expansion.place_of,
    industry.place_of,
    warfare.place_of,
)
CLAIMS: Final[tuple[Callable[[Player], list[tuple[str, int]]], ...]] = (
    navigation.claims,
    expansion.claims,
    industry.claims,
    warfare.claims,
)
SPECIALTY_ICONS: Final = ("specialty-a", "specialty-b", "specialty-c", "specialty-d")
BRIEFS: Final = (
    Phrase("Access systems through wormholes.", "Dostęp do układów przez tunele."),
    Phrase("Once: claim up to 2 accessed small systems.", "Raz: zdobądź do 2 dostępnych małych układów."),
    Phrase("Once: 1 symbol on each planet, towards population.", "Raz: po 1 symbolu na każdej planecie, ku populacji."),
    Phrase("Once: give up an asset to cross 2 symbols there.", "Raz: skreśl kapitał, by skreślić tam 2 symbole."),
    Phrase("Once: scrap or claim any space with a councilor.", "Raz: zlikwiduj albo zdobądź pole z radnym."),
    Phrase("Spaces beside 3 scrapped ones are free to claim.", "Pola obok 3 zlikwidowanych zdobywasz za darmo."),
    Phrase("War: +3 in a section holding 2 larger units.", "Wojna: +3 w sekcji z 2 większymi jednostkami."),
    Phrase("Once: deploy 2 infantry beside your units.", "Raz: wystaw 2 piechoty obok swoich jednostek."),
)
"""What each technology does, short enough for its box."""
WAYS: Final = Phrase("{place}: {n} {n:choice|choices}", "{place}: {n} {n:możliwość|możliwości|możliwości}")
RELICS: Final = Phrase("Relics", "Relikty")
UNSPENT: Final = Phrase("From unspent trade goods", "Za niewydane dobra handlowe")


def sheets(view: TableView, seat: int, targets: Targets | None = None) -> list[Sheet]:
    """A seat's navigation, expansion, industry and warfare sheet.

    If the seat is the viewer's own, the choices that are about places on its sheets are taken out of ``targets``;
    what is left there belongs elsewhere on the table.
    """
    state = view.state
    assert isinstance(state, Inscription)
    player = state.players[seat]
    before = state.before[seat] if state.desks and state.before else player
    own = seat == view.viewer
    targets = targets or Targets(view.choices)
    slashed, slashed_before = spent_places(player), spent_places(before)
    spots = _grouped(view, player) if own else {}
    return [
        _sheet(
            view,
            seat,
            kind,
            _marks(state, player, before, kind, slashed[kind], slashed_before[kind]),
            _buttons(view, player, kind, spots.get(kind, {}), targets),
            [_technology(view, player, tech, targets if own else None) for tech in (2 * kind, 2 * kind + 1)],
            [_focus(view, player, kind, die, targets if own else None) for die in range(len(RESOURCES))],
        )
        for kind in range(len(SHEET_IDS))
    ]


def _sheet(
    view: TableView,
    seat: int,
    kind: int,
    marks: Marks,
    buttons: list[Button],
    technologies: list[Technology],
    focus: list[FocusDie],
) -> Sheet:
    state, language = view.state, view.language
    assert isinstance(state, Inscription)
    player = state.players[seat]
    board = BOARDS[kind][player.sheets[kind]]
    strategy = not state.over and state.event >= 0 and EVENT_CARDS[state.event].type == STRATEGY
    ground, face = blank(kind, player.sheets[kind], language)
    lit = [spot for spot in [*[tech.spot for tech in technologies], *[die.spot for die in focus]] if spot]
    return Sheet(
        seat=seat,
        kind=SHEET_IDS[kind],
        title=SHEET_NAMES[kind].say(language).capitalize(),
        name=board.title.say(language),
        icon=SHEET_ICONS[kind],
        points=sheet_total(player, kind),
        box=player.boxes[kind],
        active=player.active == kind and strategy,
        targets=sum(button.legal for button in buttons) + sum(spot.why is None for spot in lit),
        description=_describe(state, player, kind, language),
        technologies=technologies,
        focus=focus,
        notes=_notes(player, kind, language),
        ground=ground,
        face=face,
        titles=titled(kind, player.sheets[kind], language),
        marks=marks,
        buttons=buttons,
    )


@cache
def blank(kind: int, number: int, language: str) -> tuple[Markup, Markup]:
    """A sheet as it is printed: the ground, and what is drawn over areas marked on it."""
    macros = environment(language).get_template("inscription/_sheets.html").module
    found = PRINTS[kind](number, language)
    return macros.parts(found.ground), macros.parts(found.face)  # type: ignore[attr-defined]


@cache
def titled(kind: int, number: int, language: str) -> Markup:
    """A name over every place, to lie over whatever is drawn there."""
    macros = environment(language).get_template("inscription/_sheets.html").module
    names = titles(kind, number, language)
    places = PRINTS[kind](number, language).places.values()
    found: Markup = macros.titles([(place, names[place.id]) for place in places])  # type: ignore[attr-defined]
    return found


# Choices


def where(player: Player, option: int) -> tuple[int, str] | None:
    """The sheet and the place that an option is about."""
    for kind, place_of in enumerate(PLACES):
        name = place_of(player, option)
        if name is not None:
            return kind, name
    return None


def _grouped(view: TableView, player: Player) -> dict[int, dict[str, list[int]]]:
    """The options of the viewer's question by sheet and place."""
    found: dict[int, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for choice in view.choices:
        spot = where(player, choice.option)
        if spot is not None:
            found[spot[0]][spot[1]].append(choice.option)
    return found


def _buttons(
    view: TableView, player: Player, kind: int, options: dict[str, list[int]], targets: Targets
) -> list[Button]:
    """A button for every place with a choice, those that can be chosen first."""
    places = PRINTS[kind](player.sheets[kind], view.language).places
    found = []
    for place in reading_order(places[name] for name in options):
        several = len(options[place.id]) > 1
        spots = [targets.take(option, keyed=not several) for option in options[place.id]]
        left = [spot for spot in spots if spot is not None]
        if left:
            found.append(_button(view.language, place, options[place.id], left, targets))
    return sorted(found, key=lambda button: not button.legal)


def _button(language: str, place: Place, options: list[int], spots: list[Spot], targets: Targets) -> Button:
    if len(spots) == 1:
        return Button(place, spots, spots[0].key, spots[0].label, [])
    label = WAYS.say(language, place=place.id.upper() if PLACE.has(options[0]) else spots[0].label, n=len(spots))
    pictures = [warfare.picture(option - PLACE.base) for option in options if PLACE.has(option)]
    key = targets.key() if any(spot.why is None for spot in spots) else ""
    return Button(place, spots, key, label, pictures)


def _technology(view: TableView, player: Player, tech: int, targets: Targets | None) -> Technology:
    card, language = TECHNOLOGY_CARDS[tech], view.language
    spot = None
    if targets is not None and not isinstance(view.question, NameThing):
        kinds = (TECHNOLOGY, STUDY, UNLOCK_TECHNOLOGY, LOSE_TECHNOLOGY)
        spot = targets.first(*[kind.base + tech for kind in kinds])
    return Technology(
        id=card.id,
        name=card.title.say(language),
        brief=BRIEFS[tech].say(language),
        text=join("\n", card.lines(language)),
        have=player.has(tech),
        lost=bool(player.research.lost >> tech & 1),
        used=bool(player.research.used >> tech & 1),
        paid=min(player.research.symbols[tech], card.cost),
        cost=card.cost,
        specialty=SPECIALTY_ICONS[card.specialty],
        specialty_name=SPECIALTY_NAMES[card.specialty].say(language),
        spot=spot,
    )


def _focus(view: TableView, player: Player, kind: int, die: int, targets: Targets | None) -> FocusDie:
    spot = None if targets is None else targets.take(FOCUS_DIE.base + 3 * kind + die)
    name = RESOURCE_NAMES[die].say(view.language)
    return FocusDie(RESOURCES[die], name, has_focus(player, kind, die), spot)


# Marks


def spent_places(player: Player) -> list[set[str]]:
    """For each sheet the claimed assets that are slashed; which of several equal ones does not matter."""
    left = list(player.stock.spent)
    found: list[set[str]] = []
    for claims in CLAIMS:
        slashed: set[str] = set()
        for name, number in claims(player):
            asset = ASSETS[number]
            if asset.kind == KEEP and left[asset.what]:
                left[asset.what] -= 1
                slashed.add(name)
        found.append(slashed)
    assert len(left) == len(KEPT)
    return found


def _marks(
    state: Inscription, player: Player, before: Player, kind: int, slashed: set[str], slashed_before: set[str]
) -> Marks:
    if kind == WARFARE:
        return warfare.marks(player, before, slashed, slashed_before, state.wars)
    draw = {NAVIGATION: navigation.marks, EXPANSION: expansion.marks, INDUSTRY: industry.marks}[kind]
    return draw(player, before, slashed, slashed_before)


def _describe(state: Inscription, player: Player, kind: int, language: str) -> str:
    if kind == WARFARE:
        return warfare.describe(player, state.wars, language)
    return {NAVIGATION: navigation.describe, EXPANSION: expansion.describe, INDUSTRY: industry.describe}[kind](
        player, language
    )


def _notes(player: Player, kind: int, language: str) -> list[Note]:
    """Numbers that are written on the paper and have no place in the drawing."""
    if kind == NAVIGATION:
        points = [RELIC_CARDS[relic].vp for relic in player.relics.played] + list(player.relics.points)
        return [Note("relic", RELICS.say(language), " + ".join(map(str, points)))] if points else []
    if kind == INDUSTRY and player.trade_goods() > 1:
        return [Note("trade-good", UNSPENT.say(language), f"+{player.trade_goods() // 2}")]
    return []
