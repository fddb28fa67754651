"""A card's text, put together from what its effects say of themselves."""

from __future__ import annotations

from typing import Final

from orrery.games.orion.card import Ability, Card, Price
from orrery.games.orion.effects import price_parts
from orrery.games.orion.names import VP
from orrery.games.orion.say import amount, join, phrase
from orrery.kernel.text import Phrase

KEYWORDS: Final = {
    "activation": Phrase("Activation", "Aktywacja"),
    "after-building": Phrase("After Building", "Po wybudowaniu"),
    "after-attacking": Phrase("After Attacking", "Po ataku"),
    "start-of-round": Phrase("At the Start of the Round", "Na początku rundy"),
    "end-of-game": Phrase("At the End of the Game", "Na koniec gry"),
    "always": Phrase("Always", "Zawsze"),
}


def sentence(text: str) -> str:
    return text[0].upper() + text[1:] + "."


def say_price(price: Price, language: str) -> str:
    """A price as an instruction: "pay 2 Food and 1 Production, discard 1 card"."""
    resources = price_parts(price, language)
    if price.vp:
        resources.append(amount(VP, price.vp, language))
    parts = [phrase("pay", language, parts=join("and", resources, language))] if resources else []
    for key, n in (("cards", price.cards), ("morale", price.morale), ("pool", price.pool), ("cube", price.cube)):
        if n:
            parts.append(phrase("price-" + key, language, n=n))
    return join("and-also", parts, language)


def say_ability(ability: Ability, language: str) -> str:
    text = ability.effect.say(language)
    price = say_price(ability.price, language)
    if price:
        if ability.optional:
            price = phrase("may", language, what=price)
        return phrase("price", language, price=price, effect=text)
    return phrase("may", language, what=text) if ability.optional else text


def card_lines(card: Card, language: str) -> list[tuple[str, str]]:
    """Every ability as its keyword and its sentence."""
    lines: list[tuple[str, str]] = []
    always = card.always
    changes = (
        ("attack-cost", always.attack_cost),
        ("compare-attack", always.compare_attack),
        ("compare-defence", always.compare_defence),
        ("discount-yellow", always.discount_yellow),
        ("discount-here", always.discount_here),
    )
    for key, n in changes:
        if n:
            lines.append(("always", phrase("always-" + key, language, n=n)))
    if card.when_attacked is not None:
        lines.append(("always", phrase("when-attacked", language, effect=card.when_attacked.say(language))))
    abilities = (
        ("activation", card.activation),
        ("after-building", card.after_building),
        ("after-attacking", card.after_attacking),
        ("start-of-round", card.start_of_round),
    )
    for key, ability in abilities:
        if ability is not None:
            lines.append((key, say_ability(ability, language)))
    if card.end_of_game is not None:
        lines.append(("end-of-game", card.end_of_game.say(language)))
    return [(KEYWORDS[key].say(language), sentence(text)) for key, text in lines]


def cost_line(price: Price, language: str) -> str:
    return " + ".join(price_parts(price, language)) or "–"
