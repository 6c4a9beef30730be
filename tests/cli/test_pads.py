"""``zellige pad``: a game from a real table is counted up."""

from __future__ import annotations

import json
from typing import Any

import pytest

ENTRIES: dict[str, Any] = {
    "seats": 3, "names": ["Leila", None, "Noa"], "options": {"tie": "bga"},
    "entries": {"orange.buildings": [4, 3], "orange.stables": [1], "orange.walls": [1], "well": [1, None], "tower.1": 1}}


def test_a_file_of_entries_becomes_a_table(ok):
    lines = ok("pad", "medina", "-", stdin=json.dumps(ENTRIES)).out.splitlines()
    assert lines[0].split() == ["Leila", "Player", "2", "Noa"]
    assert lines[1].split() == ["Orange", "palace", "6", "3", "0"]
    assert lines[-2].split() == ["Total", "15", "3", "0"]
    assert lines[-1] == "Leila wins with 15 points."
    data = ok("pad", "medina", "-", "--json", stdin=json.dumps(ENTRIES)).data
    assert data["scores"] == [15, 3, 0]
    assert data["winners"] == [1]
    assert data["inferred"]["palace.orange"] == 1
    assert data["seats"][0]["points"]["well"] == 4


def test_what_cannot_be_is_said_and_ends_with_2(run):
    wrong = ENTRIES | {"entries": {"orange.buildings": [40], "tower.9": 1}}
    answer = run("pad", "medina", "-", stdin=json.dumps(wrong))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == ("“tower.9”: this score pad asks for nothing of that name.\n"
                          "Orange palace – Buildings (Leila): 40 is not possible, only 0 to 18.\n")
    french = run("pad", "medina", "-", "--lang", "fr", stdin=json.dumps(wrong))
    assert "Palais orange – Bâtiments (Leila)\xa0: 40 est impossible, seulement de 0 à 18." in french.err


@pytest.mark.parametrize(("text", "field"), [
    ("[]", "entries"), ('{"goats": 1}', "goats"), ('{"seats": "three"}', "seats"), ('{"names": [1]}', "names"),
    ('{"entries": []}', "entries"), ('{"seats": true}', "seats")])
def test_a_file_that_holds_no_entries_is_refused(run, text: str, field: str):
    answer = run("pad", "medina", "-", stdin=text)
    assert answer.code == 2
    assert f"“{field}”" in answer.err


def test_a_file_to_fill_in_counts_nothing_yet(ok):
    empty = ok("pad", "medina", "--empty", "--seats", "4")
    assert empty.data["entries"]["orange.buildings"] == [0, 0, 0, 0]
    assert empty.data["entries"]["palace.orange"] is None
    assert ok("pad", "medina", "-", "--json", stdin=empty.out).data["scores"] == [0, 0, 0, 0]


def test_without_a_file_it_asks_field_by_field_and_again_for_what_cannot_be(run):
    typed = ["5", "3", "9", "2", "four", "", *[""] * 60]
    answer = run("pad", "medina", "--seats", "2", stdin="\n".join(typed))
    assert answer.code == 0
    assert "Orange palace – Stables (Player 1): 9 is not possible, only 0 to 8." in answer.err
    assert answer.out.splitlines()[-1] == "Player 1 wins with 11 points."


def test_what_does_not_fit_together_is_asked_for_again(run):
    typed = ["", "", "1", "", *[""] * 60]
    answer = run("pad", "medina", "--seats", "2", stdin="\n".join(typed))
    assert "without a building there is no palace" in answer.err
    assert answer.code in (0, 2)


def test_the_rulebooks_example_of_almadi_is_counted_by_name(run):
    """Scoring example of the rulebook, asked field by field: 83 points for Juliet."""
    typed = ["2 3", "?", "3", "6 1", "", "16", "", "6", "", "2 3 4 3", "", "8", "", "3", "", "6", "", "", "", "2", "6"]
    points = ["21 15", "22 0", "12 0", "8 0", "10 0", "6 0", "4 10"]
    for language, verdict, help_ in (("en", "Juliet wins with 83 points.", "touch no other"),
                                     ("fr", "Juliet gagne avec 83 points.", "n’en touchent aucune")):
        answer = run("pad", "almadi", "--name", "Juliet", "--name", "Mary", "--lang", language, stdin="\n".join(typed))
        lines = answer.out.splitlines()
        assert (answer.code, lines[0].split(), lines[-1]) == (0, ["Juliet", "Mary"], verdict)
        assert [" ".join(line.split()[-2:]) for line in lines[1:8]] == points
        assert len(lines) == 10  # nobody played with Characters
        assert help_ in answer.err


def test_five_tribes_is_counted_with_djinns_by_name_and_equal_scores_share_the_victory(run):
    """Asked field by field: Jafaar makes Viziers 3 each, Al-Amin asks for Fakirs; 43 each."""
    typed = ["9", "34", "2", "0", "0", "0", "jafaar al_amin", "", "0", "0", "0", "0", "4", "9", *["0", "0"] * 9, "4", *[""] * 9]
    for language, verdict in (("en", "Leila and Noa share the victory with 43 points."),
                              ("fr", "Leila et Noa partagent la victoire avec 43 points.")):
        answer = run("pad", "five_tribes", "--name", "Leila", "--name", "Noa", "--lang", language, stdin="\n".join(typed))
        lines = [line.split() for line in answer.out.splitlines()]
        assert (answer.code, answer.out.splitlines()[-1]) == (0, verdict), answer.out + answer.err
        assert lines[0] == ["Leila", "Noa"]
        assert lines[-2] == ["Total", "43", "43"]


def test_a_game_without_a_pad_says_so(run):
    answer = run("pad", "nim")
    assert (answer.code, answer.err) == (2, "Nim with a die has no score pad for a real table.\n")
