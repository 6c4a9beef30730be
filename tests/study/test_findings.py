"""What many games say of strategy: the figures are those of the games, the page says all of it in both languages."""

from __future__ import annotations

import base64
import re
import sys
from dataclasses import replace
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from zellige.core import record as records
from zellige.core.errors import BadFile
from zellige.core.language import LANGUAGES, language
from zellige.core.registry import get
from zellige.core.strategy import MARGIN, POINTS, WON, Question, Seen, in_steps
from zellige.core.vocabulary import Moment
from zellige.study import findings as room
from zellige.study import page
from zellige.study.arena import Table
from zellige.study.blocks import Schedule
from zellige.study.errors import MixedGames, NothingFinished
from zellige.study.findings import Findings, findings, records_at
from zellige.study.standings import Standings
from zellige.study.tournament import tournament

OPTIONS = {"almadi": {"characters": True}}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Path, Standings]]:
    """By game a folder with six blocks of two seats."""
    found = {}
    for game in ("nim", "medina", "five_tribes", "almadi"):
        folder = tmp_path_factory.mktemp(game)
        table = Table(game, ("random", "random"), 2, OPTIONS.get(game, {}))
        found[game] = folder, tournament(Schedule(table, 6, "findings"), folder, 1)
    return found


def moments_of(record: records.Record) -> list[Moment]:
    return [Moment(step.mover, step.before, step.action, step.after, ()) for step in records.replay(record)]


def answers(found: Findings, question: str) -> list[room.Answer]:
    return [answer for one in found.questions if one.question.name == question for answer in one.answers]


@pytest.mark.parametrize("game", ["nim", "medina"])
def test_seats_are_worth_what_the_tournament_says(played: dict[str, tuple[Path, Standings]], game: str) -> None:
    """Counted from the records alone, with the same draws of the blocks."""
    folder, standings = played[game]
    steps = []
    found = findings(records_at(folder), steps.append)
    assert (found.games, found.blocks, found.players, sum(steps)) == (6, 6, ("random",), 6)
    for answer, seat in zip(answers(found, "seats"), standings.seats, strict=True):
        assert answer.figures[WON].value == pytest.approx(seat.value)
        assert answer.figures[WON].interval == pytest.approx(seat.interval)
    assert sum(answer.figures[MARGIN].value or 0 for answer in answers(found, "seats")) == pytest.approx(0)


def test_cases_of_a_deal_count_together() -> None:
    """Ten deals, of which one has nine cases: as a case each they would seem surer than they are."""
    seen = Seen("asked", 0, "answer-number", (("low", 1),))
    alone = [room._Case(seen, block, {WON: 0.0}) for block in range(9)]
    crowd = [room._Case(seen, 9, {WON: 1.0})] * 9
    answer, = room._answered(Question("asked", (WON,)), [*alone, *crowd], 10, 2).answers
    assert (answer.cases, answer.blocks, answer.figures[WON].value) == (18, 10, 0.5)
    assert answer.figures[WON].interval is not None
    low, high = answer.figures[WON].interval
    assert (low, high > 0.7) == (0.0, True)


def test_too_few_deals_have_no_interval_and_stand_last_and_certainty_is_not_claimed() -> None:
    few = [room._Case(Seen("asked", 0, "few"), block, {WON: 1.0}) for block in range(4)]
    all_won = [room._Case(Seen("asked", 0, "won"), block, {WON: 1.0}) for block in range(8)]
    some = [room._Case(Seen("asked", 0, "some"), block, {WON: block % 2}) for block in range(8)]
    found = room._answered(Question("asked", (WON,)), [*few, *some, *all_won], 8, 2).answers
    assert [answer.seen.label for answer in found] == ["won", "some", "few"]
    assert found[0].figures[WON].interval == pytest.approx((0.6756, 1.0), abs=1e-3)
    assert found[2].figures[WON].interval is None


def test_spans_of_numbers() -> None:
    spans = [("answer-span", (("low", low), ("high", low + 3)), low) for low in (1, 1, 5, 5)]
    assert [in_steps(value, 4, 9, 1) for value in (1, 4, 5, 8, 9, 30)] == [*spans, *[("answer-more", (("low", 9),), 9)] * 2]
    assert in_steps(3, 1, 6) == ("answer-number", (("low", 3),), 3)
    assert in_steps(11, 5, 12, 0) == ("answer-span", (("low", 10), ("high", 11)), 10)


def test_medina_counts_every_palace_once(played: dict[str, tuple[Path, Standings]]) -> None:
    for record in records_at(played["medina"][0])[:2]:
        moments = moments_of(record)
        strategy, end = get("medina").strategy, moments[-1].after
        assert strategy is not None
        claims = [seen for seen in strategy.see(moments) if seen.question == "claim-size"]
        assert len(claims) == (end.owner > 0).sum() - (end.owner == 5).sum()
        for seat in (0, 1):
            tiles = sum(term.amount for term in get("medina").terms(end, seat) if "tile" in term.rule or "tower" in term.rule)
            assert sum(seen.points for seen in claims if seen.seat == seat) + tiles == get("medina").scores(end)[seat]


def test_five_tribes_gives_every_activation_its_bid(played: dict[str, tuple[Path, Standings]]) -> None:
    record = records_at(played["five_tribes"][0])[0]
    moments = moments_of(record)
    strategy = get("five_tribes").strategy
    assert strategy is not None
    seen = list(strategy.see(moments))
    bids, order = ([one for one in seen if one.question == name] for name in ("bids", "acting-order"))
    texts = [text for text in record.actions if text.startswith("bid ")]
    assert sorted(one.place for one in bids) == sorted(int(text.split()[1]) for text in texts)
    assert len(order) == len(bids)
    assert [gain.points - bid.points for gain, bid in zip(order, bids, strict=True)] == [bid.place for bid in bids]
    first_round = [bid.place for bid in bids[:4]]
    assert first_round == sorted(first_round, reverse=True)


def test_almadi_counts_what_lies_there_at_the_end(played: dict[str, tuple[Path, Standings]]) -> None:
    for record in records_at(played["almadi"][0])[:2]:
        strategy = get("almadi").strategy
        assert strategy is not None
        seen = list(strategy.see(moments_of(record)))
        assert sum(one.question == "characters" for one in seen) == sum("recruit" in text for text in record.actions)
        granted = sum(text.startswith("genie") for text in record.actions)
        spans = [one.place for one in seen if one.question == "genies"]
        assert sum(spans) <= granted < sum(spans) + 16


@pytest.mark.parametrize("game", ["nim", "medina", "five_tribes", "almadi"])
def test_every_question_is_said_in_both_languages(played: dict[str, tuple[Path, Standings]], game: str) -> None:
    found, strategy = findings(records_at(played[game][0])), get(game).strategy
    for code in LANGUAGES:
        words = language(code, get(game).home)
        text = page.html(found, {}, words)
        assert f'<html lang="{code}">' in text
        assert text.count("<h2>") == text.count("<table>") == len(found.questions)
        for question in (strategy.questions if strategy else ()):
            assert words.has(f"question-{question.name}.about"), question.name


def test_the_page_stands_by_itself(played: dict[str, tuple[Path, Standings]], tmp_path: Path) -> None:
    """A picture a question, nothing is fetched from elsewhere; the same games are the same bytes."""
    found, words = findings(records_at(played["nim"][0])[:2]), language("fr", get("nim").home)
    for folder in ("one", "other"):
        assert page.write(found, tmp_path / folder, words)
    text = (tmp_path / "one" / page.PAGE).read_text("utf-8")
    assert text == (tmp_path / "other" / page.PAGE).read_text("utf-8")
    assert not re.search(r"https?://|<script|<link", text)
    pictures = re.findall(r"base64,([\w+/=]+)", text)
    assert len(pictures) == len(found.questions) == len(list((tmp_path / "one").glob("*.svg")))
    assert ElementTree.fromstring(base64.b64decode(pictures[0])).tag.endswith("svg")


def test_the_same_page_is_there_as_markdown(played: dict[str, tuple[Path, Standings]], tmp_path: Path) -> None:
    """With the pictures beside it, and every figure of the page: for whoever keeps it among other texts."""
    found, words = findings(records_at(played["five_tribes"][0])), language("fr", get("five_tribes").home)
    assert page.write(found, tmp_path, words)
    text, whole = (tmp_path / page.TEXT).read_text("utf-8"), unescape((tmp_path / page.PAGE).read_text("utf-8"))
    assert {path.name for path in tmp_path.glob("*.svg")} == set(re.findall(r"\]\(([^)]+)\)", text))
    assert "findings.0" in text
    assert "findings.5" in text
    cells = [cell for line in text.splitlines() if line.startswith("| ") for cell in line.strip("| ").split(" | ")]
    assert len(cells) > 100
    assert [cell for cell in cells if cell != "---" and f">{cell}<" not in whole] == []


def test_without_matplotlib_there_are_the_figures(played: dict[str, tuple[Path, Standings]], tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert not page.write(findings(records_at(played["nim"][0])[:2]), tmp_path, language("en", get("nim").home))
    assert {path.name for path in tmp_path.iterdir()} == {page.PAGE, page.TEXT, page.FIGURES}
    with pytest.raises(BadFile):
        page.write(findings(records_at(played["nim"][0])[:2]), "a\0b", language("en", get("nim").home))


def test_games_that_are_not_alike_or_not_over_are_refused(played: dict[str, tuple[Path, Standings]], tmp_path: Path) -> None:
    one = records_at(played["nim"][0])[0]
    (tmp_path / "open.jsonl").write_text(replace(one, result=None).text(), "utf-8")
    (tmp_path / "mixed.jsonl").write_text(one.text() + records_at(played["medina"][0])[0].text(), "utf-8")
    with pytest.raises(NothingFinished):
        records_at(tmp_path / "open.jsonl")
    with pytest.raises(MixedGames):
        records_at(tmp_path / "mixed.jsonl")


def test_points_are_shown_where_a_question_asks_for_them(played: dict[str, tuple[Path, Standings]]) -> None:
    found = findings(records_at(played["five_tribes"][0])[:2])
    assert all(set(answer.figures) == {POINTS} for answer in answers(found, "bids"))
    assert answers(found, "columns")[0].figures[POINTS].value is not None
