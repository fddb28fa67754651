"""What is asked, in every language."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.inscription.assets import claiming
from orrery.games.inscription.assets import effects as gains
from orrery.games.inscription.effect import ChooseOne
from orrery.games.inscription.events import council, outcome, setting_up, strategy, war
from orrery.games.inscription.losing import CrossOff
from orrery.games.inscription.sheets import research
from orrery.games.inscription.sheets.expansion import effects as expansion_effects
from orrery.games.inscription.sheets.expansion import rules as expansion
from orrery.games.inscription.sheets.industry import effects as industry
from orrery.games.inscription.sheets.navigation import effects as navigation_effects
from orrery.games.inscription.sheets.warfare import effects as warfare_effects
from orrery.games.inscription.sheets.warfare import rules as warfare
from orrery.games.inscription.spending import effects as spending_effects
from orrery.games.inscription.spending import extras
from orrery.games.inscription.spending import marking as spending
from orrery.kernel.agenda import Question
from orrery.kernel.text import Phrase

QUESTIONS: Final[dict[type[Question[Any]], Phrase]] = {
    setting_up.KeepFaction: Phrase("Which faction do you play?", "Którą rasą grasz?"),
    strategy.ChooseSheet: Phrase("Which sheet is active this round?", "Który arkusz jest aktywny w tej rundzie?"),
    strategy.PlayRelic: Phrase("Do you play a relic?", "Czy zagrywasz relikt?"),
    spending.Spend: Phrase("What do you spend next? Left: {pool}", "Co teraz wydajesz? Zostało: {pool}"),
    spending.PenDown: Phrase(
        "Put the pen down, or go on with what you may do?", "Odkładasz pisak czy korzystasz jeszcze z czegoś?"
    ),
    spending.UseResource: Phrase("What do you use it for: {resource}?", "Na co to przeznaczasz: {resource}?"),
    spending.SpendOn: Phrase("Spend on {sheet}: {pool}", "Wydaj na arkuszu ({sheet}): {pool}"),
    extras.SpendUpTo: Phrase(
        "Where does the next {resource} go? Up to {n} left", "Na co następny zasób ({resource})? Zostało do {n}"
    ),
    extras.SpendSpecialty: Phrase("What do you spend it on: {what}?", "Na co wydajesz: {what}?"),
    spending_effects.ChooseSpendingSheet: Phrase(
        "On which sheet do you spend {pool}?", "Na którym arkuszu wydajesz {pool}?"
    ),
    ChooseOne: Phrase("Choose:", "Wybierz:"),
    CrossOff: Phrase("Which do you cross off? {n} to go", "Co skreślasz? Pozostało: {n}"),
    claiming.NextAsset: Phrase("Which asset do you resolve next?", "Który kapitał teraz rozpatrujesz?"),
    claiming.KeepRelic: Phrase("Which of the two relics do you keep?", "Który z dwóch reliktów zatrzymujesz?"),
    navigation_effects.AccessSystem: Phrase(
        "Which system do you access? {n} to go", "Do którego układu uzyskujesz dostęp? Pozostało: {n}"
    ),
    navigation_effects.AccessFrom: Phrase(
        "Which system joined to it do you access?", "Do którego połączonego układu uzyskujesz dostęp?"
    ),
    navigation_effects.AccessAnySystem: Phrase(
        "Which system do you access? Any will do", "Do którego układu uzyskujesz dostęp? Dowolnego"
    ),
    navigation_effects.ClaimSystem: Phrase("Which accessed system do you claim?", "Który dostępny układ zdobywasz?"),
    navigation_effects.ClaimSmallSystem: Phrase("Which small system do you claim?", "Który mały układ zdobywasz?"),
    navigation_effects.GateSystem: Phrase(
        "Which system with a wormhole do you access and claim?",
        "Do którego układu z tunelem uzyskujesz dostęp, by go zdobyć?",
    ),
    expansion.SpendPlanet: Phrase(
        "Which planet do you unlock, or which space dock do you build?",
        "Którą planetę odblokowujesz albo którą stocznię budujesz?",
    ),
    expansion.UnlockPlanet: Phrase("Which planet do you unlock?", "Którą planetę odblokowujesz?"),
    expansion.BuildDock: Phrase("Which space dock do you build?", "Którą stocznię kosmiczną budujesz?"),
    expansion.CrossSymbol: Phrase("Which symbol do you cross? {n} to go", "Który symbol skreślasz? Pozostało: {n}"),
    expansion_effects.ChooseSymbols: Phrase(
        "Which symbols do you cross on every unlocked planet?",
        "Które symbole skreślasz na każdej odblokowanej planecie?",
    ),
    expansion_effects.CrossDock: Phrase(
        "Which symbol of space dock {n} do you cross?", "Który symbol stoczni {n} skreślasz?"
    ),
    industry.MarkCouncilorSpace: Phrase(
        "Which space with a councilor do you claim or scrap?", "Które pole z radnym zdobywasz albo likwidujesz?"
    ),
    industry.ClaimSurroundedSpace: Phrase(
        "Which space beside three scrapped ones do you claim?", "Które pole obok trzech zlikwidowanych zdobywasz?"
    ),
    industry.ClaimSingle: Phrase(
        "Which space with a single commodity do you claim? {n} to go",
        "Które pole z pojedynczym towarem zdobywasz? Pozostało: {n}",
    ),
    warfare.PlaceUnit: Phrase("Where do you deploy the unit: {unit}?", "Gdzie wystawiasz jednostkę: {unit}?"),
    warfare.CrossUnitSymbol: Phrase(
        "Which unit symbol do you cross? {n} to go", "Który symbol jednostki skreślasz? Pozostało: {n}"
    ),
    warfare.BuildUnit: Phrase("Which unit do you build?", "Którą jednostkę budujesz?"),
    warfare_effects.ChooseHalf: Phrase("Which half gets +{n}?", "Która połowa dostaje +{n}?"),
    research.UnlockATechnology: Phrase("Which technology do you unlock?", "Którą technologię odblokowujesz?"),
    research.UnlockFocusDie: Phrase(
        "Which focus die do you unlock, and on which sheet?",
        "Którą kość intensyfikacji odblokowujesz i na którym arkuszu?",
    ),
    gains.ChooseCommodity: Phrase("Which commodity do you gain?", "Który towar zdobywasz?"),
    gains.TakeAsset: Phrase("Which asset do you gain?", "Który kapitał zdobywasz?"),
    gains.RestoreAsset: Phrase("Which spent asset is unspent again?", "Który wydany kapitał odzyskujesz?"),
    war.Strengthen: Phrase("Do you strengthen your {half} section?", "Czy wzmacniasz sekcję ({half})?"),
    council.Singularity: Phrase(
        "Do you spend 3 votes to unlock a technology?", "Czy wydajesz 3 głosy, żeby odblokować technologię?"
    ),
    council.CouncilVote: Phrase("How do you vote on {card}?", "Jak głosujesz w sprawie: {card}?"),
    outcome.NameThing: Phrase("What do you name, for everybody?", "Co wskazujesz, dla wszystkich?"),
}
