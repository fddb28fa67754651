"""When abilities work, which figures they change, and what they allow: the words that components are made of."""

from __future__ import annotations

from typing import Final

from orrery.games.parts.ability import Grammar, Moment, Rule, Stat
from orrery.kernel.text import Phrase

GRAMMAR: Final = Grammar()


def _moment(id: str, en: str, pl: str) -> Moment:
    return GRAMMAR.moment(id, Phrase(en, pl))


def _stat(id: str, en: str, pl: str) -> Stat:
    return GRAMMAR.stat(id, Phrase(en, pl))


def _rule(id: str, en: str, pl: str) -> Rule:
    return GRAMMAR.rule(id, Phrase(en, pl))


# Moments at which an ability may be used: free actions, and the windows of actions and tests (AA-WIN).
FREE_ACTION: Final = _moment("free-action", "free action: {effect}", "akcja darmowa: {effect}")
EMPIRE_TURN: Final = _moment("empire-action", "empire action: {effect}", "akcja imperium: {effect}")
BEFORE_GROWTH: Final = _moment(
    "before-growth",
    "when you start a Growth action, before you choose systems: {effect}",
    "gdy zaczynasz akcję Wzrost populacji, przed wyborem układów: {effect}",
)
BEFORE_BUILD: Final = _moment(
    "before-build",
    "before you choose systems in your Build action: {effect}",
    "zanim wybierzesz układy w swojej akcji Budowa: {effect}",
)
EXPLORING: Final = _moment(
    "exploring",
    "when you explore a new system, before you draw: {effect}",
    "gdy odkrywasz nowy układ, przed dobraniem żetonów: {effect}",
)
COMBAT_START: Final = _moment("combat-start", "at the start of a combat: {effect}", "na początku walki: {effect}")
BEFORE_ROLL: Final = _moment("before-roll", "before a combat roll: {effect}", "przed rzutem w walce: {effect}")
AFTER_ROLL: Final = _moment("after-roll", "after your combat roll: {effect}", "po twoim rzucie w walce: {effect}")
WITHDRAWAL: Final = _moment(
    "withdrawal", "in the withdrawal step of a combat: {effect}", "w kroku wycofania w walce: {effect}"
)
INVASION_START: Final = _moment(
    "invasion-start", "at the start of an invasion: {effect}", "na początku inwazji: {effect}"
)
INVASION_ROLLED: Final = _moment(
    "invasion-rolled", "after your invasion roll: {effect}", "po twoim rzucie w inwazji: {effect}"
)
DIPLOMACY_START: Final = _moment(
    "diplomacy-start", "before your diplomacy roll: {effect}", "przed twoim rzutem w dyplomacji: {effect}"
)
DIPLOMACY_ROLLED: Final = _moment(
    "diplomacy-rolled", "after your diplomacy roll: {effect}", "po twoim rzucie w dyplomacji: {effect}"
)

# Moments at which an ability works by itself.
DEVELOPED: Final = _moment(
    "developed",
    "each time you develop a technology card: {effect}",
    "za każdym razem, gdy opracujesz kartę technologii: {effect}",
)
COMBAT_WON: Final = _moment(
    "combat-won", "each time you win a combat: {effect}", "za każdym razem, gdy wygrasz walkę: {effect}"
)
COMBAT_ENDED: Final = _moment(
    "combat-ended", "at the end of each of your combats: {effect}", "na koniec każdej twojej walki: {effect}"
)
INVASION_WON: Final = _moment(
    "invasion-won", "each time you win an invasion: {effect}", "za każdym razem, gdy wygrasz inwazję: {effect}"
)
INVASION_ENDED: Final = _moment(
    "invasion-ended",
    "at the end of each invasion in which you took part: {effect}",
    "na koniec każdej inwazji, w której bierzesz udział: {effect}",
)
TOKEN_REMOVED: Final = _moment(
    "token-removed",
    "each time one of your units removes an anomaly token: {effect}",
    "za każdym razem, gdy twoja jednostka usunie znacznik anomalii: {effect}",
)
EXPLORED: Final = _moment(
    "explored", "each time you explore a new system: {effect}", "za każdym razem, gdy odkryjesz nowy układ: {effect}"
)
MANAGEMENT: Final = _moment("management", "in management step 4: {effect}", "w 4. kroku zarządzania: {effect}")
DRAFT_ENDED: Final = _moment(
    "draft-ended", "at the end of each draft phase: {effect}", "na koniec każdej fazy wyboru kart: {effect}"
)
LABOUR: Final = _moment(
    "labour",
    "when you use Forced Labour and raise your unrest by at least 2 fields: {effect}",
    "gdy korzystasz z Pracy przymusowej i podnosisz niepokoje o co najmniej 2 pola: {effect}",
)
TRADED: Final = _moment(
    "traded",
    "when you conclude an unforced Trade Agreement in which both sides give at least 1 resource: {effect}",
    "gdy zawierasz niewymuszoną umowę handlową, w której obie strony dają co najmniej 1 zasób: {effect}",
)
ENTERED: Final = _moment(
    "entered",
    "when this unit enters a system: {effect}",
    "gdy ta jednostka wchodzi do układu: {effect}",
)

CLAIMED: Final = _moment("claimed", "whoever takes it: {effect}", "kto ją bierze: {effect}")
DIPLOMATIC: Final = _moment("diplomatic", "diplomatic effect: {effect}", "efekt dyplomatyczny: {effect}")

# Figures that abilities change.
TECHNOLOGIES: Final = _stat(
    "technologies",
    "your limit of developed technologies changes by {n}",
    "twój limit opracowanych technologii zmienia się o {n}",
)
REQUIRED_LEVEL: Final = _stat(
    "required-level",
    "when you develop or receive a technology card, its required level changes by {n} for you, never below I",
    "gdy opracowujesz lub otrzymujesz kartę technologii, jej wymagany poziom zmienia się dla ciebie o {n}, nigdy poniżej I",
)
SPEED: Final = tuple([
    _stat(f"speed-{name}", f"your {en} have +{{n}} speed", f"twoje {pl} mają +{{n}} do prędkości")
    for name, en, pl in (
        ("frigates", "Frigates", "fregaty"), ("cruisers", "Cruisers", "krążowniki"),
        ("titan", "Titans", "tytany"), ("doom-star", "Doom Star", "Gwiazdy Zagłady"),
    )
])  # fmt: skip
"""By class of units."""
FREE_CHOICES: Final = tuple([
    _stat(
        f"free-{name}",
        f"in each of your {en} actions the first {{n}} additional systems cost no credit",
        f"w każdej twojej akcji {pl} pierwsze dodatkowe układy ({{n}}) nie kosztują kredytów",
    )
    for name, en, pl in (
        ("flight", "Flight", "Lot"), ("attack", "Attack", "Atak"), ("invasion", "Invasion", "Inwazja"),
        ("growth", "Growth", "Wzrost populacji"), ("explore", "Explore", "Eksploracja"), ("build", "Build", "Budowa"),
        ("research", "Research", "Badania"), ("diplomacy", "Diplomacy", "Dyplomacja"),
    )
])  # fmt: skip
"""By action: additional systems, of Research branches, that cost no credit (AA-ACT-8)."""
ALL_FREE: Final = 99
"""As many additional systems as one likes."""
COLONIZING: Final = _stat(
    "colonizing",
    "each time you colonize, the rise of your unrest changes by {n} fields, never below 0",
    "za każdym razem, gdy kolonizujesz, wzrost twoich niepokojów zmienia się o {n}, nigdy poniżej 0",
)
LIMIT: Final = tuple([
    _stat(
        f"limit-{name}",
        f"in every system you possess the limit of {en} is {{n}} higher",
        f"w każdym twoim układzie limit {pl} jest o {{n}} wyższy",
    )
    for name, en, pl in (
        ("farmers", "farmers", "rolników"), ("scientists", "scientists", "naukowców"), ("workers", "workers", "robotników"),
    )
])  # fmt: skip
"""By profession (AA-LIM-POP)."""
UPKEEP: Final = _stat(
    "upkeep",
    "in management step 6 the resources you discard change by {n}, never below 0",
    "w 6. kroku zarządzania liczba odrzucanych zasobów zmienia się o {n}, nigdy poniżej 0",
)
HIRE_COST: Final = _stat("hire-cost", "Hire Diplomat costs you {n}", "Zatrudnienie dyplomaty kosztuje cię {n}")
CAPTURE_COST: Final = _stat("capture-cost", "Capture Diplomat costs you {n}", "Przejęcie dyplomaty kosztuje cię {n}")
OWN_UNREST_COST: Final = _stat(
    "own-unrest-cost",
    "Reduce Unrest costs you {n} when you choose your own empire",
    "Zmniejszenie niepokojów kosztuje cię {n}, gdy wybierasz własne imperium",
)
SWAP_COST: Final = _stat("swap-cost", "Swap Influence costs you {n}", "Zamiana wpływów kosztuje cię {n}")
SWAP_AGAINST: Final = _stat(
    "swap-against",
    "Swap Influence used by others on a system under your influence costs {n} more",
    "Zamiana wpływów użyta przez innych w układzie pod twoim wpływem kosztuje o {n} więcej",
)
FORCE_TOKENS: Final = _stat(
    "force-tokens",
    "whoever forces a Trade Agreement on you must flip {n} more ready influence tokens",
    "kto wymusza na tobie umowę handlową, musi odwrócić o {n} gotowych znaczników wpływów więcej",
)
WEAPON_COST: Final = _stat(
    "weapon-cost",
    "the combat effects of your developed technologies cost {n}, never less than 2",
    "efekty walki twoich opracowanych technologii kosztują {n}, nigdy mniej niż 2",
)
PLANETS_DRAWN: Final = _stat(
    "planets-drawn",
    "when you explore a new system, draw {n} more planet tiles",
    "gdy odkrywasz nowy układ, dobierz o {n} planet więcej",
)
DISCOVERIES_DRAWN: Final = _stat(
    "discoveries-drawn",
    "when you explore a new system, draw {n} more discovery tiles",
    "gdy odkrywasz nowy układ, dobierz o {n} odkryć więcej",
)
ANOMALIES_DRAWN: Final = _stat(
    "anomalies-drawn",
    "for each anomaly token draw {n} more cards",
    "za każdy znacznik anomalii dobierz o {n} kart więcej",
)
SURVEY_SUITE: Final = _stat(
    "survey-suite",
    "when this unit removes an anomaly token, draw {n} more anomaly card for it",
    "gdy ta jednostka usuwa znacznik anomalii, dobierz o {n} kartę anomalii więcej",
)
BUILT_IN_ONE: Final = _stat(
    "built-in-one",
    "in each Build action you may build {n} more element in one chosen system you possess",
    "w każdej akcji Budowa możesz zbudować o {n} element więcej w jednym wybranym układzie, który posiadasz",
)
BUILT_IN_EACH: Final = _stat(
    "built-in-each",
    "in each Build action you may build {n} more element in every chosen system you possess",
    "w każdej akcji Budowa możesz zbudować o {n} element więcej w każdym wybranym układzie, który posiadasz",
)
GROWN_IN_ONE: Final = _stat(
    "grown-in-one",
    "in each Growth action you may create {n} more population in one chosen system",
    "w każdej akcji Wzrost populacji możesz stworzyć o {n} populacji więcej w jednym wybranym układzie",
)
FOREIGN_UNREST: Final = _stat(
    "foreign-unrest",
    "each time another player's effect raises your unrest, the rise changes by {n}, never below 0",
    "za każdym razem, gdy efekt innego gracza podnosi twoje niepokoje, wzrost zmienia się o {n}, nigdy poniżej 0",
)
GARRISON: Final = _stat(
    "garrison",
    "who invades a system you possess needs {n} more success than the population left there",
    "kto najeżdża twój układ, potrzebuje o {n} sukces więcej niż pozostała tam populacja",
)
ORBITAL_FIREPOWER: Final = _stat(
    "orbital-firepower", "your orbital buildings have +{n} firepower", "twoje budynki orbitalne mają +{n} do siły ognia"
)
ORBITAL_HULL: Final = _stat(
    "orbital-hull", "your orbital buildings have +{n} hull", "twoje budynki orbitalne mają +{n} do kadłuba"
)

# What abilities allow or forbid.
JUMP_DRIVE: Final = _rule(
    "jump-drive",
    "adjacent systems with at least one jump point on the shared edge are connected for you",
    "sąsiednie układy z co najmniej jednym punktem skoku na wspólnej krawędzi są dla ciebie połączone",
)
ADVANCED_JUMP_DRIVE: Final = _rule(
    "advanced-jump-drive",
    "all adjacent systems are connected for you",
    "wszystkie sąsiednie układy są dla ciebie połączone",
)
ANCIENT_WINDS: Final = _rule(
    "ancient-winds",
    "for the movement and attacks of your Frigates and Cruisers, adjacent systems with at least one jump point on the"
    " shared edge are connected",
    "dla ruchu i ataków twoich fregat i krążowników sąsiednie układy z co najmniej jednym punktem skoku na wspólnej"
    " krawędzi są połączone",
)
STAR_GATE: Final = _rule(
    "star-gate",
    "all systems you possess are connected to each other for you",
    "wszystkie układy, które posiadasz, są dla ciebie połączone ze sobą",
)
CLOAKED_FRIGATES: Final = _rule(
    "cloaked-frigates",
    "your Frigates may pass through, not stop in, explored systems that enemies hold",
    "twoje fregaty mogą przelatywać, bez zatrzymania, przez odkryte układy zajęte przez wrogów",
)
CLOAKED_CRUISERS: Final = _rule(
    "cloaked-cruisers",
    "your Cruisers may pass through, not stop in, explored systems that enemies hold",
    "twoje krążowniki mogą przelatywać, bez zatrzymania, przez odkryte układy zajęte przez wrogów",
)
TERRAFORMING: Final = _rule(
    "terraforming", "terraforming icons of your planets count", "symbole terraformowania na twoich planetach działają"
)
ADVANCED_TERRAFORMING: Final = _rule(
    "advanced-terraforming",
    "advanced terraforming icons of your planets count",
    "symbole zaawansowanego terraformowania na twoich planetach działają",
)
DEEP_WARRENS: Final = _rule(
    "deep-warrens",
    "in every system you possess with at least 3 population the limits of scientists and workers are 1 higher",
    "w każdym twoim układzie z co najmniej 3 populacji limity naukowców i robotników są o 1 wyższe",
)
BUILDABLE: Final = tuple([
    _rule(f"build-{name}", f"you may build {en}", f"możesz budować: {pl}")
    for name, en, pl in (
        ("hydroponic-farm", "Hydroponic Farms", "farma hydroponiczna"),
        ("soil-enrichment-plant", "Soil Enrichment Plants", "zakład użyźniania gleby"),
        ("research-laboratory", "Research Laboratories", "laboratorium badawcze"),
        ("astro-university", "Astro-Universities", "astrouniwersytet"),
        ("automated-factory", "Automated Factories", "zautomatyzowana fabryka"),
        ("robo-mining-plant", "Robo-Mining Plants", "zrobotyzowana kopalnia"),
        ("spy-center", "Spy Centers", "centrum szpiegowskie"),
        ("trade-port", "Trade Ports", "port handlowy"),
        ("csth", "CSTH", "CSTH"), ("zst", "ZST", "ZST"), ("dsu", "DSU", "DSU"),
    )
])  # fmt: skip
"""By planetary building (AA-BUILD-3)."""
LITHOVORES: Final = _rule(
    "lithovores",
    "any part of the food price of population may be paid in production",
    "dowolną część ceny populacji w żywności możesz zapłacić produkcją",
)
SHARED_INFLUENCE: Final = _rule(
    "shared-influence",
    "on their own turn players may flip your ready influence tokens in systems they possess; they are ready again at"
    " the end of that turn",
    "w swojej turze gracze mogą odwracać twoje gotowe znaczniki wpływów w układach, które posiadają; na koniec tej"
    " tury są znowu gotowe",
)
AMBASSADOR: Final = _rule(
    "ambassador",
    "you may use Extend Influence and Swap Influence on this unit's system and on systems connected to it",
    "możesz użyć Rozszerzenia i Zamiany wpływów w układzie tej jednostki i w układach z nim połączonych",
)
TACHYON: Final = _rule(
    "tachyon",
    "for Extend Influence and Swap Influence a system that holds one of your units, or is connected to such a system,"
    " counts as connected to a system under your influence",
    "dla Rozszerzenia i Zamiany wpływów układ z twoją jednostką oraz układ z nim połączony liczą się jako połączone"
    " z układem pod twoim wpływem",
)
SKY_HERALDS: Final = _rule(
    "sky-heralds",
    "you may use Extend Influence on a system that holds one of your units",
    "możesz użyć Rozszerzenia wpływów w układzie, w którym jest twoja jednostka",
)
IMPOSING: Final = _rule(
    "imposing",
    "when this unit enters a system you may replace another player's influence token there by one of yours, unless it is"
    " that player's last on the map",
    "gdy ta jednostka wchodzi do układu, możesz zastąpić tam znacznik wpływów innego gracza swoim, o ile nie jest to"
    " jego ostatni na mapie",
)
SHADOW_WEB: Final = _rule(
    "shadow-web",
    "other players cannot use Extend Influence or Swap Influence on this unit's system or on systems connected to it for you",
    "inni gracze nie mogą użyć Rozszerzenia ani Zamiany wpływów w układzie tej jednostki ani w układach połączonych z nim dla ciebie",
)
EXTEND_AGAIN: Final = _rule(
    "extend-again", "Extend Influence is repeatable for you", "Rozszerzenie wpływów jest dla ciebie powtarzalne"
)
SPY_PROOF: Final = _rule(
    "spy-proof",
    "Spy Centers do not raise the cost of Swap Influence for you",
    "centra szpiegowskie nie podnoszą ci kosztu Zamiany wpływów",
)
HIVE_CARRIER: Final = _rule(
    "hive-carrier",
    "in a Build action you may choose this unit's system if nobody possesses it; only 1 Frigates unit may be built there",
    "w akcji Budowa możesz wybrać układ tej jednostki, jeśli nikt go nie posiada; można tam zbudować tylko 1 fregaty",
)
BROOD_SHIP: Final = _rule(
    "brood-ship",
    "when you colonize this unit's system, the first population costs no food",
    "gdy kolonizujesz układ tej jednostki, pierwsza populacja nie kosztuje żywności",
)
SPAWNING_ARK: Final = _rule(
    "spawning-ark",
    "in each of your Growth actions this unit's system, if eligible, is chosen in addition at no credit",
    "w każdej twojej akcji Wzrost populacji układ tej jednostki, jeśli to możliwe, jest wybrany dodatkowo bez kredytu",
)
CRYSTAL_HULL: Final = _rule(
    "crystal-hull",
    "once per combat and unit: the first time this unit would be destroyed, it stays with 1 hull",
    "raz na walkę i jednostkę: gdy ta jednostka miałaby po raz pierwszy zostać zniszczona, zostaje z 1 kadłuba",
)
SKY_PALACE: Final = _rule(
    "sky-palace",
    "a unit of yours that retreats or withdraws may always go to this unit's system if it fits there, whatever the"
    " distance",
    "twoja jednostka, która wykonuje odwrót lub się wycofuje, może zawsze trafić do układu tej jednostki, jeśli się tam"
    " mieści, bez względu na odległość",
)
SIEGE_ENGINE: Final = _rule(
    "siege-engine",
    "at the start of a combat in which this unit takes part every enemy orbital building loses 1 hull, never below 1",
    "na początku walki z udziałem tej jednostki każdy wrogi budynek orbitalny traci 1 kadłuba, nigdy poniżej 1",
)
WARP_DISSIPATER: Final = _rule(
    "warp-dissipater",
    "players fighting you cannot withdraw by sacrificing an action",
    "gracze, którzy z tobą walczą, nie mogą się wycofać, poświęcając akcję",
)
REPAIR_UNIT: Final = _rule(
    "repair-unit",
    "at the end of every loss phase one surviving participating element of yours regains up to 2 lost hull",
    "na koniec każdej fazy strat jeden twój ocalały element odzyskuje do 2 utraconych punktów kadłuba",
)
STEADFAST: Final = _rule(
    "steadfast",
    "other players' effects cannot remove or move your population; invasion successes still count",
    "efekty innych graczy nie mogą usuwać ani przenosić twojej populacji; sukcesy w inwazji nadal się liczą",
)
GEOSYMBIOSIS: Final = _rule(
    "geosymbiosis",
    "when you colonize a planet with high temperature, low gravity or high gravity, your unrest does not rise",
    "gdy kolonizujesz planetę o wysokiej temperaturze, niskiej lub wysokiej grawitacji, twoje niepokoje nie rosną",
)
FALSE_FLAG: Final = _rule(
    "false-flag",
    "in your management step 1, even if you were not first to pass, you may move or attack with Pirate Raiders from one"
    " system; if you were first, you may do it twice",
    "w 1. kroku swojego zarządzania, nawet jeśli nie spasujesz jako pierwszy, możesz wykonać ruch lub atak piratami"
    " z jednego układu; jeśli spasujesz jako pierwszy, możesz to zrobić dwa razy",
)

# Kinds of clauses that only this game has.
INCOME: Final = GRAMMAR.family("income")
DICE: Final = GRAMMAR.family("dice")
WEAPON: Final = GRAMMAR.family("weapon")
LANDING: Final = GRAMMAR.family("landing")
"""Active effects of an invasion."""
SHIELD: Final = GRAMMAR.family("shield")
ARMOUR: Final = GRAMMAR.family("armour")
DISCOUNT: Final = GRAMMAR.family("discount")
SUBSTITUTE: Final = GRAMMAR.family("substitute")
FORCING: Final = GRAMMAR.family("forcing")
"""Forcing a Trade Agreement without flipping a token (AA-TRADE-4)."""
SCORE: Final = GRAMMAR.family("score")
