"""How discounts are said: on what, and whether for each item or for one of an action."""

from __future__ import annotations

from typing import Final

from orrery.kernel.text import Phrase

DISCOUNTED: Final = (
    (
        Phrase(
            "every population you create costs {n} food less (never less than 1)",
            "każda tworzona populacja kosztuje o {n} żywności mniej (nigdy mniej niż 1)",
        ),
        Phrase(
            "in each Growth action one population you create costs {n} food less (never less than 1)",
            "w każdej akcji Przyrostu Populacji jedna tworzona populacja kosztuje o {n} żywności mniej (nigdy mniej"
            " niż 1)",
        ),
    ),
    (
        Phrase(
            "every worker you create costs {n} food less (never less than 1)",
            "każdy tworzony robotnik kosztuje o {n} żywności mniej (nigdy mniej niż 1)",
        ),
        Phrase(
            "in each Growth action one worker you create costs {n} food less (never less than 1)",
            "w każdej akcji Przyrostu Populacji jeden tworzony robotnik kosztuje o {n} żywności mniej (nigdy mniej niż"
            " 1)",
        ),
    ),
    (
        Phrase(
            "every unit costs you {n} production less (never less than 1; not cumulative with another discount on it)",
            "każda jednostka kosztuje cię o {n} produkcji mniej (nigdy mniej niż 1; nie łączy się z inną zniżką na"
            " nią)",
        ),
        Phrase(
            "in each Build action one unit you build costs {n} production less (never less than 1)",
            "w każdej akcji Budowy jedna budowana jednostka kosztuje o {n} produkcji mniej (nigdy mniej niż 1)",
        ),
    ),
    (
        Phrase(
            "every planetary building except scanners costs you {n} production less (never less than 1; not cumulative"
            " with"
            " another discount on it)",
            "każda budowla planetarna oprócz skanerów kosztuje cię o {n} produkcji mniej (nigdy mniej niż 1; nie łączy"
            " się"
            " z inną zniżką na nią)",
        ),
        Phrase(
            "in each Build action one planetary building except scanners costs {n} production less (never less than 1)",
            "w każdej akcji Budowy jedna budowla planetarna oprócz skanerów kosztuje o {n} produkcji mniej (nigdy"
            " mniej niż"
            " 1)",
        ),
    ),
    (
        Phrase(
            "each scanner (CSTH, ZST, DSU) costs {n} less of each of the four resources",
            "każdy skaner (CŚTH, ZST, DSU) kosztuje o {n} mniej każdego z czterech zasobów",
        ),
        Phrase(
            "in each Build action one scanner (CSTH, ZST, DSU) costs {n} less of each of the four resources",
            "w każdej akcji Budowy jeden skaner (CŚTH, ZST, DSU) kosztuje o {n} mniej każdego z czterech zasobów",
        ),
    ),
    (
        Phrase(
            "every branch you advance costs {n} research less (never less than 1)",
            "rozwinięcie każdej gałęzi kosztuje o {n} {n:punkt|punkty|punktów} badań mniej (nigdy mniej niż 1)",
        ),
        Phrase(
            "in each Research action one branch you advance costs {n} research less (never less than 1)",
            "w każdej akcji Badań rozwinięcie jednej gałęzi kosztuje o {n} {n:punkt|punkty|punktów} badań mniej (nigdy"
            " mniej"
            " niż 1)",
        ),
    ),
)
"""For each item, and for one of an action; in the order of what they are for."""
PLAYED_TECHNOLOGY: Final = Phrase(
    ", if you took the action by playing a technology card", ", jeśli do tej akcji zagrasz kartę technologii"
)
