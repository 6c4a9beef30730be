"""While the rules are being compiled nobody waits who need not, and everybody learns when they are ready."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from zellige.core import machine
from zellige.core.compile import Kernels
from zellige.core.game import Game
from zellige.core.registry import get
from zellige.core.rng import stream
from zellige.players.player import Answer, Question
from zellige.server import compiling, message
from zellige.server import workshop as room
from zellige.server.workshop import Workshop
from zellige.tables.table import BotTurn, Table

from .browser import PERSON, RANDOM, serving
from .test_two_worlds import world

GREEDY = {"kind": "bot", "player": "greedy"}


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Compiling that takes until the event is set."""
    done = threading.Event()
    honest = Game.kernels

    def kernels(self: Game, progress: Any = None, backend: str | None = None) -> Kernels:
        if backend is None:
            assert done.wait(60)
        return honest(self, progress, backend)

    monkeypatch.setattr(Game, "kernels", kernels)
    return done


def test_people_and_random_bots_play_at_once(tmp_path: Path, slow: threading.Event) -> None:
    with serving(tmp_path) as browser:
        try:
            with browser.talk(browser.found(seats=[PERSON, RANDOM])) as talk:
                assert talk.table["decision"]["actions"][0]["changes"] == [1, 0]
                assert talk.play_out()["winners"]
        finally:
            slow.set()


def test_other_bots_say_that_they_are_getting_ready(tmp_path: Path, slow: threading.Event) -> None:
    with serving(tmp_path) as browser:
        try:
            with browser.talk(browser.found(seats=[GREEDY, PERSON])) as talk:
                decision = talk.table["decision"]
                assert (decision["mine"], decision["title"]) == (False, "Greedy is getting ready")
                assert decision["detail"].startswith("The rules are being prepared")
                slow.set()
                assert talk.my_turn()["ply"] > 1
        finally:
            slow.set()


def test_changes_that_take_too_long_follow_later(
        tmp_path: Path, slow: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message, "PATIENCE", -1)
    with serving(tmp_path) as browser:
        try:
            with browser.talk(browser.found()) as talk:
                offers = talk.table["decision"]["actions"]
                assert offers
                assert all(offer["changes"] == [] for offer in offers)
                slow.set()
                talk.until(lambda table: table["decision"]["actions"][0]["changes"])
                assert [offer["changes"] for offer in talk.table["decision"]["actions"]] == [
                    [taken, 0] for taken in range(1, len(offers) + 1)]
        finally:
            slow.set()


def test_a_compiler_that_fails_leaves_the_interpreted_rules(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    honest = Game.kernels

    def kernels(self: Game, progress: Any = None, backend: str | None = None) -> Kernels:
        if backend is None:
            raise OSError("no compiler here")
        return honest(self, progress, backend)

    monkeypatch.setattr(Game, "kernels", kernels)
    with serving(tmp_path) as browser, browser.talk(browser.found(seats=[PERSON, GREEDY])) as talk:
        assert talk.play_out()["winners"]
    assert "no compiler here" in caplog.text


def test_compiling_happens_beside_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty cache is filled by another process while this one answers."""
    monkeypatch.setenv("ZELLIGE_BACKEND", "compiled")
    monkeypatch.setenv("ZELLIGE_CACHE", str(tmp_path / "cache"))
    told: list[Game] = []
    nim = get("nim")

    async def prepare() -> Kernels | None:
        workshop = Workshop([nim], told.append)
        workshop.start()
        await asyncio.wait_for(workshop._ready[nim].wait(), 120)
        await workshop.stop()
        return workshop.kernels(nim)

    kernels = asyncio.run(prepare())
    assert kernels is not None
    assert kernels.backend == "compiled"
    assert told == [nim]
    assert nim.is_compiled()


def test_the_game_somebody_asks_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in the cache is there at once; then whatever is wanted, which others give way to and take up again later."""
    games = [replace(get("nim"), name=name) for name in ("first", "second", "kept", "third")]
    begun: list[tuple[str, bool]] = []
    told: list[str] = []

    async def prepare() -> None:
        workshop = Workshop(games, lambda game: told.append(game.name))

        async def at_hand(game: Game) -> bool:
            return game.name == "kept"

        async def compile_beside(game: Game, hurried: bool) -> None:
            begun.append((game.name, hurried))
            if begun == [("first", False)]:
                workshop.want(games[3])
                await asyncio.sleep(60)

        monkeypatch.setattr(workshop, "_at_hand", at_hand)
        monkeypatch.setattr(workshop, "_compile_beside", compile_beside)
        workshop.start()
        for ready in workshop._ready.values():
            await asyncio.wait_for(ready.wait(), 60)
        workshop.want(games[0])
        await workshop.stop()

    monkeypatch.setenv("ZELLIGE_BACKEND", "reference")
    asyncio.run(prepare())
    assert begun == [("first", False), ("third", True), ("first", False), ("second", False)]
    assert told == ["kept", "third", "first", "second"]


def test_where_memory_is_short_only_what_somebody_waits_for_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [replace(get("nim"), name=name) for name in ("first", "second")]
    begun: list[str] = []

    async def prepare() -> None:
        workshop = Workshop(games, lambda game: None)

        async def at_hand(game: Game) -> bool:
            return False

        async def compile_beside(game: Game, hurried: bool) -> None:
            begun.append(game.name)

        monkeypatch.setattr(workshop, "_at_hand", at_hand)
        monkeypatch.setattr(workshop, "_compile_beside", compile_beside)
        workshop.start()
        workshop.want(games[1])
        await asyncio.wait_for(workshop._ready[games[1]].wait(), 60)
        assert begun == ["second"]
        workshop.want(games[0])
        await asyncio.wait_for(workshop._ready[games[0]].wait(), 60)
        await workshop.stop()

    monkeypatch.setattr(machine, "processes", lambda megabytes: 0)
    monkeypatch.setenv("ZELLIGE_BACKEND", "reference")
    asyncio.run(prepare())
    assert begun == ["second", "first"]


def test_who_wants_what_is_being_prepared_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def prepare() -> None:
        nim = get("nim")
        workshop = Workshop([nim], lambda game: None)

        async def at_hand(game: Game) -> bool:
            return False

        async def compile_beside(game: Game, hurried: bool) -> None:
            begun.append(game.name)
            workshop.want(nim)
            await asyncio.sleep(0.05)

        monkeypatch.setattr(workshop, "_at_hand", at_hand)
        monkeypatch.setattr(workshop, "_compile_beside", compile_beside)
        workshop.start()
        await asyncio.wait_for(workshop._ready[nim].wait(), 60)
        await workshop.stop()

    monkeypatch.setenv("ZELLIGE_BACKEND", "reference")
    asyncio.run(prepare())
    assert begun == ["nim"]


def test_a_bot_thinks_on_all_cores_as_long_as_no_other_wants_to(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    begun, other, asked_again = threading.Event(), threading.Event(), threading.Event()

    def found(game: Game, name: str, kernels: Kernels, threads: Callable[[], int]) -> SimpleNamespace:
        def choose(question: Question) -> int:
            seen.append(threads())
            if name == "greedy":
                begun.set()
                assert other.wait(60)
                seen.append(threads())
                asked_again.set()
            else:
                other.set()
                assert asked_again.wait(60)
            return 0

        return SimpleNamespace(name=name, version="", choose=choose)

    async def think() -> None:
        nim = get("nim")
        workshop = Workshop([], print)
        workshop._kernels[nim] = nim.kernels(backend="reference")
        asked = BotTurn("greedy", 0, 0, nim.new(2, 1), stream(1, "bot"), 0)
        first = asyncio.create_task(workshop.choose(nim, asked))
        await asyncio.to_thread(begun.wait, 60)
        await asyncio.gather(first, workshop.choose(nim, replace(asked, player="random")))

    monkeypatch.setattr(machine, "cores", lambda: 2)
    monkeypatch.setattr(room, "find", found)
    asyncio.run(think())
    assert seen == [2, 1, 1]


@pytest.mark.parametrize(("how", "nicer"), [((), 0), (("patiently",), compiling.LEFT_OVER)])
def test_whoever_nobody_waits_for_takes_what_is_left(how: tuple[str, ...], nicer: int) -> None:
    program = "import os; from zellige.server import compiling; compiling.get = lambda name: exit(os.nice(0)); "
    child = subprocess.Popen([sys.executable, "-c", f"{program}compiling.main('nim', '1', *{how})"], stdin=subprocess.PIPE)
    try:
        assert child.wait(60) == min(19, os.nice(0) + nicer) % 256
    finally:
        child.communicate()


_PARENT = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", sys.argv[1]], stdin=subprocess.PIPE)
child.wait()
"""
_CHILD = """
import time
from zellige.server import compiling
def get(name):
    print("compiling", flush=True)
    time.sleep(600)
compiling.get = get
compiling.main("nim", "1")
"""


def test_a_child_that_compiles_ends_with_its_parent() -> None:
    """However the parent ends: its end of the pipe closes, and what both print to has no writer left."""
    parent = subprocess.Popen([sys.executable, "-c", _PARENT, _CHILD], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    assert parent.stdout.readline() == "compiling\n"
    parent.kill()
    rest, _ = parent.communicate(timeout=60)
    assert rest == ""


def test_the_workshop_holds_its_child_by_the_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZELLIGE_CACHE", str(tmp_path / "cache"))
    hands: list[Any] = []
    honest = asyncio.create_subprocess_exec

    async def start(*command: str, **streams: Any) -> Any:
        hands.append(streams["stdin"])
        return await honest(sys.executable, "-c", "import os; assert os.read(0, 1) == b''", **streams)

    async def compile_beside() -> None:
        beside = asyncio.create_task(Workshop([], print)._compile_beside(get("nim"), True))
        done, _ = await asyncio.wait([beside], timeout=2)
        assert not done, "the child waits, because its hand is held"
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    asyncio.run(compile_beside())
    assert hands == [asyncio.subprocess.PIPE]


@pytest.mark.usefixtures("envelope")
def test_a_bot_is_asked_the_same_after_a_restart() -> None:
    from zellige.tables.charter import Seat

    game = get("envelope")
    seats = (Seat(None, "spy"), Seat(None, None))
    asked: list[BotTurn | None] = [world(game, (3, 5), seats).bot_turn() for _ in range(2)]
    assert asked[0] is not None
    assert asked[1] is not None
    assert asked[0].masked.tobytes() == asked[1].masked.tobytes()
    assert asked[0].masked.card.tolist() == [3, 0, 0]
    assert asked[0].words.tolist() == asked[1].words.tolist()


@pytest.mark.usefixtures("envelope")
def test_an_answer_that_comes_too_late_is_not_played() -> None:
    from zellige.tables.charter import Seat
    from zellige.tables.entry import Act

    table: Table = world(get("envelope"), (3, 5), (Seat(None, None), Seat(None, "spy")))
    table.absorb(Act(ply=0, action="add 1"))
    asked = table.bot_turn()
    assert asked is not None
    table.absorb(*table.undo(frozenset({0, 1}), 1))
    assert table.bot_act(asked, Answer(0)) == []
