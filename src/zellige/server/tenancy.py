"""Who serves a folder of tables: one zellige at a time, held by a lock of the operating system that ends with its process."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from filelock import FileLock, Timeout

from zellige.core import files
from zellige.core.errors import BadFile, PersonError

LOCK, ADDRESS = "tables.lock", "tables.address"
PATIENCE = 10.0
"""Seconds that a zellige which has just begun may take to say where it is."""


class Tenancy:
    """The right to serve a folder, taken where nobody has it. ``BadFile`` when somebody has it and does not say where.

    ``elsewhere``: the address of the zellige that has it; None when this one does, and in a folder where nobody may write:
    whoever serves that only looks.
    """

    def __init__(self, folder: Path) -> None:
        self._address = folder / ADDRESS
        self._lock = FileLock(folder / LOCK, thread_local=False)
        self._held = False
        self.elsewhere: str | None = None
        with suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            self._lock.acquire(blocking=False)
        except Timeout:
            self.elsewhere = self._said()
        except OSError:
            return  # what can be done there is said by whoever opens the tables
        else:
            self._held = True
            self._address.unlink(missing_ok=True)  # of somebody who was killed

    def announce(self, url: str) -> None:
        """Says where the tables can be reached."""
        if self._held:
            files.write_text(self._address, json.dumps({"url": url}) + "\n")

    def __enter__(self) -> Tenancy:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._held:
            with suppress(OSError, PersonError):
                self._address.unlink()
            self._lock.release()

    def _said(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(OSError, ValueError, LookupError, TypeError):
                return str(json.loads(self._address.read_text("utf-8"))["url"])
            time.sleep(0.05)
        raise BadFile(path=str(self._address.parent), problem="in-use")
