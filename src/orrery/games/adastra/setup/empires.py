"""AA-SETUP-6, AA-SETUP-7, AA-SETUP-9 to 11: empires, their boards and goods, and their home systems."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.galaxy.control import add_fleet, take_figure
from orrery.games.adastra.galaxy.fleets import ONE_STATION, unit
from orrery.games.adastra.galaxy.tiles import PLANETS, STARS
from orrery.games.adastra.holding import ALL_EYES, without
from orrery.games.adastra.names import BATTLE_STATION, FRIGATES, NONE
from orrery.games.adastra.player import LEVELS
from orrery.games.adastra.setup.words import TAKE_EMPIRE, WAIT
from orrery.games.adastra.state import EMPIRE_DECK, AdAstra
from orrery.games.adastra.technologies.card import STARTING, TECHNOLOGIES
from orrery.games.adastra.words import CHOOSE_SYSTEM, DRAW, EMPIRE, SYSTEM
from orrery.kernel.agenda import Chance, Question, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal

ADDED_AFTER_TAKING: Final = 2
ADDED_AFTER_WAITING: Final = 1
HOME_FRIGATES: Final = 2
FIRST_GAME: Final = ("sol", "psilon", "klackon", "silicoid")
"""AA-INTRO-1: in the order of the seats from the first player."""

LAST_TO_CHOOSE: Final = Refusal(
    "last-to-choose",
    Phrase("Everybody else has an empire: you have to take one.", "Wszyscy inni mają imperium: musisz jakieś wziąć."),
)
NO_EMPIRE_LEFT: Final = Refusal(
    "no-empire-left",
    Phrase("There is no further empire to lay out.", "Nie ma już imperium, które można by wyłożyć."),
)
HOME_TAKEN: Final = Refusal(
    "home-taken", Phrase("It is another player's home system.", "To układ ojczysty innego gracza.")
)
HOME_CONNECTED: Final = Refusal(
    "home-connected",
    Phrase("It is connected to another player's home system.", "Jest połączony z układem ojczystym innego gracza."),
)


class EmpireOffered(Event):
    __slots__ = ()
    kind = "offer-empire"
    fields = (("empire", EMPIRE),)
    sentence = Phrase("{empire} may be chosen.", "Do wyboru: {empire}.")


class EmpireTaken(Event):
    __slots__ = ()
    kind = "take-empire"
    fields = (("empire", EMPIRE),)
    sentence = Phrase("{seat} leads {empire}.", "{seat} prowadzi: {empire}.")


class HomeChosen(Event):
    __slots__ = ()
    kind = "home"
    fields = (("system", SYSTEM),)
    sentence = Phrase("{seat} has its home in {system}.", "{seat} ma układ ojczysty: {system}.")


# Who leads which empire. The cards on the table lie on the pile of their deck, open to all.


class DraftEmpires(Step[AdAstra]):
    """AA-SETUP-6: the next player clockwise without an empire chooses, until all have one."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, state: AdAstra) -> None:
        for turn in range(state.seats):
            seat = (self.seat + turn) % state.seats
            if state.players[seat].empire == NONE:
                state.push(TakeEmpire(seat))
                return
        state.decks[EMPIRE_DECK] = ()
        state.piles[EMPIRE_DECK] = ()


def offer(state: AdAstra, empires: int) -> None:
    """Lay out so many more empires, or what there is."""
    if empires and state.decks[EMPIRE_DECK]:
        state.push(OfferEmpire(empires))


class OfferEmpire(Chance[AdAstra]):
    """One more empire card on the table."""

    __slots__ = ("empires",)
    fields: ClassVar[tuple[str, ...]] = ("empires",)

    def __init__(self, empires: int) -> None:
        super().__init__()
        self.empires = empires

    def candidates(self, state: AdAstra) -> list[int]:
        base = DRAW[EMPIRE_DECK].base
        return [base + empire for empire in state.decks[EMPIRE_DECK]]

    def apply(self, state: AdAstra, option: int) -> None:
        empire = option - DRAW[EMPIRE_DECK].base
        state.decks[EMPIRE_DECK] = without(state.decks[EMPIRE_DECK], empire)
        state.piles[EMPIRE_DECK] = (*state.piles[EMPIRE_DECK], empire)
        state.tell(EmpireOffered, -1, empire)
        offer(state, self.empires - 1)


def undecided(state: AdAstra) -> int:
    """How many players have no empire yet."""
    return len([1 for player in state.players if player.empire == NONE])


class TakeEmpire(Question[AdAstra]):
    """Which empire do you lead, or do you wait?"""

    __slots__ = ()
    asks = Phrase("Which empire do you lead?", "Które imperium prowadzisz?")
    topic = Phrase("Empire", "Imperium")

    def candidates(self, state: AdAstra) -> list[int]:
        words = [TAKE_EMPIRE.base + empire for empire in state.piles[EMPIRE_DECK]]
        words.append(WAIT)
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option != WAIT:
            return None
        if undecided(state) == 1:
            return LAST_TO_CHOOSE
        return None if state.decks[EMPIRE_DECK] else NO_EMPIRE_LEFT

    def apply(self, state: AdAstra, option: int) -> None:
        seat = self.seat
        state.push(DraftEmpires((seat + 1) % state.seats))
        if option == WAIT:
            offer(state, ADDED_AFTER_WAITING)
            return
        empire = option - TAKE_EMPIRE.base
        state.piles[EMPIRE_DECK] = without(state.piles[EMPIRE_DECK], empire)
        take_empire(state, seat, empire)
        if undecided(state):
            offer(state, ADDED_AFTER_TAKING)
        state.push(ChooseHome(seat))


class FirstGameEmpires(Step[AdAstra]):
    """AA-INTRO-1: everybody gets a given empire, then homes are chosen in the same order."""

    __slots__ = ()

    def happen(self, state: AdAstra) -> None:
        state.decks[EMPIRE_DECK] = ()
        seats = [(state.first + turn) % state.seats for turn in range(state.seats)]
        for seat, empire in zip(seats, FIRST_GAME, strict=False):
            take_empire(state, seat, EMPIRES.number(empire))
        for seat in reversed(seats):
            state.push(ChooseHome(seat))


def take_empire(state: AdAstra, seat: int, empire: int) -> None:
    """AA-SETUP-7, AA-SETUP-9, AA-SETUP-10: board, place in the order, cards, resources and levels."""
    player = state.players[seat]
    board = EMPIRES[empire]
    player.counts[: len(board.start)] = board.start
    player.counts[LEVELS + board.branch] = 1
    player.developed = tuple([one.number for one in TECHNOLOGIES.pieces if one.branch == STARTING])
    player.take_empire(empire)
    player.take_cards_back()
    player.pool = player.pool.plus(board.diplomat, ALL_EYES)
    state.order = (*state.order, seat)
    state.tell(EmpireTaken, seat, empire)


# Home systems


def connections(state: AdAstra, system: int) -> int:
    """How many homes a system is connected to by printed jump points."""
    linked = state.chart.linked[system]
    return len([1 for player in state.players if player.home in linked])


def free_systems(state: AdAstra) -> list[int]:
    """Systems with a slot for a planet that are nobody's home."""
    homes = [player.home for player in state.players]
    return [system for system in state.chart.systems if STARS[system].coloured and system not in homes]


class ChooseHome(Question[AdAstra]):
    """AA-SETUP-7: which system is your home? Not connected to another home, or as little as possible."""

    __slots__ = ()
    asks = Phrase("Where is the home system of {empire}?", "Gdzie leży układ ojczysty ({empire})?")
    topic = Phrase("Home system", "Układ ojczysty")

    def candidates(self, state: AdAstra) -> list[int]:
        base = CHOOSE_SYSTEM.base
        return [base + system for system in state.chart.systems if STARS[system].coloured]

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        system = option - CHOOSE_SYSTEM.base
        free = free_systems(state)
        if system not in free:
            return HOME_TAKEN
        fewest = min([connections(state, other) for other in free])
        return None if connections(state, system) == fewest else HOME_CONNECTED

    def options(self, state: AdAstra) -> list[int]:
        found: list[int] = []
        fewest = len(state.players)
        for system in free_systems(state):
            number = connections(state, system)
            if number < fewest:
                fewest = number
                found = []
            if number == fewest:
                found.append(CHOOSE_SYSTEM.base + system)
        return found

    def apply(self, state: AdAstra, option: int) -> None:
        settle_home(state, self.seat, option - CHOOSE_SYSTEM.base)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"empire": state.players[self.seat].board}


def settle_home(state: AdAstra, seat: int, system: int) -> None:
    """AA-SETUP-11: home planet, two Frigates, a Battle Station and an influence token; its people come later."""
    player = state.players[seat]
    player.home = system
    state.planet[system] = player.board.home
    assert PLANETS[player.board.home].home
    state.influence[system] = seat
    for _ in range(HOME_FRIGATES):
        take_figure(state, seat, FRIGATES)
    take_figure(state, seat, BATTLE_STATION)
    add_fleet(state, system, seat, HOME_FRIGATES * unit(FRIGATES) + ONE_STATION)
    state.tell(HomeChosen, seat, system)
