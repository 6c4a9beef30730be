"""Every promise of a game by name, and the one who looks whether they hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from zellige.core.game import Game
from zellige.core.language import language
from zellige.core.seeds import Seed
from zellige.testing import chance, documents, keeping, knowledge, pads, rules, thinking, words
from zellige.testing.played import HOME, Broken, Played, play, said


@dataclass(frozen=True)
class Promise:
    """One promise: its name, and the function that raises ``Broken`` where a game does not keep it."""

    name: str
    function: Callable[[Played], None]

    def look(self, played: Played) -> None:
        """``Broken`` where the promise does not hold in a game that was played; an error of the game is such a finding."""
        if played.stumbled is not None and (played.stumbled.promise or "playable") == self.name:
            raise played.stumbled
        try:
            self.function(played)
        except Broken:
            raise
        except Exception as error:
            raise Broken("raised", played.moments[0], error=said(error)) from error

    def sentence(self, lang: str) -> str:
        """What is promised."""
        return language(lang, HOME).say(f"promise-{self.name}")


PROMISES = tuple(Promise(name, function) for name, function in {
    "playable": rules.check_playable,
    "setup": rules.check_setup,
    "bounds": rules.check_bounds,
    "legal": rules.check_legal,
    "actions": rules.check_actions,
    "longest-legal": rules.check_longest_legal,
    "longest-game": rules.check_longest_game,
    "slots": rules.check_slots,
    "reason": rules.check_reason,
    "returns": rules.check_returns,
    "score-bounds": rules.check_score_bounds,
    "places": rules.check_places,
    "looking": rules.check_looking,
    "backends": rules.check_backends,
    "speed": rules.check_speed,
    "weights": chance.check_weights,
    "draws": chance.check_draws,
    "entered": chance.check_entered,
    "mask": knowledge.check_mask,
    "together": knowledge.check_together,
    "resample": knowledge.check_resample,
    "two-worlds": knowledge.check_two_worlds,
    "heard": knowledge.check_heard,
    "players": thinking.check_players,
    "foresight": thinking.check_foresight,
    "valuation": thinking.check_valuation,
    "notation": words.check_notation,
    "narrate": words.check_narrate,
    "narrate-turn": words.check_narrate_turn,
    "reason-words": words.check_reason_words,
    "columns": words.check_columns,
    "pad": pads.check_pad,
    "view": words.check_view,
    "view-form": words.check_view_form,
    "show": words.check_show,
    "words": words.check_words,
    "documents": documents.check_documents,
    "schema": documents.check_schema,
    "drafts": documents.check_drafts,
    "empty": documents.check_empty,
    "old-reading": documents.check_old_reading,
    "records": keeping.check_records,
    "undo": keeping.check_undo,
    "turns": keeping.check_turns,
    "older": keeping.check_older,
}.items())
"""In the order in which they are told."""


@dataclass(frozen=True)
class Verdict:
    """A promise, and how it is broken; None: it held wherever somebody looked."""

    promise: Promise
    broken: Broken | None

    def data(self, lang: str) -> dict[str, Any]:
        """As plain data: name, whether it holds, what is promised, and the sentence about what was found instead (or None)."""
        return {"name": self.promise.name, "ok": self.broken is None, "promise": self.promise.sentence(lang),
                "found": None if self.broken is None else self.broken.sentence(lang)}


def check(game: Game, games: int, seed: Seed, advance: Callable[[int], None] = lambda looks: None) -> list[Verdict]:
    """Plays games and looks at every promise in each; of a broken one, the first finding is kept.

    ``advance`` is told how many looks are done: ``games`` times as many as there are promises in all.
    """
    found: dict[str, Broken] = {}
    for number in range(games):
        try:
            played = play(game, seed, number)
        except Exception as error:
            found.setdefault("playable", Broken("raised", error=said(error)))
            continue
        for promise in PROMISES:
            if promise.name not in found:
                try:
                    promise.look(played)
                except Broken as broken:
                    found[promise.name] = broken
            advance(1)
    return [Verdict(promise, found.get(promise.name)) for promise in PROMISES]
