"""What a request says besides its form, names in its address and keys that it shows; and what makes a file of an answer."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Request
from fastapi import Path as InPath

from zellige.server import errors
from zellige.server.wire.forms import LONGEST_KEY

GameName = Annotated[str, InPath(alias="game", max_length=40)]
TableName = Annotated[str, InPath(alias="table", max_length=40)]
DealName = Annotated[str, InPath(alias="deal", max_length=40)]


def shown_key(request: Request, zellige_key: Annotated[str | None, Header(max_length=LONGEST_KEY)] = None) -> str | None:
    """The keys that a request shows: in a header, so that they stand in no address and no log of a proxy.

    ``KeyInAddress`` where they do.
    """
    if KEY_IN_ADDRESS in request.query_params:
        raise errors.KeyInAddress()
    return zellige_key


KEY_IN_ADDRESS = "key"
"""The parameter in which older programs showed a key."""
Key = Annotated[str | None, Depends(shown_key)]
Once = Annotated[str | None, Header(alias="Idempotency-Key", min_length=1, max_length=LONGEST_KEY)]
"""What a program calls a decision that it may have to send again, because no answer came."""


def as_file(name: str) -> dict[str, str]:
    """The header by which a browser keeps the lines it is sent as a file."""
    return {"Content-Disposition": f'attachment; filename="zellige-{name}.jsonl"'}
