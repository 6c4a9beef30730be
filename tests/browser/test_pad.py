"""Score pads: the numbers of a stored end of a game go in by finger and by key, and the score of the engine comes out."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import zellige
from counts import LONG
from pads import presses
from zellige.core import record as records
from zellige.core.count_up import count_up, entries_of, pad_of
from zellige.core.game import Game, State
from zellige.core.pad import Field
from zellige.core.speaker import Speaker

from .conftest import Visit
from .test_axe import Axe
from .test_phone import SMALL_TARGETS, TARGET
from .visitor import SMALL_PHONE, Visitor, check_width
from .words import english_in, texts_on

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Leïla", "Tariq", "Yusra", "Idris")
STORED = {"medina-4-seats": ("en", 95), "almadi-2-seats": ("fr", 45)} | ({
    "almadi-4-seats": ("fr", 80), "five-tribes-4-seats": ("fr", 110), "almadi-4-seats-characters": ("en", 120)} if LONG else {})
"""Two players or four: in which language, and in how many taps, from the first field on, digits, noughts and "next" counted."""


@dataclass(frozen=True)
class Asked:
    """A field that somebody counts for a seat, what they have counted, and whether that follows from the rest."""

    field: Field
    seat: int
    value: Any
    follows: bool = False


@dataclass(frozen=True)
class End:
    """The end of a stored game: what a person would count, and what it comes to."""

    game: Game
    state: State

    @classmethod
    def of(cls, file: str) -> End:
        record = records.read(RECORDS / f"{file}.jsonl")[0]
        *_, last = records.replay(record)
        return cls(zellige.get(record.game), last.after)

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def scores(self) -> list[int]:
        return list(self.game.scores(self.state))

    def asked(self) -> Iterator[Asked]:
        """Every field that is asked, in the order of the pad."""
        entries, options = entries_of(self.game, self.state), self.game.options_of(self.state)
        count = count_up(self.game, self.seats, options, entries)
        assert count.objections == []
        for column in self.game.pad.columns if self.game.pad else ():
            here = [field for field in count.fields if field.section == column.name]
            for seat in range(self.seats):
                yield from (Asked(one, seat, entries[one.name][seat])
                            for one in here if one.by_seat and count.asked[one.name][seat])
            for one in here:
                if not one.by_seat and any(count.asked[one.name]):
                    rest = {name: value for name, value in entries.items() if name != one.name}
                    inferred = count_up(self.game, self.seats, options, rest).inferred
                    yield Asked(one, 0, entries[one.name], inferred.get(one.name) == entries[one.name])


class Counting:
    """Somebody who counts on a phone, and what it takes them."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page, self.taps = visitor, visitor.page, 0

    def open(self, end: End) -> None:
        """A new sheet for so many people, by the rules they played by."""
        game, seats = end.game, end.seats
        self.visitor.go(f"pad/{game.name}")
        expect(sheet(self.page)).to_be_visible()
        people = self.page.get_by_test_id("people")
        people.locator(".seg").first.get_by_text(str(seats), exact=True).tap()
        for seat, name in enumerate(NAMES[:seats]):
            people.locator("input[type=text]").nth(seat).fill(name)
        say, chosen = Speaker(game, "en"), game.options_of(end.state)
        for option in game.options:
            if option.name in pad_of(game).options and chosen[option.name] != option.default:
                people.get_by_text(say.option_value(option, chosen[option.name]), exact=True).tap()
        people.locator("summary").tap()

    def tap(self, what: Locator) -> None:
        what.tap()
        self.taps += 1

    def enter(self, end: End) -> None:
        """Field by field to the end, noughts among them, without a tap on the sheet itself."""
        for asked in end.asked():
            at = cell(self.page, asked.field.name, asked.seat)
            on = self.page.locator("tr.here") if asked.field.kind == "holder" else self.page.locator(".at")
            expect(at.and_(on) if asked.field.kind != "holder" else on.filter(has=at)).to_have_count(1)
            if asked.field.kind == "holder":
                self.holder(asked)
            elif asked.field.kind == "cards":
                for card in asked.value:
                    self.tap(deck(self.page).nth(asked.field.values.index(card)))
                expect(at).to_contain_text(str(len(asked.value) or ""))
                self.next()
            else:
                self.number(asked)
                expect(at).to_have_value(written(asked))

    def holder(self, asked: Asked) -> None:
        """Who has something: a press, or "next" where it follows."""
        if asked.follows:
            self.next()
        else:
            buttons = self.page.locator(".keys .row button")
            self.tap(buttons.nth(asked.value - 1) if asked.value else buttons.last)

    def number(self, asked: Asked) -> None:
        """The key of the number; else its digits, or in a list steps from the largest; "next" unless the pad has gone on."""
        field, value, keys = asked.field, asked.value, asked.field.offered
        if isinstance(value, list):
            for one in value:
                self.key(min(one, keys[-1]))
                for _ in range(one - keys[-1]):
                    self.tap(self.page.locator(".nav .btn").nth(2))
            self.next()
        elif value in keys:
            self.key(value)
        else:
            if keys:
                self.tap(self.page.locator(".key.other"))
            for digit in str(value):
                self.key(digit)
            if value and value * 10 <= field.most:
                self.next()

    def next(self) -> None:
        self.tap(self.page.get_by_test_id("pad-next"))

    def key(self, number: int | str) -> None:
        self.tap(self.page.locator(".key", has_text=re.compile(f"^{number}$")))


def written(asked: Asked) -> str:
    """What was counted, as it stands in its field."""
    return " ".join(map(str, asked.value)) if isinstance(asked.value, list) else str(asked.value)


def sheet(page: Page) -> Locator:
    return page.get_by_test_id("sheet")


def cell(page: Page, field: str, seat: int = 0) -> Locator:
    return page.locator(f'[data-place="{field} {seat}"]')


def totals(page: Page, seats: int) -> list[Locator]:
    return [page.get_by_test_id(f"total-{seat}") for seat in range(1, seats + 1)]


def check(page: Page, end: End) -> None:
    """The score of the engine stands there."""
    for total, score in zip(totals(page, end.seats), end.scores, strict=True):
        expect(total).to_have_text(str(score).replace("-", "−"))


@pytest.mark.parametrize("file", STORED)
def test_a_stored_game_is_counted_on_a_phone(visit: Visit, file: str) -> None:
    language, most = STORED[file]
    end = End.of(file)
    visitor = visit(phone=True, size=SMALL_PHONE, language=language)
    counting, page, axe = Counting(visitor), visitor.page, Axe(visitor)
    counting.open(end)
    counting.enter(end)
    check(page, end)
    assert counting.taps <= most
    assert counting.taps == presses(end.game, end.state)
    print(f"{file}: {counting.taps} taps")
    check_width(page)
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    best = NAMES[end.scores.index(max(end.scores))]
    if page.locator(".keys").count():  # the last press of a number closes nothing
        axe.look("with the keys")
        page.get_by_role("button", name="Fermer les touches" if language == "fr" else "Close the keys").tap()
    if end.scores.count(max(end.scores)) == 1:
        expect(page.get_by_test_id("verdict")).to_contain_text(best)
    # A number says how it comes about.
    page.get_by_test_id("total-1").tap()
    expect(page.get_by_test_id("pad-terms").locator("tr").last).to_contain_text(str(end.scores[0]))
    axe.look("why")
    if language == "fr":
        assert english_in(texts_on(page)) == []
    page.keyboard.press("Escape")
    # Nothing is lost on reload.
    page.reload()
    check(page, end)


BY_KEYS = ["five-tribes-2-seats", *(["medina-2-seats", "almadi-2-seats"] if LONG else [])]


@pytest.mark.parametrize("file", BY_KEYS)
def test_a_stored_game_is_counted_by_keys(visit: Visit, file: str) -> None:
    visitor, end = visit(), End.of(file)
    page = visitor.go(f"pad/{end.game.name}")
    for asked in end.asked():
        here = cell(page, asked.field.name, asked.seat)
        if asked.field.kind == "cards":
            for card in asked.value:
                here.focus()
                page.keyboard.press("Enter")
                expect(deck(page).first).to_be_focused()
                picked = deck(page).nth(asked.field.values.index(card))
                picked.focus()
                page.keyboard.press("Space")
                expect(picked).to_have_attribute("aria-pressed", "true")
                page.keyboard.press("Escape")
                expect(here).to_be_focused()
        elif asked.field.kind == "holder":
            if asked.value and not asked.follows:
                holder = page.locator(f'tr:has([data-place="{asked.field.name} 0"]) .holds').nth(asked.value - 1)
                holder.focus()
                page.keyboard.press("Space")
                expect(holder).to_have_attribute("aria-pressed", "true")
        elif asked.value:
            here.focus()
            page.keyboard.type(written(asked))
            page.keyboard.press("Enter")
            expect(here).to_have_value(written(asked))
    check(page, end)
    Axe(visitor).look("by keys")


def deck(page: Page) -> Locator:
    """The cards one picks from."""
    return page.get_by_test_id("deck").get_by_role("button")


def test_nothing_is_lost_and_what_cannot_be_is_said_at_its_field(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("pad/medina")
    people = page.get_by_test_id("people").locator("input[type=text]")
    people.nth(0).fill("Leïla")
    people.nth(1).fill("Tariq")
    cell(page, "orange.buildings").click()
    page.keyboard.type("4")
    page.keyboard.press("ArrowRight")
    expect(cell(page, "orange.buildings", 1)).to_be_focused()
    page.keyboard.type("99")
    refusal = sheet(page).get_by_role("alert")
    expect(refusal).to_contain_text("Tariq")
    expect(cell(page, "orange.buildings", 1)).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_test_id("verdict")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("3")
    expect(refusal).to_have_count(0)
    # A second tab has it at once, and what is entered there comes here.
    other = visitor.context.new_page()
    other.goto(page.url)
    expect(cell(other, "orange.buildings")).to_have_value("4")
    cell(other, "orange.merchants").fill("5")
    expect(cell(page, "orange.merchants")).to_have_value("5")
    expect(page.get_by_test_id("total-1")).to_have_text("13")  # with the tile of the largest palace
    other.close()
    page.get_by_role("button", name="Keep this evening").click()
    page.get_by_role("button", name="New sheet").click()
    expect(cell(page, "orange.buildings")).to_have_value("")
    expect(people.nth(0)).to_have_value("Leïla")


def test_evenings_are_kept_with_what_everybody_has_won_and_saved_as_a_table(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(language="fr", phone=True)
    evenings = [_evening(f"e{number}", number, scores) for number, scores in enumerate([(42, 35), (30, 31), (28, 28)])]
    for evening in evenings:
        visitor.page.evaluate("([id, text]) => localStorage.setItem(`zellige.pad.${id}`, text)",
                              [evening["id"], json.dumps(evening)])
    page = visitor.go("pad/medina/history")
    expect(page.get_by_test_id("evening")).to_have_count(3)
    expect(page.get_by_test_id("pad-people").locator("tbody tr").first).to_have_text(re.compile(r"Leïla\s*3\s*2\s*33,3\s*42"))
    check_width(page)
    assert page.evaluate(SMALL_TARGETS, TARGET) == []
    Axe(visitor).look("evenings")
    assert english_in(texts_on(page)) == []
    with page.expect_download() as saving:
        page.get_by_role("button", name="Enregistrer en CSV").tap()
    saved = tmp_path / "saved.csv"
    saving.value.save_as(saved)
    lines = saved.read_text("utf-8-sig").splitlines()
    assert len(lines) == 7
    assert lines[0] == "date;jeu;joueur;rang;points;gagné;Puits"
    page.get_by_test_id("evening").first.get_by_role("button").tap()
    Axe(visitor).look("asked before an evening goes")
    page.get_by_role("button", name="Retirer", exact=True).tap()
    expect(page.get_by_test_id("evening")).to_have_count(2)


_PIXEL = """async bytes => {
    const raw = Uint8Array.from(atob(bytes), one => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([raw], {type: 'image/png'}));
    const paper = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height}).getContext('2d');
    paper.drawImage(image, 0, 0);
    const [red, green, blue] = paper.getImageData(4, 60, 1, 1).data;
    const hex = '#' + (red * 65536 + green * 256 + blue).toString(16).padStart(6, '0');
    return [image.width, hex === getComputedStyle(document.documentElement).getPropertyValue('--page').trim().toLowerCase()];
}"""


def test_a_sheet_is_handed_on_as_a_picture_and_printed_in_light_colours(visit: Visit) -> None:
    """The share sheet of the device is asked first; where there is none the picture is a file, in the colours of the page."""
    visitor, end = visit(language="fr", theme="dark"), End.of("medina-3-seats")
    evening = _evening("e1", 1, (0, 0)) | {"done": False, "names": list(NAMES[:3]), "outcome": None,
                                          "entries": entries_of(end.game, end.state), "options": end.game.options_of(end.state)}
    visitor.page.evaluate("text => localStorage.setItem('zellige.pad.e1', text)", json.dumps(evening))
    page = visitor.go("pad/medina/e1")
    check(page, end)
    button = page.get_by_role("button", name="Partager en image")
    page.evaluate("""() => {
        navigator.canShare = ({files}) => files.length === 1;
        navigator.share = ({files, title}) => ((window.handed = [files[0].name, files[0].type, title]), Promise.resolve());
    }""")
    button.click()
    handed = page.wait_for_function("() => window.handed").json_value()
    assert handed == ["zellige-medina-2023-11-15.png", "image/png", "Médina"]
    page.evaluate("() => delete navigator.canShare")
    with page.expect_download() as saving:
        button.click()
    assert page.evaluate(_PIXEL, base64.b64encode(saving.value.path().read_bytes()).decode()) == [1080, True]
    theme = page.locator("html")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    expect(theme).to_have_attribute("data-theme", "light")
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(theme).to_have_attribute("data-theme", "dark")
    Axe(visitor).look("a sheet with noughts that were entered")


def _evening(name: str, day: int, scores: tuple[int, ...]) -> dict[str, Any]:
    best = max(scores)
    return {"id": name, "game": "medina", "title": "Médina", "began": 1_700_000_000_000 + day * 86_400_000, "changed": day,
            "done": True, "names": ["Leïla", "Tariq"], "options": {}, "entries": {},
            "outcome": {"columns": [{"id": "well", "label": "Puits"}],
                        "rows": [{"total": score, "place": 1 + (score < best), "won": score == best, "columns": {"well": 4}}
                                 for score in scores]}}


def test_the_start_page_leads_to_the_pad(visit: Visit) -> None:
    visitor = visit(language="fr")
    page = visitor.go()
    page.get_by_role("link", name=re.compile("^Compter une partie jouée à table")).click()
    expect(sheet(page)).to_be_visible()
    Axe(visitor).look("an empty sheet")
    assert english_in(texts_on(page)) == []
