"""How much of this machine zellige takes for what nobody waits for: a process a core, and half of the free memory at most."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

_MEMORY = Path("/proc/meminfo")


def processes(megabytes: int) -> int:
    """How many processes of a size may run side by side; 0 where not even one should."""
    free = _free_megabytes()
    return cores() if free is None else min(cores(), free // 2 // megabytes)


def cores() -> int:
    """How many cores this process may use; not every system lets it ask."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _free_megabytes() -> int | None:
    """What could be had without anything else being thrown out; None where the system does not say."""
    with suppress(OSError):
        if found := re.search(r"MemAvailable: +(\d+) kB", _MEMORY.read_text("ascii")):
            return int(found[1]) // 1024
    return None
