"""A player of this computer at a table far away: it takes a friend's seat by its link and plays over HTTP.

It is told what the seat's own browser would be told, and thinks about the position document of its seat.
"""

from __future__ import annotations

import json
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import httpx

from zellige.core import machine
from zellige.core.errors import BadLink, FarAway, NoServer
from zellige.core.registry import get
from zellige.core.rng import stream
from zellige.players.find import ask, find
from zellige.players.player import Player, Question

SILENCE = 30.0
"""Seconds without a word after which a server is gone: it sends an empty line every few seconds."""
LONGEST_WAIT = 60
"""Seconds that are waited at most where a server says that too much was asked for."""
TRIES = 5
"""Times in a row that nothing answers before a server is gone; the pauses between them grow by a second each."""

Json = dict[str, Any]


class Guest:
    """A player at a seat of a table elsewhere.

    ``BadLink`` when a link is none, ``UnknownPlayer`` or ``BadPlayer`` as ``find`` says, ``FarAway`` with the sentence of the
    server when it refuses, ``NoServer`` when nothing answers.
    """

    def __init__(self, link: str, player: str, name: str | None = None, lang: str = "en") -> None:
        place, right = _parted(link)
        self._place = place
        self._http = httpx.Client(params={"lang": lang}, timeout=SILENCE)
        self._game = get(self._asked("GET", "")["game"])
        self._player: Player = find(self._game, player, self._game.kernels(), machine.cores)
        key = secrets.token_urlsafe(24)
        seat = self._asked("POST", "/join", {"link": right, "name": (name or player)[:40], "key": key})
        self.seat: int = seat["seat"]
        self._http.headers["Zellige-Key"] = key

    def play(self) -> Json:
        """Plays until the game is over: the last table message."""
        last: Json = {}
        failures = 0
        while last.get("status") != "over":
            try:
                with self._http.stream("GET", self._place + "/stream", params={"since": last.get("version", -1)}) as news:
                    if news.is_error:
                        news.read()
                        self._wait_or_fail(news)
                        continue
                    for line in filter(None, news.iter_lines()):
                        last, failures = json.loads(line), 0
                        if last["decision"] and last["decision"]["mine"]:
                            self._decide(last["version"])
            except httpx.TransportError:
                failures += 1
                if failures == TRIES:
                    raise self._gone() from None
                time.sleep(failures)
        return last

    def _decide(self, version: int) -> None:
        game = self._game
        state = game.kept_position(self._asked("GET", "/position"))
        words = stream(self._place, "guest", self.seat, version)
        answer = ask(self._player, Question(game, state, self.seat - 1, words))
        action = game.describe(state, answer.action)
        try:
            self._asked("POST", "/act", {"actions": [action], "version": version})
        except FarAway as refused:
            if refused.params["status"] != httpx.codes.CONFLICT:  # somebody took something back: the next news ask again
                raise

    def _asked(self, method: str, path: str, said: Json | None = None) -> Json:
        """What the server answers. What nobody has answered is sent again, and counts once."""
        failures = 0
        while True:
            body = said | {"again": failures > 0} if said and "actions" in said else said
            try:
                answer = self._http.request(method, self._place + path, json=body)
                found: Json = answer.json()
            except (httpx.TransportError, ValueError):
                failures += 1
                if failures == TRIES:
                    raise self._gone() from None
                time.sleep(failures)
                continue
            if not answer.is_error:
                return found
            self._wait_or_fail(answer)

    def _wait_or_fail(self, answer: httpx.Response) -> None:
        """Waits as long as the server asks for, or raises its sentence where that would change nothing."""
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            asked_for = answer.headers.get("Retry-After", "")
            time.sleep(min(int(asked_for), LONGEST_WAIT) if asked_for.isdigit() else 1)
            return
        try:
            text = str(answer.json()["error"])
        except (ValueError, LookupError, TypeError):
            text = str(answer.status_code)
        raise FarAway(text=text, status=answer.status_code)

    def _gone(self) -> NoServer:
        return NoServer(url=self._place.partition("/api/")[0] + "/")


def _parted(link: str) -> tuple[str, str]:
    """The address of a table and the secret of its seat."""
    try:
        address = urlsplit(link.strip())
        empty, join, table, secret = address.fragment.split("/")
    except ValueError:
        raise BadLink(link=link) from None
    if address.scheme not in ("http", "https") or not address.netloc or (empty, join) != ("", "join") or not table.isalnum():
        raise BadLink(link=link)
    return f"{address.scheme}://{address.netloc}/api/tables/{table}", secret
