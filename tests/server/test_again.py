"""Another game of the same people: the same deal, or other seats."""

from __future__ import annotations

import pytest

from zellige.core.language import language

from .browser import PERSON, RANDOM, Browser, Json

ADA = {**PERSON, "name": "Ada"}


def again(browser: Browser, founded: Json, status: int = 201, **form: object) -> Json:
    """Asks for another game; what is answered."""
    key = {"key": founded["key"]} if founded.get("key") else {}
    answer = browser.http.post(f"/api/tables/{founded['table']}/again", params=key, json={"deal": "same", **form})
    assert answer.status_code == status, answer.text
    told: Json = answer.json()
    return told


def names(message: Json) -> list[tuple[str, str | None]]:
    return [(seat["name"], seat["player"]) for seat in message["seats"]]


@pytest.mark.parametrize("position", [False, True])
def test_the_same_deal_comes_to_the_same_people(browser: Browser, position: bool) -> None:
    first = browser.found(seats=[ADA, RANDOM], options={"heap": 34}, seed="again")
    if position:
        document = browser.get(f"/api/tables/{first['table']}/position", key=first["key"])
        first = browser.found(seats=[ADA, RANDOM], seed="again", position=document)
    with browser.talk(first) as talk:
        assert again(browser, first, 409)["error"] == language("en").say("error-still-secret")
        over = talk.play_out()
    second = again(browser, first)
    assert (second["table"] != first["table"], second["key"] != first["key"], second["seal"] != first["seal"]) == (True,) * 3
    with browser.talk(second) as talk:
        assert names(talk.table) == names(over)
        assert talk.table["options"] == over["options"]
        assert [entry["text"] for entry in talk.play_out()["log"]] == [entry["text"] for entry in over["log"]]


def test_everybody_moves_on_by_one_seat_to_a_new_deal(browser: Browser) -> None:
    first = browser.found(seats=[ADA, RANDOM, {**PERSON, "name": "Bo"}], seed="round")
    second = again(browser, first, deal="new", rotate=True)
    before, now = names(browser.table(first)), browser.table(second)
    assert names(now) == [before[2], before[0], before[1]]
    with browser.talk(second) as talk:
        assert talk.play_out()["seal"]["seed"] != "round"


def test_an_onlooker_asks_for_no_other_game(browser: Browser) -> None:
    first = browser.found()
    again(browser, {"table": first["table"]}, 403, deal="new")
    record = browser.http.get(f"/api/tables/{first['table']}/record", params={"key": first["key"]}).text
    again(browser, browser.http.post("/api/records", content=record).json(), 403)
