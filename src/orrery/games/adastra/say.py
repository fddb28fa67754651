"""How amounts and the rulebook's names are said, in every language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orrery.games.adastra.names import ANY, CREDITS, FOOD, PRODUCTION, RESEARCH
from orrery.kernel.text import AMOUNT, Phrase, Span, Text, join

ICONS: Final = ("food", "research-resource", "production", "credit", "any")
AMOUNTS: Final = (
    Phrase("{n} food", "{n} żywności"),
    Phrase("{n} research", "{n} {n:punkt|punkty|punktów} badań"),
    Phrase("{n} production", "{n} produkcji"),
    Phrase("{n} {n:credit|credits}", "{n} {n:kredyt|kredyty|kredytów}"),
    Phrase(
        "{n} {n:resource of any type|resources of any types}",
        "{n} {n:dowolny zasób|dowolne zasoby|dowolnych zasobów}",
    ),
)
RESOURCE_NAMES: Final = (
    Phrase("food", "żywność"), Phrase("research", "punkty badań"), Phrase("production", "produkcja"),
    Phrase("credits", "kredyty"),
)  # fmt: skip
PROFESSION_NAMES: Final = (
    Phrase("farmers", "farmerzy"), Phrase("scientists", "naukowcy"), Phrase("workers", "robotnicy"),
)  # fmt: skip
BRANCH_NAMES: Final = (
    Phrase("Biology & Chemistry", "Biologia i Chemia"), Phrase("Physics", "Fizyka"),
    Phrase("Engineering", "Inżynieria"), Phrase("Government", "Ustrój"),
)  # fmt: skip
ACTION_NAMES: Final = (
    Phrase("Flight", "Lot"), Phrase("Attack", "Atak"), Phrase("Invasion", "Inwazja"),
    Phrase("Population Growth", "Przyrost Populacji"), Phrase("Explore", "Eksploracja"), Phrase("Build", "Budowa"),
    Phrase("Research", "Badania"), Phrase("Diplomacy", "Dyplomacja"), Phrase("Empire action", "Akcja imperium"),
)  # fmt: skip
ACTION_HELPS: Final = (
    Phrase(
        "Your units of one system fly; what is unexplored they explore. Each further system costs 1 credit.",
        "Twoje jednostki z jednego układu lecą; niezbadane układy badają. Każdy kolejny układ kosztuje 1 kredyt.",
    ),
    Phrase(
        "Your units of one system attack enemies that they can reach. Each further system costs 1 credit.",
        "Twoje jednostki z jednego układu atakują wrogów w swoim zasięgu. Każdy kolejny układ kosztuje 1 kredyt.",
    ),
    Phrase(
        "Take over a system that somebody else possesses and in which you have a unit.",
        "Przejmij układ, który posiada ktoś inny, a w którym masz jednostkę.",
    ),
    Phrase(
        "Create population for food in a system that you possess, or colonize one that you control.",
        "Stwórz za żywność populację w układzie, który posiadasz, albo skolonizuj ten, który kontrolujesz.",
    ),
    Phrase(
        "Your units in one system remove anomaly tokens; draw 2 anomaly cards for each and keep 1.",
        "Twoje jednostki w jednym układzie usuwają żetony anomalii; za każdy dobierz 2 karty anomalii i zachowaj 1.",
    ),
    Phrase(
        "Build 1 unit or building in a system that you possess. Each further system costs 1 credit.",
        "Zbuduj 1 jednostkę albo budowlę w układzie, który posiadasz. Każdy kolejny układ kosztuje 1 kredyt.",
    ),
    Phrase(
        "Advance 1 branch by 1 level for research. Each further branch costs 1 credit.",
        "Rozwiń za punkty badań 1 gałąź o 1 poziom. Każda kolejna gałąź kosztuje 1 kredyt.",
    ),
    Phrase(
        "Flip influence tokens for dice, roll them, and spend them on diplomatic effects.",
        "Odwróć żetony wpływu, by zyskać kości, rzuć nimi i wydaj je na efekty dyplomatyczne.",
    ),
    Phrase("What your own empire can do.", "To, co potrafi twoje imperium."),
)
"""What each action is about, in a sentence or two."""
ACTIONS_OF: Final = (
    Phrase("a Flight", "Lotu"), Phrase("an Attack", "Ataku"), Phrase("an Invasion", "Inwazji"),
    Phrase("a Growth", "Przyrostu Populacji"), Phrase("an Explore", "Eksploracji"), Phrase("a Build", "Budowy"),
    Phrase("a Research", "Badań"), Phrase("a Diplomacy", "Dyplomacji"),
)  # fmt: skip
"""As they stand before “action”, in Polish behind it."""
CLASS_NAMES: Final = (
    Phrase("Frigates", "Fregaty"), Phrase("Cruisers", "Krążowniki"), Phrase("Titan", "Tytan"),
    Phrase("Doom Star", "Gwiazda Zagłady"), Phrase("Outpost", "Posterunek"), Phrase("Battle Station", "Stacja Bojowa"),
)  # fmt: skip
FLEETS: Final = (
    Phrase("Frigates", "Fregaty"), Phrase("Cruisers", "Krążowniki"), Phrase("Titans", "Tytany"),
    Phrase("Doom Star", "Gwiazda Zagłady"),
)  # fmt: skip
"""All units of a class."""
ORBITALS: Final = Phrase("orbital buildings", "budowle orbitalne")
NEUTRAL_NAMES: Final = (
    Phrase("Pirate Raiders", "Piraccy Łupieżcy"), Phrase("Space Eel", "Kosmiczny Węgorz"),
    Phrase("Guardian", "Strażnik"), Phrase("Pirate Base", "Piracka Baza"),
)  # fmt: skip
STATE_NAMES: Final = (
    Phrase("ready", "w gotowości"), Phrase("exhausted", "wyczerpana"), Phrase("overloaded", "przeciążona"),
)  # fmt: skip
BUILDING_NAMES: Final = (
    Phrase("Hydroponic Farm", "Farma Hydroponiczna"), Phrase("Soil Enrichment Plant", "Zakład Użyźniania Gleby"),
    Phrase("Research Laboratory", "Laboratorium Badawcze"), Phrase("Astro-University", "Astrouniwersytet"),
    Phrase("Automated Factory", "Fabryka Automatyczna"), Phrase("Robo-Mining Plant", "Zakład Robogórniczy"),
    Phrase("Spy Center", "Centrum Szpiegowskie"), Phrase("Trade Port", "Port Handlowy"),
    Phrase("CSTH", "CŚTH"), Phrase("ZST", "ZST"), Phrase("DSU", "DSU"),
)  # fmt: skip
COLOUR_NAMES: Final = (
    Phrase("green", "zielona"), Phrase("blue", "niebieska"), Phrase("orange", "pomarańczowa"),
    Phrase("yellow", "żółta"), Phrase("white", "biała"), Phrase("wormhole", "tunel czasoprzestrzenny"),
)  # fmt: skip
TRAIT_NAMES: Final = (
    Phrase("low gravity", "niska grawitacja"), Phrase("high gravity", "wysoka grawitacja"),
    Phrase("low temperature", "niska temperatura"), Phrase("high temperature", "wysoka temperatura"),
)  # fmt: skip
LEVELS: Final = ("0", "I", "II", "III", "IV", "V")
AND: Final = Phrase(" and ", " i ")


def listed(names: list[Text], language: str) -> Text:
    """Several things: “a, b and c”."""
    if len(names) < 2:
        return join("", names)
    return join(", ", names[:-1]) + AND.say(language) + names[-1]


def amount(what: int, n: int, language: str, sign: str = "") -> Text:
    """So much of a resource."""
    return Text(Span(sign + AMOUNTS[what].say(language, n=n), AMOUNT, ICONS[what], n))


def amounts(stock: Iterable[tuple[int, int]], language: str) -> Text:
    """What, and how much of it; nothing of what there is nothing."""
    return listed([amount(what, n, language) for what, n in stock if n], language)


__all__ = ["ANY", "CREDITS", "FOOD", "PRODUCTION", "RESEARCH", "amount", "amounts"]
