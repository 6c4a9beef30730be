"""The environment variables that set something: what each may hold. Checked before anything is done with a game."""

from __future__ import annotations

import os
import re
from pathlib import Path

from zellige.core.errors import BadFile, BadSetting

LANGUAGES = ("en", "fr")
BACKENDS = ("compiled", "reference")
FOLDERS = ("ZELLIGE_DATA", "ZELLIGE_CACHE")


def check() -> None:
    """``BadSetting`` or ``BadFile`` for the first variable that holds what nothing could follow: better said than ignored."""
    wish = os.environ.get("ZELLIGE_LANG", "")
    if wish and not re.fullmatch(rf"({'|'.join(LANGUAGES)})([-_.@].*)?", wish, re.IGNORECASE):
        raise BadSetting(name="ZELLIGE_LANG", value=wish, known=", ".join(LANGUAGES))
    wish = os.environ.get("ZELLIGE_BACKEND", "")
    if wish and wish not in BACKENDS:
        raise BadSetting(name="ZELLIGE_BACKEND", value=wish, known=", ".join(BACKENDS))
    for name in FOLDERS:
        if (folder := os.environ.get(name)) and not _may_be_folder(Path(folder)):
            raise BadFile(path=f"{name}={folder}", problem="no-folder")


def _may_be_folder(path: Path) -> bool:
    """Whether a path is a folder, or one could be made there."""
    return next((one.is_dir() for one in (path, *path.parents) if os.path.lexists(one)), True)
