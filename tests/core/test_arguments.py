"""A kernel looks at every argument before a rule runs, in both backends alike: kind, shape, length, range."""

from __future__ import annotations

import inspect
import pickle
import re
import subprocess
import sys
from functools import cache

import numpy as np
import pytest

import zellige
from zellige.core.arguments import Kernel
from zellige.core.compile import Kernels
from zellige.core.course import Course
from zellige.core.errors import IllegalAction, NoSuchAction, NotationError
from zellige.core.game import Game, State
from zellige.core.rng import below, stream

GAMES = list(zellige.installed_games().values())
BACKENDS = ("compiled", "reference")
ARRAYS = {"Ints": np.int32, "Words": np.int64}
EVERY = [(game, kernel) for game in GAMES for kernel in game.entries]
SEARCHING = ("weigh", "imagine", "foresee")
ids = [f"{game.name}-{kernel.name}" for game, kernel in EVERY]


@cache
def late(game: Game) -> State:
    """The last position of a random game in which somebody has a choice."""
    kernels, state, found = game.kernels(), game.new(game.seat_counts[0], 1), game.new(game.seat_counts[0], 1)
    out, words = np.zeros(game.longest_legal, np.int32), stream(1, "late")
    while n := kernels.legal(state, out):
        if n > 1 and kernels.to_move(state) >= 0:
            found = game.copy(state)
        kernels.apply(state, out[below(words, n)])
    return found


def right(game: Game, kernel: Kernel) -> list:
    """Arguments that fit, the shortest there are."""
    if kernel.name in ("setup", "random_games"):
        state = game.prepare(game.seat_counts[0], {})
    elif kernel.name.startswith("choose_") or kernel.name in SEARCHING:
        state = late(game)  # at the start some players think for seconds
    else:
        state = game.new(game.seat_counts[0], 1)
    made = []
    for one in kernel.arguments:
        if one.kind in ("State", "States"):
            states = game.blank(one.least)
            states[:] = state
            made.append(states[0] if one.kind == "State" else states)
        elif one.kind == "Words":
            made.append(np.resize(stream(1, "test"), one.least))
        elif one.kind in ARRAYS:
            made.append(np.zeros(one.least, ARRAYS[one.kind]))
        else:
            made.append(0)
    if kernel.name == "foresee":
        made[-2:] = game.legal_actions(state)[0], -1
    return made


def read_only(value):
    """The same record or array in memory that must not be written to."""
    array = np.array([value], value.dtype) if isinstance(value, np.void) else value.copy()
    array.flags.writeable = False
    return array[0] if isinstance(value, np.void) else array


def wrong(game: Game, kernel: Kernel) -> list[tuple[int, object, type[Exception], str]]:
    """Everything that must not come: which argument, what, the error, and a word of what it says."""
    other = next(one for one in GAMES if one.name != game.name)
    found: list[tuple[int, object, type[Exception], str]] = []
    for number, (one, value) in enumerate(zip(kernel.arguments, right(game, kernel), strict=True)):
        if one.kind == "State":
            plain = np.zeros(1, np.dtype((np.void, game.dtype.fields)))[0]
            bad = [None, {}, 1, np.asarray([value]), np.asarray([value]).reshape(()), other.blank()[0], plain]
            found += [(number, each, TypeError, "one ") for each in bad]
        elif one.kind in ("int", "seat", "eyes"):
            found += [(number, each, TypeError, "whole number") for each in (0.0, np.float64(0), "0", None, True, [0], 1j)]
            found += [(number, each, ValueError, "must be") for each in (2**63, -(2**63) - 1, 10**5000)]
            if one.kind == "seat":
                found += [(number, each, ValueError, "seat from 0 to") for each in (7, game.seat_counts[0], -2)]
            if one.kind == "eyes":
                found += [(number, each, ValueError, "0 for an onlooker to") for each in (-1, 1 << game.seat_counts[0])]
        else:
            found += [(number, each, TypeError, one.kind) for each in (
                value.tolist(), None, value.reshape(1, -1), np.zeros(2 * len(value), value.dtype)[::2],
                np.zeros(one.least, np.float32), np.zeros(one.least, np.uint16), np.asarray(value[:1]).reshape(()))]
            if one.kind in ARRAYS:
                found.append((number, value.astype(value.dtype.newbyteorder(">")), TypeError, one.kind))
                found.append((number, other.blank(9), TypeError, one.kind))
            found += [(number, value[:-1], ValueError, f"at least {one.least}"), (number, value[:0], ValueError, "at least")]
        if one.kind == "State" and one.written:
            found.append((number, pickle.loads(pickle.dumps(value)), ValueError, "in no array"))
        if one.kind not in ("int", "seat", "eyes") and one.written:
            found.append((number, read_only(value), ValueError, "writeable"))
    return found


@pytest.mark.parametrize(("game", "kernel"), EVERY, ids=ids)
def test_every_wrong_argument_is_refused_in_one_sentence(game, kernel):
    names = list(inspect.signature(kernel.function).parameters)
    said = {}
    for backend in BACKENDS:
        call = getattr(game.kernels(backend=backend), kernel.name)
        said[backend] = []
        fitting = right(game, kernel)
        for number, value, error, word in wrong(game, kernel):
            arguments = list(fitting)
            arguments[number] = value
            with pytest.raises(error, match=word) as caught:
                call(*arguments)
            sentence = str(caught.value)
            assert re.match(rf"{kernel.name}: {names[number]} must be .*, not .", sentence), sentence
            said[backend].append(sentence)
    assert said["compiled"] == said["reference"]


@pytest.mark.parametrize(("game", "kernel"), EVERY, ids=ids)
def test_the_number_of_arguments_must_be_right(game, kernel):
    for backend in BACKENDS:
        call, arguments = getattr(game.kernels(backend=backend), kernel.name), right(game, kernel)
        for given in (arguments[:-1], [*arguments, 0], []):
            count = len(arguments)
            said = rf"^{kernel.name} takes {count} arguments? \(state.*\), {len(given)} (was|were) given$"
            with pytest.raises(TypeError, match=said):
                call(*given)


@pytest.mark.filterwarnings("ignore:overflow encountered")  # a line of actions that are not legal is played, too
@pytest.mark.parametrize(("game", "kernel"), EVERY, ids=ids)
def test_the_shortest_arguments_are_long_enough(game, kernel):
    """Nothing beside them is written to, the interpreter, which watches every index, finds none amiss, and both agree."""
    answers = []
    for backend in BACKENDS:
        arguments = []
        fences = []
        for value in right(game, kernel):
            if isinstance(value, np.ndarray):
                fenced = np.zeros(len(value) + 8, value.dtype)
                fenced[:4].view(np.uint8)[:] = fenced[-4:].view(np.uint8)[:] = 0x5A
                fenced[4:-4] = value
                fences.append(fenced)
                value = fenced[4:-4]
            arguments.append(value)
        answer = getattr(game.kernels(backend=backend), kernel.name)(*arguments)
        assert type(answer) is (int if kernel.answers else type(None))
        answers.append((answer, [value.tobytes() for value in arguments if not isinstance(value, int)]))
        assert all((fenced[[0, 1, 2, 3, -1, -2, -3, -4]].view(np.uint8) == 0x5A).all() for fenced in fences)
    assert answers[0] == answers[1]


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_only_looked_at_may_be_read_only(game, backend):
    kernels = game.kernels(backend=backend)
    state = game.new(game.seat_counts[0], 1)
    out = np.zeros(game.longest_legal, np.int32)
    n = kernels.legal(read_only(state), out)
    assert out[:n].tolist() == game.legal_actions(state)
    assert kernels.to_move(read_only(state)) == game.to_move(state)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_numbers_and_records_from_anywhere_are_taken(game, backend):
    """Ids out of an array of any width; longer arrays than needed; to be looked at, records that stand in no array."""
    kernels: Kernels = game.kernels(backend=backend)
    state = game.new(game.seat_counts[0], 1)
    action = game.legal_actions(state)[0]
    expected = game.copy(state)
    game.apply(expected, action)
    for number in (np.int32(action), np.int64(action), np.uint16(action)):
        copy = game.copy(state)
        kernels.apply(copy, number)
        assert copy.tobytes() == expected.tobytes()
    for seen in (state, state.copy(), pickle.loads(pickle.dumps(state))):
        assert kernels.legal(seen, np.zeros(3 * game.longest_legal, np.int32)) == len(game.legal_actions(state))


def test_a_record_that_was_taken_once_is_still_refused_where_it_does_not_fit():
    """A record keeps that it has been looked at: neither a read-only one nor one of another game passes for that."""
    game, other = GAMES[:2]
    state = game.new(game.seat_counts[0], 1)
    alone = pickle.loads(pickle.dumps(state))
    assert game.kernels().to_move(state) == game.kernels().to_move(alone)
    with pytest.raises(ValueError, match="writeable"):
        game.kernels().mask(alone, 0)
    game.kernels().mask(state, 0)
    with pytest.raises(TypeError):
        other.kernels().to_move(state)


@pytest.mark.parametrize("backend", BACKENDS)
def test_an_array_of_records_is_not_taken_for_its_first(backend):
    """It once answered for the first of four without a word; an array too short once ended the process."""
    game = zellige.get("medina")
    kernels, states = game.kernels(backend=backend), game.blank(4)
    states[:] = game.new(3, 1)
    out = np.zeros(game.longest_legal, np.int32)
    four, three = r"an array of records with shape \(4,\)", r"an array of int32 with shape \(3,\)"
    with pytest.raises(TypeError, match=f"^legal: state must be one record of this game, not {four}$"):
        kernels.legal(states, out)
    with pytest.raises(ValueError, match=f"^legal: out must be Ints, .* at least {game.longest_legal} int32, not {three}$"):
        kernels.legal(states[0], np.zeros(3, np.int32))
    with pytest.raises(ValueError, match=r"^features: seat must be a seat from 0 to 2, or -1 for an onlooker, not 7$"):
        kernels.features(states[0], 7, out)
    for eyes in (-1, 8):
        with pytest.raises(ValueError, match=rf"^mask: eyes must be a bit .* 0 for an onlooker to 7 for all, not {eyes}$"):
            kernels.mask(states[0], eyes)


ATTACK = """
import sys
import numpy as np
import zellige
game = zellige.get(sys.argv[1])
kernels, chance = game.kernels(), np.random.default_rng(7)
bounds = {"seats": (min(game.seat_counts), max(game.seat_counts)), **game.bounds}


def between(name):
    field = game.dtype.fields[name][0]
    least, most = bounds.get(name, (np.iinfo(field.base).min, np.iinfo(field.base).max))
    return chance.integers(least, most, field.shape, endpoint=True)


def attack(records):
    actions = np.zeros(3 * game.longest_legal, np.int32)
    n = kernels.legal(records[1], actions)
    assert n <= game.longest_legal, n
    for action in [*actions[: min(n, 8)].tolist(), 0, 10**6]:
        tried = records.copy()
        try:
            game.play(tried[1], action, kernels=kernels)
        except Exception as error:
            assert action not in actions[:n], error
        assert not tried[[0, 2]].tobytes().strip(bytes(1))


for _ in range(50):
    records = game.blank(3)
    records.view(np.uint8).reshape(3, -1)[1] = chance.integers(0, 256, game.dtype.itemsize)
    records[1].seats = 99
    try:
        game.play(records[1], 0, kernels=kernels)
    except ValueError as error:
        assert "in a record of this game must be" in str(error)
    else:
        raise SystemExit("taken")
state, actions = game.blank(), np.zeros(game.longest_legal, np.int32)
state[0] = game.new(max(game.seat_counts), seed=7)
for count in range(50):
    records = game.blank(3)
    records[1] = state[0]
    for name in chance.permutation(game.dtype.names)[: len(game.dtype.names) if count % 2 else 4]:
        if name != "options":
            records[1][name] = between(name)
    attack(records)
    for _ in range(5):
        n = kernels.legal(state[0], actions)
        if n > 0:
            kernels.apply(state[0], int(actions[chance.integers(n)]))
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_record_makes_machine_code_write_where_it_must_not(game):
    """Any bytes through ``Game.play``; and whatever stands within its bounds leads neither behind the record nor the list."""
    game.kernels(backend="compiled")
    done = subprocess.run([sys.executable, "-c", ATTACK, game.name], capture_output=True, text=True, timeout=100, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_number_out_of_its_bounds_is_named(game):
    """One number more or less than a field holds is named, with what it must be."""
    state = game.new(max(game.seat_counts), 1)
    for name, (least, most) in game.bounds.items():
        kind = game.dtype.fields[name][0]
        last = int(np.ravel(most)[-1])
        for wrong in (least - 1, last + 1):
            if np.iinfo(kind.base).min <= wrong <= np.iinfo(kind.base).max:
                changed = game.copy(state)
                np.atleast_1d(changed[name]).flat[-1] = wrong
                if not kind.shape:
                    changed[name] = wrong
                said = f"^{name} in a record of this game must be from {least} to {last}, not {wrong}$"
                with pytest.raises(ValueError, match=said):
                    game.play(changed, 0)
    with pytest.raises(TypeError, match="one record of this game"):
        game.check(np.zeros(1, np.int8), 0)


def is_action(game: Game, state: State, action: int) -> bool:
    """Whether a number is the id of something in the game's notation."""
    try:
        return game.parse(state, game.describe(state, action)) == action
    except NotationError:
        return False


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_id_has_a_notation_and_every_legal_action_is_an_id(game):
    """The first and the last too: none of them makes ``describe`` or ``parse`` stumble, and each has words of its own."""
    course, words = Course(game, game.new(game.seat_counts[-1], 1), 1), stream("ids")
    while not course.over and course.ply < 60:
        legal = list(course.legal)
        assert all(game.is_id(action) for action in legal)
        course.play(legal[below(words, len(legal))])
        tried = [0, game.actions - 1, *(below(words, game.actions) for _ in range(20))]
        named = [action for action in tried if is_action(game, course.state, action)]
        assert named
        assert len({game.describe(course.state, action) for action in named}) == len(set(named))
    assert not game.is_id(-1)
    assert not game.is_id(game.actions)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_illegal_action_is_refused_where_it_is_checked(game, backend):
    """``Game.play`` changes nothing unless the action is in the legal list, whatever number it is."""
    kernels = game.kernels(backend=backend)
    state = game.new(game.seat_counts[0], 1)
    before, legal = state.tobytes(), game.legal_actions(state)
    named = [action for action in range(max(legal)) if is_action(game, state, action)]
    illegal = [action for action in named if action not in legal]
    assert illegal
    for action in illegal[:3]:
        with pytest.raises(IllegalAction, match=re.escape(game.describe(state, action))):
            game.play(state, action, kernels=kernels)
    for action in (-1, -7, game.actions, 10**6, 2**31, -(2**31), 2**63 - 1, 10**30):
        with pytest.raises(NoSuchAction, match=f" has no action with the number .?{action}.?\\."):
            game.play(state, action, kernels=kernels)
    assert state.tobytes() == before
    with pytest.raises(TypeError):
        game.play(state, float(legal[0]), kernels=kernels)
    expected = game.copy(state)
    game.apply(expected, legal[-1])
    game.play(state, legal[-1], kernels=kernels)
    assert state.tobytes() == expected.tobytes()
