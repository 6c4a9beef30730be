"""The score pad as people read it: labels, refusals, how points come about, who has won."""

from __future__ import annotations

from zellige.core.count_up import Count, pad_of
from zellige.core.pad import Field, Objection
from zellige.core.shown import quoted
from zellige.core.speaker import Speaker


def section_label(speaker: Speaker, section: str) -> str:
    """What a section of the pad is called."""
    return next(speaker.say(column.label) for column in pad_of(speaker.game).columns if column.name == section)


def place(speaker: Speaker, field: Field, seat: int | None) -> str:
    """A field where it stands, and whose: how sentences and prompts name it."""
    section, label = section_label(speaker, field.section), speaker.say(field.label)
    whole = label if label == section else speaker.say("pad-place", section=section, field=label)
    return whole if seat is None else speaker.say_of("pad-place-seat", {"place": whole, "seat": seat})


def refusal(speaker: Speaker, count: Count, objection: Objection) -> str:
    """A sentence that says what cannot be, and names the field."""
    field = next((one for one in count.fields if one.name == objection.field), None)
    named = quoted(objection.field[:60]) if field is None else place(speaker, field, objection.seat)
    return speaker.objection(objection, named)


def why(speaker: Speaker, count: Count, seat: int, line: str) -> str:
    """How the points of a line come about; nothing where they are plain."""
    found = pad_of(count.game).why(count.sheet, seat, line)
    return "" if found is None else speaker.reckoning(found)


def verdict(speaker: Speaker, count: Count) -> str | None:
    """Who has won, and by what; None while that is open, or where somebody plays alone."""
    winners = count.winners
    if not winners or len(count.scores) == 1:
        return None
    points = count.scores[winners[0]]
    if len(winners) > 1:
        *others, last = (speaker.name(seat) for seat in winners)
        return speaker.say("pad-shared", others=", ".join(others), last=last, points=points)
    by_tie = count.scores.count(points) > 1
    said = speaker.say_of("pad-wins", {"seat": winners[0], "points": points})
    return speaker.say("pad-wins-tie", wins=said, tie=speaker.say("pad-tie")) if by_tie else said


def ending(speaker: Speaker, count: Count) -> str | None:
    """What the game says at the end beside scores; None while something cannot be."""
    found = None if count.objections else pad_of(count.game).verdict(count.sheet)
    return None if found is None else speaker.ending(found)
