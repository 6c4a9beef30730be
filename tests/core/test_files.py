"""Files arrive whole or not at all, and what cannot be read says so in one sentence."""

import errno
import os

import pytest

from zellige.core import files
from zellige.core.errors import BadFile
from zellige.core.language import sentence


def test_a_file_is_replaced_whole(tmp_path):
    path = tmp_path / "game.jsonl"
    files.write_text(path, "été\n")
    assert path.read_bytes() == "été\n".encode()
    files.write_text(path, "hiver\n")
    assert files.read_text(path) == "hiver\n"
    assert [found.name for found in tmp_path.iterdir()] == ["game.jsonl"]


def test_others_may_read_what_was_written(tmp_path):
    """A temporary file is its owner's alone; what it becomes is an ordinary file. (Windows knows only who may write.)"""
    path = tmp_path / "game.jsonl"
    files.write_text(path, "content")
    assert path.stat().st_mode & 0o777 == (0o644 if os.name == "posix" else 0o666)


def test_a_failed_write_leaves_the_old_content_and_nothing_else(tmp_path, monkeypatch):
    path = tmp_path / "game.jsonl"
    files.write_text(path, "old")

    def fails(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(BadFile) as caught:
        files.write_text(path, "new")
    assert caught.value.params["problem"] == "disk-full"
    assert path.read_text() == "old"
    assert [found.name for found in tmp_path.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize(("make", "problem"), [
    (lambda path: None, "missing"),
    (lambda path: path.mkdir(), "folder"),
    (lambda path: path.write_bytes(b"\xff\xfe\x00"), "not-text"),
])
def test_what_cannot_be_read_says_why(tmp_path, make, problem):
    path = tmp_path / "thing"
    make(path)
    with pytest.raises(BadFile) as caught:
        files.read_text(path)
    assert caught.value.params["problem"] == problem


def test_a_huge_file_is_not_read(tmp_path):
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(files.LARGEST + 1)
    with pytest.raises(BadFile) as caught:
        files.read_text(path)
    assert caught.value.params["problem"] == "too-large"


def test_a_folder_that_is_not_there_cannot_be_written_to(tmp_path):
    with pytest.raises(BadFile) as caught:
        files.write_text(tmp_path / "nowhere" / "file", "text")
    assert caught.value.params["problem"] == "missing"


@pytest.mark.parametrize(("number", "said"), [
    (errno.EIO, "le disque signale une erreur."),
    (errno.EMFILE, "trop de fichiers sont ouverts à la fois ; il faut d’abord en fermer."),
    (errno.EDQUOT, "le disque est plein."),
    (errno.EXDEV, "le fichier ne peut pas être écrit (EXDEV).")])
def test_nothing_of_the_systems_own_sentence_stands_in_ours(number, said):
    """It is in one language; a rare problem has its short name in both."""
    error = files.bad_file("game.jsonl", OSError(number, os.strerror(number)), "unwritable")
    assert sentence(error, "fr").replace("\u00a0", " ") == f"game.jsonl : {said}"
