"""OR-EFFECT: how abilities are offered, paid and carried out, and in which order."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import Price
from orrery.games.orion.deck import discard_cards
from orrery.games.orion.moments import MOMENTS
from orrery.games.orion.names import RACE
from orrery.games.orion.state import Orion
from orrery.games.orion.words import DONE, EFFECT, RACE_WORDS, STRUCTURE, USE
from orrery.games.parts import offering
from orrery.games.parts.ability import On
from orrery.games.parts.effect import Resolve
from orrery.kernel.events import Event
from orrery.kernel.text import Phrase


class EffectUsed(Event):
    __slots__ = ()
    kind = "effect"
    fields = (("card", STRUCTURE),)
    sentence = Phrase("{seat} uses {card}.", "{seat} korzysta z karty {card}.")


class AbilityUsed(Event):
    __slots__ = ()
    kind = "ability"
    fields = (("race", RACE_WORDS),)
    sentence = Phrase("{seat} uses the ability of the {race}.", "{seat} korzysta ze zdolności: {race}.")


class UseAbility(offering.UseAbility[Orion]):
    """Do you use this effect (OR-EFFECT-2)?"""

    __slots__ = ()
    yes = USE
    none = DONE

    def use(self, state: Orion) -> None:
        OFFERING.use(state, self.seat, self.source, self.ability)


class NextEffect(offering.NextEffect[Orion]):
    """OR-EFFECT-5: which of your triggered effects do you apply next? Those you may decline end with ``done``."""

    __slots__ = ()
    moments = MOMENTS
    first = EFFECT.base
    none = DONE

    def follow(self, left: tuple[int, ...]) -> NextEffect:
        return NextEffect(self.seat, self.moment, left)

    def alike(self, on: On[Orion]) -> bool:
        """Of two copies it can matter which one holds a cube, but nothing else."""
        return not isinstance(on.price, Price) or on.price.cube == 0

    def use(self, state: Orion, source: int, on: On[Orion]) -> None:
        player = state.players[self.seat]
        if source == RACE:
            state.tell(AbilityUsed, self.seat, player.race)
        else:
            state.tell(EffectUsed, self.seat, player.working_card(source))
        OFFERING.use(state, self.seat, source, on)


class Offering(offering.Offering[Orion]):
    __slots__ = ()

    def use(self, state: Orion, seat: int, source: int, on: On[Orion]) -> None:
        """OR-EFFECT-3."""
        state.cause = on
        price = on.price
        if isinstance(price, Price):
            price.pay(state, seat, source)
            if price.cards:
                state.push(Resolve(seat, source, on.effect))
                discard_cards(state, seat, price.cards)
                return
        on.effect.happen(state, seat, source)

    def ask(self, seat: int, source: int, on: On[Orion]) -> UseAbility:
        return UseAbility(seat, source, on)

    def order(self, seat: int, moment: int, waiting: tuple[int, ...]) -> NextEffect:
        return NextEffect(seat, moment, waiting)


OFFERING: Final = Offering()
