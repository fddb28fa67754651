"""Every reason why something cannot be done."""

from __future__ import annotations

from typing import Final

from orrery.kernel.text import Phrase, Refusal


def _refusal(key: str, en: str, pl: str) -> Refusal:
    return Refusal(key, Phrase(en, pl))


IMPOSSIBLE: Final = _refusal("impossible", "No part of it can be done now.", "Żadnej części nie można teraz wykonać.")
NO_USE: Final = _refusal(
    "no-use",
    "It has no legal use on this sheet now.",
    "Nie ma teraz na tym arkuszu żadnego dozwolonego zastosowania.",
)
HAS_USE: Final = _refusal(
    "has-use",
    "It still has a legal use, so it must be spent, not lost.",
    "Wciąż ma dozwolone zastosowanie, więc trzeba go wydać, a nie stracić.",
)
SPEND_OTHERS: Final = _refusal(
    "spend-others",
    "Spend first what has a legal use: that may open one for this.",
    "Najpierw wydaj to, co ma dozwolone zastosowanie: to może otworzyć zastosowanie dla tego zasobu.",
)
NO_TRADE_GOODS: Final = _refusal(
    "no-trade-goods", "You have no unspent trade good.", "Nie masz niewydanych dóbr handlowych."
)
NOT_INTRODUCED: Final = _refusal(
    "not-introduced",
    "The tutorial has not introduced this sheet yet.",
    "Samouczek nie wprowadził jeszcze tego arkusza.",
)

# Technologies
LOCKED_TECHNOLOGY: Final = _refusal(
    "locked-technology", "You have not unlocked this technology.", "Ta technologia nie jest odblokowana."
)
LOST_TECHNOLOGY: Final = _refusal(
    "lost-technology", "This technology is crossed off.", "Ta technologia jest skreślona."
)
USED_TECHNOLOGY: Final = _refusal(
    "used-technology", "You have used it in this activation already.", "Wykorzystano ją już w tej aktywacji."
)
UNLOCKED_TECHNOLOGY: Final = _refusal(
    "unlocked-technology", "You have unlocked this technology already.", "Ta technologia jest już odblokowana."
)
NOTHING_THERE: Final = _refusal(
    "nothing-there", "There is nothing it could be used on now.", "Nie ma teraz na co jej użyć."
)

# Navigation
NOT_JOINED: Final = _refusal(
    "not-joined",
    "No hyperlane joins it to an accessed system.",
    "Żaden korytarz nadprzestrzenny nie łączy go z dostępnym układem.",
)
NOT_ACCESSED: Final = _refusal("not-accessed", "You have not accessed this system.", "Ten układ nie jest dostępny.")
LOST_SYSTEM: Final = _refusal("lost-system", "This system is crossed off.", "Ten układ jest skreślony.")

# Expansion
LOCKED_PLANET: Final = _refusal("locked-planet", "This planet is locked.", "Ta planeta jest zablokowana.")
CLOSED_PLANET: Final = _refusal(
    "closed-planet", "Nothing more can be marked on this planet.", "Na tej planecie nie można już nic oznaczyć."
)
OTHER_SYMBOL: Final = _refusal("other-symbol", "This is another symbol.", "To inny symbol.")
LOST_DOCK: Final = _refusal("lost-dock", "This space dock is crossed off.", "Ta stocznia kosmiczna jest skreślona.")
BUILT_DOCK: Final = _refusal("built-dock", "This space dock is built.", "Ta stocznia kosmiczna jest zbudowana.")

# Industry
NOT_BESIDE_MARKED: Final = _refusal(
    "not-beside-marked", "It is not adjacent to a marked space.", "Nie sąsiaduje z żadnym oznaczonym polem."
)
NOT_BESIDE_SCRAPPED: Final = _refusal(
    "not-beside-scrapped", "It is not adjacent to a scrapped space.", "Nie sąsiaduje z żadnym zlikwidowanym polem."
)

# Warfare
LOCKED_UNITS: Final = _refusal(
    "locked-units",
    "This type of unit is locked: spend its specialty first.",
    "Ten rodzaj jednostek jest zablokowany: najpierw wydaj specjalizację.",
)
BUILT: Final = _refusal("built", "This unit is built already.", "Ta jednostka jest już zbudowana.")
LOST_BAR: Final = _refusal("lost-bar", "This unit is crossed off.", "Ta jednostka jest skreślona.")
NO_SUCH_SYMBOL: Final = _refusal(
    "no-such-symbol",
    "It has no such symbol left to cross.",
    "Nie ma już takiego symbolu do skreślenia.",
)
NO_INFANTRY: Final = _refusal(
    "no-infantry",
    "The Arborec may not spend resources on infantry.",
    "Arborekowie nie mogą wydawać zasobów na piechotę.",
)

# Council
NO_VOTES: Final = _refusal("no-votes", "You have fewer votes than that.", "Masz mniej głosów.")
