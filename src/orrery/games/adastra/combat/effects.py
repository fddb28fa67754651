"""What cards and boards do in the windows of combat, invasion and diplomacy tests."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.adastra.clauses import Metric
from orrery.games.adastra.combat.elements import ChooseElement, under_way
from orrery.games.adastra.combat.fight import (
    DEFENDERS,
    EXTRA_DICE,
    GIVEN_DICE,
    LANDING_FORCE,
    MORE_NEEDED,
    REINFORCED,
    SABOTAGED,
    SHIELD_IN_USE,
    SHIELD_POINTS,
)
from orrery.games.adastra.combat.losses import Destruction, assign
from orrery.games.adastra.combat.rerolls import ANY_NUMBER, NO_BETTER, NO_DICE, Reroll, SetDie
from orrery.games.adastra.combat.sacrifice import may_sacrifice, sacrifice, sacrifice_grounds, sacrifices
from orrery.games.adastra.combat.strength import dice_of, standing_shield, taking_part
from orrery.games.adastra.combat.windows import WindowEffect
from orrery.games.adastra.galaxy.control import features
from orrery.games.adastra.galaxy.fleets import DIGIT, UNIT_DIGITS, UNITS, count_units
from orrery.games.adastra.galaxy.tiles import ASTEROIDS
from orrery.games.adastra.names import NEUTRAL, NEUTRALS, TITAN
from orrery.games.adastra.say import ACTIONS_OF
from orrery.games.adastra.state import AdAstra
from orrery.games.parts.effect import Effect
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Refusal, Text

NOT_IN_IT: Final = Refusal("not-in-it", Phrase("You take no part in it.", "Nie bierzesz w tym udziału."))
ONE_SHIELD: Final = Refusal(
    "one-shield",
    Phrase(
        "Only one Shield technology counts in a combat round.",
        "W rundzie walki liczy się tylko jedna technologia tarczy.",
    ),
)
NO_ORBITAL: Final = Refusal(
    "no-orbital",
    Phrase("There is no enemy orbital building left to choose.", "Nie ma wrogiej budowli orbitalnej do wyboru."),
)
NO_ACTION: Final = Refusal(
    "no-action", Phrase("You cannot sacrifice this action.", "Nie możesz poświęcić tej akcji.")
)  # fmt: skip
NOT_YOURS: Final = Refusal("not-yours", Phrase("The invaded system is not yours.", "Najeżdżany układ nie jest twój."))


# Dice and shields before the roll


class ExtraDice(WindowEffect):
    """More dice in this roll of a combat or of one's own invasion."""

    __slots__ = ("dice",)
    words: Final = Phrase(
        "roll {n} extra {n:die|dice} in this roll",
        "rzuć w tym rzucie {n} {n:dodatkową kością|dodatkowymi kośćmi|dodatkowymi kośćmi}",
    )

    def __init__(self, dice: int) -> None:
        super().__init__()
        self.dice = dice

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        fight = state.fight
        side = -1 if fight is None else fight.side_of(seat)
        if fight is None or side < 0 or (fight.kind == LANDING_FORCE and side == DEFENDERS):
            return NOT_IN_IT
        return None

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        fight = under_way(state)
        fight.add_to(EXTRA_DICE, fight.side_of(seat), self.dice)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.dice)


class RaiseShield(WindowEffect):
    """A Shield technology is used for this round, perhaps for dice of this roll; only one counts for a side."""

    __slots__ = ("dice", "points")
    words: Final = Phrase(
        "have {n} shield {n:point|points} in this combat round",
        "zyskaj {n} {n:punkt|punkty|punktów} tarczy na tę rundę walki",
    )
    priced: Final = Phrase(
        "give up {n} {n:die|dice} of this roll to {what}", "zrezygnuj z {n} {n:kości|kości|kości} tego rzutu i {what}"
    )

    def __init__(self, points: int, dice: int = 0) -> None:
        super().__init__()
        self.points = points
        self.dice = dice

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        fight = state.fight
        side = -1 if fight is None else fight.side_of(seat)
        if fight is None or side < 0:
            return NOT_IN_IT
        if fight.sum_of(SHIELD_IN_USE, side):
            return ONE_SHIELD
        if standing_shield(state, seat) >= self.points:
            return NO_BETTER
        return NO_DICE if self.dice and dice_of(state, fight, side) < self.dice else None

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        fight = under_way(state)
        side = fight.side_of(seat)
        fight.add_to(SHIELD_IN_USE, side, self.points)
        fight.add_to(GIVEN_DICE, side, self.dice)

    def say(self, language: str, they: bool = False) -> Text:
        text = self.words.say(language, n=self.points)
        return self.priced.say(language, n=self.dice, what=text) if self.dice else text


class ShieldPoints(WindowEffect):
    """More shield points for this round, besides any technology."""

    __slots__ = ("points",)
    words: Final = Phrase(
        "have {n} extra shield {n:point|points} in this combat round",
        "zyskaj {n} {n:dodatkowy punkt|dodatkowe punkty|dodatkowych punktów} tarczy na tę rundę walki",
    )

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return NOT_IN_IT if state.fight is None or state.fight.side_of(seat) < 0 else None

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        fight = under_way(state)
        fight.add_to(SHIELD_POINTS, fight.side_of(seat), self.points)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.points)


class SacrificeFor(WindowEffect):
    """An action is sacrificed for another effect; the card that goes is named with the answer."""

    __slots__ = ("action", "effect")
    words: Final = Phrase("sacrifice {action} action to {effect}", "poświęć akcję {action} i {effect}")

    def __init__(self, action: int, effect: WindowEffect) -> None:
        super().__init__()
        self.action = action
        self.effect = effect

    def parts(self) -> list[Effect[AdAstra]]:
        return [self.effect]

    def grounds(self, state: AdAstra, seat: int, source: int) -> bool:
        return sacrifice_grounds(state, seat, self.action) and self.effect.grounds(state, seat, source)

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        if not may_sacrifice(state, seat, self.action):
            return NO_ACTION
        return self.effect.refusal(state, seat, source)

    def ways(self, state: AdAstra, seat: int, source: int) -> list[int]:
        return sacrifices(state, seat, self.action)

    def pay(self, state: AdAstra, seat: int, option: int) -> None:
        sacrifice(state, seat, self.action, option)

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        self.effect.happen(state, seat, source)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, action=ACTIONS_OF[self.action], effect=self.effect.say(language))


# At the start of a combat


class DealDamage(WindowEffect):
    """Damage at once that shields do not reduce; more of it in a system with an asteroid field."""

    __slots__ = ("damage", "in_asteroids")
    words: Final = Phrase(
        "deal {n} damage at once to enemy elements, split as you like; shields do not reduce it",
        "zadaj od razu {n} {n:obrażenie|obrażenia|obrażeń} elementom wroga, dzieląc je dowolnie; tarcze ich nie"
        " zmniejszają",
    )
    more: Final = Phrase(
        "deal {n} damage ({more} in a system with an asteroid field) at once to enemy elements, split as you like;"
        " shields do not reduce it",
        "zadaj od razu {n} {n:obrażenie|obrażenia|obrażeń} (w układzie z polem asteroid {more}) elementom wroga,"
        " dzieląc je dowolnie; tarcze ich nie zmniejszają",
    )

    def __init__(self, damage: int, in_asteroids: int = 0) -> None:
        super().__init__()
        self.damage = damage
        self.in_asteroids = in_asteroids

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return NOT_IN_IT if state.fight is None or state.fight.side_of(seat) < 0 else None

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        fight = under_way(state)
        rocky = features(state, fight.system) & ASTEROIDS
        state.push(Destruction())
        assign(state, fight.side_of(seat), self.in_asteroids if rocky and self.in_asteroids else self.damage)

    def say(self, language: str, they: bool = False) -> Text:
        return (self.more if self.in_asteroids else self.words).say(language, n=self.damage, more=self.in_asteroids)


class BonusHull(WindowEffect):
    """One of the own elements has more hull until the end of the combat."""

    __slots__ = ("hull",)
    words: Final = Phrase(
        "choose one of your participating elements: it has +{n} hull until the end of this combat",
        "wybierz jeden swój element biorący udział w walce: ma do końca walki {n} {n:punkt|punkty|punktów} kadłuba"
        " więcej",
    )

    def __init__(self, hull: int) -> None:
        super().__init__()
        self.hull = hull

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        return NOT_IN_IT if state.fight is None or state.fight.side_of(seat) < 0 else None

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.push(Reinforce(seat, self.hull))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.hull)


class Reinforce(ChooseElement):
    """Which of your elements has more hull?"""

    __slots__ = ("hull",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "hull")
    asks = Phrase("Which of your elements has +{n} hull?", "Który twój element ma +{n} do kadłuba?")

    def __init__(self, seat: int, hull: int) -> None:
        self.seat = seat
        self.hull = hull

    def elements(self, state: AdAstra) -> list[int]:
        fight = under_way(state)
        return fight.elements(fight.side_of(self.seat))

    def choose(self, state: AdAstra, element: int) -> None:
        fight = under_way(state)
        fight.hull[element] += self.hull
        fight.full[element] += self.hull
        fight.marks[element] |= REINFORCED

    def gaps(self, state: AdAstra, scene: Scene) -> dict[str, Any]:
        return {"n": self.hull}


class Sabotage(WindowEffect):
    """Once for each own Titan: an enemy orbital building not chosen yet has firepower 0 in the first roll."""

    __slots__ = ()
    words: Final = Phrase(
        "once per participating Titan choose one enemy orbital building that has not been chosen yet in this combat:"
        " its"
        " firepower is 0 in the first combat roll",
        "raz na każdego biorącego udział Tytana wybierz jedną wrogą budowlę orbitalną, której w tej walce jeszcze nie"
        " wybrano: jej siła ognia w pierwszym rzucie na walkę wynosi 0",
    )

    def uses(self, state: AdAstra, seat: int) -> int:
        return taking_part(state, seat, TITAN)

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        if state.fight is None or state.fight.side_of(seat) < 0:
            return NOT_IN_IT
        return None if loyal(state, seat) else NO_ORBITAL

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        state.push(ChooseSabotaged(seat))

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


def loyal(state: AdAstra, seat: int) -> list[int]:
    """Enemy orbital buildings that nobody has sabotaged."""
    fight = under_way(state)
    side = fight.side_of(seat)
    return [
        element
        for element, other in enumerate(fight.side)
        if other != side and fight.orbital(element) and not fight.marks[element] & SABOTAGED
    ]


class ChooseSabotaged(ChooseElement):
    """Which orbital building is sabotaged?"""

    __slots__ = ()
    asks = Phrase("Which orbital building is sabotaged?", "Która budowla orbitalna jest sabotowana?")

    def elements(self, state: AdAstra) -> list[int]:
        return loyal(state, self.seat)

    def choose(self, state: AdAstra, element: int) -> None:
        under_way(state).marks[element] |= SABOTAGED


# Withdrawal and invasion


class Withdraw(WindowEffect):
    """Withdraw all own elements without sacrificing an action; the withdrawal step offers it."""

    __slots__ = ()
    words: Final = Phrase(
        "withdraw all your elements from this combat without sacrificing an action",
        "wycofaj wszystkie swoje elementy z tej walki bez poświęcania akcji",
    )

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        fight = under_way(state)
        fight.fled = fight.side_of(seat)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language)


class MoreSuccessesNeeded(WindowEffect):
    """The invader of the own system needs more successes."""

    __slots__ = ("successes",)
    words: Final = Phrase(
        "the invader of your system needs {n} more {n:success|successes} than the population left there",
        "najeźdźca twojego układu potrzebuje o {n} {n:sukces|sukcesy|sukcesów} więcej, niż zostało tam populacji",
    )

    def __init__(self, successes: int) -> None:
        super().__init__()
        self.successes = successes

    def refusal(self, state: AdAstra, seat: int, source: int) -> Refusal | None:
        fight = state.fight
        if fight is None or fight.kind != LANDING_FORCE or fight.defender != seat:
            return NOT_YOURS
        return None

    def happen(self, state: AdAstra, seat: int, source: int) -> None:
        under_way(state).add_to(MORE_NEEDED, DEFENDERS, self.successes)

    def say(self, language: str, they: bool = False) -> Text:
        return self.words.say(language, n=self.successes)


# What was destroyed in the combat that ends


class UnitsLost(Metric):
    """Own units destroyed in this combat."""

    __slots__ = ()

    def value(self, state: AdAstra, seat: int) -> int:
        fight = state.fight
        return 0 if fight is None else count_units(fight.lost[fight.side_of(seat)])


class EnemiesDestroyed(Metric):
    """Enemy units and orbital buildings destroyed in this combat, neutral ones too."""

    __slots__ = ()

    def value(self, state: AdAstra, seat: int) -> int:
        fight = state.fight
        if fight is None:
            return 0
        other = 1 - fight.side_of(seat)
        lost = fight.lost[other]
        if fight.seat_of(other) == NEUTRAL:
            return sum([lost >> DIGIT * kind & 15 for kind in range(len(NEUTRALS))])
        high = lost >> DIGIT * UNIT_DIGITS
        return count_units(lost & UNITS) + (high & 15) + (high >> DIGIT & 15)


UNITS_LOST: Final = UnitsLost(
    "units-lost", Phrase("unit of yours destroyed in it", "każdą twoją jednostkę zniszczoną w tej walce")
)
ENEMIES_DESTROYED: Final = EnemiesDestroyed(
    "enemies-destroyed",
    Phrase(
        "enemy unit or orbital building destroyed in it",
        "każdą jednostkę i budowlę orbitalną wroga zniszczoną w tej walce",
    ),
)

__all__ = [
    "ANY_NUMBER", "ENEMIES_DESTROYED", "UNITS_LOST", "BonusHull", "DealDamage", "ExtraDice", "MoreSuccessesNeeded",
    "RaiseShield", "Reroll", "Sabotage", "SacrificeFor", "SetDie", "ShieldPoints", "Withdraw",
]  # fmt: skip
