"""Whatever a person gives it: one sentence in their language, exit code 2, nothing else."""

from __future__ import annotations

import json
import re

import pytest

import zellige

LANGUAGES = ("en", "fr")


@pytest.fixture
def refused(run):
    """Runs a command line that must be refused, in both languages; answers the English sentence."""

    def command(*args: object, stdin: str | bytes = b"") -> str:
        said = {}
        for lang in LANGUAGES:
            answer = run(*args, "--lang", lang, stdin=stdin)
            assert (answer.code, answer.out) == (2, ""), answer
            assert re.fullmatch(r"[^\n]+\n", answer.err), answer.err
            assert len(answer.err) < 800
            assert "Traceback" not in answer.err
            said[lang] = answer.err.strip()
        assert said["en"] != said["fr"]
        return said["en"]

    return command


@pytest.fixture
def document(ok):
    """A fresh position, as data."""
    return ok("new", "medina", "--seats", "2", "--seed", "7").data


def as_json(value: object) -> str:
    return json.dumps(value)


# --- the command line itself ---


@pytest.mark.parametrize("args", [
    ["play-chess"], ["legal"], ["legal", "a", "b"], ["new"], ["new", "medina", "--seats"], ["new", "medina", "--seats", "many"],
    ["new", "medina", "--colour", "red"], ["simulate", "nim"], ["simulate", "nim", "--seats", "random,random", "--games", "0"],
    ["apply", "-"], ["play", "--port", "99999"], ["simulate", "nim", "--seats", "random,random", "--jobs", "0"]])
def test_a_command_line_that_cannot_be_understood(refused, args):
    refused(*args)


@pytest.mark.parametrize(("args", "said"), [
    (["new", "chess\n"], r"“chess\n”"), (["new\u200b"], r"“new\u200b”; "),
    (["new", "medina", "--option", "te\u00ada=true"], r"“te\u00ada”")])
def test_what_nobody_sees_is_shown(refused, args, said):
    assert said in refused(*args)


def test_an_unknown_language_is_named(run):
    answer = run("games", "--lang", "de")
    assert (answer.code, answer.err) == (2, "“--lang” must be en or fr; “zellige games --help” shows how it is used.\n")


@pytest.mark.parametrize("args", [
    ["new", "chess"], ["new", "medina", "--seats", "5"], ["new", "medina", "--option", "tea=maybe"],
    ["new", "medina", "--option", "coffee=true"], ["new", "medina", "--option", "tea"], ["new", "medina", "--option", "=true"],
    ["bench", "medina", "--seats", "9"], ["schema", "chess"], ["simulate", "nim", "--seats", "random,genius"],
    ["simulate", "nim", "--seats", "random"], ["simulate", "chess", "--seats", "random,random"]])
def test_what_a_game_does_not_have(refused, args):
    refused(*args)


# --- files ---


@pytest.mark.parametrize("command", [
    ["legal"], ["score"], ["show"], ["why", "stable e5"], ["apply", "stable e5"], ["replay"], ["verify"]])
@pytest.mark.parametrize("content", [
    None, "folder", b"", b"\xff\xfe\x00\x01", b"{", b"[1, 2]", b"null", b"\x00" * 1000, b"{}" * 10])
def test_files_that_are_nothing(refused, tmp_path, command, content):
    path = tmp_path / "thing"
    if content == "folder":
        path.mkdir()
    elif content is not None:
        path.write_bytes(content)
    name, *rest = command
    refused(name, path, *rest)


def test_a_file_cut_off_anywhere_is_no_position(refused, document):
    text = as_json(document)
    for length in (1, len(text) // 2, len(text) - 1):
        assert "JSON" in refused("legal", "-", stdin=text[:length])


@pytest.mark.parametrize("text", ["[" * 100_000, '{"game": ' * 50_000, '{"game": "medina", "board": ' + "9" * 10_000 + "}",
                                  '{"game": "medina", "x": "' + "y" * 10_000_000 + '"}', '{"game": "chess"}', '{"game": NaN}'])
def test_hostile_documents(refused, text):
    refused("legal", "-", stdin=text)


def changed(**fields: object):
    return lambda document: {**document, **fields}


def with_board(*letters: tuple[int, int, str]):
    def change(document):
        rows = [list(row) for row in document["board"]]
        for row, column, letter in letters:
            rows[row][column] = letter
        return {**document, "board": ["".join(row) for row in rows]}
    return change


@pytest.mark.parametrize("change", [
    changed(board=["..", ".."]), changed(board="x"), changed(board=None), changed(players=7), changed(players="two"),
    changed(options={"tea": 3}), changed(options={"coffee": True}), changed(format="zellige-position/9"), changed(game="nim"),
    changed(surprise=1), changed(to_move=9), changed(hands=[]), changed(tea_left=-1), changed(tea=[99, 99]),
    changed(arms={"n": [99, 0], "s": [0, 0], "w": [0, 0], "e": [0, 0]}), changed(roofs=[{"cell": "a1", "owner": 1}]),
    changed(streets=[["a1"]]), changed(towers={"1": {"holder": 9, "merchants": 3}}), changed(placements_left=99),
    with_board((0, 0, "o"), (0, 1, "b")), with_board((0, 0, "o")), with_board((0, 0, "?")),
    lambda document: {key: value for key, value in document.items() if key != "board"}])
def test_positions_that_cannot_be(refused, document, change):
    refused("legal", "-", stdin=as_json(change(document)))


@pytest.mark.parametrize("action", [
    "stable", "", "orange z99", "orange e5 e6", "orange", "take 1", "o" * 100_000, "5e orange"])
def test_texts_that_are_no_actions(refused, document, action):
    refused("apply", "-", action, stdin=as_json(document))
    refused("why", "-", action, stdin=as_json(document))


def test_an_illegal_action_says_why(refused, document):
    assert "[" in refused("apply", "-", "stable e5", stdin=as_json(document))
    first = zellige.load(document).legal()[0]
    refused("apply", "-", first, first, stdin=as_json(document))


# --- records ---


@pytest.fixture
def recorded(ok, tmp_path):
    """A file of three games."""
    path = tmp_path / "games.jsonl"
    ok("simulate", "nim", "--seats", "random,random", "--games", "3", "--seed", "5", "--out", path, "--jobs", "1")
    return path


def test_a_record_cut_off_anywhere_is_refused(refused, recorded):
    content = recorded.read_bytes()
    for length in (1, 100, len(content) // 2, len(content) - 2):
        refused("verify", "-", stdin=content[:length])
    lines = content.splitlines(keepends=True)
    for count in (1, 2, len(lines) // 2, len(lines) - 1):
        refused("verify", "-", stdin=b"".join(lines[:count]))


def test_the_first_difference_is_named_by_line_and_action(refused, recorded):
    lines = recorded.read_text("utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if '"take 1"' in line)
    lines[number] = lines[number].replace("take 1", "take 3") if '"die 3"' not in lines[number - 1] else lines[number].replace(
        '"seat":1', '"seat":2')
    said = refused("verify", "-", stdin="\n".join(lines))
    assert said.startswith(f"Line {number + 1} of the record: “take")


def test_records_have_nowhere_to_go(refused, tmp_path):
    refused("simulate", "nim", "--seats", "random,random", "--games", "1", "--out", tmp_path / "nowhere" / "games.jsonl")
    refused("simulate", "nim", "--seats", "random,random", "--games", "1", "--out", tmp_path)


# --- mistakes of ours ---


def test_a_mistake_of_ours_is_one_sentence_too(run, monkeypatch):
    def broken(name):
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("zellige.commands.positions.get", broken)
    answer = run("schema", "nim")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith("zellige hit an internal error (ZeroDivisionError: oh)")
