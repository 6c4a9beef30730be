"""Commands about component sets, and games played with one's own."""

from __future__ import annotations

import json

import pytest

from zellige.core import record as records


@pytest.fixture
def own(ok, tmp_path):
    """A file with a set of one's own, in which two Characters cost something else."""
    path = tmp_path / "my-box.json"
    ok("components", "almadi", "new", path)
    changed(path, lambda found: found["characters"][0].update(cost=7))
    return path


def changed(path, change):
    found = json.loads(path.read_text("utf-8"))
    change(found)
    path.write_text(json.dumps(found), "utf-8")


def broken(found):
    found["characters"][18]["cost"] = 9
    found["stalls"][0]["goods"] = {}


def test_a_new_set_is_named_after_its_file(ok, tmp_path):
    path = tmp_path / "Leïla’s box 2.json"
    said = ok("components", "almadi", "new", path).out
    found = json.loads(path.read_text("utf-8"))
    assert (found["id"], found["version"]) == ("le-la-s-box-2", 1)
    assert "le-la-s-box-2" in said
    ok("components", "almadi", "new", tmp_path / "other.json", "--id", "attic")
    assert json.loads((tmp_path / "other.json").read_text("utf-8"))["id"] == "attic"


def test_a_file_is_never_written_over_unasked(ok, run, own):
    before = own.read_text("utf-8")
    answer = run("components", "almadi", "new", own)
    assert answer.code == 2
    assert answer.err == f"{own}: a file of this name exists; --force overwrites it.\n"
    assert own.read_text("utf-8") == before
    ok("components", "almadi", "new", own, "--force")
    assert own.read_text("utf-8") != before


def test_a_name_that_is_none_writes_nothing(run, tmp_path):
    answer = run("components", "almadi", "new", tmp_path / "x.json", "--id", "My box!")
    assert (answer.code, answer.out) == (2, "")
    assert "“My box!”" in answer.err
    assert list(tmp_path.iterdir()) == []
    assert run("components", "almadi", "new", tmp_path / "no" / "x.json").code == 2


def test_a_good_set_is_said_to_be_good(ok, own):
    assert ok("components", "almadi", "check", own).out.startswith("The set “my-box” is valid; ")
    data = ok("components", "almadi", "check", own, "--json").data
    assert (data["good"], data["findings"], data["set"]["id"]) == (True, [], "my-box")
    assert ["P03", "sides"] in data["reconstructed"]
    assert "est valable" in ok("components", "almadi", "check", "-", "--lang", "fr", stdin=own.read_text("utf-8")).out


def test_what_is_wrong_is_one_sentence_each(run, own):
    changed(own, broken)
    answer = run("components", "almadi", "check", own)
    assert (answer.code, answer.err) == (1, "")
    assert answer.out.splitlines() == ["The Stall card ST01 has no goods.", "Ali Baba must cost 4 rubies, as printed, not 9."]
    answer = run("components", "almadi", "check", own, "--json", "--lang", "fr")
    assert answer.code == 1
    stall, ali_baba = answer.data["findings"]
    assert (stall["kind"], stall["entry"]) == ("stall-empty", "ST01")
    assert (ali_baba["kind"], ali_baba["entry"]) == ("ali-baba", "ali_baba")
    assert stall["text"] == "La carte Étal ST01 n’a pas de marchandises."


@pytest.mark.parametrize("text", ["[]", "{}", "null", '"almadi"', '{"id": "x"}', "[" * 18 + "]" * 18], ids=range(6))
def test_another_document_is_not_a_set(run, text):
    answer = run("components", "almadi", "check", "-", stdin=text)
    assert answer.code == 1
    assert answer.out
    answer = run("components", "almadi", "diff", "-", "almadi-reconstructed-1", stdin=text)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)


def test_a_file_that_is_no_json(run, tmp_path):
    tale = tmp_path / "x.json"
    tale.write_text("once upon a time", "utf-8")
    for args in (["check", tale], ["diff", tale, tale], ["check", tmp_path / "no.json"]):
        answer = run("components", "almadi", *args)
        assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)


def test_two_sets_are_compared(ok, own, tmp_path):
    differ = ok("components", "almadi", "diff", "almadi-reconstructed-1", own).out
    assert differ == "ali_shar, cost: 2 in the first, 7 in the second.\n"
    assert ok("components", "almadi", "diff", own, own).out == "The two sets say the same.\n"
    data = ok("components", "almadi", "diff", own, "almadi-reconstructed-1", "--json").data
    assert data == [{"entry": "ali_shar", "field": "cost", "one": "7", "other": "2"}]


def test_a_game_without_sets_says_so(run):
    for args in ("components nim check -", "components nim new x.json", "new nim --components -"):
        answer = run(*args.split())
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith("Nim with a die has no component sets")
    assert run("components", "chess", "check", "-").err.startswith("There is no game called “chess”")
    assert run("components", "almadi", "bake").err == "There is no command “bake”; there are: check, new, diff, find.\n"
    assert run("components").code == 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_has_help(ok, lang):
    told = ok("components", "--help", "--lang", lang).out
    assert all(name in told for name in ("check", "new", "diff", "find"))
    file = {"en": "FILE", "fr": "FICHIER"}[lang]
    for name, wanted in (("check", file), ("new", "--force"), ("diff", "A"), ("find", f"--set {file}")):
        assert wanted in ok("components", "almadi", name, "--help", "--lang", lang).out


def test_a_position_and_games_with_ones_own_set(ok, run, own, tmp_path, monkeypatch):
    """The header of a record names the set; the record replays when the file is gone."""
    monkeypatch.setenv("ZELLIGE_BACKEND", "reference")
    document = ok("new", "almadi", "--components", own, "--seed", 1).data
    assert document["components"]["set"]["characters"][0]["cost"] == 7
    assert "components" not in ok("new", "almadi", "--seed", 1).data["components"]
    path = tmp_path / "games.jsonl"
    few = ["--seats", "random,random", "--games", 1, "--jobs", 1, "--json"]
    ok("simulate", "almadi", *few, "--components", own, "--out", path)
    named = ok("components", "almadi", "check", own, "--json").data["set"]
    own.unlink()
    (record,) = records.read(path)
    assert record.extra["components"] == named
    assert ok("verify", path, "--json").data["games"] == 1
    other = path.read_text("utf-8").replace(named["sha256"], "0" * 64, 1)
    assert run("verify", "-", stdin=other).code == 2


def test_a_set_that_cannot_be_played_with(run, own):
    changed(own, broken)
    for args in (["new", "almadi"], ["simulate", "almadi", "--seats", "random,random"]):
        answer = run(*args, "--components", own)
        assert (answer.code, answer.out) == (2, "")
        assert "The Stall card ST01 has no goods." in answer.err
        assert answer.err.count("\n") == 1


def test_pieces_are_found_by_what_stands_on_them(ok, run, own):
    """Ids for whoever holds a piece in hand: by kind, side, effect, goods, and in a set of one's own."""
    assert ok("components", "almadi", "find", "market", "spice=4", "N=A").out.splitlines() == ok(
        "components", "almadi", "find", "N=A", "spice=4", "market").out.splitlines()
    found = ok("components", "almadi", "find", "caravan", "N=A", "E=A", "S=A", "W=A", "--json").data
    assert found == [{"id": "C01", "says": "caravan N=A E=A S=A W=A"}]
    assert "OBJ17: blue points=6\n" in ok("components", "almadi", "find", "blue", "points=6").out
    assert ok("components", "almadi", "find", "cost=7").out == "There is no such piece.\n"
    assert ok("components", "almadi", "find", "cost=7", "--set", own).out == "ali_shar: cost=7\n"
    answer = run("components", "almadi", "find", "geni", "--lang", "fr")
    assert answer.code == 2
    assert ("«\u00a0geni\u00a0» ne dit rien d’une pièce\u00a0; le plus proche qui dise quelque chose est «\u00a0genie\u00a0»."
            in answer.err)
