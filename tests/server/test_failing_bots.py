"""A bot that fails says so at its table, and the person there lets another player take its place. That is kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from zellige.core.errors import UnknownPlayer
from zellige.core.language import language
from zellige.core.registry import get
from zellige.core.rng import stream
from zellige.players import find as players
from zellige.players.choose import Chooser
from zellige.players.player import Question
from zellige.server import workshop
from zellige.server.workshop import Workshop
from zellige.tables.database import FILE
from zellige.tables.errors import NothingToReplace
from zellige.tables.table import BotTurn

from .browser import PERSON, Browser, Talk, serving

GREEDY = {"kind": "bot", "player": "greedy", "name": "Tariq"}


@pytest.fixture(params=["raises", "cheats", "stammers"])
def failing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The player ``greedy`` makes a mistake: it raises, answers what is not legal, or what is no action at all."""
    honest = Chooser.choose

    def choose(self: Chooser, question: Question) -> int:
        if self.name != "greedy":
            return honest(self, question)
        if request.param == "raises":
            raise ZeroDivisionError("of no use")
        return 5 if request.param == "cheats" else 10**9

    monkeypatch.setattr(Chooser, "choose", choose)
    return str(request.param)


@pytest.fixture
def stuck(tmp_path: Path, failing: str) -> Iterator[tuple[Browser, dict[str, str], Talk]]:
    """A table whose bot has failed after the first decision of the person."""
    with serving(tmp_path) as browser:
        founded = browser.found(seats=[PERSON, GREEDY], seed="stuck", options={"heap": 34})
        with browser.talk(founded) as talk:
            talk.act("take 1")
            talk.until(lambda table: table["decision"]["stand_ins"])
            yield browser, founded, talk


def test_it_says_so_and_offers_others(stuck: tuple[Browser, dict[str, str], Talk]) -> None:
    browser, founded, talk = stuck
    decision = talk.table["decision"]
    assert decision["title"] == "Tariq cannot go on: the player “Greedy” made a mistake."
    assert decision["detail"].startswith("Choose who plays on")
    assert decision["stand_ins"] == [{"name": "random", "label": "Random"}, {"name": "search", "label": "Thinker"}]
    onlooker = browser.table({"table": founded["table"]})["decision"]
    assert (onlooker["title"], onlooker["stand_ins"]) == (decision["title"], [])
    assert browser.table(founded, lang="fr")["decision"]["title"].startswith("Tariq ne peut pas continuer")


def test_only_who_has_its_key_lets_another_take_its_place(stuck: tuple[Browser, dict[str, str], Talk]) -> None:
    browser, founded, _ = stuck
    person, bot = founded["key"].split(".")
    frame = {"type": "replace", "seat": 2, "player": "random", "version": 1}
    with browser.talk({**founded, "key": person}) as talk:
        assert (talk.table["decision"]["detail"], talk.table["decision"]["stand_ins"]) == (None, [])
        assert talk.answer(**frame)["error"] == language("en").say("error-not-your-seat")
    with browser.talk({**founded, "key": bot}) as talk:
        assert not any(seat["mine"] for seat in talk.table["seats"]), "a bot's key plays nothing"
        assert talk.answer(type="act", actions=["take 1"], version=1)["error"] == language("en").say("error-not-yours")
        assert talk.answer(**frame)["type"] == "done"


def test_another_takes_its_place_and_it_is_kept(stuck: tuple[Browser, dict[str, str], Talk], tmp_path: Path) -> None:
    browser, founded, talk = stuck
    frame = {"type": "replace", "seat": 2, "player": "random", "version": talk.table["version"]}
    assert talk.answer(**frame)["type"] == "done"
    assert talk.answer(**frame, again=True)["type"] == "done"
    assert talk.my_turn()["seats"][1] == {
        "seat": 2, "name": "Tariq", "kind": "bot", "player": "random", "player_label": "Random", "mine": False,
        "own": False, "open": False, "stands_in": False, "may": ["free"]}
    assert talk.play_out()["winners"]
    kept = browser.table(founded)
    with sqlite3.connect(tmp_path / FILE) as file:
        entries = [entry for (entry,) in file.execute("SELECT entry FROM entries ORDER BY number")]
    assert json.loads(entries[1]).items() > {"kind": "replace", "ply": 3, "seat": 1, "player": "random"}.items()
    (tmp_path / "again").mkdir()
    with sqlite3.connect(tmp_path / FILE) as file, sqlite3.connect(tmp_path / "again" / FILE) as copy:
        file.backup(copy)
    with serving(tmp_path / "again") as again:
        assert again.table(founded) == kept


def test_taking_back_is_another_way_on(stuck: tuple[Browser, dict[str, str], Talk]) -> None:
    _, _, talk = stuck
    assert talk.answer(type="undo", version=talk.table["version"])["type"] == "done"
    assert talk.my_turn()["decision"]["stand_ins"] == []


def test_who_cannot_take_its_place(stuck: tuple[Browser, dict[str, str], Talk]) -> None:
    browser, founded, talk = stuck
    version = talk.table["version"]
    refused = [
        ({"seat": 2, "player": None}, language("en").error(NothingToReplace())),
        ({"seat": 3, "player": "random"}, language("en").say("error-not-your-seat")),
        ({"seat": 0, "player": "random"}, language("en").say("error-not-your-seat")),
        ({"seat": 2, "player": "hal"}, language("en").error(UnknownPlayer(game="Nim with a die", player="hal",
                                                                           known="random, greedy, search")))]
    for said, sentence in refused:
        assert talk.answer(type="replace", version=version, **said)["error"] == sentence
    assert "player" in talk.answer(type="replace", version=version, seat=2)["error"]
    with browser.talk({"table": founded["table"]}) as onlooker:
        assert onlooker.answer(type="replace", version=version, seat=2, player="random")["error"] == language("en").say(
            "error-not-yours")
    assert talk.answer(type="replace", version=version, seat=2, player="random")["type"] == "done"
    assert talk.my_turn()["decision"]["mine"]
    assert talk.answer(type="replace", version=talk.table["version"], seat=2, player="greedy")["error"] == language("en").error(
        NothingToReplace())


def test_the_terminal_says_which_player_failed(
        stuck: tuple[Browser, dict[str, str], Talk], caplog: pytest.LogCaptureFixture) -> None:
    _, founded, _ = stuck
    said = [record.getMessage() for record in caplog.get_records("setup") if record.name == "zellige"]
    assert any(f"The player “greedy” failed at table {founded['table']}" in line for line in said)


# --- players that are installed beside zellige ---


def choose_first(question: Question) -> int:
    """A player from outside."""
    return next(iter(question.legal))


def choose_in_the_end(question: Question) -> int:
    """A player that thinks as long as it may."""
    assert question.limit == workshop.LIMIT
    while not question.stop():
        time.sleep(0.01)
    return next(iter(question.legal))


def choose_never(question: Question) -> int:
    """A player that forgets its time, and everything else."""
    threading.Event().wait()
    return 0


@pytest.fixture
def installed_player(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players that are installed: one that plays, one that cannot even be loaded, and two that take their time."""
    places = {"first": f"{__name__}:choose_first", "lost": "no:x", "thinker": f"{__name__}:choose_in_the_end",
              "dreamer": f"{__name__}:choose_never"}
    points = [EntryPoint(name, place, players.GROUP) for name, place in places.items()]
    monkeypatch.setattr(players, "entry_points", lambda group: points)


def test_an_installed_player_sits_at_a_table(tmp_path: Path, installed_player: None) -> None:
    with serving(tmp_path) as browser:
        game = next(game for game in browser.http.get("/api/games").json() if game["name"] == "nim")
        assert game["players"][3] == {"name": "first", "label": "first", "help": "It was installed alongside zellige.",
                                      "offered": True, "styles": []}
        assert [player["name"] for player in game["players"]][:3] == ["random", "greedy", "search"]
        founded = browser.found(seats=[PERSON, {"kind": "bot", "player": "first"}], seed="first", options={"heap": 13})
        with browser.talk(founded) as talk:
            assert talk.play_out()["winners"]
            assert talk.table["seats"][1]["player_label"] == "first"
            assert talk.table["seats"][1]["name"] == "first"


def test_an_installed_player_that_cannot_be_loaded_is_said_at_its_table(tmp_path: Path, installed_player: None) -> None:
    with serving(tmp_path) as browser:
        founded = browser.found(seats=[{"kind": "bot", "player": "lost"}, PERSON], seed="lost", options={"heap": 13})
        with browser.talk(founded) as talk:
            talk.until(lambda table: table["decision"]["stand_ins"])
            assert talk.table["decision"]["title"] == "lost cannot go on: the player “lost” made a mistake."
            assert "first" in [one["name"] for one in talk.table["decision"]["stand_ins"]]


def test_a_player_that_stops_in_time_plays_on(
        tmp_path: Path, installed_player: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "LIMIT", 0.05)
    with serving(tmp_path) as browser:
        founded = browser.found(seats=[{"kind": "bot", "player": "thinker"}, PERSON], seed="thinker", options={"heap": 13})
        with browser.talk(founded) as talk:
            assert talk.my_turn()["decision"]["mine"]


def test_nobody_waits_for_a_player_for_ever(
        tmp_path: Path, installed_player: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table says so and offers others in its place, more tables than there are thinkers; zellige ends all the same."""
    monkeypatch.setattr(workshop, "LIMIT", 0.05)
    monkeypatch.setattr(workshop, "GIVEN_UP", 0.15)
    with serving(tmp_path) as browser:
        for seed in range(workshop.THINKERS + 1):
            founded = browser.found(seats=[{"kind": "bot", "player": "dreamer"}, PERSON], seed=str(seed), options={"heap": 13})
            with browser.talk(founded) as talk:
                talk.until(lambda table: table["decision"]["stand_ins"])
                assert talk.table["decision"]["title"] == (
                    "dreamer cannot go on: the player “dreamer” has not answered in time.")
                replaced = talk.answer(type="replace", version=talk.table["version"], seat=1, player="random")
                assert replaced["type"] == "done"
                assert talk.my_turn()["decision"]["mine"]


def test_a_kept_table_has_nobodys_code_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens a stranger's tables plays against players that are installed here, or is told that there is none."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text("raise SystemExit('loaded')", "utf-8")
    nim = get("nim")
    asked = BotTurn("bot.py", 0, 0, nim.new(2, 1), stream(1, "bot"), 0)
    with pytest.raises(UnknownPlayer):
        asyncio.run(Workshop([], print).choose(nim, asked))


@pytest.mark.parametrize("player", ["bot.py", "bot.py:choose", "os:getcwd", "second"])
def test_nobody_has_code_of_theirs_loaded_by_asking(tmp_path: Path, player: str) -> None:
    with serving(tmp_path) as browser:
        form = {"game": "nim", "seats": [PERSON, {"kind": "bot", "player": player}]}
        answer = browser.http.post("/api/tables", json=form)
        assert (answer.status_code, "has no player called" in answer.json()["error"]) == (400, True)
