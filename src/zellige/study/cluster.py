"""The workers of a Ray cluster, which may be many machines; of the extra ``zellige[cluster]`` (docs/laboratory.md)."""

from __future__ import annotations

import logging
import os
import pickle
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from threading import Lock
from typing import Any

from zellige import __version__
from zellige.core.errors import PersonError
from zellige.study import errors
from zellige.study.errors import ClusterLost, NoCluster, OtherRelease
from zellige.study.processes import Crew, Make

TRIES = 5
"""How often something is done again whose worker, or whose machine, was lost."""


def need() -> Any:
    """Ray; ``MissingExtra`` where it is not installed. It tells nobody outside that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    return errors.need("ray", "cluster")


@contextmanager
def workers(address: str | None, most: int | None, make: Make, arguments: tuple[Any, ...]) -> Iterator[Crew]:
    """Workers of the cluster at ``ray://HOST:PORT``; without an address of that of ``RAY_ADDRESS``, or of one begun here.

    Whatever a lost worker was doing another does again. ``NoCluster``: there is none. ``OtherRelease``: what is there is not
    what is here. ``ClusterLost``: nobody is left.
    """
    ray = need()
    _connect(ray, address)
    try:
        count = most or max(1, int(ray.cluster_resources().get("CPU", 1)))
        told = pickle.dumps((make, arguments))
        do = ray.remote(num_cpus=1, max_retries=TRIES)(_do)
        under_way, lock = set[Any](), Lock()

        def ask(thing: Any) -> Any:
            with lock:
                asked = do.remote(sha256(told).hexdigest(), told, __version__, thing)
                under_way.add(asked)
            try:
                answer = ray.get(asked)
            except ray.exceptions.RayError as error:
                raise ClusterLost(why=_first_line(error)) from None
            finally:
                with lock:
                    under_way.discard(asked)
            if isinstance(answer, PersonError):
                raise answer
            return answer

        with ThreadPoolExecutor(count) as pool:

            def give(thing: Any) -> Future[Any]:
                return pool.submit(ask, thing)

            try:
                yield Crew(count, give)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                with lock:
                    for asked in under_way:
                        ray.cancel(asked, force=True)
                raise
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str | None) -> None:
    there = address or os.environ.get("RAY_ADDRESS")
    own = {} if there else {"include_dashboard": False}
    try:
        with warnings.catch_warnings(action="ignore"):
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(address=there or "localhost", why=_first_line(error)) from None


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


# --- there -----------------------------------------------------------------------------------------------------------

_made: dict[str, Callable[[Any], Any]] = {}


def _do(name: str, told: bytes, release: str, thing: Any) -> Any:
    """Does something in a worker, made ready by the first that comes. What a person could mend is answered, not raised: Ray
    would wrap it.
    """
    try:
        if release != __version__:
            raise OtherRelease(here=release, there=__version__)
        if name not in _made:
            make, arguments = pickle.loads(told)
            _made.clear()
            _made[name] = make(*arguments)
        return _made[name](thing)
    except PersonError as error:
        return error
