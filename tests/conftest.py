"""What all tests share."""

import pytest
from hypothesis import settings

settings.register_profile("zellige", deadline=None)  # a busy machine is not a wrong answer
settings.load_profile("zellige")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read English, whatever the machine speaks; what a test changes about that ends with it."""
    monkeypatch.setenv("ZELLIGE_LANG", "en")
