"""What the documentation shows is true: examples run, documents load, links lead somewhere."""

from __future__ import annotations

import doctest
import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import zellige
from zellige import testing
from zellige.cli import zellige as command_line
from zellige.core import document
from zellige.core import record as records
from zellige.core.game import Game

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "examples").rglob("*.md"))]


def blocks(path: Path, kind: str) -> list[str]:
    """The fenced blocks of a page of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_nothing_cites_a_document_that_is_not_here():
    """Rules come from a section of the rulebook or are our choice; nobody has the sheet of facts that was gathered once."""
    places = ["src/zellige", "docs", "examples", "tests", "frontend/src"]
    texts = [path for place in places for kind in ("py", "md", "toml", "ftl", "ts", "svelte", "json")
             for path in sorted((ROOT / place).rglob(f"*.{kind}")) if "node_modules" not in path.parts]
    cited = re.compile(r"\b(?:fact|solo|rules?) sheet\b|\b[Ss]heet (?:[ROJ]?\d|part|says)|\b(?:of|in|by) the sheet\b"
                       r"|[(\[](?:options? )?[ROJ]\d{1,2}(?:[,;)\]]| to )|^ *\"\"\"[ROJ]\d{1,2}\b", re.MULTILINE)
    found = {f"{path.relative_to(ROOT)}: {match[0]}" for path in [*texts, *PAGES] if path != Path(__file__)
             for match in cited.finditer(path.read_text("utf-8"))}
    assert sorted(found) == []


@pytest.mark.parametrize("name", ["medina", "five_tribes", "almadi"])
def test_every_option_says_where_its_question_comes_from(name):
    for option in zellige.get(name).options:
        assert option.source.startswith(("Rulebook, ", "Rulebooks, ")), option.name
        for page in re.findall(r"docs/\S+\.md", option.source):
            said = (ROOT / page).read_text("utf-8")
            assert "our choice" in said or f"`{option.name}`" in said
        assert "silent" not in option.source or re.search(r"; the rulebook is silent: our choice, docs/\S+\.md$", option.source)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_python_examples_run(page):
    """All blocks of a page in one go, as a reader would type them."""
    names: dict[str, Any] = {"__name__": "example"}
    for number, block in enumerate(blocks(page, "python"), 1):
        exec(compile(block, f"{page.name}, example {number}", "exec"), names)


def test_every_room_stands_in_the_architecture():
    """By its name, in the list of the folder it is in; of games, what more than one of them has."""
    tree = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("```")[1]
    said = {part.split("/")[0]: set(re.findall(r"\w+", part)) for part in re.split(r"^  (?=\w+/ )", tree, flags=re.MULTILINE)}
    package = ROOT / "src" / "zellige"
    rooms = {name: {path.stem for path in (package / name).glob("*.py")}
             for name in ("core", "players", "study", "testing", "server", "commands")}
    of_games = Counter(path.stem for path in (package / "games").glob("*/*.py"))
    rooms["games"] = {room for room, count in of_games.items() if count > 1}
    assert {name: found for name, stems in rooms.items() if (found := stems - said[name] - {"__init__"})} == {}


def test_every_file_that_the_architecture_names_is_there():
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    places = [ROOT, ROOT / "src" / "zellige", ROOT / "docs"]
    named = set(re.findall(r"`([\w/]+(?:/|\.(?:py|ts|md|json)))`", page))
    assert len(named) > 5
    assert {path for path in named if not any((place / path).exists() for place in places)} == set()
    kept = {path.name for path in (ROOT / "src" / "zellige").rglob("*.*")}
    inside = set(re.findall(r"(?<![\w-])\w+\.(?:py|json)", page.split("```")[1]))
    assert len(inside) > 50
    assert inside - kept == set()


def test_the_architecture_says_of_every_promise_under_which_name_it_is_looked_at():
    table = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## The promises of a game")[2]
    rows = [row.strip("| ").split(" | ") for row in re.findall(r"^\| .+$", table.partition("## ")[0], re.MULTILINE)][1:]
    assert {name for row in rows for name in row[2].split(", ")} == {promise.name for promise in testing.PROMISES}
    parts = {part for row in rows for part in re.findall(r"`(\w+)`", row[0])}
    assert {part for part in parts if not hasattr(Game, part) and part not in Game.__dataclass_fields__} == set()


def test_the_first_example_of_the_package_runs():
    results = doctest.testmod(zellige, raise_on_error=True)
    assert results.attempted >= 3
    assert results.failed == 0


def test_positions_on_the_page_can_be_loaded():
    middle, table = (json.loads(block) for block in blocks(ROOT / "docs" / "formats" / "position.md", "json"))
    document.check_shape(middle, zellige.get("medina").home)
    assert zellige.load(middle).position() == middle
    assert zellige.load(table, partial=True).scores() == [0, 8]
    with pytest.raises(zellige.PersonError, match="stables"):
        zellige.load({**table, "hands": [{"stable": 0}, {"stable": 0}]})
    assert zellige.load(table).scores() == [0, 8]


def test_every_field_of_a_position_is_explained():
    page = (ROOT / "docs" / "formats" / "position.md").read_text("utf-8")
    fields = set(document.schema(zellige.get("medina").home)["properties"]) - {"game", "format"}
    assert [field for field in sorted(fields) if f"`{field}`" not in page] == []


def test_the_record_on_the_page_replays():
    text, = blocks(ROOT / "docs" / "formats" / "record.md", "json")
    record, = records.parse(text)
    assert len(list(records.replay(record))) == 4


def test_commands_on_the_front_page_exist():
    front = (ROOT / "README.md").read_text("utf-8")
    shown = set(re.findall(r"^    zellige (\w+)", front, re.MULTILINE))
    assert shown
    assert shown | {"play", "schema"} == set(command_line.commands)


def test_the_page_on_a_new_game_builds_the_second_example():
    """Its blocks, put together, are the package to the line, blank ones aside: what is true of the one is true of the other."""
    page, example = (ROOT / "docs" / "new-game.md").read_text("utf-8"), ROOT / "examples" / "souk"
    built: dict[str, list[str]] = {}
    for path, block in re.findall(r"^```\w+ (\S+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        built.setdefault(path, []).extend(filter(str.strip, block.split("\n")))
    kept = {path.relative_to(example).as_posix(): [*filter(str.strip, path.read_text("utf-8").split("\n"))]
            for path in example.rglob("*.*") if path.suffix in (".py", ".ftl", ".json", ".toml")}
    assert len(kept) == 9
    assert built == kept


def test_the_page_on_a_new_game_says_what_is_found_where_a_secret_gets_out():
    souk, page = zellige.get("souk"), (ROOT / "docs" / "new-game.md").read_text("utf-8")

    def forgets_chests(state: Any, eyes: int) -> None:
        chests = state.jars[7:].copy()
        souk.mask(state, eyes)
        state.jars[7:] = chests

    promise, = (promise for promise in testing.PROMISES if promise.name == "heard")
    for liar in (replace(souk, heard=Game.heard), replace(souk, mask=forgets_chests)):
        with pytest.raises(testing.Broken) as found:
            promise.look(testing.play(liar, "1", 0))
        assert f"    {str(found.value).partition(' (2 seats')[0]}\n" in page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8"))
    inside = [target for target in targets if not re.match(r"[a-z]+:", target)]
    assert [target for target in inside if not (page.parent / target).exists()] == []


def test_every_dependency_is_explained():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    frontend = json.loads((ROOT / "frontend" / "package.json").read_text("utf-8"))
    wanted = [*project["dependencies"], *(name for names in project["optional-dependencies"].values() for name in names),
              *frontend["dependencies"], *frontend["devDependencies"]]
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    assert [name for name in (re.split(r"[<>=\[]", entry)[0] for entry in wanted) if name not in page] == []


@pytest.mark.parametrize("text", blocks(ROOT / "docs" / "formats" / "templates.md", "jsonc"))
def test_templates_load_without_their_comments(text):
    """What a person copies, fills in and asks for a score."""
    found = document.parse(re.sub(r" *//.*$", "", text, flags=re.MULTILINE))
    game = zellige.get(found["game"])
    state = game.position(found, partial=game.name == "five_tribes")
    assert len(game.scores(state)) == 2
