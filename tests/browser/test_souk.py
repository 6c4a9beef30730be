"""A stranger's game with hidden hands: the app plays it on the plain board without knowing it."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .moments import before_the_end
from .server import Server
from .table import Table


def test_a_strangers_game_is_played_to_its_end(visit: Visit, server: Server) -> None:
    seats = [{"kind": "person", "name": "Leïla"}, {"kind": "bot", "player": "hawker"}]
    founded = server.found(game="souk", seats=seats, seed="the souk", position=before_the_end("souk", 7))
    visitor = visit(language="fr")
    page = visitor.sit_down(founded)
    table, ply = Table(visitor), None
    while table.my_turn(ply):
        message = table.told()
        lines = message["view"]["text"]
        assert [line.split()[:4] for line in lines[-2:]] == [["."] * 4] * 2, "what the other has is only counted"
        assert lines[-2].endswith("Le colporteur\u00a0: main")
        expect(page.locator("pre")).to_have_text("\n".join(lines), use_inner_text=True)
        expect(page.get_by_test_id("score")).to_contain_text(message["view"]["secrets"][1])
        ply, action = message["ply"], message["decision"]["actions"][0]["text"]
        page.get_by_role("option", name=action).click()
        expect(table.preview).to_contain_text("Leïla a gardé" if action.startswith("keep") else "Leïla a vendu")
        table.confirm.click()
    told = [entry["text"] for entry in table.message()["log"]]
    assert len(told) == 7
    assert not any(text.endswith("un pot") for text in told), "in the end everything is turned over"
