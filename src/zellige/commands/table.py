"""The command that opens the table in the browser: play."""

from __future__ import annotations

from pathlib import Path

import click

from zellige.commands.parameters import Command


@click.command(cls=Command)
@click.option("--port", type=click.IntRange(0, 65535), metavar="N")
@click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--no-browser", is_flag=True)
@click.option("--lan", is_flag=True)
def play(port: int | None, data: Path | None, no_browser: bool, lan: bool) -> None:
    """Serves the table on this computer, or in its network, until Ctrl-C."""
    from zellige.server.run import serve

    serve(port, data, not no_browser, lan)


COMMANDS = [play]
