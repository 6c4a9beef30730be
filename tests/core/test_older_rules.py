"""Rules that change: what was played by the old ones is replayed by them, and whatever is new is of the newest."""

from dataclasses import replace

import pytest

import second_rules
import zellige
from zellige.core import record as records
from zellige.core import registry
from zellige.core.errors import BadRecord
from zellige.core.record import Record
from zellige.core.registry import by_version

FIRST = zellige.get("nim")


def played(seed: str) -> Record:
    """Somebody takes as much as they may, until the heap is empty."""
    match = zellige.new("nim", seats=2, seed=seed)
    while not match.over:
        match.play(match.legal()[-1])
    return match.record()


@pytest.fixture
def old() -> Record:
    return played("old rules")


def test_a_record_is_verified_by_the_rules_it_was_played_by(old, monkeypatch, tmp_path):
    second = second_rules.install(monkeypatch, tmp_path)
    new = played("old rules")
    assert (old.rules_version, new.rules_version, new.seed) == (1, 2, old.seed)
    assert new.actions != old.actions, "who rolls a one takes two"
    assert records.verify([old, new]) == (2, len(old.actions) + len(new.actions))
    assert (records.rules_of(old), records.rules_of(new)) == (FIRST, second)
    for record, version in ((old, 2), (new, 1)):
        with pytest.raises(BadRecord):
            records.verify([replace(record, rules_version=version)])


def test_rules_that_nobody_kept_are_followed_by_the_newest_as_far_as_they_lead(old, monkeypatch, tmp_path):
    second = second_rules.install(monkeypatch, tmp_path, older={})
    assert records.rules_of(old) is second
    with pytest.raises(BadRecord) as caught:
        records.verify([old])
    assert caught.value.params["problem"] == "record-version"
    with pytest.raises(BadRecord) as caught:
        list(records.follow(old))
    assert caught.value.params["problem"] == "record-result"


@pytest.mark.parametrize("place", ["zellige_nim_gone:GAME", "zellige_nim_second:GAME", "zellige_nim:rules"])
def test_a_package_that_is_none_of_that_version_is_said_and_left_out(place, monkeypatch, tmp_path, caplog):
    monkeypatch.setattr(registry, "_left_out", set())
    second = second_rules.install(monkeypatch, tmp_path, older={1: place})
    assert tuple(by_version(second, version) for version in (1, 2, 7)) == (None, second, None)
    assert ["The game “nim 1” cannot be loaded" in line for line in caplog.messages] == [True]


def test_each_version_has_its_own_machine_code(monkeypatch, tmp_path):
    """Building one sweeps out what older sources of it left, and nothing of the other."""
    second = second_rules.install(monkeypatch, tmp_path)
    assert {FIRST._shelf, second._shelf} == {"nim", "nim.2"}
    assert by_version(second, 1) is FIRST
