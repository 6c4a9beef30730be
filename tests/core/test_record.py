"""Records: written, read and played again to the last bit; the first line that does not fit is named."""

import hashlib
import json
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zellige
from zellige.core import record as records
from zellige.core.errors import BadName, BadPosition, BadRecord, BadSeed
from zellige.core.language import sentence


def played(seed: int = 7, seats: int = 2) -> zellige.Match:
    match = zellige.new("nim", seats=seats, seed=seed, names=["Ada", "Björn\u2028", "Cléo"][:seats])
    while not match.over:
        match.play(match.legal()[-1])
    return match


def lines_of(match: zellige.Match) -> list[dict]:
    return [json.loads(line) for line in match.record().lines()]


PLAYED = lines_of(played())


def text_of(lines: list) -> str:
    return "".join(line if isinstance(line, str) else json.dumps(line) + "\n" for line in lines)


def test_a_record_reads_back_as_it_was():
    record = played().record()
    again, = records.parse(record.text())
    assert again == record
    assert again.text() == record.text()


def test_a_record_replays_to_the_last_bit():
    match = played(seats=3)
    steps = list(records.replay(match.record()))
    assert steps[-1].after.tobytes() == match.state.tobytes()
    assert [step.before.tobytes() for step in steps] == [moment.before.tobytes() for moment in match.played]
    assert records.verify([match.record()]) == (1, len(match.played))


def test_what_a_start_leaves_out_is_read_as_it_was_when_it_was_written(monkeypatch):
    """``limit`` left out: refused in a position, filled in by the game's old reading in a record."""
    nim = records.get("nim")
    old = replace(nim, old_reading=lambda document: {"limit": 0, **document})
    record = played().record()
    del record.start["limit"]
    with pytest.raises(BadRecord, match="limit"):
        records.verify([record])
    monkeypatch.setattr(records, "get", lambda name: old)
    assert records.verify([record])[0] == 1
    assert "limit" not in record.start
    with pytest.raises(BadPosition):
        old.position(record.start, partial=True)


KNOWN = {"format", "seed", "dealt", "seal", "salt", "components", "seat", "action", "chance", "result"}
NAMES = st.text().filter(lambda name: name not in KNOWN)
VALUES = st.recursive(st.none() | st.booleans() | st.integers(-2**53, 2**53) | st.floats(allow_nan=False, allow_infinity=False)
                      | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=4)


@settings(max_examples=25)
@given(data=st.data())
def test_what_a_line_says_beside_is_written_again_as_it_was_read(data):
    """A clock, a comment: on the header, a draw, a decision, the result. Nothing of it changes the game."""
    lines = PLAYED
    more = [data.draw(st.dictionaries(NAMES, VALUES, max_size=2)) if line in (0, 1, 2, len(lines) - 1) else {}
            for line in range(len(lines))]
    text = text_of([{**added, **line} for line, added in zip(lines, more, strict=True)])
    record, = records.parse(text)
    assert [json.loads(line) for line in record.lines()] == [{**added, **line} for line, added in zip(lines, more, strict=True)]
    assert [step.text for step in records.replay(record)] == record.actions


def test_several_games_stand_in_one_file(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text(played(1).record().text() + "\n" + played(2).record().text(), "utf-8")
    first, second = records.read(path)
    assert (first.seed, second.seed, first.line) == (1, 2, 1)
    assert second.line == len(first.actions) + 4
    assert records.verify([first, second])[0] == 2


def test_an_unfinished_game_is_a_record_too():
    match = zellige.new("nim", seats=2, seed=1)
    again, = records.parse(match.record().text())
    assert again.result is None
    assert records.verify([again])[0] == 1


def test_a_written_record_is_a_file(tmp_path):
    played().record().write(tmp_path / "game.jsonl")
    assert records.read(tmp_path / "game.jsonl") == [played().record()]


def changed(number: int, **fields: object):
    def change(lines):
        lines[number] = {**lines[number], **fields}
        return lines
    return change


def without(number: int, key: str):
    def change(lines):
        del lines[number][key]
        return lines
    return change


def put(number: int, line: object):
    return lambda lines: [*lines[:number], line, *lines[number:]]


@pytest.mark.parametrize(("change", "line", "problem"), [
    (lambda lines: [], 1, "record-empty"),
    (lambda lines: ["\n\n"], 1, "record-empty"),
    (lambda lines: lines[1:], 1, "record-no-header"),
    (put(3, "{\"chance\": \n"), 4, "record-not-json"),
    (put(3, "[" * 100_000 + "\n"), 4, "record-not-json"),
    (put(3, "[]\n"), 4, "record-unknown-line"),
    (put(3, {"seat": True, "action": "take 1"}), 4, "record-unknown-line"),
    (put(3, {"seat": 1, "action": 5}), 4, "record-unknown-line"),
    (lambda lines: [*lines, {"chance": "die 1"}], 25, "record-after-result"),
    (changed(0, format="zellige-record/9"), 1, "record-format"),
    (without(0, "start"), 1, "record-header"),
    (changed(0, rules_version=True), 1, "record-header"),
    (changed(0, seats="Ada"), 1, "record-header"),
])
def test_what_is_not_a_record_names_its_line(change, line, problem):
    with pytest.raises(BadRecord) as caught:
        list(records.parse(text_of(change(lines_of(played())))))
    assert (caught.value.params["line"], caught.value.params["problem"]) == (line, problem)


@pytest.mark.parametrize(("change", "line", "problem"), [
    (changed(0, rules_version=99), 1, "record-version"),
    (changed(0, start={}), 1, "record-start"),
    (changed(0, options={"heap": 13}), 1, "record-start-differs"),
    (changed(0, seats=["Ada"]), 1, "record-start-differs"),
    (changed(1, chance="die 4"), 2, "record-notation"),
    (changed(1, chance="take 1"), 2, "record-illegal"),
    (changed(4, chance="die 1", seat=None, action=None), 5, "record-seat"),
    (changed(2, seat=2), 3, "record-seat"),
    (changed(2, action="dance"), 3, "record-notation"),
    (changed(2, action="take 3"), 3, "record-illegal"),
    (changed(2, action=" take 1"), 3, "record-notation"),
    (lambda lines: [*lines[:5], lines[-1]], 6, "record-result"),
    (changed(-1, result={"scores": [1, 2], "places": [2, 1]}), 24, "record-result"),
    (lambda lines: [*lines[:-1], {"seat": 1, "action": "take 1"}, lines[-1]], 24, "record-seat"),
])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_does_not_replay_names_its_line(change, line, problem, lang):
    record, = records.parse(text_of(change(lines_of(played()))))
    with pytest.raises(BadRecord) as caught:
        records.verify([record])
    assert (caught.value.params["line"], caught.value.params["problem"]) == (line, problem)
    said = sentence(caught.value, lang)
    assert f"{'Line' if lang == 'en' else 'Ligne'} {line} " in said


@pytest.mark.parametrize(("change", "line"), [
    (changed(2, seat=2), 3), (changed(2, action="dance"), 3), (changed(4, action="take 3", seat=1, chance=None), 5),
    (changed(-1, result={"scores": [1, 2], "places": [2, 1]}), 24)])
@pytest.mark.parametrize("above", [1, 2, 4, 23])
def test_blank_lines_count_among_the_lines_of_a_file(change, line, above):
    """A line is named by where an editor shows it: two blank ones above push it down by two, below it they change nothing."""
    lines = change(lines_of(played()))
    text = text_of([*lines[:above], "\n", " \r\n", *lines[above:]])
    first, second = records.parse(f"\n{played().record().text()}\n{text}")
    before = len(lines_of(played())) + 2 + 2 * (line > above)
    with pytest.raises(BadRecord) as caught:
        records.verify([first, second])
    assert caught.value.params["line"] == before + line


def test_a_line_of_a_draw_is_named_below_blank_ones():
    lines = lines_of(zellige.new("nim", seats=2, seed=7))
    assert refused([lines[0], "\n", {"chance": "die 2"}]) == (3, "record-draw")


def test_a_result_before_the_end_is_no_result():
    match = zellige.new("nim", seats=2, seed=1)
    lines = [*lines_of(match), {"result": records.result_of(match.game, match.state)}]
    record, = records.parse(text_of(lines))
    with pytest.raises(BadRecord) as caught:
        records.verify([record])
    assert caught.value.params["problem"] == "record-not-over"


# --- what a record says of its seed ---


def verified(lines: list) -> int:
    return records.verify(records.parse(text_of(lines)))[1]


def refused(lines: list) -> tuple[int, str]:
    with pytest.raises(BadRecord) as caught:
        verified(lines)
    for lang in ("en", "fr"):
        assert sentence(caught.value, lang)
    return caught.value.params["line"], caught.value.params["problem"]


def medina(**fields: object) -> list[dict]:
    """A game of Médina, in which nothing is drawn after the deal, broken off after one action."""
    match = zellige.new("medina", seats=3, seed="tea house")
    match.play(match.legal()[0])
    header, *actions = lines_of(match)
    return [{**header, **fields}, *actions]


def test_a_false_seed_is_found_by_its_deal():
    assert verified(medina()) == 1
    assert refused(medina(seed="coffee house")) == (1, "record-deal")


def test_a_false_seed_is_found_by_its_first_draw_that_differs():
    """Nim is not dealt: its dice tell."""
    lines = lines_of(played())
    assert verified(lines) == 22
    line, problem = refused([{**lines[0], "seed": 8}, *lines[1:]])
    assert problem == "record-draw"
    assert "chance" in lines[line - 1]


def test_a_draw_that_the_seed_does_not_decide_is_found():
    match = zellige.new("nim", seats=2, seed=7)
    lines = lines_of(match)
    assert lines[1] == {"chance": "die 1"}
    assert refused([lines[0], {"chance": "die 2"}]) == (2, "record-draw")
    assert verified([{**lines[0], "seed": None}, {"chance": "die 2"}]) == 1


def test_a_game_from_a_position_is_not_called_false():
    """Its seed has dealt nothing; it still decides the draws."""
    middle = zellige.load(zellige.new("medina", seats=3, seed="tea house").position(), seed="another")
    middle.play(middle.legal()[0])
    header, action = lines_of(middle)
    assert header["dealt"] is False
    assert verified([header, action]) == 1
    position = zellige.new("nim", seats=2, seed=7).position()
    match = zellige.load(position, seed=3)
    match.play("take 1")
    assert verified(lines_of(match)) == 2
    assert refused([{**lines_of(match)[0], "seed": 5}, *lines_of(match)[1:]])[1] == "record-draw"


def test_an_older_record_does_not_say_whether_its_start_is_a_deal():
    """Where it is the deal of the seed it says so itself; where it is not it may have begun from a position."""
    def older(lines: list) -> list:
        return [{key: value for key, value in lines[0].items() if key != "dealt"}, *lines[1:]]

    for lines, deals in ((older(medina()), True), (older(medina(seed="coffee house")), False)):
        assert verified(lines) == 1
        assert records.seed_deals(next(records.parse(text_of(lines)))) is deals


def test_a_deal_from_ones_own_component_set_is_dealt_again_from_it():
    own = zellige.get("almadi").component_sets.new("own")
    first, second = own["stalls"][:2]
    own["stalls"][:2] = [{**first, "goods": second["goods"]}, {**second, "goods": first["goods"]}]
    match = zellige.new("almadi", seats=2, seed=1, components=own)
    assert verified(lines_of(match)) == len(match.played)


@pytest.mark.parametrize(("salt", "problem"), [("0f", None), ("0e", "record-seal"), (None, None)])
def test_a_seal_must_be_that_of_seed_and_salt(salt, problem):
    """docs/formats/table.md: SHA-256 of the text SEED:SALT. Without the salt nobody can check it."""
    seal = hashlib.sha256(b"tea house:0f").hexdigest()
    lines = medina(seal=seal, **({} if salt is None else {"salt": salt}))
    assert refused(lines) == (1, problem) if problem else verified(lines) == 1


@pytest.mark.parametrize("seed", [None, 7, 10**30, -1, 9876543210987654321098765432109, "", "tea house", "é" * 3000])
def test_what_is_a_seed(seed):
    """Whole numbers of any length that Python prints, and any text: earlier versions kept seeds of 31 digits."""
    match = zellige.new("nim", seats=2, seed=seed)
    assert verified(lines_of(match)) == 1
    again, = records.parse(match.record().text())
    assert again.seed == match.seed


@pytest.mark.parametrize("seed", [True, 1.0, 1.5, [], {}, "\ud800", b"7", pytest.param(10**5000, id="long")])
def test_what_is_no_seed(seed):
    with pytest.raises(BadSeed) as caught:
        zellige.new("nim", seats=2, seed=seed)
    for lang in ("en", "fr"):
        assert sentence(caught.value, lang)
    with pytest.raises(BadSeed):
        zellige.load(zellige.new("nim", seats=2).position(), seed=seed)
    if not isinstance(seed, bytes) and seed != 10**5000:
        header, *rest = lines_of(zellige.new("nim", seats=2, seed=7))
        assert refused([{**header, "seed": seed}, *rest]) == (1, "record-header")


def test_a_seed_of_numpys_is_the_number_it_stands_for():
    match = zellige.new("nim", seats=2, seed=np.int64(7))
    assert match.record().text() == zellige.new("nim", seats=2, seed=7).record().text()


# --- what comes from outside ---


@pytest.mark.parametrize("name", [7, None, True, ["Ada"], "\ud800"])
def test_a_name_that_is_no_text_is_refused(name):
    """It would be kept and could never be shown again."""
    header, *rest = lines_of(played())
    assert refused([{**header, "seats": ["Ada", name]}, *rest]) == (1, "record-name")
    with pytest.raises(BadName):
        zellige.new("nim", seats=2, seed=7, names=["Ada", name])


def test_what_was_kept_may_be_damaged():
    header, *rest = played().record().lines()
    for line in ('{"chance": ', "[" * 100_000):
        with pytest.raises(BadRecord) as caught:
            list(records.parse("\n".join([header, line, *rest]), kept=True))
        assert caught.value.params["line"] == 2


def test_what_was_kept_before_such_names_were_refused_still_opens():
    header, *rest = lines_of(played())
    for name, kept in ((7, "7"), ("\ud800", "\ud800")):
        record, = records.parse(text_of([{**header, "seats": ["Ada", name]}, *rest]), kept=True)
        assert record.seats == ["Ada", kept]
        record.text().encode("utf-8")
        again, = records.parse(record.text(), kept=True)
        assert again.seats == record.seats


@pytest.mark.parametrize("number", [10**40, -(10**40), 2**31])
def test_numbers_no_field_can_hold_are_refused_in_a_sentence(number):
    header, chance, action, *rest = lines_of(played())
    assert refused([{**header, "rules_version": number}, chance, action, *rest]) == (1, "record-header")
    assert refused([header, chance, {**action, "seat": number}, *rest]) == (3, "record-unknown-line")


@pytest.mark.parametrize("one", [1.0, True])
def test_a_result_is_written_in_whole_numbers(one):
    *lines, end = lines_of(played())
    places = [one if place == 1 else place for place in end["result"]["places"]]
    assert refused([*lines, {"result": {**end["result"], "places": places}}])[1] == "record-result"


def test_a_byte_order_mark_is_no_fault():
    text = played().record().text()
    assert records.verify(records.parse("\ufeff" + text + "\ufeff" + text))[0] == 2


def test_the_column_of_a_fault_is_said():
    lines = played().record().text().splitlines(keepends=True)
    lines[2] = '{"seat": 1, "seat": 2, "action": "take 1"}\n'
    with pytest.raises(BadRecord) as caught:
        list(records.parse("".join(lines)))
    assert sentence(caught.value, "en") == ("Line 3 of the record: it is not a line of JSON that can be used "
                                            "(column 13: the field “seat” appears here a second time).")
