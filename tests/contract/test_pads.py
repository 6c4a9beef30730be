"""The score pad of a game gives what the engine gives, row by row, to whoever counts rightly; it refuses what cannot be."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from statistics import median
from typing import Any

import pytest

import zellige
from counts import LONG, often
from finals import finals
from pads import presses
from zellige.core.count_up import count_up, entries_of, pad_of
from zellige.core.game import Game, State
from zellige.core.language import LANGUAGES
from zellige.core.pad import MOST_KEYS
from zellige.core.pad_words import ending, refusal, verdict, why
from zellige.core.speaker import Speaker

GAMES = {name: game for name, game in zellige.installed_games().items() if game.pad}
WRONG: tuple[Any, ...] = (-1, 1000, 10**30, 1.5, "four", True, None, [], [[]], {}, {"a": 1}, "\u202e", "", [1, 2, 3, 4, 5, 6],
                          [-1], [99], [0.5], ["x"], [None, "x"], [[99999]], [["x"]], [["x", "x"]], 7, [7, 7, 7])


@cache
def ends(game: Game) -> list[State]:
    """Some ends of games."""
    return [game.copy(state) for state in finals(game, 40, "pads")]


def test_the_games_of_the_box_have_a_score_pad():
    assert GAMES.keys() >= {"medina", "five_tribes", "almadi"}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_counted_rightly_comes_to_the_points_of_the_engine(name: str):
    game = GAMES[name]
    pad, scored = pad_of(game), Counter[str]()
    for state in finals(game, often(160, 10_000), "row by row"):
        seats, options, entries = int(state.seats), game.options_of(state), entries_of(game, state)
        count = count_up(game, seats, options, entries)
        assert count.objections == []
        assert (count.scores, count.places) == (game.scores(state), game.ranks(state))
        for seat in range(seats):
            terms = game.terms(state, seat)
            for ours, theirs in zip(pad.columns, game.columns(state), strict=False):
                assert ours.name == theirs.name
                points = count.points(seat)
                assert sum(points[line] for line in ours.rules) == sum(
                    term.amount for term in terms if term.rule in theirs.rules), (ours.name, seat, entries)
            scored.update(line for line, amount in count.points(seat).items() if amount)
    assert not LONG or scored.keys() == set(pad.lines), set(pad.lines) - scored.keys()


TAPS = {("medina", ""): 95, ("five_tribes", ""): 110, ("almadi", ""): 80, ("almadi", "characters"): 120}


@pytest.mark.parametrize(("name", "option"), TAPS)
def test_four_who_played_well_are_counted_in_few_taps(name: str, option: str):
    """Every field that is asked; ``tests/browser/test_pad.py`` taps stored games and finds the same number."""
    game = GAMES[name]
    ends = finals(game, often(12, 60), "taps", seats=(4,), players=("patient",), options={option: True} if option else {})
    taken = [presses(game, state) for state in ends]
    print(f"{name} {option}: median {median(taken)}, most {max(taken)}")
    assert median(taken) <= TAPS[name, option]


@pytest.mark.parametrize("name", GAMES)
def test_every_key_of_a_number_can_be_pressed(name: str):
    game = GAMES[name]
    for field in (field for seats in game.seat_counts for field in pad_of(game).fields(seats)):
        assert len(field.offered) <= MOST_KEYS - (field.kind == "number" and field.offered[-1:] < (field.most,)), field.name
        assert all(field.least <= key <= field.most for key in field.offered), field.name


@pytest.mark.parametrize("name", GAMES)
def test_what_was_not_entered_is_what_it_follows_to_be_or_is_asked_for(name: str):
    game = GAMES[name]
    for state in ends(game):
        entries = entries_of(game, state)
        holders = {field.name for field in pad_of(game).fields(int(state.seats)) if field.kind == "holder"}
        count = count_up(game, int(state.seats), game.options_of(state),
                         {name: value for name, value in entries.items() if name not in holders})
        asked = {one.field for one in count.objections}
        for field in count.fields:
            if field.kind == "holder" and field.name in count.inferred and count.inferred[field.name]:
                assert count.inferred[field.name] == entries[field.name] or field.name in asked


@pytest.mark.parametrize("name", GAMES)
def test_every_line_can_be_explained_and_every_end_told_in_both_languages(name: str):
    game = GAMES[name]
    for state in ends(game)[::4]:
        count = count_up(game, int(state.seats), game.options_of(state), entries_of(game, state))
        for code in LANGUAGES:
            speaker = Speaker(game, code)
            for seat in range(int(state.seats)):
                for line, points in count.points(seat).items():
                    said = why(speaker, count, seat, line) if points else ""
                    assert "{" not in said
                    assert speaker.has(f"term-{line.replace(' ', '-')}")
            told = verdict(speaker, count) or ending(speaker, count) or ""
            assert told.endswith("."), told


@pytest.mark.parametrize("name", GAMES)
def test_wrong_entries_are_refused_in_sentences_that_name_the_field(name: str):
    game, dice, refused = GAMES[name], Random(name), 0
    for number in range(often(150, 3000)):
        state = ends(game)[number % len(ends(game))]
        entries: dict[str, Any] = entries_of(game, state)
        field = dice.choice(pad_of(game).fields(int(state.seats)))
        wrong = dice.choice(WRONG)
        if isinstance(entries[field.name], list) and dice.random() < 0.7:
            entries[field.name][dice.randrange(len(entries[field.name]))] = wrong
        else:
            entries[field.name] = wrong
        count = count_up(game, int(state.seats), game.options_of(state), entries)
        refused += bool(count.objections)
        for code in LANGUAGES:
            speaker = Speaker(game, code)
            for one in count.objections:
                text = refusal(speaker, count, one)
                named = next(other for other in count.fields if other.name == one.field)
                assert speaker.say(named.label) in text, text
                assert text.endswith("."), text
                assert len(text) < 400
                assert "{" not in text.replace("{…}", ""), text
        assert count.winners == [] or not count.objections
    assert refused > often(50, 1000)


@pytest.mark.parametrize("name", GAMES)
def test_an_entry_that_no_pad_asks_for_is_refused_by_its_name(name: str):
    game = GAMES[name]
    count = count_up(game, max(game.seat_counts), {}, {"goats": [1]})
    assert [one.field for one in count.objections] == ["goats"]
    assert "goats" in refusal(Speaker(game, "en"), count, count.objections[0])
