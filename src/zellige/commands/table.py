"""Commands about tables that are played at: play, serve, join."""

from __future__ import annotations

from pathlib import Path

import click

from zellige.commands.parameters import Command, words_of
from zellige.core.language import persons_language


@click.command(cls=Command)
@click.option("--port", type=click.IntRange(0, 65535), metavar="N")
@click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--no-browser", is_flag=True)
@click.option("--lan", is_flag=True)
def play(port: int | None, data: Path | None, no_browser: bool, lan: bool) -> None:
    """Serves the table on this computer, or in its network, until Ctrl-C."""
    from zellige.server.run import serve

    serve(port, data, not no_browser, lan)


@click.command(cls=Command, message="command-serve")
@click.option("--host", "address", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N")
@click.option("--public-url", metavar="URL")
@click.option("--allow-host", "names", multiple=True, metavar="NAME")
@click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER")
def serve(address: str, port: int | None, public_url: str | None, names: tuple[str, ...], data: Path | None) -> None:
    """Hosts a club until Ctrl-C."""
    from zellige.server.run import host

    host(address, port, data, public_url, names)


@click.command(cls=Command)
@click.argument("link", metavar="LINK")
@click.option("--player", default="patient", metavar="PLAYER")
@click.option("--name", metavar="NAME")
def join(link: str, player: str, name: str | None) -> None:
    """Seats a player at a table far away."""
    from zellige.commands import progress
    from zellige.players.guest import Guest

    say = words_of().say
    with progress.waiting(say("join-wait")):
        guest = Guest(link, player, name, persons_language())
    print(say("join-seated", player=name or player, seat=guest.seat), flush=True)
    with progress.waiting(say("join-plays")):
        table = guest.play()
    print(say("join-over", scores=", ".join(f"{row['total']}" for row in table["scores"]["rows"])))


COMMANDS = [play, serve, join]
