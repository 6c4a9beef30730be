"""The same deal for friends: everybody plays it at a table of their own, and nothing is told before the last has ended."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from itertools import count
from pathlib import Path

import httpx
import pytest
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed

from hand import Hand
from zellige.core import record as records
from zellige.core.language import language
from zellige.server import register
from zellige.server.wire import answers
from zellige.tables import charter as papers
from zellige.tables.charter import Charter, Seat
from zellige.tables.database import FILE
from zellige.tables.records import finished
from zellige.tables.shared import Shared

from .browser import PERSON, RANDOM, Browser, Json, serving
from .test_mine import mine

DAY = 24 * 3600
ADA, HAWKER = {"kind": "person", "name": "Ada"}, {"kind": "bot", "player": "hawker"}


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists wait for all that they tell, however slow the machine."""
    monkeypatch.setattr(register, "GLANCE", 60.0)
    monkeypatch.setattr(register, "PATIENCE", 60.0)


def share(browser: Browser, game: str = "nim", seats: list[Json] | None = None, **form: object) -> Json:
    """A deal that two friends play, Ada first."""
    wanted = {"game": game, "seats": seats or [ADA, RANDOM], "places": 2, "closes": 3 * DAY, **form}
    answer = browser.http.post("/api/deals", json=wanted)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def begin(browser: Browser, deal: Json, **form: object) -> httpx.Response:
    """A friend opens the link."""
    return browser.http.post(f"/api/deals/{deal['deal']}/join", json={"link": deal["link"], **form})


def two(browser: Browser, **form: object) -> tuple[Json, Json]:
    """Ada's table and Ben's, of the same deal."""
    ada = share(browser, **form)  # type: ignore[arg-type]
    return ada, begin(browser, ada, name="Ben").json()


def told(browser: Browser, one: Json, lang: str = "en", key: str | None = None) -> Json:
    """What is told of a deal; it is of the form that is promised."""
    text = json.dumps(browser.get(f"/api/deals/{one['deal']}", key=key or one["key"], lang=lang))
    TypeAdapter(answers.SharedDeal).validate_json(text, strict=True)
    found: Json = json.loads(text)
    return found


def play(browser: Browser, one: Json) -> None:
    """Plays a table to its end."""
    with browser.talk(one) as talk:
        talk.play_out()


def test_everybody_plays_the_same_deal_for_themselves_and_the_results_stand_side_by_side(fresh: Browser) -> None:
    ada, ben = two(fresh, game="souk", seats=[ADA, HAWKER])
    assert (ada["seal"], ada["deal"], ada["link"]) == (ben["seal"], ben["deal"], ben["link"])
    assert ada["table"] != ben["table"]
    shown = [fresh.table(one) for one in (ada, ben)]
    assert json.dumps(shown[0]["view"]).replace("Ada", "Ben") == json.dumps(shown[1]["view"])
    assert [table["seats"][0]["name"] for table in shown] == ["Ada", "Ben"]
    assert shown[0]["deal"] == {"deal": ada["deal"], "closes": told(fresh, ada)["closes"], "open": False}
    play(fresh, ada)
    before = told(fresh, ben)
    assert [(one["name"], one["playing"], one["yours"], one["result"]) for one in before["players"]] == [
        ("Ada", False, False, None), ("Ben", True, True, None)]
    assert (before["open"], before["seed"], before["salt"], before["columns"]) == (False, None, None, [])
    play(fresh, ben)
    after = told(fresh, ben, "fr")
    assert after["open"]
    assert papers.sealed(after["seed"], after["salt"]) == ada["seal"]
    scores = {one["name"]: one["result"]["score"] for one in after["players"]}
    assert [*scores.values()] == sorted(scores.values(), reverse=True)
    for one in after["players"]:
        assert one["result"]["scores"][0] == one["result"]["score"] == sum(one["result"]["columns"].values())
        assert set(one["result"]["columns"]) <= {column["id"] for column in after["columns"]}
        table = fresh.get(f"/api/tables/{one['table']}")
        assert (table["scores"]["rows"][0]["total"], table["seal"]["seed"]) == (one["result"]["score"], after["seed"])
        (record,) = records.parse(fresh.http.get(f"/api/tables/{one['table']}/record").text)
        assert (record.seed, len([*records.replay(record)])) == (after["seed"], len(record.actions))
    assert after["bots"] == [fresh.table(ada, lang="fr")["seats"][1]["player_label"]]


def decides(browser: Browser, founded: Json) -> Json:
    """The table once its person decides: bots may come before them."""
    end = time.monotonic() + 120
    while not (message := browser.table(founded))["decision"]["mine"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    return message


@pytest.mark.parametrize(("game", "bots"), [("medina", 1), ("five_tribes", 1), ("almadi", 1), ("almadi", 0)])
def test_in_every_game_it_is_the_same_deal(browser: Browser, game: str, bots: int) -> None:
    ada, ben = two(browser, game=game, seats=[ADA, *[RANDOM] * bots])
    own, other = (decides(browser, one) for one in (ada, ben))
    assert json.dumps(own["view"]).replace("Ada", "Ben") == json.dumps(other["view"])
    assert json.dumps(own["scores"]) == json.dumps(other["scores"])


def addresses(browser: Browser, table: str, key: str | None) -> list[httpx.Response]:
    """Everything that can be asked of a table, by somebody with or without some key."""
    head = {"Zellige-Key": key} if key else {}
    ways = ["", "/moments/0", "/record", "/export", "/position", "/position?ply=0", "/stream"]
    return [*(browser.http.get(f"/api/tables/{table}{way}", headers=head) for way in ways),
            *(browser.http.post(f"/api/tables/{table}/{way}", headers=head, json=body)
              for way, body in (
                  ("again", {"deal": "same"}), ("again", {"deal": "new"}), ("rematch", {}), ("links", {"seat": 1}),
                  ("act", {"actions": ["take 1"], "version": 0}), ("forget", {"yes": True})))]


def numbered(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """All that is drawn at random comes the same in every world; but the seed."""
    numbers = count(1000)
    monkeypatch.setattr(papers, "new_table", lambda: f"table{next(numbers)}")
    monkeypatch.setattr(papers, "new_key", lambda: f"secret-of-nobody-else-{next(numbers)}")
    monkeypatch.setattr(papers, "new_salt", lambda: "5a17")
    monkeypatch.setattr(papers, "new_seed", lambda: seed)


@pytest.mark.parametrize("ends", [False, True])
def test_whoever_has_not_finished_hears_the_same_bytes_whatever_was_dealt_and_however_others_play(
        tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch, ends: bool) -> None:
    """By every address there is, with no key, with their own and with the link: in worlds of other deals and other games."""
    worlds: list[list[str]] = []
    for number, seed in enumerate(("first", "second")):
        numbered(monkeypatch, seed)
        with serving(tmp_path / str(number), alone=True, time=hand) as browser:
            ada, ben = two(browser, game="souk", seats=[ADA, HAWKER], places=3)
            with browser.talk(ada) as talk:
                for _ in range(2 * number):
                    talk.my_turn()
                    talk.act(talk.table["decision"]["actions"][-1]["text"])
                    talk.my_turn()
                if ends:
                    talk.play_out()
            heard: list[str] = []
            for key in (None, ben["key"], ada["link"], browser.get(f"/api/house/tables/{ada['table']}/key")["key"]):
                for answer in addresses(browser, ada["table"], key):
                    assert answer.status_code in (403, 409), answer.text
                    heard.append(answer.text)
                with pytest.raises(ConnectionClosed), browser.talk({"table": ada["table"], "key": key}) as other:
                    other.receive()
            for key in (ben["key"], ada["link"]):
                deal = told(browser, ada, key=key)
                assert len(deal.pop("seal")) == 64
                heard.append(json.dumps(deal))
            heard.append(json.dumps(mine(browser, {"table": ada["table"], "key": ben["key"]}, {"table": ada["table"]})))
            kept = next(one for one in browser.get("/api/house")["tables"] if one["table"] == ada["table"])
            heard += [json.dumps({**kept, "at": None}), browser.http.get("/api/house/records").text,
                      browser.http.get("/api/house/bots").text]
            worlds.append(heard)
    assert worlds[0] == worlds[1]
    assert '"playing": ' + ("false" if ends else "true") in worlds[0][-6], "but that somebody has ended is told"


def test_who_has_finished_is_told_no_seed_and_gets_no_record_before_the_last_has_ended(fresh: Browser) -> None:
    ada, ben = two(fresh)
    play(fresh, ada)
    over = fresh.table(ada)
    assert (over["status"], over["seal"]) == ("over", {"sha256": ada["seal"], "seed": None, "salt": None})
    for answer in addresses(fresh, ada["table"], ada["key"])[2:6]:
        assert (answer.status_code, answer.json()["error"]) == (409, language("en").say("error-deal-secret"))
    again = fresh.http.post(f"/api/tables/{ada['table']}/again", json={"deal": "same"}, headers={"Zellige-Key": ada["key"]})
    assert again.json()["error"] == language("en").say("error-deal-secret")
    with fresh.talk(ada) as talk:
        play(fresh, ben)
        assert talk.until(lambda table: table["deal"]["open"])["seal"]["seed"]
    assert [answer.status_code for answer in addresses(fresh, ada["table"], None)[:5]] == [200, 200, 200, 403, 200]


def test_nobody_plays_it_twice(fresh: Browser) -> None:
    """Neither by taking back what has shown something, nor by deleting the table, nor by coming again."""
    ada, ben = two(fresh, game="souk", seats=[ADA, HAWKER])
    with fresh.talk(ada) as talk:
        talk.my_turn()
        talk.act()
        talk.my_turn()
        assert talk.table["decision"]["undo"] == "no"
        answer = talk.answer(type="undo", version=talk.table["version"])
        assert answer["error"] == language("en").say("error-nothing-to-undo")
    gone = fresh.http.post(f"/api/tables/{ben['table']}/forget", json={"yes": True}, headers={"Zellige-Key": ben["key"]})
    assert gone.json()["error"] == language("en").say("error-deal-secret")
    assert begin(fresh, ada).json()["error"] == language("en").say("error-deal-taken")


def test_in_a_game_without_secrets_what_others_have_answered_stays(fresh: Browser) -> None:
    ada, _ = two(fresh)
    with fresh.talk(ada) as talk:
        talk.my_turn()
        talk.act("take 1")
        talk.my_turn()
        assert talk.table["decision"]["undo"] == "no", "else one would try until it fits"


def test_whoever_asks_again_with_their_key_comes_to_the_same_table(fresh: Browser) -> None:
    ada, key = share(fresh), "k" * 32
    first, second = (begin(fresh, ada, name="Ben", key=key).json() for _ in range(2))
    assert first == second
    assert begin(fresh, ada, key=ada["key"]).json()["table"] == ada["table"]
    assert len(told(fresh, ada)["players"]) == 2


def test_who_has_no_name_is_called_by_place(fresh: Browser) -> None:
    ada = share(fresh, seats=[PERSON, RANDOM])
    begin(fresh, ada)
    assert [one["name"] for one in told(fresh, ada)["players"]] == ["Player 1", "Player 2"]


def test_after_its_time_games_are_closed_and_the_results_told(timed: Browser, hand: Hand) -> None:
    ada, ben = two(timed, places=3)
    play(timed, ada)
    with timed.talk(ben, lang="fr") as talk:
        talk.my_turn()
        hand.seconds += 3 * DAY - 10
        assert talk.answer(type="ping")["type"] == "pong"
        assert not told(timed, ada)["open"]
        hand.seconds += 20
        over = talk.until(lambda table: table["status"] == "over" and table["deal"]["open"])
        assert (over["winners"], [note["kind"] for note in over["notes"]]) == ([], ["closed"])
        assert over["notes"][0]["text"].startswith("Au tour ")
    after = told(timed, ben)
    assert [(one["name"], bool(one["result"]), one["playing"]) for one in after["players"]] == [
        ("Ada", True, False), ("Ben", False, False)]
    assert begin(timed, ada).json()["error"] == language("en").say("error-deal-closed")
    gone = timed.http.post(f"/api/tables/{ben['table']}/forget", json={"yes": True}, headers={"Zellige-Key": ben["key"]})
    assert gone.json()["gone"]
    assert [one["name"] for one in told(timed, ada)["players"]] == ["Ada"]


def test_it_is_closed_also_where_no_server_was_there_in_time(tmp_path: Path, hand: Hand) -> None:
    with serving(tmp_path, time=hand) as browser:
        ada, ben = two(browser)
        play(browser, ada)
    hand.seconds += 4 * DAY
    with serving(tmp_path, time=hand) as browser:
        with browser.talk(ben) as talk:
            talk.until(lambda table: table["status"] == "over")
        assert told(browser, ada)["open"]


def test_records_beside_the_server_wait_for_the_last(tmp_path: Path, hand: Hand) -> None:
    with serving(tmp_path, time=hand) as browser:
        ada, ben = two(browser)
        other = browser.found(seats=[PERSON, RANDOM])
        for one in (ada, other):
            play(browser, one)

        def kept(now: float) -> set[str]:
            with closing(sqlite3.connect(tmp_path / FILE)) as connection:
                return {name for name, _, _ in finished(connection, now)}

        assert kept(hand.wall()) == {other["table"]}
        assert kept(hand.wall() + 4 * DAY) == {other["table"], ada["table"]}
        play(browser, ben)
        assert kept(hand.wall()) == {other["table"], ada["table"], ben["table"]}


def test_my_tables_names_it(fresh: Browser) -> None:
    ada, ben = two(fresh)
    play(fresh, ada)
    [one] = mine(fresh, ada)["tables"]
    assert one["deal"] == {"deal": ada["deal"], "places": 2, "ended": 1, "open": False}
    assert mine(fresh, fresh.found())["tables"][0]["deal"] is None
    play(fresh, ben)
    assert mine(fresh, ada)["tables"][0]["deal"]["open"]


@pytest.mark.parametrize("form", [
    {"seats": [ADA, PERSON]}, {"seats": [RANDOM, RANDOM]}, {"places": 1}, {"places": 13}, {"closes": 60}, {"seed": "mine"},
    {"game": "nothing"}, {"seats": [ADA, {"kind": "bot", "player": "nobody"}]}, {"seats": [ADA, {"kind": "friend"}]}])
def test_what_is_no_deal_for_friends_is_refused(browser: Browser, form: Json) -> None:
    wanted = {"game": "nim", "seats": [ADA, RANDOM], "places": 2, "closes": DAY, **form}
    assert browser.http.post("/api/deals", json=wanted).status_code in (400, 422)


def test_only_who_has_the_link_or_plays_it_is_told_of_it(browser: Browser) -> None:
    ada = share(browser)
    for key, status in ((None, 403), ("k" * 32, 403), (ada["link"], 200), (ada["key"], 200)):
        head = {"Zellige-Key": key} if key else {}
        assert browser.http.get(f"/api/deals/{ada['deal']}", headers=head).status_code == status
    assert browser.http.get("/api/deals/nowhere", headers={"Zellige-Key": "k"}).status_code == 404
    assert begin(browser, {**ada, "link": "x"}).status_code == 404
    assert begin(browser, {**ada, "deal": "nowhere"}).status_code == 404


def test_it_is_kept_as_it_was_said() -> None:
    shared = Shared("d", "0" * 64, 3, 2, 1_800_000_000)
    charter = Charter("t", "nim", 1, {}, (Seat("Ada", None),), "seed", "salt", shared=shared)
    assert Charter.of(json.loads(json.dumps(charter.document()))) == charter
    assert "shared" not in Charter("t", "nim", 1, {}, (Seat("Ada", None),), "seed", "salt").document()
    with pytest.raises(papers.Unreadable):
        Charter.of({**charter.document(), "shared": {"deal": "d"}})
