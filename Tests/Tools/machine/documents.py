"""Made documents, and how a run of expo ended."""

import json
import os

from harness import entry

STATUSES = (0, 1, 2)
ANY = range(256)
TEMPORARY = ".expo-tmp-"
SET = "App/A.xcassets/items.dataset"
FILE = f"{SET}/items.json"
# A trailing comma (safe fix), a space at the end (safe fix), an empty name, no such picture.
FAULTY = '[\n  {"name": "", "image_name": "b", "short_desc": "s ", "desc": "d"},\n]\n'
CLEAN = '[\n  {"name": "n", "image_name": "a", "short_desc": "s", "desc": "d"}\n]\n'


def entries(count, mark="글", paragraphs=4):
    """A document of so many entries; `mark` makes every text another."""
    made = [
        entry(f"전시품 {n}", f"item_{n}", f"{mark} {n}", f"{mark} 글 {n}\n\n" * paragraphs)
        for n in range(count)
    ]
    return json.dumps(made, ensure_ascii=False)


def fault(done, statuses=STATUSES):
    """What is wrong with how a run ended: a crash, another status, or an error without words."""
    words = done.stderr.decode(errors="replace")
    if done.returncode not in statuses:
        return f"exit status {done.returncode}, expected {statuses}: {words[-300:]}"
    if done.returncode == 2 and "error" not in words:
        return f"exit status 2 without an error: {words[-300:]!r}"
    return None


def temporary_files(folder):
    # What ends meanwhile may remove a folder, which rglob takes for an error.
    walk = ((path, [*folders, *names]) for path, folders, names in os.walk(folder))
    return [
        f"{path}/{name}" for path, names in walk for name in names if name.startswith(TEMPORARY)
    ]
