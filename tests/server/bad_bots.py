"""Bots that fail at one moment of a game; they run in processes of their own."""

from __future__ import annotations

import os
import time

from orrery.server.thinking import think

BAD_MOMENT = "BAD_MOMENT"
"""In the environment: after how many answers it happens."""


def now(bot: str, seed: str) -> bool:
    return bot == "random" and seed.split("/")[-2] == os.environ[BAD_MOMENT]


def crashes(game: str, masked: str, seat: int, bot: str, seed: str) -> str:
    if now(bot, seed):
        os._exit(1)
    return think(game, masked, seat, bot, seed)


def stumbles(game: str, masked: str, seat: int, bot: str, seed: str) -> str:
    if now(bot, seed):
        raise RuntimeError("out of ideas")
    return think(game, masked, seat, bot, seed)


def broods(game: str, masked: str, seat: int, bot: str, seed: str) -> str:
    if now(bot, seed):
        time.sleep(600)
    return think(game, masked, seat, bot, seed)
