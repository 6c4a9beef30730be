"""People who are far apart: one link a seat, in browsers that know nothing of each other."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Route, expect

from .conftest import Visit
from .server import Server, some_action
from .table import Table
from .visitor import SMALL_PHONE, Visitor, check_width

ELSEWHERE = "http://192.168.1.5:8642/"


def found_with_a_friend(visitor: Visitor, name: str = "Leïla") -> Table:
    """Founds a table on the start page, with a friend in the second seat."""
    page = visitor.go()
    page.get_by_test_id("seat-1").get_by_role("textbox").fill("Nour")
    friend = page.get_by_test_id("seat-2")
    visitor.point(friend.get_by_text("Ailleurs" if visitor.language == "fr" else "Friend", exact=True))
    friend.get_by_role("textbox").fill(name)
    visitor.point(page.get_by_role("button", name="Commencer la partie" if visitor.language == "fr" else "Start the game"))
    return Table(visitor)


def behind(link: str) -> str:
    """What an address has behind its ``#/``."""
    return link.split("#/")[1]


def take_a_seat(visitor: Visitor, link: str, name: str | None, button: str) -> Table:
    """Opens a link and presses its button, twice and too fast; the table then stands in its place."""
    page = visitor.go(behind(link))
    if name is not None:
        page.get_by_role("textbox").fill(name)
    page.get_by_role("button", name=button).evaluate("button => { button.click(); button.click(); }")
    page.wait_for_url(re.compile("#/table/"))
    expect(page.get_by_test_id("prompt")).to_be_visible()
    assert link.rsplit("/", 1)[1] not in page.url
    return Table(visitor)


def play(tables: list[Table], decisions: int, dice: Random) -> None:
    """Plays some decisions, each at the screen of whoever has it; everybody sees them."""
    for _ in range(decisions):
        seat = tables[0].message()["decision"]["seat"]
        mover = next(table for table in tables if table.visitor.told is not None and table.told()["seats"][seat - 1]["mine"])
        assert mover.my_turn()
        message = mover.told()
        assert message["decision"]["mine"]
        mover.act(some_action(message, dice))
        for table in tables:
            table.at(message["ply"] + 1)


def mine(table: Table) -> list[bool]:
    """Which seats a page says are its own."""
    return [seat["mine"] for seat in table.told()["seats"]]


def test_a_friend_elsewhere_plays_by_one_link(visit: Visit, own_server: Server) -> None:
    """An English desk and a French phone play together; a stranger has no use for the link any more; a seat on two devices."""
    nour, leila = visit(own_server), visit(own_server, language="fr", phone=True, size=SMALL_PHONE)
    at_desk = found_with_a_friend(nour)
    awaited = nour.page.get_by_test_id("awaited")
    expect(awaited.get_by_role("heading")).to_have_text("Waiting for Leïla")
    expect(awaited.get_by_test_id("alone")).to_contain_text("zellige play --lan")
    expect(awaited.get_by_test_id("qr")).to_have_count(0)
    field = awaited.get_by_role("textbox", name="Link for Leïla")
    replaced = field.input_value()
    assert replaced.startswith(f"{own_server.url}/#/join/{at_desk.name}/2-")
    nour.page.reload()
    expect(field).to_have_value(replaced)
    awaited.get_by_role("button", name="New link").click()
    expect(field).not_to_have_value(replaced)
    link = field.input_value()

    stranger = visit(own_server)
    stranger.expects("410")
    stranger.go(behind(replaced)).get_by_role("button", name="Take this seat").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("replaced by a newer one")

    on_phone = take_a_seat(leila, link, "Lëila B.", "Prendre cette place")
    expect(awaited).to_have_count(0)
    expect(at_desk.spoken).to_contain_text("Lëila B. has come.")
    assert nour.stored("zellige.tables")[0]["links"] == []
    assert leila.setting("name") == "Lëila B."
    tables, dice = [at_desk, on_phone], Random(1)
    play(tables, 4, dice)
    assert [mine(table) for table in tables] == [[True, False], [False, True]]
    for visitor in (nour, leila):
        visitor.told = None
        visitor.page.reload()
        expect(visitor.page.get_by_test_id("prompt")).to_be_visible()
    assert [mine(table) for table in tables] == [[True, False], [False, True]]
    play(tables, 2, dice)

    stranger.go(behind(link)).get_by_role("button", name="Play here too").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("This link has been used")
    assert stranger.stored("zellige.tables") == []
    leila.go(behind(link))
    leila.page.wait_for_url(re.compile("#/table/"))

    nour.page.get_by_role("button", name="Settings", exact=True).click()
    nour.page.get_by_role("button", name="Play on another device").click()
    device = nour.page.get_by_role("dialog").get_by_role("textbox", name="Link for Nour").input_value()
    nour.page.keyboard.press("Escape")
    expect(nour.page.get_by_role("button", name="Settings", exact=True)).to_be_focused()
    second = take_a_seat(visit(own_server), device, None, "Play here too")
    assert (mine(second), second.told()["seats"][0]["name"]) == ([True, False], "Nour")
    play([second, at_desk, on_phone], 2, dice)


def test_a_link_is_copied_shared_and_scanned(visit: Visit, own_server: Server) -> None:
    """Where the server can be reached from elsewhere the link leads there, in a small French phone's hand."""
    visitor = visit(own_server, language="fr", phone=True, size=SMALL_PHONE)
    page = visitor.page
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=own_server.url)
    page.add_init_script("navigator.share = data => { window.shared = data; return Promise.resolve(); };")
    page.route("**/api/health", reached_at_an_address)
    table = found_with_a_friend(visitor)
    awaited = page.get_by_test_id("awaited")
    expect(awaited).to_be_in_viewport()
    expect(awaited.get_by_test_id("qr")).to_be_in_viewport(ratio=1)
    expect(awaited.get_by_test_id("alone")).to_have_count(0)
    check_width(page)
    link = awaited.get_by_role("textbox", name="Lien pour Leïla").input_value()
    assert link.startswith(f"{ELSEWHERE}#/join/{table.name}/2-")
    visitor.point(awaited.get_by_role("button", name="Partager"))
    assert page.evaluate("window.shared") == {
        "title": "Médina", "text": "Viens jouer à Médina avec moi. Ce lien est ta place\xa0:", "url": link}
    for broken in (False, True):  # over plain HTTP there is no clipboard for pages
        if broken:
            page.reload()
            page.evaluate("""async () => {
                await navigator.clipboard.writeText('');
                Object.defineProperty(navigator.clipboard, 'writeText', {value: () => Promise.reject(new Error('not here'))});
            }""")
        visitor.point(awaited.get_by_role("button", name="Copier"))
        expect(awaited.get_by_role("button", name="Copié")).to_be_visible()
        assert page.evaluate("navigator.clipboard.readText()") == link
    fold = awaited.get_by_role("button", name="Masquer")
    fold.focus()
    page.keyboard.press("Enter")
    expect(awaited.get_by_role("textbox", name="Lien pour Leïla")).to_be_hidden()
    before = table.page.get_by_role("grid").bounding_box()
    page.keyboard.press("Enter")
    expect(awaited.get_by_role("textbox", name="Lien pour Leïla")).to_be_visible()
    assert table.page.get_by_role("grid").bounding_box() == before


def test_lost_links_are_made_anew_by_whoever_made_the_table(visit: Visit, own_server: Server) -> None:
    """Whoever only plays a friend's seat makes none."""
    seats = [{"kind": "person", "name": "Nour"}, {"kind": "friend", "name": "Leïla"}, {"kind": "friend"}]
    founded = own_server.found(seats=seats)
    nour = visit(own_server)
    page = nour.sit_down({**founded, "links": [{"seat": 3, "link": founded["links"][1]["link"]}]})
    awaited = page.get_by_test_id("awaited")
    expect(awaited.get_by_role("heading")).to_have_text("Waiting for Leïla and Player 3")
    expect(awaited.get_by_role("textbox", name="Link for Player 3")).to_be_visible()
    expect(awaited.get_by_role("textbox", name="Link for Leïla")).to_have_count(0)
    awaited.get_by_role("button", name="New link (Leïla)").click()
    link = awaited.get_by_role("textbox", name="Link for Leïla").input_value()
    leila = visit(own_server)
    take_a_seat(leila, link, "", "Take this seat")
    expect(awaited.get_by_role("heading")).to_have_text("Waiting for Player 3")
    expect(leila.page.get_by_test_id("awaited")).to_have_count(0)
    expect(leila.page.get_by_test_id("score")).to_contain_text("not here yet")


def reached_at_an_address(route: Route) -> None:
    """What the server says where others reach it."""
    route.fulfill(json={"ok": True, "version": "1", "address": ELSEWHERE})
