"""The short guides to the rules: a game's own words with pictures that the board component draws. See docs/formats/table.md."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from zellige.core.game import Game
from zellige.core.language import typeset
from zellige.core.registry import get
from zellige.core.speaker import Speaker
from zellige.server.errors import NoGuide
from zellige.server.sight import written
from zellige.server.wire.answers import Guide, GuidePicture


@lru_cache(maxsize=32)
def guide(game: str, lang: str) -> Guide:
    """The guide of a game in a language, every picture's position document turned into a view. ``NoGuide`` when it has none."""
    found = get(game)
    try:
        text = (found.home / "guide" / f"{lang}.json").read_text("utf-8")
    except FileNotFoundError:
        raise NoGuide(game=game) from None
    kept = json.loads(typeset(lang, text))
    speaker = Speaker(found, lang)
    for section in kept["sections"]:
        section["pictures"] = [_picture(speaker, found, picture) for picture in section.get("pictures", [])]
    told: Guide = kept
    return told


def _picture(speaker: Speaker, game: Game, picture: dict[str, Any]) -> GuidePicture:
    state = game.position(picture["position"], partial=True)
    view = game.view(state, None)
    view.pop("prompt", None)
    drawn: Any = {"view": speaker.fill(written(view)), **{key: value for key, value in picture.items() if key != "position"}}
    told: GuidePicture = drawn
    return told
