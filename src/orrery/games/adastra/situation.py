"""What lies on the table, in words: for drawings that know nothing of the game, and for programs."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.adastra.cards.boxes import ANOMALIES, DIPLOMATS, DIRECTIVES, MISSIONS
from orrery.games.adastra.combat.elements import named
from orrery.games.adastra.combat.fight import ATTACKERS, DEFENDERS, LANDING_FORCE, Fight
from orrery.games.adastra.combat.invasion import InvasionRoll
from orrery.games.adastra.combat.phases import RollPhase
from orrery.games.adastra.combat.rolling import faces_of
from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.galaxy.connections import connected
from orrery.games.adastra.galaxy.control import limit
from orrery.games.adastra.galaxy.influence import reserve
from orrery.games.adastra.galaxy.telling import NEUTRAL_SIDE, contents, printed_limits, several
from orrery.games.adastra.galaxy.tiles import STARS
from orrery.games.adastra.names import (
    BRANCHES,
    CLASSES,
    EMPIRE_CARD,
    MINOR,
    MOST_UNREST,
    NEUTRAL,
    NONE,
    STARTING_A,
    STARTING_B,
    UNIT_CLASSES,
    WORMHOLE,
)
from orrery.games.adastra.pieces import Box, Component
from orrery.games.adastra.player import CAPTURED, IN_HAND, LEVELS, SCRAPPED, SUPPLY, TOKENS, UNREST, Player
from orrery.games.adastra.resources import TYPES
from orrery.games.adastra.rounds.management import income
from orrery.games.adastra.rounds.scoring import items, secret_vp
from orrery.games.adastra.say import BRANCH_NAMES, CLASS_NAMES, COLOUR_NAMES, amount
from orrery.games.adastra.say import LEVELS as LEVEL_NAMES
from orrery.games.adastra.state import AdAstra, population
from orrery.games.adastra.technologies.card import TECHNOLOGIES
from orrery.games.adastra.words import OWN_CARD_NAMES
from orrery.kernel.events import HIDDEN
from orrery.kernel.scene import Passage, Scene
from orrery.kernel.text import STRONG, Phrase, Span, Text, join

NOTHING: Final = Phrase("none", "brak")
UNKNOWN: Final = Phrase("{n} face down", "zakryte: {n}")

# An empire
LEADS: Final = Phrase("{seat}: {empire}", "{seat}: {empire}")
POINTS: Final = Phrase("Points so far, {n}: {items}", "Punkty do tej pory, {n}: {items}")
RESOURCES: Final = Phrase("Resources (income): {resources}", "Zasoby (przychód): {resources}")
OF_RESOURCE: Final = Phrase("{amount} ({income})", "{amount} ({income})")
UNREST_AT: Final = Phrase(
    "Unrest: field {n} of {most}, level {level}", "Niezadowolenie: pole {n} z {most}, poziom {level}"
)
LEVEL: Final = Phrase("Branches: {levels}", "Gałęzie: {levels}")
DEVELOPED: Final = Phrase("Developed: {cards}", "Opracowane: {cards}")
ABILITIES: Final = Phrase("Abilities: {cards}", "Zdolności: {cards}")
MILESTONES: Final = Phrase("Milestones: {cards}", "Kamienie milowe: {cards}")
USED: Final = Phrase("Used this round: {abilities}", "Użyte w tej rundzie: {abilities}")
HAND: Final = Phrase("Hand: {cards}", "Ręka: {cards}")
KEPT: Final = Phrase("Kept in this draft: {cards}", "Zachowane w tym drafcie: {cards}")
ANOMALY_CARDS: Final = Phrase("Anomaly cards: {cards}", "Karty anomalii: {cards}")
SECRET: Final = Phrase("Secret missions: {cards}", "Tajne misje: {cards}")
NOW_WORTH: Final = Phrase("{card} (now {n} VP)", "{card} (teraz {n} PZ)")
POOL: Final = Phrase("Diplomats in the pool: {cards}", "Dyplomaci w puli: {cards}")
IN_PLAY: Final = Phrase("Diplomats in play here: {cards}", "Dyplomaci w grze: {cards}")
SENT_BY: Final = Phrase("{card} (of {seat})", "{card} (inicjator: {seat})")
ENVOYS: Final = Phrase("Envoys: ready {ready}; used {used}", "Posłowie: w gotowości {ready}; użyci {used}")
PRIZES: Final = Phrase("One-time directives: {cards}", "Dyrektywy jednorazowe: {cards}")
SUPPLY_LEFT: Final = Phrase("Figures left: {figures}", "Figurki w puli: {figures}")
SCRAP: Final = Phrase("Scrapped: {figures}", "Zezłomowane: {figures}")
TOKENS_HELD: Final = Phrase(
    "Influence tokens in reserve: {reserve}; empire tokens for missions: {own}, captured: {captured}",
    "Żetony wpływu w rezerwie: {reserve}; żetony imperium za misje: {own}, przejęte: {captured}",
)

# Everybody's
GALAXY: Final = Phrase("The galaxy", "Galaktyka")
STAR: Final = Phrase("{star} ({colour})", "{star} ({colour})")
WAYS: Final = Phrase("connected: {systems}", "połączenia: {systems}")
ROUND: Final = Phrase("Turns", "Tury")
ORDER: Final = Phrase("Order: {seats}", "Kolejność: {seats}")
PASSED: Final = Phrase("Have passed: {seats}", "Spasowali: {seats}")
PUBLIC: Final = Phrase("Missions", "Misje")
MISSION: Final = Phrase("{card}: {needs}. Open to: {seats}", "{card}: {needs}. Może ją jeszcze zrealizować: {seats}")
COUNCIL: Final = Phrase("Galactic Council", "Rada Galaktyczna")
IN_FORCE: Final = Phrase("In force in slot {slot}: {card}. {text}", "Obowiązuje w slocie {slot}: {card}. {text}")
PROPOSED: Final = Phrase("Proposed in slot {slot}: {card}. {text}", "Propozycja w slocie {slot}: {card}. {text}")
VOTES: Final = Phrase("Votes for the slots: {votes}", "Głosy na kolejne sloty: {votes}")

# A combat
COMBAT: Final = Phrase("Combat at {system}, round {n}", "Walka w układzie {system}, runda {n}")
INVASION: Final = Phrase("Invasion of {system}", "Inwazja na układ {system}")
ATTACK: Final = Phrase("Attack, {side}: {elements}", "Atak, {side}: {elements}")
DEFENCE: Final = Phrase("Defence, {side}: {elements}", "Obrona, {side}: {elements}")
DEFENDED: Final = Phrase("population {n}", "populacja {n}")
ROLLED: Final = Phrase("{side} rolled {dice}", "{side}, rzut: {dice}")


def situation(state: AdAstra, scene: Scene) -> list[Passage]:
    """A combat under way, the viewer's empire, the galaxy, the rivals, then what belongs to everybody."""
    seat = max(scene.seat, 0)
    found: list[Passage] = []
    if state.fight is not None:
        found.append(_combat(state, state.fight, scene))
    seats = [(seat + place) % state.seats for place in range(state.seats)]
    empires = [_empire(state, one, scene) for one in seats if state.players[one].empire != NONE]
    galaxy = Passage(GALAXY.say(scene.language), tuple([_system(state, one, scene) for one in state.chart.systems]))
    own = scene.seat >= 0 and len(empires) > 0 and state.players[seat].empire != NONE
    found += [*empires[:1], galaxy, *empires[1:]] if own else [galaxy, *empires]
    found += [_turns(state, scene), _missions(state, scene), _council(state, scene)]
    return [passage for passage in found if passage.lines]


# An empire


def _empire(state: AdAstra, seat: int, scene: Scene) -> Passage:
    player, language = state.players[seat], scene.language
    lines = [_points(state, seat, language), _resources(state, seat, language)]
    lines.append(UNREST_AT.say(language, n=player.counts[UNREST], most=MOST_UNREST, level=player.unrest_level))
    levels = [
        BRANCH_NAMES[branch].say(language) + " " + LEVEL_NAMES[player.counts[LEVELS + branch]]
        for branch in range(len(BRANCHES))
    ]
    lines.append(LEVEL.say(language, levels=join(", ", levels)))
    lines.append(DEVELOPED.say(language, cards=_cards(TECHNOLOGIES, player.developed, language)))
    lines += _abilities(player, language)
    used = [part.said(language) for part in _flipping(player) if part.flips & player.flipped]
    if used:
        lines.append(USED.say(language, abilities=join(", ", used)))
    lines.append(HAND.say(language, cards=_hand(player, language)))
    for words, box, cards in (
        (KEPT, TECHNOLOGIES, player.kept),
        (ANOMALY_CARDS, ANOMALIES, player.anomalies.cards),
        (POOL, DIPLOMATS, player.pool.cards),
        (PRIZES, DIRECTIVES, player.prizes),
    ):
        if cards:
            lines.append(words.say(language, cards=_cards(box, cards, language)))
    lines += _missions_held(state, seat, language) + _sent(player, scene) + _envoys(state, player, language)
    lines += _figures(player, language)
    captured = sum(player.counts[CAPTURED : CAPTURED + state.seats])
    lines.append(TOKENS_HELD.say(language, reserve=reserve(state, seat), own=player.counts[TOKENS], captured=captured))
    return Passage(LEADS.say(language, seat=scene.player(seat), empire=EMPIRES[player.empire]), tuple(lines))


def _points(state: AdAstra, seat: int, language: str) -> Text:
    found = items(state, seat)
    said = join(", ", [source.say(language) + _signed(points) for source, points in found])
    total = sum([points for _, points in found])
    return POINTS.say(language, n=_signed(total).strip(), items=said or NOTHING.say(language))


def _signed(points: int) -> str:
    return f" {points}" if points >= 0 else f" −{-points}"


def _resources(state: AdAstra, seat: int, language: str) -> Text:
    counts, coming = state.players[seat].counts, income(state, seat)
    said = [
        OF_RESOURCE.say(language, amount=amount(what, counts[what], language), income=f"+{coming[what]}")
        for what in TYPES
    ]
    return RESOURCES.say(language, resources=join(", ", said))


def _abilities(player: Player, language: str) -> list[Text]:
    """Those of the board with its units' specials, and the milestones reached."""
    board = player.board
    parts = [*board.abilities, *[unit.special for unit in board.units if unit.special is not None], board.action]
    reached: list[Component] = []
    for branch in range(len(BRANCHES)):
        for level in board.milestones[branch][: player.level(branch)]:
            reached += [milestone for milestone in level if milestone not in reached]
    rows = ((ABILITIES, parts), (MILESTONES, reached))
    return [
        words.say(language, cards=join(", ", [part.said(language) for part in those])) for words, those in rows if those
    ]


def _flipping(player: Player) -> list[Component]:
    """All that a player has with abilities to be used once a round."""
    parts = [*player.board.parts(), *[TECHNOLOGIES[card] for card in player.developed]]
    return [part for part in parts if part.flips]


def _cards(box: Box[Any], cards: tuple[int, ...], language: str) -> Text:
    """Cards by name, and how many others there are that the viewer does not know."""
    found = [box[card].said(language) for card in cards if card != HIDDEN]
    hidden = cards.count(HIDDEN)
    if hidden:
        found.append(UNKNOWN.say(language, n=hidden))
    return join(", ", found) or NOTHING.say(language)


def _hand(player: Player, language: str) -> Text:
    own = [
        several(player.counts[IN_HAND + card], OWN_CARD_NAMES[card], language)
        for card in (STARTING_A, STARTING_B, EMPIRE_CARD)
        if player.counts[IN_HAND + card]
    ]
    more = [_cards(TECHNOLOGIES, player.hand.cards, language)] if player.hand.cards else []
    return join(", ", [*own, *more]) or NOTHING.say(language)


def _missions_held(state: AdAstra, seat: int, language: str) -> list[Text]:
    missions = state.players[seat].missions.cards
    if not missions:
        return []
    if HIDDEN in missions:
        return [SECRET.say(language, cards=_cards(MISSIONS, missions, language))]
    said = [NOW_WORTH.say(language, card=MISSIONS[one], n=secret_vp(state, seat, one)) for one in missions]
    return [SECRET.say(language, cards=join(", ", said))]


def _sent(player: Player, scene: Scene) -> list[Text]:
    """Diplomats in play before a player."""
    said = [
        SENT_BY.say(scene.language, card=DIPLOMATS[diplomat], seat=scene.player(initiator))
        for diplomat, initiator in player.in_play()
    ]
    return [IN_PLAY.say(scene.language, cards=join(", ", said))] if said else []


def _envoys(state: AdAstra, player: Player, language: str) -> list[Text]:
    if not state.council:
        return []
    ready, used = _votes(player.envoys.cards, language), _votes(player.used_envoys, language)
    return [ENVOYS.say(language, ready=ready, used=used)]


def _votes(envoys: tuple[int, ...], language: str) -> Text:
    known = [str(value + 1) for value in envoys if value != HIDDEN]
    hidden = envoys.count(HIDDEN)
    return join(", ", [*known, *([UNKNOWN.say(language, n=hidden)] if hidden else [])]) or NOTHING.say(language)


def _figures(player: Player, language: str) -> list[Text]:
    left = [several(player.counts[SUPPLY + cls], CLASS_NAMES[cls], language) for cls in range(len(CLASSES))]
    found = [SUPPLY_LEFT.say(language, figures=join(", ", left))]
    scrapped = [(cls, player.counts[SCRAPPED + cls]) for cls in range(UNIT_CLASSES)]
    said = [several(n, CLASS_NAMES[cls], language) for cls, n in scrapped if n]
    return [*found, SCRAP.say(language, figures=join(", ", said))] if said else found


# The galaxy


def _system(state: AdAstra, system: int, scene: Scene) -> Text:
    language = scene.language
    seat = scene.seat if scene.seat >= 0 and state.players[scene.seat].empire != NONE else NONE
    owner = state.owner[system]
    lives = owner if NONE < owner < MINOR else seat
    limits = printed_limits(state, system)
    if lives != NONE and state.planet[system] != NONE:
        limits = [limit(state, system, profession, lives) for profession in range(3)]
    ways = state.chart.linked[system] if seat == NONE else connected(state, seat, system)
    star, colour = Text(Span(STARS[system].title.say(language), STRONG)), STARS[system].colour
    said = [star if colour == WORMHOLE else STAR.say(language, star=star, colour=COLOUR_NAMES[colour])]
    said += contents(state, system, limits, scene)
    if ways:
        said.append(WAYS.say(language, systems=join(", ", [STARS[one].title.say(language) for one in ways])))
    return join(" · ", said)


# Everybody's


def _turns(state: AdAstra, scene: Scene) -> Passage:
    language = scene.language
    lines = [
        words.say(language, seats=_names(seats, scene))
        for words, seats in ((ORDER, state.order), (PASSED, state.passed))
        if seats
    ]
    return Passage(ROUND.say(language), tuple(lines))


def _names(seats: tuple[int, ...], scene: Scene) -> Text:
    said = join(", ", [scene.player(seat).said(scene.language) for seat in seats])
    return said or NOTHING.say(scene.language)


def _missions(state: AdAstra, scene: Scene) -> Passage:
    language = scene.language
    lines = []
    for mission, tokens in zip(state.missions, state.mission_tokens, strict=True):
        card = MISSIONS[mission]
        seats = tuple([seat for seat in range(state.seats) if tokens >> seat & 1])
        lines.append(MISSION.say(language, card=card, needs=card.public.say(language), seats=_names(seats, scene)))
    return Passage(PUBLIC.say(language), tuple(lines))


def _council(state: AdAstra, scene: Scene) -> Passage:
    language = scene.language
    lines = []
    for words, slots in ((IN_FORCE, state.active), (PROPOSED, state.proposals)):
        for slot, directive in enumerate(slots, 1):
            if directive != NONE:
                card = DIRECTIVES[directive]
                lines.append(words.say(language, slot=slot, card=card, text=join(" ", card.lines(language))))
    if state.votes:
        lines.append(VOTES.say(language, votes=", ".join([str(n) for n in state.votes])))
    return Passage(COUNCIL.say(language), tuple(lines))


# A combat


def _combat(state: AdAstra, fight: Fight, scene: Scene) -> Passage:
    language = scene.language
    invasion = fight.kind == LANDING_FORCE
    title = (INVASION if invasion else COMBAT).say(language, system=STARS[fight.system].title, n=fight.round)
    lines = []
    for side, words in ((ATTACKERS, ATTACK), (DEFENDERS, DEFENCE)):
        seat = fight.seat_of(side)
        who = NEUTRAL_SIDE if seat == NEUTRAL else scene.player(seat)
        alike: dict[Text, int] = {}
        for element, its in enumerate(fight.side):
            if its == side:
                name = named(fight, element, scene)
                alike[name] = alike.get(name, 0) + 1
        elements = join("; ", [f"{n} × " + name if n > 1 else name for name, n in alike.items()])
        if invasion and side == DEFENDERS:
            elements = DEFENDED.say(language, n=population(state, fight.system))
        lines.append(words.say(language, side=who, elements=elements or NOTHING.say(language)))
    to_roll = any([isinstance(step, (RollPhase, InvasionRoll)) for step in state.agenda])
    for side in () if to_roll else (ATTACKERS, DEFENDERS):  # old dice lie there until the next roll
        seat = fight.seat_of(side)
        dice = [str(face) for face, n in enumerate(faces_of(state, side), 1) for _ in range(n)]
        if dice:
            who = NEUTRAL_SIDE if seat == NEUTRAL else scene.player(seat)
            lines.append(ROLLED.say(language, side=who, dice=", ".join(dice)))
    return Passage(title, tuple(lines))
