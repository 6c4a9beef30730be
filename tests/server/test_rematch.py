"""A rematch: one table for the people of another, each one seat on, with the keys they have."""

from __future__ import annotations

import json
import threading
from pathlib import Path

from zellige.core.language import language
from zellige.tables.charter import Charter, Seat, hashed
from zellige.tables.doors import Doors
from zellige.tables.entry import Rematch, document_of, entry_of

from .browser import RANDOM, Browser, Json, serving
from .test_friends import FRIEND, come, invite
from .test_seats_change import ADA, at_a_table, closed, free


def rematch(browser: Browser, seated: Json, status: int = 201, lang: str = "en") -> Json:
    params = {"lang": lang} | ({"key": seated["key"]} if seated.get("key") else {})
    answer = browser.http.post(f"/api/tables/{seated['table']}/rematch", params=params)
    assert answer.status_code == status, answer.text
    told: Json = answer.json()
    return told


def ended(browser: Browser, seated: Json) -> None:
    """Ends a game by giving it up for all: whoever asks for it plays, and the others agree."""
    with browser.talk(seated) as talk:
        version = talk.table["version"]
        assert talk.answer(type="resign", seat=next(one["seat"] for one in talk.table["seats"] if one["mine"]),
                           version=version)["type"] == "done"


def sits(browser: Browser, table: str, key: str) -> list[tuple[str, bool, str | None]]:
    return [(one["name"], one["own"], one["player"]) for one in browser.table({"table": table, "key": key})["seats"]]


def test_everybody_lands_at_one_table_with_the_keys_they_have(tmp_path: Path) -> None:
    with serving(tmp_path) as browser:
        founded, leila = at_a_table(browser)
        phone = come(browser, founded, invite(browser, leila, 2).json()["link"]).json()
        assert rematch(browser, founded, 409)["error"] == language("en").say("error-not-over")
        with browser.talk(founded) as host, browser.talk(leila, lang="fr") as there, browser.talk(
                {"table": founded["table"]}) as onlooker:
            assert host.table["rematch"] is None
            ended(browser, founded)
            for talk in (host, there, onlooker):
                talk.until(lambda table: table["status"] == "over")
            name = rematch(browser, leila)["table"]
            proposal = host.until(lambda table: table["rematch"])["rematch"]
            assert proposal == {"seat": 2, "table": name, "own": False,
                                "text": "Leïla proposes a rematch: a new deal, everybody one seat on."}
            there.until(lambda table: table["rematch"])
            assert there.table["rematch"]["own"]
            assert there.table["rematch"]["text"].startswith("Vous avez proposé une revanche.")
            assert onlooker.until(lambda table: table["rematch"])["rematch"] == proposal
        assert rematch(browser, founded)["table"] == name, "one table, whoever asks"
        assert sits(browser, name, founded["key"]) == [("Leïla", False, None), ("Ada", True, None)]
        assert sits(browser, name, leila["key"]) == sits(browser, name, phone["key"]) == [
            ("Leïla", True, None), ("Ada", False, None)]
        assert browser.http.get(f"/api/tables/{name}", params={"key": "of-nobody"}).status_code == 403
        assert free(browser, {"table": name, "key": leila["key"]}, 2)[0] == 403, "who made the first table made this one"
        new = {"table": name, "key": founded["key"]}
        assert browser.table(new)["seats"][0]["may"] == ["bot", "free"]
        before = browser.table(founded)
        assert browser.table(new)["seal"]["sha256"] != before["seal"]["sha256"]
    with serving(tmp_path) as browser:
        assert browser.table(founded)["rematch"] == before["rematch"]
        with browser.talk({"table": name, "key": leila["key"]}) as talk:
            assert talk.act("take 1")["type"] == "done"


def test_two_who_ask_at_once_are_led_to_one_table(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    ended(browser, leila)
    found: list[str] = []
    asking = [threading.Thread(target=lambda who=who: found.append(rematch(browser, who)["table"]))  # type: ignore[misc]
              for who in (founded, leila) * 3]
    for one in asking:
        one.start()
    for one in asking:
        one.join()
    assert len(found) == 6
    assert len({*found}) == 1


def test_bots_stay_bots_and_whoever_left_is_asked_again(browser: Browser) -> None:
    founded, leila = at_a_table(browser, RANDOM)
    ended(browser, leila)  # of three: a bot plays on for her, to the end
    with browser.talk(founded) as host:
        host.play_out()
    name = rematch(browser, founded)["table"]
    assert sits(browser, name, founded["key"]) == [("Random", False, "random"), ("Ada", True, None), ("Leïla", False, None)]
    assert [one[1] for one in sits(browser, name, leila["key"])] == [False, False, True]


def test_a_freed_seat_waits_there_too_and_its_old_key_opens_nothing(browser: Browser) -> None:
    founded, leila = at_a_table(browser)
    with browser.talk(leila) as there:
        assert free(browser, founded, 2)[0] == 201
        assert closed(there) == 1012
    ended(browser, founded)
    name = rematch(browser, founded)["table"]
    assert [seat["open"] for seat in browser.table({"table": name, "key": founded["key"]})["seats"]] == [True, False]
    assert browser.http.get(f"/api/tables/{name}", params={"key": leila["key"]}).status_code == 403
    assert invite(browser, {"table": name, "key": founded["key"]}, 1).status_code == 201


def test_nobody_else_proposes_one(browser: Browser) -> None:
    founded = browser.found(seats=[ADA, FRIEND])
    ended(browser, founded)
    rematch(browser, {"table": founded["table"]}, 403)
    record = browser.http.get(f"/api/tables/{founded['table']}/record", params={"key": founded["key"]}).text
    rematch(browser, browser.http.post("/api/records", content=record).json(), 403)


def test_it_is_kept_as_it_was_said() -> None:
    entry = Rematch(ply=3, seat=1, table="k3v9")
    assert entry_of(json.loads(json.dumps(document_of(entry)))) == entry
    seats = (Seat("Ada", None, hashed("a")), Seat("Leïla", None, None, None, (hashed("b"), hashed("c"))))
    charter = Charter("t", "nim", 1, {}, seats, "seed", "salt")
    assert Charter.of(json.loads(json.dumps(charter.document()))) == charter
    assert "keys" not in charter.document()["seats"][0], "what an older zellige keeps looks as ever"
    doors = Doors.of(charter)
    assert [sorted(doors.asking(key)) for key in ("a", "b", "c", "b.a", "d")] == [[0], [1], [1], [0, 1], []]
    assert doors.founder == {0}
