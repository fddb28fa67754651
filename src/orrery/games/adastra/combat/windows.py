"""AA-WIN: windows in which two players alternate with one effect each until both have passed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.cards.boxes import ANOMALIES
from orrery.games.adastra.combat.fight import LANDING_FORCE
from orrery.games.adastra.deck import discard
from orrery.games.adastra.galaxy.tiles import DISCOVERIES
from orrery.games.adastra.grammar import GRAMMAR
from orrery.games.adastra.holding import distinct
from orrery.games.adastra.names import NEUTRAL, NONE
from orrery.games.adastra.pieces import SOURCES
from orrery.games.adastra.resolve import use
from orrery.games.adastra.state import ANOMALY_DECK, AdAstra
from orrery.games.adastra.words import DONE, USE
from orrery.games.parts.ability import Moment, On
from orrery.games.parts.effect import Effect
from orrery.kernel.agenda import Question, Step
from orrery.kernel.compiling import mypyc_attr
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text
from orrery.kernel.vocabulary import Kind

PASS: Final = Phrase("Pass", "Pas")
WHEN: Final = {
    "exploring": Phrase("Before you explore a new system", "Zanim zbadasz nowy układ"),
    "combat-start": Phrase("Start of combat", "Początek walki"),
    "before-roll": Phrase("Before the combat roll", "Przed rzutem na walkę"),
    "after-roll": Phrase("After the combat roll", "Po rzucie na walkę"),
    "invasion-start": Phrase("Start of the invasion", "Początek inwazji"),
    "invasion-rolled": Phrase("After the invasion roll", "Po rzucie na inwazję"),
    "diplomacy-start": Phrase("Before the diplomacy roll", "Przed rzutem na dyplomację"),
    "diplomacy-rolled": Phrase("After the diplomacy roll", "Po rzucie na dyplomację"),
}
"""The windows, as they are asked about."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowEffect(Effect[AdAstra]):
    """An effect that is used in a window of a test."""

    __slots__ = ()

    def uses(self, state: AdAstra, seat: int) -> int:
        """How often it may be used in one window (AA-CMB-2, AA-CMB-SPEC)."""
        return 1

    def grounds(self, state: AdAstra, seat: int, source: int) -> bool:
        """AA-WIN-1: whether, by what everybody knows, it might be used."""
        return self.refusal(state, seat, source) is None

    def ways(self, state: AdAstra, seat: int, source: int) -> list[int]:
        """The words with which it is used: its own, or those of what is sacrificed for it."""
        return [USE.base + source]

    def pay(self, state: AdAstra, seat: int, option: int) -> None:
        """It is used with this word."""


class Usable:
    """Something that could be used in a window, and where it comes from."""

    __slots__ = ("anomaly", "effect", "on", "source", "system")

    def __init__(self, source: int, on: On[AdAstra], anomaly: int = NONE, system: int = NONE) -> None:
        self.source = source
        self.on = on
        self.anomaly = anomaly
        """The anomaly card that it is, or none."""
        self.system = system
        """The system of the minor civilization that it is, or none."""
        effect = on.effect
        self.effect = effect if isinstance(effect, WindowEffect) else None

    def ways(self, state: AdAstra, seat: int) -> list[int]:
        return [USE.base + self.source] if self.effect is None else self.effect.ways(state, seat, self.source)


def own(state: AdAstra, seat: int, moment: Moment, used: tuple[int, ...]) -> list[Usable]:
    """What a seat's board, technologies and minor civilizations have for this window and has not been used in it."""
    player = state.players[seat]
    found: list[Usable] = []
    for listener in player.index.at(moment):
        if listener.on.ready(player.flipped):
            usable = Usable(listener.source, listener.on)
            times = used.count(listener.source * 8 + seat)
            if times < (1 if usable.effect is None else usable.effect.uses(state, seat)):
                found.append(usable)
    if state.minors:
        for system in state.chart.systems:
            discovery = state.discovery[system]
            if discovery == NONE or state.holder[system] != seat or state.minors_used >> system & 1:
                continue
            ability = DISCOVERIES[discovery].ability
            if ability is not None and not used.count(ability.source * 8 + seat):
                for clause in ability.clauses:
                    if isinstance(clause, On) and clause.moment is moment:
                        found.append(Usable(ability.source, clause, system=system))
    return found


def cards(state: AdAstra, seat: int, moment: Moment) -> list[Usable]:
    """The anomaly cards of a seat for this window."""
    found: list[Usable] = []
    for card in distinct(state.players[seat].anomalies.cards):
        if card >= 0:
            anomaly = ANOMALIES[card]
            for clause in anomaly.clauses:
                if isinstance(clause, On) and clause.moment is moment:
                    found.append(Usable(anomaly.source, clause, anomaly=card))
    return found


def has_grounds(state: AdAstra, seat: int, moment: Moment, used: tuple[int, ...]) -> bool:
    """AA-WIN-1: an anomaly card, whatever it is, or an effect that by public knowledge might be used."""
    if state.players[seat].anomalies.cards:
        return True
    for usable in own(state, seat, moment, used):
        effect = usable.effect
        if effect is None:
            if usable.on.refusal(state, seat, usable.source) is None:
                return True
        elif effect.grounds(state, seat, usable.source):
            return True
    return False


def play_anomaly(state: AdAstra, seat: int, card: int) -> None:
    """AA-EXPL-2: an anomaly card is shown and discarded."""
    player = state.players[seat]
    player.anomalies = player.anomalies.minus(card)
    discard(state, ANOMALY_DECK, card)
    state.reveals += 1


def use_in_window(state: AdAstra, seat: int, usable: Usable, option: int) -> None:
    """A seat uses something with this word."""
    if usable.anomaly != NONE:
        play_anomaly(state, seat, usable.anomaly)
    if usable.system != NONE and usable.on.flips:
        state.minors_used |= 1 << usable.system
    flipped = state.players[seat].flipped
    use(state, seat, usable.source, usable.on)
    if usable.system != NONE:
        state.players[seat].flipped = flipped  # its tile is flipped, for everybody
    if usable.effect is not None:
        usable.effect.pay(state, seat, option)


def open_window(state: AdAstra, moment: Moment, leader: int, other: int = NONE) -> None:
    """A window for one player, or for two of whom the leader begins; a neutral side never uses it."""
    if leader in (NONE, NEUTRAL):
        leader, other = other, NONE
    if leader in (NONE, NEUTRAL):
        return
    state.push(Window(moment.number, leader, NONE if other == NEUTRAL else other, 0, ()))


class Window(Step[AdAstra]):
    """AA-WIN-2: whoever is next and has grounds is asked; the step ends when nobody is left to ask."""

    __slots__ = ("moment", "other", "passed", "seat", "used")
    fields: ClassVar[tuple[str, ...]] = ("moment", "seat", "other", "passed", "used")

    def __init__(self, moment: int, seat: int, other: int, passed: int, used: tuple[int, ...]) -> None:
        self.moment = moment
        self.seat = seat
        """Who is next."""
        self.other = other
        self.passed = passed
        """A bit for each seat that has passed."""
        self.used = used
        """What was used in this window: eight times its source plus the seat."""

    def happen(self, state: AdAstra) -> None:
        if state.fight is not None and state.fight.kind != LANDING_FORCE and state.fight.decided():
            return
        moment = GRAMMAR.moments[self.moment]
        seat, other = self.seat, self.other
        if not self.passed >> seat & 1 and has_grounds(state, seat, moment, self.used):
            state.push(UseEffect(seat, other, self.moment, self.passed, self.used))
        elif other != NONE and not self.passed >> other & 1 and has_grounds(state, other, moment, self.used):
            state.push(UseEffect(other, seat, self.moment, self.passed, self.used))


class UseEffect(Question[AdAstra]):
    """Which effect do you use in this window, or do you pass?"""

    __slots__ = ("moment", "other", "passed", "used")
    fields: ClassVar[tuple[str, ...]] = ("seat", "other", "moment", "passed", "used")
    secret = True
    asks = Phrase("{when}: which effect do you use?", "{when}: z którego efektu korzystasz?")
    topic = Phrase("Effect", "Efekt")

    def __init__(self, seat: int, other: int, moment: int, passed: int, used: tuple[int, ...]) -> None:
        self.seat = seat
        self.other = other
        self.moment = moment
        self.passed = passed
        self.used = used

    def usable(self, state: AdAstra) -> list[Usable]:
        moment = GRAMMAR.moments[self.moment]
        return own(state, self.seat, moment, self.used) + cards(state, self.seat, moment)

    def candidates(self, state: AdAstra) -> list[int]:
        words: list[int] = []
        for usable in self.usable(state):
            words += usable.ways(state, self.seat) or [USE.base + usable.source]
        words.append(DONE)
        return words

    def options(self, state: AdAstra) -> list[int]:
        words: list[int] = []
        for usable in self.usable(state):
            if usable.on.refusal(state, self.seat, usable.source) is None:
                words += usable.ways(state, self.seat)
        words.append(DONE)
        return words

    def refusal(self, state: AdAstra, option: int) -> Refusal | None:
        if option == DONE:
            return None
        usable = self.behind(state, option)
        return usable.on.refusal(state, self.seat, usable.source)

    def behind(self, state: AdAstra, option: int) -> Usable:
        """What is used with this word."""
        everything = self.usable(state)
        for usable in everything:
            if option in usable.ways(state, self.seat):
                return usable
        for usable in everything:
            if option == USE.base + usable.source:
                return usable
        raise KeyError(option)

    def apply(self, state: AdAstra, option: int) -> None:
        seat, other = self.seat, self.other
        following, waiting = (seat, NONE) if other == NONE else (other, seat)
        if option == DONE:
            if other != NONE:
                state.push(Window(self.moment, other, seat, self.passed | 1 << seat, self.used))
            return
        usable = self.behind(state, option)
        used = self.used if usable.anomaly != NONE else (*self.used, usable.source * 8 + seat)
        state.push(Window(self.moment, following, waiting, self.passed, used))
        use_in_window(state, seat, usable, option)

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"when": WHEN[GRAMMAR.moments[self.moment].id].say(scene.language)}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return PASS.say(scene.language) if option == DONE else super().label(state, kind, option, scene)

    def explain(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        if option == DONE or USE.has(option):
            return super().explain(state, kind, option, scene)
        return SOURCES[self.behind(state, option).source].text(scene.language)
