"""The words of Diplomacy, diplomats and Trade Agreements."""

from __future__ import annotations

from typing import Final

from orrery.games.adastra.say import RESOURCE_NAMES
from orrery.games.adastra.words import (
    ANOMALY,
    COUNT,
    DIPLOMAT,
    ENVOY,
    PROFESSION,
    SEAT,
    SYSTEM,
    TECHNOLOGY,
    UNIT,
    VOCABULARY,
)
from orrery.kernel.text import Phrase
from orrery.kernel.vocabulary import Kind, Numbers, Phrases

# Diplomatic effects (AA-DIP-3), numbered.
EXTEND: Final = 0
CHANGE: Final = 1
REDUCE: Final = 2
INCREASE: Final = 3
HIRE: Final = 4
SWAP: Final = 5
CAPTURE: Final = 6
HIRE_ENVOY: Final = 7
START_SESSION: Final = 8
EFFECTS: Final = (
    "extend", "change", "reduce", "increase", "hire", "swap", "capture", "hire-envoy", "session",
)  # fmt: skip
EFFECT_NAMES: Final = (
    Phrase("Extend Influence", "Rozszerzanie wpływu"), Phrase("Change Population", "Zmiana populacji"),
    Phrase("Reduce Unrest", "Zmniejszenie niezadowolenia"), Phrase("Increase Unrest", "Zwiększenie niezadowolenia"),
    Phrase("Hire Diplomat", "Zatrudnienie nowego dyplomaty"), Phrase("Swap Influence", "Podmiana wpływu"),
    Phrase("Capture Diplomat", "Pojmanie dyplomaty"), Phrase("Hire Envoy", "Zatrudnienie nowego posła"),
    Phrase("Start a Session", "Rozpoczęcie sesji Rady"),
)  # fmt: skip
EFFECT_HELPS: Final = (
    Phrase(
        "Put or move an influence token to a system without one, connected to a system under your influence.",
        "Połóż albo przenieś żeton wpływu do układu bez takiego żetonu, połączonego z układem pod twoim wpływem.",
    ),
    Phrase(
        "1 population in a system that you possess changes its profession. Repeatable.",
        "1 populacja w układzie, który posiadasz, zmienia profesję. Wielokrotnie.",
    ),
    Phrase(
        "Lower anybody's unrest by 1 field. Repeatable.",
        "Zmniejsz niezadowolenie dowolnego imperium o 1 pole. Wielokrotnie.",
    ),
    Phrase(
        "Raise another player's unrest by 1 field. Repeatable, for each player once.",
        "Zwiększ niezadowolenie imperium innego gracza o 1 pole. Wielokrotnie, u każdego raz.",
    ),
    Phrase(
        "Draw 3 diplomats and keep 1 in your pool. Ends the action.",
        "Dobierz 3 dyplomatów i zachowaj 1 w swojej puli. Kończy akcję.",
    ),
    Phrase(
        "Put or move an influence token to a system under another player's influence, in place of that token.",
        "Połóż albo przenieś żeton wpływu do układu pod wpływem innego gracza, w miejsce jego żetonu.",
    ),
    Phrase("Take any diplomat in play into your pool.", "Weź dowolnego dyplomatę w grze do swojej puli."),
    Phrase("Take an envoy at random.", "Weź losowego posła."),
    Phrase("Start a session of the Galactic Council. Ends the action.", "Rozpocznij sesję Rady. Kończy akcję."),
)
EFFECT: Final = Phrases(EFFECTS, EFFECT_NAMES, EFFECT_HELPS)

# What can be traded besides technologies and used envoys: the four resources, a diplomat, a ready envoy.
THE_DIPLOMAT: Final = 4
READY_ENVOY: Final = 5
ITEM: Final = Phrases(
    ("food", "research", "production", "credits", "diplomat", "envoy"),
    (*RESOURCE_NAMES, Phrase("a diplomat", "dyplomata"), Phrase("a ready envoy", "poseł w gotowości")),
)

ACTIVATE: Final[Kind] = VOCABULARY.kind("effect", EFFECT)
SPEND: Final[Kind] = VOCABULARY.kind(
    "die", Numbers(6, least=1), label=Phrase("A die showing {0}", "Kość z wynikiem {0}")
)
RESERVE: Final = VOCABULARY.kind("reserve", label=Phrase("From the reserve", "Z rezerwy")).base
CHANGE_TO: Final[Kind] = VOCABULARY.kind("change", PROFESSION, PROFESSION, label=Phrase("{0} → {1}", "{0} → {1}"))
AMOUNT: Final[Kind] = VOCABULARY.kind("amount", COUNT)
GIVE: Final[Kind] = VOCABULARY.kind("give", ITEM, label=Phrase("Give: {0}", "Daj: {0}"))
ASK: Final[Kind] = VOCABULARY.kind("ask", ITEM, label=Phrase("Ask for: {0}", "Poproś o: {0}"))
GIVE_ENVOY: Final[Kind] = VOCABULARY.kind("give-used", ENVOY, label=Phrase("Give: used {0}", "Daj: użyty {0}"))
ASK_ENVOY: Final[Kind] = VOCABULARY.kind("ask-used", ENVOY, label=Phrase("Ask for: used {0}", "Poproś o: użyty {0}"))
OFFER_ENVOY: Final[Kind] = VOCABULARY.kind("hand-over-envoy", ENVOY)
FORCE: Final[Kind] = VOCABULARY.kind("force", SEAT, label=Phrase("Force it on {0}", "Wymuś ją: {0}"))
EXHAUST: Final[Kind] = VOCABULARY.kind("exhaust", UNIT)

# These are numbered when everything is declared.
FLIP: Final[Kind] = VOCABULARY.kind(
    "flip", SYSTEM, label=Phrase("Flip the token in {0}", "Odwróć żeton w układzie {0}")
)
MOVE_TOKEN: Final[Kind] = VOCABULARY.kind(
    "move-token", SYSTEM, label=Phrase("Move the one in {0}", "Przenieś ten z układu {0}")
)
CAPTURED: Final[Kind] = VOCABULARY.kind("capture", DIPLOMAT)
HAND_OVER: Final[Kind] = VOCABULARY.kind("hand-over", DIPLOMAT)
"""Which diplomat is given, forced, or handed over for an accepted proposal."""
CLAIM: Final[Kind] = VOCABULARY.kind("claim", DIPLOMAT, label=Phrase("“It is {0}”", "„To {0}”"))
GIVE_TECHNOLOGY: Final[Kind] = VOCABULARY.kind("give-technology", TECHNOLOGY, label=Phrase("Give: {0}", "Daj: {0}"))
ASK_TECHNOLOGY: Final[Kind] = VOCABULARY.kind(
    "ask-technology", TECHNOLOGY, label=Phrase("Ask for: {0}", "Poproś o: {0}")
)
NEXT_DIPLOMAT: Final[Kind] = VOCABULARY.kind("diplomat", DIPLOMAT)
TAKE_DIPLOMAT: Final[Kind] = VOCABULARY.kind("take-diplomat", DIPLOMAT)
TAKE_TECHNOLOGY: Final[Kind] = VOCABULARY.kind("take-technology", TECHNOLOGY)
TAKE_ANOMALY: Final[Kind] = VOCABULARY.kind("take-anomaly", ANOMALY)
# Nature's.
RANDOM_DIPLOMAT: Final[Kind] = VOCABULARY.kind("random-diplomat", DIPLOMAT)
RANDOM_TECHNOLOGY: Final[Kind] = VOCABULARY.kind("random-technology", TECHNOLOGY)
RANDOM_ANOMALY: Final[Kind] = VOCABULARY.kind("random-anomaly", ANOMALY)
