"""The options of a game, asked by name: ``is_so(state)`` instead of a number that means something else in every option."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zellige.core.compile import rule
from zellige.core.vocabulary import Option, State


def asked(options: Sequence[Option], name: str, value: object) -> Callable[[State], bool]:
    """A rule that says whether a position is played with a value of an option; ``ValueError`` when there is no such value."""
    number = [option.name for option in options].index(name)
    wanted = options[number].values.index(value)

    @rule
    def is_so(state: State) -> bool:
        return bool(state.options[number] == wanted)

    return is_so
