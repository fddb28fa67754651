"""The seven races."""

from orrery.games.orion.card import Price
from orrery.games.orion.card_effects import Discard, TakeDiscard
from orrery.games.orion.effects import Choice, EachOpponent, FreeTrade, Then, may
from orrery.games.orion.gains import actions, fleet, production
from orrery.games.orion.race import race
from orrery.kernel.text import Phrase

race(
    "humans", "Humans", "Ludzie",
    Phrase("No special ability; the highest starting resources.", "Bez zdolności; najwyższe zasoby początkowe."),
    Price(food=5, fleet=4, production=2),
)  # fmt: skip
race(
    "alkari", "Alkari", "Alkari",
    Phrase(
        "Start with 1 VP. At the start of the round you may pay 1 VP for 1 extra action cube.",
        "Zaczynasz z 1 PZ. Na początku rundy możesz zapłacić 1 PZ za 1 dodatkowy znacznik akcji.",
    ),
    Price(food=5, fleet=4, production=1, vp=1),
    start_of_round=may(actions(1), Price(vp=1)),
)  # fmt: skip
race(
    "bulrathi", "Bulrathi", "Bulrathi",
    Phrase(
        "At high Exertion take 4 action cubes instead of 5, lose no Morale and gain 1 Production or 2 Fleet.",
        "Przy wysokim poziomie rozwoju weź 4 znaczniki akcji zamiast 5, nie trać morale i zyskaj 1 produkcji albo"
        " 2 floty.",
    ),
    Price(food=5, fleet=3, production=2),
    high_cubes=4, high_morale=0, exertion_bonus=Choice(production(1), fleet(2)),
)  # fmt: skip
race(
    "darlok", "Darlok", "Darlokowie",
    Phrase(
        "Propaganda: each opponent also discards 1 card; then you may take 1 of the top 3 cards of the discard pile.",
        "Propaganda: każdy przeciwnik odrzuca też 1 kartę; potem możesz wziąć 1 z 3 wierzchnich kart stosu kart"
        " odrzuconych.",
    ),
    Price(food=5, fleet=3, production=1),
    after_propaganda=Then(EachOpponent(Discard(1)), TakeDiscard(3, may=True)),
)  # fmt: skip
race(
    "meklar", "Meklar", "Meklarzy",
    Phrase(
        "At the start of the round you may make one exchange of your Trade row without an action.",
        "Na początku rundy możesz wykonać jedną wymianę jak w akcji Handel, bez akcji.",
    ),
    Price(food=4, fleet=3, production=2),
    start_of_round=may(FreeTrade(), Price()),
)  # fmt: skip
race(
    "mrrshan", "Mrrshan", "Mrrshanie",
    Phrase("Exploitation also gives 1 Fleet.", "Eksploatacja daje też 1 floty."),
    Price(food=4, fleet=3, production=1),
    exploitation_fleet=1,
)  # fmt: skip
race(
    "psilon", "Psilon", "Psiloni",
    Phrase("Research draws 3 cards instead of 2.", "Badania: dobierasz 3 karty zamiast 2."),
    Price(food=4, fleet=4, production=1),
    research=3,
)  # fmt: skip
