"""The log: what happened, in every language."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.assets.symbols import KEPT_NAMES
from orrery.games.inscription.cards.kinds import (
    AGENDA_CARDS,
    EVENT_CARDS,
    FACTION_CARDS,
    NAMES_NUMBER,
    NAMES_TECHNOLOGY,
    OBJECTIVE_CARDS,
    RELIC_CARDS,
    TECHNOLOGY_CARDS,
)
from orrery.games.inscription.names import COMMODITIES, NONE
from orrery.games.inscription.say import HALF_NAMES, RESOURCE_NAMES, SHEET_NAMES, UNIT_NAMES, UNIT_PLURALS
from orrery.games.inscription.sheets.every import SHEETS
from orrery.games.inscription.sheets.places import (
    cell_name,
    dock_name,
    line_name,
    node_name,
    planet_name,
    section_name,
    space_name,
    system_name,
)
from orrery.games.inscription.sheets.warfare.grid import PLACEMENT_NAMES, UNIT_OF
from orrery.games.inscription.sheets.warfare.units import BARS
from orrery.kernel.events import HIDDEN, Event
from orrery.kernel.text import Phrase

EVENTS: Final[dict[str, Phrase]] = {
    # Setting up
    "speaker": Phrase("{seat} is the speaker.", "{seat} jest mówcą."),
    "side": Phrase(
        "The black die shows {die}: the two players are neighbors on the {half} side.",
        "Czarna kość: {die}. Gracze są sąsiadami po stronie: {half}.",
    ),
    "sheet": Phrase("{seat} gets {card}.", "{seat} otrzymuje: {card}."),
    "set-objective": Phrase("Objective: {card}.", "Zadanie: {card}."),
    "deal-faction": Phrase("{seat} is dealt {secret}.", "{seat} otrzymuje: {secret}."),
    "faction": Phrase("{seat} plays {card}.", "{seat} gra rasą: {card}."),
    # Rounds
    "event": Phrase("Round {_0}: {card}.", "Runda {_0}: {card}."),
    "foresee": Phrase("The Nomad looks at the next event: {secret}.", "Nomada ogląda następne wydarzenie: {secret}."),
    "over": Phrase("The game is over after round {_0}.", "Koniec gry po rundzie {_0}."),
    "activate": Phrase("{seat} activates {sheet}.", "{seat} aktywuje arkusz: {sheet}."),
    "later": Phrase("{seat} chooses no sheet yet.", "{seat} nie wybiera jeszcze arkusza."),
    "black": Phrase(
        "Black dice: {_0} material, {_1} influence, {_2} research.",
        "Czarne kości: surowce {_0}, wpływ {_1}, badania {_2}.",
    ),
    "focus-roll": Phrase(
        "Focus dice: {_0} material, {_1} influence, {_2} research.",
        "Kości intensyfikacji: surowce {_0}, wpływ {_1}, badania {_2}.",
    ),
    # Spending
    "trade": Phrase(
        "{seat} spends a trade good as {resource} (×{_1}).", "{seat} wydaje dobro handlowe jako {resource} (×{_1})."
    ),
    "spend": Phrase("{seat} spends an asset: {kept}.", "{seat} wydaje kapitał: {kept}."),
    "lose": Phrase("{seat} has no use for {resource}: lost.", "{seat} nie ma jak użyć zasobu ({resource}): przepada."),
    "convert": Phrase("{seat} uses {resource} as {other}.", "{seat} używa zasobu {resource} jako: {other}."),
    "stall": Phrase(
        "{seat} gives up {resource} of a black die.", "{seat} rezygnuje z zasobu czarnej kości: {resource}."
    ),
    "technology": Phrase("{seat} uses {card}.", "{seat} korzysta z technologii: {card}."),
    "study": Phrase("{seat} crosses a research symbol of {card}.", "{seat} skreśla symbol badań: {card}."),
    "unlock-technology": Phrase("{seat} unlocks {card}.", "{seat} odblokowuje technologię: {card}."),
    "lose-technology": Phrase("{seat} crosses off {card}.", "{seat} skreśla technologię: {card}."),
    "focus": Phrase(
        "{seat} unlocks the {die} focus die on {sheet}.", "{seat} odblokowuje kość intensyfikacji ({die}): {sheet}."
    ),
    "restore": Phrase("{seat} has an asset unspent again: {kept}.", "{seat} odzyskuje wydany kapitał: {kept}."),
    # Gains
    "goods": Phrase(
        "{seat} gains {_0} trade {_0:good|goods}.",
        "{seat} zdobywa {_0} {_0:dobro handlowe|dobra handlowe|dóbr handlowych}.",
    ),
    "lose-goods": Phrase(
        "{seat} crosses off {_0} trade {_0:good|goods}.",
        "{seat} skreśla {_0} {_0:dobro handlowe|dobra handlowe|dóbr handlowych}.",
    ),
    "votes": Phrase("{seat} gains {_0} {_0:vote|votes}.", "{seat} zdobywa {_0} {_0:głos|głosy|głosów}."),
    "spend-votes": Phrase("{seat} spends {_0} {_0:vote|votes}.", "{seat} wydaje {_0} {_0:głos|głosy|głosów}."),
    "vp": Phrase("{seat} claims {_0} VP ({sheet}).", "{seat} zdobywa {_0} PZ ({sheet})."),
    "keep": Phrase("{seat} claims an asset: {kept}.", "{seat} zdobywa kapitał: {kept}."),
    "councilor": Phrase("{seat} unlocks the “+1 vote” number {_0}.", "{seat} odblokowuje symbol „+1 głos” numer {_0}."),
    "commodity": Phrase("{seat} crosses commodity {letter} ({_1}).", "{seat} skreśla towar {letter} ({_1})."),
    "column": Phrase(
        "{seat} unlocks the “+1 trade good” number {_0}.", "{seat} odblokowuje symbol „+1 dobro handlowe” numer {_0}."
    ),
    "population": Phrase("{seat} claims population: {_0} VP.", "{seat} zdobywa populację: {_0} PZ."),
    "lose-population": Phrase(
        "{seat} crosses off entry {n} of the population track.", "{seat} skreśla pole {n} toru populacji."
    ),
    "bonus": Phrase("{seat}: +{_1} in future {half} sections.", "{seat}: +{_1} w przyszłych sekcjach ({half} połowa)."),
    "ability": Phrase(
        "{seat} resolves the faction’s second ability: {card}.", "{seat} rozpatruje drugą zdolność rasy: {card}."
    ),
    "draw-relic": Phrase("{seat} draws a relic worth {_0} VP.", "{seat} dobiera relikt wart {_0} PZ."),
    "play-relic": Phrase("{seat} plays {card}.", "{seat} zagrywa relikt: {card}."),
    # Marks
    "access": Phrase("{seat} accesses {place}.", "{seat} uzyskuje dostęp: {place}."),
    "wormhole": Phrase(
        "{seat} travels from wormhole {n} to wormhole {m}.", "{seat} podróżuje z tunelu {n} do tunelu {m}."
    ),
    "claim": Phrase("{seat} claims {place}.", "{seat} zdobywa: {place}."),
    "lose-system": Phrase("{seat} crosses off {place}.", "{seat} skreśla: {place}."),
    "cross": Phrase("{seat} crosses {place}.", "{seat} skreśla: {place}."),
    "finish-line": Phrase("{seat} completes {place}.", "{seat} uzupełnia: {place}."),
    "dock-symbol": Phrase("{seat} crosses {other} of space dock {n}.", "{seat} skreśla symbol stoczni {n}: {other}."),
    "dock": Phrase("{seat} builds {place}.", "{seat} buduje: {place}."),
    "lose-docks": Phrase("{seat} crosses off {_0} space {_0:dock|docks}.", "{seat} skreśla stocznie kosmiczne: {_0}."),
    "unlock-planet": Phrase("{seat} unlocks {place}.", "{seat} odblokowuje planetę: {place}."),
    "lose-line": Phrase("{seat} crosses off {place}.", "{seat} skreśla: {place}."),
    "close-planet": Phrase(
        "{seat}: nothing more can be marked on {place}.", "{seat}: nic więcej nie można oznaczyć na planecie {place}."
    ),
    "scrap": Phrase("{seat} scraps {place}.", "{seat} likwiduje: {place}."),
    "space": Phrase("{seat} claims {place}.", "{seat} zdobywa: {place}."),
    "lose-spaces": Phrase(
        "{seat} crosses off {_0} {_0:space|spaces} with commodity {letter}.",
        "{seat} skreśla {_0} {_0:pole|pola|pól} z towarem {letter}.",
    ),
    "bar": Phrase("{seat} crosses {other} of a unit: {unit}.", "{seat} skreśla symbol jednostki ({unit}): {other}."),
    "build": Phrase("{seat} builds a unit: {unit} ({_1} VP).", "{seat} buduje jednostkę: {unit} ({_1} PZ)."),
    "infantry": Phrase("{seat} builds infantry.", "{seat} buduje piechotę."),
    "place": Phrase("{seat} deploys on the grid: {unit} ({nodes}).", "{seat} wystawia na siatce: {unit} ({nodes})."),
    "unlock-units": Phrase("{seat} unlocks {units}.", "{seat} odblokowuje: {units}."),
    "lose-cruisers": Phrase("{seat} crosses off {_0} {_0:cruiser|cruisers}.", "{seat} skreśla krążowniki: {_0}."),
    "lose-reward": Phrase("{seat} crosses off the reward of the {place}.", "{seat} skreśla nagrodę: {place}."),
    "lose-node": Phrase("{seat} crosses off the asset of node {place}.", "{seat} skreśla kapitał węzła {place}."),
    # Wars
    "line": Phrase("War {_0}: the deployment line moves up.", "Wojna {_0}: linia wystawienia przesuwa się w górę."),
    "strengthen": Phrase("{seat} adds {_1} to the {half} section.", "{seat} dodaje {_1} siły ({half} sekcja)."),
    "strength": Phrase("{seat}: strength {_1} in the {half} section.", "{seat}: siła {_1} ({half} sekcja)."),
    "war": Phrase(
        "{seat} {result} the {half} war, {_3} to {_4}, against {enemy}.",
        "{seat} {result} wojnę ({half} strona), {_3} do {_4}, przeciwnik: {enemy}.",
    ),
    # Councils
    "agenda": Phrase("The agenda is {card}.", "Wniosek: {card}."),
    "fail-agenda": Phrase("Its Fail text comes from {card}.", "Rozwiązanie „Odrzucony” pochodzi z karty {card}."),
    "vote": Phrase("{seat} votes: {vote}.", "{seat} głosuje: {vote}."),
    "tally": Phrase("{_0} for, {_1} against.", "{_0} za, {_1} przeciw."),
    "die": Phrase("The black die shows {die}.", "Czarna kość: {die}."),
    "ai-votes": Phrase("The AI faction casts {_0} {_0:vote|votes}.", "Rasa SI oddaje {_0} {_0:głos|głosy|głosów}."),
    "outcome": Phrase("{card}: {outcome}.", "{card}: {outcome}."),
    "lot": Phrase("{seat} wins the roll and chooses.", "{seat} wygrywa rzut i wybiera."),
    "name": Phrase("{namer} names {named}.", "{namer} wskazuje: {named}."),
    # The end of a step
    "mecatol": Phrase(
        "{seat} is number {_0} on Mecatol Rex and takes the reward of slot {_1}.",
        "{seat} zajmuje rubrykę {_0} Mecatol Rex i otrzymuje nagrodę rubryki {_1}.",
    ),
    "objective": Phrase("{seat} fulfils {card}: {_1} VP.", "{seat} realizuje zadanie {card}: {_1} PZ."),
    # The AI faction
    "ai-track": Phrase("The AI faction advances: {track} ({_1}).", "Rasa SI robi postęp: {track} ({_1})."),
    "ai-mecatol": Phrase("The AI faction is number {_0} on Mecatol Rex.", "Rasa SI zajmuje rubrykę {_0} Mecatol Rex."),
    "ai-objective": Phrase("The AI faction fulfils {card}.", "Rasa SI realizuje zadanie {card}."),
}
RESULTS: Final = (
    Phrase("fights", "toczy"),
    Phrase("wins", "wygrywa"),
    Phrase("ties", "remisuje"),
    Phrase("loses", "przegrywa"),
)
AI_FACTION: Final = Phrase("the AI faction", "rasa SI")
BLACK_DIE: Final = Phrase("The black die", "Czarna kość")
COMMODITY: Final = Phrase("commodity {letter}", "towar {letter}")
SOMETHING: Final = Phrase("a hidden card", "zakryta karta")
ABSTAINS: Final = Phrase("abstains", "wstrzymuje się")
VOTES: Final = (Phrase("Pass, {n}", "za, {n}"), Phrase("Fail, {n}", "przeciw, {n}"))
OUTCOMES: Final = (Phrase("passed", "przyjęty"), Phrase("failed", "odrzucony"))
TRACKS: Final = (
    Phrase("strength II", "siła II"),
    Phrase("strength III", "siła III"),
    Phrase("strength IV", "siła IV"),
    Phrase("strength V", "siła V"),
    Phrase("votes II", "głosy II"),
    Phrase("votes III", "głosy III"),
    Phrase("votes IV", "głosy IV"),
    Phrase("two material", "dwa surowce"),
    Phrase("two influence", "dwa wpływy"),
    Phrase("two research", "dwa badania"),
    Phrase("one research", "jedno badanie"),
)


def tell(event: Event, names: list[str], language: str) -> str:
    """A masked event as a line of the log."""
    values: dict[str, Any] = {"seat": names[event.seat] if event.seat >= 0 else ""}
    gaps: list[int] = list(event.values)
    _fill(event.kind, event.secret, gaps, names, language, values)
    text = EVENTS[event.kind]
    return text.say(language, **values, **{f"_{place}": value for place, value in enumerate(gaps)})


def _fill(kind: str, secret: int, gaps: list[int], names: list[str], language: str, values: dict[str, Any]) -> None:
    """What stands in the gaps of this kind of line."""
    first = gaps[0] if gaps else 0
    second = gaps[1] if len(gaps) > 1 else 0
    match kind:
        case "side":
            values |= {"half": HALF_NAMES[first], "die": RESOURCE_NAMES[second]}
        case "sheet":
            sheet = SHEETS[first].printed[second]
            values["card"] = f"{SHEET_NAMES[first].say(language)}: {sheet.title.say(language)}"
        case "set-objective" | "objective" | "ai-objective":
            values["card"] = OBJECTIVE_CARDS[first].title
        case "deal-faction":
            values["secret"] = SOMETHING if secret == HIDDEN else FACTION_CARDS[secret].title
        case "faction":
            values["card"] = FACTION_CARDS[first].title
        case "ability":
            values["card"] = FACTION_CARDS[first].second_title if first >= 0 else "–"
        case "foresee":
            values["secret"] = SOMETHING if secret == HIDDEN else EVENT_CARDS[secret].title
        case "event":
            values["card"] = EVENT_CARDS[second].title
        case "activate":
            values["sheet"] = SHEET_NAMES[first]
        case "vp":
            values["sheet"] = SHEET_NAMES[second]
        case "focus":
            values |= {"sheet": SHEET_NAMES[first], "die": RESOURCE_NAMES[second]}
        case "trade" | "lose" | "stall":
            values["resource"] = RESOURCE_NAMES[first]
        case "convert":
            values |= {"resource": RESOURCE_NAMES[first], "other": RESOURCE_NAMES[second]}
        case "spend" | "keep" | "restore":
            values["kept"] = KEPT_NAMES[first]
        case "technology" | "study" | "unlock-technology" | "lose-technology":
            values["card"] = TECHNOLOGY_CARDS[first].title
        case "play-relic":
            values["card"] = RELIC_CARDS[first].title
        case "commodity":
            values["letter"] = COMMODITIES[first].upper()
        case "lose-spaces":
            values["letter"] = COMMODITIES[second].upper()
        case "bonus" | "strengthen" | "strength":
            values["half"] = HALF_NAMES[first]
        case "access" | "claim" | "lose-system":
            values["place"] = system_name(first, second, language)
        case "wormhole":
            values |= {"n": first + 1, "m": second + 1}
        case "cross":
            values["place"] = cell_name(first, second, language)
        case "dock-symbol":
            values |= {"n": first + 1, "other": RESOURCE_NAMES[second]}
        case "dock":
            values["place"] = dock_name(first, second, language)
        case "unlock-planet" | "close-planet":
            values["place"] = planet_name(first, second, language)
        case "lose-line" | "finish-line":
            values["place"] = line_name(first, second, language)
        case "lose-population":
            values["n"] = first + 1
        case "scrap" | "space":
            values["place"] = space_name(first, second, language)
        case "bar":
            values |= {"unit": UNIT_NAMES[BARS[first].unit], "other": RESOURCE_NAMES[second]}
        case "build":
            values["unit"] = UNIT_NAMES[BARS[first].unit]
        case "place":
            values |= {"unit": UNIT_NAMES[UNIT_OF[first]], "nodes": PLACEMENT_NAMES[first]}
        case "unlock-units":
            values["units"] = UNIT_PLURALS[first]
        case "lose-reward":
            values["place"] = section_name(first, language)
        case "lose-node":
            values["place"] = node_name(first, second, language)
        case "war":
            values["enemy"] = names[first] if first >= 0 else AI_FACTION
            values |= {"half": HALF_NAMES[second], "result": RESULTS[gaps[2]]}
        case "agenda" | "fail-agenda":
            values["card"] = AGENDA_CARDS[first].title
        case "outcome":
            values |= {"card": AGENDA_CARDS[first].title, "outcome": OUTCOMES[second]}
        case "vote":
            if first == NONE:
                values["vote"] = str(second) if second else ABSTAINS
            else:
                values["vote"] = VOTES[first].say(language, n=second)
        case "die":
            values["die"] = RESOURCE_NAMES[first]
        case "name":
            values["namer"] = values["seat"] or BLACK_DIE
            values["named"] = named(first, second, language)
        case "ai-track":
            values["track"] = TRACKS[first]


def named(what: int, value: int, language: str) -> str:
    if what == NAMES_TECHNOLOGY:
        return TECHNOLOGY_CARDS[value].title.say(language)
    return str(value) if what == NAMES_NUMBER else COMMODITY.say(language, letter=COMMODITIES[value].upper())
