"""The Fluent messages of one language, read when they are first said.

A file is read message by message, for a language has a thousand of them and a game at most some hundred. What decides between
the variants of a message, a number or a kind, is resolved by Fluent once; what only stands in it, a name or a cell, is put in.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from zellige.core.shown import isolated

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: nothing else stands at the beginning of a line and is followed by ``=``."""


class MissingMessage(LookupError):
    """A text that the locale files do not have, or that lacks a parameter: a mistake in zellige, never a person's."""


@lru_cache(maxsize=64)
def messages_of(code: str, folders: tuple[Path, ...]) -> Messages:
    """The messages of a language in some folders; later folders win."""
    return Messages(code, {name: text for folder in folders for path in sorted(folder.glob(f"{code}*.ftl"))
                           for name, text in _entries(code, path).items()})


@lru_cache(maxsize=256)
def _entries(code: str, path: Path) -> dict[str, str]:
    """The text of every message and every term of a file, by its name."""
    text = typeset(code, path.read_text("utf-8"))
    starts = [(found[1], found.start()) for found in _ENTRY.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {name: text[start:end] for (name, start), end in zip(starts, ends, strict=True)}


def typeset(code: str, text: str) -> str:
    """A text of ours as its language sets it: French keeps its signs of two parts and its quotes on the line of their words.

    Files are written with plain spaces; here, and in the browser's words, they become the ones that never break.
    """
    return re.sub(r"(?<=\S) (?=[;:?!»])|(?<=«) ", "\u00a0", text) if code == "fr" else text


@dataclass
class _Asked(Visitor):
    """What a text asks for: parameters that only stand in it (``placed``), ``deciding`` ones, and the ``others`` said in it."""

    placed: set[str] = field(default_factory=set)
    deciding: set[str] = field(default_factory=set)
    others: set[tuple[str, str | None]] = field(default_factory=set)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.placed.add(node.expression.id.name)
        else:
            self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.deciding.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add((node.id.name, _attribute(node)))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add((f"-{node.id.name}", _attribute(node)))
        self.generic_visit(node)


def _attribute(node: ast.MessageReference | ast.TermReference) -> str | None:
    return node.attribute.name if node.attribute else None


class Messages:
    """What one language says, by the names of its messages (``name`` or ``name.attribute``)."""

    def __init__(self, code: str, entries: Mapping[str, str]) -> None:
        """``entries``: by its name the text of each message, and of each term with its hyphen."""
        self.code = code
        self._entries = entries
        self._bundle = FluentBundle([code], use_isolating=False)
        self._read: dict[str, dict[str | None, _Asked]] = {}
        self._plans: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Of all messages."""
        return tuple(name for name in self._entries if not name.startswith("-"))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        name, _, attribute = message.partition(".")
        return name in self._entries and not name.startswith("-") and (not attribute or attribute in self._parts(name))

    def say(self, message: str, params: Mapping[str, Any]) -> str:
        """A message with its parameters; ``MissingMessage`` when there is none, or one of them is not there."""
        plan = self._plans.get(message)
        if plan is None:
            plan = self._plans[message] = self._plan(message)
        deciding, placed = plan
        template = _resolved(self, message, placed, deciding, *[params.get(name) for name in deciding])
        try:
            return template.format_map({name: _placed(self.code, params[name]) for name in placed if name in params})
        except KeyError as missing:
            raise MissingMessage(f"{message} ({self.code}): {missing}") from None

    def learn(self, *beginnings: str) -> None:
        """Reads the messages whose names begin so, before somebody waits for one."""
        for name in self.names:
            if name.startswith(beginnings) and name not in self._plans:
                self._plans[name] = self._plan(name)

    def resolve(self, message: str, params: dict[str, Any]) -> str:
        """A message as Fluent says it."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{message} has attributes only"
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise MissingMessage(f"{message} ({self.code}): {errors[0]}")
        return str(text)

    def _plan(self, message: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The parameters that decide what a message says, and those that only stand in it."""
        name, _, attribute = message.partition(".")
        if not self.has(message) or (attribute or None) not in self._parts(name):
            raise MissingMessage(f"{message} ({self.code})")
        found, open_ones = {(name, attribute or None)}, [(name, attribute or None)]
        deciding, placed = set[str](), set[str]()
        while open_ones:
            name, part = open_ones.pop()
            if (asked := self._parts(name).get(part)) is not None:
                if not name.startswith("-"):  # a term is told its own parameters
                    deciding |= asked.deciding
                    placed |= asked.placed
                open_ones += asked.others - found
                found |= asked.others
        return tuple(sorted(deciding)), tuple(sorted(placed - deciding))

    def _parts(self, name: str) -> dict[str | None, _Asked]:
        """What a message or a term asks for: its own text (None), and its attributes by name. It is read with this."""
        if name not in self._read:
            resource = FluentResource(self._entries.get(name, ""))
            parts: dict[str | None, _Asked] = {}
            for entry in resource.body:
                if isinstance(entry, ast.Message | ast.Term):
                    parts = {part: _Asked() for part in (None, *(one.id.name for one in entry.attributes))}
                    parts[None].visit(entry.value)
                    for one in entry.attributes:
                        parts[one.id.name].visit(one.value)
            self._bundle.add_resource(resource)
            self._read[name] = parts
        return self._read[name]


@lru_cache(maxsize=20_000, typed=True)
def _resolved(messages: Messages, message: str, placed: tuple[str, ...], deciding: tuple[str, ...], *values: Any) -> str:
    """A message of which all is said but what only stands in it: a format of Python's."""
    own = {name: isolated(value) if isinstance(value, str) else value
           for name, value in zip(deciding, values, strict=True) if value is not None}
    text = messages.resolve(message, own | {name: f"\x02{name}\x03" for name in placed})
    return text.replace("{", "{{").replace("}", "}}").replace("\x02", "{").replace("\x03", "}")


@lru_cache(maxsize=4096, typed=True)
def _placed(code: str, value: Any) -> str:
    """A parameter as it stands in a sentence."""
    return isolated(value) if isinstance(value, str) else _of_numbers(code).say("number", {"value": value})


@lru_cache
def _of_numbers(code: str) -> Messages:
    return Messages(code, {"number": "number = { NUMBER($value) }"})
