"""``zellige join``: a player of this computer at a table of a server elsewhere."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from zellige.cli import main
from zellige.core.errors import BadLink, FarAway, NoServer, UnknownPlayer
from zellige.core.language import language
from zellige.players import guest
from zellige.players.guest import Guest
from zellige.server.pace import Addresses, Allowance

from .browser import PERSON, RANDOM, Browser, Json, free_port, serving

FRIEND = {"kind": "friend"}


def link_to(browser: Browser, founded: Json) -> str:
    return f"http://127.0.0.1:{browser.port}/#/join/{founded['table']}/{founded['links'][0]['link']}"


@pytest.mark.parametrize(("game", "player"), [
    ("nim", "greedy"), ("medina", "random"), ("five_tribes", "random"), ("almadi", "random")])
def test_a_player_takes_the_seat_and_plays_to_the_end(browser: Browser, game: str, player: str) -> None:
    founded = browser.found(game, seats=[RANDOM, FRIEND], seed="guest")
    table = Guest(link_to(browser, founded), player, "Leïla").play()
    assert (table["status"], table["seats"][1]["name"], table["seats"][1]["open"]) == ("over", "Leïla", False)
    assert table["scores"] == browser.table(founded)["scores"]


def test_a_player_of_ones_own_takes_the_seat(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bot.py").write_text("def choose(question):\n    return question.any_of(question.legal)\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    founded = browser.found("nim", seats=[RANDOM, FRIEND], seed="own")
    assert Guest(link_to(browser, founded), "bot.py", "Leïla").play()["status"] == "over"


def test_from_the_command_line(browser: Browser, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZELLIGE_LANG", "fr")
    founded = browser.found(seats=[RANDOM, FRIEND])
    with pytest.raises(SystemExit) as ended:
        main(["join", link_to(browser, founded), "--player", "random", "--name", "Leïla"])
    assert ended.value.code == 0
    scores = ", ".join(str(row["total"]) for row in browser.table(founded)["scores"]["rows"])
    assert capsys.readouterr().out.splitlines() == [
        "Leïla a pris la place 2.", language("fr").say("join-over", scores=scores)]
    with pytest.raises(SystemExit) as ended:
        main(["join", link_to(browser, founded), "--player", "random"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.strip() == language("fr").say("error-used-link")


@pytest.mark.parametrize("link", [
    "", "nonsense", "http://127.0.0.1:1/", "http://127.0.0.1:1/#/table/abc", "ftp://127.0.0.1/#/join/abc/2-x",
    "http://127.0.0.1:1/#/join/../2-x", "http://[/#/join/abc/2-x", "#/join/abc/2-x"])
def test_what_is_no_link_is_said_before_anybody_is_asked(link: str) -> None:
    with pytest.raises(BadLink):
        Guest(link, "random")


def test_where_nothing_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest.time, "sleep", lambda seconds: None)
    with pytest.raises(NoServer) as caught:
        Guest(f"http://127.0.0.1:{free_port()}/#/join/abc/2-x", "random")
    assert caught.value.params["url"].startswith("http://127.0.0.1:")


def test_a_player_there_is_not_takes_no_seat(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, FRIEND])
    with pytest.raises(UnknownPlayer):
        Guest(link_to(browser, founded), "grandmaster")
    with pytest.raises(FarAway) as caught:
        Guest(link_to(browser, founded) + "x", "random")
    assert caught.value.params["text"] == language("en").say("error-used-link")
    assert browser.table(founded)["seats"][1]["open"]


def test_a_server_that_was_away_is_played_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every second answer is lost on the way: what was played stays played, and nothing is played twice."""
    monkeypatch.setattr(guest.time, "sleep", lambda seconds: None)
    with serving(tmp_path) as browser:
        founded = browser.found(seats=[RANDOM, FRIEND], seed="lost")
        asked, count = httpx.Client.request, [0]

        def lose(client: httpx.Client, method: str, path: str, **more: Any) -> httpx.Response:
            answer = asked(client, method, path, **more)
            count[0] += 1
            if count[0] % 2:
                raise httpx.ReadTimeout("lost")
            return answer

        monkeypatch.setattr(httpx.Client, "request", lose)
        player = Guest(link_to(browser, founded), "random")
        table = player.play()
        monkeypatch.undo()
        assert count[0] > 4
        assert table == browser.table({"table": founded["table"], "key": player._http.headers["Zellige-Key"]})
        plies = [entry["ply"] for entry in table["log"]]
        assert plies == sorted(set(plies))


def test_whoever_is_told_to_wait_waits_and_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's second passes while the player sleeps, and at no other time."""
    clock, slept = [0.0], list[float]()

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        clock[0] += seconds

    monkeypatch.setattr(guest, "time", SimpleNamespace(sleep=sleep))
    with serving(tmp_path, paces=Addresses(near=Allowance(8, 4), clock=lambda: clock[0])) as browser:
        founded = browser.found(seats=[RANDOM, FRIEND], seed="slow")
        player = Guest(link_to(browser, founded), "random")
        table = player.play()
        clock[0] += 100
        assert table == browser.table({"table": founded["table"], "key": player._http.headers["Zellige-Key"]})
    assert table["status"] == "over"
    assert slept == [1.0] * len(slept)
    assert slept
