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
