"""The log told by turns: a line for each, from stored courses, with what was taken back inside."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from zellige.core import record as records
from zellige.core.course import Course, Step
from zellige.core.game import CHANCE, Game
from zellige.core.record import Record
from zellige.core.registry import get
from zellige.server import log, message
from zellige.server.message import Desk
from zellige.server.wire.values import Lang
from zellige.tables.charter import Asking, Charter, Seat
from zellige.tables.entry import Act, TakeBack
from zellige.tables.sight import written
from zellige.tables.table import Table

HOME = Path(__file__).parents[1] / "records"
FAR_ENOUGH = 160
NAMES = ("Leïla", "Tariq", "Nour", "Samir")


def kept(name: str) -> Record:
    return next(records.parse((HOME / f"{name}.jsonl").read_text("utf-8")))


@pytest.fixture(autouse=True)
def _without_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an action would do is not worked out: interpreted, it takes long."""
    monkeypatch.setattr(message, "PATIENCE", 0)


@cache
def steps_of(name: str) -> list[Step]:
    """What was played of a record, as far as this is told here."""
    table = begun(name)
    for text in kept(name).actions[:FAR_ENOUGH]:
        table.course.follow(table.game.parse(table.course.state, text))
    return table.line


def begun(name: str, game: Game | None = None) -> Table:
    """A table where a record begins."""
    record = kept(name)
    seats = tuple(Seat(name, None) for name in NAMES[: len(record.seats)])
    charter = Charter("shown", record.game, record.rules_version, record.options, seats, "seed", "salt")
    return Table(charter, Course(game or get(record.game), records.start_of(record), rules=get(record.game).kernels))


@cache
def whole(name: str) -> Table:
    """A table at which a record has been played."""
    table = begun(name)
    for step in steps_of(name):
        table.course.follow(step.action)
    return table


LINES: list[tuple[str, Lang, list[str]]] = [
    ("medina-4-seats", "en", [
        "Nour: new orange palace at o6",
        "Samir: claimed the orange palace at o6 (size 1), orange palace tile",
        "Leïla: wall at sa, tower tile 4, wall at w11"]),
    ("medina-4-seats", "fr", [
        "Nour\u00a0: nouveau palais orange en o6",
        "Samir\u00a0: palais orange acquis en o6 (taille 1), tuile palais orange",
        "Leïla\u00a0: mur en sa, tuile tour 4, mur en w11"]),
    ("five-tribes-4-seats", "en", [
        "Bids: Tariq 3, Nour 0, Leïla 0, Samir 5",
        "Samir: 3 meeples from d2, ended at f1 with 2 Elders",
        "Samir: 3 meeples from b4, ended at b3 with 3 Assassins, camel on b3, killed a Merchant at c2, palm tree at b3",
        "Tariq: 3 meeples from a4, ended at a1 with 2 Viziers, bought Papyrus and a Fakir"]),
    ("five-tribes-4-seats", "fr", [
        "Mises\u00a0: Tariq 3, Nour 0, Leïla 0, Samir 5",
        "Samir\u00a0: 3 meeples pris en d2, arrivée en f1 avec 2 Sages",
        "Tariq\u00a0: 3 meeples pris en a4, arrivée en a1 avec 2 Vizirs, du papyrus et un Fakir au marché"]),
    ("almadi-4-seats-options", "en", [
        "Leïla: starting tile S4", "Leïla: kept 2 Characters", "Leïla: Market at 1,1, 1 Stall card",
        "Leïla: Palace at 3,2, Palace from 3,2 to 2,1, 1 Mosaic"]),
    ("almadi-4-seats-options", "fr", [
        "Leïla\u00a0: tuile de départ S4", "Leïla\u00a0: 2 Personnages gardés", "Leïla\u00a0: Marché en 1,1, 1 carte Étal",
        "Leïla\u00a0: Palais en 3,2, Palais de 3,2 à 2,1, 1 Mosaïque"])]


@pytest.mark.parametrize(("name", "lang", "lines"), LINES, ids=[f"{name}-{lang}" for name, lang, _ in LINES])
def test_a_turn_is_one_line_in_both_languages(name: str, lang: Lang, lines: list[str]) -> None:
    """Of a game, every entry stands in one turn, and the changes of score of its turns add up."""
    message = Desk(whole(name), frozenset(), lang).now(get(kept(name).game).kernels()).message
    told = [turn["text"] for turn in message["turns"]]
    assert [line for line in told if line in lines] == lines
    firsts = [turn["first"] for turn in message["turns"]]
    assert firsts == sorted(set(firsts))
    assert firsts[0] == 0
    for turn, end in zip(message["turns"], [*firsts[1:], len(message["log"])], strict=True):
        entries = message["log"][turn["first"]: end]
        assert turn["ply"] == entries[-1]["ply"]
        assert turn["changes"] == [sum(each) for each in zip(*(entry["changes"] for entry in entries), strict=True)]
        assert {entry["seat"] for entry in entries} == {turn["seat"]} or (turn["seat"] is None and len(entries) > 1)


def test_bids_have_no_name_before_them_while_one_seat_has_bid() -> None:
    table = begun("five-tribes-4-seats")
    table.course.follow(steps_of("five-tribes-4-seats")[0].action)
    turn = Desk(table, frozenset(), "en").now(None).message["turns"][-1]
    assert turn["text"].startswith("Bids: ")
    assert turn["seat"] is not None


@pytest.mark.parametrize("name", ["five-tribes-3-seats", "almadi-3-seats"])
def test_what_only_ends_a_turn_has_no_line_of_its_own(name: str) -> None:
    message = Desk(whole(name), frozenset(), "en").now(get(kept(name).game).kernels()).message
    quiet = [at for at, entry in enumerate(message["log"]) if entry["quiet"]]
    texts = {message["log"][at]["text"].split(" ", 1)[1] for at in quiet}
    assert texts
    assert texts <= {"ended the turn", "passed", "skipped the tile action"}
    assert not {turn["first"] for turn in message["turns"]} & set(quiet)


def test_the_turn_under_way_is_open_and_no_other() -> None:
    """Also before its first decision it is not the turn before it that is open."""
    table = begun("medina-2-seats")
    desk = Desk(table, frozenset(), "en")
    for step in steps_of("medina-2-seats")[:24]:
        table.absorb(Act(ply=table.ply, action=step.text))
        told = desk.now(None).message
        decision, last = told["decision"], told["turns"][-1]
        assert decision is not None
        assert last["open"] == (decision["seat"] == last["seat"] and told["turn"] == last["turn"])
        assert not any(turn["open"] for turn in told["turns"][:-1])


def counted(game: Game) -> tuple[Game, Counter[Any]]:
    """A game that counts how often each of its turns, by the position it began with, is told."""
    calls = Counter[Any]()

    def narrate_turn(moments: Any) -> Any:
        calls[moments[0].before.tobytes()] += 1
        assert game.narrate_turn is not None
        return game.narrate_turn(moments)

    return replace(game, narrate_turn=narrate_turn), calls


def test_what_is_taken_back_stays_inside_and_no_old_turn_is_told_anew() -> None:
    game, calls = counted(get("medina"))
    table = begun("medina-2-seats", game)
    desk, texts = Desk(table, Asking({0, 1}), "en"), [step.text for step in steps_of("medina-2-seats")]
    for ply in range(9):
        table.absorb(Act(ply=ply, action=texts[ply]))
        before = desk.now(None).message
    assert max(calls.values()) == 2, "a turn of two placements is told twice"
    told = sum(calls.values())
    table.absorb(TakeBack(kind="undo", ply=6))
    back = desk.now(None).message
    assert sum(calls.values()) <= told + 1
    standing = [turn for turn in back["turns"] if turn["ply"] is not None]
    assert standing[:-1] == before["turns"][: len(standing) - 1]
    table.absorb(Act(ply=6, action=texts[6]))
    again = desk.now(None).message
    assert len(again["turns"]) == len(standing)
    inside = again["log"][again["turns"][-1]["first"]:]
    assert [entry["undone"] for entry in inside].count(True) == 3
    assert again["turns"][-1]["text"] == next(turn["text"] for turn in before["turns"] if turn["ply"] == 7)
    assert again == Desk(table, Asking({0, 1}), "en").now(None).message


def test_an_eye_that_comes_back_is_told_what_is_new_and_no_more() -> None:
    """Whoever plays several seats sees by the eye of the one that decides."""
    table, heard = begun("five-tribes-2-seats"), dict[Any, int]()
    desk = Desk(table, Asking({0, 1}), "en")
    for step in steps_of("five-tribes-2-seats")[:40]:
        table.course.follow(step.action)
        assert desk.behind == table.ply - heard.get(desk.knowledge, 0)
        told = desk.log(desk.eye)
        heard[desk.knowledge] = table.ply
    assert len(heard) > 1
    assert told == Desk(table, Asking({0, 1}), "en").log(desk.eye)


def test_a_whole_message_writes_no_entry_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays several seats is sent one whenever another hand is shown."""
    table, spelled, shown = begun("five-tribes-2-seats"), list[Any](), []
    monkeypatch.setattr(log, "written", lambda told: spelled.append(told) or written(told))
    desk = Desk(table, Asking({0, 1}), "en")
    for step in steps_of("five-tribes-2-seats")[:40]:
        table.absorb(Act(ply=table.ply, action=step.text))
        shown.append(desk.now(None))
        assert shown[-1].frame(7, None) == '{"number":7,' + written(shown[-1].message)[1:]
    told = {id(one) for each in shown for one in (*each.message["log"], *each.message["turns"])}
    assert sorted(map(id, spelled)) == sorted(told)


def test_what_everybody_hears_is_worked_out_for_whoever_decided_and_once_for_all_others() -> None:
    """Two people at one screen see by three eyes."""
    game, calls = get("five-tribes"), list[int | None]()

    def narrate(before: Any, action: int | None, after: Any) -> Any:
        calls.append(action)
        return game.narrate(before, action, after)

    table = begun("five-tribes-2-seats", replace(game, narrate=narrate))
    desk = Desk(table, Asking({0, 1}), "en")
    for step in steps_of("five-tribes-2-seats")[:40]:
        table.course.follow(step.action)
        desk.log(desk.eye)
    for eye in (0, 1, None):
        desk.log(eye)
    heard = [step for step in table.story if game.heard(step.before, step.action, None) is not None]
    assert len(heard) == len(table.story)
    assert len(calls) < 2.5 * len(heard), "what every eye is told has been worked out for each of them"


def test_a_turn_of_which_nothing_stands_says_so() -> None:
    table = begun("medina-2-seats")
    desk = Desk(table, Asking({0, 1}), "en")
    table.absorb(Act(ply=0, action=steps_of("medina-2-seats")[0].text))
    table.absorb(TakeBack(kind="undo", ply=0))
    turn, = desk.now(None).message["turns"]
    assert (turn["text"].partition(": ")[2], turn["ply"], turn["open"]) == ("taken back", None, True)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_names_a_card_that_was_drawn_blind(lang: Lang) -> None:
    """Of two worlds that look the same to an onlooker and to the others, every line is the same."""
    table, steps = begun("five-tribes-4-seats-options"), steps_of("five-tribes-4-seats-options")
    drawn = [step for step in steps if step.mover == CHANCE and table.game.heard(step.before, step.action, None) is None]
    assert drawn, "a record in which somebody draws what nobody else sees"
    for step in steps[: drawn[-1].ply]:
        table.course.follow(step.action)
    everybody, onlooker = (Desk(table, asking, lang).now(None).message["turns"] for asking in (Asking({0}), Asking()))
    for turns in (everybody, onlooker):
        assert len(turns) > 5
    words = Desk(table, Asking(), lang).speaker
    for step in drawn:
        named = words.event(table.game.narrate(step.before, step.action, step.after)[0])
        assert not any(named in turn["text"] for turn in onlooker)
