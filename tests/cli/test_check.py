"""zellige check: which promises of a game hold, for people and as data."""

from __future__ import annotations

from dataclasses import replace

import zellige
from zellige import testing
from zellige.commands import promises

NIM = zellige.get("nim")


def lying(monkeypatch) -> None:
    """Nim, of which the score of everybody says nothing in words."""
    liar = replace(NIM, terms=lambda state, seat: [])
    liar._compiled.append(NIM.kernels(backend="reference"))
    monkeypatch.setattr(promises, "get", lambda name: liar)


def test_every_promise_is_listed(ok):
    answer = ok("check", "nim", "--games", 1)
    lines = answer.out.splitlines()
    assert [line.split()[:2] for line in lines[:-1]] == [["ok", promise.name] for promise in testing.PROMISES]
    assert lines[-1] == "Every promise held in one game."
    data = ok("check", "nim", "--games", 1, "--seed", "x", "--json").data
    assert (data["game"], data["games"], data["seed"], data["holds"]) == ("nim", 1, "x", True)
    assert {promise["found"] for promise in data["promises"]} == {None}


def test_what_does_not_hold_is_said_with_its_place(run, monkeypatch):
    lying(monkeypatch)
    answer = run("check", "nim", "--games", 2)
    assert answer.code == 1
    lines = answer.out.splitlines()
    failed = lines.index("failed  returns        The lines of a score add up to it, on every position.")
    assert "The lines of seat" in lines[failed + 1]
    assert "seed “1 0”" in lines[failed + 1]
    assert any(line.startswith("failed  speed") for line in lines)  # its rules are not compiled
    assert lines[-1] == "2 promises do not hold; checked in 2 games."
    data = run("check", "nim", "--games", 1, "--json", "--lang", "fr").data
    broken, = (promise for promise in data["promises"] if not promise["ok"] and promise["name"] != "speed")
    assert broken["name"] == "returns"
    assert broken["found"].startswith("Les lignes de la place")


def test_a_name_that_is_none_is_usage(run):
    answer = run("check", "nimm")
    assert answer.code == 2
    assert "Did you mean “nim”?" in answer.err
    assert run("check", "nim", "--games", 0).code == 2
