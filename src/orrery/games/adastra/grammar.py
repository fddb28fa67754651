"""When abilities work, which figures they change, and what they allow: the words that components are made of."""

from __future__ import annotations

from typing import Final

from orrery.games.parts.ability import Grammar, Modifier, Moment, Rule, Stat
from orrery.kernel.text import Phrase, Text

GRAMMAR: Final = Grammar()
LOWERED: Final[dict[int, Phrase]] = {}
"""How it is said that a figure falls, by the stat's number, with the amount without its sign."""
EXACTLY: Final[dict[tuple[int, int], Phrase]] = {}
"""How a change by exactly so much is said: by the stat's number and the amount."""


TOGETHER: Final[dict[tuple[str, ...], Phrase]] = {}
"""How several figures that change by the same amount, or several rules, are said in one sentence: by their ids."""


def say_change(modifier: Modifier, language: str) -> Text:
    """What a modifier does: figures that fall, and some amounts, have words of their own."""
    number, n = modifier.stat.number, modifier.amount
    if (number, n) in EXACTLY:
        return EXACTLY[number, n].say(language, n=n)
    if n < 0 and number in LOWERED:
        return LOWERED[number].say(language, n=-n)
    return modifier.say(language)


def _moment(id: str, en: str, pl: str) -> Moment:
    return GRAMMAR.moment(id, Phrase(en, pl))


def _stat(id: str, en: str, pl: str) -> Stat:
    return GRAMMAR.stat(id, Phrase(en, pl))


def _lower(id: str, en: str, pl: str) -> Stat:
    """A figure that abilities only lower."""
    stat = _stat(id, en, pl)
    LOWERED[stat.number] = stat.phrase
    return stat


def _rule(id: str, en: str, pl: str) -> Rule:
    return GRAMMAR.rule(id, Phrase(en, pl))


# Moments at which an ability may be used: free actions, and the windows of actions and tests (AA-WIN).
FREE_ACTION: Final = _moment("free-action", "free action: {effect}", "akcja darmowa: {effect}")
EMPIRE_TURN: Final = _moment("empire-action", "empire action: {effect}", "akcja imperium: {effect}")
BEFORE_GROWTH: Final = _moment(
    "before-growth",
    "when you start a Growth action, before you choose systems: {effect}",
    "gdy zaczynasz akcję Przyrostu Populacji, przed wyborem układów: {effect}",
)
BEFORE_BUILD: Final = _moment(
    "before-build",
    "when you start a Build action, before you choose systems: {effect}",
    "gdy zaczynasz akcję Budowy, przed wyborem układów: {effect}",
)
EXPLORING: Final = _moment(
    "exploring",
    "when you explore a new system, before you draw: {effect}",
    "gdy badasz nowy układ, przed dobraniem kafelków: {effect}",
)
COMBAT_START: Final = _moment("combat-start", "at the start of a combat: {effect}", "na początku walki: {effect}")
BEFORE_ROLL: Final = _moment("before-roll", "before a combat roll: {effect}", "przed rzutem na walkę: {effect}")
AFTER_ROLL: Final = _moment("after-roll", "after your combat roll: {effect}", "po twoim rzucie na walkę: {effect}")
WITHDRAWAL: Final = _moment(
    "withdrawal", "in the withdrawal step of a combat: {effect}", "w kroku wycofania się z walki: {effect}"
)
INVASION_START: Final = _moment(
    "invasion-start", "at the start of an invasion: {effect}", "na początku inwazji: {effect}"
)
INVASION_ROLLED: Final = _moment(
    "invasion-rolled", "after your invasion roll: {effect}", "po twoim rzucie na inwazję: {effect}"
)
DIPLOMACY_START: Final = _moment(
    "diplomacy-start", "before your diplomacy roll: {effect}", "przed twoim rzutem na dyplomację: {effect}"
)
DIPLOMACY_ROLLED: Final = _moment(
    "diplomacy-rolled", "after your diplomacy roll: {effect}", "po twoim rzucie na dyplomację: {effect}"
)

# Moments at which an ability works by itself.
DEVELOPED: Final = _moment(
    "developed",
    "each time you develop a technology card: {effect}",
    "za każdym razem, gdy opracujesz kartę technologii: {effect}",
)
COMBAT_WON: Final = _moment(
    "combat-won",
    "each time you win a combat, against players or neutral elements: {effect}",
    "za każdym razem, gdy wygrasz walkę z graczem lub elementami neutralnymi: {effect}",
)
COMBAT_ENDED: Final = _moment(
    "combat-ended",
    "at the end of each combat in which you took part: {effect}",
    "na koniec każdej walki, w której bierzesz udział: {effect}",
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
    "za każdym razem, gdy twoja jednostka usunie żeton anomalii: {effect}",
)
EXPLORED: Final = _moment(
    "explored", "each time you explore a new system: {effect}", "za każdym razem, gdy zbadasz nowy układ: {effect}"
)
MANAGEMENT: Final = _moment("management", "in management step 4: {effect}", "w kroku 4 etapu zarządzania: {effect}")
DRAFT_ENDED: Final = _moment(
    "draft-ended", "at the end of each draft phase: {effect}", "na koniec każdej fazy draftu: {effect}"
)
LABOUR: Final = _moment(
    "labour",
    "when you use Forced Labour and raise your unrest by at least 2 fields: {effect}",
    "gdy korzystasz z Przymusowej Pracy i zwiększasz niezadowolenie o co najmniej 2 pola: {effect}",
)
TRADED: Final = _moment(
    "traded",
    "when you conclude an unforced Trade Agreement in which both sides give at least 1 resource: {effect}",
    "gdy zawierasz niewymuszoną Umowę Handlową, w której obie strony dają co najmniej 1 zasób: {effect}",
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
    "your limit of developed technologies is {n} higher",
    "twój limit opracowanych technologii jest o {n} wyższy",
)
LOWERED[TECHNOLOGIES.number] = Phrase(
    "your limit of developed technologies is {n} lower", "twój limit opracowanych technologii jest o {n} niższy"
)
REQUIRED_LEVEL: Final = _lower(
    "required-level",
    "when you develop or receive a technology card, its required level counts as {n} lower for you, but never lower"
    " than I",
    "gdy opracowujesz lub otrzymujesz kartę technologii, jej wymagany poziom jest dla ciebie o {n} niższy, ale nigdy"
    " niższy"
    " niż I",
)
SPEED: Final = tuple([
    _stat(f"speed-{name}", f"your {en} +{{n}} speed", f"{pl} +{{n}} do szybkości")
    for name, en, pl in (
        ("frigates", "Frigates have", "twoje Fregaty mają"), ("cruisers", "Cruisers have", "twoje Krążowniki mają"),
        ("titan", "Titans have", "twoje Tytany mają"), ("doom-star", "Doom Star has", "twoja Gwiazda Zagłady ma"),
    )
])  # fmt: skip
"""By class of units."""
FREE_CHOICES: Final = tuple([
    _stat(
        f"free-{name}",
        f"in each of your {en} actions the first {{n}} additional {more} cost no credits",
        f"w każdej twojej akcji {pl} pierwsze {{n}} {{n:dodatkowy|dodatkowe|dodatkowych}} {plural} nie kosztują"
        f" kredytów",
    )
    for name, en, pl, more, plural in (
        ("flight", "Flight", "Lotu", "systems", "{n:układ|układy|układów}"),
        ("attack", "Attack", "Ataku", "systems", "{n:układ|układy|układów}"),
        ("invasion", "Invasion", "Inwazji", "systems", "{n:układ|układy|układów}"),
        ("growth", "Growth", "Przyrostu Populacji", "systems", "{n:układ|układy|układów}"),
        ("explore", "Explore", "Eksploracji", "systems", "{n:układ|układy|układów}"),
        ("build", "Build", "Budowy", "systems", "{n:układ|układy|układów}"),
        ("research", "Research", "Badań", "branches", "{n:gałąź|gałęzie|gałęzi}"),
        ("diplomacy", "Diplomacy", "Dyplomacji", "systems", "{n:układ|układy|układów}"),
    )
])  # fmt: skip
"""By action: additional systems, of Research branches, that cost no credit (AA-ACT-8)."""
ALL_FREE: Final = 99
"""As many additional systems as one likes."""
for _free, _en, _pl, _one, _jeden in zip(
    FREE_CHOICES,
    ("Flight", "Attack", "Invasion", "Growth", "Explore", "Build", "Research", "Diplomacy"),
    ("Lotu", "Ataku", "Inwazji", "Przyrostu Populacji", "Eksploracji", "Budowy", "Badań", "Dyplomacji"),
    ("system",) * 6 + ("branch", "system"),
    ("pierwszy dodatkowy układ",) * 6 + ("pierwsza dodatkowa gałąź", "pierwszy dodatkowy układ"),
    strict=True,
):
    EXACTLY[_free.number, 1] = Phrase(
        f"in each of your {_en} actions the first additional {_one} costs no credit",
        f"w każdej twojej akcji {_pl} {_jeden} nie kosztuje kredytu",
    )
    EXACTLY[_free.number, ALL_FREE] = Phrase(
        f"in your {_en} actions additional systems cost no credits",
        f"w twoich akcjach {_pl} dodatkowe układy nie kosztują kredytów",
    )
COLONIZING: Final = _lower(
    "colonizing",
    "each time you colonize, your unrest rises by {n} {n:field|fields} less (never by less than 0)",
    "za każdym razem, gdy kolonizujesz, twoje niezadowolenie rośnie o {n} {n:pole|pola|pól} mniej (nigdy o mniej niż"
    " 0)",
)
TOGETHER["free-flight", "free-attack"] = Phrase(
    "in your Flight and Attack actions additional systems cost no credits",
    "w twoich akcjach Lotu i Ataku dodatkowe układy nie kosztują kredytów",
)
LIMIT: Final = tuple([
    _stat(
        f"limit-{name}",
        f"in every system you possess the limit of {en} is {{n}} higher (never above 4)",
        f"w każdym układzie, który posiadasz, limit {pl} jest o {{n}} wyższy (nigdy ponad 4)",
    )
    for name, en, pl in (
        ("farmers", "farmers", "farmerów"), ("scientists", "scientists", "naukowców"),
        ("workers", "workers", "robotników"),
    )
])  # fmt: skip
"""By profession (AA-LIM-POP)."""
TOGETHER["limit-farmers", "limit-scientists", "limit-workers"] = Phrase(
    "in every system you possess the limit of each profession is {n} higher (never above 4)",
    "w każdym układzie, który posiadasz, limit każdej profesji jest o {n} wyższy (nigdy ponad 4)",
)
TOGETHER["speed-cruisers", "speed-titan"] = Phrase(
    "your Cruisers and Titans have +{n} speed", "twoje Krążowniki i Tytany mają +{n} do szybkości"
)
UPKEEP: Final = _lower(
    "upkeep",
    "in management step 6 you discard {n} {n:resource|resources} less; the VP you lose for unrest stay the same",
    "w kroku 6 etapu zarządzania odrzucasz o {n} {n:zasób|zasoby|zasobów} mniej; liczba PZ traconych za niezadowolenie"
    " się nie"
    " zmienia",
)
HIRE_COST: Final = _lower(
    "hire-cost", "Hire Diplomat costs you {n} less", "Zatrudnienie nowego dyplomaty kosztuje cię o {n} mniej"
)
CAPTURE_COST: Final = _lower(
    "capture-cost", "Capture Diplomat costs you {n} less", "Pojmanie dyplomaty kosztuje cię o {n} mniej"
)
TOGETHER["hire-cost", "capture-cost"] = Phrase(
    "Hire Diplomat and Capture Diplomat cost you {n} less",
    "Zatrudnienie nowego dyplomaty i Pojmanie dyplomaty kosztują cię o {n} mniej",
)
OWN_UNREST_COST: Final = _lower(
    "own-unrest-cost",
    "Reduce Unrest costs you {n} less (never less than 1) when you choose your own empire",
    "Zmniejszenie niezadowolenia kosztuje cię o {n} mniej (nigdy mniej niż 1), gdy wybierasz własne imperium",
)
SWAP_COST: Final = _lower(
    "swap-cost", "Swap Influence costs you {n} less", "Podmiana wpływu kosztuje cię o {n} mniej"
)  # fmt: skip
SWAP_AGAINST: Final = _stat(
    "swap-against",
    "Swap Influence used by other players on a system under your influence costs {n} more",
    "Podmiana wpływu użyta przez innych graczy w układzie pod twoim wpływem kosztuje o {n} więcej",
)
FORCE_TOKENS: Final = _stat(
    "force-tokens",
    "a player who forces a Trade Agreement on you must flip {n} ready influence {n:token|tokens} more than usual, even"
    " one who may force it without flipping any",
    "gracz, który wymusza na tobie Umowę Handlową, musi odwrócić o {n} {n:żeton|żetony|żetonów} wpływu w gotowości"
    " więcej"
    " niż zwykle, nawet jeśli może ją wymusić bez odwracania żetonu",
)
WEAPON_COST: Final = _lower(
    "weapon-cost",
    "the combat effects of your developed technologies cost {n} less (never less than 2)",
    "efekty walki twoich opracowanych technologii kosztują o {n} mniej (nigdy mniej niż 2)",
)
PLANETS_DRAWN: Final = _stat(
    "planets-drawn",
    "when you explore a new system, draw {n} more planet {n:tile|tiles} to choose from",
    "gdy badasz nowy układ, dobierz do wyboru o {n} {n:kafelek|kafelki|kafelków} planet więcej",
)
DISCOVERIES_DRAWN: Final = _stat(
    "discoveries-drawn",
    "when you explore a new system, draw {n} more discovery {n:tile|tiles} to choose from",
    "gdy badasz nowy układ, dobierz do wyboru o {n} {n:kafelek|kafelki|kafelków} odkryć więcej",
)
TOGETHER["planets-drawn", "discoveries-drawn"] = Phrase(
    "when you explore a new system, draw {n} more planet {n:tile|tiles} and {n} more discovery {n:tile|tiles} to"
    " choose from",
    "gdy badasz nowy układ, dobierz do wyboru o {n} {n:kafelek|kafelki|kafelków} planet i o {n}"
    " {n:kafelek|kafelki|kafelków}"
    " odkryć więcej",
)
ANOMALIES_DRAWN: Final = _stat(
    "anomalies-drawn",
    "for each anomaly token draw {n} more {n:card|cards} to choose from",
    "za każdy żeton anomalii dobierz do wyboru o {n} {n:kartę|karty|kart} więcej",
)
SURVEY_SUITE: Final = _stat(
    "survey-suite",
    "when this unit removes an anomaly token, draw {n} more anomaly {n:card|cards} to choose from for that token",
    "gdy ta jednostka usuwa żeton anomalii, dobierz za niego do wyboru o {n} {n:kartę|karty|kart} anomalii więcej",
)
BUILT_IN_ONE: Final = _stat(
    "built-in-one",
    "in each of your Build actions you may build {n} more {n:element|elements} in one chosen system you possess",
    "w każdej twojej akcji Budowy możesz zbudować o {n} {n:element|elementy|elementów} więcej w jednym wybranym"
    " układzie,"
    " który posiadasz",
)
BUILT_IN_EACH: Final = _stat(
    "built-in-each",
    "in each of your Build actions you may build {n} more {n:element|elements} in every chosen system you possess",
    "w każdej twojej akcji Budowy możesz zbudować o {n} {n:element|elementy|elementów} więcej w każdym wybranym"
    " układzie,"
    " który posiadasz",
)
GROWN_IN_ONE: Final = _stat(
    "grown-in-one",
    "in each of your Growth actions you may create {n} more population in one chosen system; costs are worked out one"
    " after"
    " the other",
    "w każdej twojej akcji Przyrostu Populacji możesz stworzyć o {n} {n:populację|populacje|populacji} więcej w jednym"
    " wybranym układzie; koszty oblicza się po kolei",
)
FOREIGN_UNREST: Final = _lower(
    "foreign-unrest",
    "each time another player's effect raises your unrest, it rises by {n} {n:field|fields} less (never by less than"
    " 0)",
    "za każdym razem, gdy efekt innego gracza zwiększa twoje niezadowolenie, rośnie ono o {n} {n:pole|pola|pól} mniej"
    " (nigdy o mniej niż 0)",
)
GARRISON: Final = _stat(
    "garrison",
    "another player who invades a system you possess needs {n} {n:success|successes} more than the population left"
    " there",
    "inny gracz, który dokonuje inwazji na układ, który posiadasz, potrzebuje o {n} {n:sukces|sukcesy|sukcesów} więcej"
    " niż"
    " liczba pozostałej tam populacji",
)
ORBITAL_FIREPOWER: Final = _stat(
    "orbital-firepower", "your orbital buildings have +{n} firepower", "twoje budowle orbitalne mają +{n} do siły ognia"
)
ORBITAL_HULL: Final = _stat(
    "orbital-hull",
    "your orbital buildings have +{n} hull",
    "twoje budowle orbitalne mają {n} {n:punkt|punkty|punktów} kadłuba więcej",
)
TOGETHER["orbital-firepower", "orbital-hull"] = Phrase(
    "your orbital buildings have +{n} firepower and +{n} hull",
    "twoje budowle orbitalne mają +{n} do siły ognia i {n} {n:punkt|punkty|punktów} kadłuba więcej",
)

# What abilities allow or forbid.
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
