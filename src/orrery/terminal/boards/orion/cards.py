"""Orion's cards, Advisors and races as a list and one by one."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from orrery.games.orion.card import CARDS, Card
from orrery.games.orion.card_text import card_lines, cost_line
from orrery.games.orion.names import ADVISORS, COLOURS, COPIES, STRUCTURE_KINDS, STRUCTURES
from orrery.games.orion.phrasebook import LIMIT_ACTIVATE, LIMIT_BUILD, explain_card
from orrery.games.orion.race import RACE_BOARDS, Race
from orrery.kernel import Phrase
from orrery.terminal.boards.board import Entry, Group
from orrery.terminal.boards.orion.style import looks, name, points, price
from orrery.terminal.screen import BRASS, QUIET

GROUPS: Final = {
    "blue": (Phrase("Blue structures", "Niebieskie struktury"), ("blue", "niebiesk")),
    "red": (Phrase("Red structures", "Czerwone struktury"), ("red", "czerwon")),
    "yellow": (Phrase("Yellow structures", "Żółte struktury"), ("yellow", "zolt")),
    "grey": (Phrase("Grey structures", "Szare struktury"), ("grey", "gray", "szar")),
    "advisors": (Phrase("Advisors", "Doradcy"), ("advisor", "doradc")),
    "races": (Phrase("Races", "Rasy"), ("race", "rasa", "rasy")),
}
STRUCTURE_HEADINGS: Final = (
    Phrase("Card", "Karta"),
    Phrase("Cost", "Koszt"),
    Phrase("Produces", "Produkuje"),
    Phrase("VP", "PZ"),
    Phrase("Text", "Tekst"),
)
ADVISOR_HEADINGS: Final = (STRUCTURE_HEADINGS[0], STRUCTURE_HEADINGS[4])
RACE_HEADINGS: Final = (Phrase("Race", "Rasa"), Phrase("Starts with", "Zaczyna z"), Phrase("Ability", "Zdolność"))
COST: Final = Phrase("Cost", "Koszt")
PRODUCES: Final = Phrase("Produces", "Produkuje")
WORTH: Final = Phrase("VP", "PZ")
AT_THE_END: Final = Phrase("counted at the end of the game", "liczone na koniec gry")
IN_DECK: Final = Phrase("{n} {n:copy|copies} in the deck", "{n} {n:egzemplarz|egzemplarze|egzemplarzy} w talii")
EXERTION: Final = Phrase(
    "High Exertion: {n} action {n:cube|cubes}, Morale {morale}",
    "Wysoki poziom rozwoju: {n} {n:znacznik|znaczniki|znaczników} akcji, morale {morale}",
)


def groups(language: str) -> dict[str, Group]:
    """The lists, in order."""
    found = {}
    for key, (title, stems) in GROUPS.items():
        headings = {"advisors": ADVISOR_HEADINGS, "races": RACE_HEADINGS}.get(key, STRUCTURE_HEADINGS)
        found[key] = Group(title.say(language), tuple(heading.say(language) for heading in headings), stems)
    return found


def entries(language: str) -> list[Entry]:
    structures = [structure_entry(CARDS[number], language) for number in range(len(STRUCTURES))]
    advisors = [advisor_entry(CARDS[STRUCTURE_KINDS + number], language) for number in range(len(ADVISORS))]
    return structures + advisors + [race_entry(race, language) for race in RACE_BOARDS]


def structure_entry(card: Card, language: str) -> Entry:
    title = card.title.say(language)
    worth = AT_THE_END.say(language) if card.end_of_game is not None else str(card.vp)
    facts = [
        fact(COST.say(language), cost_line(card.cost, language)),
        fact(PRODUCES.say(language), cost_line(card.produces, language)),
        fact(WORTH.say(language), worth),
    ]
    limits = limit(card, language)
    text = " ".join(filter(None, [limits, *[f"{key}: {line}" for key, line in card_lines(card, language)]]))
    cells = (
        name(card.number, language),
        price(card.cost),
        price(card.produces, "+"),
        points(card),
        Text(text),
    )
    detail = panel(
        title, looks(card.number)[1], [*facts, *abilities(card, language)], card.id, IN_DECK.say(language, n=COPIES)
    )
    return Entry(card.id, title, COLOURS[card.colour], cells, detail, explain_card(card, language))


def advisor_entry(card: Card, language: str) -> Entry:
    title = card.title.say(language)
    text = " ".join(f"{key}: {line}" for key, line in card_lines(card, language))
    detail = panel(
        title, looks(card.number)[1], abilities(card, language), card.id, GROUPS["advisors"][0].say(language)
    )
    return Entry(
        card.id, title, "advisors", (name(card.number, language), Text(text)), detail, explain_card(card, language)
    )


def race_entry(race: Race, language: str) -> Entry:
    title = race.title.say(language)
    start = cost_line(race.start, language)
    ability = race.ability.say(language)
    exertion = EXERTION.say(language, n=race.high_cubes, morale=f"{race.high_morale:+d}".replace("-", "−"))
    lines = [Text(ability), fact(RACE_HEADINGS[1].say(language), start), Text(exertion + ".", QUIET)]
    detail = panel(title, BRASS, lines, race.id, GROUPS["races"][0].say(language))
    cells = (Text(title, BRASS), price(race.start), Text(ability))
    return Entry(race.id, title, "races", cells, detail, f"{title}\n{ability}\n{exertion}.")


def limit(card: Card, language: str) -> str:
    if not (card.morale_to_build or card.morale_to_activate):
        return ""
    return (LIMIT_BUILD if card.morale_to_build else LIMIT_ACTIVATE).say(language)


def fact(key: str, value: str) -> Text:
    return Text(f"{key}: ", QUIET).append(value, "default")


def abilities(card: Card, language: str) -> list[Text]:
    limits = limit(card, language)
    lines = [Text(limits, "italic")] if limits else []
    return lines + [Text(f"{key}: ", "bold").append(text, "not bold") for key, text in card_lines(card, language)]


def panel(title: str, colour: str, lines: list[Text], id: str, kind: str) -> RenderableType:
    return Panel(
        Stack(*lines),
        title=Text(title, f"bold {colour}"),
        title_align="left",
        subtitle=Text(f"{id} · {kind}", QUIET),
        subtitle_align="right",
        border_style=colour,
        box=box.ROUNDED,
        width=76,
    )
