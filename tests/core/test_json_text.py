"""JSON as people bring it: what it says is read, what it cannot mean is refused with its line and column."""

from __future__ import annotations

import json
import sys

import pytest

from zellige.core import json_text
from zellige.core.errors import BadJson
from zellige.core.language import sentence


def refusal(text: str) -> BadJson:
    with pytest.raises(BadJson) as caught:
        json_text.parse(text)
    return caught.value


@pytest.mark.parametrize("value", [
    None, True, 0, -7, 1.5, 1e300, "", "é\u2028\U0001f3b2", [], {}, [1, [2, {"a": [{}]}]], {"a": 1, "b": {"a": 1}}, 10**4000])
def test_good_json_is_read_as_it_stands(value):
    for text in (json.dumps(value), json.dumps(value, ensure_ascii=False, indent=2), json_text.written(value)):
        assert json_text.parse(text) == value
        assert type(json_text.parse(text)) is type(value)


def test_a_byte_order_mark_is_no_fault():
    """Some editors write one; no column counts it."""
    assert json_text.parse('\ufeff{"a": 1}') == {"a": 1}
    assert refusal('\ufeff{"a": x}').params["column"] == 7


@pytest.mark.parametrize(("text", "problem", "line", "column"), [
    ("", "json-empty", 1, 1),
    (" \n ", "json-empty", 2, 2),
    ('{"a": 1', "json-ends", 1, 8),
    ('{"a":\n  [1, 2,\n', "json-ends", 3, 1),
    ('{"a": tru}', "json-value", 1, 7),
    ('{"a": yes}', "json-value", 1, 7),
    ('{\n  a: 1}', "json-name", 2, 3),
    ('{"a" 1}', "json-colon", 1, 6),
    ('[1\n 2]', "json-comma", 2, 2),
    ('["a]', "json-string", 1, 2),
    ('["a\nb"]', "json-control", 1, 4),
    (r'["\q"]', "json-escape", 1, 3),
    ("{} {}", "json-extra", 1, 4),
    ('{"game": "nim"}\n{"chance": "die 3"}', "json-extra", 2, 1),
    ('{"a": NaN}', "json-constant", 1, 7),
    ("[\n-Infinity]", "json-constant", 2, 1),
    ("[1, 1e999]", "json-number", 1, 5),
    ("[-1e999]", "json-number", 1, 2),
    ("[" + "9" * 5000 + "]", "json-number", 1, 2),
    ('{"a": 1,\n "b": 2,\n "a": 1}', "json-twice", 3, 2),
    ('{"a": {"b": [{"c": 1, "\\u0063": 2}]}}', "json-twice", 1, 23),
    ('["\u05d0",\n "'.encode() + b"\xff", "json-not-text", 2, 3),
    ("[" * 100_000, "json-deep", 1, 201),
    ('{"a": ' * 50_000, "json-deep", 1, 1201),
])
def test_what_cannot_be_used_is_named_with_its_place(text, problem, line, column):
    params = refusal(text).params
    assert (params["problem"], params["line"], params["column"]) == (problem, line, column)


def test_a_name_may_stand_again_in_another_object_and_as_a_value():
    assert json_text.parse('[{"a": "a"}, {"a": {"a": "b"}, "b": "a"}]') == [{"a": "a"}, {"a": {"a": "b"}, "b": "a"}]


def test_a_number_may_be_as_long_as_python_prints():
    """Seeds of 31 digits exist; what could never be printed again is refused."""
    longest = "9" * sys.get_int_max_str_digits()
    assert str(json_text.parse(f"[-{longest}]")[0]) == f"-{longest}"
    assert refusal(f"[-{longest}0]").params["problem"] == "json-number"


@pytest.mark.parametrize(("code", "said"), [
    ("en", "line 2, column 1: the field “a” appears here a second time"),
    ("fr", "ligne 2, colonne 1\u00a0: le champ «\u00a0a\u00a0» est ici pour la deuxième fois")])
def test_the_place_is_said(code, said):
    text = '{"a": 1,\n"a": 2}'
    assert sentence(refusal(text), code) == said
    with pytest.raises(BadJson) as caught:
        json_text.parse(text.replace("\n", ""), one_line=True)
    assert sentence(caught.value, code) == said.replace("line 2, ", "").replace("ligne 2, ", "").replace("1", "9", 1)


def test_written_json_holds_nothing_a_terminal_would_obey():
    """Control characters, turned directions and halves of characters are escaped; letters of all languages stand."""
    value = {"é\u05d0\u200f\u200d": "\x1b[2J\x7f\x9b\u2028\u202e\u2066\ud800"}
    text = json_text.written(value)
    assert json.loads(text) == value
    assert "é\u05d0\u200f\u200d" in text
    assert all(letter not in text for letter in "\x1b\x7f\x9b\u2028\u202e\u2066\ud800")
    assert json_text.written({"a": [1]}) == '{"a":[1]}'
    assert json_text.written({"a": [1]}, indent=1) == json.dumps({"a": [1]}, indent=1)
