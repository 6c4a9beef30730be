"""Two people at one screen play a whole game with the mouse."""

from __future__ import annotations

from itertools import count
from random import Random

from playwright.sync_api import expect

from .conftest import Visit
from .server import some_action
from .table import Table, number_in

AT_FIRST, AT_LAST = 25, 12
"""Decisions at the beginning, and pieces in all hands at the end, that are played at the screen in every run."""


def test_a_whole_game_of_two_people_at_one_screen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    for seat, name in ((1, "Leïla"), (2, "Tariq")):
        place = page.get_by_role("group", name=f"Seat {seat}")
        place.get_by_text("Here", exact=True).click()
        place.get_by_role("textbox").fill(name)
    page.get_by_role("button", name="Choose a seed").click()
    page.get_by_label("Seed", exact=True).fill("a whole game")
    page.get_by_role("button", name="Start the game").click()
    table, dice = Table(visitor), Random(1)
    played: list[str] = []
    ply = -1
    for decision in count():
        if decision == AT_FIRST:
            table.skip(some_action, lambda message: sum(sum(hand.values()) for hand in message["view"]["hands"]) <= AT_LAST)
        if not table.my_turn(ply):
            break
        message = table.told()
        ply = message["ply"]
        if ply > len(played):  # what plays itself, and what goes with what was decided
            played += table.played()[len(played):]
        assert ply == len(played)
        table.check_sometimes(message, len(played))
        played.append(some_action(message, dice))
        table.act(played[-1])
    assert table.played()[: len(played)] == played
    assert {kind for kind, _, _ in (action.partition(" ") for action in played)} == {
        "orange", "brown", "grey", "violet", "roof", "neutral", "stable", "merchant", "wall", "tea"}
    _check_end(table)


def _check_end(table: Table) -> None:
    message, page = table.message(), table.page
    assert message["status"] == "over"
    assert message["seal"]["seed"] == "a whole game"
    columns, rows = message["scores"]["columns"], {row["seat"]: row for row in message["scores"]["rows"]}
    board = table.end.get_by_role("region", name="Score").get_by_role("table")
    names = board.get_by_role("columnheader").all_inner_texts()[1:]
    seats = {seat["name"]: seat["seat"] for seat in message["seats"]}
    order = [rows[seats[name.strip()]] for name in names]
    assert [row["place"] for row in order] == sorted(row["place"] for row in order)
    for column in columns:
        line = board.get_by_role("row").filter(has=page.get_by_role("rowheader", name=column["label"], exact=True))
        assert [number_in(cell) for cell in line.get_by_role("cell").all_inner_texts()] == [
            row["columns"][column["id"]] for row in order]
    totals = board.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert [number_in(total) for total in totals] == [sum(term["amount"] for term in row["terms"]) for row in order]
    best = order[0]
    winner = next(seat["name"] for seat in message["seats"] if seat["seat"] == best["seat"])
    if len(message["winners"]) == 1:
        expect(table.end.get_by_role("heading", level=2).first).to_have_text(
            f"{winner} wins, {best['total']} to {order[1]['total']}")
    expect(table.end).to_contain_text(message["seal"]["sha256"])
    _check_same_company(table)


def _check_same_company(table: Table) -> None:
    """Playing again begins with the people and the game that just ended."""
    table.end.get_by_role("link", name="Play again").click()
    for seat, name in ((1, "Leïla"), (2, "Tariq")):
        place = table.page.get_by_role("group", name=f"Seat {seat}")
        expect(place.get_by_role("textbox")).to_have_value(name)
    expect(table.page.get_by_role("heading", name="Seats for Médina")).to_be_visible()
