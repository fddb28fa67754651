"""Effects that mark the warfare sheet."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.inscription.assets.gains import gain_bonus
from orrery.games.inscription.bits import added, words
from orrery.games.inscription.effect import Effect
from orrery.games.inscription.losing import Lose
from orrery.games.inscription.names import CRUISER, HALVES, LEFT, UNITS, WAR_SUN, WARS
from orrery.games.inscription.player import Player
from orrery.games.inscription.say import MARK, UNIT_NAMES, UNIT_PLURALS, units
from orrery.games.inscription.sheets.warfare.grid import below_line, section
from orrery.games.inscription.sheets.warfare.places import node_name, section_name
from orrery.games.inscription.sheets.warfare.rules import (
    ANYWHERE,
    BESIDE_UNITS,
    BY_THE_RULES,
    BuildUnit,
    CrossUnitSymbol,
    PlaceUnit,
    buildable,
    placements,
    unit_symbols,
)
from orrery.games.inscription.sheets.warfare.units import BARS_OF
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import COUNT, HALF, HALF_DOMAIN, LOSE_NODE, LOSE_REWARD
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text, join
from orrery.kernel.vocabulary import Phrases

UNITS_UNLOCKED: Final = Phrases(UNITS, UNIT_PLURALS)


class Deploy(Effect):
    """Place units without building them (TI-WAR-11), one after the other (TI-WAR-15)."""

    __slots__ = ("how", "n", "unit")
    deploy_words: ClassVar[Phrase] = Phrase("deploy {what}", "wystaw {what}")
    deploy_anywhere_words: ClassVar[Phrase] = Phrase(
        "deploy {what} on any free nodes without anomalies above the deployment line",
        "wystaw {what} na dowolnych wolnych węzłach bez anomalii nad linią wystawienia",
    )
    deploy_beside_words: ClassVar[Phrase] = Phrase(
        "deploy {what}; each must be adjacent to another of your units and may be below the deployment line",
        "wystaw {what}; każda musi sąsiadować z inną twoją jednostką i może być pod linią wystawienia",
    )

    def __init__(self, unit: int, n: int = 1, how: int = BY_THE_RULES) -> None:
        super().__init__()
        self.unit = unit
        self.n = n
        self.how = how

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        for _ in range(self.n):
            state.push(PlaceUnit(seat, self.unit, self.how))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(placements(state, state.players[seat], self.unit, self.how))

    def say(self, language: str, they: bool = False) -> Text:
        words = {ANYWHERE: self.deploy_anywhere_words, BESIDE_UNITS: self.deploy_beside_words}.get(
            self.how, self.deploy_words
        )
        return words.say(language, what=units(self.unit, self.n, language))


class CrossUnits(Effect):
    """Cross unit symbols, or with ``may`` up to so many; ``only`` those of war suns."""

    __slots__ = ("may", "n", "only")
    cross_suns_up_to_words: ClassVar[Phrase] = Phrase(
        "cross up to {n} symbols in the costs of war suns", "skreśl do {n} symboli w kosztach słońc wojny"
    )
    cross_units_up_to_words: ClassVar[Phrase] = Phrase(
        "cross up to {n} unit symbols", "skreśl do {n} symboli w kosztach jednostek"
    )
    cross_units_words: ClassVar[Phrase] = Phrase(
        "cross {n} unit {n:symbol|symbols}",
        "skreśl {n} {n:symbol|symbole|symboli} w kosztach jednostek",
    )

    def __init__(self, n: int, may: bool = False, only: int = 0) -> None:
        super().__init__()
        assert only == 0 or (only == WAR_SUN and may), "its sentence knows no other type"
        self.n = n
        self.may = may
        self.only = only

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(CrossUnitSymbol(seat, self.n, self.only, int(self.may)))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(unit_symbols(state.players[seat], self.only))

    def say(self, language: str, they: bool = False) -> Text:
        if self.only == WAR_SUN:
            return self.cross_suns_up_to_words.say(language, n=self.n)
        return (self.cross_units_up_to_words if self.may else self.cross_units_words).say(language, n=self.n)


class BuildUnits(Effect):
    """Build a unit of one of these types without paying."""

    __slots__ = ("units",)
    build_units_words: ClassVar[Phrase] = Phrase("build 1 {what}", "zbuduj: {what}")
    either_words: ClassVar[Phrase] = Phrase(" or ", " albo ")

    def __init__(self, *units: int) -> None:
        super().__init__()
        self.units = sum([1 << unit for unit in units])

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(BuildUnit(seat, self.units))

    def possible(self, state: Inscription, seat: int, source: int) -> bool:
        return bool(buildable(state.players[seat], self.units))

    def say(self, language: str, they: bool = False) -> Text:
        names: list[str] = [UNIT_NAMES[unit].say(language) for unit in range(len(UNITS)) if self.units >> unit & 1]
        return self.build_units_words.say(language, what=join(self.either_words.say(language), names))


class UnlockUnits(Effect):
    """Unlock a type of unit without paying."""

    __slots__ = ("unit",)
    words: ClassVar[Phrase] = Phrase("unlock {what}", "odblokuj: {what}")
    asks = False

    def __init__(self, unit: int) -> None:
        super().__init__()
        self.unit = unit

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        unlock_units(state, seat, self.unit)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, what=UNIT_PLURALS[self.unit])


class UnitsUnlocked(Event):
    __slots__ = ()
    kind = "unlock-units"
    fields = (("units", UNITS_UNLOCKED),)
    sentence = Phrase("{seat} unlocks {units}.", "{seat} odblokowuje: {units}.")


def unlock_units(state: Inscription, seat: int, unit: int) -> None:
    state.players[seat].warfare.types |= 1 << unit
    state.note(UnitsUnlocked, seat, unit)


class CruisersLost(Event):
    __slots__ = ()
    kind = "lose-cruisers"
    fields = (("n", COUNT),)
    sentence = Phrase("{seat} crosses off {n} {n:cruiser|cruisers}.", "{seat} skreśla krążowniki: {n}.")


class LoseCruisers(Effect):
    """Disarmament Treaty."""

    __slots__ = ()
    words: ClassVar[Phrase] = Phrase(
        "cross off all your unbuilt cruisers", "skreśl wszystkie swoje niezbudowane krążowniki"
    )
    asks = False

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        player = state.players[seat]
        lost = BARS_OF[CRUISER] & ~player.warfare.built & ~player.warfare.lost_bars
        player.warfare.lost_bars |= lost
        if lost:
            state.note(CruisersLost, seat, lost.bit_count())

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


def future_sections(state: Inscription) -> list[int]:
    """Sections whose war has not yet reached the step in which their strength is determined (TI-WEV-8)."""
    return [
        section(half, war)
        for war in range(WARS)
        for half in range(len(HALVES))
        if war >= (state.reached_left if half == LEFT else state.reached_right)
    ]


class RewardLost(Event):
    __slots__ = ()
    kind = "lose-reward"
    fields = (("place", COUNT),)
    sentence = Phrase("{seat} crosses off the reward of the {place}.", "{seat} skreśla nagrodę: {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": section_name(self.values[0], scene.language)}


class LoseReward(Lose):
    """Population Controls: the reward of a future section is crossed off."""

    __slots__ = ()
    words = Phrase(
        "cross off the reward of 1 section of a future war; winning that war then gives nothing",
        "skreśl nagrodę 1 sekcji przyszłej wojny; zwycięstwo w tej wojnie nic wtedy nie da",
    )
    question = Phrase(
        "The reward of which future section do you cross off?", "Nagrodę której przyszłej sekcji skreślasz?"
    )

    def losable(self, state: Inscription, player: Player) -> list[int]:
        lost = player.warfare.lost_rewards
        return [LOSE_REWARD.base + number for number in future_sections(state) if not lost >> number & 1]

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        number = option - LOSE_REWARD.base
        state.players[seat].warfare.lost_rewards |= 1 << number
        state.note(RewardLost, seat, number)


class NodeLost(Event):
    __slots__ = ()
    kind = "lose-node"
    fields = (("sheet", COUNT), ("place", COUNT))
    sentence = Phrase("{seat} crosses off the asset of node {place}.", "{seat} skreśla kapitał węzła {place}.")

    def gaps(self, scene: Scene) -> dict[str, Any]:
        return {**super().gaps(scene), "place": node_name(self.values[0], self.values[1], scene.language)}


class LoseNodes(Lose):
    """Piracy Crackdown: assets of unmarked nodes above the line."""

    __slots__ = ()
    words = Phrase(
        "cross off the assets of {n} unmarked nodes above your deployment line (the nodes stay usable)",
        "skreśl kapitały {n} nieoznaczonych węzłów nad swoją linią wystawienia (węzłów wciąż można używać)",
    )
    question = Phrase(
        "The asset of which node do you cross off? {n} to go", "Kapitał którego węzła skreślasz? Pozostało: {n}"
    )

    def losable(self, state: Inscription, player: Player) -> list[int]:
        found = (
            player.warfare.sheet.with_asset
            & ~player.warfare.grid
            & ~player.warfare.lost_nodes
            & ~below_line(state.wars)
        )
        return words(LOSE_NODE.base, found)

    def lose(self, state: Inscription, seat: int, option: int) -> None:
        player = state.players[seat]
        node = option - LOSE_NODE.base
        player.warfare.lost_nodes |= 1 << node
        state.note(NodeLost, seat, player.warfare.sheet.number, node)


class Bonus(Effect):
    """Choose a half: a bonus in every future section of it."""

    __slots__ = ("n",)
    words: ClassVar[Phrase] = Phrase(
        "choose a half: +{n} in every future section of it", "wybierz połowę: +{n} w każdej jej przyszłej sekcji"
    )

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        state.push(ChooseHalf(seat, self.n))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n)


class ChooseHalf(OpenQuestion[Inscription]):
    """Which half is strengthened?"""

    __slots__ = ("n",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "n")
    asks = Phrase("Which half gets +{n}?", "Która połowa dostaje +{n}?")
    topic = MARK

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def candidates(self, state: Inscription) -> list[int]:
        return [HALF.base, HALF.base + 1]

    def apply(self, state: Inscription, option: int) -> None:
        gain_bonus(state, self.seat, option - HALF.base, self.n)

    def gaps(self, state: Inscription, scene: Scene) -> dict[str, Any]:
        return {"n": self.n}


class SectionStrengthened(Event):
    __slots__ = ()
    kind = "strengthen"
    fields = (("half", HALF_DOMAIN), ("n", COUNT))
    sentence = Phrase("{seat} adds {n} to the {half} section.", "{seat} dodaje {n} siły ({half} sekcja).")


class SectionStrength(Effect):
    """Strength in the section that is being counted, on the side that it is about."""

    __slots__ = ("n",)
    asks = False
    words: ClassVar[Phrase] = Phrase("+{n} strength there", "+{n} siły")

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happen(self, state: Inscription, seat: int, source: int) -> None:
        marks = state.players[seat].warfare
        marks.bonuses = added(marks.bonuses, section(source, state.wars - 1), self.n)
        state.note(SectionStrengthened, seat, source, self.n)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.n)
