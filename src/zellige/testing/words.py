"""What is promised of words: notation, stories, reasons, screens and boards, in both languages."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from pydantic import ConfigDict, TypeAdapter, ValidationError

from zellige.core.course import Step
from zellige.core.errors import NotationError
from zellige.core.game import CHANCE, Event, Game, Moment, Reason
from zellige.core.language import LANGUAGES, Language, language
from zellige.core.messages import MissingMessage
from zellige.core.vocabulary import option_text
from zellige.testing.played import Broken, Played, Spot

LOOKS = 60
"""How many positions of a game are drawn, about."""
NO_NOTATION = ("", "?", "this is no action of any game")


def check_notation(played: Played) -> None:
    """Every legal action has a text of its own, which names it again as it is written; what is no notation is refused."""
    for spot in played.spots:
        for action in spot.legal:
            text = spot.game.describe(spot.state, action)
            if text != " ".join(text.split()) or not text:
                raise spot.broken("notation-blanks", text=text)
            if (read := spot.game.parse(spot.state, text)) != action:
                raise spot.broken("notation-differs", text=text, action=str(action), read=str(read))
    first = played.moments[0]
    for text in NO_NOTATION:
        try:
            read = first.game.parse(first.state, text)
        except NotationError:
            continue
        raise first.broken("notation-taken", text=text, read=str(read))


def check_narrate(played: Played) -> None:
    """Of every action there is a story whose first event is the decision; every eye can be told it in both languages.

    Whoever hears the action is told the decision as whoever decided: every price, path and choice of it. What everybody hears
    is told to all others alike, with all that came of it.
    """
    game = played.game
    for spot, step in zip(played.moments, played.course.line, strict=False):
        events = step.events
        if not events:
            raise spot.broken("nothing-told", action=step.text)
        if step.mover != CHANCE and events[0].seat != step.mover:
            raise spot.broken("decision-not-first", action=step.text, event=events[0].kind)
        eye = spot.ply % (spot.seats + 1) - 1
        told = _told(game, step, eye) if game.hides else []
        if game.hides and not told:
            raise spot.broken("nothing-told", action=step.text)
        if told and game.heard(step.before, step.action, None if eye < 0 else eye) is not None and told[0] != events[0]:
            raise spot.broken("told-otherwise", action=step.text, seat=eye + 1)
        by_all = game.heard(step.before, step.action, None) is not None
        if told and by_all and eye not in (-1, step.mover) and told != _told(game, step, -1):
            raise spot.broken("told-apart", action=step.text, seat=eye + 1)
        for event in (*events, *told):
            in_both(spot, f"event-{event.kind}", Language.event, event)


def _told(game: Game, step: Step, eye: int) -> list[Event]:
    """What an eye is told of a step: what it sees, and the action if it hears it."""
    heard = game.heard(step.before, step.action, None if eye < 0 else eye)
    return game.narrate(game.masked(step.before, eye), heard, game.masked(step.after, eye))


def check_narrate_turn(played: Played) -> None:
    """A turn has its line for every eye in both languages, from its first action on; whose turn it is is no secret.

    In a world that looks the same from a seat, and where what it hears was played, it is told the same line.
    """
    game = played.game
    for number, turn in enumerate(_turns(played)):
        eye = number % (played.seats + 1) - 1
        spot, moments = played.moments[turn[0].ply - 1], [_moment(game, step, eye) for step in turn]
        befores = [moment.before for moment in moments if moment.mover != CHANCE]
        if not all(game.goes_on(one, other) for one, other in pairwise(befores)):
            raise spot.broken("worlds-differ", seat=eye + 1, what="same_turn")
        if game.narrate_turn is None:
            continue
        for told in (moments[:1], moments):
            events = game.narrate_turn(told)
            if not events:
                raise spot.broken("nothing-told", action=turn[len(told) - 1].text)
            for event in events:
                in_both(spot, f"event-{event.kind}", Language.event, event)
        if game.hides and eye >= 0:
            other = list(_elsewhere(played, turn, moments, eye))
            if other and game.narrate_turn(other) != game.narrate_turn(moments[: len(other)]):
                raise spot.broken("worlds-differ", seat=eye + 1, what="narrate_turn")


def _turns(played: Played) -> Iterator[list[Step]]:
    """The turns as they are told, each from its first decision on, with what chance drew in it."""
    turn, decided = list[Step](), None
    for spot, step in zip(played.moments, played.course.line, strict=False):
        if step.mover != CHANCE:
            if decided is not None and not spot.game.goes_on(decided, step.before):
                yield turn
                turn = []
            decided = step.before
        if decided is not None:
            turn.append(step)
    if turn:
        yield turn


def _moment(game: Game, step: Step, eye: int) -> Moment:
    heard = game.heard(step.before, step.action, None if eye < 0 else eye)
    return Moment(step.mover, game.masked(step.before, eye), heard, game.masked(step.after, eye), _told(game, step, eye))


def _elsewhere(played: Played, turn: list[Step], moments: list[Moment], seat: int) -> Iterator[Moment]:
    """The moments of a turn in another world, as far as it goes on looking the same to a seat."""
    game, state = played.game, played.game.masked(turn[0].before, seat)
    game.resample(state, seat, played.stream("turn", turn[0].ply, seat))
    for step, moment in zip(turn, moments, strict=True):
        legal = game.legal_actions(state)
        for action in legal if moment.action is None else [moment.action] if moment.action in legal else []:
            after = game.copy(state)
            game.kernels_at_hand().apply(after, action)
            there = Step(game, step.ply, step.mover, 0, action, state, after)
            same = game.masked(after, seat).tobytes() == moment.after.tobytes()
            if same and game.heard(state, action, seat) == moment.action:
                break
        else:
            return
        yield _moment(game, there, seat)
        state = after


def check_columns(played: Played) -> None:
    """Columns of the score pad are the same in the whole game; each has a label and a name of its own, each rule one column."""
    first = played.moments[0]
    columns = list(played.game.columns(first.state))
    for column in columns:
        in_both(first, column.label, Language.say, column.label)
    grouped = [rule for column in columns for rule in column.rules]
    for spot in played.spots:
        if list(played.game.columns(spot.state)) != columns:
            raise spot.broken("changes-its-mind", function="columns")
        rules = {term.rule for seat in range(spot.seats) for term in played.game.terms(spot.state, seat)}
        alone = sorted(rule.replace(" ", "-") for rule in rules.difference(grouped))
        for names in (grouped, [*(column.name for column in columns), *alone]):
            if twice := [name for name in names if names.count(name) > 1]:
                raise spot.broken("column-twice", name=twice[0])


def check_reason_words(played: Played) -> None:
    """Every reason has a sentence and a section of the rulebook, in each language its own."""
    heard = set[str]()
    for spot in played.spots:
        for action in played.numbers(spot):
            reason = spot.game.reason(spot.state, action)
            if reason is None or str(reason) in heard:
                continue
            heard.add(str(reason))
            message = f"reason-{reason.rule}"
            sentences = in_both(spot, message, _sentence, reason)
            in_both(spot, f"{message}.section", _section, reason)
            if len(set(sentences)) < len(LANGUAGES):
                raise spot.broken("same-words", name=message)


def _sentence(words: Language, reason: Reason) -> str:
    return words.reason(reason)[0]


def _section(words: Language, reason: Reason) -> str:
    return words.reason(reason)[1]


def check_view(played: Played) -> None:
    """What a screen draws is plain data for every eye, and every message in it can be said in both languages."""
    game = played.game
    for spot in played.spots:
        for eye in (None, *range(spot.seats)):
            view = game.view(game.masked(spot.state, -1 if eye is None else eye))
            if json.loads(json.dumps(view)) != _listed(view):
                raise spot.broken("view-not-plain", seat=0 if eye is None else eye + 1)
            for message, params in _messages(view):
                in_both(spot, message, Language.say_of, message, params)


def _listed(data: Any) -> Any:
    """Data with a list for every tuple: JSON knows no other."""
    if isinstance(data, dict):
        return {key: _listed(inside) for key, inside in data.items()}
    return [_listed(inside) for inside in data] if isinstance(data, list | tuple) else data


def check_view_form(played: Played) -> None:
    """What a screen draws is of the form that the game declares: these fields and no others, each of its type.

    Of many positions, each as it is and as one of the eyes sees it, in turn; and of an empty table.
    """
    game, declared = played.game, played.game.view_form
    if declared is None:
        return
    form = TypeAdapter[Any](list[declared], config=ConfigDict(extra="forbid", strict=True))  # type: ignore[valid-type]
    looked_at = played.moments[:: 1 + len(played.moments) // LOOKS]
    seen = [(spot, state) for number, spot in enumerate(looked_at)
            for state in (spot.state, game.masked(spot.state, number % (spot.seats + 1) - 1))]
    if game.empty is not None:
        seen.append((played.moments[0], game.position(game.empty_document(played.seats, played.options), partial=True)))
    for spot, state in seen:
        try:
            form.validate_python([game.view(state)])
        except ValidationError as error:
            first = error.errors()[0]
            raise spot.broken("view-of-another-form", at="/".join(map(str, first["loc"][1:])), problem=first["type"]) from None


def _messages(data: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every message inside view data, with its parameters."""
    if isinstance(data, dict) and isinstance(data.get("say"), str):
        yield data["say"], data.get("params", {})
    for inside in data.values() if isinstance(data, dict) else data if isinstance(data, list | tuple) else ():
        yield from _messages(inside)


def check_show(played: Played) -> None:
    """The board is text in both languages, for every eye."""
    for spot in played.spots:
        for eye in spot.eyes():
            for code in LANGUAGES:
                if not spot.game.show(spot.game.masked(spot.state, eye), code).strip():
                    raise spot.broken("show-empty", code=code)


def check_words(played: Played) -> None:
    """Title, options, players and score lines have their names, and both languages have the same messages."""
    game, first = played.game, played.moments[0]
    for spot in played.spots:
        for seat in range(spot.seats):
            for term in game.terms(spot.state, seat):
                in_both(spot, f"term-{term.rule}", Language.term, term)
    if played.number:
        return  # the rest is the same in every game
    english, french = (_written(game.home / "locale", code) for code in LANGUAGES)
    for name in sorted(english.keys() | french.keys()):
        if name not in english or name not in french:
            raise Broken("one-language", name=name)
        if english[name] != french[name]:
            raise Broken("other-parameters", name=name)
    wanted = ["game-title", "game-tagline", "game-minutes"]
    wanted += [f"player-{player}{more}" for player in game.player_names() for more in ("", ".help")]
    for option in game.options:
        plain = all(isinstance(value, bool) for value in option.values)
        values = () if plain else (f"-{option_text(value)}" for value in option.values)
        wanted += [f"option-{option.name}{more}" for more in ("", ".help", *values)]
    for message in wanted:
        in_both(first, message, Language.say, message)


def _written(folder: Path, code: str) -> dict[str, set[str]]:
    """Every message and attribute of a language, with the parameters it takes, also in messages that it refers to."""
    found: dict[str, set[str]] = {}
    patterns: dict[str, ast.Pattern] = {}
    for path in sorted(folder.glob(f"{code}*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise Broken("not-fluent", file=path.name, text=str(entry.content).partition("\n")[0])
            if isinstance(entry, ast.Message):
                for name, pattern in [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]:
                    if f"{entry.id.name}{name}" in found:
                        raise Broken("message-twice", name=f"{entry.id.name}{name}")
                    if pattern is not None:
                        patterns[f"{entry.id.name}{name}"] = pattern
                        found[f"{entry.id.name}{name}"] = set()
    for name, pattern in patterns.items():
        found[name] = set(_parameters(pattern, patterns)) - {"you", "other_you"}
    return found


def _parameters(node: Any, patterns: Mapping[str, ast.Pattern]) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    if isinstance(node, ast.MessageReference):
        node = patterns.get(node.id.name)
    for inside in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        yield from _parameters(inside, patterns)


def in_both(spot: Spot, message: str, say: Callable[..., str], *what: Any, **params: Any) -> list[str]:
    """A message in each language, as ``say`` of the language says it: it must be there, whole, and not empty."""
    found = []
    for code in LANGUAGES:
        try:
            text = say(language(code, spot.game.home), *what, **params)
        except MissingMessage as missing:
            raise spot.broken("not-said", name=message, code=code, error=missing) from None
        if not text.strip() or "{" in text or "}" in text:
            raise spot.broken("not-whole", name=message, code=code, text=text)
        found.append(text)
    return found
