"""What only one milestone does: Abduction, Anomaly Scheme."""

from __future__ import annotations

from typing import ClassVar, Final

from orrery.games.adastra.actions.explore import AnomalyDiscarded
from orrery.games.adastra.deck import discard
from orrery.games.adastra.galaxy.control import has_room, possessed, remove_population
from orrery.games.adastra.grammar import STEADFAST
from orrery.games.adastra.holding import distinct
from orrery.games.adastra.names import MINOR, MOST_UNREST, NONE, PROFESSIONS
from orrery.games.adastra.player import UNREST
from orrery.games.adastra.state import ANOMALY_DECK, AdAstra, population
from orrery.games.adastra.words import CHOOSE_PROFESSION, CHOOSE_SYSTEM, DISCARD_ANOMALY, PROFESSION, SYSTEM
from orrery.games.parts.effect import Effect, Resolve
from orrery.kernel.agenda import OpenQuestion
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase, Refusal, Text

NO_VICTIM: Final = Refusal(
    "no-victim",
    Phrase(
        "No system of somebody else under your influence has population to take.",
        "W żadnym cudzym układzie pod twoim wpływem nie ma populacji do zabrania.",
    ),
)
NO_ROOM_AT_HOME: Final = Refusal(
    "no-room-at-home",
    Phrase("None of your systems has room for population.", "W żadnym twoim układzie nie ma miejsca na populację."),
)
TOO_MUCH_UNREST: Final = Refusal(
    "too-much-unrest", Phrase("Your unrest cannot rise that far.", "Twoje niezadowolenie nie może aż tyle wzrosnąć.")
)
NO_ANOMALY: Final = Refusal("no-anomaly", Phrase("You have no anomaly card.", "Nie masz karty anomalii."))


# Abduction


class Abducted(Event):
    __slots__ = ()
    kind = "abduct"
    fields = (("origin", SYSTEM), ("whom", PROFESSION), ("system", SYSTEM), ("work", PROFESSION))
    sentence = Phrase(
        "{seat} moves 1 population from {origin} ({whom}) to {system} ({work}).",
        "{seat} przemieszcza 1 populację z układu {origin} ({whom}) do układu {system} ({work}).",
    )


def refuges(state: AdAstra, seat: int) -> list[int]:
    """Possessed systems with room for one population."""
    return [system for system in possessed(state, seat) if crafts(state, seat, system)]


def crafts(state: AdAstra, seat: int, system: int) -> list[int]:
    """Professions with room for one population."""
    return [profession for profession in range(len(PROFESSIONS)) if has_room(state, system, profession, seat)]


class Abduct(Effect[AdAstra]):
    """Population of somebody else under own influence moves to a possessed system; the own unrest rises."""

    __slots__ = ("least", "unrest")
    words: Final = Phrase(
        "choose a system under your influence that another player or a minor civilization possesses and that has at"
        " least"
        " {least} population, move 1 population of your choice from there to a system you possess with room for it,"
        " then"
        " raise your unrest by {n} {n:field|fields}, which must be possible in full",
        "wybierz układ pod twoim wpływem, który posiada inny gracz lub pomniejsza cywilizacja i w którym są co najmniej"
        " {least} populacje, przemieść stamtąd 1 wybraną populację do układu, który posiadasz i w którym jest dla niej"
        " miejsce, następnie zwiększ swoje niezadowolenie o {n} {n:pole|pola|pól}, co musi być w pełni możliwe",
    )

    def __init__(self, least: int, unrest: int) -> None:
        super().__init__()
        self.least = least
        self.unrest = unrest

    def victims(self, state: AdAstra, seat: int) -> list[int]:
        """The systems that population can be taken from; Universal Antidote protects its owner's."""
        found: list[int] = []
        for system in state.chart.systems:
            owner = state.owner[system]
            if state.influence[system] != seat or owner in (NONE, seat) or population(state, system) < self.least:
                continue
            if owner == MINOR or not state.index_of(owner).permits(STEADFAST):
                found.append(system)
        return found

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        if state.players[seat].counts[UNREST] + self.unrest > MOST_UNREST:
            return TOO_MUCH_UNREST
        if not self.victims(state, seat):
            return NO_VICTIM
        return None if refuges(state, seat) else NO_ROOM_AT_HOME

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if self.refusal(state, seat, source) is None:
            state.push(AbductFrom(seat, self))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, least=self.least, n=self.unrest)


class AbductFrom(OpenQuestion[AdAstra]):
    """From which system do you take population?"""

    __slots__ = ("effect",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")
    asks = Phrase("From which system do you take population?", "Z którego układu zabierasz populację?")
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, effect: Abduct) -> None:
        self.seat = seat
        self.effect = effect

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in self.effect.victims(state, self.seat)]

    def apply(self, state: AdAstra, option: int) -> None:
        state.push(AbductWhom(self.seat, self.effect, option - CHOOSE_SYSTEM.base))


class AbductWhom(OpenQuestion[AdAstra]):
    """Whom do you take?"""

    __slots__ = ("effect", "origin")
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect", "origin")
    asks = Phrase("Whom do you take?", "Kogo zabierasz?")
    topic = Phrase("Population", "Populacja")

    def __init__(self, seat: int, effect: Abduct, origin: int) -> None:
        self.seat = seat
        self.effect = effect
        self.origin = origin

    def candidates(self, state: AdAstra) -> list[int]:
        people = state.people
        return [
            CHOOSE_PROFESSION.base + profession
            for profession in range(len(PROFESSIONS))
            if people[3 * self.origin + profession]
        ]

    def apply(self, state: AdAstra, option: int) -> None:
        state.push(AbductTo(self.seat, self.effect, self.origin, option - CHOOSE_PROFESSION.base))


class AbductTo(OpenQuestion[AdAstra]):
    """Where do you take them?"""

    __slots__ = ("effect", "origin", "whom")
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect", "origin", "whom")
    asks = Phrase("To which of your systems do you move them?", "Do którego swojego układu ją przemieszczasz?")
    topic = Phrase("System", "Układ")

    def __init__(self, seat: int, effect: Abduct, origin: int, whom: int) -> None:
        self.seat = seat
        self.effect = effect
        self.origin = origin
        self.whom = whom

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_SYSTEM.base + system for system in refuges(state, self.seat)]

    def apply(self, state: AdAstra, option: int) -> None:
        state.push(AbductAs(self.seat, self.effect, self.origin, self.whom, option - CHOOSE_SYSTEM.base))


class AbductAs(OpenQuestion[AdAstra]):
    """AA-POP-MOVE: what do they become?"""

    __slots__ = ("effect", "origin", "system", "whom")
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect", "origin", "whom", "system")
    asks = Phrase("What do they become there?", "Jaką profesję tam otrzymuje?")
    topic = Phrase("Profession", "Profesja")

    def __init__(self, seat: int, effect: Abduct, origin: int, whom: int, system: int) -> None:
        self.seat = seat
        self.effect = effect
        self.origin = origin
        self.whom = whom
        self.system = system

    def candidates(self, state: AdAstra) -> list[int]:
        return [CHOOSE_PROFESSION.base + profession for profession in crafts(state, self.seat, self.system)]

    def apply(self, state: AdAstra, option: int) -> None:
        work = option - CHOOSE_PROFESSION.base
        remove_population(state, self.origin, self.whom)
        state.people[3 * self.system + work] += 1
        state.tell(Abducted, self.seat, self.origin, self.whom, self.system, work)
        state.move_unrest(self.seat, self.effect.unrest)


# Anomaly Scheme


class DiscardAnomaly(Effect[AdAstra]):
    """Discard an unplayed anomaly card of choice, to get something for it."""

    __slots__ = ("reward",)
    words: Final = Phrase(
        "discard 1 of your unplayed anomaly cards to {reward}", "odrzuć 1 swoją niezagraną kartę anomalii i {reward}"
    )

    def __init__(self, reward: Effect[AdAstra]) -> None:
        super().__init__()
        self.reward = reward

    def parts(self) -> list[Effect[AdAstra]]:
        return [self.reward]

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        if not state.players[seat].anomalies.cards:
            return NO_ANOMALY
        return self.reward.refusal(state, seat, source)

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        if state.players[seat].anomalies.cards:
            state.push(Resolve(seat, source, self.reward))
            state.push(GiveUpAnomaly(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, reward=self.reward.say(language))


class GiveUpAnomaly(OpenQuestion[AdAstra]):
    """Which anomaly card do you discard?"""

    __slots__ = ()
    secret = True
    asks = Phrase("Which anomaly card do you discard?", "Którą kartę anomalii odrzucasz?")
    topic = Phrase("Anomaly card", "Karta anomalii")

    def candidates(self, state: AdAstra) -> list[int]:
        return [DISCARD_ANOMALY.base + card for card in distinct(state.players[self.seat].anomalies.cards)]

    def apply(self, state: AdAstra, option: int) -> None:
        card = option - DISCARD_ANOMALY.base
        player = state.players[self.seat]
        player.anomalies = player.anomalies.minus(card)
        discard(state, ANOMALY_DECK, card)
        state.reveals += 1
        state.tell(AnomalyDiscarded, self.seat, card)
