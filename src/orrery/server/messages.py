"""What the API takes and gives, as its OpenAPI schema shows it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Complaint(BaseModel):
    """What was wrong, and what would be right."""

    error: str


class SeatIn(Strict):
    name: str = Field("", max_length=40)
    bot: str | None = Field(None, max_length=40)
    you: bool = False


class TableIn(Strict):
    game: str = Field(max_length=40)
    setup: dict[str, Any] = Field(description="players, and the game's variants")
    name: str = Field("", max_length=80)
    seats: list[SeatIn] = Field(min_length=1, max_length=16)
    undo: bool = True
    talk: bool = True
    seed: str | None = Field(None, max_length=80)


class TableOut(BaseModel):
    """Secrets for the maker alone: ``holders`` open own seats, ``invites`` let others sit down."""

    id: str
    holders: dict[int, str]
    invites: dict[int, str]


class JoinIn(Strict):
    invite: str = Field(max_length=80)
    name: str = Field("", max_length=40)


class JoinOut(BaseModel):
    seat: int
    holder: str


class AnswerIn(Strict):
    number: int = Field(ge=0, le=1_000_000, description="the number of answers that the answer replies to")
    token: str = Field(max_length=120)
    seat: int | None = Field(None, ge=0, le=15)


class SeatChoice(Strict):
    seat: int | None = Field(None, ge=0, le=15)


class BotIn(Strict):
    bot: str | None = Field(max_length=40)


class TalkIn(Strict):
    text: str = Field(max_length=300)
    seat: int | None = Field(None, ge=0, le=15)


class ReportIn(Strict):
    number: int = Field(ge=0, le=1_000_000)
    text: str = Field(max_length=2000)


class HintOut(BaseModel):
    """One of the best options: the share of the victory it promises, and why."""

    token: str
    chance: float
    reason: str


class NumberOut(BaseModel):
    number: int


Spans = Annotated[
    list[dict[str, str | int]],
    Field(description="the parts of a sentence: text, and kind, ref, n of what is not mere words; [] if all is"),
]


class OptionOut(BaseModel):
    token: str
    label: str
    help: str
    refusal: str | None
    kind: str = Field(description="the token's first word")
    spans: Spans


class SeatOut(BaseModel):
    seat: int
    name: str
    bot: str | None
    open: bool
    you: bool


class LineOut(BaseModel):
    """A sentence of the log, and the seat that it is about; below 0 everybody's."""

    seat: int
    kind: str
    text: str
    because: str | None = Field(description="the card or ability behind it")
    spans: Spans


class LogOut(BaseModel):
    """What followed from one answer; ``seat`` gave it."""

    number: int
    seat: int
    text: str
    lines: list[LineOut] = Field(description="the text in its sentences")


class PassageOut(BaseModel):
    """What lies on one part of the table, in words."""

    title: str
    lines: list[str]


class ViewOut(BaseModel):
    """A table as the asker may see it."""

    id: str
    game: str
    name: str
    number: int
    viewer: int
    seats: list[SeatOut]
    waiting: list[int]
    question: str | None
    asks: str
    topic: str = Field(description="what is to be chosen, in a word or two")
    path: list[str] = Field(description="what led to the question")
    note: str = Field(description="what the answer leads to")
    options: list[OptionOut]
    undo: str | None
    log: list[LogOut]
    over: bool
    situation: list[PassageOut] = Field(description="the table in words, if the game says it")
    scores: list[int]
    places: list[int] | None
    state: dict[str, Any]


class TableLine(BaseModel):
    id: str
    game: str
    name: str
    players: int
    number: int
    over: bool


class GameOut(BaseModel):
    name: str
    title: str
    least: int
    most: int
    version: int
    variants: list[str]
    bots: list[str]
