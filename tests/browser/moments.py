"""Where a test at the screen begins: tables at moments of games that somebody played before."""

from __future__ import annotations

from random import Random

from courses import before_the_end, moments_with

from .server import Json, Server

__all__ = ["COMPANY", "OFFERED", "VERBS", "before_the_end", "some_of", "where_one_can"]

COMPANY: list[Json] = [{"kind": "person", "name": "Leïla"}, {"kind": "bot", "player": "patient", "name": "Tariq"}]
"""A person in the first seat, and a bot."""

OFFERED = "level:visitor"
"""The bot of the start page, as long as nobody has chosen another in this browser."""

VERBS = {
    "medina": ["orange", "brown", "grey", "violet", "roof", "neutral", "stable", "merchant", "wall", "tea"],
    "five_tribes": ["bid", "take", "drop", "build", "kill", "palm", "palace", "buy", "djinn", "sell", "skip", "end"],
    "almadi": ["take", "place", "genie", "marteline", "stall", "moon", "ruby", "done"],
}
"""Everything people can do in the base games."""


def where_one_can(server: Server, game: str) -> dict[str, Json]:
    """For every verb of a game a table of the usual company, founded where the person can do it."""
    return {verb: server.found(game=game, seats=COMPANY, seed=f"where one can {verb}",
                               position=next(moments_with(game, verb)).document) for verb in VERBS[game]}


def some_of(message: Json, verb: str, dice: Random) -> str:
    """One of the offered actions of a verb."""
    return dice.choice([action["text"] for action in message["decision"]["actions"] if action["text"].split()[0] == verb])
