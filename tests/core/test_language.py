"""Every word in both languages, and errors that say one sentence."""

import re
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from zellige.core.errors import (
    BadFile,
    BadPosition,
    IllegalAction,
    NotationError,
    NothingToUndo,
    PersonError,
    UnknownGame,
    UnknownValue,
)
from zellige.core.game import Reason
from zellige.core.language import HOME, LANGUAGES, Language, language, persons_language, sentence
from zellige.core.match import new
from zellige.core.messages import MissingMessage, typeset
from zellige.core.registry import get
from zellige.testing.played import HOME as TESTING

FOLDERS = [HOME, TESTING / "locale"]


def messages(folder: Path, code: str) -> dict[str, set[str]]:
    """Every message and attribute of a language, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.glob(f"{code}*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                for name, pattern in [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]:
                    full = f"{entry.id.name}{name}"
                    assert full not in found, f"{path.name}: {full} twice"
                    if pattern is not None:
                        found[full] = variables(pattern)
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    from fluent.syntax.serializer import serialize_pattern

    return set(re.findall(r"\$(\w+)", serialize_pattern(pattern)))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_things(folder):
    english, french = (messages(folder, code) for code in LANGUAGES)
    assert english
    assert english.keys() == french.keys()
    different = {name for name in english if english[name] - {"you", "other_you"} != french[name] - {"you", "other_you"}}
    assert not different


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_of_ours_can_be_said(code):
    words = Language(code, (HOME,))
    found = messages(HOME, code)
    everything = dict.fromkeys(set[str]().union(*found.values()), 1)  # a message may be made of others
    for name in found:
        said = words.say(name, **everything)
        assert said.strip(), name
        assert "{" not in said, name


def test_a_sentence_is_what_fluent_makes_of_the_whole_language():
    """Though it is put together from what several sentences share."""
    folders = (HOME, get("almadi").home / "locale")
    fluent = FluentBundle(["fr"], use_isolating=False)
    for folder in folders:
        for path in sorted(folder.glob("fr*.ftl")):
            fluent.add_resource(FluentResource(typeset("fr", path.read_text("utf-8"))), allow_overrides=True)
    found = [messages(folder, "fr") for folder in folders]
    names = set[str]().union(*(variables for each in found for variables in each.values()))
    words = Language("fr", folders)
    for value in ("{ a } b", 1, 1234.5):
        params = {name: value if number % 3 else "palace" for number, name in enumerate(sorted(names))}
        for full in set[str]().union(*found):
            name, _, attribute = full.partition(".")
            message = fluent.get_message(name)
            said, errors = fluent.format_pattern(message.attributes[attribute] if attribute else message.value, params)
            if errors:  # NUMBER of a text
                with pytest.raises(MissingMessage):
                    words.say(full, **params)
            else:
                assert words.say(full, **params) == said, full


def test_every_error_has_its_sentence():
    def kinds(error: type[PersonError]) -> set[str]:
        return {error.kind}.union(*(kinds(child) for child in error.__subclasses__()))

    own = kinds(PersonError) - {PersonError.kind}
    for code in LANGUAGES:
        assert [kind for kind in sorted(own) if not Language(code, (HOME,)).has(f"error-{kind}")] == []


def test_what_is_missing_is_an_error_at_once():
    with pytest.raises(MissingMessage):
        language("en").say("no-such-message")
    with pytest.raises(MissingMessage):
        language("en").say("no-such-message.help")
    with pytest.raises(MissingMessage, match="game"):
        language("fr").say("error-unknown-game")


def test_errors_speak_the_persons_language(monkeypatch):
    monkeypatch.setenv("ZELLIGE_LANG", "fr")
    assert str(UnknownGame(game="go", known="medina")) == "Il n’y a pas de jeu «\u00a0go\u00a0»\u00a0; il y a\u00a0: medina."
    assert sentence(NothingToUndo(), "en") == "There is nothing to take back."
    monkeypatch.setenv("ZELLIGE_LANG", "en")
    assert str(UnknownValue(game="medina", option="tea", value="maybe", known="true, false")) == (
        "The option “tea” of Médina cannot be “maybe”; it may be: true, false.")


def test_an_error_uses_the_words_of_its_game():
    why = IllegalAction(game="nim", action="take 3", why=Reason("limit", {"limit": 2}))
    assert sentence(why, "en") == "“take 3” cannot be played now: The die allows 2 pebbles at most. [The die]"
    assert sentence(BadPosition(game="nim", problem="pebbles", heap=21, found=20), "fr") == (
        "Position inutilisable\u00a0: les cailloux ne font pas le compte\u00a0: 21 au début, 20 maintenant.")


def test_a_long_text_is_quoted_short():
    said = sentence(BadFile(path="x" * 10_000_000, problem="missing"), "en")
    assert said.endswith("…: no such file or folder.")
    assert len(said) < 300


def test_text_from_outside_is_said_so_that_nothing_obeys_it():
    """Not by a terminal and not by the line it stands in; marks and joiners of a script stay."""
    assert language("en").say("why-legal", action="a\x1b[2J\nb\ud800") == "“a\ufffd[2J b\ufffd” may be played."
    assert language("en").say("why-legal", action="\u05d0\u200d\u202e") == "“\u2068\u05d0\u200d\u202e\u2069” may be played."
    said = sentence(BadFile(path="\x9b2J\u05d0", problem="missing"), "en")
    assert said == "\u2068\\u009b2J\u05d0\u2069: no such file or folder."


@pytest.mark.parametrize(("environment", "code"), [
    ({"ZELLIGE_LANG": "fr"}, "fr"), ({"LANG": "fr_FR.UTF-8"}, "fr"), ({"LC_ALL": "fr_CA", "LANG": "en_GB"}, "fr"),
    ({"LANG": "C.UTF-8"}, "en"), ({"LANG": "de_DE"}, "en"), ({"ZELLIGE_LANG": "en", "LANG": "fr_FR"}, "en"), ({}, "en")])
def test_the_environment_picks_the_language(monkeypatch, environment, code):
    for name in ("ZELLIGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert persons_language() == code


@pytest.mark.parametrize("name", ["medina", "five_tribes", "almadi", "nim", "souk"])
@pytest.mark.parametrize("way", [0, -1], ids=["the first way", "the last way"])
def test_moves_are_understood_in_french(name, way):
    """A move whose words are French is the move; the notation itself is understood in French as well."""
    match, dice, others = new(name, seats=2, seed="typed in French"), Random(2), set()
    game = match.game
    french = language("fr", game.home)
    words = {message.removeprefix("notation-"): french.say(message).split(",")[way].strip()
             for message in french.messages() if message.startswith("notation-")}
    while not match.over:
        legal = match.legal()
        for text in dice.sample(legal, min(len(legal), 5)):
            said = re.sub(r"[^\W\d_]+", lambda word: words.get(word[0], word[0]), text)
            for one in (text, said, said if said == text else f"{said[0].upper()}{said[1:]}"):
                assert game.describe(match.state, french.read_action(game, match.state, one)) == text
            others |= {said} - {text}
        match.play(dice.choice(legal))
    assert others


def test_a_move_that_nobody_understands_is_named_as_it_was_typed():
    match = new("medina", seats=2, seed="typed")
    game, state = match.game, match.state
    with pytest.raises(NotationError) as wrong:
        language("fr", game.home).read_action(game, state, "marchand zz")
    assert "marchand zz" in sentence(wrong.value, "fr")
    assert language("fr", game.home).read_action(game, state, "ÉTABLE C3") == game.parse(state, "stable c3")
