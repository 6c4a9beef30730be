"""The command that opens the table in the browser: play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from zellige.commands.parameters import Lang


def play(port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535)] = None,
         data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER")] = None,
         no_browser: Annotated[bool, typer.Option("--no-browser")] = False, lang: Lang = None) -> None:
    """Serves the table on this computer until Ctrl-C."""
    from zellige.server.run import serve

    serve(port, data, not no_browser)


COMMANDS: dict[str, Callable[..., None]] = {"play": play}
