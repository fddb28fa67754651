"""What lasting abilities speak of: moments that they listen to, figures that they change, rules that they bend.

Each is declared once with its words; a faction, relic or technology is made of clauses about them, and its text is
what they say.
"""

from __future__ import annotations

from typing import Final

from orrery.games.parts.ability import Grammar
from orrery.kernel.text import Phrase

GRAMMAR: Final = Grammar()

# Factions: when

SET_UP: Final = GRAMMAR.moment("set-up", Phrase("Setup: {effect}.", "Przygotowanie: {effect}."))
FACTION_ASSET: Final = GRAMMAR.moment(
    "faction-asset", Phrase("At each faction asset: {effect}.", "Za każdy kapitał rasy: {effect}.")
)
PLANET_ASSET: Final = GRAMMAR.moment(
    "planet-asset",
    Phrase(
        "Each time you claim a printed planet asset, {effect}.", "Gdy zdobywasz wydrukowany kapitał planety, {effect}."
    ),
)
PLANET_SYSTEM: Final = GRAMMAR.moment(
    "planet-system",
    Phrase(
        "Each time you claim a system with a planet asset, {effect}.",
        "Gdy zdobywasz układ z kapitałem planety, {effect}.",
    ),
)
PLANET_UNLOCKED: Final = GRAMMAR.moment(
    "planet-unlocked", Phrase("Each time you unlock a planet, {effect}.", "Gdy odblokowujesz planetę, {effect}.")
)
DOCK_FINISHED: Final = GRAMMAR.moment(
    "dock-built", Phrase("Each time you build a space dock, {effect}.", "Gdy budujesz stocznię kosmiczną, {effect}.")
)
TECHNOLOGY_GAINED: Final = GRAMMAR.moment(
    "technology-unlocked",
    Phrase("Each time you unlock a technology, {effect}.", "Gdy odblokowujesz technologię, {effect}."),
)
WORMHOLE_PASSED: Final = GRAMMAR.moment(
    "wormhole-passed",
    Phrase(
        "Each time you access a system through a wormhole, {effect}.",
        "Gdy uzyskujesz dostęp do układu przez tunel, {effect}.",
    ),
)
WAR_WON: Final = GRAMMAR.moment(
    "war-won", Phrase("Each time you win a war, {effect}.", "Gdy wygrywasz wojnę, {effect}.")
)
FIRST_WIN: Final = GRAMMAR.moment(
    "first-win",
    Phrase(
        "The first time you win on each side, also {effect}.", "Za pierwszym razem po każdej ze stron także {effect}."
    ),
)
WAR_NOT_WON: Final = GRAMMAR.moment(
    "war-not-won", Phrase("When you tie or lose a war, {effect}.", "Gdy remisujesz albo przegrywasz wojnę, {effect}.")
)
STRENGTH_COUNTED: Final = GRAMMAR.moment(
    "strength-counted",
    Phrase(
        "When the strength of one of your sections is determined, {effect}.",
        "Gdy określa się siłę twojej sekcji, {effect}.",
    ),
)
COUNCIL_BEGUN: Final = GRAMMAR.moment(
    "council-begun",
    Phrase(
        "In each council event, right after votes are gained, {effect}.",
        "Podczas każdej rady, zaraz po zdobyciu głosów, {effect}.",
    ),
)
VOTE_WON: Final = GRAMMAR.moment(
    "vote-won",
    Phrase(
        "If the side you voted for wins (with 1 or 2 players: if you cast more votes than the AI), {effect} before the"
        " outcome is resolved.",
        "Jeśli wygra strona, na którą głosujesz (przy 1 lub 2 graczach: jeśli oddasz więcej głosów niż SI), {effect}"
        " przed rozpatrzeniem wyniku.",
    ),
)
STRATEGY_ENDED: Final = GRAMMAR.moment(
    "strategy-ended",
    Phrase("At the end of every strategy event, {effect}.", "Na koniec każdej strategii {effect}."),
)

# Relics: when

AT_ONCE: Final = GRAMMAR.moment("at-once", Phrase("Immediately: {effect}.", "Natychmiast: {effect}."))
ACTIVATED: Final = (
    GRAMMAR.moment(
        "navigation-activated", Phrase("When you activate navigation: {effect}.", "Gdy aktywujesz nawigację: {effect}.")
    ),
    GRAMMAR.moment(
        "expansion-activated", Phrase("When you activate expansion: {effect}.", "Gdy aktywujesz ekspansję: {effect}.")
    ),
    GRAMMAR.moment(
        "industry-activated", Phrase("When you activate industry: {effect}.", "Gdy aktywujesz przemysł: {effect}.")
    ),
    GRAMMAR.moment(
        "warfare-activated", Phrase("When you activate warfare: {effect}.", "Gdy aktywujesz wojskowość: {effect}.")
    ),
)
ANY_ACTIVATED: Final = GRAMMAR.moment(
    "any-activated", Phrase("When you activate any sheet: {effect}.", "Gdy aktywujesz dowolny arkusz: {effect}.")
)
IN_A_STEP: Final = GRAMMAR.moment(
    "in-a-step",
    Phrase("In step 1 or 3 of a strategy event: {effect}.", "W kroku 1 albo 3 wydarzenia strategii: {effect}."),
)
AFTER_ROLL: Final = GRAMMAR.moment(
    "after-roll",
    Phrase("Right after the roll of a strategy event: {effect}.", "Zaraz po rzucie podczas strategii: {effect}."),
)
EVENT_ENDED: Final = GRAMMAR.moment(
    "event-ended",
    Phrase(
        "At the end of a strategy event (announced in step 3): {effect}.",
        "Na koniec strategii (zapowiedź w kroku 3): {effect}.",
    ),
)
IN_A_WAR: Final = GRAMMAR.moment(
    "in-a-war", Phrase("In a war event, after step 3: {effect}.", "Podczas wojny, po kroku 3: {effect}.")
)
GAME_ENDED: Final = GRAMMAR.moment(
    "game-ended", Phrase("At the end of the game: {effect}.", "Na koniec gry: {effect}.")
)

# Technologies: when

ONCE_ACTIVE: Final = GRAMMAR.moment(
    "once-active", Phrase("Once per activation: {effect}.", "Raz na aktywację: {effect}.")
)
INDUSTRY_ACTIVE: Final = GRAMMAR.moment(
    "industry-active",
    Phrase(
        "While industry is active, as often as you like: {effect}.",
        "Gdy przemysł jest aktywny, dowolnie często: {effect}.",
    ),
)

# Figures

STRENGTH: Final = GRAMMAR.stat(
    "strength",
    Phrase(
        "{n:+} strength in both sections of every war event (never below 0).",
        "{n:+} siły w obu sekcjach każdej wojny (nigdy poniżej 0).",
    ),
)
ANOMALY_STRENGTH: Final = GRAMMAR.stat(
    "anomaly-strength",
    Phrase("Each such node counts {n} more for strength.", "Każdy taki węzeł liczy się do siły o {n} więcej."),
)
FLEET_STRENGTH: Final = GRAMMAR.stat(
    "fleet-strength",
    Phrase(
        "In every war: {n:+} strength in a section that wholly contains at least 2 of your units other than infantry.",
        "Podczas każdej wojny: {n:+} siły w sekcji, w której w całości leżą co najmniej 2 twoje jednostki inne niż"
        " piechota.",
    ),
)
FREE_VOTES: Final = GRAMMAR.stat(
    "free-votes",
    Phrase(
        "You have {n} free {n:vote|votes} in every council event.",
        "Podczas każdej rady masz {n} {n:darmowy głos|darmowe głosy|darmowych głosów}.",
    ),
)
FIRST_GOOD: Final = GRAMMAR.stat(
    "first-good",
    Phrase(
        "The first trade good you spend as a resource in each round gives {n} more of that resource.",
        "Pierwsze dobro handlowe wydane w rundzie jako zasób daje o {n} więcej tego zasobu.",
    ),
)
PILLAGE: Final = GRAMMAR.stat(
    "pillage",
    Phrase(
        "In each production event gain {n} more trade {n:good|goods} for each neighbor that gains any from its own “+1"
        " trade good” symbols. An AI neighbor always counts.",
        "Podczas każdej produkcji zdobądź o {n} {n:dobro handlowe|dobra handlowe|dóbr handlowych} więcej za każdego"
        " sąsiada, który zdobywa jakieś ze swoich symboli „+1 dobro handlowe”. Sąsiad SI liczy się zawsze.",
    ),
)
WAR_SUN_POINTS: Final = GRAMMAR.stat(
    "war-sun-points",
    Phrase("Each war sun you build gives {n} VP more.", "Każde zbudowane słońce wojny daje {n} PZ więcej."),
)
MECATOL_SLOT: Final = GRAMMAR.stat(
    "mecatol-slot",
    Phrase(
        "When you are paid for Mecatol Rex, take the reward {n} {n:slot|slots} above yours.",
        "Gdy otrzymujesz nagrodę za Mecatol Rex, weź nagrodę o {n} {n:rubrykę|rubryki|rubryk} wyżej.",
    ),
)

# Rules

NO_VOTING: Final = GRAMMAR.rule("no-voting", Phrase("You never cast votes.", "Nigdy nie głosujesz."))
ON_ANOMALIES: Final = GRAMMAR.rule(
    "on-anomalies",
    Phrase("Your units may be deployed on anomaly nodes.", "Swoje jednostki możesz wystawiać na węzłach z anomaliami."),
)
WORMHOLE_TRAVEL: Final = GRAMMAR.rule(
    "wormhole-travel",
    Phrase(
        "You may access systems through wormholes: in at an accessed system, out at one that is not.",
        "Tunelami czasoprzestrzennymi sięgasz dalej: wchodzisz w dostępnym układzie, a dostęp zyskujesz tam, gdzie"
        " wychodzisz.",
    ),
)
DRIVE_STAYS: Final = GRAMMAR.rule(
    "drive-stays",
    Phrase("Your Gravity Drive cannot be crossed off.", "Twojego Napędu grawitacyjnego nie można skreślić."),
)
WORMHOLES_STAY: Final = GRAMMAR.rule(
    "wormholes-stay", Phrase("Your wormholes are never used up.", "Twoje tunele nigdy się nie zużywają.")
)
MATERIAL_FOR_WAR_SUNS: Final = GRAMMAR.rule(
    "material-for-war-suns",
    Phrase(
        "Material may cross any symbol in the cost of a war sun.",
        "Surowcem możesz skreślić dowolny symbol w koszcie słońca wojny.",
    ),
)
CONVERTS_A_DIE: Final = GRAMMAR.rule(
    "converts-a-die",
    Phrase(
        "In a strategy event in which your active sheet differs from that of the strategy event before, you may use 1"
        " black die result as another resource.",
        "Podczas strategii, w której twój aktywny arkusz jest inny niż podczas poprzedniej, możesz użyć wyniku 1"
        " czarnej kości jako innego zasobu.",
    ),
)
GIVES_UP_A_DIE: Final = GRAMMAR.rule(
    "gives-up-a-die",
    Phrase(
        "Once per strategy event, in step 3, you may give up 1 black die result to gain 1 trade good.",
        "Raz na strategię, w kroku 3, możesz zrezygnować z wyniku 1 czarnej kości, żeby zdobyć 1 dobro handlowe.",
    ),
)
NO_INFANTRY_BUILT: Final = GRAMMAR.rule(
    "no-infantry-built",
    Phrase("You may not spend resources to build infantry.", "Nie możesz wydawać zasobów na piechotę."),
)
LATE_SHEET: Final = GRAMMAR.rule(
    "late-sheet",
    Phrase(
        "In a strategy event you may choose no sheet in step 1; then you choose it at the start of step 3 and spend the"
        " card’s resources together with those of the dice.",
        "Podczas strategii możesz nie wybierać arkusza w kroku 1; wybierasz go wtedy na początku kroku 3 i wydajesz"
        " zasoby z karty razem z zasobami z kości.",
    ),
)
FORESIGHT: Final = GRAMMAR.rule(
    "foresight",
    Phrase(
        "You may look at the top card of the event deck at any time.",
        "W każdej chwili możesz obejrzeć wierzchnią kartę talii wydarzeń.",
    ),
)
NO_PENALTY: Final = GRAMMAR.rule(
    "no-penalty", Phrase("You never claim the penalty of a war.", "Nigdy nie zdobywasz kary za wojnę.")
)
FREE_MECATOL: Final = GRAMMAR.rule(
    "free-mecatol",
    Phrase(
        "While navigation is active you may claim an accessed Mecatol Rex without influence.",
        "Gdy nawigacja jest aktywna, możesz zdobyć dostępny Mecatol Rex bez wpływu.",
    ),
)
RELIC_OF_TWO: Final = GRAMMAR.rule(
    "relic-of-two",
    Phrase(
        "When you draw a relic, also look at the top card of the common relic deck, keep one of the two and put the"
        " other at the bottom.",
        "Gdy dobierasz relikt, obejrzyj też wierzchnią kartę wspólnej talii reliktów, zatrzymaj jedną z dwóch, a drugą"
        " połóż na spodzie.",
    ),
)
