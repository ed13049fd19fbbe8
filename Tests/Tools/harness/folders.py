"""Folders: the repository's, temporary ones, and what is in them."""

import contextlib
import pathlib
import shutil
import tempfile

from harness.commands import run

ROOT = pathlib.Path(__file__).resolve().parents[3]
SAMPLES = ["Daejeon1993", "London1851", "Osaka1970"]
# An exposition with nothing wrong.
SOUND = {
    "title": "대전",
    "visitors": 1,
    "location": "대한민국",
    "duration": "1993. 08. 07 - 1993. 11. 07",
    "description": "꿈돌이",
}


def entry(name, image, summary, text):
    return {"name": name, "image_name": image, "short_desc": summary, "desc": text}


@contextlib.contextmanager
def temporary_folder():
    """A new empty folder, removed at the end."""
    with tempfile.TemporaryDirectory(prefix="expo-") as name:
        yield pathlib.Path(name)


def write(path, content):
    """Writes text or bytes, also into a folder that is not there yet; returns the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def copy_repository(folder):
    """Copies what a clone has: the files that git knows or would add."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in run(words, cwd=ROOT).stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def commit(folder):
    """Makes a folder a repository with one commit."""
    git = ["git", "-c", "user.name=test", "-c", "user.email=test@example.invalid"]
    for call in (["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "One"]):
        run([*git, *call], cwd=folder)


def contents(folder):
    """The bytes of every file of a folder, by its path; links are left out."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }


def differences(one, other):
    """The paths at which two folders' contents differ."""
    return [path for path in sorted(one.keys() | other.keys()) if one.get(path) != other.get(path)]
