"""Every reason why something cannot be done."""

from __future__ import annotations

from typing import Final

from orrery.kernel.text import Phrase, Refusal


def _refusal(key: str, en: str, pl: str) -> Refusal:
    return Refusal(key, Phrase(en, pl))


NOTHING_TO_BUILD: Final = _refusal(
    "nothing-to-build",
    "You can build no card of your hand: you cannot pay, or have no room or too little Morale.",
    "Nie możesz zbudować żadnej karty z ręki: brakuje zasobów, miejsca albo morale.",
)
LOW_MORALE: Final = _refusal("low-morale", "Your Morale is below 6.", "Twoje morale jest niższe niż 6.")
CANNOT_PAY: Final = _refusal("cannot-pay", "You cannot pay for it.", "Nie stać cię na to.")
SYSTEM_FULL: Final = _refusal("system-full", "A system holds 5 cards.", "Układ mieści 5 kart.")
NO_ROOM: Final = _refusal("no-room", "All your systems are full.", "Wszystkie twoje układy są pełne.")
NO_MORE_SYSTEMS: Final = _refusal("no-more-systems", "You have 4 systems already.", "Masz już 4 układy.")
NO_HAND: Final = _refusal("no-hand", "You have no card in hand.", "Nie masz kart na ręce.")
TOO_FEW_CARDS: Final = _refusal("too-few-cards", "You have too few cards in hand.", "Masz za mało kart na ręce.")
NOTHING_TO_ACTIVATE: Final = _refusal(
    "nothing-to-activate",
    "None of your Working cards can be activated now.",
    "Żadnej z twoich aktywnych kart nie można teraz użyć w akcji Aktywacja.",
)
NO_ACTIVATION: Final = _refusal("no-activation", "This card has no Activation.", "Ta karta nie ma efektu Aktywacja.")
OCCUPIED: Final = _refusal("occupied", "There is a cube on it already.", "Leży już na niej znacznik.")
NO_RESERVE: Final = _refusal("no-reserve", "Your Reserve is empty.", "Twoje rezerwy są puste.")
NO_POOL: Final = _refusal("no-pool", "You have no available action cube.", "Nie masz dostępnego znacznika akcji.")
NO_VP: Final = _refusal("no-vp", "You have too few VP.", "Masz za mało PZ.")
NO_DISCARDS: Final = _refusal("no-discards", "The discard pile is empty.", "Stos kart odrzuconych jest pusty.")
NOTHING_BENEATH: Final = _refusal(
    "nothing-beneath",
    "There is no blue, red or yellow card beneath it.",
    "Pod nią nie ma niebieskiej, czerwonej ani żółtej karty.",
)
NOBODY_TO_ATTACK: Final = _refusal(
    "nobody-to-attack", "You can attack nobody now.", "Nie możesz teraz nikogo zaatakować."
)
ATTACKED_ENOUGH: Final = _refusal(
    "attacked-enough",
    "You have attacked this player as often as one may in a round.",
    "Zaatakowano już tego gracza tyle razy, ile wolno w rundzie.",
)
WEAKER: Final = _refusal("weaker", "Your Fleet is weaker than theirs.", "Twoja flota jest słabsza.")
NO_FLEET: Final = _refusal("no-fleet", "You cannot pay the Fleet for it.", "Brakuje floty, by za to zapłacić.")
NOTHING_TO_TRADE: Final = _refusal(
    "nothing-to-trade",
    "You can pay no side of the Trade row.",
    "Nie stać cię na żadną wymianę.",
)
ONCE_A_ROUND: Final = _refusal("once-a-round", "Only once per round.", "Tylko raz na rundę.")
NO_ADVISORS: Final = _refusal("no-advisors", "No Advisor lies in the middle.", "Na środku stołu nie ma doradców.")
LOYAL: Final = _refusal(
    "loyal",
    "Fulcrum Sandebar stays with you for the rest of the game.",
    "Fulcrum Sandebar zostaje z tobą do końca gry.",
)
USED: Final = _refusal("used", "It was activated by this effect already.", "Ten efekt już ją aktywował.")
RACE_TAKEN: Final = _refusal("race-taken", "Somebody plays this race already.", "Ktoś już gra tą rasą.")
