"""Whatever the published description allows, and much that it does not: every answer is one it describes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from .browser import PERSON, RANDOM, Browser, serving

PATIENCE = 60
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
OPERATIONS = [
    ("GET", "/api/health"), ("GET", "/api/house/records"), ("GET", "/api/games"), ("GET", "/api/guides/{game}"),
    ("GET", "/api/components/{game}"), ("POST", "/api/components/{game}/check"), ("POST", "/api/tables"),
    ("POST", "/api/records"), ("GET", "/api/tables/{table}"), ("GET", "/api/tables/{table}/moments/{ply}"),
    ("GET", "/api/tables/{table}/record"), ("GET", "/api/tables/{table}/export"), ("GET", "/api/tables/{table}/position"),
    ("POST", "/api/tables/{table}/again"), ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/links"), ("POST", "/api/tables/{table}/join"),
    ("POST", "/api/tables/{table}/words"), ("POST", "/api/tables/{table}/recover"),
    ("POST", "/api/tables/{table}/act"), ("POST", "/api/tables/{table}/lay"),
    ("POST", "/api/tables/{table}/forget"), ("GET", "/api/tables/{table}/stream"),
    ("GET", "/api/house"), ("POST", "/api/lessons/{game}/{chapter}"), ("GET", "/api/house/bots"),
    ("GET", "/api/house/tables/{table}/key"), ("GET", "/api/games/{game}/pad"), ("POST", "/api/games/{game}/pad"),
    ("GET", "/api/games/{game}/position"), ("POST", "/api/games/{game}/position"),
    ("POST", "/api/mine"), ("POST", "/api/deals"), ("GET", "/api/deals/{deal}"), ("POST", "/api/deals/{deal}/join"),
    ("POST", "/api/mine/records"), ("POST", "/api/tables/{table}/unname"), ("GET", "/api/tables/{table}/thoughts")]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One server for all of these tests."""
    with pytest.MonkeyPatch.context() as environment, serving(tmp_path_factory.mktemp("described"), True) as browser:
        environment.setenv("ZELLIGE_BACKEND", "reference")
        yield browser


def description(browser: Browser) -> Any:
    """What the server publishes about itself; answers may take as long as a busy machine needs."""
    found = schemathesis.openapi.from_url(f"http://127.0.0.1:{browser.port}/api/openapi.json", timeout=PATIENCE)
    found.config.update(request_timeout=PATIENCE)
    return found


def test_every_address_is_described(running: Browser) -> None:
    described = {(found.ok().method.upper(), found.ok().path) for found in description(running).get_all_operations()}
    assert described == set(OPERATIONS)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_as_described(running: Browser, method: str, path: str) -> None:
    operation = description(running)[path][method]

    @settings(max_examples=20, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        case.call_and_validate(checks=CHECKS)

    check()


@pytest.mark.parametrize(("method", "path"), OPERATIONS[2:])
def test_what_the_description_forbids_is_refused(running: Browser, method: str, path: str) -> None:
    operation = description(running)[path][method]

    @settings(max_examples=20, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def check(case: Any) -> None:
        case.call_and_validate(checks=[*CHECKS, negative_data_rejection])

    check()


@pytest.mark.parametrize(("method", "path"), [
    each for each in OPERATIONS if "{table}" in each[1] and not each[1].endswith("/stream")])  # which ends with the game
def test_the_same_at_a_table_that_is_there(running: Browser, method: str, path: str) -> None:
    table = running.found(seats=[PERSON, RANDOM])
    operation = description(running)[path][method]

    @settings(max_examples=10, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        case.path_parameters = {**case.path_parameters, "table": table["table"]}
        case.headers = {**(case.headers or {}), "Zellige-Key": table["key"]}
        case.call_and_validate(checks=CHECKS)

    check()
