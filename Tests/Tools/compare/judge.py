"""Compares what two builds did: structure exactly, words apart from it.

Words are messages, notes, help, titles of fixes, summaries and help screens. All else is structure:
exit statuses, rules, locations, fingerprints, edits, data, names and bytes of files.
"""

import re

from .documents import Documents, parsed
from .texts import Texts


class Judge:
    """Compares outcomes and keeps what differs, under the name of a group."""

    def __init__(self, group, differences):
        self.group, self.differences = group, differences

    def add(self, what, subject, old, new):
        self.differences.add(f"{self.group}/{what}", subject, old, new)

    def outcomes(self, subject, old, new, prose=False):
        """Compares what a command line did; `prose`: it prints nothing but words."""
        self.differences.compared[self.group] += 1
        if old == new:
            return
        if old.status != new.status:
            self.add(f"exit status/{old.status} is {new.status}", subject, old.stderr, new.stderr)
        for name, is_prose in (("stdout", prose), ("stderr", True)):
            self.stream(name, subject, getattr(old, name), getattr(new, name), is_prose)
        for path in sorted(old.files.keys() | new.files.keys()):
            self.file(f"{subject} → {path}", old.files.get(path, ()), new.files.get(path, ()))

    def stream(self, name, subject, old, new, is_prose):
        if bool(old) == bool(new):
            self.contents(name, subject, old, new, is_prose)
        else:
            self.add(f"{name}/{'printed' if new else 'silent'}", subject, old, new)

    def file(self, subject, old, new):
        """Compares what became of a file: its mode and bytes, None if removed, () if untouched."""
        if old == new:
            return
        if old and new and old[0] == new[0]:
            suffix = re.sub(r".*[./]", "", subject)
            self.contents(suffix, subject, old[1], new[1], False)
            return
        became = [
            "untouched" if one == () else "removed" if one is None else f"written, {one[0]}"
            for one in (old, new)
        ]
        self.add(f"files/{became[0]} is {became[1]}", subject, *became)

    def contents(self, where, subject, old, new, is_prose):
        """Compares bytes by what they are: JSON, JSON Lines or text."""
        if old == new:
            return
        documents = [None, None] if is_prose else [parsed(old), parsed(new)]
        if None in documents or documents[0] == documents[1]:
            Texts(self, where, subject, is_prose).compare(old, new)
        else:
            Documents(self, where, subject).compare(*documents)
