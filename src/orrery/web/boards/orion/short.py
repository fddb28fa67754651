"""Names where there is little room: two lines of nine letters or so, one for an Advisor."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import Card
from orrery.kernel import Phrase

BREAK: Final = "\u00ad"
"""Written as ``~`` below: where a word may be broken by browsers that do not know the language."""
SHORT: Final = {
    "advanced-data-center": Phrase("Data Center", "Centrum danych"),
    "autolab": Phrase("Autolab", "Auto~labo~rato~rium"),
    "biospheres": Phrase("Bio~spheres", "Biosfery"),
    "civil-transport": Phrase("Civil Transport", "Transport cywilny"),
    "holo-simulator": Phrase("Holo Simulator", "Holo~symu~lator"),
    "interplanetary-administration": Phrase("Admini~stration", "Admini~stracja"),
    "planetary-stock-exchange": Phrase("Stock Exchange", "Rynek surowców"),
    "planetary-supercomputer": Phrase("Super~computer", "Super~komputer"),
    "soil-enrichment-facility": Phrase("Soil Facility", "Zakład gleby"),
    "astro-university": Phrase("Astro University", "Uniwer~sytet"),
    "death-spores": Phrase("Death Spores", "Zarod~niki"),
    "government-support-facility": Phrase("Gov. Support", "Instytucja rządowa"),
    "troop-transport": Phrase("Troop Transport", "Desanto~wiec"),
    "marine-barracks": Phrase("Marine Barracks", "Koszary piechoty"),
    "artemis-system-net": Phrase("Artemis Net", "Sieć Artemis"),
    "cloning-center": Phrase("Cloning Center", "Centrum klonów"),
    "colonial-revenue-service": Phrase("Colonial Revenue", "Izba skarbowa"),
    "high-orbit-sonar": Phrase("High Orbit Sonar", "Sonar orbitalny"),
    "recyclotron": Phrase("Recyclo~tron", "Recyklo~tron"),
    "robotic-factory": Phrase("Robotic Factory", "Fabryka robotów"),
    "colony-ship": Phrase("Colony Ship", "Statek kolonijny"),
    "communication-satellite": Phrase("Comm. Satellite", "Satelita łączności"),
    "destroyer": Phrase("Destroyer", "Niszczy~ciel"),
    "espionage-training-facility": Phrase("Espionage Facility", "Szkoła szpiegów"),
    "pleasure-dome": Phrase("Pleasure Dome", "Kopuła uciech"),
    "spy-center": Phrase("Spy Center", "Centrum szpiegów"),
    "galactic-cybernet": Phrase("Galactic Cybernet", "Cyber~sieć"),
    "scout-ship": Phrase("Scout Ship", "Statek zwiadu"),
    "fulcrum-sandebar": Phrase("Fulcrum", "Fulcrum"),
    "vale-the-whisperer": Phrase("Vale", "Vale"),
}


def short_name(card: Card, language: str) -> str:
    return SHORT.get(card.id, card.title).say(language).replace("~", BREAK)
