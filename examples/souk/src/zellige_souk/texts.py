"""The souk as people read it: notation, score lines, reasons, events, and the board."""

import re
from pathlib import Path

from zellige.core.errors import NotationError
from zellige.core.game import CHANCE, NOBODY, Event, Reason, State, Term
from zellige.core.language import language
from zellige.core.vocabulary import Message, PlainView, Prompt
from zellige_souk.rules import (
    BAG,
    CARAVAN,
    CHESTS,
    COME,
    DRAW,
    FROM_BAG,
    HANDS,
    KINDS,
    MARKET,
    NOTHING,
    SPICES,
    UNSEEN,
    chances,
    glut,
    price,
    to_move,
)

HOME = Path(__file__).parent
SORTS = ("sell", "keep", "draw", "come")
_NOTATION = re.compile(f"({'|'.join(SORTS)}) ({'|'.join(SPICES)})")


def describe(state: State, action: int) -> str:
    """``sell mint``, ``keep mint``, ``draw mint`` or ``come mint``."""
    return f"{SORTS[action // KINDS]} {SPICES[action % KINDS]}"


def parse(state: State, text: str) -> int:
    """The action id of a text that ``describe`` made; ``NotationError`` for anything else."""
    found = _NOTATION.fullmatch(text.strip())
    if found is None:
        raise NotationError(action=text, game="souk", example="sell mint")
    return SORTS.index(found[1]) * KINDS + SPICES.index(found[2])


def terms(state: State, seat: int) -> list[Term]:
    """A line for every spice: what the jars in the chest are worth."""
    return [Term(spice, int(state.jars[CHESTS + seat, kind]) * int(price(state, kind))) for kind, spice in enumerate(SPICES)]


def reason(state: State, action: int) -> Reason | None:
    """Why an action is not allowed now."""
    row, mover = (CARAVAN if action >= COME else BAG if action >= DRAW else HANDS + state.turn), to_move(state)
    if mover == NOBODY:
        return Reason("over")
    if (action >= DRAW) != (mover == CHANCE) or (mover == CHANCE and (action >= COME) != (state.owed > FROM_BAG)):
        return Reason("drawn-first" if mover == CHANCE else "not-drawn")
    return None if chances(state, row, action % KINDS) > 0 else Reason("none-there", {"spice": SPICES[action % KINDS]})


def narrate(before: State, action: int | None, after: State) -> list[Event]:
    """What is done with a jar, its spice for those who have heard it; and what a sale makes of the price."""
    seat = int(before.turn)
    if action is None:
        return [Event("kept-unseen" if before.owed == NOTHING else "drew-unseen", seat)]
    kind, sort = action % KINDS, SORTS[action // KINDS]
    told = Event({"sell": "sold", "keep": "kept", "draw": "drew", "come": "came"}[sort], None if sort == "come" else seat,
                 {"spice": SPICES[kind]})
    is_glut = sort in ("sell", "come") and after.jars[MARKET, kind] == glut(after)
    return [told, Event("glut", None, {"spice": SPICES[kind]})] if is_glut else [told]


def view(state: State) -> PlainView:
    """The plain board: a text, here a message for each of its lines; what scores leave out, by seat; what is to be decided."""
    unseen = [int(state.jars[CHESTS + other, UNSEEN]) for other in range(state.seats)]
    secrets: list[str | Message] = [{"say": "secret", "params": {"number": number}} if number else "" for number in unseen]
    prompt: Prompt = {"title": {"say": "prompt"}, "detail": {"say": "prompt.detail"}}
    return {"kind": "plain", "text": lines(state), "secrets": secrets, "prompt": prompt}


def lines(state: State) -> list[Message]:
    """A line for every row of jars, the numbers first."""
    rows: list[tuple[str, int, dict[str, int]]] = [("market", MARKET, {}), ("caravan", CARAVAN, {}), ("bag", BAG, {})]
    for seat in range(state.seats):
        rows += [("hand", HANDS + seat, {"seat": seat}), ("chest", CHESTS + seat, {"seat": seat})]
    said: list[Message] = [{"say": "line-spices", "params": {}}]
    for name, row, owner in rows:
        numbers = "".join(f"{number or '.':<5}" for number in state.jars[row].tolist())
        said.append({"say": f"line-{name}", "params": {"numbers": numbers, **owner}})
    return said


def show(state: State, lang: str = "en") -> str:
    """The same lines for a terminal."""
    words = language(lang, HOME)
    return "\n".join(words.say_of(line["say"], line["params"]) for line in lines(state))
