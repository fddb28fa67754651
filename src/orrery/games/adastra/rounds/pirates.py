"""AA-PIR: who passes first places a Pirate Raiders unit and moves or attacks with those of one system."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.combat.begin import begin_fight
from orrery.games.adastra.combat.fight import PIRATE_ATTACK
from orrery.games.adastra.galaxy.control import add_fleet, explored, take_fleet
from orrery.games.adastra.galaxy.fleets import count, neutral, neutrals_fit
from orrery.games.adastra.grammar import FALSE_FLAG
from orrery.games.adastra.names import NEUTRAL, NONE, PIRATE_BASE, RAIDERS
from orrery.games.adastra.state import AdAstra
from orrery.games.adastra.words import CHOOSE_SYSTEM, DONE, SYSTEM
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Kind, Numbers

NEVER_MIND: Final = Phrase("Leave the pirates where they are", "Zostaw piratów na miejscu")


class RaidersAppear(Event):
    __slots__ = ()
    kind = "raiders"
    fields = (("system", SYSTEM),)
    sentence = Phrase("Pirate Raiders appear at {system}.", "W układzie {system} pojawiają się Piraccy Łupieżcy.")


class RaidersMove(Event):
    __slots__ = ()
    kind = "raiders-move"
    fields = (("n", Numbers(1)), ("origin", SYSTEM), ("system", SYSTEM))
    sentence = Phrase(
        "{seat} moves Pirate Raiders ({n}): {origin} → {system}.",
        "{seat} przemieszcza Pirackich Łupieżców ({n}): {origin} → {system}.",
    )


class RaidersAttack(Event):
    __slots__ = ()
    kind = "raiders-attack"
    fields = (("n", Numbers(1)), ("origin", SYSTEM), ("system", SYSTEM))
    sentence = Phrase(
        "{seat} attacks with Pirate Raiders ({n}): {origin} → {system}.",
        "{seat} atakuje Pirackimi Łupieżcami ({n}): {origin} → {system}.",
    )


class ControlPirates(Step[AdAstra]):
    """Management step 1: with ``spawn`` of the first to pass. False-Flag Operations allow one move or attack more."""

    __slots__ = ("seat", "spawn")
    fields: ClassVar[tuple[str, ...]] = ("seat", "spawn")

    def __init__(self, seat: int, spawn: int) -> None:
        self.seat = seat
        self.spawn = spawn

    def happen(self, state: AdAstra) -> None:
        if self.spawn:
            spawn_raiders(state)
        times = (1 if self.spawn else 0) + state.index_of(self.seat).permits(FALSE_FLAG)
        for _ in range(times):
            state.push(ChooseRaiders(self.seat))


def spawn_raiders(state: AdAstra) -> None:
    """AA-PIR-1: one more unit where the Pirate Base is, if it stands and there are a figure and room."""
    if not state.wild[RAIDERS]:
        return
    for system in state.chart.systems:
        fleet = state.fleet[system]
        if state.holder[system] == NEUTRAL and count(fleet, PIRATE_BASE) and neutrals_fit(fleet + neutral(RAIDERS)):
            state.wild[RAIDERS] -= 1
            add_fleet(state, system, NEUTRAL, neutral(RAIDERS))
            state.tell(RaidersAppear, NONE, system)


def raids(state: AdAstra, seat: int, system: int) -> list[int]:
    """AA-PIR-2: where all Raiders of a system can move to, or what they can attack."""
    raiders = count(state.fleet[system], RAIDERS) * neutral(RAIDERS)
    found: list[int] = []
    for to in state.chart.linked[system]:
        if not explored(state, to):
            continue
        holder = state.holder[to]
        if holder != seat and (holder != NEUTRAL or neutrals_fit(state.fleet[to] + raiders)):
            found.append(to)
    return found


class ChooseRaiders(OpenQuestion[AdAstra]):
    """With the Raiders of which system do you move or attack, if any?"""

    __slots__ = ()
    asks = Phrase(
        "With the Pirate Raiders of which system do you move or attack?",
        "Pirackimi Łupieżcami z którego układu wykonujesz ruch albo atak?",
    )
    topic = Phrase("Pirates", "Piraci")

    def candidates(self, state: AdAstra) -> list[int]:
        words = [
            CHOOSE_SYSTEM.base + system
            for system in state.chart.systems
            if state.holder[system] == NEUTRAL
            and count(state.fleet[system], RAIDERS)
            and raids(state, self.seat, system)
        ]
        words.append(DONE)
        return words

    def apply(self, state: AdAstra, option: int) -> None:
        if option != DONE:
            state.push(Raid(self.seat, option - CHOOSE_SYSTEM.base))

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        return NEVER_MIND.say(scene.language) if option == DONE else super().label(state, kind, option, scene)


class Raid(OpenQuestion[AdAstra]):
    """Where do all Raiders of this system go, or what do they attack?"""

    __slots__ = ("system",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "system")
    asks = Phrase(
        "Where do the Pirate Raiders of {system} go, or what do they attack?",
        "Dokąd lecą albo co atakują Piraccy Łupieżcy z układu {system}?",
    )
    topic = Phrase("Pirates", "Piraci")
    attacked: Final = Phrase("Attack {system}", "Zaatakuj układ {system}")

    def __init__(self, seat: int, system: int) -> None:
        self.seat = seat
        self.system = system

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + to for to in raids(state, self.seat, self.system)]

    def apply(self, state: AdAstra, option: int) -> None:
        to = option - CHOOSE_SYSTEM.base
        raiders = count(state.fleet[self.system], RAIDERS)
        if state.holder[to] in (NONE, NEUTRAL):
            state.tell(RaidersMove, self.seat, raiders, self.system, to)
            take_fleet(state, self.system, raiders * neutral(RAIDERS))
            add_fleet(state, to, NEUTRAL, raiders * neutral(RAIDERS))
        else:
            state.tell(RaidersAttack, self.seat, raiders, self.system, to)
            begin_fight(state, to, NEUTRAL, PIRATE_ATTACK, (self.system, RAIDERS, raiders))

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"system": SYSTEM.say(self.system, scene)}

    def label(self, state: AdAstra, kind: Kind, option: int, scene: Scene) -> Text:
        to = option - CHOOSE_SYSTEM.base
        if state.holder[to] in (NONE, NEUTRAL):
            return super().label(state, kind, option, scene)
        return self.attacked.say(scene.language, system=SYSTEM.say(to, scene))
