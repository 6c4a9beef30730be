"""The guides to the rules: a game's own words with pictures that the board component draws. See docs/formats/table.md."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from zellige.core.game import Game, Term
from zellige.core.language import LANGUAGES
from zellige.core.registry import get
from zellige.core.speaker import Speaker
from zellige.server.errors import NoGuide
from zellige.server.wire.answers import Guide, GuideEntry, GuidePicture, GuidePoint, GuideSection, GuideWord
from zellige.tables.sight import written

TOPICS = ("reason-", "term-", "column-")
"""Messages of which a reader can ask the guide: what was refused, what was counted."""


@lru_cache(maxsize=32)
def guide(game: str, lang: str) -> Guide:
    """The guide of a game in a language, every picture's position document turned into a view. ``NoGuide`` when it has none."""
    found = get(game)
    try:
        kept = json.loads((found.home / "guide" / "sections.json").read_text("utf-8"))
    except FileNotFoundError:
        raise NoGuide(game=game) from None
    speaker = Speaker(found, lang)
    anchors = dict(_anchors(speaker, kept))
    return Guide(title=speaker.say("guide-title"), topics=anchors, glossary=_glossary(found, kept),
                 sections=[_section(speaker, found, section, anchors) for section in kept])


def _section(speaker: Speaker, game: Game, kept: dict[str, Any], anchors: dict[str, str]) -> GuideSection:
    name = f"guide-{kept['id']}"
    return {"id": kept["id"], "title": speaker.say(name),
            "paragraphs": _paragraphs(speaker, [f"{name}.text"] if speaker.has(f"{name}.text") else []),
            "pictures": [_picture(speaker, game, picture, anchors) for picture in kept.get("pictures", ())],
            "entries": [_entry(speaker, entry) for entry in kept.get("entries", ())]}


def _entry(speaker: Speaker, kept: dict[str, Any]) -> GuideEntry:
    note = kept.get("note")
    return {"id": kept["id"], "icon": kept.get("icon"), "title": _said(speaker, _title(kept)),
            "note": None if note is None else _said(speaker, note),
            "paragraphs": _paragraphs(speaker, kept.get("text", [f"guide-{kept['id']}.text"]))}


def _title(entry: dict[str, Any]) -> Any:
    return entry.get("title", f"guide-{entry['id']}")


def _said(speaker: Speaker, text: Any) -> str:
    """A message by its name, or by its name and its parameters."""
    return speaker.say(text) if isinstance(text, str) else speaker.say(text["say"], **text["params"])


def _paragraphs(speaker: Speaker, texts: list[Any]) -> list[str]:
    """Blank lines part the paragraphs of a message."""
    return [paragraph.replace("\n", " ") for text in texts for paragraph in _said(speaker, text).split("\n\n")]


def _picture(speaker: Speaker, game: Game, kept: dict[str, Any], anchors: dict[str, str]) -> GuidePicture:
    state = game.position(kept["position"], partial=True)
    view = {**game.view(state)}
    view.pop("prompt", None)
    drawn: Any = {"view": speaker.fill(written(view)), "caption": speaker.say(kept["caption"]),
                  **{key: kept[key] for key in ("marks", "crop") if key in kept}}
    if "counted" in kept:
        why = kept["counted"]["why"]
        drawn["points"] = [
            GuidePoint(label=speaker.term(term), amount=int(term.amount), at=anchors.get(f"term-{term.rule.replace(' ', '-')}"),
                       text=_said(speaker, why[term.rule]) if term.rule in why else "")
            for term in _together(game.terms(state, kept["counted"]["seat"] - 1)) if term.amount or term.rule in why]
    told: GuidePicture = drawn
    return told


def _together(terms: list[Term]) -> list[Term]:
    """Lines of one rule as one, in the order of their first."""
    sums: dict[str, Term] = {}
    for term in terms:
        sums[term.rule] = replace(term, amount=term.amount + sums[term.rule].amount) if term.rule in sums else term
    return list(sums.values())


def _anchors(speaker: Speaker, sections: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Every topic with the section or entry about it: the one that says most of its name."""
    about = {told: part["id"] for section in sections for part in (section, *section.get("entries", ()))
             for told in part.get("about", ())}
    yield from about.items()
    for topic in speaker.messages():
        if topic.startswith(TOPICS):
            near = [told for told in about if f"{topic}-".startswith(f"{told}-")]
            if near:
                yield topic, about[max(near, key=len)]


def _glossary(game: Game, sections: list[dict[str, Any]]) -> list[GuideWord]:
    """Whatever has a sign and a name, in both languages."""
    speakers = [Speaker(game, code) for code in LANGUAGES]
    return [GuideWord(at=entry["id"], icon=entry["icon"], names=[_said(speaker, _title(entry)) for speaker in speakers])
            for section in sections for entry in section.get("entries", ()) if "icon" in entry]
