"""The guide with its pictures, and the first steps, which follow what one does and end in a first game."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from zellige.core.registry import get
from zellige.core.speaker import Speaker

from .conftest import Visit
from .server import Server, some_action
from .table import Table
from .test_french import check_french
from .visitor import Visitor


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_guide_has_a_picture_for_what_it_says(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    guide = visitor.server.get("guides/medina", lang=language).json()
    page = visitor.go("guide/medina")
    headings = page.get_by_role("article").get_by_role("heading", level=2)
    own = ["Tous les symboles", "Noms anglais et français"] if language == "fr" else ["All signs", "French and English names"]
    expect(headings).to_have_text([*(section["title"] for section in guide["sections"]), *own])
    captions = [picture["caption"] for section in guide["sections"] for picture in section["pictures"]]
    assert len(captions) >= 5
    for caption in captions:
        picture = page.get_by_role("img", name=caption, exact=True)
        picture.scroll_into_view_if_needed()
        box = picture.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 100
        assert picture.locator("path, use").count() > 10
    last = guide["sections"][-1]["title"]
    page.get_by_role("navigation").get_by_role("button", name=last, exact=True).click()
    expect(page.get_by_role("heading", name=last)).to_be_focused()


def test_the_guide_leads_to_the_first_steps(visit: Visit) -> None:
    page = visit().go("guide/medina")
    page.get_by_role("navigation").get_by_role("link", name="First steps").click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-state", "path")


# --- first steps -----------------------------------------------------------------------------------------------------


class Lesson:
    """The first steps in Médina as a visitor follows them."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.panel = self.page.get_by_test_id("lesson")
        self.chapter = self.panel.get_by_role("combobox")
        self.table = Table(visitor)

    def stands(self, state: str, message: str) -> None:
        """The panel shows a state of the chapter, and the words for it."""
        expect(self.panel).to_have_attribute("data-state", state)
        words = Speaker(get("medina"), self.visitor.language)
        expect(self.panel.get_by_role("status")).to_contain_text(words.say(f"lesson-{message}"))

    def press(self, name: str) -> None:
        self.visitor.point(self.panel.get_by_role("button", name=name))


@pytest.mark.parametrize("phone", [False, True])
def test_whatever_one_does_is_taken_up_and_can_be_tried_again(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    visitor.go("learn/medina")
    lesson = Lesson(visitor)
    lesson.stands("path", "build.step1")
    expect(lesson.table.cell("g4")).to_be_visible()
    board = visitor.page.locator(".slot-of-board").bounding_box()
    lesson.table.act("brown k7")
    lesson.stands("open", "build.open")
    expect(lesson.panel).to_contain_text("You placed a brown building at k7.")
    kept = visitor.stored("zellige.lessons")["medina"]["table"]
    lesson.press("Try again")
    lesson.stands("path", "build.step1")
    assert visitor.stored("zellige.lessons")["medina"]["table"] == kept, "it is the same table, with nothing decided"
    lesson.table.act("orange g4")
    lesson.stands("path", "build.step2")
    lesson.table.act("stable e5")
    lesson.stands("done", "build.done")
    expect(lesson.panel).to_contain_text("You added a stable to an orange palace at e5.")
    assert visitor.page.locator(".slot-of-board").bounding_box() == board
    lesson.press("Next")
    lesson.stands("path", "merchants.step1")


def test_first_steps_are_left_and_resumed(visit: Visit, own_server: Server) -> None:
    visitor = visit(own_server, fresh=True)
    page = visitor.go("learn/medina")
    lesson = Lesson(visitor)
    lesson.stands("path", "build.step1")
    lesson.table.act("merchant d4")
    lesson.stands("open", "build.open")
    page.reload()
    lesson.stands("open", "build.open")
    lesson.chapter.select_option("tea")
    lesson.stands("path", "tea.step1")
    lesson.table.act("roof m6")
    lesson.stands("path", "tea.step2")
    page.get_by_role("link", name="zellige").click()
    door = page.get_by_role("link", name="First steps in Médina")
    expect(door).to_contain_text("chapter 5 of 6: Tea")
    page.reload()
    door.click()
    lesson.stands("path", "tea.step2")
    expect(page.get_by_test_id("score")).to_contain_text("You")


def test_where_the_table_of_a_chapter_is_gone_the_chapter_begins_again(visit: Visit) -> None:
    visitor = visit()
    visitor.page.evaluate("kept => localStorage.setItem('zellige.lessons', kept)", json.dumps(
        {"medina": {"chapter": "claim", "table": "nowhere", "key": "none", "done": ["build", 7]},
         "five_tribes": {"chapter": "bid"}}))
    visitor.expects("404")
    visitor.go("learn/medina")
    Lesson(visitor).stands("path", "build.step1")


def test_a_newcomer_learns_and_plays_a_first_game_on_a_phone(visit: Visit, own_server: Server) -> None:
    """From the start page through the first steps to the end of a first game, in French."""
    visitor = visit(own_server, language="fr", phone=True)
    page = visitor.go()
    check_french(page)
    page.get_by_role("link", name="Premiers pas dans Médina").tap()
    lesson = Lesson(visitor)
    lesson.stands("path", "build.step1")
    check_french(page)
    lesson.table.act("orange g4")
    lesson.table.act("stable g3")
    lesson.stands("done", "build.done")
    check_french(page)
    lesson.press("Suite")
    lesson.stands("path", "merchants.step1")
    lesson.chapter.select_option("neutral")
    lesson.stands("path", "neutral.step1")
    lesson.table.act("neutral k8")
    lesson.stands("done", "neutral.done")
    lesson.press("Jouer une première partie")
    page.wait_for_url("**/#/table/*")
    table = Table(visitor)
    assert table.my_turn()
    assert [seat["player"] for seat in table.told()["seats"]] == [None, "level:visitor"]
    check_french(page)
    table.act(some_action(table.told(), Random(1)))
    own_server.advance({"table": table.name, "key": table.key}, 1_000)
    expect(table.end).to_be_visible()
    check_french(page)
    visitor.go()
    expect(page.get_by_role("link", name="Premiers pas dans Médina")).to_contain_text("chapitre 6 sur 6")
    expect(page.get_by_role("link", name="Revoir")).to_have_count(1)
