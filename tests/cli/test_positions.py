"""Commands about games and positions."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

import zellige
from zellige.commands import parameters

GAMES = list(zellige.installed_games())


def test_games_are_listed_in_both_languages(ok):
    english, french = ok("games").out, ok("games", "--lang", "fr").out
    assert [line.split()[0] for line in english.splitlines()] == GAMES
    assert english != french
    listed = ok("games", "--json").data
    assert [game["name"] for game in listed] == GAMES
    assert all({"title", "tagline", "seats", "options", "players", "rules_version"} <= game.keys() for game in listed)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_position_fits_its_schema(ok, game):
    schema = ok("schema", game).data
    for seats in zellige.get(game).seat_counts:
        document = ok("new", game, "--seats", seats, "--seed", 7).data
        jsonschema.validate(document, schema)
        assert document["game"] == game
        assert ok("new", game, "--seats", seats, "--seed", 7).data == document


def test_an_empty_table_is_a_document_to_be_filled_in(run, ok):
    document = ok("new", "medina", "--seats", "3", "--option", "tea=false", "--empty").data
    assert (document["board"], document["options"]["tea"], document.get("hands")) == (["." * 16] * 11, False, None)
    assert run("new", "nim", "--empty").code == 2


def test_without_a_seed_chance_decides(ok):
    assert len({ok("new", "medina", "--seats", "4").out for _ in range(4)}) > 1


def test_options_are_set_by_name(ok):
    assert ok("new", "nim", "--option", "heap=34").data["left"] == 34
    document = ok("new", "medina", "--option", "tea=false", "--option", "tie=bga", "--option", "new_street_max_touch=0").data
    chosen = document["options"]
    assert (chosen["tea"], chosen["tie"], chosen["new_street_max_touch"]) == (False, "bga", 0)
    assert document["tea_left"] == 0


@pytest.mark.parametrize("game", GAMES)
def test_legal_actions_are_sorted_and_the_games_own(ok, position, game):
    path = position(game, "--seed", 7)
    match = zellige.load(json.loads(path.read_text("utf-8")))
    actions = ok("legal", path).out.splitlines()
    assert actions == sorted(actions)
    assert actions == sorted(match.game.describe(match.start, action) for action in match.game.legal_actions(match.start))
    assert ok("legal", path, "--json").data == actions
    assert ok("legal", "-", stdin=path.read_text("utf-8")).out.splitlines() == actions


def test_actions_lead_to_the_next_position(ok, position):
    path = position("nim", "--seats", 3, "--seed", 7)
    after = ok("apply", path, "die 3", "take 2", "die 1")
    assert (after.data["left"], after.data["limit"], after.data["turn"]) == (19, 1, 2)
    one_by_one = path.read_text("utf-8")
    for action in ("die 3", "take 2", "die 1"):
        one_by_one = ok("apply", "-", action, stdin=one_by_one).out
    assert one_by_one == after.out


def test_an_action_may_come_in_as_many_arguments_as_it_has_words(ok, position):
    path = position("nim", "--seats", 3, "--seed", 7)
    assert ok("why", path, "take", "1").out == ok("why", path, "take 1").out
    whole = ok("apply", path, "die 3", "take 2", "die 1").out
    for words in (["die", "3", "take", "2", "die", "1"], ["die", "3", "take 2", "die", "1"], ["die 3", "take", "2", "die 1"]):
        assert ok("apply", path, *words).out == whole
    path = position("five_tribes", "--seed", 7)
    match = zellige.load(json.loads(path.read_text("utf-8")))
    bids = [action for action in match.legal() if action.startswith("bid")]
    assert ok("apply", path, *bids[0].split()).out == ok("apply", path, bids[0]).out


@pytest.mark.parametrize(("args", "said"), [
    (["apply", "-", "die", "3", "dance", "now"], "“dance now” is not an action"),
    (["apply", "-", "die", "9"], "“die 9” is not an action"),
    (["apply", "-", "die 3", "dance", "die 3"], "“dance” is not an action"),
    (["why", "-", "dance", "now"], "“dance now” is not")])
def test_words_that_are_no_action_are_repeated(run, position, args, said):
    answer = run(*args, stdin=position("nim").read_text("utf-8"))
    assert answer.code == 2
    assert answer.err.startswith(said)


@pytest.mark.parametrize("name", ["Médina", "MEDINA", "medina", "Me\u0301dina"])
def test_a_game_is_found_by_its_title_too(ok, name):
    assert ok("new", name, "--seed", 7).data == ok("new", "medina", "--seed", 7).data
    assert ok("schema", "Five Tribes").data == ok("schema", "five_tribes").data


@pytest.mark.parametrize(("args", "near"), [
    (["new", "medna"], "medina"), (["new", "Five-Tribe"], "five_tribes"), (["legl", "-"], "legal"),
    (["new", "nim", "--sead", "7"], "--seed"),
    (["new", "medina", "--option", "teas=false"], "tea"), (["new", "medina", "--option", "tea=flase"], "false"),
    (["simulate", "nim", "--seats", "gredy,random"], "greedy"), (["components", "almadi", "chek", "-"], "check")])
def test_the_nearest_right_name_is_proposed(run, args, near):
    assert run(*args).err.endswith(f"Did you mean “{near}”?\n")
    assert run(*args, "--lang", "fr").err.endswith(f"Vouliez-vous dire «\u00a0{near}\u00a0»\u00a0?\n")


def test_no_argument_is_proposed_for_an_option(run):
    assert run("tournament", "nim", "--players", "random,greedy", "--games", "3").err == (
        "There is no option “--games”; “zellige tournament --help” shows how it is used.\n")


def test_why_says_the_rule_or_that_it_may_be_played(ok, position):
    path = position("nim")
    assert ok("why", path, "take 1").out == "The die is rolled first. [The die]\n"
    assert ok("why", path, "take 1", "--lang", "fr").out == "On lance d’abord le dé. [Le dé]\n"
    assert ok("why", path, "take 1", "--json").data == {
        "action": "take 1", "legal": False, "rule": "die-first", "text": "The die is rolled first.", "section": "The die"}
    assert ok("why", path, "die 1").out == "“die 1” may be played.\n"
    assert ok("why", path, "die 1", "--json").data["legal"] is True


def test_a_score_shows_its_terms(ok, position):
    path = position("nim")
    taken = ok("apply", path, "die 3", "take 3", "die 2", "take 1").out
    assert ok("score", "-", stdin=taken).out == (
        "Seat 1: 3 points, 1st\n     3  Pebbles taken\nSeat 2: 1 point, 2nd\n     1  Pebbles taken\n")
    data = ok("score", "-", "--json", stdin=taken).data
    assert (data["scores"], data["places"]) == ([3, 1], [1, 2])
    assert data["seats"][0]["terms"] == [{"rule": "pebbles", "label": "Pebbles taken", "amount": 3, "cells": []}]
    assert data["assumptions"] == []


def test_a_score_lists_what_it_assumed(ok, run):
    """Whatever the document leaves open and the rest of it does not decide, on the screen in both languages and as data."""
    table = json.dumps({"game": "medina", "players": 2, "board": ["oo" + "." * 12, *["." * 14] * 9],
                        "roofs": [{"cell": "a1", "owner": 2}]})
    english, french = (ok("score", "-", "--partial", "--lang", lang, stdin=table).out for lang in ("en", "fr"))
    assert "The position does not say everything. Assumed:\n- Options that are not named have their defaults.\n- " in english
    assert "La position ne dit pas tout. On suppose\u00a0:\n- " in french
    told = ok("score", "-", "--partial", "--json", stdin=table).data["assumptions"]
    assert [one["kind"] for one in told] == ["options", "hands", "arms", "turn-of-end"]
    assert told[1]["fields"][0] == "hands"
    assert all(f"- {one['text']}\n" in english for one in told)
    assert "Assumed" not in ok("score", "-", stdin=ok("new", "medina").out).out


@pytest.mark.parametrize("game", GAMES)
def test_show_prints_the_board(ok, position, game):
    path = position(game)
    state = zellige.get(game).position(json.loads(path.read_text("utf-8")))
    english, french = ok("show", path).out, ok("show", path, "--lang", "fr").out
    assert english == zellige.get(game).show(state) + "\n"
    assert french == zellige.get(game).show(state, "fr") + "\n"


def test_the_board_is_shown_in_the_persons_language(ok, position):
    """All of it but the notation, which is the same in both."""
    french = ok("show", position("medina", "--seats", 2, "--seed", 7), "--lang", "fr").out.splitlines()
    assert french[-3] == ("place 1\u00a0: orange 8, marron 8, gris 8, violet 8, toit 4, toit neutre 2, étable 4, "
                          "marchand 12, mur 15, thé 0")
    assert french[-1] == "tour 1\u00a0: place 2, encore une pose"
    french = ok("show", position("five_tribes", "--seed", 7), "--lang", "fr").out
    assert "marchandises\u00a0: fakir poterie poterie soie poisson" in french
    assert "manche 1\u00a0: place 2, enchérit" in french
    french = ok("show", position("almadi", "--seats", 2, "--seed", 7), "--lang", "fr").out
    assert "étals -" in french
    assert "seat" not in french
    for game in GAMES:
        french = ok("show", position(game), "--lang", "fr").out
        assert not {"seat", "turn", "over", "nothing", "coins", "pile"} & set(french.split())


@pytest.mark.parametrize("command", [[], ["new"], ["why"], ["apply"], ["simulate"], ["play"], ["components"],
                                     ["components", "almadi", "new"]])
def test_help_is_in_the_persons_language(ok, command):
    """Also the words that stand for something in its first line."""
    english, french = (ok("--lang", lang, *command, "--help").out for lang in ("en", "fr"))
    assert french.startswith("Usage\u00a0: zellige")
    assert not {"GAME", "FILE", "SEED", "FOLDER", "COMMAND", "Arguments:", "Options:", "Commandes:"} & set(french.split())
    assert {line.split()[0] for line in english.splitlines() if line.startswith("  --")} == {
        line.split()[0] for line in french.splitlines() if line.startswith("  --")}


@pytest.mark.parametrize("command", [[], ["components", "almadi"], ["tables"]])
def test_who_names_no_command_is_shown_all(ok, command):
    """The help, as if it had been asked for, also behind ``--lang``."""
    for lang in ("en", "fr"):
        assert ok("--lang", lang, *command).out == ok("--lang", lang, *command, "--help").out
    assert ok(*command).out == ok(*command, "--help").out


def test_exit_codes_are_explained(ok, run):
    said = r"^Exit codes:\n  0    done\n  1    .*\n  2    .*\n  130  ended by Ctrl-C$"
    assert re.search(said, ok("--help").out, re.MULTILINE | re.DOTALL)
    assert "Codes de sortie\u00a0:" in ok("--lang", "fr", "--help").out
    page = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text("utf-8")
    assert [code for code in parameters.EXIT_CODES if f"| {code} |" not in page] == []


def test_a_missing_argument_is_named_in_the_persons_language(run):
    assert run("new", "--lang", "fr").err.startswith("Il manque «\u00a0JEU\u00a0»\u00a0; «\u00a0zellige new --help\u00a0»")
    assert "«\u00a0zellige components JEU check --help\u00a0»" in run("components", "almadi", "check", "--lang", "fr").err


def test_partial_accepts_pieces_that_do_not_add_up(run, position):
    path = position("nim")
    document = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**document, "left": 5}), "utf-8")
    for command in (["legal", path], ["score", path], ["show", path], ["why", path, "die 1"], ["apply", path, "die 1"]):
        refused = run(*command)
        assert (refused.code, refused.out) == (2, "")
        assert "add up" in refused.err
        assert run(*command, "--partial").code == 0


def test_small_commands_do_without_compiler_and_server(position):
    """They answer at once: nothing heavy is loaded."""
    path = position("medina")
    program = ("import sys; from zellige import cli; code = cli.run(['legal', sys.argv[1]]);"
               "print(code, sorted({'numba', 'fastapi', 'rich', 'uvicorn', 'llvmlite'} & set(sys.modules)))")
    done = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "0 []"


def test_a_reader_that_stops_reading_is_no_error(position):
    line = f"{sys.executable} -m zellige.cli legal {position('medina', '--seed', '7')} | head -1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("brown a1\n", "")
