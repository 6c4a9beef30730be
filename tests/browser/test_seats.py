"""Seats of people who are far apart: given to somebody else, played on by a bot, and what they are asked to agree to."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from .conftest import Visit
from .server import HTTP, Json, Server
from .test_friends import behind, take_a_seat
from .visitor import SMALL_PHONE, Visitor, check_width


def takes(server: Server, seated: Json) -> Json:
    """One pebble more, over plain HTTP: what the page shows of it is what matters here."""
    place = f"{server.url}/api/tables/{seated['table']}"
    shows = {"Zellige-Key": seated["key"]}
    version = HTTP.get(place, headers=shows).json()["version"]
    answer = HTTP.post(f"{place}/act", headers=shows, json={"actions": ["take 1"], "version": version})
    assert answer.status_code == 200, answer.text
    return server.get(f"tables/{seated['table']}", key=seated["key"]).json()


def resigns(server: Server, seated: Json) -> None:
    """Gives up a seat, over a socket of its own."""
    place = f"{server.url.replace('http', 'ws', 1)}/api/tables/{seated['table']}/socket"
    with connect(place, max_size=None, additional_headers={"Zellige-Key": seated["key"]}) as socket:
        message = json.loads(socket.recv())
        seat = next(one["seat"] for one in message["seats"] if one["mine"])
        socket.send(json.dumps({"id": "r", "type": "resign", "seat": seat, "version": message["version"]}))
        while (answer := json.loads(socket.recv())).get("id") != "r":
            pass
        assert answer["type"] == "done", answer


def open_seats(visitor: Visitor) -> Locator:
    """Who plays, from the score beside the board or in the drawer."""
    page = visitor.page
    if visitor.phone:
        visitor.point(page.get_by_role("button", name="Scores et journal", exact=True))
    label = "Leïla : changer qui joue" if visitor.language == "fr" else "Leïla: change who plays"
    visitor.point(page.get_by_test_id("score").get_by_role("button", name=label))
    return page.get_by_test_id("seats")


def test_a_seat_is_freed_played_on_by_a_bot_and_taken_back_by_consent(visit: Visit, own_server: Server) -> None:
    """An English desk that made the table, and a French phone that loses the seat, gets it back agrees, and resigns."""
    seats = [{"kind": "person", "name": "Nour"}, {"kind": "friend", "name": "Leïla"}]
    founded = own_server.found(game="nim", seats=seats, options={"heap": 34}, seed="seats")
    nour, leila = visit(own_server), visit(own_server, language="fr", phone=True, size=SMALL_PHONE)
    leila.page.route("**/api/house/**", lambda route: route.fulfill(status=404, json={"error": "not here"}))
    leila.expects("404", "403")
    desk, phone = nour.sit_down(founded), leila.page
    address = f"{own_server.url}/#/join/{founded['table']}"
    take_a_seat(leila, f"{address}/{founded['links'][0]['link']}", "Leïla", "Prendre cette place")

    dialog = open_seats(nour)
    dialog.get_by_role("button", name="Give the seat to somebody else (Leïla)").click()
    expect(dialog).to_contain_text("Leïla loses the seat")
    desk.keyboard.press("Enter")  # the button that makes the link has the focus
    link = dialog.get_by_role("textbox", name="Link for Player 2").input_value()
    desk.keyboard.press("Escape")
    expect(desk.get_by_test_id("awaited").get_by_role("heading")).to_have_text("Waiting for Player 2")
    leila.point(phone.get_by_role("button", name="Regarder la partie"))
    expect(phone.get_by_test_id("prompt")).to_contain_text("Vous êtes spectateur")
    take_a_seat(leila, link, "Leïla", "Prendre cette place")
    expect(desk.get_by_test_id("awaited")).to_have_count(0)

    takes(own_server, founded)
    dialog = open_seats(nour)
    dialog.get_by_role("button", name="Let a bot play on (Leïla)").click()
    dialog.get_by_role("button", name="Random").click()
    expect(dialog.get_by_role("button", name="Take the bot out (Leïla)")).to_be_visible()
    desk.keyboard.press("Escape")
    expect(desk.get_by_test_id("log")).to_contain_text("the bot “Random” plays for Leïla")
    expect(desk.get_by_test_id("prompt").locator("strong")).to_contain_text("Take")
    expect(desk.get_by_test_id("score")).to_contain_text("Random plays on for them")
    leila.point(phone.get_by_test_id("come-back"))
    expect(desk.get_by_test_id("score")).not_to_contain_text("Random plays on for them")
    check_width(phone)

    ply = takes(own_server, founded)["ply"]
    desk.locator(f'main[data-ply="{ply}"]').wait_for()
    phone.locator(f'main[data-ply="{ply}"]').wait_for()
    desk.get_by_role("button", name="Undo: the others are asked").click()
    expect(desk.get_by_test_id("request")).to_contain_text("Still to answer: Leïla.")
    asked = phone.get_by_test_id("request")
    expect(asked).to_contain_text("Nour demande à reprendre sa dernière décision.")
    expect(asked.get_by_role("button", name="D’accord")).to_be_in_viewport(ratio=1)
    check_width(phone)
    leila.point(asked.get_by_role("button", name="D’accord"))
    expect(asked).to_have_count(0)
    expect(desk.get_by_test_id("log")).to_contain_text("everybody agreed")
    expect(desk.get_by_test_id("confirm")).to_be_visible()
    dialog = open_seats(leila)
    leila.point(dialog.get_by_role("button", name="Laisser jouer un robot (Leïla)"))
    expect(dialog.get_by_role("group", name="quel robot prend la suite").get_by_role("button")).to_have_count(3)
    check_width(phone)
    assert behind(link) not in phone.url

    leila.point(dialog.get_by_role("button", name="Abandonner (Leïla)"))
    leila.point(dialog.get_by_role("button", name="Abandonner", exact=True).last)
    expect(desk.get_by_test_id("end").get_by_role("heading").first).to_have_text("Nour wins")
    expect(phone.get_by_test_id("end")).to_contain_text("Leïla a abandonné")
