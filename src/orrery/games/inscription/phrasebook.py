"""What the game says to people: questions and options, in every language."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.assets import claiming
from orrery.games.inscription.assets.symbols import KEPT_NAMES
from orrery.games.inscription.cards.kinds import (
    AGENDA_CARDS,
    FACTION_CARDS,
    RELIC_CARDS,
    TECHNOLOGY_CARDS,
)
from orrery.games.inscription.cards.text import (
    agenda_side,
    agenda_title,
    explain_agenda,
    explain_event,
    explain_faction,
    explain_objective,
    explain_relic,
    explain_technology,
    sentence,
)
from orrery.games.inscription.effect import ChooseOne
from orrery.games.inscription.events import council, strategy, war
from orrery.games.inscription.help_text import HELP
from orrery.games.inscription.log_text import tell
from orrery.games.inscription.losing import CrossOff
from orrery.games.inscription.names import COMMODITIES, FAIL, PASS, SPECIALTY
from orrery.games.inscription.questions import QUESTIONS
from orrery.games.inscription.repeated import Repeated
from orrery.games.inscription.say import (
    HALF_NAMES,
    RESOURCE_NAMES,
    SHEET_NAMES,
    UNIT_NAMES,
    UNIT_PLURALS,
    resources,
)
from orrery.games.inscription.sheets.expansion import effects as expansion_effects
from orrery.games.inscription.sheets.expansion import rules as expansion
from orrery.games.inscription.sheets.expansion.printed import EXPANSION_SHEETS
from orrery.games.inscription.sheets.places import (
    asset_name,
    cell_name,
    dock_name,
    line_name,
    node_name,
    planet_name,
    reward_name,
    space_name,
    system_name,
)
from orrery.games.inscription.sheets.warfare import effects as warfare_effects
from orrery.games.inscription.sheets.warfare import rules as warfare
from orrery.games.inscription.sheets.warfare.grid import PLACEMENT_NAMES
from orrery.games.inscription.sheets.warfare.units import BARS, LOCKS
from orrery.games.inscription.spending import effects as spending_effects
from orrery.games.inscription.spending import extras
from orrery.games.inscription.spending import marking as spending
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import VOCABULARY
from orrery.kernel.agenda import Question
from orrery.kernel.events import Event
from orrery.kernel.game import Phrasebook
from orrery.kernel.state import State
from orrery.kernel.text import Phrase

WORDS: Final[dict[str, Phrase]] = {
    "done": Phrase("Done", "Koniec"),
    "later": Phrase("No sheet yet", "Jeszcze żaden arkusz"),
    "infantry": Phrase("Build infantry", "Zbuduj piechotę"),
    "abstain": Phrase("Abstain", "Wstrzymaj się"),
}
PEN_DOWN: Final = Phrase("Put the pen down", "Odłóż pisak")
NO: Final = Phrase("No", "Nie")
LOSE: Final = Phrase("Lose {what}: it has no use", "Strać zasób ({what}): nie ma zastosowania")
TRADE: Final = Phrase("Trade good as {what}", "Dobro handlowe jako {what}")
CONVERT: Final = Phrase("Use a black {what} as {other}", "Użyj czarnej kości ({what}) jako: {other}")
STALL: Final = Phrase("Give up a black {what} for a trade good", "Zrezygnuj z czarnej kości ({what}) za dobro handlowe")
SPEND: Final = Phrase("Spend {what}", "Wydaj: {what}")
ASSET: Final = Phrase("Spend an asset: {what}", "Wydaj kapitał: {what}")
TECHNOLOGY: Final = Phrase("Use {what}", "Użyj: {what}")
STUDY: Final = Phrase("Research symbol of {what} ({n} of {most})", "Symbol badań: {what} ({n} z {most})")
UNLOCK: Final = Phrase("Unlock {what}", "Odblokuj: {what}")
CROSS_OFF: Final = Phrase("Cross off {what}", "Skreśl: {what}")
PLAY: Final = Phrase("Play {what}", "Zagraj: {what}")
KEEP: Final = Phrase("Keep {what}", "Zatrzymaj: {what}")
ACCESS: Final = Phrase("Access {what}", "Uzyskaj dostęp: {what}")
WORMHOLE: Final = Phrase("Wormhole {n} → {m}: access {what}", "Tunel {n} → {m}: dostęp do {what}")
CLAIM: Final = Phrase("Claim {what}", "Zdobądź: {what}")
CROSS_SYMBOL: Final = Phrase("Cross {what}", "Skreśl: {what}")
DOCK_SYMBOL: Final = Phrase("Space dock {n}: {what}", "Stocznia {n}: {what}")
ENTRY: Final = Phrase("Entry {n}", "Pole {n}")
BUILD: Final = Phrase("Build {what}", "Zbuduj: {what}")
SCRAP: Final = Phrase("Scrap {what}", "Zlikwiduj: {what}")
BAR: Final = Phrase("{unit} {n}: {what}", "{unit} {n}: {what}")
BAR_NAME: Final = Phrase("{unit} {n}", "{unit} {n}")
FOCUS: Final = Phrase("{sheet}: {die} die", "{sheet}: kość ({die})")
COMMODITY: Final = Phrase("Commodity {letter}", "Towar {letter}")
VOTES: Final = (
    Phrase("Pass with {n} {n:vote|votes}", "Za: {n} {n:głos|głosy|głosów}"),
    Phrase("Fail with {n} {n:vote|votes}", "Przeciw: {n} {n:głos|głosy|głosów}"),
)
HOW_MANY_VOTES: Final = Phrase("How many votes do you cast?", "Ile głosów oddajesz?")
CAST: Final = Phrase("{n} {n:vote|votes}", "{n} {n:głos|głosy|głosów}")
LEGENDS: Final = (
    Phrase("Up to 4 material on the network", "Do 4 surowców na sieci"),
    Phrase("Up to 3 influence on the network", "Do 3 wpływów na sieci"),
)
MUNITIONS: Final = Phrase("Spend a trade good: +3 strength", "Wydaj dobro handlowe: +3 siły")
MECATOL: Final = Phrase("Claim Mecatol Rex without influence", "Zdobądź Mecatol Rex bez wpływu")
NOTHING: Final = Phrase("nothing", "nic")


def pool_text(pool: list[int], language: str) -> str:
    found = [resources(kind, n, language) for kind, n in enumerate(pool) if n]
    return ", ".join(found) or NOTHING.say(language)


class InscriptionBook(Phrasebook):
    def question(self, state: State, question: Question[Any], language: str) -> str:
        assert isinstance(state, Inscription)
        values: dict[str, Any] = {}
        match question:
            case spending.Spend():
                values["pool"] = pool_text(state.players[question.seat].pool, language)
            case spending.UseResource():
                values["resource"] = RESOURCE_NAMES[question.kind]
            case spending.SpendOn():
                values["sheet"] = SHEET_NAMES[question.sheet]
                values["pool"] = pool_text([*question.pool(), question.free], language)
            case extras.SpendUpTo():
                values |= {"resource": RESOURCE_NAMES[question.kind], "n": question.left}
            case extras.SpendSpecialty():
                values["what"] = KEPT_NAMES[SPECIALTY + question.specialty]
            case spending_effects.ChooseSpendingSheet():
                values["pool"] = resources(question.kind, question.n, language)
            case warfare.PlaceUnit():
                values["unit"] = UNIT_NAMES[question.unit]
            case expansion_effects.CrossDock():
                values["n"] = question.dock + 1
            case warfare_effects.ChooseHalf():
                values["n"] = question.n
            case war.Strengthen():
                values["half"] = HALF_NAMES[question.half]
            case council.CouncilVote():
                if state.ai:
                    return HOW_MANY_VOTES.say(language)
                values["card"] = AGENDA_CARDS[state.agenda_card].title
            case CrossOff():
                return question.effect.question.say(language, n=question.left)
            case Repeated():
                values["n"] = question.left
        return QUESTIONS[type(question)].say(language, **values)

    def option(self, state: State, question: Question[Any], option: int, language: str) -> str:
        assert isinstance(state, Inscription)
        kind = VOCABULARY.kind_of(option)
        places = kind.places(option)
        player = state.players[max(question.seat, 0)]
        place = places[0] if places else 0
        match kind.name:
            case "done":
                return self._done(question, language)
            case "ability":
                return (MUNITIONS if isinstance(question, war.Strengthen) else MECATOL).say(language)
            case "legend":
                assert isinstance(question, extras.SpendSpecialty)
                return LEGENDS[question.specialty].say(language)
            case "sheet":
                return SHEET_NAMES[place].say(language).capitalize()
            case "spend":
                return SPEND.say(language, what=RESOURCE_NAMES[place])
            case "lose":
                return LOSE.say(language, what=RESOURCE_NAMES[place])
            case "kind" | "die":
                return RESOURCE_NAMES[place].say(language).capitalize()
            case "trade-good":
                return TRADE.say(language, what=RESOURCE_NAMES[place])
            case "convert":
                return CONVERT.say(language, what=RESOURCE_NAMES[place], other=RESOURCE_NAMES[places[1]])
            case "give-up":
                return STALL.say(language, what=RESOURCE_NAMES[place])
            case "use":
                return ASSET.say(language, what=KEPT_NAMES[place])
            case "take" | "restore":
                return KEPT_NAMES[place].say(language).capitalize()
            case "technology":
                return TECHNOLOGY.say(language, what=TECHNOLOGY_CARDS[place].title)
            case "research":
                card = TECHNOLOGY_CARDS[place]
                return STUDY.say(language, what=card.title, n=player.research.symbols[place] + 1, most=card.cost)
            case "unlock-technology":
                return UNLOCK.say(language, what=TECHNOLOGY_CARDS[place].title)
            case "cross-off-technology":
                return CROSS_OFF.say(language, what=TECHNOLOGY_CARDS[place].title)
            case "relic" | "keep-relic":
                return (PLAY if kind.name == "relic" else KEEP).say(language, what=RELIC_CARDS[place].title)
            case "faction":
                return FACTION_CARDS[place].title.say(language)
            case "access" | "claim" | "cross-off-system":
                frame = {"access": ACCESS, "claim": CLAIM, "cross-off-system": CROSS_OFF}[kind.name]
                return frame.say(language, what=system_name(player.navigation.sheet.number, place, language))
            case "wormhole":
                system = player.navigation.sheet.wormholes[places[1]]
                name = system_name(player.navigation.sheet.number, system, language)
                return WORMHOLE.say(language, n=place + 1, m=places[1] + 1, what=name)
            case "unlock-planet" | "cross-off-planet":
                frame = UNLOCK if kind.name == "unlock-planet" else CROSS_OFF
                return frame.say(language, what=planet_name(player.expansion.sheet.number, place, language))
            case "cross":
                cell = expansion.cell_of(player.expansion.sheet, option)
                return CROSS_SYMBOL.say(language, what=cell_name(player.expansion.sheet.number, cell, language))
            case "cross-off-line":
                return self._line(player.expansion.sheet.number, places, language)
            case "dock":
                return BUILD.say(language, what=dock_name(player.expansion.sheet.number, place, language))
            case "dock-symbol":
                return DOCK_SYMBOL.say(language, n=place + 1, what=RESOURCE_NAMES[places[1]])
            case "cross-off-population":
                return ENTRY.say(language, n=place + 1)
            case "scrap" | "space":
                frame = SCRAP if kind.name == "scrap" else CLAIM
                return frame.say(language, what=space_name(player.industry.sheet.number, place, language))
            case "bar" | "build" | "cross-off-bar":
                return self._bar(kind.name, places, language)
            case "unlock-units":
                return UNLOCK.say(language, what=UNIT_PLURALS[list(LOCKS)[place]])
            case "place":
                return PLACEMENT_NAMES[place]
            case "cross-off-node":
                return node_name(player.warfare.sheet.number, place, language)
            case "cross-off-reward":
                return sentence(reward_name(player.warfare.sheet.number, place, language))
            case "half":
                return HALF_NAMES[place].say(language).capitalize()
            case "focus":
                sheet = SHEET_NAMES[place].say(language).capitalize()
                return FOCUS.say(language, sheet=sheet, die=RESOURCE_NAMES[places[1]])
            case "commodity":
                return COMMODITY.say(language, letter=COMMODITIES[place].upper())
            case "choose":
                assert isinstance(question, ChooseOne)
                return sentence(question.effect.effects[place].say(language))
            case "asset":
                assert isinstance(question, claiming.NextAsset)
                return sentence(asset_name(question.waiting[place], language))
            case "number":
                return str(place + 1)
            case "vote":
                return VOTES[place].say(language, n=places[1] + 1)
            case "cast":
                return CAST.say(language, n=place)
        return WORDS[kind.name].say(language) if kind.name in WORDS else VOCABULARY.token(option)

    def _done(self, question: Question[Any], language: str) -> str:
        if isinstance(question, spending.PenDown):
            return PEN_DOWN.say(language)
        if isinstance(question, (strategy.PlayRelic, war.Strengthen, council.Singularity, ChooseOne)):
            return NO.say(language)
        return WORDS["done"].say(language)

    def _line(self, sheet: int, places: list[int], language: str) -> str:
        for number, line in enumerate(EXPANSION_SHEETS[sheet].lines):
            if [line.planet, line.name] == places:
                return CROSS_OFF.say(language, what=line_name(sheet, number, language))
        return ""

    def _bar(self, kind: str, places: list[int], language: str) -> str:
        bar = BARS[places[0]]
        number = bar.name.rpartition("-")[2]
        unit = UNIT_NAMES[bar.unit].say(language)
        if kind == "bar":
            return BAR.say(language, unit=sentence(unit), n=number, what=RESOURCE_NAMES[places[1]])
        frame = BUILD if kind == "build" else CROSS_OFF
        return frame.say(language, what=BAR_NAME.say(language, unit=unit, n=number))

    def explain(self, state: State, option: int, language: str) -> str:
        """The card, asset or rule behind an option."""
        assert isinstance(state, Inscription)
        kind = VOCABULARY.kind_of(option)
        places = kind.places(option)
        match kind.name:
            case "faction" | "deal-faction":
                return explain_faction(places[0], language)
            case "relic" | "keep-relic" | "deal-relic":
                return explain_relic(places[0], language)
            case "technology" | "research" | "unlock-technology" | "cross-off-technology":
                return explain_technology(places[0], language)
            case "deal-objective":
                return explain_objective(places[0], language)
            case "event":
                return explain_event(places[0], language)
            case "agenda":
                return explain_agenda(places[0], language)
            case "vote" | "abstain" | "cast" if state.agenda_card >= 0:
                if state.fail_card == state.agenda_card:
                    return explain_agenda(state.agenda_card, language)
                sides = ((state.agenda_card, PASS), (state.fail_card, FAIL))  # TI-SOLO-12: one text of each card
                texts = [(agenda_title(card, language), agenda_side(card, side, language)) for card, side in sides]
                return "\n".join([line for text in texts for line in text])
        return HELP[kind.name].say(language) if kind.name in HELP else ""

    def event(self, event: Event, names: list[str], language: str) -> str:
        return tell(event, names, language)


BOOK: Final = InscriptionBook()
