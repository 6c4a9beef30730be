"""Whenever two positions look the same from a seat, every byte sent to that seat is the same."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from zellige.core.course import Course
from zellige.core.game import Game
from zellige.core.registry import get
from zellige.core.rng import stream
from zellige.server.message import Desk, table_message
from zellige.server.wire.values import Lang
from zellige.tables.charter import Asking, Charter, Seat, hashed
from zellige.tables.database import FILE
from zellige.tables.entry import Act, Entry, TakeBack
from zellige.tables.table import Table

from .browser import PERSON, Browser, serving

SPY = {"kind": "bot", "player": "spy"}


class Ear:
    """Who has been at a table from the beginning: every byte that was sent there."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.shown = desk, [desk.now(None)]
        self.frames = [self.shown[0].frame(1, None)]

    def hear(self) -> None:
        if (shown := self.desk.now(None)) is not self.shown[-1]:
            self.frames.append(shown.frame(len(self.frames) + 1, self.shown[-1]))
            self.shown.append(shown)


class World(Table):
    """A table with everybody who may listen there, in one language."""

    ears: dict[Asking, Ear]

    def absorb(self, entry: Entry) -> None:
        super().absorb(entry)
        for ear in self.ears.values():
            ear.hear()


def world(game: Game, cards: tuple[int, int], seats: tuple[Seat, ...], lang: Lang = "en", chance: str | None = None) -> World:
    charter = Charter("same", "envelope", 1, {}, seats, "seed", "salt", chance=chance)
    start = game.new(2, "seed")
    start.card[:2] = cards
    return heard(charter, Course(game, start, charter.seed), lang)


def heard(charter: Charter, course: Course, lang: Lang = "en") -> World:
    found = World(charter, course)
    found.ears = {who: Ear(Desk(found, who, lang)) for who in map(Asking, ({0, 1}, {0}, ()))}
    return found


def told(table: World, lang: Lang, asking: Asking = frozenset({0, 1})) -> list[str]:
    """All bytes that somebody gets: who comes now, who looks back and corrects, and who has been there from the beginning."""
    desk = Desk(table, asking, lang)
    moments: list[int | None] = [None, *range(table.ply + 1)]
    corrected = [ply for ply in range(table.ply) if table.may_correct(asking, ply + 1)]
    return [*[json.dumps(table_message(desk, None, moment)) for moment in moments],
            *[json.dumps(table_message(desk, None, ply, corrects=True)) for ply in corrected], *table.ears[asking].frames]


@pytest.mark.usefixtures("envelope")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_lone_persons_bytes_do_not_depend_on_the_other_card(lang: Lang) -> None:
    game = get("envelope")
    seats = (Seat(None, None), Seat(None, "spy"))
    mine, theirs = 4, (3, 6)
    worlds = [world(game, (mine, card), seats, lang) for card in theirs]
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
    log, turns = (json.loads(told(worlds[0], "en", who)[0])[name] for name in ("log", "turns"))
    assert [entry["text"] for entry in log] == [turn["text"] for turn in turns]
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
        worlds.append(heard(Charter("same", "souk", 1, {}, seats, "seed", "salt"), Course(game, guess, "seed")))
        worlds[-1].absorb(Act(ply=0, action=game.describe(guess, game.legal_actions(guess)[-1 - number])))
        done.append([step.text for step in worlds[-1].line])
    kept, drawn, come = zip(*done, strict=True)
    assert len({*kept}) == len({*drawn}) == 2
    assert {*come} == {"come saffron"}
    first, second = (told(table, "en", frozenset(asking)) for table in worlds)
    assert first == second
    entry, = json.loads(first[0])["log"]
    turn, = json.loads(first[0])["turns"]
    assert turn["text"] == "The hawker kept a jar; The hawker drew a jar; The caravan brings saffron"
    assert [entry["text"], *(effect["text"] for effect in entry["effects"])] == [
        "The hawker kept a jar", "The hawker drew a jar", "The caravan brings saffron"]


@pytest.mark.usefixtures("envelope")
@pytest.mark.parametrize("asking", [{0}, set()])
def test_taking_back_tells_no_more(asking: set[int]) -> None:
    """What is undone, what is played instead, and what it does to the log comes as the same bytes in as many frames."""
    game, who = get("envelope"), frozenset(asking)
    worlds = [world(game, (4, card), (Seat(None, None), Seat(None, None))) for card in (5, 6)]
    played = [("add 2",) * 2, ("tuck 1", "tuck 5"), ("undo",) * 2, ("tuck 4", "tuck 0"), ("add 1",) * 2, ("undo",) * 2]
    for actions in played:
        for table, action in zip(worlds, actions, strict=True):
            table.absorb(TakeBack(kind="undo", ply=table.ply - 1) if action == "undo" else Act(ply=table.ply, action=action))
        assert told(worlds[0], "en", who) == told(worlds[1], "en", who)
    frames = [json.loads(frame) for frame in worlds[0].ears[who].frames]
    assert [frame["type"] for frame in frames] == ["table", *["change"] * len(played)]
    assert {"at": ["log", 1, "undone"], "value": True} in frames[3]["changes"]


@pytest.mark.usefixtures("envelope")
@pytest.mark.parametrize("other", [None, "spy"])
def test_what_is_offered_to_be_corrected_tells_no_more(other: str | None) -> None:
    """What else another person could have done depends on their card: they correct it, and whoever shares their screen."""
    game = get("envelope")
    worlds = [world(game, (4, card), (Seat(None, None), Seat("Spy", other)), chance="entered") for card in (5, 6)]
    for ply, action in enumerate(("add 2", "add 0", "add 3", "add 1")):
        for table in worlds:
            table.absorb(Act(ply=ply, action=action))
    first, second = (told(table, "en", frozenset({0})) for table in worlds)
    assert (first == second) == (other is None), "what a bot holds at a real table lies open"
    bot = other is not None
    for asking, may in (({0}, (True, bot)), ({1}, (False, not bot)), ({0, 1}, (True, True))):
        assert [worlds[0].may_correct(frozenset(asking), ply) for ply in range(6)] == [False, *may, *may, False]
    assert not any(worlds[0].may_correct(frozenset(), ply) for ply in range(6))


@pytest.mark.usefixtures("envelope")
def test_the_bytes_on_a_socket_are_the_same_in_two_worlds(tmp_path: Path) -> None:
    """As an onlooker and the other player receive them; until the end, which opens the envelopes and comes whole."""
    bytes_of: list[list[list[str]]] = []
    for place, (card, tucked) in enumerate([(3, "tuck 1"), (6, "tuck 4")]):
        with serving(tmp_path / str(place)) as browser:
            start = {"game": "envelope", "cards": [4, card, 0], "pile": [0] * 3, "tucked": [0] * 3, "made": 0, "seats": 2}
            seats = tuple(Seat(None, None, hashed(key)) for key in ("one", "two"))
            charter = Charter("same", "envelope", 1, {}, seats, "seed", "salt", start)
            with sqlite3.connect(tmp_path / str(place) / FILE) as store:
                store.execute("INSERT INTO tables (id, charter) VALUES ('same', ?)", [json.dumps(charter.document())])
            with ExitStack() as talks:
                onlooker, one, two = everybody = [  # who looks on comes first: coming is told to whoever is there
                    talks.enter_context(browser.talk({"table": "same", "key": key})) for key in ("", "one", "two")]
                for version, action in enumerate(["add 2", tucked, "undo", tucked, "add 1", tucked, "add 0"]):
                    for talk in everybody:
                        talk.until(lambda table, version=version: table["version"] == version)
                    mover = next(talk for talk in (two, one) if action == "undo" or talk.table["decision"]["mine"])
                    answer = mover.answer(type="undo", version=version) if action == "undo" else mover.act(action)
                    assert answer["type"] == "done"
                bytes_of.append([[*talk.frames] for talk in (one, onlooker)])
                two.my_turn()
                two.act("add 0")
                for talk in (one, onlooker):
                    talk.until(lambda table: table["status"] == "over")
                    assert [json.loads(frame)["type"] for frame in talk.frames] == ["table", *["change"] * 7, "table"]
    assert bytes_of[0] == bytes_of[1]


@pytest.mark.usefixtures("envelope")
def test_whoever_tucks_something_away_reads_how_much(fresh: Browser) -> None:
    with fresh.talk(founded := fresh.found("envelope", [PERSON, SPY])) as talk:
        card = len(talk.table["decision"]["actions"]) // 2 - 1
        assert talk.answer(type="preview", actions=[f"tuck {card}"])["sentences"] == [f"You tucked {card} away"]
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
        why: dict[str, Any] = talk.answer(type="why", actions=[f"add {card + 1}"])
        assert why["text"] == f"The card says {card} at most."
    with fresh.talk({"table": fresh.found("envelope", [PERSON, PERSON])["table"]}) as onlooker:
        assert onlooker.answer(type="why", actions=["add 1"])["legal"] is False
        assert onlooker.answer(type="preview", actions=["add 0"])["type"] == "error"
