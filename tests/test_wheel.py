"""The package as a stranger gets it: built, installed in a fresh environment without Node, started, played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from courses import before_the_end
from visitor import play_out, playing
from zellige.core import record as records
from zellige.core.compile import cache_home
from zellige.testing import PROMISES

ROOT = Path(__file__).parents[1]
FILES = ["pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src"]
PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Cléo"}]


def build(folder: Path, out: Path) -> subprocess.CompletedProcess[str]:
    """Builds the wheel of a copy of the sources."""
    return subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)], cwd=folder,
                          capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything the package is built from, the built app included."""
    folder = tmp_path_factory.mktemp("sources")
    for name in FILES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    (folder / ".gitignore").write_text((ROOT / ".gitignore").read_text("utf-8"), "utf-8")
    return folder


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built package."""
    out = tmp_path_factory.mktemp("dist")
    done = build(sources, out)
    assert done.returncode == 0, done.stdout + done.stderr
    found, = out.glob("*.whl")
    return found


def test_the_wheel_has_app_words_and_data(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"zellige/server/app/index.html", "zellige/locale/fr-errors.ftl", "zellige/games/medina/locale/fr.ftl",
              "zellige/games/medina/position.schema.json", "zellige/testing/locale/fr.ftl",
              "zellige/py.typed"}
    assert wanted - names == set()
    assert [name for name in names if name.endswith(".js")]
    assert [name for name in names if not name.startswith(("zellige/", "zellige-"))] == []


def test_without_the_app_there_is_no_wheel(sources, tmp_path):
    bare = tmp_path / "bare"
    shutil.copytree(sources, bare, ignore=shutil.ignore_patterns("app"))
    done = build(bare, tmp_path)
    assert done.returncode != 0
    assert "The browser app is not built: run `make app` first" in done.stdout + done.stderr
    assert list(tmp_path.glob("*.whl")) == []


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel. Its dependencies are those of this environment, linked, not fetched again."""
    home = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True, timeout=120)
    target = next((home / "lib").glob("python3*")) / "site-packages"
    own = Path(httpx.__file__).parents[1]
    for path in own.iterdir():
        if "zellige" not in path.name.lower():
            (target / path.name).symlink_to(path)
    command = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install", "--quiet", "--no-deps",
               "--no-index", "--disable-pip-version-check", str(wheel)]
    subprocess.run(command, check=True, timeout=120)
    return home / "bin"


def environment(installed: Path, tmp_path: Path) -> dict[str, str]:
    """Nothing on the path but the new environment: no Node, none of our sources."""
    inherited = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return {**inherited, "PATH": str(installed), "HOME": str(tmp_path)}


def test_it_runs_from_the_wheel_alone(installed, tmp_path):
    fresh = environment(installed, tmp_path)
    assert shutil.which("node", path=fresh["PATH"]) is None
    where = subprocess.run([installed / "python", "-c", "import zellige; print(zellige.__file__)"], env=fresh, cwd=tmp_path,
                           capture_output=True, text=True, check=True)
    assert Path(where.stdout.strip()).is_relative_to(installed.parent)
    listed = subprocess.run([installed / "zellige", "games"], env=fresh, cwd=tmp_path, capture_output=True, text=True,
                            check=True)
    assert listed.stdout.startswith("medina")


def test_a_strangers_game_is_held_to_its_promises_by_the_wheel_alone(installed, tmp_path):
    fresh = environment(installed, tmp_path) | {"PYTHONPATH": str(ROOT / "examples" / "nim" / "src"),
                                                "ZELLIGE_CACHE": str(cache_home())}
    look = "from zellige.testing import check; from zellige_nim import GAME; print(*(v.broken for v in check(GAME, 1, 1)))"
    found = subprocess.run([installed / "python", "-c", look], env=fresh, cwd=tmp_path, capture_output=True, text=True)
    assert found.stderr == ""
    assert found.stdout.split() == ["None"] * len(PROMISES)


def test_a_stranger_plays_a_short_game_to_its_end(installed, tmp_path):
    fresh = environment(installed, tmp_path) | {"ZELLIGE_BACKEND": "reference"}
    document = before_the_end("medina", 6)
    with playing([str(installed / "zellige")], tmp_path / "tables", fresh) as url:
        page = httpx.get(url, timeout=60)
        assert page.status_code == 200
        assert "<script" in page.text
        message, record = play_out(url, "medina", PEOPLE, position=document)
    assert message["status"] == "over"
    assert message["winners"]
    assert records.verify(records.parse(record)) == (1, message["ply"])
