"""Gets every game's rules ready in the background, and lets bots think without holding up anybody."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Thread

from zellige.core import machine
from zellige.core.compile import Kernels, backend
from zellige.core.errors import PlayerFault
from zellige.core.game import Game
from zellige.core.language import LANGUAGES, language, persons_language
from zellige.players.find import ask, check_player, find
from zellige.players.player import Answer, Player, Question, time_up
from zellige.server.compiling import BUILDING
from zellige.tables.table import BotTurn

log = logging.getLogger("zellige")
QUICK = frozenset({"random", "level:visitor"})
"""Players that are quick enough to play by interpreted rules while the compiled ones are being prepared."""
THINKERS = 2
LIMIT, GIVEN_UP = 10.0, 30.0
"""Seconds that a player may think about a decision, and those after which nobody waits for it any more."""


class Workshop:
    """The kernels of games as they become ready; those of older rules only when somebody wants them.

    ``told(game)`` is called, on the loop, whenever one is.
    """

    def __init__(self, games: Iterable[Game], told: Callable[[Game], None]) -> None:
        self._told = told
        self._kernels: dict[Game, Kernels] = {}
        self._ready = {game: asyncio.Event() for game in games}
        self._missing: list[Game] = []
        self._thinkers = asyncio.Semaphore(THINKERS)
        self._thinking = 0  # bots that think, or wait until they may
        self._stopped = False
        self._preparing: asyncio.Task[None] | None = None
        self._wanted: Game | None = None
        self._wish = asyncio.Event()
        self._words = language(persons_language())

    def start(self) -> None:
        """Begins to prepare every game: those in the cache at once, then the others, one after the other."""
        self._preparing = asyncio.create_task(self._prepare_all())

    def want(self, game: Game) -> None:
        """Somebody has come to a table of a game: its rules are prepared first, and no others meanwhile."""
        if game not in self._ready:
            self._ready[game] = asyncio.Event()
            self._missing.append(game)
        if not self._ready[game].is_set():
            self._wanted = game
            self._wish.set()

    async def stop(self) -> None:
        """Stops preparing; bots that are thinking are told that nobody waits any more."""
        self._stopped = True
        if self._preparing:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)

    def kernels(self, game: Game) -> Kernels | None:
        """A game's kernels; None as long as they are being prepared."""
        return self._kernels.get(game)

    async def choose(self, game: Game, asked: BotTurn, enough: Callable[[], bool] = lambda: False) -> Answer:
        """What a bot answers. Slow players wait until the rules are ready.

        ``enough``: answers whether it is to think no longer (``Live.enough``). ``UnknownPlayer`` when nobody has the bot's
        name, ``PlayerFault`` when it fails or does not answer at all.
        """
        check_player(game, asked.player)  # a kept table names players, it loads nobody's code
        kernels = self.kernels(game)
        if kernels is None and asked.player not in QUICK:
            await self._ready[game].wait()
            kernels = self.kernels(game)
        player = find(game, asked.player, kernels or game.kernels(backend="reference"), self._threads)
        self._thinking += 1
        try:
            async with self._thinkers:
                time_is_up = time_up(LIMIT)
                question = Question(game, asked.masked, asked.seat, asked.words, LIMIT,
                                    lambda: time_is_up() or enough() or self._stopped)
                return await _answer(player, question)
        finally:
            self._thinking -= 1

    def _threads(self) -> int:
        """In how many threads a bot may think now: on every core, as long as no other bot wants to think."""
        return machine.cores() if self._thinking == 1 else 1

    async def _prepare_all(self) -> None:
        games = list(self._ready)
        missing = [game for game in games if not await self._at_hand(game)]
        for game in games:
            if game not in missing:
                await self._prepare(game)
        await asyncio.to_thread(_learn, games)
        self._missing = [*missing, *(game for game in self._missing if game not in games)]
        while True:
            while self._missing:
                game = self._wanted if self._wanted in self._missing else self._missing[0]
                if game is not self._wanted and not machine.processes(BUILDING):  # only what somebody waits for
                    break
                if await self._unless_another_is_wanted(game):
                    self._missing.remove(game)
            self._wish.clear()
            await self._wish.wait()

    async def _at_hand(self, game: Game) -> bool:
        try:
            return backend() != "compiled" or await asyncio.to_thread(game.is_compiled)
        except Exception:  # the same will be said when it is prepared
            return False

    async def _unless_another_is_wanted(self, game: Game) -> bool:
        """Prepares a game; False when it gave way to one that somebody waits for."""
        self._wish.clear()
        preparing, wish = asyncio.create_task(self._prepare(game)), asyncio.create_task(self._wish.wait())
        try:
            await asyncio.wait({preparing, wish}, return_when=asyncio.FIRST_COMPLETED)
            if not preparing.done() and self._wanted is game:
                await preparing
            return preparing.done()
        finally:
            for task in (preparing, wish):
                task.cancel()
            await asyncio.gather(preparing, wish, return_exceptions=True)

    async def _prepare(self, game: Game) -> None:
        try:
            if not await self._at_hand(game):
                await self._compile_beside(game, hurried=game is self._wanted)
            self._kernels[game] = await asyncio.to_thread(game.kernels)
            log.debug(self._words.say("server-prepared", game=self._title(game)))
        except Exception as error:
            log.warning(self._words.say("server-not-prepared", game=self._title(game), detail=str(error)))
            log.debug("preparing %s", game.name, exc_info=True)
            self._kernels[game] = game.kernels(backend="reference")
        self._ready[game].set()
        self._told(game)

    def _title(self, game: Game) -> str:
        return language(self._words.code, game.home).say("game-title")

    async def _compile_beside(self, game: Game, hurried: bool) -> None:
        """Fills the cache of kernels from a process of its own, so that compiling takes no time from the tables.

        ``hurried``: somebody waits; else it takes only what the processor has left. Its standard input stays open as long as
        this process lives: see ``compiling``.
        """
        how = [] if hurried else ["patiently"]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "zellige.server.compiling", game.name, str(game.rules_version), *how,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL)
        try:
            assert process.stdout is not None
            told = 0
            async for line in process.stdout:
                done, every = map(int, line.split())
                if done > told:
                    log.info(self._words.say("server-preparing", game=self._title(game), done=done, all=every))
                told = max(told, done)
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def _learn(games: Iterable[Game]) -> None:
    """Reads what a table says: the first that is come back to has hundreds of sentences."""
    for game in games:
        for code in LANGUAGES:
            language(code, game.home).learn("event-", "option-")


async def _answer(player: Player, question: Question) -> Answer:
    """What a player answers on a thread of its own, which whoever never answers keeps; it ends with the process."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Answer] = loop.create_future()

    def tell(found: Answer | Exception) -> None:
        if not answer.done() and isinstance(found, Answer):
            answer.set_result(found)
        elif not answer.done() and isinstance(found, Exception):
            answer.set_exception(found)

    def think() -> None:
        found: Answer | Exception
        try:
            found = ask(player, question)
        except Exception as error:  # said at the table
            found = error
        with suppress(RuntimeError):  # nobody is there any more
            loop.call_soon_threadsafe(tell, found)

    Thread(target=think, name="bot", daemon=True).start()
    try:
        return await asyncio.wait_for(answer, GIVEN_UP)
    except TimeoutError:
        raise PlayerFault(player=player.name, problem="player-late", seconds=GIVEN_UP) from None
