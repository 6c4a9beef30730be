"""Of several people at one screen nobody is sent what another alone may know: it comes when they ask, until their turn ends."""

from __future__ import annotations

from .browser import PERSON, RANDOM, Browser, Json


def secrets(table: Json) -> list[int | None]:
    """The coins of every seat of Five Tribes, None where they are covered."""
    return [player["coins"] for player in table["view"]["players"]]


def test_what_is_secret_comes_when_it_is_asked_for_and_goes_with_the_turn(browser: Browser) -> None:
    founded = browser.found("five_tribes", seed="veil")
    with browser.talk(founded, veil="true") as talk:
        first = talk.table["decision"]
        assert (first["mine"], first["closed"], first["actions"]) == (False, True, [])
        assert secrets(talk.table) == [None, None]
        assert talk.answer(type="preview", actions=["bid 0"])["type"] == "error"
        assert talk.answer(type="show")["type"] == "done"
        table = talk.until(lambda table: table["decision"]["mine"])
        assert [coins is None for coins in secrets(table)] == [seat + 1 != first["seat"] for seat in range(2)]
        talk.act()
        table = talk.until(lambda table: table["decision"]["seat"] != first["seat"] or not table["decision"]["mine"])
        assert table["decision"]["closed"]
        assert secrets(table) == [None, None]
        assert talk.answer(type="undo", version=table["version"])["type"] == "done"
        table = talk.until(lambda table: table["decision"]["seat"] == first["seat"])
        assert table["decision"]["closed"], "what was open before is closed by taking back"
        assert secrets(table) == [None, None]
        hidden = "".join(talk.frames[-1:])
        assert '"coins":5' not in hidden


def test_nothing_is_covered_where_one_person_plays_or_nobody_has_secrets_or_wants_a_veil(browser: Browser) -> None:
    alone = browser.found("five_tribes", [PERSON, RANDOM], seed="veil")
    plain = browser.found("almadi", options={"characters": False}, seed="veil")
    both = browser.found("five_tribes", seed="veil")
    for founded, asked in ((alone, {"veil": "true"}), (plain, {"veil": "true"}), (both, {})):
        with browser.talk(founded, **asked) as talk:
            assert talk.my_turn()["decision"]["closed"] is False
