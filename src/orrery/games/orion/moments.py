"""When effects are triggered, which figures abilities change, and what they allow: the words cards are made of."""

from __future__ import annotations

from typing import Final

from orrery.games.parts.ability import Grammar
from orrery.kernel.text import Phrase

GRAMMAR: Final = Grammar()
ALWAYS: Final = Phrase("Always", "Zawsze")
AT_THE_END: Final = Phrase("At the End of the Game", "Na koniec gry")
_ALONE: Final = Phrase("{effect}", "{effect}")
_ALSO: Final = Phrase("also {effect}", "dodatkowo {effect}")

ACTIVATION: Final = GRAMMAR.moment("activation", _ALONE, Phrase("Activation", "Aktywacja"))
AFTER_BUILDING: Final = GRAMMAR.moment("after-building", _ALONE, Phrase("After Building", "Po wybudowaniu"))
AFTER_ATTACKING: Final = GRAMMAR.moment("after-attacking", _ALONE, Phrase("After Attacking", "Po ataku"))
START_OF_ROUND: Final = GRAMMAR.moment(
    "start-of-round", _ALONE, Phrase("At the Start of the Round", "Na początku rundy")
)
ATTACKED: Final = GRAMMAR.moment(
    "when-attacked", Phrase("whenever you are attacked, {effect}", "po każdym ataku na ciebie {effect}"), ALWAYS
)
HIGH_EXERTION: Final = GRAMMAR.moment("exertion", _ALSO, Phrase("At high Exertion", "Przy wysokim poziomie rozwoju"))
PROPAGANDA: Final = GRAMMAR.moment("propaganda", _ALSO, Phrase("Propaganda", "Propaganda"))
EXPLOITATION: Final = GRAMMAR.moment("exploitation", _ALSO, Phrase("Exploitation", "Eksploatacja"))
MOMENTS: Final = GRAMMAR.moments

ATTACK_COST: Final = GRAMMAR.stat(
    "attack-cost",
    Phrase("opponents pay {n} extra Fleet to attack you", "przeciwnicy płacą {n} floty więcej, by cię zaatakować"),
)
ATTACK_STRENGTH: Final = GRAMMAR.stat(
    "attack-strength",
    Phrase(
        "when you attack, add {n} virtual points to your Fleet for the comparison",
        "gdy atakujesz, dodaj {n} punkty wirtualne do swojej floty przy porównaniu",
    ),
)
DEFENCE_STRENGTH: Final = GRAMMAR.stat(
    "defence-strength",
    Phrase(
        "when an opponent compares Fleets to attack you, add {n} virtual points to your Fleet",
        "gdy przeciwnik porównuje floty, by cię zaatakować, dodaj {n} punkty wirtualne do swojej floty",
    ),
)
_CHEAPER: Final = Phrase(
    "you build {when} with a discount of {n} {n:resource|resources}",
    "{when} budujesz ze zniżką {n} {n:zasobu|zasobów|zasobów}",
)
DISCOUNT: Final = GRAMMAR.stat("discount", _CHEAPER)
"""Asked about the card that is built."""
PLACE_DISCOUNT: Final = GRAMMAR.stat("place-discount", _CHEAPER)
"""Asked about the system it is built in."""
RESEARCH_CARDS: Final = GRAMMAR.stat(
    "research",
    Phrase("Research draws {n} more {n:card|cards}", "Badania: dobierasz o {n} {n:kartę|karty|kart} więcej"),
)
EXERTION_CUBES: Final = GRAMMAR.stat(
    "exertion-cubes",
    Phrase("high Exertion gives 4 action cubes instead of 5", "wysoki poziom rozwoju daje 4 znaczniki akcji zamiast 5"),
)
EXERTION_MORALE: Final = GRAMMAR.stat(
    "exertion-morale", Phrase("high Exertion costs no Morale", "wysoki poziom rozwoju nie kosztuje morale")
)

FOUNDER: Final = GRAMMAR.rule(
    "founder",
    Phrase(
        "first card of an additional system, never returned or replaced. When hired choose a colour: this Advisor is"
        " a card of that colour",
        "pierwsza karta dodatkowego układu, nie można go zwrócić ani wymienić. Przy zatrudnieniu wybierz"
        " kolor: ten doradca jest kartą tego koloru",
    ),
)
CUBE_STAYS: Final = GRAMMAR.rule(
    "cube-stays",
    Phrase(
        "a cube on this Advisor stays there at the end of the round",
        "znacznik na tym doradcy zostaje tam na koniec rundy",
    ),
)
