"""JSON bodies, read as strictly as files: FastAPI alone would let doubled fields and NaN pass."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from zellige.core import json_text
from zellige.core.errors import BadJson
from zellige.server.errors import NotJson


def json_of(body: bytes) -> Any:
    """The value in a body, which is UTF-8. ``NotJson`` when it is not JSON that can be used."""
    try:
        return json_text.parse(body)
    except BadJson as fault:
        raise NotJson(detail=fault) from None


class _Strict(Request):
    async def json(self) -> Any:
        return await asyncio.to_thread(json_of, await self.body())


class StrictRoute(APIRoute):
    """A route whose JSON body is read by ``json_of``; its refusal is the cause of FastAPI's own ``HTTPException``."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """FastAPI's handler, given a request that reads strictly."""
        handler = super().get_route_handler()

        async def strict(request: Request) -> Response:
            return await handler(_Strict(request.scope, request.receive))

        return strict
