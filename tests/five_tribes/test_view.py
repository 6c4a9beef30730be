"""What the screen is told of Five Tribes."""

from __future__ import annotations

import zellige
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.view import prompt, view

from .drawing import at_finish


def test_the_djinns_sibittis_brings_come_with_their_words():
    """The one who keeps one of them reads what they do."""
    match = at_finish(seats=[{"elders": 3, "djinns": ["sibittis"]}, {}], djinn_pile=["enki", "boaz", "leta"])
    assert view(match.state)["brought"] == []
    match.play("use sibittis elders")
    brought = view(match.state)["brought"]
    assert sorted(card["djinn"] for card in brought) == ["boaz", "enki", "leta"]
    assert all(card["text"]["say"].startswith("djinn-") for card in brought)
    assert view(GAME.masked(match.state, 1))["brought"] == []


def test_of_two_bids_in_a_row_the_prompt_says_which_one_it_is():
    for seats, said in ((2, {"first", "second"}), (3, {"only"})):
        match, heard = zellige.new("five_tribes", seats=seats, seed="bids"), []
        while match.position()["phase"] == "bid":
            heard.append(prompt(match.state)["title"]["params"]["bid"])
            match.play(match.legal()[0])
        assert set(heard) == said
        assert heard.count("second") == heard.count("first")
