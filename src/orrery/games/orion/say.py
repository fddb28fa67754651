"""How effects say themselves, in every language; ``they`` speaks of an opponent instead of you."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orrery.kernel.text import AMOUNT, Phrase, Span, Text

Amounts = list[tuple[int, int]]
"""What, and how much of it."""

ICONS: Final = ("food", "fleet", "production", "morale", "vp", "reserve", "cube")
"""What pages call each of the ``WHAT``."""
NOTHING: Final = Phrase("nothing", "nic")

WHAT: Final = (
    Phrase("{n} Food", "{n} żywności"),
    Phrase("{n} Fleet", "{n} floty"),
    Phrase("{n} Production", "{n} produkcji"),
    Phrase("{n} Morale", "{n} morale"),
    Phrase("{n} VP", "{n} PZ"),
    Phrase("{n} {n:action cube|action cubes} in Reserve", "{n} {n:znacznik|znaczniki|znaczników} w rezerwach"),
    Phrase(
        "{n} extra {n:action cube|action cubes}",
        "{n} {n:dodatkowy znacznik|dodatkowe znaczniki|dodatkowych znaczników} akcji",
    ),
)

COLOUR_NAMES: Final = (
    Phrase("blue", "niebieska"),
    Phrase("red", "czerwona"),
    Phrase("yellow", "żółta"),
    Phrase("grey", "szara"),
)
_ACCUSATIVE: Final = ("niebieską", "czerwoną", "żółtą", "szarą")

PHRASES: Final[dict[str, Phrase]] = {
    "gain": Phrase("gain {what}", "zyskaj {what}"),
    "gain+they": Phrase("gains {what}", "zyskuje {what}"),
    "gain-each": Phrase("gain {what} for each {each}", "zyskaj {what} za {each}"),
    "gain-each+they": Phrase("gains {what} for each {each}", "zyskuje {what} za {each}"),
    "lose": Phrase("lose {what}", "strać {what}"),
    "lose+they": Phrase("loses {what}", "traci {what}"),
    "lose-each": Phrase("lose {what} for each {each}", "strać {what} za {each}"),
    "lose-each+they": Phrase("loses {what} for each {each}", "traci {what} za {each}"),
    "structures-here": Phrase("{colour} structure in this system", "każdą {colour} strukturę w tym układzie"),
    "cards-here": Phrase("{colour} card in this system", "każdą {colour} kartę w tym układzie"),
    "structures-mine": Phrase("{colour} structure in your systems", "każdą {colour} strukturę w swoich układach"),
    "structures-mine+they": Phrase("{colour} structure in their systems", "każdą {colour} strukturę w swoich układach"),
    "cards-mine": Phrase("of your {colour} cards", "każdą swoją {colour} kartę"),
    "cards-mine+they": Phrase("of their {colour} cards", "każdą swoją {colour} kartę"),
    "working-colours": Phrase(
        "different colour among your Working cards", "każdy inny kolor wśród swoich kart aktywnych"
    ),
    "working-colours+they": Phrase(
        "different colour among their Working cards", "każdy inny kolor wśród swoich kart aktywnych"
    ),
    "systems-mine": Phrase("of your systems", "każdy swój układ"),
    "systems-mine+they": Phrase("of their systems", "każdy swój układ"),
    "morale-pairs": Phrase("full 2 points of your Morale", "każde pełne 2 punkty swojego morale"),
    "morale-pairs+they": Phrase("full 2 points of their Morale", "każde pełne 2 punkty swojego morale"),
    "then": Phrase(", then ", ", następnie "),
    "or": Phrase(" or ", " albo "),
    "comma": Phrase(", ", ", "),
    "and-also": Phrase(", and ", " oraz "),
    "chooses": Phrase("chooses: {effects}", "wybiera: {effects}"),
    "and": Phrase(" and ", " i "),
    "if-working": Phrase(
        "if you have a {colour} Working card, {effect}", "jeśli masz {colour} kartę aktywną, {effect}"
    ),
    "exchange": Phrase("exchange once, either way: {left} ↔ {right}", "wymień raz, w dowolną stronę: {left} ↔ {right}"),
    "free-trade": Phrase(
        "make one exchange of your Trade row without an action", "wykonaj jedną wymianę jak w akcji Handel, bez akcji"
    ),
    "draw": Phrase("draw {n} {n:card|cards}", "dobierz {n} {n:kartę|karty|kart}"),
    "draw+they": Phrase("draws {n} {n:card|cards}", "dobiera {n} {n:kartę|karty|kart}"),
    "draw-each": Phrase("draw {n} {n:card|cards} for each {each}", "dobierz {n} {n:kartę|karty|kart} za {each}"),
    "draw-each+they": Phrase("draws {n} {n:card|cards} for each {each}", "dobiera {n} {n:kartę|karty|kart} za {each}"),
    "discard": Phrase("discard {n} {n:card|cards} from hand", "odrzuć {n} {n:kartę|karty|kart} z ręki"),
    "discard+they": Phrase("discards {n} {n:card|cards} from hand", "odrzuca {n} {n:kartę|karty|kart} z ręki"),
    "take-any": Phrase(
        "take any one card from the discard pile into your hand", "wybierz jedną z kart odrzuconych i weź ją na rękę"
    ),
    "take-top": Phrase(
        "take the top card of the discard pile into your hand",
        "weź na rękę wierzchnią kartę ze stosu kart odrzuconych",
    ),
    "take-newest": Phrase(
        "take 1 of the top {n} cards of the discard pile", "weź na rękę 1 z {n} wierzchnich kart stosu kart odrzuconych"
    ),
    "may-take-any": Phrase(
        "you may take any one card from the discard pile into your hand",
        "możesz wybrać jedną z kart odrzuconych i wziąć ją na rękę",
    ),
    "may-take-top": Phrase(
        "you may take the top card of the discard pile into your hand",
        "możesz wziąć na rękę wierzchnią kartę ze stosu kart odrzuconych",
    ),
    "may-take-newest": Phrase(
        "you may take 1 of the top {n} cards of the discard pile",
        "możesz wziąć 1 z {n} wierzchnich kart stosu kart odrzuconych",
    ),
    "each-opponent": Phrase("each opponent {effect}", "każdy przeciwnik {effect}"),
    "defender": Phrase("the defender also {effect}", "obrońca dodatkowo {effect}"),
    "build": Phrase(
        "build 1 structure from your hand without an action (pay its cost)",
        "zbuduj 1 strukturę z ręki bez akcji (zapłać jej koszt)",
    ),
    "build-here": Phrase("build 1 structure of your hand on this system", "zbuduj w tym układzie 1 strukturę z ręki"),
    "may-build-here": Phrase(
        "you may build 1 structure of your hand on this system", "możesz zbudować w tym układzie 1 strukturę z ręki"
    ),
    "build-top": Phrase("build the top card of the discard pile", "zbuduj wierzchnią kartę ze stosu kart odrzuconych"),
    "may-build": Phrase(
        "you may build 1 structure from your hand without an action (pay its cost)",
        "możesz zbudować 1 strukturę z ręki bez akcji (zapłać jej koszt)",
    ),
    "with-discount": Phrase(
        "{effect} with a discount of {n} {n:resource|resources}", "{effect} ze zniżką {n} {n:zasobu|zasobów|zasobów}"
    ),
    "build-then": Phrase(
        "{effect}; if it is {colour}, you may build 1 more the same way",
        "{effect}; jeśli wybierzesz {colour}, możesz tak samo zbudować jeszcze 1",
    ),
    "activate-any": Phrase(
        "you may activate any number of your Working cards with an empty A space (Advisor included) without an action,"
        " each with a cube from your Reserve",
        "możesz aktywować dowolnie wiele swoich kart aktywnych z pustym polem A (także doradcę) bez akcji, każdą"
        " znacznikiem z rezerw",
    ),
    "hire": Phrase(
        "hire an Advisor, or replace yours, without discarding cards",
        "zatrudnij doradcę (lub wymień swojego) bez odrzucania kart",
    ),
    "return-advisor": Phrase(
        "return your Advisor to the middle of the table (Fulcrum Sandebar stays)",
        "odłóż swojego doradcę na środek stołu (Fulcrum Sandebar zostaje)",
    ),
    "return-advisor+they": Phrase(
        "returns their Advisor to the middle of the table (Fulcrum Sandebar stays)",
        "odkłada swojego doradcę na środek stołu (Fulcrum Sandebar zostaje)",
    ),
    "cube-to-pool": Phrase(
        "add the cube on this Advisor to your available action cubes",
        "dodaj znacznik z tego doradcy do dostępnych znaczników akcji",
    ),
    "gain-beneath": Phrase(
        "gain by the colour of the card directly beneath: blue {food} Food, red {fleet} Fleet,"
        " yellow {production} Production",
        "zyskaj według koloru karty bezpośrednio pod spodem: niebieska {food} żywności, czerwona {fleet} floty,"
        " żółta {production} produkcji",
    ),
    "fill-spaces": Phrase(
        "put cubes from your Reserve on all empty A and R spaces of your Working cards and Advisor",
        "połóż znaczniki z rezerw na wszystkich pustych polach A i R swoich kart aktywnych i doradcy",
    ),
    "fill-spaces+they": Phrase(
        "puts cubes from their own Reserve on all empty A and R spaces of their Working cards and Advisor",
        "kładzie znaczniki ze swoich rezerw na wszystkich pustych polach A i R swoich kart aktywnych i doradcy",
    ),
    "bury-each": Phrase(
        "for each opponent choose 1 of their Working structures: it goes to the bottom of its system",
        "u każdego przeciwnika wybierz 1 aktywną strukturę: trafia na spód swojego układu",
    ),
    "rearrange": Phrase(
        "put the cards of one of your systems in any order",
        "ułóż karty jednego ze swoich układów w dowolnej kolejności",
    ),
    "steal": Phrase(
        "choose an opponent with cards in hand, look at that hand and take 1 card from it",
        "wybierz przeciwnika z kartami na ręce, obejrzyj jego rękę i weź z niej 1 kartę",
    ),
    "pay": Phrase("pay {parts}", "zapłać {parts}"),
    "price-cards": Phrase("discard {n} {n:card|cards} from hand", "odrzuć {n} {n:kartę|karty|kart} z ręki"),
    "price-morale": Phrase("lose {n} Morale", "strać {n} morale"),
    "price-pool": Phrase(
        "return {n} available action {n:cube|cubes} to the Reserve",
        "odłóż {n} {n:dostępny znacznik|dostępne znaczniki|dostępnych znaczników} akcji do rezerw",
    ),
    "price-cube": Phrase("put a cube from your Reserve on this card", "połóż na tej karcie znacznik z rezerw"),
}


def phrase(key: str, language: str, they: bool = False, **values: Any) -> Text:
    """A phrase with its gaps filled; the form about an opponent where one is asked for and exists."""
    found = PHRASES.get(key + "+they") if they else None
    if found is None:
        found = PHRASES[key]
    return found.say(language, **values)


def amount(what: int, n: int, language: str, sign: str = "") -> Text:
    """ "3 Food"."""
    return Text(Span(sign + WHAT[what].say(language, n=n), AMOUNT, ICONS[what], n))


def paid(amounts: Amounts, language: str) -> Text:
    """ "3 Food and 1 Production", or "nothing"."""
    return listed("and", [amount(what, n, language) for what, n in amounts if n], language) or NOTHING.say(language)


def colour_name(colour: int, language: str) -> str:
    """A colour as it stands before "structure" or "card" in these phrases."""
    if colour < 0:
        return ""
    return _ACCUSATIVE[colour] if language == "pl" else COLOUR_NAMES[colour].en


def listed(key: str, parts: Sequence[str], language: str) -> Text:
    """Parts of a list: the last is joined by the phrase, those before it by commas where there are three or more."""
    if key in ("or", "and") and len(parts) > 2:
        parts = [PHRASES["comma"].say(language).join(parts[:-1]), parts[-1]]
    return PHRASES[key].say(language).join(parts)
