"""A card's text, put together from what its clauses say of themselves."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import Card, Formula, Resources
from orrery.games.orion.moments import ALWAYS, AT_THE_END
from orrery.games.orion.names import NO_COLOUR
from orrery.games.orion.race import Race
from orrery.games.orion.say import COLOUR_NAMES, amount
from orrery.games.parts.ability import Clause, On
from orrery.kernel.text import NOTHING_SAID, Phrase, Text, join, plain, sentence, titled

STARTS: Final = Phrase("Starts with {start}.", "Na początku: {start}.")
STARTS_VP: Final = Phrase("Starts with {start}, and {vp} VP.", "Na początku: {start} oraz {vp} PZ.")
NO_ABILITY: Final = Phrase(
    "No special ability; the highest starting resources.", "Bez zdolności; najwyższe zasoby początkowe."
)
HEAD: Final = Phrase("Cost {cost}; produces {produces}; VP {vp}", "Koszt: {cost}; produkuje: {produces}; PZ: {vp}")
LIMIT_BUILD: Final = Phrase("Needs Morale 6 or more to build.", "Budowa wymaga morale co najmniej 6.")
LIMIT_ACTIVATE: Final = Phrase("Needs Morale 6 or more to activate.", "Aktywacja wymaga morale co najmniej 6.")


def keyword(clause: Clause) -> Phrase:
    """What stands before a clause on a card."""
    if isinstance(clause, On) and clause.moment.keyword is not None:
        return clause.moment.keyword
    return AT_THE_END if isinstance(clause, Formula) else ALWAYS


def lines_of(clauses: tuple[Clause, ...], language: str) -> list[tuple[Text, Text]]:
    """Every clause as its keyword and its sentence."""
    return [(keyword(clause).say(language), sentence(clause.say(language))) for clause in clauses]


def card_lines(card: Card, language: str) -> list[tuple[Text, Text]]:
    return lines_of(card.clauses, language)


def cost_line(resources: Resources, language: str) -> Text:
    return join(" + ", [amount(what, n, language) for what, n in resources.amounts() if n]) or plain("–")


def explain_card(card: Card, language: str) -> Text:
    """A card in full: colour, cost, production, VP and text."""
    title = card.said(language)
    lines: list[Text] = []
    if card.colour != NO_COLOUR:
        title += f" ({COLOUR_NAMES[card.colour].say(language)})"
        vp = "?" if card.formula is not None else str(card.vp)
        lines.append(
            HEAD.say(language, cost=cost_line(card.cost, language), produces=cost_line(card.produces, language), vp=vp)
        )
        if card.morale_to_build or card.morale_to_activate:
            lines.append((LIMIT_BUILD if card.morale_to_build else LIMIT_ACTIVATE).say(language))
    lines += [keyword + ": " + text for keyword, text in card_lines(card, language)]
    return titled(title, lines)


def race_lines(race: Race, language: str) -> list[tuple[Text, Text]]:
    """What a race can do; the keyword of an ability without one is empty."""
    lines = lines_of(race.clauses, language) or [(NOTHING_SAID, NO_ABILITY.say(language))]
    return [(NOTHING_SAID if keyword == ALWAYS.say(language) else keyword, text) for keyword, text in lines]


def explain_race(race: Race, language: str) -> Text:
    """A race in full: what it starts with and what it can do."""
    starts = STARTS_VP if race.vp else STARTS
    lines = [starts.say(language, start=race.start, vp=race.vp)]
    lines += [keyword + ": " + text if keyword else text for keyword, text in race_lines(race, language)]
    return titled(race.said(language), lines)


def race_text(race: Race, language: str) -> Text:
    """What a race can do, in one line."""
    return join(" ", [keyword + ": " + text if keyword else text for keyword, text in race_lines(race, language)])
