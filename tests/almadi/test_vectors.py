"""The positions and complete games of an independent model of the rules agree with zellige."""

from typing import Any

import pytest

from zellige.core.game import NOBODY
from zellige.games.almadi import GAME
from zellige.games.almadi.view import title

from .oracle import GAMES, TITLE, Follower, as_theirs, comparable, load, piles_agree, scores

POSITIONS = load("positions")


def reached(vector: dict[str, Any]) -> Follower:
    follower = Follower(vector["position"], vector["position"]["phase"] == "start")
    for action in vector["actions"]:
        follower.play(action)
    return follower


@pytest.mark.parametrize("vector", POSITIONS, ids=[vector["id"] for vector in POSITIONS])
def test_position(vector: dict[str, Any]) -> None:
    follower, expect = reached(vector), vector["expect"]
    state, seats = follower.state, range(vector["position"]["players"])
    assert follower.legal() == expect["legal"]
    assert scores(state) == expect["scores"]
    assert GAME.scores(state) == expect["totals"]
    assert (GAME.to_move(state) == NOBODY) == expect["over"]
    assert [seat for seat, place in enumerate(GAME.ranks(state)) if place == 1] == expect["winners"]
    ours = GAME.to_document(state)
    assert ours["phase"] == expect["phase"]
    for done, field in ((True, "completed"), (False, "unfinished")):
        assert [
            [card for card, is_done in ours["seats"][seat]["objectives"].items() if is_done is done] for seat in seats
        ] == expect[field]
    if expect["title"] is not None:
        assert title(state) == TITLE[expect["title"]]
    assert comparable(as_theirs(follower, expect["after"])) == comparable(expect["after"])
    assert piles_agree(follower)


@pytest.mark.parametrize("vector", POSITIONS, ids=[vector["id"] for vector in POSITIONS])
def test_claims_worked_out_by_hand(vector: dict[str, Any]) -> None:
    follower, claims = reached(vector), dict(vector["claims"])
    ours, legal = GAME.to_document(follower.state), follower.legal()
    of_seat = ours["seats"][claims.pop("of_seat", 0)]
    for name, claim in claims.items():
        if name == "legal":
            assert legal == sorted(claim)
        elif name in ("has", "lacks"):
            assert all((action in legal) is (name == "has") for action in claim)
        elif name == "terms":
            for seat, wanted in claim.items():
                found = {term.rule: term.amount for term in GAME.terms(follower.state, int(seat))}
                assert wanted.items() <= found.items()
        elif name in ("completed", "unfinished"):
            assert [card for card, done in of_seat["objectives"].items() if done is (name == "completed")] == claim
        elif name == "pool":
            assert claim.items() <= ours["turn"]["pool"].items()
        elif name == "wish":
            assert ours["turn"]["wish"] is claim
        elif name == "winners":
            assert [seat for seat, place in enumerate(GAME.ranks(follower.state)) if place == 1] == claim
        else:
            assert {"seat": (ours["seat"] or 0) - 1, "over": ours["phase"] == "over", "phase": ours["phase"]}[name] == claim


@pytest.mark.parametrize("name", GAMES)
def test_game(name: str) -> None:
    game = load(name)
    follower = Follower(game["start"], game["options"]["choose_start"])
    for action, sha1 in zip(game["actions"], game["legal_sha1"], strict=True):
        assert follower.legal_sha1() == sha1, action
        follower.play(action)
    assert GAME.to_move(follower.state) == NOBODY
    assert comparable(as_theirs(follower, game["end"])) == comparable(game["end"])
    assert scores(follower.state) == game["scores"]
    assert GAME.scores(follower.state) == game["totals"]
    assert [seat for seat, place in enumerate(GAME.ranks(follower.state)) if place == 1] == game["winners"]
    if game["title"] is not None:
        assert title(follower.state) == TITLE[game["title"]]
