"""Records: written, read and played again to the last bit; the first line that does not fit is named."""

import json
from dataclasses import replace

import pytest

import zellige
from zellige.core import record as records
from zellige.core.errors import BadPosition, BadRecord
from zellige.core.language import sentence


def played(seed: int = 7, seats: int = 2) -> zellige.Match:
    match = zellige.new("nim", seats=seats, seed=seed, names=["Ada", "Björn\u2028", "Cléo"][:seats])
    while not match.over:
        match.play(match.legal()[-1])
    return match


def lines_of(match: zellige.Match) -> list[dict]:
    return [json.loads(line) for line in match.record().lines()]


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
    (changed(2, action=" take 1"), 3, "record-illegal"),
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


def test_a_result_before_the_end_is_no_result():
    match = zellige.new("nim", seats=2, seed=1)
    lines = [*lines_of(match), {"result": records.result_of(match.game, match.state)}]
    record, = records.parse(text_of(lines))
    with pytest.raises(BadRecord) as caught:
        records.verify([record])
    assert caught.value.params["problem"] == "record-not-over"
