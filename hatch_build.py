"""Build hook: a wheel without the browser app would be no zellige."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NeedsTheApp(BuildHookInterface[Any]):
    """Stops a build that lacks the browser app; an editable installation may lack it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Looks for the app's page."""
        page = Path(self.root, "src", "zellige", "server", "app", "index.html")
        if version != "editable" and not page.is_file():
            raise RuntimeError("The browser app is not built: run `make app` first, then build the package.")
