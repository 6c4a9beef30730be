"""Commands about games and positions: games, new, legal, why, apply, score, show, schema."""

from __future__ import annotations

import secrets
from typing import Any

import click

from zellige.commands import parameters
from zellige.commands.parameters import Command, print_json, read_position
from zellige.commands.parameters import words_of as words
from zellige.core import document
from zellige.core.errors import NotationError
from zellige.core.game import Game, State
from zellige.core.language import persons_language
from zellige.core.registry import get, installed_games
from zellige.core.search import levels_of


@click.command(cls=Command)
@parameters.as_json
def games(as_json: bool) -> None:
    """Every game that is installed."""
    found = installed_games()
    if as_json:
        print_json([_about(game) for game in found.values()])
        return
    width = max(map(len, found), default=0)
    for name, game in found.items():
        say = words(game).say
        seats = f"{min(game.seat_counts)}-{max(game.seat_counts)}"
        print(f"{name:{width}}  {seats}  {say('games-line', title=say('game-title'), tagline=say('game-tagline'))}")


def _about(game: Game) -> dict[str, Any]:
    say = words(game).say
    return {
        "name": game.name, "title": say("game-title"), "tagline": say("game-tagline"), "rules_version": game.rules_version,
        "seats": list(game.seat_counts), "players": [*game.player_names(), *levels_of(game)],
        "options": [{"name": option.name, "default": option.default, "values": list(option.values), "source": option.source,
                     "label": say(f"option-{option.name}"), "help": say(f"option-{option.name}.help")}
                    for option in game.options]}


@click.command(cls=Command)
@parameters.game
@parameters.seats
@click.option("--seed", metavar="SEED")
@parameters.option
@parameters.components
@click.option("--empty", is_flag=True)
def new(game: str, seats: int | None, seed: str | None, option: tuple[str, ...], components: str | None, empty: bool) -> None:
    """A fresh position document; with --empty one of a table on which nothing lies yet."""
    found = get(game)
    count = min(found.seat_counts) if seats is None else seats
    options, own = parameters.options_of(found, option), parameters.components_of(found, components)
    if empty:
        print_json(found.empty_document(count, options, own))
        return
    state = found.new(count, secrets.token_hex(8) if seed is None else seed, options, own)
    print_json(found.to_document(state))


@click.command(cls=Command)
@parameters.position
@parameters.partial
@parameters.as_json
def legal(position: str, partial: bool, as_json: bool) -> None:
    """Every legal action, one a line, sorted."""
    game, state = read_position(position, partial)
    actions = sorted(game.describe(state, action) for action in game.legal_actions(state))
    if as_json:
        print_json(actions)
    else:
        print("".join(f"{action}\n" for action in actions), end="")


@click.command(cls=Command)
@parameters.position
@click.argument("action", metavar="ACTION", nargs=-1, required=True)
@parameters.partial
@parameters.as_json
def why(position: str, action: tuple[str, ...], partial: bool, as_json: bool) -> None:
    """Why an action may not be played, or that it may. Its words may come as one argument or as several."""
    asked = " ".join(action)
    game, state = read_position(position, partial)
    found = game.reason(state, words(game).read_action(game, state, asked))
    text, section = words(game).reason(found) if found else (words().say("why-legal", action=asked), None)
    if as_json:
        print_json({"action": asked, "legal": found is None, "rule": found.rule if found else None,
                    "text": text if found else None, "section": section})
    else:
        print(f"{text} [{section}]" if found else text)


@click.command(cls=Command)
@parameters.position
@click.argument("actions", metavar="ACTION...", nargs=-1, required=True)
@parameters.partial
def apply(position: str, actions: tuple[str, ...], partial: bool) -> None:
    """The position after some actions, each one argument or as many as it has words."""
    game, state = read_position(position, partial)
    words_left = list(actions)
    while words_left:
        action = _next_action(game, state, words_left)
        game.play(state, game.parse(state, action), action)
    print_json(game.to_document(state))


def _next_action(game: Game, state: State, words_left: list[str]) -> str:
    """Takes the next action from what is left of a command line: the longest run of single words that is notation.

    An argument that holds a space is an action by itself.
    """
    run = next((place for place, word in enumerate(words_left) if " " in word), len(words_left)) or 1
    runs = (" ".join(words_left[:count]) for count in range(run, 0, -1))
    text = next((one for one in runs if _is_notation(game, state, one)), " ".join(words_left[:run]))
    del words_left[: text.count(" ") + 1 if run > 1 else 1]
    return text


def _is_notation(game: Game, state: State, text: str) -> bool:
    try:
        game.parse(state, text)
    except NotationError:
        return False
    return True


@click.command(cls=Command)
@parameters.position
@parameters.partial
@parameters.as_json
def score(position: str, partial: bool, as_json: bool) -> None:
    """The score of every seat, term by term with its cells, and what the position left out and was assumed."""
    found = document.read(position)
    game = get(found["game"])
    state = game.position(found, partial)
    say = words(game)
    assumptions = game.assumptions(found, partial)
    scores, places = game.scores(state), game.ranks(state)
    rows: list[dict[str, Any]] = [
        {"seat": seat + 1, "score": scores[seat], "place": places[seat],
         "terms": [{"rule": term.rule, "label": say.term(term), "amount": int(term.amount), "cells": list(term.cells)}
                   for term in game.terms(state, seat)]}
        for seat in range(len(scores))]
    if as_json:
        print_json({"scores": scores, "places": places, "seats": rows,
                    "assumptions": [{"kind": one.kind, "fields": list(one.fields), "text": say.assumption(one)}
                                    for one in assumptions]})
        return
    for row in rows:
        print(say.say("score-of-seat", seat=str(row["seat"]), score=row["score"], place=row["place"]))
        for term in row["terms"]:
            label, cells = term["label"], " ".join(term["cells"])
            print(f"{term['amount']:6}  {say.say('score-cells', label=label, cells=cells) if cells else label}")
    if assumptions:
        print(say.say("score-assumptions"))
        for one in assumptions:
            print(f"- {say.assumption(one)}")


@click.command(cls=Command)
@parameters.position
@parameters.partial
def show(position: str, partial: bool) -> None:
    """The board as text."""
    game, state = read_position(position, partial)
    print(game.show(state, persons_language()))


@click.command(cls=Command)
@parameters.game
def schema(game: str) -> None:
    """The JSON Schema of a game's position documents."""
    print_json(document.schema(get(game).home))


COMMANDS = [games, new, legal, why, apply, score, show, schema]
