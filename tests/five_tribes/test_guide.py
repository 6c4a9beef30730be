"""The guide: every piece with its numbers, and pictures that say what is true."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

import zellige
from zellige.core.language import LANGUAGES, language
from zellige.games.five_tribes import GAME
from zellige.games.five_tribes.components import BID_PRICES, BOX, SUIT_VALUES, TILE_NAMES

SECTIONS = {section["id"]: section for section in json.loads((GAME.home / "guide" / "sections.json").read_text("utf-8"))}
ENTRIES = {entry["id"]: entry for section in SECTIONS.values() for entry in section.get("entries", ())}


def picture(section, number=0):
    return zellige.load(SECTIONS[section]["pictures"][number]["position"], partial=True)


def test_everything_in_the_box_is_counted():
    seats = BOX["seats"]
    counts = {
        "tiles": sum(tile["count"] for tile in BOX["tiles"]), "meeples": sum(meeple["count"] for meeple in BOX["meeples"]),
        "camels": 2 * seats["2"]["camels"] + 2 * seats["4"]["camels"],
        "pawns": 2 * seats["2"]["markers"] + 2 * seats["4"]["markers"],
        "palms": BOX["supply"]["palms"], "palaces": BOX["supply"]["palaces"], "coins": 96,
        "cards": sum(card["count"] for card in BOX["resources"]), "djinns": len(BOX["djinns"])}
    assert {entry["id"]: entry["note"]["params"]["count"] for entry in SECTIONS["box"]["entries"]} == {
        f"box-{name}": count for name, count in counts.items()}
    for number, has in seats.items():
        assert ENTRIES[f"players-{number}"]["text"][0]["params"] == has


def test_the_set_up_is_that_of_the_box():
    tiles = SECTIONS["setup"]["pictures"][0]["position"]["tiles"]
    assert Counter((tile["type"], tile["value"]) for tile in tiles.values()) == {
        (tile["type"], tile["value"]): tile["count"] for tile in BOX["tiles"]}
    assert Counter("".join(tile["meeples"] for tile in tiles.values())) == {
        meeple["colour"][0]: meeple["count"] for meeple in BOX["meeples"]}
    assert {len(tile["meeples"]) for tile in tiles.values()} == {BOX["board"]["meeples_per_tile"]}


def test_every_tile_tribe_and_card_has_its_entry():
    assert {entry["id"]: entry["note"]["params"] for entry in SECTIONS["tribes"]["entries"]} == {
        meeple["tribe"]: {"colour": meeple["colour"], "count": meeple["count"]} for meeple in BOX["meeples"]}
    for card in BOX["resources"]:
        assert ENTRIES[f"good-{card['kind']}"]["note"]["params"] == {"count": card["count"]}
    for tile in BOX["tiles"]:
        note = ENTRIES[f"tile-{tile['type'].replace('_', '-')}"]["note"]
        if tile["type"] != "sacred_place":
            blue = "yes" if tile["number"] == "blue" else "no"
            assert note["params"] == {"count": tile["count"], "blue": blue, "points": tile["value"]}


def test_every_djinn_has_its_entry_with_points_price_and_text():
    told = {entry["id"]: (entry["title"], entry["note"]["params"], entry["text"][0]) for entry in SECTIONS["djinns"]["entries"]}
    assert told == {
        name: (f"djinn-{name}", {"points": djinn["points"], "price": djinn["price"]}, f"djinn-{name}.text")
        for djinn in BOX["djinns"] for name in [djinn["id"].replace("_", "-")]}


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_in_the_text(code):
    words = language(code, GAME.home)
    either = {"en": "or", "fr": "ou"}[code]
    prices, suits = ([str(number) for number in numbers] for numbers in (BID_PRICES, SUIT_VALUES[1:]))
    assert f"{', '.join(prices[:-1])} {either} {prices[-1]}" in words.say("guide-bid.text")
    assert f"{', '.join(suits[:-1])} {either} {suits[-1]}" in words.say("guide-sale.text")
    for market, text in (("small_market", "guide-tile-small-market.text"), ("large_market", "guide-tile-large-market.text")):
        assert str(BOX["markets"][market]["price"]) in words.say(text)
    for part, message in (("palms", "guide-tile-oasis.text"), ("palaces", "guide-tile-village.text")):
        assert str(BOX["supply"][part]) in words.say(message)
    blue, red = (sum(tile["count"] for tile in BOX["tiles"] if tile["number"] == number) for number in ("blue", "red"))
    goods, fakirs = (sum(card["count"] for card in BOX["resources"] if card["merchandise"] is good) for good in (True, False))
    places = [tile for tile in BOX["tiles"] if tile["type"] == "sacred_place"]
    for message, numbers in (("guide-box-tiles.text", (red, blue)), ("guide-box-cards.text", (goods, fakirs)),
                             ("guide-tile-sacred-place.note", (sum(tile["count"] for tile in places),
                                                               *(tile["value"] for tile in places)))):
        assert [int(number) for number in re.findall(r"\d+", words.say(message))] == list(numbers)
    for meeple in BOX["meeples"]:
        assert str(meeple["count"]) in words.say("guide-box-meeples.text")
    points = BOX["points"]
    for part, key in (("viziers", "vizier"), ("vizier-bonus", "fewer_viziers"), ("elders", "elder"), ("palms", "palm"),
                      ("palaces", "palace"), ("coins", "coin")):
        assert words.say(f"guide-score-{part}.note").startswith(str(points[key]))


def test_pictures_load_and_mark_tiles():
    for section in SECTIONS.values():
        for one in section.get("pictures", ()):
            view = GAME.view(GAME.position(one["position"], partial=True))
            marked = {tile for tiles in one["marks"].values() for tile in tiles}
            assert marked <= set(view["tiles"]) == set(TILE_NAMES)


def test_what_the_pictures_say_is_true():
    """The captions name what is legal and what it brings."""
    assert {tuple(end[:2]) for end in GAME.view(picture("move").state)["destinations"]["b2"]} == {
        ("d3", "blue"), ("b1", "green")}
    for tile, owned in (("c2", 1), ("b3", None), ("d3", 2)):
        control = picture("control")
        control.play("take c3")
        control.play(f"drop {tile} white")
        assert control.position()["tiles"][tile]["camel"] == owned
    build = picture("tribes")
    build.play("build 2")
    assert build.position()["players"][0]["coins"] == 70
    kill = picture("assassins")
    with_fakirs = {action for action in kill.legal() if "fakirs" in action}
    assert {action.split()[1] for action in with_fakirs} == {"e3", "c5"}
    assert {action.split()[1] for action in set(kill.legal()) - with_fakirs} == {"c2", "b3", "seat2"}


def test_the_bids_in_pictures_are_one_bidding():
    bidding, after = picture("bid"), picture("bid", 1)
    for action, seat in (("bid 3", 3), ("bid 0", 2), ("bid 0", 1)):
        assert bidding.seat == seat
        bidding.play(action)
    for field in ("bid_order", "turn_order"):
        assert bidding.position()[field] == after.position()[field]
    assert bidding.seat == after.seat == 4
    assert bidding.position()["players"][2]["coins"] == after.position()["players"][2]["coins"] == 47


def test_the_turn_in_pictures_is_one_turn():
    """What is marked are the ends, and each picture is what playing the one before leads to."""
    turn = picture("turn-pictures")
    assert {end[0] for end in GAME.view(turn.state)["destinations"]["c3"]} == set(
        SECTIONS["turn-pictures"]["pictures"][0]["marks"]["good"])
    for action in ("take c3", "drop d3 white", "drop d4 green"):
        turn.play(action)
    assert turn.position()["tiles"] == picture("turn-pictures", 1).position()["tiles"]
    for action in ("drop e4 blue", "build 0", "palace e4"):
        turn.play(action)
    assert turn.position()["tiles"] == picture("turn-pictures", 2).position()["tiles"]
    assert turn.position()["players"][0]["coins"] == 50 + 4


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_worked_example_adds_up(code):
    terms = GAME.terms(picture("score").state, 0)
    assert f" {sum(term.amount for term in terms)} points" in language(code, GAME.home).say("guide-score.picture")
    amounts = {term.rule: term.amount for term in terms}
    assert amounts["tiles"] == 8 + 5 + 12 + 6
    assert amounts["merchandise"] == 21 + 1
