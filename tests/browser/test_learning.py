"""The guide with its pictures, and the first steps that finish by doing what they say."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .server import Json
from .table import Table


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_guide_has_a_picture_for_what_it_says(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    guide = visitor.server.get("guides/medina", lang=language).json()
    page = visitor.go("guide/medina")
    headings = page.get_by_role("article").get_by_role("heading", level=2)
    expect(headings).to_have_text([section["title"] for section in guide["sections"]])
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
    expect(page.get_by_test_id("prompt")).to_contain_text("Step 1 of")


@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_the_first_steps_finish_by_following_them(visit: Visit, language: str, phone: bool) -> None:
    visitor = visit(language=language, phone=phone)
    steps = visitor.server.get("guides/medina", lang=language).json()["tour"]
    assert len(steps) >= 4
    page = visitor.go("learn/medina")
    prompt = page.get_by_test_id("prompt")
    for number, step in enumerate(steps, 1):
        expect(prompt).to_contain_text(step["text"])
        words = "Étape {} sur {}" if language == "fr" else "Step {} of {}"
        expect(prompt).to_contain_text(words.format(number, len(steps)))
        if step["expect"] is None:
            prompt.get_by_role("button", name="Suivant" if language == "fr" else "Next").click()
        else:
            _do(Table(visitor), step["expect"])
    expect(prompt).not_to_contain_text(steps[-1]["text"])
    expect(prompt).not_to_contain_text("Étape" if language == "fr" else "Step")


def _do(table: Table, expected: Json) -> None:
    """The placement that a step asks for; any of a kind when it leaves that open."""
    if "action" in expected:
        table.act(expected["action"])
        return
    table.visitor.point(table.slot(expected["kind"]))
    place = table.seen()["legal"][0]
    table.act(place if expected["kind"] == "wall" else f"{expected['kind']} {place}")
