"""Whenever two positions look the same from a seat, every byte sent to that seat is the same."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from zellige.core.course import Course
from zellige.core.game import Game
from zellige.core.registry import get
from zellige.core.rng import stream
from zellige.server.charter import Asking, Charter, Seat
from zellige.server.entry import Act
from zellige.server.message import Desk, table_message
from zellige.server.table import Table

from .browser import PERSON, Browser

SPY = {"kind": "bot", "player": "spy"}


def world(game: Game, cards: tuple[int, int], seats: tuple[Seat, ...]) -> Table:
    charter = Charter("same", "envelope", 1, {}, seats, "seed", "salt")
    start = game.new(2, "seed")
    start.card[:2] = cards
    return Table(charter, Course(game, start, charter.seed))


def told(table: Table, lang: str, asking: Asking = frozenset({0, 1})) -> list[str]:
    desk = Desk(table, asking, lang)
    moments: list[int | None] = [None, *range(table.ply + 1)]
    return [json.dumps(table_message(desk, None, moment)) for moment in moments]


@pytest.mark.usefixtures("envelope")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_lone_persons_bytes_do_not_depend_on_the_other_card(lang: str) -> None:
    game = get("envelope")
    seats = (Seat(None, None), Seat(None, "spy"))
    mine, theirs = 4, (3, 6)
    worlds = [world(game, (mine, card), seats) for card in theirs]
    for ply, action in enumerate((4, 2, 0, 3, 1)):
        assert told(worlds[0], lang) == told(worlds[1], lang)
        for table in worlds:
            table.absorb(Act(ply=ply, action=f"add {action}"))
    assert told(worlds[0], lang) == told(worlds[1], lang)
    for table in worlds:
        table.absorb(Act(ply=5, action="add 0"))
    assert told(worlds[0], lang) != told(worlds[1], lang), "at the end the cards are shown"


@pytest.mark.usefixtures("envelope")
@pytest.mark.parametrize(("other", "asking"), [("spy", {0, 1}), ("spy", set()), (None, {0}), (None, set())])
def test_no_byte_depends_on_what_another_seat_did_in_secret(other: str | None, asking: set[int]) -> None:
    """Neither for another player, bot or person, nor for an onlooker, until the envelopes are opened; else all is told."""
    game = get("envelope")
    worlds = [world(game, (4, 5), (Seat(None, None), Seat("Spy", other))) for _ in range(3)]
    who = frozenset(asking)
    played = [("add 2",) * 3, ("tuck 1", "tuck 5", "add 1"), ("add 0",) * 3, ("tuck 3", "tuck 0", "tuck 3"), ("add 1",) * 3]
    for ply, actions in enumerate(played):
        for table, action in zip(worlds, actions, strict=True):
            table.absorb(Act(ply=ply, action=action))
        assert told(worlds[0], "en", who) == told(worlds[1], "en", who)
        assert (told(worlds[0], "en", who) == told(worlds[2], "en", who)) == (ply == 0)
    for table in worlds:
        table.absorb(Act(ply=5, action="tuck 0"))
    log = json.loads(told(worlds[0], "en", who)[0])[0]["log"]
    assert [entry["text"] for entry in log][1::2] == ["Spy tucked 1 away", "Spy tucked 3 away", "Spy tucked 0 away"]


@pytest.mark.parametrize("asking", [{0}, set()])
def test_no_byte_depends_on_which_jar_another_seat_drew_or_kept(asking: set[int]) -> None:
    """In a game as a stranger writes it: out of a bag into a hidden hand, and from there under cover."""
    game, seats = get("souk"), (Seat(None, None), Seat(None, "hawker"))
    start, worlds, done = game.new(2, "seed"), [], []
    start.turn = 1
    for number in range(2):
        guess = game.masked(start, 0)
        game.resample(guess, 0, stream("world", number))
        worlds.append(Table(Charter("same", "souk", 1, {}, seats, "seed", "salt"), Course(game, guess, "seed")))
        worlds[-1].absorb(Act(ply=0, action=game.describe(guess, game.legal_actions(guess)[-1 - number])))
        done.append([step.text for step in worlds[-1].line])
    kept, drawn, come = zip(*done, strict=True)
    assert len({*kept}) == len({*drawn}) == 2
    assert {*come} == {"come saffron"}
    first, second = (told(table, "en", frozenset(asking)) for table in worlds)
    assert first == second
    entry, = json.loads(first[0])[0]["log"]
    assert [entry["text"], *(effect["text"] for effect in entry["effects"])] == [
        "The hawker kept a jar", "The hawker drew a jar", "The caravan brings saffron"]


@pytest.mark.usefixtures("envelope")
def test_whoever_tucks_something_away_reads_how_much(fresh: Browser) -> None:
    with fresh.talk(founded := fresh.found("envelope", [PERSON, SPY])) as talk:
        card = len(talk.table["decision"]["actions"]) // 2 - 1
        assert talk.answer(type="preview", action=f"tuck {card}")["sentences"] == [f"You tucked {card} away"]
        talk.act(f"tuck {card}")
        assert talk.my_turn()["log"][0]["text"] == f"You tucked {card} away"
    assert fresh.table({"table": founded["table"]})["log"][0]["text"] == "Player 1 tucked something away"


@pytest.mark.usefixtures("envelope")
def test_two_persons_at_one_browser_see_only_the_card_of_whoever_decides() -> None:
    game = get("envelope")
    seats = (Seat("Ada", None), Seat("Ben", None))
    for first, second in product(((4, 3), (4, 6)), repeat=2):
        one, other = world(game, first, seats), world(game, second, seats)
        assert told(one, "en") == told(other, "en")
        for table in (one, other):
            table.absorb(Act(ply=0, action="add 2"))
        assert (told(one, "en") == told(other, "en")) == (first[1] == second[1])


@pytest.mark.usefixtures("envelope")
def test_an_onlooker_sees_no_card_while_the_game_lasts(fresh: Browser) -> None:
    founded = fresh.found("envelope", [PERSON, PERSON])
    onlooker = {"table": founded["table"]}
    assert "'cards': [0, 0, 0]" in fresh.table(onlooker)["view"]["text"]
    assert fresh.get(f"/api/tables/{founded['table']}/position")["cards"] == [0, 0, 0]
    position = fresh.get(f"/api/tables/{founded['table']}/position", key=founded["key"])
    assert position["cards"][0] > 0
    assert position["cards"][1] == 0
    answer = fresh.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]})
    assert answer.status_code == 409
    with fresh.talk(founded) as talk:
        talk.play_out()
    assert fresh.http.get(f"/api/tables/{founded['table']}/record").status_code == 200
    assert "0" not in fresh.table(onlooker)["view"]["text"].split("'cards': [")[1].split(",")[:2]


@pytest.mark.usefixtures("envelope")
def test_a_bot_never_sees_what_its_seat_may_not(fresh: Browser) -> None:
    """The spy adds as much as it can see of the other card: nothing."""
    with fresh.talk(fresh.found("envelope", [PERSON, SPY], seed="spied upon")) as talk:
        talk.play_out()
        spied = [entry["text"] for entry in talk.table["log"] if entry["seat"] == 2]
    assert spied == ["Spy added 0"] * 3


@pytest.mark.usefixtures("envelope")
def test_reasons_and_previews_know_no_more(fresh: Browser) -> None:
    with fresh.talk(fresh.found("envelope", [PERSON, PERSON])) as talk:
        card = len(talk.table["decision"]["actions"]) // 2 - 1
        why: dict[str, Any] = talk.answer(type="why", action=f"add {card + 1}")
        assert why["text"] == f"The card says {card} at most."
    with fresh.talk({"table": fresh.found("envelope", [PERSON, PERSON])["table"]}) as onlooker:
        assert onlooker.answer(type="why", action="add 1")["legal"] is False
        assert onlooker.answer(type="preview", action="add 0")["type"] == "error"
