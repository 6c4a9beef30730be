"""Beside a real table: what is drawn is entered by whoever may see it, a mistake is corrected, and the record says so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from zellige.core import record as records
from zellige.core.course import Course
from zellige.core.errors import IllegalAction
from zellige.core.game import CHANCE
from zellige.core.language import language
from zellige.core.registry import get
from zellige.tables.charter import Charter, Seat
from zellige.tables.entry import document_of, entry_of
from zellige.tables.table import Table

from .browser import PERSON, RANDOM, Browser, Json, Talk, serving


def drawn_game(name: str, seats: int, seed: int, actions: int = 10_000) -> Course:
    """A game whose draws a seed makes, and its decisions a rule of thumb."""
    game = get(name)
    course = Course(game, game.new(seats, seed), seed)
    while not course.over and course.ply < actions:
        legal = list(course.legal)
        course.play(legal[(seed + 11 * course.ply) % len(legal)])
    return course


def beside(browser: Browser, course: Course, seats: list[Json] | None = None) -> Json:
    """A table beside the real one at which a game is played."""
    game = course.game
    people = seats or [PERSON] * int(course.start.seats)
    return browser.found(game.name, people, position=game.to_document(course.start), chance="entered")


def enter(talk: Talk, course: Course, first: int = 0) -> None:
    """Plays a game, draws and decisions alike, as people would who watch it; what goes by itself is only waited for."""
    for step in course.line[first:]:
        if talk.table["plies"] >= step.ply:
            continue
        assert talk.act(step.text)["type"] == "done"
        talk.until(lambda table, ply=step.ply: table["plies"] >= ply)


def record_of(browser: Browser, founded: Json) -> records.Record:
    answer = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]})
    assert answer.status_code == 200, answer.text
    return next(records.parse(answer.text))


@pytest.mark.parametrize("name", ["nim", "souk"])
def test_a_game_that_is_entered_ends_as_it_was_played(browser: Browser, name: str) -> None:
    course = drawn_game(name, 2, 4)
    founded = beside(browser, course)
    with browser.talk(founded) as talk:
        assert talk.table["chance"] == "entered"
        enter(talk, course)
        assert talk.table["status"] == "over"
        assert [row["total"] for row in talk.table["scores"]["rows"]] == course.game.scores(course.state)
        assert talk.table["seal"] == {"sha256": None, "seed": None, "salt": None}
    kept = record_of(browser, founded)
    assert kept.actions == [step.text for step in course.line]
    assert (kept.seed, kept.dealt, kept.extra["chance"]) == (None, False, "entered")
    assert "seal" not in kept.extra
    assert len(list(records.verified(kept))) == len(course.line)


def test_what_can_be_drawn_is_offered_by_name_and_nothing_else_is_taken(browser: Browser) -> None:
    course = drawn_game("almadi", 1, 3, 40)
    ply = next(step.ply for step in course.line if step.text.startswith("draw "))
    start = Course(course.game, course.at(ply - 1))
    with browser.talk(beside(browser, start)) as talk:
        decision = talk.table["decision"]
        outcomes = [one["text"] for one in decision["outcomes"]]
        assert decision["mine"]
        assert decision["actions"] == []
        assert sorted(outcomes) == sorted(course.game.describe(course.at(ply - 1), one)
                                          for one in course.game.legal_actions(course.at(ply - 1)))
        assert all(one["label"] for one in decision["outcomes"])
        lying = talk.table["view"]["board"]["1a"] or talk.table["view"]["board"]["1b"]
        assert talk.answer(type="act", actions=[f"draw {lying['id']}"], version=talk.table["version"])["type"] == "error"
        drawn = course.line[ply - 1].text
        told = talk.answer(type="preview", actions=[drawn])
        assert told["type"] == "preview"
        assert told["sentences"]
        twice = talk.answer(type="act", actions=[drawn, drawn], version=talk.table["version"])
        assert twice["type"] == "error"
        before = talk.table["ply"]
        talk.act(drawn)
        assert talk.table["ply"] > before
        assert talk.table["decision"]["undo"] == "free"
        talk.answer(type="undo", version=talk.table["version"])
        talk.until(lambda table: table["ply"] == before)
        assert talk.table["practice"] is False
        assert [one["text"] for one in talk.table["decision"]["outcomes"]] == outcomes


def test_whoever_draws_in_secret_enters_it_and_nobody_else_is_shown_it(browser: Browser) -> None:
    course = drawn_game("souk", 2, 4)
    secret = next(step for step in course.line if step.text.startswith("draw ") or
                  (step.mover == CHANCE and course.game.heard(step.before, step.action, None) is None))
    seat = next(one for one in (0, 1) if course.game.heard(secret.before, secret.action, one) is not None)
    founded = beside(browser, course)
    keys = founded["key"].split(".")
    with browser.talk(founded | {"key": keys[seat]}) as own, browser.talk(founded | {"key": keys[1 - seat]}) as other:
        for step in course.line[: secret.ply - 1]:
            by = own if step.mover in (seat, CHANCE) else other
            by.until(lambda table, ply=step.ply: table["plies"] >= ply - 1)
            if by.table["plies"] < step.ply:
                assert by.act(step.text)["type"] == "done"
        own.until(lambda table: table["plies"] == secret.ply - 1)
        other.until(lambda table: table["plies"] == secret.ply - 1)
        assert own.table["decision"]["outcomes"]
        assert (other.table["decision"]["mine"], other.table["decision"]["outcomes"]) == (False, [])
        refused = other.answer(type="act", actions=[secret.text], version=other.table["version"])
        assert refused["type"] == "error"
        with browser.talk(founded, veil="true") as one_screen:  # a panel is closed before it, until whoever draws opens it
            assert (one_screen.table["decision"]["closed"], one_screen.table["decision"]["outcomes"]) == (True, [])
            assert one_screen.answer(type="show")["type"] == "done"
            assert one_screen.until(lambda table: bool(table["decision"]["outcomes"]))["decision"]["mine"]
        own.act(secret.text)
        told = other.until(lambda table: table["plies"] >= secret.ply)
        assert secret.text.split()[-1] not in json.dumps(told["log"][-1])


def test_what_a_bot_draws_is_entered_by_people_and_lies_open(browser: Browser) -> None:
    """Whoever enters it sees it, and everybody else in picture and log; what a person draws in secret stays theirs."""
    course = drawn_game("souk", 3, 6, 0)
    founded = beside(browser, course, [PERSON, RANDOM, PERSON])
    named: dict[int, set[bool]] = {}
    with browser.talk(founded) as talk:
        while (table := talk.my_turn())["status"] != "over":
            decision = table["decision"]
            talk.act(*(one["text"] for one in decision["outcomes"][:1]))
            if decision["outcomes"] and decision["outcomes"][0]["text"].startswith("draw ") and talk.table["status"] != "over":
                log = browser.table(founded | {"key": None})["log"]
                effects = [effect for entry in log for effect in entry["effects"]]
                said = next(effect["text"] for effect in effects if effect["ply"] == table["plies"] + 1)
                named.setdefault(decision["seat"], set()).add(said == decision["outcomes"][0]["label"])
    assert named == {1: {False}, 2: {True}, 3: {False}}
    assert list(records.verified(record_of(browser, founded)))


def test_a_bots_hand_is_seen_by_all_and_a_persons_by_that_person(browser: Browser) -> None:
    course = drawn_game("souk", 3, 6, 0)
    founded = beside(browser, course, [PERSON, RANDOM, PERSON])
    keys = founded["key"].split(".")
    with browser.talk(founded) as talk:
        while talk.my_turn()["plies"] < 9:
            talk.act(*(one["text"] for one in talk.table["decision"]["outcomes"][:1]))
        for key, seen in ((None, {1}), (keys[0], {0, 1}), (keys[-1], {1, 2})):
            found = browser.get(f"/api/tables/{founded['table']}/position", key=key)
            hands = [found["hands"][seat] + found["chests"][seat] for seat in range(3)]
            assert all(hands)
            assert {seat for seat, hand in enumerate(hands) if "?" not in hand} == seen
            assert all(set(hand) == {"?"} for seat, hand in enumerate(hands) if seat not in seen)
            assert "?" in found["bag"]


def test_at_a_shared_screen_a_secret_is_corrected_behind_the_panel_of_its_seat(browser: Browser) -> None:
    course = drawn_game("souk", 2, 4)
    secret = next(step for step in course.line if step.text.startswith("draw "))
    seat = course.game.heard(secret.before, secret.action, 0) is None
    last = next(step.ply for step in course.line if step.ply > secret.ply and step.mover == 1 - seat)
    founded = beside(browser, Course(course.game, course.start))
    asked = f"/api/tables/{founded['table']}/moments/{secret.ply - 1}"
    with browser.talk(founded, veil="true") as talk:
        for step in course.line[: last - 1]:
            while talk.table["plies"] < step.ply:
                if talk.table["decision"]["closed"]:
                    talk.answer(type="show")
                    talk.until(lambda table: not table["decision"]["closed"])
                talk.act(step.text)
        assert talk.table["decision"]["seat"] == 2 - seat
        closed = browser.get(asked, key=founded["key"], correct=True, veil=True)
        told = closed["decision"]
        assert (told["seat"], told["closed"], told["outcomes"], told["was"]) == (seat + 1, True, [], None)
        shown = browser.get(asked, key=founded["key"], correct=True)
        assert (shown["decision"]["was"], shown["decision"]["closed"]) == (secret.text, False)
        assert shown["view"] != closed["view"], "the hand of the seat concerned is shown, whoever's turn it is"
        other = next(one["text"] for one in shown["decision"]["outcomes"] if one["text"] != secret.text)
        assert talk.answer(type="preview", actions=[other], ply=secret.ply)["type"] == "preview"
        assert talk.answer(type="correct", ply=secret.ply, action=other, version=talk.table["version"])["type"] == "done"
    assert browser.get(asked, key=founded["key"], correct=True)["decision"]["was"] == other
    stranger = browser.http.get(asked, params={"correct": True})
    assert stranger.status_code == 409, stranger.text


@pytest.mark.parametrize("name", ["nim", "souk"])
def test_what_a_message_offers_to_be_corrected_is_what_the_server_takes(browser: Browser, name: str) -> None:
    """On phones of their own, at one screen and from outside; in a game with secrets, in one without, and once it is left."""
    course = drawn_game(name, 2, 4, 12)
    founded = beside(browser, course)
    keys = founded["key"].split(".")
    with browser.talk(founded) as talk, browser.talk(founded | {"key": keys[0]}) as own:
        enter(talk, course)
        offered = {key: offers(browser, founded, key) for key in (founded["key"], *keys, None)}
        assert all(offered[founded["key"]])
        assert not any(offered[None])
        whose = [[step.mover == seat or (course.game.heard(step.before, step.action, seat) is not None
                                         and (step.mover == CHANCE or name == "nim")) for step in course.line]
                 for seat in (0, 1)]
        assert [offered[key] for key in keys] == whose
        assert all(map(any, zip(*whose, strict=True))), "somebody can say of everything what it was"
        own.until(lambda table: table["plies"] == talk.table["plies"])
        for ply, may in enumerate(offered[keys[0]], 1):
            same = own.answer(type="correct", ply=ply, action=course.line[ply - 1].text, version=own.table["version"])
            assert (same["type"] == "done") == may
        assert talk.answer(type="abandon", version=talk.table["version"])["type"] == "done"
        talk.until(lambda table: table["status"] == "over")
    assert not any(offers(browser, founded, founded["key"]))


def offers(browser: Browser, founded: Json, key: str | None) -> list[bool]:
    """Whether each action can be told otherwise, as its moment says it; asked for, what else it can be comes or is refused."""
    found: list[bool] = []
    path = f"/api/tables/{founded['table']}"
    plies = browser.get(path, key=key)["plies"]
    for ply in range(plies + 1):
        moment = browser.get(f"{path}/moments/{ply}", key=key)
        assert moment["lays"] == (browser.http.post(
            f"{path}/lay", params={"key": key}, json={"position": {}, "version": 0}).status_code != 409)
        if ply == 0:
            assert not moment["corrects"]
            continue
        found.append(moment["corrects"])
        asked = browser.http.get(f"{path}/moments/{ply - 1}", params={"key": key, "correct": True})
        assert (asked.status_code == 200) == moment["corrects"], asked.text
    return found


def test_a_draw_is_corrected_three_turns_later() -> None:
    course = drawn_game("almadi", 1, 3, 60)
    wrong = next(step for step in course.line if step.text.startswith("draw "))
    seen = {step.text for step in course.line}
    other = next(text for action in course.game.legal_actions(wrong.before)
                 if (text := course.game.describe(wrong.before, action)) not in seen)
    one = frozenset({0})
    table = Table.of(Charter("t", "almadi", course.game.rules_version, {}, (Seat(None, key="k"),), "s", "salt",
                             course.game.to_document(course.start), chance="entered"), [])
    for step in course.line:
        if table.ply < step.ply:
            for deed in [*table.act(one, [step.text], table.version)]:
                table.absorb(deed)
            while going := table.goes_by_itself():
                table.absorb(going[0])
    plies, draws = table.ply, [step.text for step in table.line if step.mover == CHANCE and step.ply > wrong.ply]
    assert table.turn >= wrong.turn + 3
    with pytest.raises(IllegalAction):
        table.correct(one, wrong.ply, laid_of(table, wrong.ply), table.version)
    for deed in table.correct(one, wrong.ply, other, table.version):
        table.absorb(deed)
    while going := table.goes_by_itself():
        table.absorb(going[0])
    assert table.line[wrong.ply - 1].text == other
    assert table.ply + len(table.later) == plies
    stand = [step.text for step in table.line[wrong.ply:] if step.mover == CHANCE]
    assert stand + [each.text for each in table.later if each.mover == CHANCE] == draws
    assert (table.notes[-1].kind, table.notes[-1].put) == ("corrected", other)
    assert table.correct(one, wrong.ply, other, table.version) == []
    again = Table.of(table.charter, [entry_of(document_of(entry)) for entry in table.entries])
    assert (again.state.tobytes(), again.later, again.halted) == (table.state.tobytes(), table.later, None)


def laid_of(table: Table, ply: int) -> str:
    """A tile that lies on the board already, as if it had been drawn."""
    board = table.game.to_document(table.at(ply - 1))["board"]
    return next(f"draw {tile}" for tile in board.values() if tile)


def test_what_no_longer_fits_is_asked_again_and_the_rest_comes_back(browser: Browser) -> None:
    game = get("nim")
    course = drawn_game("nim", 2, 4)
    taken = next(step for step in course.line if step.mover == CHANCE and step.ply > 2)
    start = course.game.to_document(course.start)
    founded = browser.found("nim", position=start, chance="entered")
    with browser.talk(founded) as talk:
        enter(talk, course)
        assert talk.table["status"] == "over"
        others = [game.describe(taken.before, action) for action in game.legal_actions(taken.before)]
        other = next(text for text in others if text != taken.text)
        version = talk.table["version"]
        asked = browser.get(f"/api/tables/{founded['table']}/moments/{taken.ply - 1}", key=founded["key"], correct=True)
        assert asked["decision"]["was"] == taken.text
        label = next(one["label"] for one in asked["decision"]["outcomes"] if one["text"] == other)
        said = talk.answer(type="preview", actions=[other], ply=taken.ply)
        assert (said["type"], said["sentences"]) == ("preview", [label])
        assert talk.answer(type="preview", actions=["take 3"], ply=taken.ply)["type"] == "error"
        assert talk.answer(type="correct", ply=taken.ply, action=other, version=version)["type"] == "done"
        told = talk.until(lambda table: table["version"] > version)
        assert told["notes"][-1]["kind"] == "corrected"
        assert not any(entry["undone"] for entry in told["log"])
        again = talk.answer(type="correct", ply=taken.ply, action=other, version=version, again=True)
        assert again["type"] == "done"
        for _ in range(40):
            table = talk.my_turn()
            if table["status"] == "over":
                break
            decision = table["decision"]
            talk.act((decision["outcomes"] or decision["actions"])[0]["text"])
        assert talk.table["status"] == "over"
        assert talk.table["waits"] == 0
    assert list(records.verified(record_of(browser, founded)))


def test_nothing_is_corrected_where_a_seed_has_drawn(browser: Browser) -> None:
    founded = browser.found("nim", seed="5")
    sentence = language("en").say("error-nothing-to-correct")
    with browser.talk(founded) as talk:
        talk.my_turn()
        talk.act()
        refused = talk.answer(type="correct", ply=1, action="die 1", version=talk.table["version"])
        assert refused["error"] == sentence
        assert talk.answer(type="preview", actions=["die 1"], ply=1)["error"] == sentence
    answer = browser.http.get(f"/api/tables/{founded['table']}/moments/0", params={"key": founded["key"], "correct": True})
    assert (answer.status_code, answer.json()["error"]) == (409, sentence)


def test_another_game_like_it_is_beside_the_table_too(browser: Browser) -> None:
    course = drawn_game("nim", 2, 4)
    founded = beside(browser, course)
    answer = browser.http.post(f"/api/tables/{founded['table']}/again", params={"key": founded["key"]},
                               json={"deal": "new", "rotate": False})
    assert answer.status_code == 201
    assert browser.table(answer.json())["chance"] == "entered"


def colours(table: Json) -> list[tuple[str, int | None]]:
    return [(seat["name"], seat.get("colour")) for seat in table["seats"]]


def test_the_colours_of_the_pieces_are_kept_and_go_along_with_the_people(tmp_path: Path) -> None:
    """Whoever did not choose has the colour of the seat; at another game everybody has the pieces they had."""
    unasked: list[Json] = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    people = [unasked[0] | {"colour": 3}, unasked[1] | {"colour": 1}]
    with serving(tmp_path) as browser:
        founded = browser.found("medina", [*people, {"kind": "bot", "player": "random", "name": "Idris", "colour": 2}],
                                chance="entered")
        assert colours(browser.table(founded)) == [("Ada", 3), ("Ben", 1), ("Idris", 2)]
        friend = browser.found("medina", [{"kind": "friend", "name": "Zoé", "colour": 4}, unasked[1]],
                               chance="entered")
        assert [seat.get("colour") for seat in browser.table(friend)["seats"]] == [4, 2]
        both = browser.found("medina", people, chance="entered")
        plain = browser.found("medina", unasked, chance="entered")
        assert colours(browser.table(plain)) == [("Ada", None), ("Ben", None)]
        exported = browser.http.get(f"/api/tables/{plain['table']}/export", params={"key": plain["key"]}).text
        assert '"colour"' not in exported, "as it was kept before there were any"
    with serving(tmp_path) as browser:
        assert colours(browser.table(founded)) == [("Ada", 3), ("Ben", 1), ("Idris", 2)]
        again = browser.http.post(f"/api/tables/{founded['table']}/again", params={"key": founded["key"]},
                                  json={"deal": "new", "rotate": True}).json()
        assert colours(browser.table(again)) == [("Idris", 2), ("Ada", 3), ("Ben", 1)]
        with browser.talk(both) as talk:
            assert talk.answer(type="resign", seat=1, version=talk.table["version"])["type"] == "done"
        new = browser.http.post(f"/api/tables/{both['table']}/rematch", params={"key": both["key"]}).json()
        assert colours(browser.table(new | {"key": both["key"]})) == [("Ben", 1), ("Ada", 3)]


@pytest.mark.parametrize(("first", "chance"), [(2, "entered"), (5, "entered"), (0, "entered"), (3, "drawn")])
def test_a_colour_that_cannot_be_is_refused(browser: Browser, first: int, chance: str) -> None:
    """Another has it, the box has none such, there is no such number, or no real table."""
    form: dict[str, Any] = {"game": "medina", "seats": [PERSON | {"colour": first}, PERSON], "chance": chance}
    answer = browser.http.post("/api/tables", json=form)
    assert (answer.status_code, "colour" in answer.json()["error"]) == (422, True)


def test_a_form_that_says_another_source_of_chance_is_refused(browser: Browser) -> None:
    form: dict[str, Any] = {"game": "nim", "seats": [PERSON, PERSON], "chance": "guessed"}
    assert browser.http.post("/api/tables", json=form).status_code == 422


def test_what_a_bot_does_is_said_so_that_somebody_can_do_it(browser: Browser) -> None:
    game = get("almadi")
    start = game.to_document(game.new(2, 5))
    founded = browser.found("almadi", [PERSON, RANDOM], position=start | {"first": 2, "seat": 2}, chance="entered")
    with browser.talk(founded) as talk:
        told = talk.until(lambda table: table["decision"]["mine"])
        orders = told["orders"]
        assert {order["seat"] for order in orders} == {2}
        assert orders[0]["text"].startswith("Take the ")
        assert orders[1]["text"].startswith("Place the ")
        assert all(order["text"] for order in orders)
        while talk.my_turn()["decision"]["outcomes"]:
            assert talk.table["orders"][: len(orders)] == orders, "what is drawn for it is part of its turn"
            talk.act(talk.table["decision"]["outcomes"][0]["text"])
        if talk.table["decision"]["seat"] == 1:
            talk.act()
            assert talk.table["orders"] == []


def lay(browser: Browser, founded: Json, position: Json, version: int, key: str | None = None) -> Any:
    return browser.http.post(f"/api/tables/{founded['table']}/lay", params={"key": key or founded["key"]},
                             json={"position": position, "version": version})


def test_what_lay_there_at_the_beginning_is_corrected_turns_later(browser: Browser) -> None:
    """A wrong tile and a wrong card: what was bid and moved stays, coins that whoever corrects does not see stay secret."""
    course = drawn_game("five_tribes", 3, 4, 12)
    founded = beside(browser, course)
    first, *_ = founded["key"].split(".")
    with browser.talk(founded) as talk:
        enter(talk, course)
        version, plies = talk.table["version"], talk.table["plies"]
        seen = browser.get(f"/api/tables/{founded['table']}/position", key=first, ply=0)
        assert seen["players"][1]["coins"] is None
        moved = next(step.text.split()[1] for step in course.line if step.text.startswith("take "))
        one, other = [tile for tile in seen["tiles"] if tile != moved and tile[1] == "5"][:2]
        tiles = {**seen["tiles"], one: {**seen["tiles"][one], "meeples": seen["tiles"][other]["meeples"]},
                 other: {**seen["tiles"][other], "meeples": seen["tiles"][one]["meeples"]}}
        answer = lay(browser, founded, {**seen, "tiles": tiles}, version, first)
        assert answer.status_code == 200, answer.text
        told = talk.until(lambda table: table["version"] > version)
        assert (told["notes"][-1]["kind"], told["plies"] + told["waits"]) == ("laid", plies)
        again = lay(browser, founded, seen, version, first)
        assert (again.status_code, bool(again.json()["error"])) == (409, True)
        lies = browser.get(f"/api/tables/{founded['table']}/position", key=founded["key"], ply=0)
        assert {tile: lies["tiles"][tile]["meeples"] for tile in (one, other)} == {
            tile: tiles[tile]["meeples"] for tile in (one, other)}
        for seat, key in enumerate(founded["key"].split(".")):
            own = browser.get(f"/api/tables/{founded['table']}/position", key=key, ply=0)
            assert own["players"][seat]["coins"] == 50


def test_the_same_deal_again_is_the_corrected_one(browser: Browser) -> None:
    founded = browser.found("nim", position=get("nim").to_document(get("nim").new(2, 4)), chance="entered")
    with browser.talk(founded) as talk:
        other = {**browser.get(f"/api/tables/{founded['table']}/position", key=founded["key"], ply=0), "turn": 2}
        assert lay(browser, founded, other, talk.table["version"]).status_code == 200
        for _ in range(60):
            table = talk.my_turn()
            if table["status"] == "over":
                break
            talk.act((table["decision"]["outcomes"] or table["decision"]["actions"])[0]["text"])
        assert talk.table["status"] == "over"
    again = browser.http.post(f"/api/tables/{founded['table']}/again", params={"key": founded["key"]},
                              json={"deal": "same", "rotate": False}).json()
    assert browser.get(f"/api/tables/{again['table']}/position", key=again["key"], ply=0) == other


def test_a_beginning_that_cannot_be_is_refused(browser: Browser) -> None:
    course = drawn_game("medina", 3, 4, 6)
    founded = beside(browser, course)
    with browser.talk(founded) as talk:
        enter(talk, course)
        version = talk.table["version"]
        start = course.game.to_document(course.start)
        wrong = [(course.game.to_document(course.game.new(4, 3)), 409), ({**start, "board": []}, 400),
                 ({**start, "options": {**start["options"], "tie": "bga"}}, 409)]
        for position, status in wrong:
            refused = lay(browser, founded, position, version)
            assert (refused.status_code, bool(refused.json()["error"])) == (status, True), refused.text
        assert lay(browser, founded, start, version).json()["version"] == version, "it is as it was"
    drawn = browser.found("nim", seed="5")
    assert lay(browser, drawn, {}, 0).status_code == 409


def test_only_what_became_illegal_is_asked_and_the_rest_comes_back() -> None:
    """The first tile that somebody took never had that meeple: they are asked where it went, and what was bid stays."""
    course = drawn_game("five_tribes", 2, 7, 9)
    game, start = course.game, course.game.to_document(course.start)
    seats = (Seat(None, key="k"), Seat(None, key="l"))
    charter = Charter("t", "five_tribes", game.rules_version, game.options_of(course.start), seats, "s", "salt", start,
                      chance="entered")
    table, both = Table.of(charter, []), frozenset({0, 1})
    for step in course.line:
        if table.ply < step.ply:
            for deed in table.act(both, [step.text], table.version):
                table.absorb(deed)
    dropped = next(step for step in table.line if step.text.startswith("drop "))
    taken = next(step.text.split()[1] for step in table.line if step.text.startswith("take "))
    colour, meeples = dropped.text.split()[2][0], start["tiles"][taken]["meeples"]
    other = next(tile for tile, what in start["tiles"].items() if tile != taken and colour not in what["meeples"])
    swapped = start["tiles"][other]["meeples"]
    tiles = {**start["tiles"], taken: {**start["tiles"][taken], "meeples": swapped},
             other: {**start["tiles"][other], "meeples": meeples}}
    for entry in table.lay(both, {**start, "tiles": tiles}, table.version):
        table.absorb(entry)
    while going := table.goes_by_itself():
        table.absorb(going[0])
    assert [step.text for step in table.line] == [step.text for step in course.line[: dropped.ply - 1]]
    assert [one.text for one in table.later] == [step.text for step in course.line[dropped.ply - 1 :]]
    again = Table.of(table.charter, [entry_of(document_of(entry)) for entry in table.entries])
    assert (again.state.tobytes(), again.later, again.halted) == (table.state.tobytes(), table.later, None)


def test_a_bots_kept_characters_are_named_to_whoever_puts_them_there(browser: Browser) -> None:
    game = get("almadi")
    start = game.to_document(game.new(2, 5, {"characters": True}))
    founded = browser.found("almadi", [PERSON, RANDOM], position=start, chance="entered")
    with browser.talk(founded) as talk:
        talk.my_turn()
        talk.act()
        kept = [order["text"] for order in talk.until(lambda table: bool(table["orders"]))["orders"]]
    names = {language("en", game.home).say("character-named", character=one) for one in start["seats"][1]["dealt"]}
    assert [text.startswith("Keep ") for text in kept[:2]] == [True, True]
    assert all(any(name in text for name in names) for text in kept[:2])
