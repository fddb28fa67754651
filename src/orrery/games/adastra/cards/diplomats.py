"""AA-DPL: the diplomats of the deck, and the base diplomats of the empires."""

from __future__ import annotations

from orrery.games.adastra.actions.flight import MoveUnits
from orrery.games.adastra.actions.free_growth import CreatePopulation
from orrery.games.adastra.cards.boxes import (
    CAPTURED,
    DIPLOMATS,
    DISCARDED,
    IMMEDIATE,
    LASTING,
    NEXT_BUILD,
    NEXT_GROWTH,
    NEXT_RESEARCH,
    TARGET_PASSES,
    TIERS,
    TO_POOL,
    Diplomat,
)
from orrery.games.adastra.diplomacy.effects import RefreshInfluence
from orrery.games.adastra.diplomacy.favours import (
    AtIncome,
    Blackmails,
    ForInitiator,
    ForTarget,
    NextCheaper,
    RaisesUnrest,
    ReadiesUnits,
    Takes,
)
from orrery.games.adastra.diplomacy.intrigues import ExhaustsUnits, FlipsInfluence, PlacesRaiders, SwapsInfluence
from orrery.games.adastra.diplomacy.lasting import FewerDice, Treaty
from orrery.games.adastra.diplomacy.pool import DrawDiplomats
from orrery.games.adastra.diplomacy.stealing import (
    DiscardsDiplomat,
    ReadsMind,
    StealsAnomaly,
    StealsAtRandom,
    StealsByChoice,
)
from orrery.games.adastra.names import ANY, BUILD, CREDITS, FOOD, GROWTH, PRODUCTION, RESEARCH, RESEARCHING
from orrery.games.adastra.pieces import REGISTRY
from orrery.games.adastra.resources import Then, Unrest, any_resources, credits, food, production, research
from orrery.games.adastra.state import DIPLOMAT_DECK, TECHNOLOGY_DECK, AdAstra
from orrery.games.adastra.technologies.developing import MoreTechnologies
from orrery.games.adastra.technologies.drawing import DrawTechnologies
from orrery.games.parts.effect import Effect
from orrery.games.parts.provenance import DESIGNED, INFERRED, Provenance
from orrery.kernel.text import Phrase

AGRARIAN, SCHOLAR, ENGINEER, TRADER = "agrarian", "scholar", "engineer", "trader"
MEDIATOR, OFFICER, AGENT, ORATOR = "mediator", "officer", "agent", "orator"
STANDARD, SPY = False, True


def diplomat(
    id: str,
    name: tuple[str, str],
    role: tuple[str, str],
    spy: bool,
    trait: str,
    activation: int,
    leaves: int,
    *tiers: Effect[AdAstra],
    empire: bool = False,
    expansion: bool = False,
    provenance: Provenance = DESIGNED,
) -> None:
    """Declare a diplomat with its abilities for Government 0, II and IV."""
    first, second, third = tiers
    card = Diplomat(
        id, Phrase(*name), Phrase(*role), spy, trait, activation, leaves, (first, second, third), empire, expansion,
        provenance,
    )  # fmt: skip
    DIPLOMATS.add(card)
    for level, tier in zip(TIERS, tiers, strict=True):
        REGISTRY.add(f"{id}.{level}", tier, card)


def same(name: str) -> tuple[str, str]:
    """A name that both languages share."""
    return name, name


def to_target(*effects: Effect[AdAstra]) -> tuple[Effect[AdAstra], ...]:
    return tuple([ForTarget(effect) for effect in effects])


# The deck
diplomat(
    "ysolde-marrow", same("Ysolde Marrow"), ("Agronomist", "agronomka"), STANDARD, AGRARIAN, IMMEDIATE, DISCARDED,
    *to_target(food(2), food(3), food(4)),
)  # fmt: skip
diplomat(
    "brother-teln", ("Brother Teln", "Brat Teln"), ("Science Attaché", "attaché naukowy"), STANDARD, SCHOLAR, IMMEDIATE,
    DISCARDED, *to_target(research(2), research(3), research(4)),
)  # fmt: skip
diplomat(
    "ovek-hammersmith", same("Ovek Hammersmith"), ("Guild Engineer", "inżynier gildii"), STANDARD, ENGINEER, IMMEDIATE,
    DISCARDED, *to_target(production(2), production(3), production(4)),
)  # fmt: skip
diplomat(
    "madame-quill", same("Madame Quill"), ("Trade Factor", "faktorka handlowa"), STANDARD, TRADER, IMMEDIATE,
    TO_POOL, *to_target(credits(1), credits(2), credits(3)), provenance=INFERRED,
)  # fmt: skip
diplomat(
    "saint-ilara", ("Saint Ilara", "Święta Ilara"), ("Peacemaker", "rozjemczyni"), STANDARD, MEDIATOR, IMMEDIATE,
    DISCARDED, *to_target(Unrest(-2), Unrest(-4), Unrest(-6)), provenance=INFERRED,
)  # fmt: skip
diplomat(
    "jubal-the-bright", ("Jubal the Bright", "Jubal Promienny"), ("Festival Marshal", "mistrz festynów"), STANDARD,
    MEDIATOR, TARGET_PASSES, TO_POOL, *to_target(Unrest(-1), Unrest(-2), Unrest(-3)),
)  # fmt: skip
diplomat(
    "doctor-nemu", ("Doctor Nemu", "Doktor Nemu"), ("Colonial Physician", "lekarka kolonialna"), STANDARD, AGRARIAN,
    NEXT_GROWTH, DISCARDED, NextCheaper(GROWTH, FOOD, 1), NextCheaper(GROWTH, FOOD, 2), NextCheaper(GROWTH, FOOD, 4),
)  # fmt: skip
diplomat(
    "captain-orsk", ("Captain Orsk", "Kapitan Orsk"), ("Yard Master", "mistrz stoczniowy"), STANDARD, ENGINEER,
    NEXT_BUILD, DISCARDED,
    NextCheaper(BUILD, PRODUCTION, 1), NextCheaper(BUILD, PRODUCTION, 2), NextCheaper(BUILD, PRODUCTION, 4),
)  # fmt: skip
diplomat(
    "dean-halloway", ("Dean Halloway", "Dziekan Halloway"), ("Visiting Dean", "gościnny dziekan"), STANDARD, SCHOLAR,
    NEXT_RESEARCH, DISCARDED,
    NextCheaper(RESEARCHING, RESEARCH, 1), NextCheaper(RESEARCHING, RESEARCH, 2), NextCheaper(RESEARCHING, RESEARCH, 4),
)  # fmt: skip
diplomat(
    "pilot-serafine", ("Pilot Serafine", "Pilotka Serafine"), ("Pathfinder", "przewodniczka"), STANDARD, OFFICER,
    IMMEDIATE, DISCARDED, *to_target(MoveUnits(1), MoveUnits(2), MoveUnits(3)),
)  # fmt: skip
diplomat(
    "grand-recruiter-pell", ("Grand Recruiter Pell", "Wielki Werbownik Pell"), ("Headhunter", "łowca talentów"),
    STANDARD, TRADER, IMMEDIATE, DISCARDED, *to_target(DrawDiplomats(2), DrawDiplomats(3), DrawDiplomats(4)),
)  # fmt: skip
diplomat(
    "tinker-vao", ("Tinker Vao", "Druciarz Vao"), ("Technology Broker", "makler technologii"), STANDARD, SCHOLAR,
    IMMEDIATE, DISCARDED, *to_target(DrawTechnologies(1), DrawTechnologies(2), DrawTechnologies(3)),
)  # fmt: skip
diplomat(
    "legate-corvane", ("Legate Corvane", "Legat Corvane"), ("Treaty Keeper", "powiernik traktatu"), STANDARD, OFFICER,
    LASTING, CAPTURED, Treaty(0), Treaty(1), Treaty(2),
)  # fmt: skip
diplomat(
    "chancellor-ume", ("Chancellor Ume", "Kanclerz Ume"), ("Resident Adviser", "stały doradca"), STANDARD, TRADER,
    LASTING, CAPTURED, AtIncome(ForTarget(credits(1))), AtIncome(ForTarget(any_resources(1))),
    AtIncome(ForTarget(any_resources(2))),
)  # fmt: skip
diplomat(
    "nix-alabaster", same("Nix Alabaster"), ("Embezzler", "malwersant"), SPY, AGENT, IMMEDIATE, DISCARDED,
    Takes(CREDITS, 2), Takes(CREDITS, 3), Takes(CREDITS, 4),
)  # fmt: skip
diplomat(
    "the-quiet-index", ("The Quiet Index", "Cichy Indeks"), ("Data Thief", "złodziej danych"), SPY, AGENT, IMMEDIATE,
    DISCARDED, Takes(RESEARCH, 2), Takes(RESEARCH, 3), Takes(RESEARCH, 4),
)  # fmt: skip
diplomat(
    "garrick-slag", same("Garrick Slag"), ("Saboteur", "sabotażysta"), SPY, AGENT, TARGET_PASSES, DISCARDED,
    Takes(PRODUCTION, 2), Takes(PRODUCTION, 3), Takes(PRODUCTION, 4),
)  # fmt: skip
diplomat(
    "hollow-tam", ("Hollow Tam", "Pusty Tam"), ("Grain Raider", "rabuś zboża"), SPY, AGENT, TARGET_PASSES, DISCARDED,
    Takes(FOOD, 2), Takes(FOOD, 3), Takes(FOOD, 4),
)  # fmt: skip
diplomat(
    "red-vesper", ("Red Vesper", "Czerwona Vesper"), ("Agitator", "agitatorka"), SPY, ORATOR, IMMEDIATE, DISCARDED,
    RaisesUnrest(2), RaisesUnrest(3), RaisesUnrest(4),
)  # fmt: skip
diplomat(
    "cousin-ashe", ("Cousin Ashe", "Kuzyn Ashe"), ("Mole", "kret"), SPY, AGENT, LASTING, CAPTURED,
    AtIncome(Takes(CREDITS, 1)), AtIncome(Takes(ANY, 1)), AtIncome(Takes(ANY, 2)),
)  # fmt: skip
diplomat(
    "silk", ("Silk", "Jedwab"), ("Abductor", "porywacz"), SPY, AGENT, IMMEDIATE, DISCARDED,
    DiscardsDiplomat(), StealsAtRandom(DIPLOMAT_DECK), StealsByChoice(DIPLOMAT_DECK),
)  # fmt: skip
diplomat(
    "voice-of-many", ("Voice of Many", "Głos Wielu"), ("Propagandist", "propagandysta"), SPY, ORATOR, IMMEDIATE,
    DISCARDED, FlipsInfluence(1), FlipsInfluence(2), SwapsInfluence(FlipsInfluence(2)),
)  # fmt: skip
diplomat(
    "cipher-nine", ("Cipher Nine", "Szyfr Dziewięć"), ("Codebreaker", "łamacz szyfrów"), SPY, SCHOLAR, IMMEDIATE,
    DISCARDED, StealsAtRandom(TECHNOLOGY_DECK), StealsByChoice(TECHNOLOGY_DECK), StealsByChoice(TECHNOLOGY_DECK, 2),
)  # fmt: skip
diplomat(
    "commodore-rook", ("Commodore Rook", "Komodor Rook"), ("Double Agent", "podwójny agent"), SPY, OFFICER, LASTING,
    CAPTURED, FewerDice(1, False), FewerDice(1, True), FewerDice(2, True),
)  # fmt: skip
diplomat(
    "lord-vantz", same("Lord Vantz"), ("Blackmailer", "szantażysta"), SPY, ORATOR, IMMEDIATE, DISCARDED,
    Blackmails(2), Blackmails(3), Blackmails(4),
)  # fmt: skip
diplomat(
    "mother-anwe", ("Mother Anwe", "Matka Anwe"), ("Gaian Terraformer", "gajańska terraformatorka"), STANDARD, AGRARIAN,
    TARGET_PASSES, DISCARDED,
    *to_target(CreatePopulation(most=2), CreatePopulation(), CreatePopulation(systems=2)), expansion=True,
)  # fmt: skip
diplomat(
    "bosun-krell", ("Bosun Krell", "Bosman Krell"), ("Fleet Inspector", "inspektor floty"), STANDARD, OFFICER,
    IMMEDIATE, DISCARDED, *to_target(ReadiesUnits(1), ReadiesUnits(2), ReadiesUnits(0)), expansion=True,
)  # fmt: skip
diplomat(
    "curator-lom", ("Curator Lom", "Kurator Lom"), ("Archive Custodian", "kustosz archiwów"), STANDARD, SCHOLAR,
    LASTING, CAPTURED, MoreTechnologies(1), MoreTechnologies(2), MoreTechnologies(3), expansion=True,
)  # fmt: skip
diplomat(
    "black-marrok", ("Black Marrok", "Czarny Marrok"), ("Pirate Liaison", "łącznik piratów"), SPY, AGENT, IMMEDIATE,
    DISCARDED, PlacesRaiders(1, 0, 1), PlacesRaiders(1, 1, 1), PlacesRaiders(2, 2, 2), expansion=True,
)  # fmt: skip
diplomat(
    "prophet-oon", ("Prophet Oon", "Prorok Oon"), ("Cult Leader", "przywódca kultu"), SPY, ORATOR, TARGET_PASSES,
    DISCARDED,
    Then(RaisesUnrest(1), ForInitiator(Unrest(-1))), Then(RaisesUnrest(2), ForInitiator(Unrest(-2))),
    Then(RaisesUnrest(3), ForInitiator(Unrest(-3))), expansion=True,
)  # fmt: skip
diplomat(
    "third-eye", ("Third Eye", "Trzecie Oko"), ("Mind Reader", "czytający w myślach"), SPY, AGENT, IMMEDIATE, DISCARDED,
    Then(ReadsMind(), ForInitiator(credits(1))), Then(ReadsMind(), StealsAnomaly(False, 2)),
    Then(ReadsMind(), StealsAnomaly(True, 3)), expansion=True,
)  # fmt: skip

# Base diplomats
diplomat(
    "imani-reyes", same("Imani Reyes"), ("Federation Senator", "senator Federacji"), STANDARD, MEDIATOR, IMMEDIATE,
    TO_POOL, ForTarget(credits(1)), Then(ForTarget(credits(2)), ForInitiator(credits(1))),
    Then(ForTarget(credits(3)), ForInitiator(credits(1))), empire=True,
)  # fmt: skip
diplomat(
    "vel-tann", same("Vel Tann"), ("Archivist", "archiwista"), STANDARD, SCHOLAR, IMMEDIATE, TO_POOL,
    *to_target(research(1), research(2), research(3)), empire=True,
)  # fmt: skip
diplomat(
    "kchikk", same("Kchikk"), ("Drone Speaker", "rzecznik trutni"), STANDARD, ENGINEER, IMMEDIATE, TO_POOL,
    *to_target(production(1), production(2), production(3)), empire=True,
)  # fmt: skip
diplomat(
    "ourr", same("Ourr"), ("Monolith", "monolit"), STANDARD, MEDIATOR, TARGET_PASSES, DISCARDED,
    *to_target(Unrest(-1), Unrest(-3), Unrest(-5)), empire=True,
)  # fmt: skip
diplomat(
    "shara", same("Shara"), ("Huntress", "łowczyni"), SPY, OFFICER, IMMEDIATE, DISCARDED,
    ExhaustsUnits(1), ExhaustsUnits(2), ExhaustsUnits(3), empire=True,
)  # fmt: skip
diplomat(
    "ssirra", same("Ssirra"), ("Clutch Warden", "strażniczka lęgu"), STANDARD, AGRARIAN, IMMEDIATE, TO_POOL,
    *to_target(food(1), food(2), food(3)), empire=True,
)  # fmt: skip
diplomat(
    "whisper", ("Whisper", "Szept"), ("Faceless Courier", "kurier bez twarzy"), SPY, AGENT, IMMEDIATE, DISCARDED,
    Takes(ANY, 1), Takes(ANY, 2), Takes(ANY, 3), empire=True, expansion=True,
)  # fmt: skip
diplomat(
    "aeris", same("Aeris"), ("Sky Herald", "heroldka nieba"), STANDARD, ORATOR, IMMEDIATE, TO_POOL,
    ForTarget(RefreshInfluence(1)), ForTarget(RefreshInfluence(2)),
    Then(ForTarget(RefreshInfluence(3)), ForTarget(credits(1))), empire=True, expansion=True,
)  # fmt: skip
diplomat(
    "orsa", same("Orsa"), ("Clanmother", "matka klanu"), STANDARD, MEDIATOR, IMMEDIATE, TO_POOL,
    ForTarget(any_resources(1)), ForTarget(any_resources(2)), Then(ForTarget(any_resources(2)), ForTarget(Unrest(-2))),
    empire=True, expansion=True,
)  # fmt: skip
