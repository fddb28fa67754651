"""Every card of Orion as its effects say it, for docs/rules."""

from __future__ import annotations

from orrery.games.orion.card import CARDS
from orrery.games.orion.card_text import card_lines, cost_line, race_lines
from orrery.games.orion.names import COLOURS, STRUCTURES
from orrery.games.orion.race import RACE_BOARDS


def cards() -> str:
    lines = ["## All cards", ""]
    for colour, name in enumerate(COLOURS):
        lines += [f"### {name.capitalize()} structures", ""]
        lines += ["| Structure | Cost | Produces | VP | Text |", "| --- | --- | --- | --- | --- |"]
        for card in CARDS[: len(STRUCTURES)]:
            if card.colour == colour:
                text = " ".join(f"**{keyword}:** {sentence}" for keyword, sentence in card_lines(card, "en"))
                if card.morale_to_build or card.morale_to_activate:
                    text += " *Morale 6 to build.*" if card.morale_to_build else " *Morale 6 to activate.*"
                vp = "?" if card.formula is not None else str(card.vp)
                cells = [card.title.en, cost_line(card.cost, "en"), cost_line(card.produces, "en"), vp, text]
                lines.append("| " + " | ".join(cells) + " |")
        lines.append("")
    lines += ["### Advisors", "", "| Advisor | Text |", "| --- | --- |"]
    for card in CARDS[len(STRUCTURES) :]:
        text = " ".join(f"**{keyword}:** {sentence}" for keyword, sentence in card_lines(card, "en"))
        lines.append(f"| {card.title.en} | {text} |")
    lines += ["", "### Races", "", "| Race | Food / Fleet / Production | Ability |", "| --- | --- | --- |"]
    for race in RACE_BOARDS:
        start = f"{race.start.food} / {race.start.fleet} / {race.start.production}"
        said = race_lines(race, "en")
        text = " ".join(f"**{keyword}:** {sentence}" if keyword else sentence for keyword, sentence in said)
        lines.append(f"| {race.title.en} | {start} | {text} |")
    return "\n".join(lines)
