"""A person before a fresh browser window: what they set, what they hold the keys of, and what went wrong behind their back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, ViewportSize, WebError, WebSocket, expect

from changes import Reader

from .server import Json, Server

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
PATIENCE = 45_000
"""Milliseconds that anything may take on a busy machine."""

expect.set_options(timeout=PATIENCE)


READING = 420
"""Milliseconds after which a second press confirms, whatever appeared before, and a frame."""


def read(page: Page) -> None:
    """Waits until one could have read what stands there, counted as the page does: from the picture that shows it."""
    pictured(page)
    page.evaluate("time => new Promise(done => setTimeout(done, time))", READING)


def pictured(page: Page) -> None:
    """Waits until the page has drawn what it is now: boards measure themselves as it does."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))")


def check_width(page: Page) -> None:
    """The page scrolls in no direction but down, and stands at its own size."""
    pictured(page)
    width, room, scale = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth, visualViewport.scale]")
    assert scale == 1
    assert width <= room
    assert page.viewport_size is not None
    assert page.viewport_size["width"] == room


class Windows:
    """The windows of a browser. One that somebody has left is used again, swept: a new one costs a second."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._left: dict[tuple[str, bool, bool], list[Page]] = {}

    def open(self, language: str, phone: bool, reduced_motion: bool, fresh: bool) -> Page:
        """A tab with nothing in it; a ``fresh`` one nobody has had before."""
        left = self._left.get((language, phone, reduced_motion))
        if left and not fresh:
            return left.pop()
        context = self._browser.new_context(
            has_touch=phone, is_mobile=phone, viewport=PHONE if phone else DESKTOP,
            locale="fr-FR" if language == "fr" else "en-GB", reduced_motion="reduce" if reduced_motion else "no-preference")
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def leave(self, page: Page, language: str, phone: bool, reduced_motion: bool) -> None:
        """Takes a tab back for whoever comes next."""
        self._left.setdefault((language, phone, reduced_motion), []).append(page)


class Visitor:
    """One browser window with nothing in its storage but what is asked for here; ``page`` is its tab.

    ``fresh``: whether the window is used by nobody before or after, as it must be where more of it is changed than its storage.
    """

    def __init__(self, windows: Windows, server: Server, *, language: str = "en", theme: str = "light", phone: bool = False,
                 size: ViewportSize | None = None, tables: Sequence[Json] = (), reduced_motion: bool = True,
                 fresh: bool = False, **settings: Any) -> None:
        self.server = server
        self.language = language
        self.phone = phone
        self.told: Json | None = None
        """The table message that the page was told last, from what came in."""
        self.asked: Json = {}
        """What the page asked of a table last."""
        self.previewed: Json = {}
        """What the page was told last of what a choice would do."""
        self.elsewhere: list[str] = []
        """Addresses that were asked and are not the server's, or tell a key."""
        self.complaints: list[str] = []
        self._expected: tuple[str, ...] = ()
        self._windows, self._kind, self._fresh = windows, (language, phone, reduced_motion), fresh
        self.page = windows.open(*self._kind, fresh)
        self.context = self.page.context
        self._watched = (
            (self.context, "request", self._see_request), (self.context, "console", self._see_message),
            (self.context, "weberror", self._see_error), (self.page, "websocket", self._see_socket))
        for place, event, see in self._watched:
            place.on(event, see)  # type: ignore[call-overload]
        wanted = size or (PHONE if phone else DESKTOP)
        if self.page.viewport_size != wanted:
            self.page.set_viewport_size(wanted)
        self.page.mouse.move(0, 0)
        self._rest()
        self._keep({"zellige.settings": {"language": language, "theme": theme, "pace": "once", "figuresTold": True, **settings},
                    "zellige.tables": [_remembered(table) for table in tables]})

    def _rest(self) -> None:
        """Opens what is of the app's origin and remembers nothing itself: from here the storage can be changed."""
        place = f"{self.server.url}/mark.svg"
        if self.page.url != place:
            self.page.goto(place)

    def _keep(self, values: Json) -> None:
        """Puts values into the storage, which has nothing else then."""
        self.page.evaluate("""values => {
            localStorage.clear();
            sessionStorage.clear();
            for (const [name, value] of Object.entries(values)) localStorage.setItem(name, JSON.stringify(value));
        }""", values)

    def _see_socket(self, socket: WebSocket) -> None:
        self._see_address(socket.url)
        reader = Reader()
        socket.on("framereceived", lambda frame: self._hear(reader, json.loads(frame)))
        socket.on("framesent", lambda frame: self._say(json.loads(frame)))

    def _say(self, frame: Json) -> None:
        self.asked = frame

    def _hear(self, reader: Reader, frame: Json) -> None:
        if reader.read(frame):
            self.told = reader.table
        elif frame["type"] == "preview":
            self.previewed = frame

    def _see_request(self, request: Request) -> None:
        self._see_address(request.url)

    def _see_address(self, url: str) -> None:
        own = self.server.url
        if "key=" in url or not url.startswith((f"{own}/", own.replace("http", "ws", 1) + "/")):
            self.elsewhere.append(url)

    def _see_message(self, message: ConsoleMessage) -> None:
        if message.location["url"] == f"{self.server.url}/favicon.ico":
            return  # asked for beside the picture that ``_rest`` opens; the app names an icon of its own
        if message.type in ("error", "warning") and not any(text in message.text for text in self._expected):
            self.complaints.append(f"{message.text} at {message.location['url']}")

    def _see_error(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def expects(self, *texts: str) -> None:
        """Complaints that a test provokes: those with one of these texts do not count from here on."""
        self._expected = texts

    def leave(self) -> None:
        """Closes the window, or leaves it to others."""
        if self._fresh:
            self.context.close()
            return
        self.page.unroute_all(behavior="ignoreErrors")
        self._rest()
        for place, event, see in self._watched:
            place.remove_listener(event, see)
        self._windows.leave(self.page, *self._kind)

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

    def count(self, clicks: int) -> None:
        """What was tried and led where it should: so many clicks that ``point`` has not made."""

    def hold(self, founded: Json) -> None:
        """Remembers a table's key, as the browser that founded it would."""
        self._rest()
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
            "turn": 1, "over": False, "hideHands": table.get("hideHands", False), "at": 0,
            "unveiled": table.get("unveiled", True), **({"links": table["links"]} if table.get("links") else {})}
