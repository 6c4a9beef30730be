"""What position documents leave out: what was assumed while one was read, and counts that the others decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from zellige.core.document import check_shape, refuse_all
from zellige.core.errors import BadPosition
from zellige.core.game import Assumption, Document, Draft, Game, State

Parts = tuple[str, ...] | dict[str, "Parts"] | list["Parts"]
"""The optional fields of a part of a document, by name; of a list, those of each of its items."""


class LeftOut:
    """What a game notes while it reads a document.

    ``partial``: the document is only part of a position, so that nothing follows from how many pieces the box has.
    ``parts``: what the fields of the document consist of, where they can be left out in part. ``draft``: somebody still
    works on the document, so that pieces which do not add up are noted and not refused.
    """

    def __init__(self, document: Document, partial: bool, parts: dict[str, Parts], draft: bool = False) -> None:
        self.document = document
        self.partial = partial
        self.parts = parts
        self.assumed: list[Assumption] = []
        self.draft = draft
        self.faults: list[BadPosition] = []

    def add_up(self, faults: Iterable[BadPosition]) -> None:
        """Refuses pieces that do not add up, in a part of a position none; in a draft they are noted."""
        if self.draft:
            self.faults += faults
        elif not self.partial:
            refuse_all(faults)

    def lacks(self, field: str) -> bool:
        """Whether the document leaves out a field whole."""
        return field not in self.document

    def missing(self, field: str) -> list[str]:
        """The path of a field that is left out, or of every part of it that is."""
        return [field] if self.lacks(field) else missing_parts(field, self.document[field], self.parts.get(field, ()))

    def assume(self, kind: str, fields: Iterable[str], follow: Iterable[str] = (), **params: Any) -> None:
        """Notes what was taken for granted about some fields; without any, nothing was.

        ``follow``: fields that follow from these; where the document leaves them out too, they are no better known.
        """
        if named := tuple(fields):
            self.assumed.append(Assumption(kind, (*named, *(path for field in follow for path in self.missing(field))), params))


def reading(home: Path, parts: dict[str, Parts], read: Callable[[Game, Document, LeftOut], State]) -> tuple[
        Callable[[Game, Document, bool], State], Callable[[Game, Document, bool], list[Assumption]],
        Callable[[Game, Document], Draft]]:
    """What a game gives as ``Game.read``, ``assume`` and ``draft``, made of one function that reads and notes on the way.

    ``home``: the folder of the game, whose schema the document has met before.
    """
    def noted(game: Game, document: Document, partial: bool, draft: bool = False) -> tuple[State, LeftOut]:
        check_shape(document, home)
        left_out = LeftOut(document, partial, parts, draft)
        return read(game, document, left_out), left_out

    def sketched(game: Game, document: Document) -> Draft:
        state, left_out = noted(game, document, False, True)
        return Draft(state, left_out.assumed, left_out.faults)

    return lambda *given: noted(*given)[0], lambda *given: noted(*given)[1].assumed, sketched


def missing_parts(path: str, found: Any, parts: Parts) -> list[str]:
    """The paths of the parts that lack in a field."""
    if isinstance(parts, list) and not isinstance(found, list):
        return [path]
    if isinstance(parts, list):
        return [inside for number, item in enumerate(found) for inside in missing_parts(f"{path}/{number}", item, parts[0])]
    inner = parts if isinstance(parts, dict) else dict.fromkeys(parts, ())
    return [inside for name, more in inner.items()
            for inside in (missing_parts(f"{path}/{name}", found[name], more) if name in found else [f"{path}/{name}"])]


def shares(rest: int | None, given: list[int | None], most: int | None = None) -> list[int | None]:
    """Counts that add up to ``rest`` (None: nobody knows it), where those left out (None) can only be one number.

    ``most``: what each can be at most. What could be several numbers, or none, stays None.
    """
    missing = given.count(None)
    if rest is None or not missing:
        return given
    rest -= sum(count or 0 for count in given)
    if rest == 0 or (rest > 0 and missing == 1) or (most is not None and rest == missing * most):
        return [rest // missing if count is None else count for count in given]
    return given


def evenly(rest: int, given: list[int | None], most: int | None = None) -> list[int]:
    """Counts that add up to ``rest`` as far as they can: those left out (None) share what the others leave as even as it goes.

    ``most``: what each of them can be at most. The first have one more where it does not divide.
    """
    missing = given.count(None)
    left = max(0, rest - sum(count or 0 for count in given))
    left = left if most is None else min(left, missing * most)
    own = iter([(left + missing - 1 - number) // missing for number in range(missing)])
    return [next(own) if count is None else count for count in given]
