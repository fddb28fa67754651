"""One sentence of help for every kind of option that is not a card."""

from __future__ import annotations

from typing import Final

from orrery.kernel.text import Phrase

HELP: Final[dict[str, Phrase]] = {
    "done": Phrase(
        "Until everybody has put the pen down you can take your marks back.",
        "Dopóki wszyscy nie odłożą pisaków, możesz cofać swoje oznaczenia.",
    ),
    "later": Phrase(
        "You choose your active sheet after the roll, and spend the card’s resources then.",
        "Aktywny arkusz wybierzesz po rzucie i wtedy wydasz zasoby z karty.",
    ),
    "sheet": Phrase(
        "Resources are spent on the active sheet only; it does not change during the round.",
        "Zasoby wydaje się tylko na aktywnym arkuszu; nie zmienia się on w trakcie rundy.",
    ),
    "spend": Phrase("Every resource must be used if it can be.", "Każdy zasób trzeba wykorzystać, jeśli się da."),
    "lose": Phrase(
        "A resource is lost only if it has no legal use now.", "Zasób przepada tylko wtedy, gdy nie ma zastosowania."
    ),
    "trade-good": Phrase(
        "A trade good is one resource of any kind on the active sheet.",
        "Dobro handlowe to 1 dowolny zasób na aktywnym arkuszu.",
    ),
    "use": Phrase(
        "Planets unlock planets or build docks; specialties pay for technologies, locks, units and dotted-X spaces;"
        " focus assets unlock a focus die.",
        "Planety odblokowują planety albo budują stocznie; specjalizacje opłacają technologie, blokady, jednostki i"
        " pola z wykropkowanym X; intensyfikacje odblokowują kość.",
    ),
    "access": Phrase(
        "Draw a line from an accessed system along a hyperlane: 1 material or 1 research.",
        "Narysuj linię z dostępnego układu wzdłuż korytarza nadprzestrzennego: 1 surowiec albo 1 badanie.",
    ),
    "wormhole": Phrase(
        "With Gravity Drive: in at an accessed system, out at another wormhole; both are used up, but never for the"
        " Ghosts of Creuss.",
        "Z Napędem grawitacyjnym: wejście w dostępnym układzie, wyjście w innym tunelu; oba się zużywają, ale nigdy"
        " Duchom Creuss.",
    ),
    "claim": Phrase("Circle an accessed system: 1 influence.", "Zakreśl dostępny układ: 1 wpływ."),
    "unlock-planet": Phrase(
        "Only symbols of unlocked planets can be crossed.", "Skreślać można tylko symbole odblokowanych planet."
    ),
    "cross": Phrase(
        "A finished row or column claims its asset.", "Ukończony rząd albo ukończona kolumna zdobywa swój kapitał."
    ),
    "dock": Phrase("Building a space dock claims its asset.", "Zbudowanie stoczni zdobywa jej kapitał."),
    "dock-symbol": Phrase(
        "Crossing all symbols of its cost builds the dock.", "Skreślenie wszystkich symboli kosztu buduje stocznię."
    ),
    "scrap": Phrase(
        "Scrap a space beside a marked one: 1 material. Its asset is destroyed.",
        "Zlikwiduj pole obok oznaczonego: 1 surowiec. Jego kapitał przepada.",
    ),
    "space": Phrase(
        "Claim a space beside a scrapped one: 1 influence or 1 research.",
        "Zdobądź pole obok zlikwidowanego: 1 wpływ albo 1 badanie.",
    ),
    "bar": Phrase(
        "Crossing the last symbol builds the unit: claim its VP, then deploy it.",
        "Skreślenie ostatniego symbolu buduje jednostkę: zdobądź jej PZ i ją wystaw.",
    ),
    "infantry": Phrase("One resource of any kind builds 1 infantry.", "1 dowolny zasób buduje 1 piechotę."),
    "place": Phrase(
        "Above the deployment line, in its first row or next to one of your units; covered assets are claimed.",
        "Nad linią wystawienia, w jej pierwszym rzędzie albo obok swojej jednostki; zakryte kapitały zdobywasz.",
    ),
    "half": Phrase(
        "Left sections fight the left neighbor, right sections the right one.",
        "Lewe sekcje walczą z sąsiadem po lewej, prawe z sąsiadem po prawej.",
    ),
    "legend": Phrase(
        "Use them one after the other; nothing else can be spent meanwhile.",
        "Wykorzystuj je po kolei; w tym czasie nie można wydawać nic innego.",
    ),
}
