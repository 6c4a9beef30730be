"""The published schemas: every field says what it is, within which bounds, and what is meant when it is left out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import zellige
from zellige.core import document, shape
from zellige.games.almadi.component_sets import SCHEMA

SCHEMAS = {
    "almadi": document.schema(zellige.get("almadi").home),
    "almadi-components": json.loads(SCHEMA.read_text("utf-8")),
    "five_tribes": document.schema(zellige.get("five_tribes").home),
    "medina": document.schema(zellige.get("medina").home),
    "nim": document.schema(zellige.get("nim").home),
}
OPEN = {"almadi-components: provenance/*/source", "almadi-components: provenance/*/confidence"}
"""Texts of any length: where a part of a set comes from is for people only."""


def resolved(schema: dict[str, Any], node: dict[str, Any]) -> dict[str, Any]:
    """A node with what it refers to, its own words first."""
    while "$ref" in node:
        own = {key: value for key, value in node.items() if key != "$ref"}
        node = {**schema["$defs"][node["$ref"].rsplit("/", 1)[1]], **own}
    return node


def fields(schema: dict[str, Any], node: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any], bool]]:
    """Every field below a node: its path, its schema and whether it must be there."""
    node = resolved(schema, node)
    for one in node.get("anyOf", ()):
        yield from fields(schema, one, path)
    for name, inside in node.get("properties", {}).items():
        yield f"{path}/{name}".lstrip("/"), resolved(schema, inside), name in node.get("required", ())
        yield from fields(schema, inside, f"{path}/{name}")
    for inside in (*node.get("patternProperties", {}).values(), node.get("items"), node.get("additionalProperties")):
        if isinstance(inside, dict):
            yield from fields(schema, inside, f"{path}/*")


def leaves(schema: dict[str, Any], node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What may stand somewhere: the alternatives of a node, and those of the items of its lists."""
    node = resolved(schema, node)
    for one in node.get("anyOf", ()):
        yield from leaves(schema, one)
    if "anyOf" not in node:
        yield node
    for inside in (node.get("items"), *node.get("prefixItems", ())):
        if inside:
            yield from leaves(schema, inside)


def has_fields(schema: dict[str, Any], node: dict[str, Any]) -> bool:
    """Whether a node leaves it to the fields in it to say what is meant without them."""
    return any(True for _ in fields(schema, node))


def is_bounded(node: dict[str, Any]) -> bool:
    """Whether a node says which values it takes."""
    if "enum" in node or "const" in node:
        return True
    kinds = node.get("type")
    if kinds == "string":
        return bool({"pattern", "maxLength"} & node.keys())
    bounds = {"integer": {"minimum", "maximum"}, "array": {"maxItems"}}
    return all(bounds.get(kind, set()) <= node.keys() for kind in ([kinds] if isinstance(kinds, str) else kinds or ()))


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_field_says_what_it_is_and_what_is_meant_without_it(name):
    """A description for each; a default, or in words what is meant when the field is left out."""
    schema = SCHEMAS[name]
    found = list(fields(schema, schema))
    assert found
    assert [path for path, node, _ in found if not node.get("description")] == []
    assert [path for path, node, required in found
            if not (required or "default" in node or "Left out:" in node["description"] or "not needed" in node["description"]
                    or has_fields(schema, node))] == []


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_value_has_its_bounds(name):
    """Numbers from and to, texts by a pattern, a list of names or a length, lists by their length."""
    schema = SCHEMAS[name]
    unbounded = {f"{name}: {'/'.join(path.split('/')[-3:])}" for path, node, _ in fields(schema, schema)
                 for leaf in leaves(schema, node) if not is_bounded(leaf)}
    assert unbounded <= OPEN


@pytest.mark.parametrize("name", SCHEMAS)
def test_defaults_and_examples_fit(name):
    """What a schema proposes it also accepts."""
    schema = SCHEMAS[name]
    for path, node, _ in fields(schema, schema):
        for value in [node["default"]] if "default" in node else []:
            assert not shape.faults(shape.validator({**node, "$defs": schema.get("$defs", {})}), value), path
        for leaf in leaves(schema, node):
            for value in leaf.get("examples", ()) if "pattern" in leaf or "enum" in leaf else ():
                assert not shape.faults(shape.validator(leaf), value), (path, value)
