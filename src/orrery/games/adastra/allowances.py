"""What abilities allow or forbid, and the words for it."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.speech import GRAMMAR, TOGETHER
from orrery.games.parts.ability import Rule
from orrery.kernel.text import Phrase


def _rule(id: str, en: str, pl: str) -> Rule:
    return GRAMMAR.rule(id, Phrase(en, pl))


JUMP_DRIVE: Final = _rule(
    "jump-drive",
    "adjacent systems with at least one jump point on the shared edge are connected for you",
    "sąsiadujące układy z co najmniej jednym punktem skoku na wspólnej krawędzi są dla ciebie połączone",
)
ADVANCED_JUMP_DRIVE: Final = _rule(
    "advanced-jump-drive",
    "all adjacent systems are connected for you",
    "wszystkie sąsiadujące układy są dla ciebie połączone",
)
ANCIENT_WINDS: Final = _rule(
    "ancient-winds",
    "for the movement and attacks of your Frigates and Cruisers, adjacent systems with at least one jump point on the"
    " shared edge count as connected (not for influence)",
    "dla ruchu i ataków twoich Fregat i Krążowników sąsiadujące układy z co najmniej jednym punktem skoku na wspólnej"
    " krawędzi są połączone (nie dla wpływu)",
)
STAR_GATE: Final = _rule(
    "star-gate",
    "all systems you possess are connected to each other for you",
    "wszystkie układy, które posiadasz, są dla ciebie połączone ze sobą",
)
CLOAKED_FRIGATES: Final = _rule(
    "cloaked-frigates",
    "when they move, your Frigates may pass through (not stop in) explored systems with enemy units or enemy orbital"
    " buildings",
    "gdy się przemieszczają, twoje Fregaty mogą przelatywać (bez zatrzymania) przez zbadane układy z wrogimi"
    " jednostkami lub"
    " wrogimi budowlami orbitalnymi",
)
CLOAKED_CRUISERS: Final = _rule(
    "cloaked-cruisers",
    "when they move, your Cruisers may pass through (not stop in) explored systems with enemy units or enemy orbital"
    " buildings",
    "gdy się przemieszczają, twoje Krążowniki mogą przelatywać (bez zatrzymania) przez zbadane układy z wrogimi"
    " jednostkami"
    " lub wrogimi budowlami orbitalnymi",
)
TOGETHER["cloaked-frigates", "cloaked-cruisers"] = Phrase(
    "when they move, your Frigates and Cruisers may pass through (not stop in) explored systems with enemy units or"
    " enemy"
    " orbital buildings",
    "gdy się przemieszczają, twoje Fregaty i Krążowniki mogą przelatywać (bez zatrzymania) przez zbadane układy z"
    " wrogimi"
    " jednostkami lub wrogimi budowlami orbitalnymi",
)
TERRAFORMING: Final = _rule(
    "terraforming",
    "in systems you possess each Terraforming icon of the planet raises the limit of its profession by 1",
    "w układach, które posiadasz, każda ikona Terraformowania planety zwiększa limit swojej profesji o 1",
)
ADVANCED_TERRAFORMING: Final = _rule(
    "advanced-terraforming",
    "in systems you possess each Advanced Terraforming icon of the planet raises the limit of its profession by 1",
    "w układach, które posiadasz, każda ikona Zaawansowanego Terraformowania planety zwiększa limit swojej profesji o"
    " 1",
)
DEEP_WARRENS: Final = _rule(
    "deep-warrens",
    "in every system you possess with at least 3 population the limits of scientists and workers are 1 higher (never"
    " above 4)",
    "w każdym układzie, który posiadasz, z co najmniej 3 populacjami limity naukowców i robotników są o 1 wyższe (nigdy"
    " ponad 4)",
)
BUILDABLE: Final = tuple([
    _rule(f"build-{name}", f"you may build {en}", f"możesz budować {pl}")
    for name, en, pl in (
        ("hydroponic-farm", "Hydroponic Farms", "Farmy Hydroponiczne"),
        ("soil-enrichment-plant", "Soil Enrichment Plants", "Zakłady Użyźniania Gleby"),
        ("research-laboratory", "Research Laboratories", "Laboratoria Badawcze"),
        ("astro-university", "Astro-Universities", "Astrouniwersytety"),
        ("automated-factory", "Automated Factories", "Fabryki Automatyczne"),
        ("robo-mining-plant", "Robo-Mining Plants", "Zakłady Robogórnicze"),
        ("spy-center", "Spy Centers", "Centra Szpiegowskie"),
        ("trade-port", "Trade Ports", "Porty Handlowe"),
        ("csth", "CSTH", "CŚTH"), ("zst", "ZST", "ZST"), ("dsu", "DSU", "DSU"),
    )
])  # fmt: skip
"""By planetary building (AA-BUILD-3)."""
LITHOVORES: Final = _rule(
    "lithovores",
    "any food cost of creating population may be paid in production instead, in any mix",
    "koszt stworzenia populacji w żywności możesz w dowolnej części zapłacić produkcją",
)
SHARED_INFLUENCE: Final = _rule(
    "shared-influence",
    "a ready influence token of yours may also be used (flipped), on their own turn, by the player who possesses its"
    " system;"
    " it is ready again at the end of that turn",
    "twojego żetonu wpływu w gotowości może też użyć (odwrócić go) w swojej turze gracz, który posiada jego układ; na"
    " koniec"
    " tej tury żeton jest znów w gotowości",
)
AMBASSADOR: Final = _rule(
    "ambassador",
    "you may use Extend Influence and Swap Influence on this unit's system and on systems connected (for you) to it,"
    " as if"
    " connected to a system under your influence",
    "możesz używać Rozszerzania wpływu i Podmiany wpływu w układzie tej jednostki i w układach (dla ciebie) z nim"
    " połączonych, jakby były połączone z układem pod twoim wpływem",
)
TACHYON: Final = _rule(
    "tachyon",
    "for Extend Influence and Swap Influence a system that holds one of your units, or is connected (for you) to such a"
    " system, also counts as connected to a system under your influence",
    "dla Rozszerzania wpływu i Podmiany wpływu układ z twoją jednostką oraz układ (dla ciebie) z nim połączony też"
    " liczą się"
    " jako połączone z układem pod twoim wpływem",
)
SKY_HERALDS: Final = _rule(
    "sky-heralds",
    "you may use Extend Influence on a system that holds one of your units, as if it were connected to a system under"
    " your"
    " influence",
    "możesz użyć Rozszerzania wpływu w układzie, w którym jest twoja jednostka, jakby był połączony z układem pod twoim"
    " wpływem",
)
IMPOSING: Final = _rule(
    "imposing",
    "when this unit enters a system (also by winning an attack), you may replace another player's influence token"
    " there by"
    " one of yours (from your reserve, ready, or moved from the map, keeping its state), unless it is that player's"
    " last"
    " token on the map",
    "gdy ta jednostka wlatuje do układu (także po wygranym ataku), możesz zastąpić tam żeton wpływu innego gracza swoim"
    " (z rezerwy, w gotowości, albo przeniesionym z mapy bez zmiany stanu), chyba że to ostatni żeton tego gracza na"
    " mapie",
)
SHADOW_WEB: Final = _rule(
    "shadow-web",
    "other players cannot use Extend Influence or Swap Influence on this unit's system or on systems connected (for"
    " you) to"
    " it",
    "inni gracze nie mogą używać Rozszerzania wpływu ani Podmiany wpływu w układzie tej jednostki ani w układach (dla"
    " ciebie)"
    " z nim połączonych",
)
EXTEND_AGAIN: Final = _rule(
    "extend-again", "Extend Influence is repeatable for you", "Rozszerzanie wpływu jest dla ciebie wielokrotne"
)
SPY_PROOF: Final = _rule(
    "spy-proof",
    "Spy Centers do not raise the cost of Swap Influence for you",
    "Centra Szpiegowskie nie zwiększają dla ciebie kosztu Podmiany wpływu",
)
HIVE_CARRIER: Final = _rule(
    "hive-carrier",
    "in a Build action you may choose this unit's system even if nobody possesses it (no enemy unit or orbital"
    " building may"
    " be there); only 1 Frigates unit may be built there",
    "w akcji Budowy możesz wybrać układ tej jednostki, nawet jeśli nikt go nie posiada (nie może tam być wrogich"
    " jednostek ani"
    " budowli orbitalnych); wolno tam zbudować tylko 1 jednostkę Fregat",
)
BROOD_SHIP: Final = _rule(
    "brood-ship",
    "when you colonize this unit's system, the first population costs no food",
    "gdy kolonizujesz układ tej jednostki, pierwsza populacja nie kosztuje żywności",
)
SPAWNING_ARK: Final = _rule(
    "spawning-ark",
    "in each of your Growth actions this unit's system, if eligible, is chosen in addition at no credit",
    "w każdej twojej akcji Przyrostu Populacji układ tej jednostki, jeśli to dozwolone, jest wybrany dodatkowo bez"
    " kredytu",
)
CRYSTAL_HULL: Final = _rule(
    "crystal-hull",
    "once per combat and unit: the first time this unit would be destroyed, it stays with 1 hull and all further damage"
    " assigned to it in that loss phase is lost",
    "raz na walkę i jednostkę: gdy ta jednostka miałaby po raz pierwszy zostać zniszczona, zostaje z 1 punktem kadłuba,"
    " a wszystkie dalsze obrażenia przydzielone jej w tej fazie strat przepadają",
)
SKY_PALACE: Final = _rule(
    "sky-palace",
    "a unit of yours that retreats or withdraws may always go to this unit's system if it fits there, whatever the"
    " distance (not if this unit is in the same combat)",
    "twoja jednostka, która wykonuje ruch odwrotu lub się wycofuje, może zawsze trafić do układu tej jednostki, jeśli"
    " się tam"
    " mieści, bez względu na odległość (chyba że ta jednostka bierze udział w tej samej walce)",
)
SIEGE_ENGINE: Final = _rule(
    "siege-engine",
    "at the start of a combat in which this unit takes part every enemy orbital building loses 1 hull (never below 1)"
    " for"
    " that combat",
    "na początku walki z udziałem tej jednostki każda wroga budowla orbitalna traci na tę walkę 1 punkt kadłuba (nigdy"
    " poniżej 1)",
)
WARP_DISSIPATER: Final = _rule(
    "warp-dissipater",
    "players fighting you cannot withdraw by sacrificing an action (the automatic withdrawal in combat round 5 still"
    " happens)",
    "gracze, którzy z tobą walczą, nie mogą wycofać się przez poświęcenie akcji (automatyczne wycofanie się w rundzie"
    " 5 walki"
    " nadal obowiązuje)",
)
REPAIR_UNIT: Final = _rule(
    "repair-unit",
    "at the end of every loss phase, before withdrawal, one surviving participating element of yours of your choice"
    " regains"
    " up to 2 lost hull",
    "na koniec każdej fazy strat, przed wycofaniem się, jeden wybrany twój ocalały element biorący udział w walce"
    " odzyskuje"
    " do 2 utraconych punktów kadłuba",
)
STEADFAST: Final = _rule(
    "steadfast",
    "other players' effects cannot remove or move your population (invasion successes still count)",
    "efekty innych graczy nie mogą usuwać ani przemieszczać twojej populacji (sukcesy inwazji nadal się liczą)",
)
GEOSYMBIOSIS: Final = _rule(
    "geosymbiosis",
    "when you colonize a planet whose trait is high temperature, low gravity or high gravity, your unrest does not"
    " rise",
    "gdy kolonizujesz planetę o wysokiej temperaturze, niskiej grawitacji lub wysokiej grawitacji, twoje"
    " niezadowolenie nie"
    " rośnie",
)
BETTER_DIPLOMATS: Final = _rule(
    "better-diplomats",
    "diplomats that you give or receive use their ability of tier II",
    "dyplomaci, których dajesz lub otrzymujesz, korzystają ze zdolności poziomu II",
)
"""Their tier is read off the level of Government, which is the same (AA-DPL-3)."""
BEST_DIPLOMATS: Final = _rule(
    "best-diplomats",
    "diplomats that you give or receive use their ability of tier IV",
    "dyplomaci, których dajesz lub otrzymujesz, korzystają ze zdolności poziomu IV",
)
FALSE_FLAG: Final = _rule(
    "false-flag",
    "in your management step 1, even if you were not first to pass, you may move or attack with Pirate Raiders from one"
    " system, without new Raiders; if you were first to pass, you may do it twice",
    "w kroku 1 swojego etapu zarządzania, nawet jeśli nie spasujesz jako pierwszy, możesz przemieścić Pirackich"
    " Łupieżców"
    " z jednego układu albo nimi zaatakować, bez nowych Łupieżców; jeśli spasujesz jako pierwszy, możesz to zrobić dwa"
    " razy",
)

VOIDWALK: Final = _rule(
    "voidwalk",
    "for you this system is connected with the wormhole system and with every micro-wormhole system",
    "dla ciebie ten układ jest połączony z układem z tunelem czasoprzestrzennym i z każdym układem z mikrotunelem",
)
