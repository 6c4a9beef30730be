"""Every word of Almadi in both languages: events, reasons, prompts, terms, problems, and nothing that nobody says."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from zellige.core.errors import BadPosition
from zellige.core.language import LANGUAGES, language
from zellige.core.vocabulary import option_text
from zellige.games.almadi import GAME, component_sets
from zellige.games.almadi.actions import KEEP_FOUR, KEEP_TWO, PLACE_AT
from zellige.games.almadi.components import CARD_SORTS, CHARACTERS, CONDITIONS, TITLES
from zellige.games.almadi.narrate import BROUGHT, TOLD, kept
from zellige.games.almadi.state import KEEP

HOME = GAME.home


@pytest.mark.parametrize("code", LANGUAGES)
def test_lists_of_names(code):
    """Characters with powers, titles with verdicts, conditions, options with their values."""
    words = language(code, HOME)
    wanted = [f"character-{name}{power}" for name in CHARACTERS for power in ("", ".power")]
    wanted += [f"title-{name}{verdict}" for name in TITLES for verdict in ("", ".verdict")]
    wanted += [f"objective-{name}" for name in CONDITIONS]
    wanted += [f"option-{option.name}{more}" for option in GAME.options
               for more in ("", ".help", *(f"-{option_text(value)}" for value in option.values))]
    assert [message for message in wanted if not words.has(message)] == []


def messages(code: str) -> dict[str, set[str]]:
    """Every message and attribute of a language with the names of its parameters."""
    found: dict[str, set[str]] = {}
    for path in sorted((HOME / "locale").glob(f"{code}*.ftl")):
        name = ""
        for line in path.read_text("utf-8").splitlines():
            if start := re.match(r"([a-z][\w-]*) =", line):
                name = start[1]
            elif start := re.match(r"    \.(\w+) =", line):
                name = f"{name.partition('.')[0]}.{start[1]}"
            if name and not line.startswith("#"):
                found.setdefault(name, set()).update(set(re.findall(r"\$(\w+)", line)) - {"you", "other_you"})
    return found


def test_both_languages_say_the_same_messages_with_the_same_parameters():
    english, french = messages("en"), messages("fr")
    assert english == french


def test_every_reason_and_problem_is_written_and_every_written_one_is_used():
    """The names in the code and in the locale are the same."""
    code = "\n".join(path.read_text("utf-8") for path in Path(HOME).glob("*.py") if path.name != "pad.py")
    reasons = {name.replace(".", "-") for name in re.findall(r'Reason\(\s*"([\w.-]+)"', code)}
    reasons |= {name.replace(".", "-") for name in re.findall(r'Reason\("zumurrud\.late" if late else "([\w.-]+)"', code)}
    written = {name.removeprefix("reason-") for name in messages("en") if name.startswith("reason-") and "." not in name}
    assert reasons == written
    problems = set(re.findall(r'refuse\(\s*"([\w-]+)"', code))
    assert problems == {name.removeprefix("problem-") for name in messages("en") if name.startswith("problem-")}
    events = set(re.findall(r'Event\(\s*"([\w-]+)"', code)) | set(re.findall(r'DO_\w+: "(\w+)"', code)) | {"ali"}
    events |= {f"{start}{sort}" for start in re.findall(r'Event\(f"([\w-]+)\{box\.CARD_SORTS', code) for sort in CARD_SORTS}
    events |= {"moon", "moon-from"}
    events |= {f"turn-{name}" for name in (*TOLD, "took", *BROUGHT.values())}
    assert events == {name.removeprefix("event-") for name in messages("en") if name.startswith("event-")}
    findings = set(re.findall(r'Finding\(\s*"([\w-]+)"', code)) | {"good", "field-missing", "field-unknown"}
    findings |= {*component_sets.SHAPE_KINDS.values()}
    assert findings == {name.removeprefix("set-") for name in messages("en") if name.startswith("set-")}


def test_every_word_of_the_score_pad_is_written_and_every_written_one_is_used():
    """Why there are so many points, and what cannot be on one table."""
    code = (HOME / "pad.py").read_text("utf-8")

    def written(start: str) -> set[str]:
        return {name.removeprefix(start) for name in messages("en") if name.startswith(start)}

    assert set(re.findall(r'Reason\("([\w-]+)"', code)) == written("why-")
    assert written("verdict-") == set(TITLES)
    boxes = set(re.findall(r'^        \("([\w]+)", int', code, re.M))
    objections = set(re.findall(r'Objection\(.+?, (?:seat|None), "([\w-]+)"', code))
    assert objections | {f"box-{name}" for name in boxes} == written("refused-")
    labels = {label.removeprefix("pad-") for seats in GAME.seat_counts for field in GAME.pad.fields(seats)
              for label in (field.label, field.help) if label}
    assert labels == written("pad-")


def test_a_refused_position_is_one_sentence():
    with pytest.raises(BadPosition) as refused:
        GAME.from_document({"game": "almadi", "players": 2, "seats": [{"start": "S1"}, {"start": "S1"}]}, False)
    for code in LANGUAGES:
        sentence = language(code, HOME).error(refused.value)
        assert "S1" in sentence
        assert "\n" not in sentence


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_wrong_with_a_set_is_one_sentence(code):
    words = language(code, HOME)
    broken = component_sets.new("mine")
    broken["landscapes"][0]["sides"]["N"] = "jar"
    broken["characters"][18]["cost"] = 9
    broken["objectives"][16]["points"] = 7
    found = component_sets.check(broken)
    assert {finding.kind for finding in found} == {"arrows", "sides", "ali-baba", "oasis-points"}
    assert all(words.say(f"set-{finding.kind}", **finding.params) for finding in found)


@pytest.mark.parametrize(("kept", "first", "end"), [(2, KEEP_TWO, KEEP_FOUR), (4, KEEP_FOUR, PLACE_AT)])
def test_every_choice_of_characters_is_one_id_and_they_leave_no_gap(kept, first, end):
    """Two or four of 26 (solo): whatever else an id could mean begins behind the last of them."""
    state = GAME.new(1, 1, {"characters": True})
    names = [sorted(chosen) for chosen in combinations(CHARACTERS, kept)]
    assert sorted(GAME.parse(state, f"keep {' '.join(chosen)}") for chosen in names) == list(range(first, end))


@pytest.mark.parametrize(("code", "told", "ahead", "unknown"), [
    ("en", "Player 1 kept Harun al-Rashid and Ali Baba", "You keep Harun al-Rashid and Ali Baba", "Player 1 kept 2 Characters"),
    ("fr", "Joueur 1 a gardé Harun Al Rashid et Ali Baba", "Vous gardez Harun Al Rashid et Ali Baba",
     "Joueur 1 a gardé 2 Personnages")])
def test_kept_characters_are_named_to_whoever_knows_them(code, told, ahead, unknown):
    """In the log and beforehand; the others hear how many they were."""
    state, words = GAME.new(2, "kept", {"characters": True}), language(code, HOME)
    state.phase = KEEP
    known = kept(state, GAME.parse(state, "keep harun ali_baba"))
    assert words.event(known) == told
    assert words.ahead(known, int(state.seat)) == ahead
    assert words.event(kept(state)) == unknown
