"""Reads the positions and games of tests/vectors/almadi into zellige's documents, and back.

There seats count from 0 and piles are ordered; here a state never knows the future, so the order of their piles becomes the
chance outcomes of the moment.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from zellige.core.game import CHANCE, State
from zellige.games.almadi import GAME
from zellige.games.almadi.actions import GIVE_CARD
from zellige.games.almadi.components import CARD_IDS, CARDS, TITLES

VECTORS = Path(__file__).parents[1] / "vectors" / "almadi"
KIND_OF = {"P": "palace", "C": "caravan", "O": "oasis", "M": "market"}
GAMES = ("p1-101", "p1-characters-1037", "p2-202", "p3-characters-304", "p5-501")
TITLE_NAMES = ("Exilé", "Simple sujet", "Apprenti", "Architecte", "Bâtisseur", "Ministre", "Grand Vizir", "Génie")
TITLE = dict(zip(TITLE_NAMES, TITLES, strict=True))


def load(name: str) -> Any:
    return json.loads((VECTORS / f"{name}.json").read_text("utf-8"))


def document(their: dict[str, Any], chosen_starts: bool = False) -> dict[str, Any]:
    """One of their positions as a document of ours."""
    over = their["phase"] == "over"
    turn = dict(their["turn"])
    return {
        "game": "almadi", "players": their["players"],
        "options": {"characters": their["characters"], "start_tiles": "chosen" if chosen_starts else "dealt"},
        "first": their["first"] + 1, "seat": None if over else their["seat"] + 1, "phase": their["phase"],
        "turns": their["turns"], "extra": their["extra"], "last": None if their["last"] is None else their["last"] + 1,
        "extra_queue": [seat + 1 for seat in their["extra_queue"]], "board": their["board"],
        "pile": {kind: sum(tile[0] == letter for tile in their["pile"]) for letter, kind in KIND_OF.items()},
        "discard": their["discard"], "mosaic_pile": cards(their["mosaic_pile"]), "stall_pile": cards(their["stall_pile"]),
        "ruby_supply": their["ruby_supply"], "objectives": their["objectives"], "face_up": their["face_up"],
        "starts_left": their["starts_left"], "turn": turn, "seats": their["seats"],
    }


def cards(pile: list[str]) -> dict[str, Any]:
    return {"top": pile[0] if pile else None, "left": max(0, len(pile) - 1)}


def our_action(text: str) -> str:
    """Seats count from 1 in our notation."""
    head, arrow, seat = text.partition("<seat")
    return f"{head}{arrow}{int(seat) + 1}" if arrow else text


def their_action(text: str) -> str:
    head, arrow, seat = text.partition("<seat")
    return f"{head}{arrow}{int(seat) - 1}" if arrow else text


class Follower:
    """A state of ours that follows their ordered piles."""

    def __init__(self, their: dict[str, Any], chosen_starts: bool = False) -> None:
        self.state: State = GAME.from_document(document(their, chosen_starts), True)
        self.tiles, self.mosaics, self.stalls = (list(their[key]) for key in ("pile", "mosaic_pile", "stall_pile"))

    def legal(self) -> list[str]:
        actions = (GAME.describe(self.state, action) for action in GAME.legal_actions(self.state))
        return sorted(their_action(text) for text in actions)

    def legal_sha1(self) -> str:
        return hashlib.sha1("\n".join(self.legal()).encode(), usedforsecurity=False).hexdigest()

    def play(self, text: str) -> None:
        action = GAME.parse(self.state, our_action(text))
        assert action in GAME.legal_actions(self.state), (text, self.legal())
        self._follow_piles(text)
        GAME.apply(self.state, action)
        while GAME.to_move(self.state) == CHANCE:
            pile = int(GAME.chance_pile(self.state)) if GAME.chance_pile else 0
            drawn = f"draw {self.tiles.pop(0)}" if pile == 0 else f"uncover {(self.mosaics if pile == 1 else self.stalls)[0]}"
            outcome = GAME.parse(self.state, drawn)
            assert outcome in GAME.legal_actions(self.state), drawn
            GAME.apply(self.state, outcome)

    def _follow_piles(self, text: str) -> None:
        """What leaves the top of their card piles, and what Zaynab puts under them."""
        verb = text.split()[0]
        if verb in ("marteline", "badroulboudour") or text.endswith(">mosaic"):
            self.mosaics.pop(0)
        if verb in ("stall", "paribanou") or text.endswith(">stall"):
            self.stalls.pop(0)
        if verb == "zaynab":
            action = GAME.parse(self.state, text)
            pile, card = divmod(action - GIVE_CARD, CARDS)
            (self.mosaics, self.stalls)[pile].append(CARD_IDS[pile][card])


def comparable(their: dict[str, Any]) -> dict[str, Any]:
    """Their position with what we do not order put in order."""
    found = json.loads(json.dumps(their))
    for field in ("pile", "mosaic_pile", "stall_pile", "discard"):
        found[field] = sorted(found[field])
    for seat in found["seats"]:
        for field in ("mosaics", "stalls", "recruited"):
            seat[field] = sorted(seat[field])
    return found


def as_theirs(follower: Follower, their: dict[str, Any]) -> dict[str, Any]:
    """Our state written as their position, with the piles the follower keeps."""
    ours = GAME.to_document(follower.state)
    turn = {key: value for key, value in ours["turn"].items() if key != "drawing"}
    return {
        "format": their["format"], "players": ours["players"], "characters": ours["options"]["characters"],
        "solo": ours["players"] == 1, "first": ours["first"] - 1,
        "seat": their["seat"] if ours["seat"] is None else ours["seat"] - 1, "phase": ours["phase"], "turns": ours["turns"],
        "extra": ours["extra"], "last": None if ours["last"] is None else ours["last"] - 1,
        "extra_queue": [seat - 1 for seat in ours["extra_queue"]],
        "board": {space: tile for space, tile in ours["board"].items() if space in their["board"]}, "pile": follower.tiles,
        "mosaic_pile": follower.mosaics, "stall_pile": follower.stalls, "ruby_supply": ours["ruby_supply"],
        "objectives": ours["objectives"], "face_up": ours["face_up"], "starts_left": ours["starts_left"],
        "discard": ours["discard"], "turn": turn, "seats": ours["seats"],
    }


def piles_agree(follower: Follower) -> bool:
    """The piles the follower keeps are as long as those of our state, and have the same cards on top."""
    ours = GAME.to_document(follower.state)
    kinds = {kind: sum(tile[0] == letter for tile in follower.tiles) for letter, kind in KIND_OF.items()}
    tops = all((ours[name]["top"] if pile else None) == (pile[0] if pile else None)
               and (ours[name]["top"] is not None) + ours[name]["left"] + len(ours[name]["under"]) == len(pile)
               for name, pile in (("mosaic_pile", follower.mosaics), ("stall_pile", follower.stalls)))
    return ours["pile"] == kinds and tops


def scores(state: State) -> list[list[list[Any]]]:
    """The terms of every seat as their lists."""
    return [
        [[term.rule, term.amount, list(term.cells)] for term in GAME.terms(state, seat)] for seat in range(int(state.seats))
    ]
