"""The short guides to the rules: a game's own words with pictures that the board component draws. See docs/formats/table.md."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from zellige.core.game import Game, get
from zellige.server.errors import NoGuide
from zellige.server.speaker import Speaker


@lru_cache(maxsize=32)
def guide(game: str, lang: str) -> dict[str, Any]:
    """The guide of a game in a language, every picture's position document turned into a view. ``NoGuide`` when it has none."""
    found = get(game)
    try:
        text = (found.home / "guide" / f"{lang}.json").read_text("utf-8")
    except FileNotFoundError:
        raise NoGuide(game=game) from None
    told: dict[str, Any] = json.loads(text)
    speaker = Speaker(found, lang)
    for section in told["sections"]:
        section["pictures"] = [_picture(speaker, found, picture) for picture in section.get("pictures", [])]
    return told


def _picture(speaker: Speaker, game: Game, picture: dict[str, Any]) -> dict[str, Any]:
    state = game.position(picture["position"], partial=True)
    view = game.view(state, None)
    view.pop("prompt", None)
    return {"view": speaker.fill(view), **{key: value for key, value in picture.items() if key != "position"}}
