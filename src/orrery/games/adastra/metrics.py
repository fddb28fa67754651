"""What is counted for one player: by missions, directives, incomes and scoring, always at the moment of asking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.adastra.clauses import Metric
from orrery.games.adastra.counting import (
    branch_max,
    branch_min,
    branch_sum,
    branches_at_2,
    combats_won,
    controls_wormhole,
    count_abroad,
    count_asteroids,
    count_buildings,
    count_colours,
    count_controlled,
    count_controlled_only,
    count_diplomats,
    count_discoveries,
    count_doom_stars,
    count_farmers,
    count_fortified,
    count_humble,
    count_influence,
    count_kinds,
    count_micro_wormholes,
    count_orbitals,
    count_pool,
    count_population,
    count_populous,
    count_possessed,
    count_scientists,
    count_stations,
    count_victims,
    count_workers,
    factories_with_workers,
    farms_with_worker,
    firepower_on_map,
    guardian_destroyed,
    invasions_won,
    neutrals_destroyed,
    possess_dsu,
    possess_orion,
    scanner_vp,
    stock_min,
    titans_here,
    unrest_level,
)
from orrery.games.adastra.state import AdAstra
from orrery.kernel.text import Phrase, Text


class Counting(Metric):
    """A figure with a name of its own, as missions and the final table call it."""

    __slots__ = ("function", "name")

    def __init__(
        self,
        id: str,
        each: Phrase,
        name: Phrase,
        function: Callable[[AdAstra, int], int],
        several: Phrase | None = None,
    ) -> None:
        super().__init__(id, each, several)
        self.name = name
        self.function = function

    def value(self, state: AdAstra, seat: int) -> int:
        return self.function(state, seat)

    def called(self, language: str) -> Text:
        return self.name.say(language)


class SystemsWith(Metric):
    """Possessed systems with at least so much population of a profession."""

    __slots__ = ("least", "profession")
    words: Final = (
        Phrase(
            "system you possess with at least {n} {n:farmer|farmers}",
            "każdy układ, który posiadasz, z co najmniej {n} {n:farmerem|farmerami|farmerami}",
        ),
        Phrase(
            "system you possess with at least {n} {n:scientist|scientists}",
            "każdy układ, który posiadasz, z co najmniej {n} {n:naukowcem|naukowcami|naukowcami}",
        ),
        Phrase(
            "system you possess with at least {n} {n:worker|workers}",
            "każdy układ, który posiadasz, z co najmniej {n} {n:robotnikiem|robotnikami|robotnikami}",
        ),
    )

    def __init__(self, profession: int, least: int) -> None:
        super().__init__(f"systems-with-{profession}-{least}", self.words[profession])
        self.profession = profession
        self.least = least

    def value(self, state: AdAstra, seat: int) -> int:
        owner = state.owner
        people = state.people
        found = 0
        for system in state.chart.systems:
            if owner[system] == seat and people[3 * system + self.profession] >= self.least:
                found += 1
        return found

    def say(self, language: str) -> Text:
        return self.phrase.say(language, n=self.least)


def systems_with(profession: int, least: int) -> SystemsWith:
    """Systems you possess with at least so much population of a profession."""
    return SystemsWith(profession, least)


SYSTEMS_POSSESSED: Final = Counting(
    "systems-possessed",
    Phrase("system you possess", "każdy układ, który posiadasz"),
    Phrase("systems you possess", "posiadane układy"),
    count_possessed,
    Phrase("{n} systems you possess", "każde {n} {n:układ|układy|układów}, które posiadasz"),
)
POPULATION: Final = Counting(
    "population",
    Phrase("population you have", "każdą twoją populację"),
    Phrase("population", "populacja"),
    count_population,
    Phrase("{n} population you have", "każde {n} {n:populację|populacje|populacji}"),
)
FARMERS: Final = Counting(
    "farmers",
    Phrase("farmer you have", "każdego twojego farmera"),
    Phrase("farmers", "farmerzy"),
    count_farmers,
    Phrase("{n} farmers you have", "każdych {n} farmerów"),
)
SCIENTISTS: Final = Counting(
    "scientists",
    Phrase("scientist you have", "każdego twojego naukowca"),
    Phrase("scientists", "naukowcy"),
    count_scientists,
    Phrase("{n} scientists you have", "każdych {n} naukowców"),
)
WORKERS: Final = Counting(
    "workers",
    Phrase("worker you have", "każdego twojego robotnika"),
    Phrase("workers", "robotnicy"),
    count_workers,
    Phrase("{n} workers you have", "każdych {n} robotników"),
)
POPULOUS_SYSTEMS: Final = Counting(
    "populous-systems",
    Phrase(
        "system you possess with at least 3 population", "każdy układ, który posiadasz, z co najmniej 3 populacjami"
    ),
    Phrase("possessed systems with at least 3 population", "posiadane układy z co najmniej 3 populacjami"),
    count_populous,
)
FORTIFIED_SYSTEMS: Final = Counting(
    "fortified-systems",
    Phrase(
        "system you possess with an orbital building of yours",
        "każdy układ, który posiadasz, z twoją budowlą orbitalną",
    ),
    Phrase("possessed systems with an orbital building", "posiadane układy z budowlą orbitalną"),
    count_fortified,
)
SYSTEMS_CONTROLLED: Final = Counting(
    "systems-controlled",
    Phrase("system you control", "każdy układ, który kontrolujesz"),
    Phrase("systems you control", "kontrolowane układy"),
    count_controlled,
    Phrase("{n} systems you control", "każde {n} {n:układ|układy|układów}, które kontrolujesz"),
)
CONTROLLED_NOT_POSSESSED: Final = Counting(
    "controlled-not-possessed",
    Phrase("system you control but do not possess", "każdy układ, który kontrolujesz, ale którego nie posiadasz"),
    Phrase("systems controlled but not possessed", "układy kontrolowane, ale nieposiadane"),
    count_controlled_only,
)
POSSESS_ORION: Final = Counting(
    "possess-orion",
    Phrase("system with Orion that you possess", "posiadany układ z Orionem"),
    Phrase("Orion possessed", "posiadany Orion"),
    possess_orion,
)
HUMBLE_PLANETS: Final = Counting(
    "humble-planets",
    Phrase(
        "system you possess whose planet has a printed worth of at most 1 VP (not home systems, not Wastelands)",
        "każdy układ, który posiadasz, z planetą wartą najwyżej 1 PZ (bez układów ojczystych i Pustkowi)",
    ),
    Phrase("possessed planets worth at most 1 VP", "posiadane planety warte najwyżej 1 PZ"),
    count_humble,
)
STAR_COLOURS: Final = Counting(
    "star-colours",
    Phrase(
        "different star colour among systems you possess beyond the first",
        "każdy kolor gwiazdy ponad pierwszy w układach, które posiadasz",
    ),
    Phrase("star colours of possessed systems beyond the first", "kolory gwiazd posiadanych układów ponad pierwszy"),
    count_colours,
)
ASTEROID_SYSTEMS: Final = Counting(
    "asteroid-systems",
    Phrase(
        "system with an asteroid field that you control or possess",
        "każdy układ z polem asteroid, który kontrolujesz lub posiadasz",
    ),
    Phrase("controlled or possessed asteroid fields", "kontrolowane lub posiadane pola asteroid"),
    count_asteroids,
)
CONTROLS_WORMHOLE: Final = Counting(
    "controls-wormhole",
    Phrase("wormhole system you control", "kontrolowany układ z tunelem czasoprzestrzennym"),
    Phrase("wormhole controlled", "kontrolowany tunel czasoprzestrzenny"),
    controls_wormhole,
)
MICRO_WORMHOLES: Final = Counting(
    "micro-wormholes",
    Phrase(
        "micro-wormhole system that you control or possess",
        "każdy układ z mikrotunelem czasoprzestrzennym, który kontrolujesz lub posiadasz",
    ),
    Phrase("controlled or possessed micro-wormholes", "kontrolowane lub posiadane mikrotunele czasoprzestrzenne"),
    count_micro_wormholes,
)
PLANETARY_BUILDINGS: Final = Counting(
    "planetary-buildings",
    Phrase("planetary building in systems you possess", "każdą budowlę planetarną w układach, które posiadasz"),
    Phrase("planetary buildings in possessed systems", "budowle planetarne w posiadanych układach"),
    count_buildings,
)
BUILDING_KINDS: Final = Counting(
    "building-kinds",
    Phrase(
        "different kind of planetary building in systems you possess",
        "każdy rodzaj budowli planetarnej w układach, które posiadasz",
    ),
    Phrase("kinds of planetary buildings in possessed systems", "rodzaje budowli planetarnych w posiadanych układach"),
    count_kinds,
)
ORBITAL_BUILDINGS: Final = Counting(
    "orbital-buildings",
    Phrase("orbital building of yours on the map", "każdą twoją budowlę orbitalną na mapie"),
    Phrase("orbital buildings on the map", "budowle orbitalne na mapie"),
    count_orbitals,
)
BATTLE_STATIONS: Final = Counting(
    "battle-stations",
    Phrase("Battle Station of yours on the map", "każdą twoją Stację Bojową na mapie"),
    Phrase("Battle Stations on the map", "Stacje Bojowe na mapie"),
    count_stations,
)
SCANNER_VP: Final = Counting(
    "scanner-vp",
    Phrase(
        "point of scanner value in systems you possess", "każdy punkt wartości skanerów w układach, które posiadasz"
    ),
    Phrase("scanner value (CSTH 1, ZST 2, DSU 3)", "wartość skanerów (CŚTH 1, ZST 2, DSU 3)"),
    scanner_vp,
)
POSSESS_DSU: Final = Counting(
    "possess-dsu",
    Phrase("kind of DSU that you possess", "posiadany DSU"),
    Phrase("DSU possessed", "posiadany DSU"),
    possess_dsu,
)
FARMS_WITH_WORKER: Final = Counting(
    "farms-with-worker",
    Phrase(
        "Hydroponic Farm in a system you possess with at least 1 worker",
        "każdą Farmę Hydroponiczną w układzie, który posiadasz, z co najmniej 1 robotnikiem",
    ),
    Phrase("Hydroponic Farms with a worker", "Farmy Hydroponiczne z robotnikiem"),
    farms_with_worker,
)
FACTORIES_WITH_WORKERS: Final = Counting(
    "factories-with-workers",
    Phrase(
        "Automated Factory in a system you possess with at least 2 workers",
        "każdą Fabrykę Automatyczną w układzie, który posiadasz, z co najmniej 2 robotnikami",
    ),
    Phrase("Automated Factories with 2 workers", "Fabryki Automatyczne z 2 robotnikami"),
    factories_with_workers,
)
FIREPOWER_ON_MAP: Final = Counting(
    "firepower-on-map",
    Phrase(
        "firepower printed on your board of your units on the map",
        "każdy nadrukowany punkt siły ognia twoich jednostek na mapie",
    ),
    Phrase("firepower of units on the map", "siła ognia jednostek na mapie"),
    firepower_on_map,
)
DOOM_STARS: Final = Counting(
    "doom-stars",
    Phrase("Doom Star of yours on the map", "twoją Gwiazdę Zagłady na mapie"),
    Phrase("Doom Stars on the map", "Gwiazdy Zagłady na mapie"),
    count_doom_stars,
)
TITANS_HERE: Final = Counting(
    "titans-here",
    Phrase("Titan of yours that takes part", "każdego twojego Tytana, który bierze udział"),
    Phrase("participating Titans", "Tytani biorący udział"),
    titans_here,
)
BRANCH_MAX: Final = Counting(
    "branch-max",
    Phrase("level of your highest branch", "każdy poziom twojej najwyższej gałęzi"),
    Phrase("level of the highest branch", "poziom najwyższej gałęzi"),
    branch_max,
)
BRANCH_MIN: Final = Counting(
    "branch-min",
    Phrase("level of your lowest branch", "każdy poziom twojej najniższej gałęzi"),
    Phrase("level of the lowest branch", "poziom najniższej gałęzi"),
    branch_min,
)
BRANCH_SUM: Final = Counting(
    "branch-sum",
    Phrase("level of your four branches", "każdy poziom twoich czterech gałęzi"),
    Phrase("sum of the levels of the four branches", "suma poziomów czterech gałęzi"),
    branch_sum,
)
BRANCHES_AT_2: Final = Counting(
    "branches-at-2",
    Phrase("branch of yours at level II or higher", "każdą twoją gałąź na poziomie II lub wyższym"),
    Phrase("branches at level II or higher", "gałęzie na poziomie II lub wyższym"),
    branches_at_2,
)
INFLUENCE_ON_MAP: Final = Counting(
    "influence-on-map",
    Phrase("influence token of yours on the map", "każdy twój żeton wpływu na mapie"),
    Phrase("influence tokens on the map", "żetony wpływu na mapie"),
    count_influence,
)
INFLUENCE_ABROAD: Final = Counting(
    "influence-abroad",
    Phrase(
        "system under your influence that another player or a minor civilization possesses",
        "każdy układ pod twoim wpływem, który posiada inny gracz lub pomniejsza cywilizacja",
    ),
    Phrase("systems under own influence possessed by others", "układy pod wpływem posiadane przez innych"),
    count_abroad,
)
VICTIMS: Final = Counting(
    "victims",
    Phrase(
        "other player who possesses at least one system under your influence",
        "każdego innego gracza, który posiada co najmniej jeden układ pod twoim wpływem",
    ),
    Phrase("other players with a system under own influence", "inni gracze z układem pod wpływem"),
    count_victims,
)
DIPLOMATS_IN_POOL: Final = Counting(
    "diplomats-in-pool",
    Phrase("diplomat in your pool", "każdego dyplomatę w twojej puli"),
    Phrase("diplomats in the pool", "dyplomaci w puli"),
    count_pool,
)
DIPLOMATS_TOTAL: Final = Counting(
    "diplomats-total",
    Phrase(
        "diplomat in your pool or in play with your diplomacy token",
        "każdego dyplomatę w twojej puli lub w grze z twoim żetonem dyplomacji",
    ),
    Phrase("diplomats in the pool or in play with an own token", "dyplomaci w puli lub w grze z własnym żetonem"),
    count_diplomats,
)
UNREST_LEVEL: Final = Counting(
    "unrest-level",
    Phrase("level of your unrest", "każdy poziom twojego niezadowolenia"),
    Phrase("unrest level", "poziom niezadowolenia"),
    unrest_level,
)
STOCK_MIN: Final = Counting(
    "stock-min",
    Phrase("unit of the resource you have the least of", "każdą jednostkę zasobu, którego masz najmniej"),
    Phrase("of each resource", "każdego zasobu"),
    stock_min,
)
DISCOVERIES: Final = Counting(
    "discoveries",
    Phrase(
        "new system you explored and anomaly token you removed",
        "każdy zbadany układ i usunięty żeton anomalii",
    ),
    Phrase("systems explored and anomaly tokens removed", "zbadane układy i usunięte żetony anomalii"),
    count_discoveries,
)
COMBATS_WON: Final = Counting(
    "combats-won",
    Phrase("combat you won against another player", "każdą wygraną walkę z innym graczem"),
    Phrase("combats won against players", "walki wygrane z graczami"),
    combats_won,
)
INVASIONS_WON: Final = Counting(
    "invasions-won",
    Phrase("invasion you won", "każdą wygraną inwazję"),
    Phrase("invasions won", "wygrane inwazje"),
    invasions_won,
)
NEUTRALS_DESTROYED: Final = Counting(
    "neutrals-destroyed",
    Phrase("neutral element you destroyed", "każdy zniszczony element neutralny"),
    Phrase("neutral elements destroyed", "zniszczone elementy neutralne"),
    neutrals_destroyed,
)
GUARDIAN_DESTROYED: Final = Counting(
    "guardian-destroyed",
    Phrase("Guardian you destroyed", "zniszczonego Strażnika"),
    Phrase("Guardian destroyed", "zniszczony Strażnik"),
    guardian_destroyed,
)
