"""``zellige tournament`` and ``zellige sprt`` as a person meets them."""

from __future__ import annotations

import json
import sys

import pytest

NIM = ["tournament", "nim", "--players", "random,greedy,search:iterations=9", "--blocks", "4", "--jobs", "1"]


def test_tables_say_how_all_did(ok):
    shown = ok(*NIM).out
    for said in ("Win rate", "Margin", "Win rate by seat", "Seat 2", "All players",
                 "4 blocks, 24 games in all.", "Draws: "):
        assert said in " ".join(shown.split()), said
    assert "Late" not in shown
    assert "Iter." in shown
    assert "Iter." not in ok("tournament", "nim", "--players", "random,greedy", "--blocks", "1", "--jobs", "1").out
    assert max(map(len, shown.splitlines())) <= 80
    assert "Late" in ok(*NIM, "--limit", "60").out


def test_the_same_as_data_and_in_the_folder(ok, tmp_path):
    data = ok(*NIM, "--folder", tmp_path, "--json").data
    assert [player["name"] for player in data["players"]] == ["random", "greedy", "search:iterations=9"]
    assert all(player["ms_per_turn"] > 0 for player in data["players"])
    thought = [player["iterations_per_turn"] for player in data["players"]]
    assert thought[:2] == [None, None]
    assert 1 < thought[2] <= 9
    kept = json.loads((tmp_path / "results.json").read_text("utf-8"))
    for player in data["players"]:
        for name in ("late", "ms_per_turn", "iterations_per_turn"):
            del player[name]
    assert data == kept
    assert ok(*NIM, "--folder", tmp_path, "--json").data["players"] != []


def test_a_folder_has_a_plot_or_a_sentence_why_not(ok, run, tmp_path, monkeypatch):
    ok(*NIM, "--folder", tmp_path / "one")
    assert {"plot.svg", "plot.png"} <= {path.name for path in (tmp_path / "one").iterdir()}
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    answer = run(*NIM, "--folder", tmp_path / "two")
    assert answer.code == 0
    assert answer.err.count("\n") == 1
    assert 'pip install "zellige[study]"' in answer.err
    assert "Ratings: Elo points, 0 for random." in answer.out


def test_a_page_of_findings_stands_with_the_games_or_where_it_is_asked_for(ok, run, tmp_path):
    ok(*NIM, "--folder", tmp_path / "kept")
    assert str(tmp_path / "kept" / "findings.html") in ok("findings", tmp_path / "kept").out
    data = ok("findings", tmp_path / "kept" / "records.jsonl", "--out", tmp_path / "new" / "page", "--json").data
    assert (data["format"], data["games"], data["blocks"]) == ("zellige-findings/1", 24, 4)
    assert (tmp_path / "new" / "page" / "findings.html").exists()
    for path in (tmp_path / "nothing", tmp_path, ""):
        answer = run("findings", path)
        assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1), answer


def test_a_table_of_decisions_stands_where_it_is_asked_for(ok, run, tmp_path):
    ok(*NIM, "--folder", tmp_path / "kept", "--format", "parquet")
    assert (tmp_path / "kept" / "decisions.parquet").read_bytes().startswith(b"PAR1")
    games = ["simulate", "nim", "--seats", "random,greedy", "--games", "2", "--jobs", "1", "--format"]
    ok(*games, "parquet", "--out", tmp_path / "games.parquet")
    assert (tmp_path / "games.parquet").read_bytes().startswith(b"PAR1")
    for args in ([*NIM, "--format", "parquet"], [*games, "parquet"], [*games, "csv"]):
        answer = run(*args)
        assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1), answer


def test_alone_there_is_no_share_of_wins(ok):
    shown = ok("tournament", "almadi", "--players", "random,greedy", "--seats", "1", "--blocks", "2", "--jobs", "1").out
    assert "Win rate" not in shown
    assert "2 blocks, 4 games in all." in shown


def test_one_block_has_no_interval(ok):
    data = ok("tournament", "nim", "--players", "random,greedy", "--blocks", "1", "--jobs", "1", "--json").data
    assert {player["win_share"]["ci95"] for player in data["players"]} == {None}
    assert "±" not in ok("tournament", "nim", "--players", "random,greedy", "--blocks", "1", "--jobs", "1").out


@pytest.mark.parametrize("args", [
    ["--players", "random"], ["--players", "random,nobody"], ["--players", "random,greedy", "--seats", "0"],
    ["--players", "random,greedy", "--seats", "3"], ["--players", "random,greedy", "--blocks", "0"], [],
    ["--players", "random,greedy", "--jobs", "0"], ["--players", "random,greedy", "--folder", ""],
    ["--players", "random,greedy", "--folder", "/dev/null/x"], ["--players", "random,greedy", "--option", "heap=x"]])
def test_what_cannot_be_played_is_one_sentence(run, args):
    answer = run("tournament", "nim", *args)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1), answer


def test_a_sequential_test_says_what_it_found(ok):
    asked = ["sprt", "nim", "greedy", "random", "--jobs", "1"]
    shown = ok(*asked).out
    data = ok(*asked, "--json").data
    assert data["decision"] == "h1"
    assert f"{data['blocks']} blocks, {data['games']} games in all." in shown
    assert "decided at -2.94 or 2.94" in shown
    assert "Decided: the lead of greedy over random is 20 Elo, or more, rather than 0." in shown
    assert "Not decided yet." in ok(*asked, "--blocks", "3").out
    french = ok("sprt", "nim", "random", "greedy", "--lang", "fr").out
    assert "l’avance de random sur greedy est plutôt de 0 Elo, ou moins, que de 20." in french


@pytest.mark.parametrize("args", [
    ["greedy"], ["greedy", "greedy"], ["greedy", "random", "--elo0", "30"], ["greedy", "random", "--elo1", "x"],
    ["greedy", "nobody"], ["greedy", "random", "random"], ["greedy", "random", "--elo1", "nan"]])
def test_a_test_that_cannot_be_made_is_one_sentence(run, args):
    answer = run("sprt", "nim", *args)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1), answer


def test_tuning_is_for_games_with_features(ok, run, tmp_path):
    folder = str(tmp_path / "tuned")
    little = ["--rounds", "1", "--games", "1", "--generations", "0", "--gate", "0"]
    said = ok("tune", "five_tribes", "--folder", folder, *little).out
    assert "weights.json" in said
    assert (tmp_path / "tuned" / "weights.json").exists()
    answer = run("tune", "nim", "--folder", folder)
    assert (answer.code, "no features" in answer.err) == (2, True)
