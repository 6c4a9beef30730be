"""French as it is written: elision and agreement hold for whatever a sentence is filled with, and signs stay on their line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from zellige.core.language import language
from zellige.core.messages import typeset
from zellige.server.guides import guide

ROOT = Path(__file__).parents[2]
FILES = [path for place in ("src", "examples", "frontend/src") for path in sorted((ROOT / place).rglob("fr*.ftl"))]
NAME, NUMBERS = "Élise", {"zero": 0, "one": 1, "other": 2}
"""A name that begins with a vowel, for whoever is spoken of; what a selector of plurals is given."""

PEOPLE = frozenset(("seat", "other", "name", "player"))
VOWEL = "[AEIOUÉÈÊÎÔaeiouéèêîô]"
NEVER = {
    "elision": rf"(?<![-\w])(?:[DdLlNnSsMm]e|[Ll]a|[Qq]ue) {VOWEL}",
    "contraction": r"\b(?:de|à) les? [A-ZÉ]",
    "speaks to nobody": r"\b(?:de|à|chez|par|pour) Vous\b",
    "one of many": r"\b[01] (?!(?:fois|[Oo]asis|[Pp]alais|[Rr]ubis|tapis)\b)[A-Za-zéèêà]+s\b",
    "many of one": r"\b2 (?:action|carte|case|chameau|djinn|entrée|Fakir|joueur|marchand|meeple|Objectif|palmier|partie|"
                   r"Paysage|Personnage|pièce|pion|point|Sage|table|tuile|Vizir)\b"}


@cache
def messages(path: Path) -> dict[str, ast.Pattern]:
    """Every message and attribute of a file."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            found |= {f"{entry.id.name}{name}": pattern for name, pattern in
                      [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)] if pattern is not None}
    return found


@cache
def said_in(folder: Path) -> tuple[FluentBundle, dict[str, ast.Pattern]]:
    """All that a folder says in French, to be filled in, and as it is written."""
    bundle, known = FluentBundle(["fr"], use_isolating=False), dict[str, ast.Pattern]()
    for path in sorted(folder.glob("fr*.ftl")):
        bundle.add_resource(FluentResource(typeset("fr", path.read_text("utf-8"))))
        known |= messages(path)
    return bundle, known


def selectors(node: Any, known: dict[str, ast.Pattern]) -> Iterator[tuple[str, str]]:
    """Every variable a message takes with a value that one of its variants is for; a variable of no selector with ''."""
    if isinstance(node, ast.MessageReference) and node.id.name in known:
        yield from selectors(known[node.id.name], known)
    if isinstance(node, ast.VariableReference):
        yield node.id.name, ""
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        for variant in node.variants:
            yield node.selector.id.name, variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
    for inside in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        yield from selectors(inside, known)


def fillings(pattern: ast.Pattern, known: dict[str, ast.Pattern]) -> Iterator[dict[str, Any]]:
    """Parameters for every variant: one variable after the other takes all of its values, the others their first or last."""
    keys: dict[str, list[str]] = {}
    for name, key in selectors(pattern, known):
        keys.setdefault(name, []).extend([key] if key and key not in keys.get(name, ()) else [])
    values = {name: [_value(key, set(found)) for key in found] or [NAME if name in PEOPLE else "c3"]
              for name, found in keys.items()}
    for name, found in values.items():
        for end in (0, -1):
            for value in found:
                yield {other: all_of[end] for other, all_of in values.items()} | {name: value}
    if not values:
        yield {}


def _value(key: str, beside: set[str]) -> Any:
    """A value for a variant: a number where one of the variants is a number or a plural; a seat's name for a seat."""
    if key == "seat":
        return key
    counted = any(one in NUMBERS or one.lstrip("-").isdigit() for one in beside)
    return NUMBERS[key] if key in NUMBERS else int(key) if key.lstrip("-").isdigit() else 7 if counted else key


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.relative_to(ROOT).parts[-4:]))
def test_no_sentence_breaks_when_it_is_filled_in(path):
    """"plus d’Assassin", "vos cartes", "1 carte" and "2 cartes", whatever the parameters are."""
    bundle, known = said_in(path.parent)
    wrong = set()
    for name, pattern in messages(path).items():
        message, _, attribute = name.partition(".")
        found = bundle.get_message(message)
        for params in fillings(pattern, known):
            text, _ = bundle.format_pattern(found.attributes[attribute] if attribute else found.value, params)
            wrong |= {(why, name, text) for why, never in NEVER.items() if re.search(never, text)}
    assert not wrong


def test_the_patterns_find_what_is_meant():
    """The sentences that once were on the screen."""
    for text in ("plus de Assassin", "le Oasis", "la main de Élise", "Main de Vous", "de le Palais", "1 cartes", "0 djinns",
                 "2 carte"):
        assert any(re.search(never, text) for never in NEVER.values()), text


def test_signs_of_two_parts_stay_on_the_line_of_their_words():
    """And in one place: the files themselves have plain spaces."""
    assert language("fr").say("why-legal", action="take 1") == "«\u00a0take 1\u00a0» peut être joué."
    assert language("fr").say("did-you-mean", name="nim") == " Vouliez-vous dire «\u00a0nim\u00a0»\u00a0?"
    assert language("en").say("why-legal", action="take 1") == "“take 1” may be played."
    told = json.dumps(guide("medina", "fr"), ensure_ascii=False)
    assert "\u00a0:" in told
    assert not re.search("[^ ] [;:?!»]|« ", told)
    assert [path.name for path in FILES if re.search("[\u00a0\u202f]", path.read_text("utf-8"))] == []
