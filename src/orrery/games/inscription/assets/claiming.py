"""TI-AST: what claiming an asset does."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.inscription.abilities import FACTION_ASSET, PLANET_ASSET
from orrery.games.inscription.assets import symbols as assets
from orrery.games.inscription.assets.gains import (
    gain_bonus,
    gain_commodity,
    gain_councilors,
    gain_goods,
    gain_kept,
    gain_points,
    gain_population,
    gain_votes,
)
from orrery.games.inscription.assets.names import asset_name
from orrery.games.inscription.assets.relics import DrawRelic
from orrery.games.inscription.assets.symbols import ASSETS, NO_ASSET
from orrery.games.inscription.cards.in_play import happens
from orrery.games.inscription.cards.kinds import FACTION_CARDS
from orrery.games.inscription.names import PLANET
from orrery.games.inscription.state import Inscription
from orrery.games.inscription.words import ASSET, COUNT
from orrery.kernel.agenda import OpenQuestion, Step
from orrery.kernel.events import Event
from orrery.kernel.scene import Scene
from orrery.kernel.text import Phrase, Text
from orrery.kernel.vocabulary import Kind


def claim_asset(state: Inscription, seat: int, sheet: int, number: int) -> None:
    """Claim one asset of a sheet."""
    if number != NO_ASSET:
        claim_assets(state, seat, sheet, [number])


def claim_assets(state: Inscription, seat: int, sheet: int, numbers: list[int]) -> None:
    """Claim assets that are due at once: first those whose order cannot matter, then the owner chooses (TI-GEN-5)."""
    waiting: list[int] = []
    for number in numbers:
        if number == NO_ASSET:
            continue
        asset = ASSETS[number]
        kind = asset.kind
        if kind == assets.VP:
            gain_points(state, seat, sheet, asset.n)
        elif kind == assets.KEEP:
            gain_kept(state, seat, asset.what)
            if asset.what == PLANET:
                happens(state, seat, PLANET_ASSET)
        elif kind == assets.TRADE_GOOD:
            gain_goods(state, seat, asset.n)
        elif kind == assets.VOTE:
            gain_votes(state, seat, asset.n)
        elif kind == assets.COMMODITY:
            gain_commodity(state, seat, asset.what, asset.n)
        elif kind == assets.COUNCILOR:
            gain_councilors(state, seat, 1)
        elif kind == assets.POPULATION:
            gain_population(state, seat, 1)
        elif kind == assets.NEIGHBOR:
            gain_bonus(state, seat, asset.what, 1)
        elif kind in (assets.FACTION, assets.RELIC):
            waiting.append(number)
    if waiting:
        resolve_assets(state, seat, tuple(sorted(waiting)))


def resolve_assets(state: Inscription, seat: int, waiting: tuple[int, ...]) -> None:
    """Relics and faction abilities, one after the other; which is next is asked only if it can matter."""
    if len(waiting) == 1:
        resolve_asset(state, seat, waiting[0])
    elif waiting:
        state.push(NextAsset(seat, waiting))


class AbilityResolved(Event):
    __slots__ = ()
    kind = "ability"
    fields = (("faction", COUNT),)
    sentence = Phrase(
        "{seat} resolves the faction’s second ability: {card}.", "{seat} rozpatruje drugą zdolność rasy: {card}."
    )

    def gaps(self, scene: Scene) -> dict[str, Any]:
        number = self.values[0]
        return {**super().gaps(scene), "card": FACTION_CARDS[number].second.title if number >= 0 else "–"}


def resolve_asset(state: Inscription, seat: int, number: int) -> None:
    if ASSETS[number].kind == assets.RELIC:
        state.push(DrawRelic(seat))
    else:
        state.note(AbilityResolved, seat, state.players[seat].faction)
        happens(state, seat, FACTION_ASSET)


class NextAsset(OpenQuestion[Inscription]):
    """Which of the assets claimed at once do you resolve next?"""

    __slots__ = ("waiting",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "waiting")
    asks = Phrase("Which asset do you resolve next?", "Który kapitał teraz rozpatrujesz?")
    topic = Phrase("Order of assets", "Kolejność kapitałów")

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        self.seat = seat
        self.waiting = waiting

    def candidates(self, state: Inscription) -> list[int]:
        waiting = self.waiting
        return [ASSET.base + i for i in range(len(waiting)) if i == 0 or waiting[i] != waiting[i - 1]]

    def apply(self, state: Inscription, option: int) -> None:
        place = option - ASSET.base
        left = self.waiting[:place] + self.waiting[place + 1 :]
        state.push(ResolveAssets(self.seat, left))
        resolve_asset(state, self.seat, self.waiting[place])

    def label(self, state: Inscription, kind: Kind, option: int, scene: Scene) -> Text:
        return asset_name(self.waiting[option - ASSET.base], scene.language).capitalized()


class ResolveAssets(Step[Inscription]):
    """The rest of the assets claimed at once."""

    __slots__ = ("seat", "waiting")
    fields: ClassVar[tuple[str, ...]] = ("seat", "waiting")

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        self.seat = seat
        self.waiting = waiting

    def happen(self, state: Inscription) -> None:
        resolve_assets(state, self.seat, self.waiting)
