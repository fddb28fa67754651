"""The figures that abilities change, and the words for it."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.speech import EXACTLY, GRAMMAR, LOWERED, TOGETHER
from orrery.games.parts.ability import Stat
from orrery.kernel.text import Phrase


def _stat(id: str, en: str, pl: str) -> Stat:
    return GRAMMAR.stat(id, Phrase(en, pl))


def _lower(id: str, en: str, pl: str) -> Stat:
    """A figure that abilities only lower."""
    stat = _stat(id, en, pl)
    LOWERED[stat.number] = stat.phrase
    return stat


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
