"""AA-DEF-SYS: what lies in a system, in words."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.galaxy.fleets import class_of, count, count_class, digits, state_of
from orrery.games.adastra.galaxy.tiles import DISCOVERIES, PLANETS, STARS
from orrery.games.adastra.names import CLASSES, MINOR, NEUTRAL, NEUTRALS, NONE, READY, UNIT_CLASSES
from orrery.games.adastra.say import BUILDING_NAMES, CLASS_NAMES, NEUTRAL_NAMES, PROFESSION_NAMES, STATE_NAMES
from orrery.games.adastra.state import AdAstra
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text, join

UNEXPLORED: Final = Phrase("unexplored", "niezbadany")
PLANET: Final = Phrase("{planet}, {n} VP", "{planet}, {n} PZ")
OWNED: Final = Phrase("{owner} possesses it: {people}", "posiadacz: {owner}, {people}")
A_MINOR: Final = Phrase("a minor civilization", "pomniejsza cywilizacja")
LIMITS: Final = Phrase("limits: {limits}", "limity: {limits}")
OF: Final = Phrase("{profession} {n} of {most}", "{profession} {n} z {most}")
STANDING: Final = Phrase("buildings: {buildings}", "budowle: {buildings}")
FLEET: Final = Phrase("{side}: {fleet}", "{side}: {fleet}")
NEUTRAL_SIDE: Final = Phrase("neutral", "neutralne")
SEVERAL: Final = Phrase("{n} × {name}", "{n} × {name}")
IN_STATE: Final = Phrase("{n} × {name} ({state})", "{n} × {name} ({state})")
INFLUENCE: Final = Phrase("influence: {seat}", "wpływ: {seat}")
FLIPPED: Final = Phrase("influence: {seat}, flipped", "wpływ: {seat}, żeton odwrócony")
TOKENS: Final = Phrase("anomaly tokens: {n}", "żetony anomalii: {n}")


def several(n: int, name: Phrase, language: str) -> Text:
    return SEVERAL.say(language, n=n, name=name)


def fleet_said(holder: int, fleet: int, language: str) -> Text:
    """Units by class and state, and orbital buildings; or neutral elements."""
    if holder == NEUTRAL:
        kinds = [(kind, count(fleet, kind)) for kind in range(len(NEUTRALS))]
        return join(", ", [several(n, NEUTRAL_NAMES[kind], language) for kind, n in kinds if n])
    found: list[Text] = []
    for digit in digits(fleet):
        n, name, state = count(fleet, digit), CLASS_NAMES[class_of(digit)], state_of(digit)
        if state == READY:
            found.append(several(n, name, language))
        else:
            found.append(IN_STATE.say(language, n=n, name=name, state=STATE_NAMES[state]))
    for cls in range(UNIT_CLASSES, len(CLASSES)):
        if count_class(fleet, cls):
            found.append(several(count_class(fleet, cls), CLASS_NAMES[cls], language))
    return join(", ", found)


def people_said(people: list[int], limits: list[int], language: str) -> Text:
    """How many there are of every profession, and how many there can be; of a planet without people only the limits."""
    if not any(people):
        names = zip(PROFESSION_NAMES, limits, strict=True)
        return join(", ", [name.say(language) + f" {most}" for name, most in names])
    rows = zip(PROFESSION_NAMES, people, limits, strict=True)
    return join(", ", [OF.say(language, profession=name, n=n, most=most) for name, n, most in rows if n or most])


def contents(state: AdAstra, system: int, limits: list[int], scene: Scene) -> list[Text]:
    """All that lies in a system: its planet and discovery, people, buildings, fleet, influence and tokens."""
    language = scene.language
    found: list[Text] = []
    planet, discovery, owner, holder = (
        state.planet[system], state.discovery[system], state.owner[system], state.holder[system],
    )  # fmt: skip
    if planet != NONE:
        found.append(PLANET.say(language, planet=PLANETS[planet], n=PLANETS[planet].vp))
    elif STARS[system].coloured:
        found.append(UNEXPLORED.say(language))
    if discovery != NONE:
        found.append(DISCOVERIES[discovery].said(language))
    people = people_said(state.people[3 * system : 3 * system + 3], limits, language)
    if owner != NONE:
        who = A_MINOR if owner == MINOR else scene.player(owner)
        found.append(OWNED.say(language, owner=who, people=people))
    elif planet != NONE:
        found.append(LIMITS.say(language, limits=people))
    standing = [name for number, name in enumerate(BUILDING_NAMES) if state.buildings[system] >> number & 1]
    if standing:
        found.append(STANDING.say(language, buildings=join(", ", [name.say(language) for name in standing])))
    if holder != NONE:
        side = NEUTRAL_SIDE if holder == NEUTRAL else scene.player(holder)
        found.append(FLEET.say(language, side=side, fleet=fleet_said(holder, state.fleet[system], language)))
    if state.influence[system] != NONE:
        words = FLIPPED if state.dimmed >> system & 1 else INFLUENCE
        found.append(words.say(language, seat=scene.player(state.influence[system])))
    if state.tokens[system]:
        found.append(TOKENS.say(language, n=state.tokens[system]))
    return found


def printed_limits(state: AdAstra, system: int) -> list[int]:
    """The limits of every profession as the tiles have them, without anybody's milestones."""
    planet, discovery = state.planet[system], state.discovery[system]
    limits = [0, 0, 0] if planet == NONE else list(PLANETS[planet].limits)
    more = (0, 0, 0) if discovery == NONE else DISCOVERIES[discovery].limits
    return [max(0, limit + change) for limit, change in zip(limits, more, strict=True)]
