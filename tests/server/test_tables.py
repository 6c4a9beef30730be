"""Whole tables over HTTP and WebSocket: founding, playing, taking back, looking back, keeping."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import zellige
from zellige.core import record as records
from zellige.core.language import LANGUAGES, language
from zellige.core.search import LEVELS_VERSION
from zellige.tables.errors import NotKept
from zellige.tables.store import Store

from .browser import PERSON, RANDOM, Browser, problem, serving


def test_a_game_against_bots_to_its_end(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, RANDOM, RANDOM], options={"heap": 13})
    with browser.talk(founded) as talk:
        table = talk.play_out()
    assert table["decision"] is None
    assert table["winners"]
    assert [seat["name"] for seat in table["seats"]] == ["You", "Random 1", "Random 2"]
    assert sum(row["total"] for row in table["scores"]["rows"]) == 13 + 3
    assert table["options"] == [{"name": "heap", "label": "Pebbles in the heap", "value": "13 pebbles", "changed": True}]


def test_the_seal_is_promised_first_and_opened_last(browser: Browser) -> None:
    founded = browser.found(seed="tonight")
    with browser.talk(founded) as talk:
        assert talk.table["seal"] == {"sha256": founded["seal"], "seed": None, "salt": None}
        assert "tonight" not in browser.http.get(f"/api/tables/{founded['table']}/record", params=founded).text
        seal = talk.play_out()["seal"]
    assert seal["seed"] == "tonight"
    assert hashlib.sha256(f"{seal['seed']}:{seal['salt']}".encode()).hexdigest() == founded["seal"]


def test_founding_says_what_a_position_leaves_open(browser: Browser) -> None:
    """As sentences, in the language of the person; a deal leaves nothing open."""
    position = zellige.new("medina", 2, 7).position()
    del position["options"]
    said = browser.found("medina", position=position)["assumptions"]
    assert said == ["Options that are not named have their defaults."]
    assert browser.found()["assumptions"] == []


def test_every_table_has_its_own_seed_key_and_name(browser: Browser) -> None:
    first, second = browser.found(), browser.found()
    assert all(first[part] != second[part] for part in ("table", "key", "seal"))


def test_equal_seeds_make_equal_games(browser: Browser) -> None:
    ends = []
    for _ in range(2):
        with browser.talk(browser.found(seats=[PERSON, RANDOM], seed="again")) as talk:
            ends.append([entry["text"] for entry in talk.play_out()["log"]])
    assert ends[0] == ends[1]


def test_the_changes_are_those_of_the_engine(browser: Browser) -> None:
    with browser.talk(browser.found(seed="7")) as talk:
        while talk.table["status"] == "playing":
            before = [row["total"] for row in talk.table["scores"]["rows"]]
            offer = talk.table["decision"]["actions"][-1]
            preview = talk.answer(type="preview", actions=[offer["text"]])
            talk.act(offer["text"])
            after = [row["total"] for row in talk.table["scores"]["rows"]]
            told = [new - old for old, new in zip(before, after, strict=True)]
            assert offer["changes"] == preview["changes"] == talk.table["log"][-1]["changes"] == told
            assert preview["sentences"][0] == talk.table["log"][-1]["text"]


def test_the_log_speaks_to_a_lone_person_and_of_everybody_else(browser: Browser) -> None:
    with browser.talk(browser.found(seats=[{"kind": "person", "name": ""}, {**RANDOM, "name": "Tariq"}])) as talk:
        talk.play_out()
        said = {entry["seat"]: entry["text"].split(" took")[0] for entry in talk.table["log"] if entry["seat"]}
    assert said == {1: "You", 2: "Tariq"}
    with browser.talk(browser.found(seats=[{"kind": "person", "name": " Leïla\n"}, PERSON]), "fr") as talk:
        talk.play_out()
        said = {entry["seat"]: entry["text"].split(" a pris")[0] for entry in talk.table["log"] if entry["seat"]}
    assert said == {1: "Leïla", 2: "Joueur 2"}


def test_the_word_for_you_is_no_name(browser: Browser) -> None:
    founded = browser.found(seats=[{"kind": "person", "name": "You"}, RANDOM])
    assert browser.table(founded, lang="fr")["seats"][0]["name"] == "Vous"
    assert browser.table({"table": founded["table"]})["seats"][0]["name"] == "Player 1"


def test_chance_stands_among_the_effects_of_the_decision_before_it(browser: Browser) -> None:
    with browser.talk(browser.found()) as talk:
        assert [(entry["seat"], entry["ply"]) for entry in talk.table["log"]] == [(None, 1)]
        talk.act()
        entry = talk.table["log"][-1]
        assert (entry["seat"], entry["ply"]) == (1, 3)
        assert entry["effects"][-1]["text"].startswith("The die shows")


def test_undo_takes_back_the_last_decision_and_the_same_is_drawn_again(browser: Browser) -> None:
    with browser.talk(browser.found(seed="die")) as talk:
        assert talk.table["decision"]["undo"] == "no"
        before = talk.table["view"]
        talk.act("take 1")
        played = talk.table
        assert played["decision"]["undo"] == "practice"
        assert talk.answer(type="undo", version=played["version"])["type"] == "done"
        talk.until(lambda table: table["ply"] == 1)
        assert talk.table["view"] == before
        assert [entry["undone"] for entry in talk.table["log"]] == [False, True]
        talk.act("take 1")
        assert talk.table["view"] == played["view"]
        assert [entry["undone"] for entry in talk.table["log"]] == [False, True, False]


def test_taking_back_what_was_rolled_makes_the_game_practice_and_says_so_before(tmp_path: Path) -> None:
    """Derived from what is kept: it stays so after a restart, and in the record and whoever opens that."""
    with serving(tmp_path) as browser:
        founded = browser.found(seed="die")
        with browser.talk(founded) as talk:
            talk.act("take 1")
            assert (talk.table["decision"]["undo"], talk.table["practice"]) == ("practice", False)
            talk.answer(type="undo", version=1)
            assert talk.until(lambda table: table["version"] == 2)["practice"] is True
            assert browser.table({"table": founded["table"]})["practice"] is True
    with serving(tmp_path) as browser:
        with browser.talk(founded) as talk:
            assert talk.play_out()["practice"] is True
        record = browser.http.get(f"/api/tables/{founded['table']}/record").text
        assert json.loads(record.splitlines()[0])["practice"] is True
        assert records.verify(records.parse(record))[0] == 1
        shown = browser.http.post("/api/records", content=record.encode()).json()
        assert browser.table(shown)["practice"] is True


def test_a_bots_answer_is_no_reveal_by_itself(browser: Browser) -> None:
    """In a game without secrets or chance, whatever the bots did is taken back freely."""
    with browser.talk(browser.found("medina", [PERSON, RANDOM], seed="answered")) as talk:
        answered = talk.my_turn()
        while 1 not in [entry["seat"] for entry in answered["log"]][:-1] or answered["log"][-1]["seat"] == 1:
            talk.act()
            answered = talk.my_turn()
        assert answered["decision"]["undo"] == "free"
        talk.answer(type="undo", version=answered["version"])
        assert talk.until(lambda table: table["version"] > answered["version"])["practice"] is False


def test_undo_takes_back_what_bots_did_since(browser: Browser) -> None:
    with browser.talk(browser.found(seats=[PERSON, RANDOM], options={"heap": 34})) as talk:
        talk.my_turn()
        start = talk.table["view"]
        talk.act()
        if talk.my_turn()["status"] == "playing":
            assert talk.answer(type="undo", version=talk.table["version"])["type"] == "done"
            assert talk.until(lambda table: table["ply"] == 1)["view"] == start


def test_undo_with_nothing_to_take_back(browser: Browser) -> None:
    with browser.talk(browser.found()) as talk:
        answer = talk.answer(type="undo", version=talk.table["version"])
        assert answer == {"type": "error", "id": "f1", "error": "There is nothing to take back.", "version": 0}


def test_an_action_for_another_moment_is_refused(browser: Browser) -> None:
    with browser.talk(browser.found()) as talk:
        talk.act()
        answer = talk.answer(type="act", actions=["take 2"], version=0)
        assert answer["error"] == language("en").say("error-another-moment")
        assert talk.table["ply"] == 3


def test_an_illegal_action_says_why(browser: Browser) -> None:
    with browser.talk(browser.found(seed="low"), "fr") as talk:
        limit = len(talk.table["decision"]["actions"])
        assert limit < 3, "choose a seed that rolls low"
        answer = talk.act("take 3")
        assert answer["type"] == "error"
        assert "Le dé permet" in answer["error"]
        why = talk.answer(type="why", actions=["take 3"])
        assert (why["legal"], why["rule"], why["section"]) == (False, "limit", "Le dé")
        assert why["text"].startswith("Le dé permet")
        assert talk.answer(type="why", actions=["take 1"]) == {
            "type": "why", "id": "f3", "actions": ["take 1"], "legal": True, "version": 0}
        assert talk.answer(type="why", actions=["Prendre 1"])["actions"] == ["take 1"], "typed in French, one notation"
        assert "take 2" in talk.answer(type="why", actions=["take it all"])["error"]
        assert "Le dé permet" in talk.answer(type="preview", actions=["take 3"])["error"]


def test_nothing_can_be_played_when_the_game_is_over(browser: Browser) -> None:
    with browser.talk(browser.found(options={"heap": 13})) as talk:
        talk.play_out()
        over = language("en").say("error-table-over")
        for kind in ("act", "undo", "reset", "why", "preview"):
            assert talk.answer(type=kind, actions=["take 1"], version=talk.table["version"])["error"] == over


def test_an_onlooker_sees_and_cannot_play(browser: Browser) -> None:
    founded = browser.found()
    with browser.talk(founded) as player, browser.talk({"table": founded["table"]}) as onlooker:
        assert onlooker.table["decision"]["mine"] is False
        assert onlooker.table["decision"]["actions"] == []
        assert not any(seat["mine"] for seat in onlooker.table["seats"])
        refusal = language("en").say("error-not-yours")
        assert onlooker.act("take 1")["error"] == refusal
        assert onlooker.answer(type="undo", version=0)["error"] == refusal
        player.act()
        assert onlooker.until(lambda table: table["ply"] == 3)["log"][-1]["text"] == player.table["log"][-1]["text"]


def test_a_bots_decision_is_nobodys_to_play(browser: Browser) -> None:
    with browser.talk(browser.found(seats=[RANDOM, RANDOM], options={"heap": 34})) as talk:
        assert talk.answer(type="act", actions=["take 1"], version=10**6)["type"] == "error"
        assert talk.until(lambda table: table["status"] == "over")["winners"]


def test_moments_are_the_positions_on_the_way(browser: Browser) -> None:
    founded = browser.found(seats=[PERSON, RANDOM])
    seen = {}
    with browser.talk(founded) as talk:
        while talk.my_turn()["status"] != "over":
            seen[talk.table["ply"]] = talk.table["view"]
            talk.act()
    for ply, view in seen.items():
        moment = browser.get(f"/api/tables/{founded['table']}/moments/{ply}", key=founded["key"])
        assert moment["view"] == view
        assert (moment["ply"], moment["moment"], moment["decision"], moment["status"]) == (ply, ply, None, "playing")
        assert moment["plies"] == talk.table["ply"]
        assert len(moment["log"]) == len(talk.table["log"])
    late = browser.http.get(f"/api/tables/{founded['table']}/moments/999", params={"lang": "fr"})
    assert late.status_code == 404
    assert "999" in late.json()["error"]


def test_since_is_the_last_own_decision(browser: Browser) -> None:
    with browser.talk(browser.found(seats=[PERSON, RANDOM], options={"heap": 34})) as talk:
        assert talk.table["since"] == 0
        talk.act()
        assert talk.my_turn()["since"] in (2, talk.table["ply"])


def test_the_record_of_a_table_verifies_and_can_be_walked_through(browser: Browser) -> None:
    founded = browser.found(seats=[{"kind": "person", "name": "Ada"}, RANDOM])
    with browser.talk(founded) as talk:
        end = talk.play_out()
    text = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    record, = records.parse(text)
    assert records.verify([record]) == (1, end["ply"])
    assert record.seats == ["Ada", "Random"]
    text = text.removesuffix("}\n") + ',"comment":"well played"}\n'
    shown = browser.http.post("/api/records", content=text.encode())
    assert shown.status_code == 201
    table = browser.table(shown.json())
    assert (table["status"], table["winners"], table["decision"], table["view"]) == ("over", end["winners"], None, end["view"])
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Random"]
    assert not any(seat["mine"] for seat in table["seats"])
    first = browser.get(f"/api/tables/{shown.json()['table']}/moments/1")
    assert first["view"] == browser.get(f"/api/tables/{founded['table']}/moments/1")["view"]
    again = browser.http.get(f"/api/tables/{shown.json()['table']}/record").text
    assert again == text


def test_one_game_of_many_in_a_file(browser: Browser) -> None:
    text = "".join(_game_text(seed) for seed in (1, 2))
    shown = browser.http.post("/api/records", params={"number": 2}, content=text.encode())
    again = browser.http.get(f"/api/tables/{shown.json()['table']}/record").text
    assert again == _game_text(2)
    assert browser.http.post("/api/records", params={"number": 3}, content=text.encode()).status_code == 422


def _game_text(seed: int) -> str:
    match = zellige.new("nim", seats=2, seed=seed)
    while not match.over:
        match.play(match.legal()[0])
    return match.record().text()


@pytest.mark.parametrize(("text", "says"), [
    ("", "Line 1 of the record: the file holds no game."),
    ("{}", "Line 1 of the record: the header of a record was expected"),
    (_game_text(1)[:200], "Line 1 of the record: it is not a line of JSON"),
    (_game_text(1).replace("take 1", "take 3", 1), "of the record: “take 3” is not legal here: The die allows"),
])
def test_a_record_that_does_not_hold_is_refused_in_one_sentence(browser: Browser, text: str, says: str) -> None:
    answer = browser.http.post("/api/records", content=text.encode())
    assert answer.status_code == 400
    assert says in answer.json()["error"]


def test_a_record_that_is_no_text(browser: Browser) -> None:
    assert browser.http.post("/api/records", content=b"\xff\xfe").json() == problem(400, "This is not UTF-8 text.")


def test_a_table_from_a_position(browser: Browser) -> None:
    match = zellige.new("nim", seats=2, seed=3)
    match.play(match.legal()[0])
    founded = browser.found(position=match.position())
    assert browser.get(f"/api/tables/{founded['table']}/position") == match.position()
    with browser.talk(founded) as talk:
        talk.play_out()
    text = browser.http.get(f"/api/tables/{founded['table']}/record").text
    assert json.loads(text.splitlines()[0])["start"] == match.position()


def test_a_position_that_is_over_is_a_finished_table(browser: Browser) -> None:
    match = zellige.new("nim", seats=2, seed=3)
    while not match.over:
        match.play(match.legal()[-1])
    table = browser.table(browser.found(position=match.position()))
    assert (table["status"], table["winners"], table["ply"]) == ("over", match.winners(), 0)


def test_positions_that_cannot_be(browser: Browser) -> None:
    position = zellige.new("nim", seats=2, seed=3).position()
    cases = [
        ({**position, "left": 5}, 2, "do not add up"), ({**position, "left": "x"}, 2, "the field “left”"),
        (position, 3, "The position has"), ({}, 2, "is missing"),
    ]
    for document, seats, says in cases:
        answer = browser.http.post("/api/tables", json={"game": "nim", "seats": [PERSON] * seats, "position": document})
        assert answer.status_code == 400
        assert says in answer.json()["error"]
    partial = {"game": "nim", "seats": [PERSON] * 2, "position": {**position, "left": 5}, "partial": True}
    assert browser.http.post("/api/tables", json=partial).status_code == 201


@pytest.mark.parametrize(("form", "status", "says"), [
    ({"game": "chess", "seats": [PERSON, PERSON]}, 400, "no game called “chess”"),
    ({"game": "nim", "seats": [PERSON]}, 400, "cannot be “1”"),
    ({"game": "nim", "seats": [PERSON] * 9}, 400, "cannot be “9”"),
    ({"game": "nim", "seats": [PERSON, {"kind": "bot", "player": "hal"}]}, 400, "no player called “hal”"),
    ({"game": "nim", "seats": [PERSON, PERSON], "options": {"heap": 22}}, 400, "cannot be “22”"),
    ({"game": "nim", "seats": [PERSON, PERSON], "options": {"hoop": 21}}, 400, "no option “hoop”"),
    ({"game": "nim", "seats": [PERSON, {"kind": "ghost"}]}, 422, "“seats/1/kind” can be 'person', 'bot', 'friend'."),
    ({"game": "nim", "seats": [PERSON, {"kind": "bot"}]}, 422, "player"),
    ({"game": "nim", "seats": [PERSON, PERSON], "seed": 7}, 422, "seed"),
    ({"game": "nim", "seats": [PERSON, PERSON], "seed": "7" * 201}, 422, "seed"),
    ({"game": "nim", "seats": [PERSON, PERSON], "colour": "red"}, 422, "colour"),
    ({"seats": [PERSON, PERSON]}, 422, "game"),
    ([], 422, "body"),
])
def test_tables_that_cannot_be_founded(browser: Browser, form: object, status: int, says: str) -> None:
    answer = browser.http.post("/api/tables", json=form)
    assert answer.status_code == status
    assert says in answer.json()["error"]


def test_a_body_that_is_not_said_to_be_json_is_refused_with_the_header_that_is_missing(browser: Browser) -> None:
    answer = browser.http.post("/api/tables", content="{}", headers={"content-type": "application/x-www-form-urlencoded"})
    assert (answer.status_code, answer.json()["error"]) == (422, language("en").say("error-no-json"))


@pytest.mark.parametrize(("body", "said"), [
    ('{"game": "nim",\n "game": "nim"}', "line 2, column 2: the field “game” appears here a second time"),
    ('{"game": NaN}', "line 1, column 10: NaN is not a number of JSON"), ("{", "line 1, column 2: it ends here"),
    (b'{"\xff', "line 1, column 3: this is not UTF-8 text")])
def test_json_that_says_two_things_is_refused_with_its_place(browser: Browser, body: str | bytes, said: str) -> None:
    for path in ("/api/tables", "/api/components/almadi/check"):
        answer = browser.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422
        assert said in answer.json()["error"]


@pytest.mark.parametrize("change", [{"partial": "yes"}, {"partial": 1}, {"options": {"heap": 13.0}}, {"seed": 7}])
def test_values_of_another_kind_are_not_taken_for_what_they_look_like(browser: Browser, change: dict[str, Any]) -> None:
    answer = browser.http.post("/api/tables", json={"game": "nim", "seats": [PERSON, PERSON], **change})
    assert answer.status_code == 422


def test_names_are_kept_as_they_are_and_shown_so_that_nothing_obeys_them(browser: Browser) -> None:
    """Control characters are replaced on every screen; marks and joiners of a script stay; the record has the name itself."""
    names = ["\x1b[31mAda", "\u05d0\u200f\u202e", "\U0001f469\u200d\U0001f469"]
    founded = browser.found(seats=[{"kind": "person", "name": name} for name in names], seed="7")
    with browser.talk(founded) as talk:
        table = talk.play_out()
    text = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    record, = records.parse(text)
    assert record.seats == names
    assert (record.dealt, record.extra["seal"]) == (True, founded["seal"])
    assert records.verify([record])[0] == 1
    shown = browser.http.post("/api/records", content=text).json()
    for message in (table, browser.table(shown)):
        assert [seat["name"] for seat in message["seats"]] == ["\ufffd[31mAda", *names[1:]]
        assert "\u2068\u05d0\u200f\u202e\u2069" in json.dumps(message["log"], ensure_ascii=False)
    assert browser.http.get(f"/api/tables/{shown['table']}/record").text == text


@pytest.mark.parametrize("header", [{"seats": ["Ada", 7]}, {"seats": ["Ada", "\ud800"]}, {"seed": [1]}, {"seed": 1.5}])
def test_records_with_names_or_seeds_that_are_none_are_refused(browser: Browser, header: dict[str, Any]) -> None:
    first, *rest = zellige.new("nim", seats=2, seed=7).record().lines()
    text = "\n".join([json.dumps({**json.loads(first), **header}), *rest])
    assert browser.http.post("/api/records", content=text).status_code == 400


def test_half_characters_are_no_text(browser: Browser) -> None:
    form = json.dumps({"game": "nim", "seats": [PERSON, PERSON], "seed": "\ud800"})
    answer = browser.http.post("/api/tables", content=form, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    form = json.dumps({"game": "nim", "seats": [PERSON, PERSON], "\ud800": 1, "position": {"\ud800": "\ud800"}})
    answer = browser.http.post("/api/tables", content=form, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    form = json.dumps({"game": "nim", "seats": [PERSON, PERSON], "position": {"game": "\ud800"}})
    answer = browser.http.post("/api/tables", content=form, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    record = json.dumps({"format": "\ud800"})
    assert browser.http.post("/api/records", content=record).status_code == 400


def test_keys_open_their_own_table_only(browser: Browser) -> None:
    first, second = browser.found(), browser.found()
    for path in ("", "/moments/0", "/record", "/position"):
        answer = browser.http.get(f"/api/tables/{first['table']}{path}", params={"key": second["key"], "lang": "fr"})
        assert answer.status_code == 403
        sentence = (f"La clé de l’en-tête Zellige-Key n’est pas celle de la table «\u00a0{first['table']}\u00a0». "
                    "Une table donne ses clés à qui l’ouvre, et à qui la rejoint par un lien.")
        assert answer.json() == problem(403, sentence)


def test_unknown_tables_and_addresses(browser: Browser) -> None:
    for path in ("/api/tables/nowhere", "/api/tables/nowhere/record", "/api/tables/nowhere/moments/0"):
        answer = browser.http.get(path)
        assert (answer.status_code, answer.json()) == (404, problem(404, "There is no table called “nowhere” here."))
    for path in ("/api/none", "/api", "/pictures/none.png", "/assets/../../app.py", "/%2e%2e/app.py"):
        answer = browser.http.get(path)
        assert (answer.status_code, answer.json()) == (404, problem(404, "There is nothing at this address."))
    assert browser.http.delete("/api/tables/nowhere").status_code == 405


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded = browser.found(seats=[PERSON, RANDOM], seed="s", options={"heap": 34})
        with browser.talk(founded) as talk:
            talk.act()
            if talk.my_turn()["status"] == "playing":
                talk.answer(type="undo", version=talk.table["version"])
                talk.my_turn()
                talk.act()
            before = talk.my_turn()
    with serving(tmp_path) as browser:
        assert browser.table(founded) == before


def test_games_in_both_languages(browser: Browser) -> None:
    said = (("en", "Nim with a die", "21 pebbles", "Random"), ("fr", "Nim au dé", "21 cailloux", "Hasard"))
    for lang, title, label, kind in said:
        answer = browser.http.get("/api/games", params={"lang": lang}).json()
        nim = next(game for game in answer if game["name"] == "nim")
        assert [game["name"] for game in answer if game["example"]] == ["nim", "souk"]
        assert (nim["title"], nim["seats"], nim["board"]) == (title, [2, 3], "plain")
        assert nim["options"][0]["values"][0] == {"value": 21, "label": label}
        assert [player["name"] for player in nim["players"]] == ["random", "greedy", "search"]
        assert nim["players"][0]["label"] == kind
        assert all(player["help"] for player in nim["players"])
    assert browser.http.get("/api/games", params={"lang": "de"}).status_code == 422


def test_health_and_guides(browser: Browser) -> None:
    assert browser.get("/api/health") == {"ok": True, "version": zellige.__version__, "address": None}
    answer = browser.http.get("/api/guides/nim")
    assert (answer.status_code, answer.json()) == (404, problem(404, "There is no guide to “Nim with a die” yet."))
    assert browser.http.get("/api/guides/chess").status_code == 400


@pytest.mark.usefixtures("envelope")
def test_a_guide_draws_its_pictures_from_positions(browser: Browser) -> None:
    game = zellige.get("envelope")
    position = game.to_document(game.new(2, 1))
    sections = [{"id": "cards", "about": ["term"], "pictures": [
        {"position": position, "caption": "guide-cards.picture", "marks": {"good": ["a1"], "bad": []}, "crop": ["a1", "c3"],
         "counted": {"seat": 1, "why": {"pile": {"say": "guide-cards.count", "params": {"count": 1}}}}}],
        "entries": [{"id": "ace", "icon": "ace", "note": "guide-cards", "text": ["guide-ace.text"]}]}]
    (game.home / "guide").mkdir()
    (game.home / "guide" / "sections.json").write_text(json.dumps(sections), "utf-8")
    for code in LANGUAGES:
        (game.home / "locale" / f"{code}-guide.ftl").write_text(WORDS_OF_A_GUIDE, "utf-8")
    guide = browser.get("/api/guides/envelope", lang="en")
    assert guide["sections"] == [{
        "id": "cards", "title": "Cards", "paragraphs": ["One each. And no more.", "Never two."],
        "entries": [{"id": "ace", "icon": "ace", "title": "Ace", "note": "Cards", "paragraphs": ["The best."]}],
        "pictures": [{"view": game.view(game.from_document(position, True)), "caption": "A card.",
                      "marks": {"good": ["a1"], "bad": []}, "crop": ["a1", "c3"],
                      "points": [{"label": "Pile", "amount": 0, "text": "1 card", "at": "cards"}]}]}]
    assert guide["topics"] == dict.fromkeys(("term", "term-pile", "term-card", "term-tucked"), "cards")
    assert guide["glossary"] == [{"at": "ace", "icon": "ace", "names": ["Ace", "Ace"]}]
    assert guide["title"] == "Envelope"


WORDS_OF_A_GUIDE = """
guide-title = Envelope
guide-cards = Cards
    .text =
        One each.
        And no more.

        Never two.
    .picture = A card.
    .count = { $count } card
guide-ace = Ace
    .text = The best.
"""


def test_two_servers_over_the_same_tables_do_not_contradict_each_other(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as other:
        founded = one.found(options={"heap": 34}, seed="two")
        with one.talk(founded) as here, other.talk(founded) as there:
            here.act()
            late = there.act()
            assert late["error"] == language("en").say("error-another-moment")
            assert there.until(lambda table: table["ply"] == 3)["view"] == here.table["view"]
            assert there.act()["type"] == "done"
        assert one.http.get(f"/api/tables/{founded['table']}/record").text != ""


def test_a_disk_that_fails_changes_nothing_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as browser, browser.talk(browser.found()) as talk:
        start = talk.table
        broken = True
        honest = Store._write_group

        def write_group(self: Store, group: list[Any]) -> None:
            if broken:
                for writing in group:
                    writing.settle(NotKept(detail="unplugged", cause="other"))
            else:
                honest(self, group)

        monkeypatch.setattr(Store, "_write_group", write_group)
        answer = talk.answer(type="act", actions=["take 1"], version=0)
        assert answer["error"] == "This could not be written to the disk (unplugged); nothing has changed."
        form = {"game": "nim", "seats": [PERSON, PERSON]}
        assert browser.http.post("/api/tables", json=form).status_code == 503
        assert browser.http.get("/api/health").json()["ok"] is True
        broken = False
        assert talk.act("take 1")["type"] == "done"
        assert talk.table["ply"] == start["ply"] + 2


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "is too long: 40 letters at most."), ("fr", "est trop long\u00a0: 40 lettres au plus.")])
def test_a_name_too_long_says_how_long_it_may_be(browser: Browser, lang: str, said: str) -> None:
    seats = [{"kind": "person", "name": "W" * 41}, {"kind": "bot", "player": "random"}]
    answer = browser.http.post("/api/tables", params={"lang": lang}, json={"game": "nim", "seats": seats})
    assert answer.status_code == 422
    assert said in answer.json()["error"]
    seats[0]["name"] = "W" * 40
    assert browser.http.post("/api/tables", json={"game": "nim", "seats": seats}).status_code == 201


def test_levels_and_styles_play_at_a_table_and_stand_in_the_record_with_their_version(browser: Browser) -> None:
    """What the API takes is what its list offers; people have no version."""
    medina = next(game for game in browser.http.get("/api/games", params={"lang": "fr"}).json() if game["name"] == "medina")
    kinds = {player["name"]: player for player in medina["players"]}
    assert kinds["level:visitor"]["offered"]
    assert kinds["level:visitor"]["styles"] == []
    assert not kinds["patient"]["offered"]
    assert kinds["level:vizier"]["styles"][2] == {"name": "level:vizier+denier", "label": "Gêneur",
                                                  "help": "Aime prendre ce que veulent les autres."}
    bots = ["level:visitor", "level:vizier+denier"]
    founded = browser.found("medina", [PERSON, *({"kind": "bot", "player": bot} for bot in bots)], seed="level")
    assert [seat["player_label"] for seat in browser.table(founded)["seats"]] == [None, "Level Visitor", "Level Vizier, Denier"]
    record = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    named = [{"name": bot, "version": LEVELS_VERSION} for bot in bots]
    assert json.loads(record.partition("\n")[0])["players"] == [None, *named]
    assert browser.http.post("/api/records", content=record).status_code == 201
    seats = [PERSON, {"kind": "bot", "player": "level:visitor+denier"}]
    assert 400 <= browser.http.post("/api/tables", json={"game": "medina", "seats": seats}).status_code < 500


def test_a_game_without_levels_says_which_players_it_has(browser: Browser) -> None:
    seats = [PERSON, {"kind": "bot", "player": "level:vizier"}]
    answer = browser.http.post("/api/tables", json={"game": "nim", "seats": seats})
    assert 400 <= answer.status_code < 500
    assert "random, greedy, search" in answer.json()["error"]
