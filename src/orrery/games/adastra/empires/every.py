"""The nine empire boards, numbered as the rulebooks name them."""

from __future__ import annotations

from orrery.games.adastra.empires.alkari import ALKARI
from orrery.games.adastra.empires.board import EMPIRES
from orrery.games.adastra.empires.bulrathi import BULRATHI
from orrery.games.adastra.empires.darlok import DARLOK
from orrery.games.adastra.empires.klackon import KLACKON
from orrery.games.adastra.empires.mrrshan import MRRSHAN
from orrery.games.adastra.empires.psilon import PSILON
from orrery.games.adastra.empires.sakkra import SAKKRA
from orrery.games.adastra.empires.silicoid import SILICOID
from orrery.games.adastra.empires.sol import SOL

for board in (SOL, PSILON, KLACKON, SILICOID, MRRSHAN, SAKKRA, DARLOK, ALKARI, BULRATHI):
    EMPIRES.add(board)
