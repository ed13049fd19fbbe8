"""An export of 600 entries over another, as a site and as a portal, is killed at many moments."""

import os
import pathlib
import random
import signal
import time

from exports.running import (
    SECONDS,
    export,
    exporting,
    first_few,
    is_our_own,
    site_words,
    write_entries,
)
from harness import contents, differences, run, temporary_folder

STRANGER = "mine.txt"


class Killed:
    """A site over which the other of two exports is begun and killed, again and again."""

    def __init__(self, checks, folder, write):
        self.checks, self.site = checks, folder / "site"
        self.documents = {
            "old": write(folder, "old", "옛", 0),
            "new": write(folder, "new", "새", 100),
        }
        self.wanted = {side: self.whole(side, folder / side) for side in self.documents}
        self.duration = min(self.timed(folder / "timed", number) for number in range(5))
        self.random = random.Random(1900)
        self.kills, self.sides = 0, set()
        self.torn, self.lost, self.left = [], [], []

    def whole(self, side, folder):
        export(self.checks, f"the {side} export", self.documents[side], folder)
        return contents(folder)

    def timed(self, folder, number):
        start = time.monotonic()
        run([self.checks.expo, *site_words(self.documents[self.side(number)], folder)])
        return time.monotonic() - start

    def side(self, number):
        return "new" if number % 2 == 0 else "old"

    def start_anew(self, number):
        """A new folder with a file of somebody else, for a few kills."""
        self.site = self.site.with_name(f"site-{number}")
        run([self.checks.expo, *site_words(self.documents["old"], self.site)])
        (self.site / STRANGER).write_text("mine")

    def kill(self, number):
        with exporting(self.checks, self.documents[self.side(number)], self.site) as process:
            time.sleep(self.random.random() * self.duration)
            process.kill()
            self.kills += process.wait(SECONDS) == -signal.SIGKILL
        self.look()

    def look(self):
        """Every file must be that of one of the two exports."""
        found = contents(self.site)
        if found.pop(STRANGER, None) != b"mine":
            self.lost.append(STRANGER)
        for path, content in found.items():
            if not is_our_own(path):
                sides = [side for side in self.wanted if self.wanted[side].get(path) == content]
                self.sides.update(sides)
                self.torn += [] if sides else [path]

    def kill_first(self, number):
        """Kills the first export to a folder: it has whole files or none, and is completed."""
        self.site = self.site.with_name(f"first-{number}")
        with exporting(self.checks, self.documents["new"], self.site) as process:
            time.sleep(self.random.random() * self.duration)
            process.kill()
            process.wait(SECONDS)
        found = contents(self.site) if self.site.is_dir() else {}
        self.torn += [
            path
            for path, content in found.items()
            if not is_our_own(path) and content != self.wanted["new"].get(path)
        ]
        self.complete(0)

    def complete(self, number):
        """The next export leaves nothing over."""
        # A temporary file is swept only when no process can be writing it any more.
        for path in pathlib.Path(self.site).rglob(".expo-tmp-*"):
            os.utime(path, (0, 0))
        side = self.side(number)
        done = run([self.checks.expo, *site_words(self.documents[side], self.site)])
        rest = contents(self.site)
        rest.pop(STRANGER, None)
        self.left += [done.stderr] if done.returncode else differences(rest, self.wanted[side])


def one_document(folder, side, mark, first):
    path = folder / f"{side}.json"
    write_entries(path, 600, mark, first=first)
    return path


def two_documents(folder, side, mark, first):
    """Two expositions, each named after its document; the second one is another in each export."""
    paths = [folder / f"{side}-data" / f"{name}.json" for name in ("fair", f"fair-{side}")]
    for path in paths:
        path.parent.mkdir(exist_ok=True)
        write_entries(path, 300, mark, first=first)
    return paths


def check_killed(checks):
    check_kills(checks, "killed", one_document, checks.options.kills)


def check_killed_portal(checks):
    check_kills(checks, "killed portal", two_documents, checks.options.kills // 2)


def check_kills(checks, label, write, count):
    with temporary_folder() as folder:
        killed = Killed(checks, folder, write)
        for number in range(count):
            if number % 40 == 0:
                killed.start_anew(number)
            killed.kill(number)
            if number % 4 == 3:
                killed.complete(number)
        for number in range(count // 6):
            killed.kill_first(number)
    checks.say(f"{label} {killed.kills} of {count} times")
    checks.check(f"{label}: every file is whole, old or new", first_few(killed.torn))
    checks.check(f"{label}: a file of somebody else stays", first_few(killed.lost))
    checks.check(f"{label}: the next export leaves nothing over", first_few(killed.left))
    both = killed.sides == {"old", "new"} and killed.kills > count // 3
    checks.expect(
        both, f"{label}: files of both exports were found", f"{killed.sides}, {killed.kills} kills"
    )
