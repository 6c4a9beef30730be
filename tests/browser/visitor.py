"""A person before a fresh browser window: what they set, what they hold the keys of, and what went wrong behind their back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    StorageState,
    ViewportSize,
    WebError,
    WebSocket,
    expect,
)

from .server import Json, Server

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 45_000
"""Milliseconds that anything may take on a busy machine."""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """One browser window with storage of its own; ``page`` is its tab."""

    def __init__(self, browser: Browser, server: Server, *, language: str = "en", theme: str = "light", phone: bool = False,
                 size: ViewportSize | None = None, tables: Sequence[Json] = (), reduced_motion: bool = True,
                 **settings: Any) -> None:
        self.server = server
        self.language = language
        self.phone = phone
        kept = {"language": language, "theme": theme, "pace": "once", **settings}
        held = [_remembered(table) for table in tables]
        storage: StorageState = {"cookies": [], "origins": [{"origin": server.url, "localStorage": [
            {"name": "zellige.settings", "value": json.dumps(kept)}, {"name": "zellige.tables", "value": json.dumps(held)}]}]}
        self.context = browser.new_context(
            viewport=size or (PHONE if phone else DESKTOP), has_touch=phone, is_mobile=phone,
            locale="fr-FR" if language == "fr" else "en-GB",
            reduced_motion="reduce" if reduced_motion else "no-preference",
            storage_state=storage)
        self.context.set_default_timeout(PATIENCE)
        self.told: Json | None = None
        """What the page was told of its table last, as it came in."""
        self.elsewhere: list[str] = []
        self.complaints: list[str] = []
        self._expected: tuple[str, ...] = ()
        self.context.on("request", self._see_request)
        self.context.on("console", self._see_message)
        self.context.on("weberror", self._see_error)
        self.page = self._new_page()

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._see_socket)
        return page

    def _see_socket(self, socket: WebSocket) -> None:
        self._see_address(socket.url)
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: Json) -> None:
        if message["type"] == "table":
            self.told = message

    def _see_request(self, request: Request) -> None:
        self._see_address(request.url)

    def _see_address(self, url: str) -> None:
        own = self.server.url
        if not url.startswith((f"{own}/", own.replace("http", "ws", 1) + "/")):
            self.elsewhere.append(url)

    def _see_message(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(text in message.text for text in self._expected):
            self.complaints.append(message.text)

    def _see_error(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def expects(self, *texts: str) -> None:
        """Complaints that a test provokes: those with one of these texts do not count from here on."""
        self._expected = texts

    def leave(self) -> None:
        """Closes the window."""
        self.context.close()

    def go(self, place: str = "") -> Page:
        """Opens an address behind the ``#``."""
        self.page.goto(f"{self.server.url}/#/{place}")
        return self.page

    def point(self, place: Locator) -> None:
        """Clicks, or taps on a phone."""
        if self.phone:
            place.tap()
        else:
            place.click()

    def hold(self, founded: Json) -> None:
        """Remembers a table's key, as the browser that founded it would."""
        blank = f"{self.server.url}/blank"  # of the same origin, and remembers nothing itself
        self.page.route(blank, lambda route: route.fulfill(content_type="text/html", body='<link rel="icon" href="data:,">'))
        self.page.goto(blank)
        self.page.evaluate("tables => localStorage.setItem('zellige.tables', tables)", json.dumps([_remembered(founded)]))

    def sit_down(self, founded: Json) -> Page:
        """Opens a table with its key."""
        self.hold(founded)
        return self.go(f"table/{founded['table']}")

    def setting(self, name: str) -> Any:
        """A setting as the browser keeps it."""
        kept: Json = self.stored("zellige.settings")
        return kept[name]

    def stored(self, name: str) -> Any:
        """What the browser keeps under a name."""
        return json.loads(self.page.evaluate("name => localStorage.getItem(name) ?? 'null'", name))


def _remembered(table: Json) -> Json:
    return {"table": table["table"], "key": table.get("key"), "game": "medina", "title": "Médina", "names": ["Leïla", "Tariq"],
            "turn": 1, "over": False, "hideHands": False, "at": 0}
