"""The kit notices: for every promise there are games of nim that break it, and nim itself keeps them all."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest

import zellige
from zellige import testing
from zellige.core.compile import Kernels
from zellige.core.errors import BadPosition
from zellige.core.game import CHANCE, Column, Draft, Event, Game, Option, Reason, Term
from zellige.core.language import LANGUAGES, language
from zellige.core.layout import layout
from zellige.core.lines import put_in
from zellige.core.pad import Field, Objection, Pad
from zellige.core.rules import Foresight, Slots, Style
from zellige.core.value import Valuation
from zellige.testing.played import HOME

NIM = zellige.get("nim")
DIE = 3
LAST = 3
CALLS = count()


def liar(**lies: Any) -> Game:
    """Nim with some of its functions replaced; its rules stay interpreted, also where compiled ones are asked for."""
    game = replace(NIM, **lies)
    game._compiled.append(game.kernels(backend="reference"))
    return game


# --- a score pad, which nim itself does not need ---

PAPER = layout([("seats", np.int8), ("options", np.int8, (1,)), ("taken", np.int8, (4,)), ("last", np.int8),
                ("points", np.int32, (4, 2))])


def count_pebbles(state, sheet):
    sheet.seats, sheet.taken[: state.seats], sheet.last = state.seats, state.taken[: state.seats], state.last + 1


def pay_pebbles(sheet):
    sheet.points[:, 0] = sheet.taken
    if sheet.last > 0:
        sheet.points[sheet.last - 1, 1] = LAST


def pebbles_on_paper(seats):
    return (Field(name="pebbles", kind="number", section="heap", label="term-pebbles", into="taken"),
            Field(name="last", kind="holder", section="heap", label="term-last", into="last", by_seat=False))


def with_pad(**lies):
    columns = (Column("heap", "term-pebbles", ("pebbles", "last")),)
    honest = {"dtype": PAPER, "lines": ("pebbles", "last"), "columns": columns, "fields": pebbles_on_paper,
              "counts": count_pebbles, "points": pay_pebbles}
    return liar(columns=lambda state: columns, pad=Pad(**{**honest, **lies}))


def pay_one_more(sheet):
    pay_pebbles(sheet)
    sheet.points[0, 0] += 1


# --- features, which nim does not need either ---

WORDS = TemporaryDirectory()


@cache
def home_of_words(english: str, french: str) -> Path:
    """Nim's folder, with a message more in each language, or with other words for one that is there."""
    home = Path(WORDS.name) / str(len(list(Path(WORDS.name).iterdir())))
    (home / "locale").mkdir(parents=True)
    (home / "position.schema.json").write_bytes((NIM.home / "position.schema.json").read_bytes())
    for code, message in (("en", english), ("fr", french)):
        text = (NIM.home / "locale" / f"{code}.ftl").read_text("utf-8")
        text, there = re.subn(rf"^{message.partition(' =')[0]} =.*", message, text, flags=re.M)
        (home / "locale" / f"{code}.ftl").write_text(text if there else f"{text}\n{message}\n", "utf-8")
    return home


def count_features(state, seat, out):
    out[0] = state.taken[seat]


def with_features(lies: dict[str, Any] | None = None, **more: Any) -> Game:
    honest = {"names": ("pebbles",), "measure": count_features, "time": lambda state: min(100, 3 * int(state.left)),
              "weights": np.array([1000, 1000], np.int32)}
    home = home_of_words("feature-pebbles = Pebbles: { $count }.", "feature-pebbles = Cailloux : { $count }.")
    return liar(**{"home": home, "valuation": Valuation(**{**honest, **(lies or {})}), **more})


def counts_and_writes(state, seat, out):
    state.limit = 1


def other_features_compiled(**lies):
    game = with_features()
    game._compiled[0] = with_features(lies).kernels(backend="reference")
    return game


def count_one_more(state, seat, out):
    count_features(state, seat, out)
    out[0] += 1


# --- who chooses what cannot be chosen ---

def takes_all(states, actions, numbers, words):
    return int(states[0].left)


def thinks_of_more_than_there_is(states, actions, numbers, mind, lines, width):
    return put_in(lines, width, 0, 1, DIE, -1, -1, -1, -1)


# --- rules that lie ---

def fails_late(state, action):
    if state.options[0] == 2 and state.left < 9:
        raise ValueError("the tall heap has fallen over")
    NIM.apply(state, action)


def deals_anew(calls):
    def setup(state, words):
        NIM.setup(state, words)
        state.limit = next(calls) % 3

    return setup


def plays_by_another_heap(state, words):
    NIM.setup(state, words)
    state.options[0] = 1


def descending(state, out):
    n = NIM.legal(state, out)
    out[:n] = out[:n][::-1].copy()
    return n


def goes_on(state, out):
    return NIM.legal(state, out) if state.left else 1


def stops_early(state, out):
    return NIM.legal(state, out) if state.left > 9 or not state.limit else 0


def stops_early_with_the_tall_heap(state, out):
    return 0 if state.options[0] == 2 and state.left < 9 else NIM.legal(state, out)


def never_empties_the_tall_heap(state, action):
    NIM.apply(state, action)
    if state.options[0] == 2:
        state.left = 34


def the_last_are_first(state, out):
    NIM.kernels(backend="reference").places(state, out)
    out[: state.seats] = state.seats + 1 - out[: state.seats]


def all_win(state, out):
    out[: state.seats] = 1


def scores_and_writes(state, out):
    NIM.returns(state, out)
    state.taken[2] = 1


def one_more(state, out):
    NIM.returns(state, out)
    out[0] += 1


def other_machine_code(**lies: Any) -> Game:
    game = replace(NIM)
    game._compiled.append(replace(NIM, **lies).kernels(backend="reference"))
    return game


def one_weight_less(state, out):
    return NIM.weights(state, out) - 1


def no_weight_for_three(state, out):
    n = NIM.weights(state, out)
    out[2] = 0
    return n


def applies_and_forgets(calls):
    def apply(state, action):
        NIM.apply(state, action)
        state.taken[0] += next(calls) % 7 == 6

    return apply


def remembers_how_often(calls):
    """What nobody counts with two seats is another at every call."""
    def apply(state, action):
        NIM.apply(state, action)
        if state.seats == 2:
            state.taken[2] = next(calls) % 100

    return apply


def changes_what_it_is_asked_about(calls):
    def has_secrets(state):
        if state.seats == 2:
            state.taken[2] = next(calls) % 100
        return True

    return has_secrets


# --- secrets that get out ---

def hide_others(state, eyes):
    """What the others have taken is their secret."""
    for other in range(int(state.seats)):
        if not eyes >> other & 1:
            state.taken[other] = 0


def tell_owners_more(before, action, after):
    """Whoever has something is told everything twice."""
    return NIM.narrate(before, action, after) * (2 if before.taken.any() else 1)


def guess_others(state, seat, words):
    """All that is missing was taken by one of the others."""
    heap = (21, 13, 34)[int(state.options[0])]
    state.taken[1 if seat == 0 else 0] += heap - int(state.left) - int(state.taken.sum())


def legal_by_what_is_hidden(state, out):
    """Whoever has taken something allows the others one pebble only."""
    return min(NIM.legal(state, out), 1 if state.limit and state.taken.sum() > state.taken[state.turn] else 3)


def hide_the_die(state, eyes):
    mover = NIM.to_move(state)
    if mover < 0 or not eyes >> mover & 1:
        state.limit = 0


def hear_all_but_a_one(state, action, seat):
    return None if action == DIE and seat != state.turn else action


def the_last_first(before, action, after):
    return [Event("last", 1, {"points": 3}), *NIM.narrate(before, action, after)]


def roll_as_seen(before, action, after):
    return [Event("rolled", 0, {"limit": int(after.limit)})] if action >= DIE else NIM.narrate(before, action, after)


def tell_more_each_time():
    calls = count()
    return lambda moments: [Event("rolled", moments[0].mover, {"limit": next(calls)})]


def as_long_as_nobody_has_much(before, then):
    return before.taken.max() > 2


def another_each_time(calls):
    return lambda state, lang="en": next(calls)


# --- texts and data that lie ---

def without(name: str) -> Callable[..., Any]:
    def write(game, state):
        return {key: value for key, value in NIM.to_document(state).items() if key != name}

    return write


def says_more(game, state):
    return {**NIM.to_document(state), "weather": "fine"}


def reads_more(game, document, partial):
    return NIM.from_document({key: value for key, value in document.items() if key != "weather"}, partial)


def reads_another_limit(game, document, partial):
    state = NIM.from_document(document, partial)
    state.limit = 0
    return state


def reads_what_it_knows(game, document, partial):
    return NIM.from_document({key: value for key, value in document.items() if key in NIM.to_document(NIM.new(2, 1))}, partial)


def says_when_it_was_asked(calls):
    return lambda game, state: {**NIM.to_document(state), "weather": next(calls)}


def drafted(faults: int, read: Callable[[Any], Any] = lambda document: NIM.position(document, True)) -> Callable[..., Draft]:
    return lambda game, document: Draft(read(document), [], [BadPosition(problem="pebbles")] * faults)


def refused_in_work(game, document):
    raise BadPosition(problem="end")


def another_in_work(document):
    state = NIM.position(document, True)
    state.limit = 3 - state.limit
    return state


def reads_whole_ones(game, document, partial):
    return NIM.from_document(document, False)


def empty_for_two(game, state):
    return NIM.to_document(NIM.new(2, 1))


def writes_into(document):
    document["left"] = 1
    return document


def anything_is_one(state, text):
    try:
        return NIM.parse(state, text)
    except zellige.PersonError:
        return 0


def more_in_the_view(state):
    return {**NIM.view(state), "left": 1}


def other_in_the_view(state):
    return {**NIM.view(state), "text": [3]}


def less_in_a_masked_view(state):
    return {"kind": "plain"} if state.taken[2] else NIM.view(state)


def mark_as_masked(state, eyes):
    state.taken[2] = 1


def view_with(prompt: Any) -> Callable[..., Any]:
    return lambda state: {**NIM.view(state), "prompt": prompt}


LIARS: list[tuple[str, str, Callable[[], Game]]] = [
    ("playable", "raised", lambda: liar(apply=fails_late)),
    ("playable", "no-end", lambda: liar(apply=lambda state, action: None, longest_game=lambda state: None)),
    ("playable", "nothing-legal", lambda: liar(legal=stops_early_with_the_tall_heap)),
    ("playable", "no-end", lambda: liar(apply=never_empties_the_tall_heap, longest_game=lambda state: None)),
    ("playable", "mover", lambda: liar(to_move=lambda state: min(NIM.to_move(state) + 2, 3) if state.limit else CHANCE)),
    ("setup", "deal-differs", lambda: liar(setup=deals_anew(count()))),
    ("setup", "deal-forgets", lambda: liar(setup=plays_by_another_heap)),
    ("bounds", "out-of-bounds", lambda: liar(bounds={**NIM.bounds, "taken": (0, 2)})),
    ("legal", "not-ascending", lambda: liar(legal=descending)),
    ("actions", "no-id", lambda: liar(actions=2)),
    ("actions", "no-text", lambda: liar(describe=lambda state, action: "")),
    ("legal", "legal-at-end", lambda: liar(legal=goes_on)),
    ("legal", "nothing-legal", lambda: liar(legal=stops_early)),
    ("longest-legal", "too-many", lambda: liar(longest_legal=2)),
    ("slots", "slot-outside", lambda: liar(numbering=Slots(DIE, lambda state, action: action))),
    ("slots", "slot-order", lambda: liar(numbering=Slots(DIE, lambda state, action: action // 2 % DIE))),
    ("longest-game", "too-long", lambda: liar(longest_game=lambda state: 20)),
    ("longest-game", "no-length", lambda: liar(longest_game=lambda state: 10**6)),
    ("longest-game", "changes-its-mind", lambda: liar(longest_game=lambda state: 42 + int(state.left))),
    ("reason", "no-reason", lambda: liar(reason=lambda state, action: None)),
    ("reason", "reason-of-legal", lambda: liar(reason=lambda state, action: Reason("over"))),
    ("returns", "sum-differs", lambda: liar(returns=one_more)),
    ("returns", "term-twice", lambda: liar(terms=lambda state, seat: [*NIM.terms(state, seat), Term("pebbles", 0)])),
    ("score-bounds", "score-outside", lambda: liar(score_bounds=lambda state: (0, 5))),
    ("score-bounds", "no-bounds", lambda: liar(score_bounds=lambda state: (0, 10**8))),
    ("score-bounds", "changes-its-mind", lambda: liar(score_bounds=lambda state: (-int(state.left), 99))),
    ("places", "place-number", lambda: liar(places=the_last_are_first)),
    ("places", "place-order", lambda: liar(places=all_win)),
    ("looking", "changes", lambda: liar(returns=scores_and_writes)),
    ("looking", "answers-differ", lambda: liar(show=another_each_time(map(str, count(1))))),
    ("looking", "changes", lambda: liar(value=scores_and_writes)),
    ("backends", "backends-differ", lambda: other_machine_code(returns=one_more)),
    ("backends", "backends-differ", lambda: other_machine_code(value=one_more)),
    ("speed", "not-faster", liar),
    ("weights", "weights-count", lambda: liar(weights=one_weight_less)),
    ("weights", "weights-nothing", lambda: liar(weights=no_weight_for_three)),
    ("draws", "draw-differs", lambda: liar(chance_pile=another_each_time(count()))),
    ("draws", "pile-negative", lambda: liar(chance_pile=lambda state: -1)),
    ("entered", "entered-differs",
     lambda: liar(describe=lambda state, action: "die 1" if action >= DIE else NIM.describe(state, action))),
    ("entered", "entered-differs", lambda: liar(apply=applies_and_forgets(count()))),
    ("entered", "entered-unseen", lambda: liar(heard=lambda state, action, seat: None if action >= DIE else action)),
    ("mask", "mask-again", lambda: liar(mask=lambda state, eyes: state.taken.__setitem__(0, 1 - state.taken[0]))),
    ("mask", "mask-mover", lambda: liar(mask=hide_the_die)),
    ("mask", "mask-hides", lambda: liar(mask=hide_others, has_secrets=lambda state: False)),
    ("together", "together-less", lambda: liar(mask=lambda state, eyes: hide_others(state, eyes & -eyes))),
    ("together", "together-more", lambda: liar(mask=lambda state, eyes: eyes & eyes - 1 or hide_others(state, eyes))),
    ("together", "together-more", lambda: liar(mask=lambda state, eyes: eyes & eyes - 1 or hide_the_die(state, 0))),
    ("resample", "guess-looks-different", lambda: liar(resample=lambda state, seat, words: state.taken.__setitem__(seat, 9))),
    ("resample", "guess-cannot-be", lambda: liar(mask=hide_others)),
    ("two-worlds", "worlds-differ", lambda: liar(mask=hide_others, resample=guess_others, legal=legal_by_what_is_hidden)),
    ("heard", "decider-deaf", lambda: liar(heard=lambda state, action, seat: None)),
    ("heard", "heard-hides",
     lambda: liar(has_secrets=lambda state: False, heard=lambda state, action, seat: action if seat == state.turn else None)),
    ("heard", "heard-wrong", lambda: liar(heard=lambda state, action, seat: action if seat == state.turn else 0)),
    ("heard", "heard-differs", lambda: liar(mask=hide_the_die, heard=hear_all_but_a_one)),
    ("heard", "heard-unseen", lambda: liar(mask=hide_the_die)),
    ("heard", "secret-shown", lambda: liar(heard=lambda state, action, seat: action if seat == state.turn else None)),
    ("players", "player-illegal", lambda: liar(players={"greed": takes_all})),
    ("players", "player-illegal", lambda: liar(anchors={"greed-1": takes_all})),
    ("foresight", "player-illegal", lambda: liar(foresight=Foresight(lines=thinks_of_more_than_there_is, by_lines=True))),
    ("foresight", "foresight-unknown", lambda: liar(foresight=Foresight(styles={"builder": Style({"roofs": 1})}))),
    ("foresight", "percent", lambda: liar(foresight=Foresight(share=lambda state: 101))),
    ("valuation", "backends-differ", lambda: other_features_compiled(time=lambda state: 50)),
    ("valuation", "backends-differ", lambda: other_features_compiled(measure=count_one_more)),
    ("valuation", "changes", lambda: with_features({"measure": counts_and_writes})),
    ("valuation", "percent", lambda: with_features({"time": lambda state: int(state.left) * 9})),
    ("valuation", "feature-names", lambda: with_features({"weights": np.array([1000], np.int32)})),
    ("valuation", "not-said", lambda: with_features(home=NIM.home)),
    ("notation", "notation-differs", lambda: liar(describe=lambda state, action: "take 1")),
    ("notation", "notation-differs", lambda: liar(parse=lambda state, text: (NIM.parse(state, text) + 1) % 6)),
    ("notation", "notation-blanks", lambda: liar(describe=lambda state, action: f"{NIM.describe(state, action)} ")),
    ("notation", "notation-taken", lambda: liar(parse=anything_is_one)),
    ("narrate", "nothing-told", lambda: liar(narrate=lambda before, action, after: [])),
    ("narrate", "not-said", lambda: liar(narrate=lambda before, action, after: [Event("vanished", int(before.turn))])),
    ("narrate", "not-said", lambda: liar(narrate=lambda before, action, after: [Event("took", int(before.turn))])),
    ("narrate", "decision-not-first", lambda: liar(narrate=the_last_first)),
    ("narrate", "told-otherwise", lambda: liar(mask=hide_the_die, narrate=roll_as_seen)),
    ("narrate", "told-apart", lambda: liar(mask=hide_others, resample=guess_others, narrate=tell_owners_more)),
    ("narrate-turn", "nothing-told", lambda: liar(narrate_turn=lambda moments: [])),
    ("narrate-turn", "not-said", lambda: liar(narrate_turn=lambda moments: [Event("vanished", moments[0].mover)])),
    ("narrate-turn", "worlds-differ",
     lambda: liar(mask=hide_others, resample=guess_others, narrate_turn=tell_more_each_time())),
    ("narrate-turn", "worlds-differ", lambda: liar(mask=hide_others, same_turn=as_long_as_nobody_has_much)),
    ("reason-words", "not-said", lambda: liar(reason=lambda state, action: Reason("unheard-of"))),
    ("reason-words", "same-words", lambda: liar(home=home_of_words("reason-over = Over.", "reason-over = Over."))),
    ("reason-words", "not-whole", lambda: liar(home=home_of_words('reason-over = { "" }', "reason-over = Fini."))),
    ("columns", "not-said", lambda: liar(columns=lambda state: [Column("all", "term-all", ("pebbles", "last"))])),
    ("columns", "column-twice", lambda: liar(columns=lambda state: [Column("last", "term-pebbles", ("pebbles",))])),
    ("columns", "column-twice", lambda: liar(columns=lambda state: [Column(name, "term-last", ("last",)) for name in "ab"])),
    ("columns", "changes-its-mind", lambda: liar(columns=lambda state: [Column("a", "term-last", ())][: int(state.left > 9)])),
    ("pad", "pad-differs", lambda: with_pad(points=pay_one_more)),
    ("pad", "pad-differs", lambda: with_pad(tie=lambda sheet, seat: seat)),
    ("pad", "pad-differs", lambda: with_pad(columns=(Column("heap", "term-pebbles", ("pebbles",)),))),
    ("pad", "pad-refuses", lambda: with_pad(check=lambda sheet, said: [Objection("pebbles", 0, "bounds")])),
    ("pad", "not-said", lambda: with_pad(columns=(Column("heap", "term-heaps", ("pebbles", "last")),))),
    ("view", "not-said", lambda: liar(view=view_with([{"say": "prompt-unheard-of"}]))),
    ("view", "view-not-plain", lambda: liar(view=view_with({1: 2}))),
    ("view-form", "view-of-another-form", lambda: liar(view=more_in_the_view)),
    ("view-form", "view-of-another-form", lambda: liar(view=other_in_the_view)),
    ("view-form", "view-of-another-form", lambda: liar(view=less_in_a_masked_view, mask=mark_as_masked)),
    ("show", "show-empty", lambda: liar(show=lambda state, lang="en": "board" if lang == "en" else "")),
    ("words", "not-said", lambda: liar(options=(Option("bucket", (21, 13, 34), "house"),))),
    ("documents", "document-refused", lambda: liar(write=without("left"))),
    ("documents", "document-differs", lambda: liar(read=reads_another_limit)),
    ("documents", "document-assumes",
     lambda: liar(assume=lambda game, document, partial: [zellige.core.game.Assumption("left", ("left",))])),
    ("documents", "document-says-other", lambda: liar(write=says_when_it_was_asked(count()), read=reads_more)),
    ("schema", "unknown-field-read", lambda: liar(read=reads_what_it_knows)),
    ("drafts", "draft-faults", lambda: liar(draft=drafted(0))),
    ("drafts", "draft-faults", lambda: liar(draft=drafted(1))),
    ("drafts", "draft-differs", lambda: liar(draft=drafted(0, another_in_work))),
    ("drafts", "draft-reads", lambda: liar(read=reads_whole_ones, draft=lambda game, document: NIM.draft(NIM, document))),
    ("drafts", "draft-refuses", lambda: liar(draft=refused_in_work)),
    ("empty", "document-refused", lambda: liar(empty=lambda game, state: {"game": "nim"})),
    ("empty", "empty-forgets", lambda: liar(empty=empty_for_two)),
    ("schema", "schema-refuses", lambda: liar(write=says_more, read=reads_more)),
    ("old-reading", "old-reading-writes", lambda: liar(old_reading=writes_into)),
    ("old-reading", "old-reading-changes", lambda: liar(old_reading=lambda document: {**document, "left": 1})),
    ("records", "record-read", lambda: liar(write=lambda game, state: {**NIM.to_document(state), "taken": (0, 0)})),
    ("records", "record-differs", lambda: liar(apply=remembers_how_often(count()))),
    ("records", "record-refused", lambda: liar(old_reading=lambda document: {**document, "limit": 1})),
    ("undo", "undo-differs", lambda: liar(mask=hide_others, has_secrets=changes_what_it_is_asked_about(count()))),
    ("undo", "replay-differs", lambda: liar(apply=applies_and_forgets(count()))),
    ("turns", "turn-back", lambda: liar(turn=lambda state: int(state.left))),
    ("older", "older-missing", lambda: liar(rules_version=2, older={1: "zellige_nim:rules"})),
]


def first_broken(game: Game, name: str) -> testing.Broken | None:
    """What is found in three games where a promise does not hold."""
    promise, = (one for one in testing.PROMISES if one.name == name)
    for number in range(3):
        try:
            promise.look(testing.play(game, "teeth", number))
        except testing.Broken as broken:
            return broken
    return None


@pytest.mark.parametrize(("promise", "kind", "made"), LIARS, ids=[f"{promise}-{kind}" for promise, kind, _ in LIARS])
def test_a_broken_promise_is_found_by_its_name(promise, kind, made, monkeypatch):
    """With one sentence in each language about what differs, and where."""
    for room in (testing.played, testing.rules):
        monkeypatch.setattr(room, "LONGEST", 200)
    found = first_broken(made(), promise)
    assert found is not None
    assert found.kind == kind
    said = {found.sentence(code) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("{" in sentence or "\n" in sentence for sentence in said)


SECRETIVE: dict[str, Any] = {"mask": hide_others, "resample": guess_others}


def meddling(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same, but that it changes the position it is asked about: what nobody counts with two seats."""
    def asked(*args: Any) -> Any:
        state = next(one for one in args if isinstance(one, np.void))
        state.taken[2] = next(CALLS) % 100
        return function(*args)

    return asked


def meddling_rule(rule: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """Of a rule, whose arguments have names."""
    return lambda state, out: meddling(rule)(state, out)


def in_turn(number: int) -> Callable[..., Any]:
    return lambda state: number


def all_the_same(state, out):
    out[: state.seats] = 1


MEDDLERS: dict[str, Callable[[], dict[str, Any]]] = {
    "to_move": lambda: {"to_move": meddling(NIM.to_move)}, "legal": lambda: {"legal": meddling_rule(NIM.legal)},
    "returns": lambda: {"returns": meddling_rule(NIM.returns)}, "places": lambda: {"places": meddling_rule(all_the_same)},
    "value": lambda: {"value": meddling_rule(NIM.returns)}, "turn": lambda: {"turn": meddling(in_turn(1))},
    "chance_pile": lambda: {"chance_pile": meddling(in_turn(0))}, "terms": lambda: {"terms": meddling(NIM.terms)},
    "view": lambda: {"view": meddling(NIM.view)}, "to_document": lambda: {"write": meddling(NIM.write)},
    "show": lambda: {"show": meddling(NIM.show)}, "describe": lambda: {"describe": meddling(NIM.describe)},
    "reason": lambda: {"reason": meddling(NIM.reason)}}
"""By what is asked, a game in which whoever asks it changes the position."""


@pytest.mark.parametrize("asked", MEDDLERS)
def test_whatever_is_asked_is_seen_to_change_nothing(asked):
    found = first_broken(liar(**MEDDLERS[asked]()), "looking")
    assert found is not None
    assert (found.kind, found.params) == ("changes", {"function": asked})


def test_everything_that_can_be_asked_has_its_meddler():
    game = liar(turn=in_turn(1), chance_pile=in_turn(0))
    spots = testing.play(game, "teeth", 0).spots
    assert {name for spot in spots for name, _ in testing.rules._questions(spot)} == MEDDLERS.keys()


def other_kernel(name: str) -> Game:
    """Nim with secrets, of which the machine code does one thing otherwise."""
    game = replace(NIM, **SECRETIVE, chance_pile=in_turn(0))
    honest = game.kernels(backend="reference")
    true = getattr(honest, name)

    def lie(*args: Any) -> Any:
        answer = true(*args)
        state, *others = args
        if name in ("setup", "mask", "resample"):
            state.taken[2] += 1
        elif name == "step":
            state.last += 1
        elif name in ("returns", "places", "weights", "legal_slots", "value"):
            others[0][0] += 1
        else:
            return answer + 1
        return answer

    game._compiled.append(Kernels({**{one: getattr(honest, one) for one in honest.names()}, name: lie}, "compiled"))
    return game


COMPARED = ("setup", "to_move", "returns", "places", "legal", "weights", "chance_pile", "draw", "step", "legal_slots", "value",
            "allows", "mask", "resample")


@pytest.mark.parametrize("function", COMPARED)
def test_whatever_both_backends_do_is_compared(function):
    """A game is played by the honest one; then the other is looked at."""
    game = other_kernel(function)
    lying = game._compiled.pop()
    played = testing.play(game, "teeth", 0)
    assert played.spots
    game._compiled.append(lying)
    with pytest.raises(testing.Broken) as found:
        testing.rules.check_backends(played)
    assert (found.value.kind, found.value.params) == ("backends-differ", {"function": function})


def test_nothing_else_is_compared_between_backends(monkeypatch):
    found = set[str]()
    game = other_kernel("setup")
    game._compiled.clear()
    played = testing.play(game, "teeth", 0)
    game._compiled.append(game.kernels(backend="reference"))
    monkeypatch.setattr(testing.rules, "_same", lambda spot, function, one, other: found.add(function))
    testing.rules.check_backends(played)
    assert found == set(COMPARED)


@pytest.mark.parametrize(("what", "lie"), [
    ("legal", {"legal": legal_by_what_is_hidden}),
    ("reason", {"reason": lambda state, action: Reason("over", {"n": next(CALLS)})}),
    ("view", {"view": lambda state: {"n": next(CALLS)}}),
    ("terms", {"terms": lambda state, seat: [Term("pebbles", next(CALLS))]}),
    ("to_document", {"write": says_when_it_was_asked(CALLS)}), ("show", {"show": another_each_time(map(str, CALLS))})])
def test_whatever_a_seat_is_given_is_compared_in_two_worlds(what, lie):
    """But for the actions, what is made of the same masked position can differ only where it remembers more than that."""
    found = first_broken(liar(**SECRETIVE, **lie), "two-worlds")
    assert found is not None
    assert (found.kind, found.params["what"]) == ("worlds-differ", what)


def test_no_promise_is_without_a_liar_and_nim_keeps_them_all():
    """But for the one that asks for machine code, of which these have none."""
    assert {promise for promise, _, _ in LIARS} == {promise.name for promise in testing.PROMISES}
    for game in (liar(), with_pad(), with_features()):
        assert [verdict.promise.name for verdict in testing.check(game, 4, "teeth") if verdict.broken] == ["speed"]


def test_no_finding_is_without_a_liar():
    """Those of the messages have theirs in a test of their own."""
    code = "\n".join(path.read_text("utf-8") for path in Path(testing.__file__).parent.glob("*.py"))
    kinds = set(re.findall(r'[bB]roken\(\s*"([\w-]+)"', code))
    assert kinds - {kind for _, kind, _ in LIARS} == {"one-language", "not-fluent", "other-parameters", "message-twice"}


def test_words_that_only_one_language_has_are_found(tmp_path):
    """A message that lacks in French, one that takes another parameter there, a line that is no Fluent, a message twice."""
    for line, french, kind in (("said-in-english = Only here", "", "one-language"), ("?", "", "not-fluent"),
                               ("heaps = { $n }", "heaps = { $m }", "other-parameters"),
                               ("event-rolled = twice", "", "message-twice")):
        folder = tmp_path / kind / "locale"
        folder.mkdir(parents=True)
        for code in LANGUAGES:
            text = (NIM.home / "locale" / f"{code}.ftl").read_text("utf-8")
            (folder / f"{code}.ftl").write_text(f"{text}\n{line if code == 'en' else french}\n", "utf-8")
        found = first_broken(liar(home=folder.parent), "words")
        assert found is not None
        assert found.kind == kind


def test_every_finding_has_its_sentence_and_every_promise_too():
    code = "\n".join(path.read_text("utf-8") for path in Path(testing.__file__).parent.glob("*.py"))
    kinds = set(re.findall(r'[bB]roken\(\s*"([\w-]+)"', code)) | {"where", "there", "reason-of-legal", "no-reason"}
    for lang in LANGUAGES:
        written = set(re.findall(r"^(found|promise)-([\w-]+) =", (HOME / "locale" / f"{lang}.ftl").read_text("utf-8"), re.M))
        assert {name for kind, name in written if kind == "found"} == kinds
        assert {name for kind, name in written if kind == "promise"} == {promise.name for promise in testing.PROMISES}
        assert language(lang, HOME).has("found-there")


def test_the_kit_needs_nothing_but_the_package():
    """What zellige itself depends on: no test runner, no dependency of our own tests."""
    for path in Path(testing.__file__).parent.glob("*.py"):
        imported = set(re.findall(r"^\s*(?:from|import) (\w+)", path.read_text("utf-8"), re.M))
        assert imported <= {"__future__", "collections", "copy", "dataclasses", "fluent", "functools", "itertools", "json",
                            "numpy", "pathlib", "pydantic", "time", "typing", "zellige"}
