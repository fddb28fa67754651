"""The tiny game, if it said in words what lies on its table."""

from __future__ import annotations

from typing import Final

from orrery.kernel import Phrase, State
from orrery.kernel.scene import Passage, Scene
from tests.tiny import TINY, TinyGame

HAND: Final = Phrase("Your side, {seat}", "Twoja strona, {seat}")
HELD: Final = Phrase("Held <b>: nothing", "W ręku <b>: nic")
ROUND: Final = Phrase("The middle", "Środek")
CARDS: Final = (Phrase("A comet lies here", "Leży tu kometa"), Phrase("So does a moon", "I księżyc"))


class Speaking(TinyGame):
    @property
    def package(self) -> str:
        return TINY.package

    def situation(self, state: State, scene: Scene) -> list[Passage]:
        language = scene.language
        own = Passage(HAND.say(language, seat=scene.player(max(scene.seat, 0))), (HELD.say(language),))
        return [own, Passage(ROUND.say(language), tuple([card.say(language) for card in CARDS]))]
