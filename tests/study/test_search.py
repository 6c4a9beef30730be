"""The player that looks ahead: what it is called, what it weighs, that it cannot peek, and that it always answers."""

from __future__ import annotations

import gc
import os
import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import zellige
from counts import often
from zellige.core import search as kernels_of_search
from zellige.core.compile import Kernels
from zellige.core.errors import BadPlayer, PlayerFault, UnknownPlayer
from zellige.core.game import CHANCE, Game, State
from zellige.core.language import sentence
from zellige.core.lines import LINE
from zellige.core.playout import AT_ONCE
from zellige.core.rng import stream
from zellige.core.rules import LEVELS, Work
from zellige.core.search import ITERATIONS, LEVELS_VERSION, work_of
from zellige.core.speaker import Speaker
from zellige.core.value import features_length
from zellige.players import search as searching
from zellige.players.find import ask, check_player, find, is_own, names, offered
from zellige.players.player import UNTIMED, Answer, Question
from zellige.players.search import Search
from zellige.study.simulate import Arena, Plan

GAMES = ("nim", "souk", "medina", "five_tribes", "almadi")
NIM = zellige.get("nim")


def position(game: Game, decisions: int, seats: int = 2, seed: int = 3) -> State:
    """Where a game stands after some random decisions, or a few more until there is something to decide."""
    match = zellige.new(game.name, seats=seats, seed=seed)
    words = stream(seed, "position")
    random = find(game, "random", game.kernels())
    while decisions > 0 or len(match.legal()) < 2:
        match.play(random.choose(Question(game, match.state, match.seat - 1, words)))
        decisions -= 1
    return match.state


def question(game: Game, state: State, stop: Callable[[], bool] = UNTIMED, seed: int = 1) -> Question:
    seat = int(game.to_move(state))
    return Question(game, game.masked(state, seat), seat, stream(seed, "search"), stop=stop)


def answer(game: Game, state: State, name: str = "search:iterations=60", kernels: Kernels | None = None) -> Answer:
    return ask(find(game, name, kernels or game.kernels()), question(game, state))


# --- its name --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "work"), [
    ("search", Work(ITERATIONS)), ("search:iterations=2000", Work(2000)), ("search:seconds=0.3", Work(0, 0.3)),
    ("patient", None), ("search.py", None), ("search:choose", None), ("research:iterations=1", None), ("searching", None)])
def test_what_a_name_asks_for(name: str, work: Work | None) -> None:
    assert work_of(NIM, name) == work


@pytest.mark.parametrize("name", ["search:iterations=0", "search:iterations=-1", "search:iterations=99999999", "search:depth=3",
                                  "search:iterations=", "search:seconds=0", "search:seconds=nan", "search:seconds=x",
                                  "search:seconds=inf", "search:iterations=٣", "search:=3"])
def test_work_that_there_is_not_is_refused_in_a_sentence(name: str) -> None:
    for refuse in (lambda: check_player(NIM, name), lambda: find(NIM, name, NIM.kernels()),
                   lambda: Plan("nim", (name, "random"), 1).check()):
        with pytest.raises(BadPlayer) as refused:
            refuse()
        assert "search:iterations=2000" in sentence(refused.value, "en")
        assert "son travail" in sentence(refused.value, "fr")


def test_every_game_has_it_and_says_how_much_it_thinks() -> None:
    for name in GAMES:
        game = zellige.get(name)
        assert game.player_names()[-1] == "search"
        assert set(names(game)) >= {*game.player_names(), *offered(game)}
        assert is_own(game, "search:iterations=9")
        check_player(game, "search:seconds=1")
        with pytest.raises(UnknownPlayer):
            check_player(game, "search:mine")
    said = Speaker(NIM, "en"), Speaker(NIM, "fr")
    assert [one.player("search:iterations=2000") for one in said] == ["Thinker (2,000 playouts a turn)",
                                                                      "Penseur (2\u202f000 essais par tour)"]
    assert [one.player("search:seconds=0.3") for one in said] == ["Thinker (0.3 s a turn)", "Penseur (0,3 s par tour)"]
    assert all(str(ITERATIONS) in one.say("player-search.help") for one in said)


LEVELLED = ("medina", "five_tribes", "almadi")


@pytest.mark.parametrize("name", LEVELLED)
def test_levels_have_the_same_names_in_every_game_and_a_sentence_about_each(name: str) -> None:
    """People choose among them, and among nothing else that comes with the game; weakest first."""
    game = zellige.get(name)
    choice = offered(game)
    assert choice == [f"level:{level}" for level in LEVELS if f"level:{level}" in choice]
    assert len(choice) > 4
    for lang, label in (("en", "Level Visitor"), ("fr", "Niveau Visiteur")):
        said = Speaker(game, lang)
        assert said.player("level:visitor") == label
        assert len({said.about_player(one) for one in choice}) == len(choice)
    for one in choice:
        check_player(game, one)
        found = find(game, one, game.kernels())
        assert isinstance(found, Search)
        assert found.version == LEVELS_VERSION


def test_a_game_without_levels_offers_its_own_players_and_says_so() -> None:
    assert offered(NIM) == ["random", "greedy", "search"]
    for refuse in (lambda: check_player(NIM, "level:vizier"), lambda: find(NIM, "level:vizier", NIM.kernels())):
        with pytest.raises(UnknownPlayer) as refused:
            refuse()
        assert "random, greedy, search" in sentence(refused.value, "en")


# --- how it thinks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played(name: str) -> None:
    """By all rules, whatever it meets, against another of its kind: an illegal answer would end it."""
    played = Arena(Plan(name, ("search:iterations=12", "search:iterations=3"), 1), recording=True).play(0)
    assert played.record is not None
    assert sorted(played.places) in ([1, 2], [1, 1])


def test_a_won_heap_is_won() -> None:
    """Of 21 pebbles, and a die that may take one to three more, whoever tries everything out wins most."""
    arena = Arena(Plan("nim", ("search:iterations=600", "random"), 60), recording=False)
    assert sum(arena.play(number).places[0] == 1 for number in range(60)) >= 40


@pytest.mark.parametrize("name", GAMES)
def test_the_same_words_and_work_decide_the_same_also_on_threads(name: str) -> None:
    game = zellige.get(name)
    state = position(game, 3)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: answer(game, state), range(8)))
    assert len(set(found)) == 1
    assert found[0].action in game.legal_actions(state)
    assert found[0].line[:1] in ((found[0].action,), ())


@pytest.mark.parametrize("name", GAMES)
def test_any_number_of_threads_decides_the_same(name: str) -> None:
    """To the last digit of what is expected, also where some of them leave, and come back, in the middle."""
    game = zellige.get(name)
    asked = position(game, 3)
    coming = (number % 3 + 1 for number in count())
    found = []
    for threads in (lambda: 1, lambda: 2, lambda: 3, lambda: next(coming)):
        player = find(game, "search:iterations=300", game.kernels(), threads)
        found.append((ask(player, question(game, asked)), player.iterations))  # type: ignore[attr-defined]
    assert found == [found[0]] * 4
    assert found[0][1] > 40


def test_where_one_thread_fails_all_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = zellige.get("medina")
    honest, calls = searching._Desk.foresee, count()

    def foresee(desk: searching._Desk, *told: Any) -> list[int]:
        if next(calls) == 50:
            raise RuntimeError("lost")
        return honest(desk, *told)

    monkeypatch.setattr(searching._Desk, "foresee", foresee)
    with pytest.raises(PlayerFault):
        ask(find(game, "search:iterations=100000", game.kernels(), lambda: 3), question(game, position(game, 3)))
    assert next(calls) < 60


@pytest.mark.parametrize(("name", "decisions", "iterations"), [
    ("nim", 0, 60), ("souk", 4, 60), ("medina", 40, 60), ("five_tribes", 7, 30), ("almadi", 5, 60)])
def test_both_backends_think_the_same(name: str, decisions: int, iterations: int) -> None:
    game = zellige.get(name)
    state = position(game, decisions)
    compiled, interpreted = (answer(game, state, f"search:iterations={iterations}", game.kernels(backend=backend))
                             for backend in ("compiled", "reference"))
    assert compiled == interpreted
    assert compiled.values


@pytest.mark.parametrize("name", GAMES)
def test_lines_are_legal_and_the_best_comes_first(name: str) -> None:
    game, width = zellige.get(name), 10
    for decisions in range(2, 8):
        state = position(game, decisions)
        player = find(game, "search", game.kernels())
        assert isinstance(player, Search)
        asked = question(game, state)
        trials = player._weigh(asked, width)
        lines = player._lines[: LINE * len(trials)].reshape(-1, LINE).tolist()
        judged = [judgement for judgement, *_ in lines]
        assert judged == sorted(judged, reverse=True)
        assert len({tuple(line[1:]) for line in lines}) == len(lines) <= width
        for judgement, first, second, *_ in lines:
            assert first in game.legal_actions(asked.state)
            assert second == -1 or second in game.legal_actions(asked.after(first))
            assert judgement < AT_ONCE or len(lines) == 1


def test_taking_a_landscape_of_almadi_is_weighed_with_its_place() -> None:
    game = zellige.get("almadi")
    state = position(game, 0)
    found = answer(game, state)
    assert len(found.line) >= 2
    assert game.describe(state, found.line[0]).startswith("take ")
    after = game.copy(state)
    game.kernels().apply(after, found.line[0])
    assert game.describe(after, found.line[1]).startswith("place ")


def test_a_sight_that_widens_holds_with_two_seats_and_grows_with_their_square() -> None:
    assert [Work(0, sight=11, widens=True).seen(seats) for seats in (2, 3, 4)] == [11, 24, 44]
    assert [Work(0, sight=40, widens=True).seen(seats) for seats in (2, 3, 4)] == [40, 90, 100]
    assert {Work(0, sight=11).seen(seats) for seats in (2, 3, 4)} == {11}


def test_who_judges_by_features_plays_what_they_promise_most_of_after_one_action() -> None:
    game = zellige.get("medina")
    assert game.valuation is not None
    state, worths = position(game, 30), list[float]()
    seat, room = int(game.to_move(state)), np.zeros(features_length(game.valuation), np.int32)
    first, last = game.valuation.weights.reshape(2, -1)

    def worth(after: State, whose: int) -> int:
        room[:] = 0
        game.kernels().features(after, whose, room)
        left, counted = game.kernels().time(after), room[: len(first)].astype(int)
        return int(counted @ (left * first + (100 - left) * last)) // 100

    legal = game.legal_actions(state)
    for action in legal:
        after = game.copy(state)
        game.apply(after, action)
        worths.append(worth(after, seat) - worth(after, 1 - seat))
    chosen = ask(Search(game, "search", game.kernels(), Work(0, by_features=True)), question(game, state)).action
    assert worths[legal.index(chosen)] == max(worths) > min(worths)


def test_whoever_sees_little_misses_whole_turns_too() -> None:
    """Of the turns that Almadi lists; whoever sees all plays the same each time."""
    game = zellige.get("almadi")
    state = position(game, 3)
    seen = {sight: {ask(Search(game, "search", game.kernels(), Work(0, sight=sight)), question(game, state, seed=seed)).line
                    for seed in range(9)} for sight in (30, 100)}
    assert len(seen[30]) > 2
    assert len(seen[100]) == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_line_meets_the_same_luck(name: str) -> None:
    """A line in a world always ends the same, whatever was tried before it; and not all worlds are alike where chance draws."""
    game = zellige.get(name)
    asked = question(game, position(game, 4))
    player = find(game, "search", game.kernels())
    assert isinstance(player, Search)
    lines = [(trial.number, trial.line) for trial in player._weigh(asked, 4)]
    seen: dict[int, list[list[int]]] = {}
    for world in (0, 1, 2, 3, 4, 5, 1, 0):
        trials = [searching._Trial(number, line, asked.seat, 2) for number, line in lines]
        assert player._try(searching._Halving(trials, world, 1, None, UNTIMED))
        assert seen.setdefault(world, [trial.sums for trial in trials]) == [trial.sums for trial in trials]
    assert any(seen[0] != seen[world] for world in seen) or game.weights is None


@pytest.mark.parametrize("name", ["medina", "five_tribes", "almadi"])
def test_it_keeps_its_memory(name: str) -> None:
    """However long it thinks: what a decision needs is there from the first on. All games together ten minutes by
    ``make test-long``; usually a second each.
    """
    game = zellige.get(name)
    player, state = find(game, "search:iterations=150", game.kernels(), lambda: 2), position(game, 3)
    decided = ask(player, question(game, state))
    ask(player, question(game, state))
    tracemalloc.start()
    try:
        before, resident, until = tracemalloc.get_traced_memory()[0], _resident(), time.process_time() + often(1, 200)
        while time.process_time() < until:
            assert ask(player, question(game, state)) == decided
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < 50_000
    assert _resident() - resident < 24 << 20


def _resident() -> int:
    """Bytes of memory that this process holds, as Linux says; 0 elsewhere."""
    said = Path("/proc/self/statm")
    return int(said.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") if said.exists() else 0


# --- what it may know ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), [("five_tribes", {}), ("almadi", {"characters": True}), ("souk", {})])
def test_it_decides_the_same_whatever_the_others_hide(name: str, options: dict[str, bool]) -> None:
    """In worlds that its seat cannot tell apart it answers alike, and expects the same."""
    game = zellige.get(name)
    match = zellige.new(name, seats=3, seed=5, options=options)
    words = stream(5, "worlds")
    random = find(game, "random", game.kernels())
    told_apart = 0
    for _ in range(30):
        if match.over:
            break
        seat = match.seat - 1
        other = game.copy(match.state)
        game.mask(other, 1 << seat)
        game.resample(other, seat, words)
        told_apart += other.tobytes() != match.state.tobytes()
        assert answer(game, match.state, "search:iterations=16") == answer(game, other, "search:iterations=16")
        match.play(random.choose(Question(game, match.state, seat, words)))
    assert told_apart > 5


def test_what_it_does_not_know_is_another_in_every_world() -> None:
    game = zellige.get("souk")
    asked = question(game, position(game, 6, seats=3))
    player = find(game, "search", game.kernels())
    assert isinstance(player, Search)
    player._weigh(asked, 4)
    seen = set()
    for world in range(12):
        player._kernels.imagine(player._desks[0].states, player._desks[0].words, world)
        imagined = player._desks[0].states[kernels_of_search.WORLD]
        assert game.masked(imagined, asked.seat).tobytes() == asked.state.tobytes()
        seen.add(imagined.tobytes())
    assert len(seen) > 3


# --- when it ends ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("patience", [0, 1, 40])
def test_told_to_stop_it_answers_with_the_best_so_far(name: str, patience: int) -> None:
    """After as many playouts as it was left, and with what a player would do that does not look ahead if there were none."""
    game = zellige.get(name)
    state, asked = position(game, 3), count(1)
    playing = find(game, f"search:iterations={kernels_of_search.MOST_ITERATIONS}", game.kernels())
    said = ask(playing, question(game, state, lambda: next(asked) > patience))
    assert next(asked) <= patience + 3
    assert said.action in game.legal_actions(state)


def test_by_seconds_it_shares_them_among_the_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each half of the lines gets the same time; a turn has no more than was said."""
    game = zellige.get("medina")
    clock = count()
    monkeypatch.setattr(searching, "perf_counter", lambda: next(clock) / 1000)
    said = ask(find(game, "search:seconds=0.2", game.kernels()), question(game, position(game, 4)))
    assert said.values
    assert 60 < next(clock) < 230


def test_with_less_work_fewer_lines_are_tried() -> None:
    game = zellige.get("medina")
    state = position(game, 9)
    tried: list[int] = []

    class Counting(Search):
        def _weigh(self, question: Question, width: int) -> list[searching._Trial]:
            tried.append(width)
            return super()._weigh(question, width)

    for iterations in (1, 30, 4000):
        Counting(game, "search", game.kernels(), Work(iterations)).choose(question(game, state))
    assert tried[0] == 1 < tried[1] < tried[2] == game.foresight.width


def test_a_decision_that_is_none_costs_nothing() -> None:
    game = zellige.get("almadi")
    match = zellige.new("almadi", seats=2, seed=1)
    words = stream(1, "search")
    before = words.copy()
    player = find(game, "search", game.kernels())
    while len(match.legal()) > 1:
        match.play(match.legal()[-1])
    said = ask(player, Question(game, match.state, match.seat - 1, words))
    assert (said.values, said.line) == ((), ())
    assert np.array_equal(words, before)


def test_chance_is_never_asked() -> None:
    """Lines end where something is drawn; what was drawn is part of a world."""
    game = zellige.get("souk")
    state = position(game, 4)
    assert int(game.to_move(state)) != CHANCE
    assert answer(game, state).values
