"""What a choice would do is said before it is done: in the present, to the one who decides, with the cause of every point."""

from __future__ import annotations

import re

import pytest

import zellige
from courses import course
from zellige.core.sequence import Sequel
from zellige.core.speaker import Seat, Speaker
from zellige.server.preview import preview

_LOG = {"en": r"^(You|Leïla) (\w+ed|took|got|sold|bought|had|kept)\b", "fr": r"^(Vous avez|Leïla a)\b"}
"""How the log begins a line."""


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("game", ["medina", "five_tribes", "almadi"])
def test_nothing_that_is_only_chosen_is_told_as_done(game: str, code: str) -> None:
    rules = zellige.get(game)
    speaker = Speaker(rules, code, [Seat("Leïla"), Seat("Tariq")])
    said = set[str]()
    for moment in course(game)[::20]:
        match = zellige.load(moment.document)
        seen = rules.masked(match.state, moment.seat - 1)
        for text in match.legal()[::9]:
            found = preview(speaker, Sequel(rules, seen, [text], rules.kernels()))
            said.update(found["sentences"])
            changed = [bool(found["changes"][seat]) for seat in (moment.seat - 1, 2 - moment.seat)]
            other = ("Leïla", "Tariq")[2 - moment.seat]
            named = [cause.startswith(other) for cause in found["causes"]]
            assert not changed[0] or False in named
            assert not changed[1] or True in named
            for cause in found["causes"]:
                *parts, total = [int(number.replace("−", "-")) for number in re.findall(r"[+−]\d+(?=,| =|$)", cause)]
                assert not parts or sum(parts) == total
    assert said
    assert [one for one in said if re.match(_LOG[code], one)] == []
