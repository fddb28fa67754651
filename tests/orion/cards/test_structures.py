"""What is printed on the structures of every colour: cost, production, points and words."""

import pytest

from tests.markers import card, rule
from tests.orion.table import Resources, Table, game_text, resources

PRINTED: dict[str, list[tuple[str, Resources, Resources, int]]] = {
    # name, cost, production, VP of the only structure at Morale 10
    "red": [
        ("battleship", (0, 2, 2), (0, 1, 0), 3),
        ("death-spores", (1, 0, 1), (0, 0, 0), 2),
        ("doom-star", (1, 4, 0), (0, 1, 0), 0),
        ("fighter-garrison", (2, 2, 0), (1, 1, 0), 0),
        ("government-support-facility", (0, 0, 2), (0, 1, 0), 1),
        ("orbital-batteries", (3, 2, 0), (0, 1, 0), 1),
        ("space-elevator", (1, 2, 3), (0, 0, 0), 0),
        ("titan", (0, 2, 2), (0, 0, 0), 3),
        ("troop-transport", (2, 3, 0), (0, 1, 0), 2),
        ("marine-barracks", (2, 0, 1), (0, 0, 0), 1),
        ("missile-base", (2, 0, 2), (0, 2, 0), 0),
    ],
    "blue": [
        ("advanced-data-center", (1, 0, 0), (1, 0, 0), 0),
        ("autolab", (1, 0, 3), (1, 0, 0), 3),
        ("biospheres", (4, 0, 0), (2, 0, 0), 2),
        ("civil-transport", (3, 0, 0), (0, 0, 0), 2),
        ("holo-simulator", (2, 0, 0), (0, 0, 0), 2),
        ("interplanetary-administration", (0, 3, 2), (0, 0, 0), 0),
        ("planetary-stock-exchange", (4, 0, 1), (1, 1, 0), 0),
        ("planetary-supercomputer", (3, 1, 0), (2, 0, 0), 0),
        ("soil-enrichment-facility", (0, 0, 2), (2, 0, 0), 1),
        ("space-port", (4, 1, 0), (0, 1, 0), 1),
        ("trade-goods", (1, 1, 3), (1, 1, 0), 4),
        ("weather-controller", (3, 0, 1), (1, 0, 0), 1),
        ("astro-university", (2, 0, 1), (1, 0, 0), 1),
    ],
    "yellow": [
        ("artemis-system-net", (0, 2, 3), (0, 0, 0), 0),
        ("cloning-center", (2, 2, 4), (0, 0, 0), 2),
        ("colonial-revenue-service", (1, 2, 2), (0, 0, 0), 3),
        ("high-orbit-sonar", (2, 0, 1), (0, 0, 0), 2),
        ("recyclotron", (1, 3, 0), (0, 0, 1), 0),
        ("star-fortress", (0, 1, 2), (0, 0, 1), 0),
        ("robotic-factory", (4, 1, 0), (0, 0, 1), 1),
        ("deep-core-mine", (2, 2, 3), (0, 0, 2), 2),
        ("imperial-treasury", (2, 0, 1), (1, 0, 0), 1),
        ("monument-of-unity", (1, 0, 2), (1, 0, 0), 5),
        ("microlite-foundry", (3, 2, 1), (0, 0, 1), 2),
    ],
    "grey": [
        ("colony-ship", (0, 2, 0), (0, 0, 0), 2),
        ("communication-satellite", (0, 1, 0), (0, 0, 0), 1),
        ("destroyer", (2, 1, 0), (0, 0, 0), 2),
        ("espionage-training-facility", (0, 1, 1), (1, 0, 0), 1),
        ("frigate", (0, 0, 1), (0, 0, 0), 1),
        ("pleasure-dome", (2, 3, 0), (2, 0, 0), 0),
        ("spy-center", (1, 1, 0), (0, 0, 0), 2),
        ("galactic-cybernet", (4, 2, 3), (0, 0, 0), 0),
        ("scout-ship", (2, 0, 0), (0, 0, 0), 1),
        ("jump-gate", (0, 2, 1), (1, 0, 0), 1),
    ],
}
SCORERS = {
    "artemis-system-net", "galactic-cybernet", "interplanetary-administration", "monument-of-unity", "space-elevator",
}  # fmt: skip
MORALE_TO_ACTIVATE = {"fighter-garrison", "imperial-treasury", "planetary-supercomputer", "recyclotron"}
COVERS = {"red": "civil-transport", "blue": "death-spores", "yellow": "civil-transport", "grey": "death-spores"}
"""A card of 2 VP that produces nothing and that no structure of the colour counts."""

ROWS = [pytest.param(colour, *row, marks=card(row[0]), id=row[0]) for colour, rows in PRINTED.items() for row in rows]
every_structure = pytest.mark.parametrize(("colour", "name", "cost", "produces", "points"), ROWS)

TEXTS: list[tuple[str, list[str], list[str]]] = [
    (
        "battleship",
        ["Battleship (red)", "After Building: Each opponent", "all empty A and R spaces"],
        ["Pancernik (czerwona)", "Po wybudowaniu: Każdy przeciwnik", "wszystkich pustych polach A i R"],
    ),
    (
        "death-spores",
        [
            "Death Spores (red)",
            "After Attacking: You may put a cube from your Reserve on this card: the defender also loses 1 Morale.",
        ],
        [
            "Śmiercionośne zarodniki (czerwona)",
            "Po ataku: Jeśli chcesz, połóż na tej karcie znacznik z rezerw: obrońca dodatkowo traci 1 morale.",
        ],
    ),
    (
        "doom-star",
        ["Doom Star (red)", "After Attacking: Gain 1 VP"],
        ["Gwiazda zagłady (czerwona)", "Po ataku: Zyskaj 1 PZ"],
    ),
    (
        "fighter-garrison",
        ["Fighter Garrison (red)", "Pay 2 Fleet and 1 Production", "1 VP for each red structure in this system"],
        [
            "Garnizon myśliwców (czerwona)",
            "Zapłać 2 floty i 1 produkcji",
            "1 PZ za każdą czerwoną strukturę w tym układzie",
        ],
    ),
    (
        "government-support-facility",
        ["Government Support Facility (red)", "Activation: Pay 2 Food", "4 Morale"],
        ["Rządowa instytucja wsparcia (czerwona)", "Aktywacja: Zapłać 2 żywności", "4 morale"],
    ),
    (
        "orbital-batteries",
        ["Orbital Batteries (red)", "Always: Opponents pay 1 extra Fleet to attack you"],
        ["Baterie orbitalne (czerwona)", "Zawsze: Przeciwnicy płacą 1 floty więcej"],
    ),
    (
        "space-elevator",
        ["Space Elevator (red)", "2 VP for each yellow structure in your systems"],
        ["Winda kosmiczna (czerwona)", "2 PZ za każdą żółtą strukturę w swoich układach."],
    ),
    (
        "titan",
        ["Titan (red)", "Each opponent loses 1 Morale for each of their systems"],
        ["Tytan (czerwona)", "Każdy przeciwnik traci 1 morale za każdy swój układ"],
    ),
    (
        "troop-transport",
        ["Troop Transport (red)", "For each opponent choose 1 of their Working structures"],
        ["Desantowiec (czerwona)", "U każdego przeciwnika wybierz 1 aktywną strukturę"],
    ),
    (
        "marine-barracks",
        [
            "Marine Barracks (red)",
            "After Attacking: You may put a cube from your Reserve on this card: gain 3 Food, 2 Fleet or 1 Production.",
        ],
        [
            "Koszary piechoty kosmicznej (czerwona)",
            "Po ataku: Jeśli chcesz, połóż na tej karcie znacznik z rezerw: ",
            ": zyskaj 3 żywności, 2 floty albo 1 produkcji.",
        ],
    ),
    (
        "missile-base",
        ["Missile Base (red)", "add 2 virtual points to your Fleet"],
        ["Baza rakietowa (czerwona)", "dodaj 2 punkty wirtualne do swojej floty"],
    ),
    (
        "advanced-data-center",
        ["Advanced Data Center (blue)", "After Building", "any one card"],
        ["Zaawansowane centrum danych (niebieska)", "Wybierz jedną z kart odrzuconych"],
    ),
    (
        "autolab",
        ["Autolab (blue)", "1 extra action cube", "yellow Working"],
        ["Autolaboratorium (niebieska)", "1 dodatkowy znacznik akcji", "żółtą kartę aktywną"],
    ),
    (
        "biospheres",
        ["Biospheres (blue)", "Activation: Pay 1 Fleet", "top card"],
        ["Biosfery (niebieska)", "Zapłać 1 floty", "wierzchnią kartę"],
    ),
    (
        "civil-transport",
        ["Civil Transport (blue)", "build 1 structure", "if it is blue", "1 more"],
        ["Transportowiec cywilny (niebieska)", "zbudować 1 strukturę", "niebieską", "jeszcze 1"],
    ),
    (
        "holo-simulator",
        ["Holo Simulator (blue)", "You may return 1 available action cube", "Advisor"],
        ["Holosymulator (niebieska)", "1 dostępny znacznik akcji", "doradcę"],
    ),
    (
        "interplanetary-administration",
        ["Interplanetary Administration (blue)", "2 VP for each grey structure in your systems."],
        ["Administracja międzyplanetarna (niebieska)", "2 PZ za każdą szarą strukturę w swoich układach."],
    ),
    (
        "planetary-stock-exchange",
        ["Planetary Stock Exchange (blue)", "Pay 1 VP", "4 Food", "3 Fleet", "2 Production"],
        ["Planetarny rynek surowców (niebieska)", "Zapłać 1 PZ", "4 żywności", "3 floty", "2 produkcji"],
    ),
    (
        "planetary-supercomputer",
        [
            "Planetary Supercomputer (blue)",
            "Pay 2 Food and 1 Production, and discard 1 card from hand",
            "1 VP for each blue structure in this system",
        ],
        [
            "Planetarny superkomputer (niebieska)",
            "Zapłać 2 żywności i 1 produkcji oraz odrzuć 1 kartę z ręki",
            "1 PZ za każdą niebieską strukturę w tym układzie",
        ],
    ),
    (
        "soil-enrichment-facility",
        ["Soil Enrichment Facility (blue)", "2 Food for each blue structure in this system"],
        ["Zakład użyźniania gleby (niebieska)", "2 żywności za każdą niebieską strukturę w tym układzie"],
    ),
    (
        "space-port",
        ["Space Port (blue)", "2 Production ↔ 3 Food and 3 Fleet"],
        ["Port kosmiczny (niebieska)", "2 produkcji ↔ 3 żywności i 3 floty"],
    ),
    (
        "trade-goods",
        ["Trade Goods (blue)", "Each opponent gains 1 Production"],
        ["Wymiana towarów (niebieska)", "Każdy przeciwnik zyskuje 1 produkcji"],
    ),
    (
        "weather-controller",
        ["Weather Controller (blue)", "At the Start of the Round", "2 Food", "1 Morale"],
        ["Kontroler pogody (niebieska)", "Na początku rundy", "2 żywności", "1 morale"],
    ),
    (
        "astro-university",
        ["Astro University (blue)", "Draw 1 card for each different colour"],
        ["Uniwersytet astronomiczny (niebieska)", "Dobierz 1 kartę za każdy"],
    ),
    (
        "artemis-system-net",
        ["End of the Game: Gain 2 VP for each of your red cards."],
        ["koniec gry: Zyskaj 2 PZ za każdą swoją czerwoną kartę."],
    ),
    (
        "cloning-center",
        ["After Building: Gain 2 VP for each of your blue cards, then lose 1 Morale for each of your red cards."],
        [
            "Po wybudowaniu: Zyskaj 2 PZ za każdą swoją niebieską kartę, ",
            "strać 1 morale za każdą swoją czerwoną kartę.",
        ],
    ),
    (
        "colonial-revenue-service",
        ["After Building: You may return 1 available action cube", "blue 9 Food, red 7 Fleet, yellow 5 Production."],
        [
            "Po wybudowaniu: Jeśli chcesz, odłóż 1 dostępny znacznik akcji",
            "niebieska 9 żywności, czerwona 7 floty, żółta 5 produkcji.",
        ],
    ),
    (
        "high-orbit-sonar",
        [
            "After Building: You may activate any number",
            "empty A space (Advisor included) without an action",
            "from your Reserve.",
        ],
        ["Po wybudowaniu: Możesz aktywować dowolnie wiele", "z pustym polem A (także doradcę) bez akcji", "z rezerw."],
    ),
    (
        "recyclotron",
        ["Activation: Pay 2 Food and 2 Production: gain 1 VP for each yellow card in this system."],
        ["Aktywacja: Zapłać 2 żywności i 2 produkcji: zyskaj 1 PZ za każdą żółtą kartę w tym układzie."],
    ),
    (
        "star-fortress",
        ["Always: Whenever you are attacked, gain 1 VP."],
        ["Zawsze: Po każdym ataku na ciebie zyskaj 1 PZ."],
    ),
    (
        "robotic-factory",
        ["Activation: Pay 3 Food: gain 2 Production."],
        ["Aktywacja: Zapłać 3 żywności: zyskaj 2 produkcji."],
    ),
    ("deep-core-mine", ["After Building: Lose 1 Morale."], ["Po wybudowaniu: Strać 1 morale."]),
    (
        "imperial-treasury",
        ["Activation: Pay 1 Production: gain 2 VP."],
        ["Aktywacja: Zapłać 1 produkcji: zyskaj 2 PZ."],
    ),
    (
        "monument-of-unity",
        ["At the End of the Game: Gain 1 VP for each full 2 points of your Morale."],
        ["Na koniec gry: Zyskaj 1 PZ za każde pełne 2 punkty swojego morale."],
    ),
    (
        "microlite-foundry",
        ["Always: You build yellow structures with a discount of 1 resource."],
        ["Zawsze: Żółte struktury budujesz ze zniżką 1 zasobu."],
    ),
    (
        "colony-ship",
        ["After Building: Build 1 structure of your hand on this system with a discount of 2 resources."],
        ["Po wybudowaniu: Zbuduj w tym układzie 1 strukturę z ręki ze zniżką 2 zasobów."],
    ),
    (
        "communication-satellite",
        ["After Building: Put the cards of one of your systems in any order."],
        ["Po wybudowaniu: Ułóż karty jednego ze swoich układów w dowolnej kolejności."],
    ),
    (
        "destroyer",
        ["After Building: Each opponent chooses: discard 2 cards from hand or lose 4 Morale."],
        ["Po wybudowaniu: Każdy przeciwnik wybiera: odrzuca 2 karty z ręki albo traci 4 morale."],
    ),
    (
        "espionage-training-facility",
        ["After Building: Each opponent returns their Advisor to the middle of the table (Fulcrum Sandebar stays)."],
        ["Po wybudowaniu: Każdy przeciwnik odkłada swojego doradcę na środek stołu (Fulcrum Sandebar zostaje)."],
    ),
    ("frigate", ["After Attacking: Draw 1 card."], ["Po ataku: Dobierz 1 kartę."]),
    ("pleasure-dome", ["After Building: Gain 6 Morale."], ["Po wybudowaniu: Zyskaj 6 morale."]),
    (
        "spy-center",
        ["After Building: Choose an opponent with cards in hand, look at that hand and take 1 card from it."],
        ["Po wybudowaniu: Wybierz przeciwnika z kartami na ręce, obejrzyj jego rękę i weź z niej 1 kartę."],
    ),
    (
        "galactic-cybernet",
        ["At the End of the Game: Gain 2 VP for each blue structure in your systems."],
        ["Na koniec gry: Zyskaj 2 PZ za każdą niebieską strukturę w swoich układach."],
    ),
    ("scout-ship", ["After Building: Draw 3 cards."], ["Po wybudowaniu: Dobierz 3 karty."]),
    (
        "jump-gate",
        ["At the Start of the Round: You may discard 1 card from hand: gain 1 extra action cube."],
        ["Na początku rundy: Jeśli chcesz, odrzuć 1 kartę z ręki: zyskaj 1 dodatkowy znacznik akcji."],
    ),
]


@every_structure
@rule("OR-BUILD-2", "OR-BUILD-3", "OR-SCORE-1")
def test_a_structure_costs_and_scores_what_is_printed(
    colour: str, name: str, cost: Resources, produces: Resources, points: int
) -> None:
    food, fleet, production = cost
    table = Table("humans", "humans")
    table.seat(0, food=food, fleet=fleet, production=production, hand=[name])
    table.begin()
    table.plays(0, "construction", f"build:{name}")
    assert resources(table) == (0, 0, 0)
    assert table.systems(0) == [[name]]
    assert table.hand(0) == []
    assert table.score(0) == table.has(0, "vp") + table.has(0, "morale") + points


@every_structure
@pytest.mark.parametrize("short", [0, 1, 2])
@rule("OR-BUILD-2")
def test_a_structure_is_not_built_with_one_resource_short(
    colour: str, name: str, cost: Resources, produces: Resources, points: int, short: int
) -> None:
    has = [9, 9, 9]
    has[short] = max(cost[short] - 1, 0)
    table = Table("humans", "humans")
    table.seat(0, food=has[0], fleet=has[1], production=has[2], hand=[name])
    table.begin()
    assert table.refusal(0, "construction") == ("nothing-to-build" if cost[short] else None)


@every_structure
@rule("OR-START-1", "OR-SCORE-1")
def test_a_structure_produces_and_scores_even_when_covered(
    colour: str, name: str, cost: Resources, produces: Resources, points: int
) -> None:
    table = Table("humans", "humans")
    table.seat(0, food=0, fleet=0, production=0, morale=10, systems=[[name, COVERS[colour]]])
    assert table.score(0) == 10 + points + 2
    table.begin(start=True)
    assert resources(table) == produces


def price(amounts: Resources, *units: str) -> str:
    return " + ".join(f"{n} {unit}" for n, unit in zip(amounts, units, strict=True) if n) or "–"


@every_structure
def test_a_structure_says_what_is_printed(
    colour: str, name: str, cost: Resources, produces: Resources, points: int
) -> None:
    vp = "?" if name in SCORERS else str(points)
    english = [price(amounts, "Food", "Fleet", "Production") for amounts in (cost, produces)]
    polish = [price(amounts, "żywności", "floty", "produkcji") for amounts in (cost, produces)]
    text = game_text(f"build:{name}")
    assert f"({colour})" in text.splitlines()[0]
    assert text.splitlines()[1] == f"Cost {english[0]}; produces {english[1]}; VP {vp}"
    assert ("Needs Morale 6 or more to build." in text) == (name in SCORERS)
    assert ("Needs Morale 6 or more to activate." in text) == (name in MORALE_TO_ACTIVATE)
    text = game_text(f"build:{name}", "pl")
    assert text.splitlines()[1] == f"Koszt: {polish[0]}; produkuje: {polish[1]}; PZ: {vp}"
    assert ("Budowa wymaga morale co najmniej 6." in text) == (name in SCORERS)
    assert ("Aktywacja wymaga morale co najmniej 6." in text) == (name in MORALE_TO_ACTIVATE)


@pytest.mark.parametrize(
    ("name", "english", "polish"), [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in TEXTS]
)
def test_a_structure_says_what_it_does(name: str, english: list[str], polish: list[str]) -> None:
    for language, fragments in (("en", english), ("pl", polish)):
        text = game_text(f"build:{name}", language)
        assert [fragment for fragment in fragments if fragment not in text] == []


def test_every_structure_says_something() -> None:
    assert [row[0] for row in TEXTS] == [row[0] for rows in PRINTED.values() for row in rows]
