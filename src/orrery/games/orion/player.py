"""One civilization: its tracks and cubes, its hand, its systems, and the abilities in play there."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from orrery.games.orion.card import CARDS
from orrery.games.orion.moments import GRAMMAR
from orrery.games.orion.names import (
    ACTION_CUBES,
    ADVISOR,
    ATTACKS,
    CUBES,
    MORALE,
    MOST_MORALE,
    MOST_RESOURCES,
    NO_CARD,
    NO_COLOUR,
    NO_RACE,
    POOL,
    PRODUCTION,
    RACE,
    RESERVE,
    SPENT,
)
from orrery.games.orion.race import RACE_BOARDS
from orrery.games.parts.ability import Clause
from orrery.games.parts.index import Index
from orrery.kernel.events import HIDDEN

PUBLIC: Final = 16
"""Among the bits of those who know a card, the bit of whoever has no seat."""
MOST_INDICES: Final = 20_000
NOTHING_IN_PLAY: Final = Index(GRAMMAR, [])
_INDICES: Final[dict[tuple[int, ...], Index]] = {}
"""The index of every set of Working cards met so far; forgotten when there are too many."""


def index_of(race: int, advisor: int, systems: tuple[tuple[int, ...], ...]) -> Index:
    """The abilities in play, shared by all who have the same race, Advisor and Working cards with lasting effects."""
    seated = ADVISOR
    if advisor != NO_CARD and CARDS[advisor].founder:
        for source, system in enumerate(systems):
            if system[0] == advisor:
                seated = source
    key = (race, advisor, seated, *[system[-1] if CARDS[system[-1]].lasting else NO_CARD for system in systems])
    found = _INDICES.get(key)
    if found is None:
        if len(_INDICES) >= MOST_INDICES:
            _INDICES.clear()
        found = _INDICES[key] = Index(GRAMMAR, _in_play(race, advisor, seated, systems))
    return found


def _in_play(
    race: int, advisor: int, seated: int, systems: tuple[tuple[int, ...], ...]
) -> list[tuple[int, tuple[Clause, ...]]]:
    """Working cards, the Advisor (one seated in a system works even when covered) and the race, with their sources."""
    found = [(source, CARDS[system[-1]].lasting) for source, system in enumerate(systems)]
    if advisor != NO_CARD and (seated == ADVISOR or len(systems[seated]) > 1):
        found.append((seated, CARDS[advisor].clauses))
    if race != NO_RACE:
        found.append((RACE, RACE_BOARDS[race].clauses))
    return found


class Player:
    """One civilization: its tracks and cubes, its hand, its systems and its Advisor."""

    __slots__ = (
        "advisor",
        "aside",
        "colour",
        "counts",
        "hand",
        "index",
        "race",
        "shown",
        "systems",
    )

    def __init__(
        self,
        counts: list[int],
        hand: list[int],
        shown: tuple[tuple[int, int], ...],
        aside: tuple[int, ...],
        systems: tuple[tuple[int, ...], ...],
        race: int,
        advisor: int,
        colour: int,
        index: Index = NOTHING_IN_PLAY,
    ) -> None:
        self.counts = counts
        """Everything that is counted: tracks, action cubes, cubes on cards, attack markers (see ``names``)."""
        self.hand = hand
        """Cards in hand, sorted; ``HIDDEN`` for each that the viewer does not know."""
        self.shown = shown
        """Cards in hand that others have seen, each with a bit per seat that knows it, and ``PUBLIC``."""
        self.aside = aside
        """Cards drawn to choose from, not yet in hand."""
        self.systems = systems
        """Each system from its first card to its Working card."""
        self.race = race
        self.advisor = advisor
        self.colour = colour
        """The colour declared for an Advisor in a system."""
        self.index = index
        """The abilities of the race and of all Working cards; follows them by ``reindex``."""

    def clone(self) -> Player:
        return Player(
            self.counts[:],
            self.hand[:],
            self.shown,
            self.aside,
            self.systems,
            self.race,
            self.advisor,
            self.colour,
            self.index,
        )

    @property
    def cubes(self) -> list[int]:
        """For each system, whether a cube lies on its Working card."""
        return self.counts[CUBES : CUBES + len(self.systems)]

    @property
    def advisor_cube(self) -> int:
        return self.counts[CUBES + ADVISOR]

    @property
    def attacks(self) -> list[int]:
        """Attack markers on each seat's board."""
        return self.counts[ATTACKS:]

    def change_system(self, number: int, cards: tuple[int, ...]) -> None:
        systems = list(self.systems)
        before = systems[number][-1]
        systems[number] = cards
        self.systems = tuple(systems)
        if CARDS[before].lasting or CARDS[cards[-1]].lasting:
            self.reindex()

    def open_system(self, card: int) -> None:
        self.systems = (*self.systems, (card,))
        if CARDS[card].lasting:
            self.reindex()

    def own_systems(self) -> int:
        """Systems that count towards the four: all but an Advisor's."""
        return len(self.systems) - (1 if self.advisor != NO_CARD and CARDS[self.advisor].founder else 0)

    def take_race(self, race: int) -> None:
        self.race = race
        self.reindex()

    def take_advisor(self, advisor: int) -> None:
        """An Advisor comes, or goes with ``NO_CARD``."""
        self.advisor = advisor
        self.reindex()

    def reindex(self) -> None:
        """Other cards work now."""
        self.index = index_of(self.race, self.advisor, self.systems)

    # Working cards (OR-TERM-5) and the cubes on them (OR-CUBE)

    def working_card(self, source: int) -> int:
        """The Working card at a source: the top of a system, or the Advisor."""
        return self.advisor if source == ADVISOR else self.systems[source][-1]

    def working_sources(self) -> list[int]:
        """Where Working cards are: every system, and an Advisor outside them."""
        sources = list(range(len(self.systems)))
        if self.advisor >= 0 and not CARDS[self.advisor].founder:
            sources.append(ADVISOR)
        return sources

    def colour_of(self, card: int) -> int:
        """A card's colour; an Advisor in a system has the declared one (OR-ADV-3)."""
        colour = CARDS[card].colour
        return self.colour if colour == NO_COLOUR else colour

    def cube_on(self, source: int) -> int:
        return self.counts[CUBES + source]

    def put_cube(self, source: int, origin: int) -> None:
        """Put a cube from the Reserve or the Pool on a card's empty space."""
        self.counts[origin] -= 1
        self.counts[CUBES + source] = 1

    def drop_cube(self, source: int) -> None:
        """Discard the cube on a card, if any: to its owner's Reserve (OR-TERM-7)."""
        self.counts[RESERVE] += self.counts[CUBES + source]
        self.counts[CUBES + source] = 0

    def spend_cube(self) -> None:
        """The cube of an action leaves the Pool before the action is resolved (OR-TURN-5)."""
        self.counts[POOL] -= 1
        self.counts[SPENT] += 1

    def gain(self, what: int, amount: int) -> int:
        """Raise or lower a track; what goes over its limit is lost (OR-EFFECT-3). Returns what really changed."""
        before = self.counts[what]
        value = before + amount
        if what <= PRODUCTION:
            value = min(value, MOST_RESOURCES)
        elif what == MORALE:
            value = min(value, MOST_MORALE)
        self.counts[what] = value
        return value - before

    def receive(self, card: int, viewers: int) -> None:
        """Take a card into hand; the viewers (a bit per seat) know which."""
        insort(self.hand, card)
        if viewers:
            self.shown = (*self.shown, (card, viewers))

    def give_up(self, card: int) -> None:
        """Remove a card from hand. Who knew of one copy knows of none now: nobody can tell the copies apart."""
        self.hand.remove(card)
        if self.shown:
            masks = [mask for shown, mask in self.shown if shown == card]
            if masks:
                self.shown = tuple([entry for entry in self.shown if entry[0] != card])
                if len(masks) == 2 and masks[0] & masks[1]:
                    self.shown = (*self.shown, (card, masks[0] & masks[1]))

    def reveal_hand(self, viewer: int) -> None:
        """A viewer has looked at the whole hand."""
        bit = 1 << viewer
        shown: list[tuple[int, int]] = []
        known = list(self.shown)
        for card in self.hand:
            if card == HIDDEN:
                continue
            mask = 0
            for entry in known:
                if entry[0] == card:
                    mask = entry[1]
                    known.remove(entry)
                    break
            shown.append((card, mask | bit))
        self.shown = tuple(shown)

    def save(self) -> list[Any]:
        return [
            self.counts,
            self.hand,
            sorted(self.shown),
            self.aside,
            self.systems,
            self.race,
            self.advisor,
            self.colour,
        ]


def new_player(seats: int) -> Player:
    """A player before the race is known: all action cubes in the Reserve (OR-SETUP-2)."""
    counts = [0] * (ATTACKS + seats)
    counts[MORALE] = MOST_MORALE
    counts[RESERVE] = ACTION_CUBES
    return Player(counts, [], (), (), (), NO_RACE, NO_CARD, NO_COLOUR)


def load_player(data: list[Any]) -> Player:
    counts, hand, shown, aside, systems, race, advisor, colour = data
    player = Player(
        list(counts),
        list(hand),
        tuple([(card, mask) for card, mask in shown]),
        tuple(aside),
        tuple([tuple(system) for system in systems]),
        race,
        advisor,
        colour,
    )
    player.reindex()
    return player
