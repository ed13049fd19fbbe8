#!/usr/bin/env python3
"""Exports with the real program, kills it, and looks at what is on the disk.

    python3 Tests/Tools/check_export.py EXPO_BINARY [--kills 120]

Killed: an export of 600 entries over another is ended by SIGKILL at so many moments. Every file
must be whole, old or new, and a file of somebody else untouched; the next export completes it, with
nothing left over. Ended: SIGHUP, SIGINT and SIGTERM end an export tidily with 128 and their number.
A file of somebody else, or an edit, made before the next export is recognised, also after SIGKILL.
The same: two exports, in different folders and years (by faketime, if installed), are the same
bytes. Time stamps: those of unchanged files stay. Gone: the page of a deleted entry goes, a file of
somebody else stays. Refused: a folder that cannot be written to and a full disk (a small tmpfs in a
mount namespace, if the system allows one) end with 2 and nothing half-written.
"""

import contextlib
import json
import os
import random
import signal
import subprocess
import time

from harness import (
    ROOT,
    contents,
    differences,
    obey_signals,
    run,
    run_checks,
    temporary_folder,
)
from harness.tools import MissingTool, find_tool

SAMPLE = ROOT / "Samples/Daejeon1993"
MANIFEST = ".expo-export.json"
JOURNAL = ".expo-export.log"
STRANGER = "mine.txt"
SECONDS = 60


def write_entries(path, count, mark, first=0):
    """A document of so many entries; `mark` makes every text another."""
    entries = [
        {
            "name": f"전시품 {number}",
            "image_name": f"item_{number}",
            "short_desc": f"{mark} {number}",
            "desc": f"{mark} 글 {number}\n\n" * 40,
        }
        for number in range(first, first + count)
    ]
    path.write_text(json.dumps(entries, ensure_ascii=False), encoding="utf-8")


def site_words(document, site):
    return ["export", "html", document, "-o", site, "--no-images"]


def export(checks, label, document, site, *options, status=0):
    """A check of the exit status of an export."""
    done = run([checks.expo, *site_words(document, site), *options])
    problem = f"exit status {done.returncode}, expected {status}: {done.stderr.decode()[:200]}"
    return checks.expect(done.returncode == status, label, problem)


@contextlib.contextmanager
def exporting(checks, document, site):
    """An export that is running; killed at the end if it still is."""
    process = subprocess.Popen(
        [checks.expo, *site_words(document, site), "-q"],
        stderr=subprocess.DEVNULL,
        preexec_fn=obey_signals,
    )
    try:
        yield process
        process.wait(SECONDS)
    finally:
        process.kill()


def is_our_own(path):
    """Whether a file is expo's manifest, journal or a temporary file."""
    return path.rpartition("/")[2].startswith(".expo-")


# Killed


class Killed:
    """A site over which the other of two exports is begun and killed, again and again."""

    def __init__(self, checks, folder):
        self.checks, self.site = checks, folder / "site"
        self.documents = {side: folder / f"{side}.json" for side in ("old", "new")}
        write_entries(self.documents["old"], 600, "옛")
        write_entries(self.documents["new"], 600, "새", first=100)
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

    def start_anew(self):
        """A new folder with a file of somebody else, for a few kills."""
        self.site = self.site.with_name(f"site-{self.kills}")
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

    def complete(self, number):
        """The next export leaves nothing over."""
        side = self.side(number)
        done = run([self.checks.expo, *site_words(self.documents[side], self.site)])
        rest = contents(self.site)
        rest.pop(STRANGER, None)
        self.left += [done.stderr] if done.returncode else differences(rest, self.wanted[side])


def check_killed(checks):
    count = checks.options.kills
    with temporary_folder() as folder:
        killed = Killed(checks, folder)
        for number in range(count):
            if number % 40 == 0:
                killed.start_anew()
            killed.kill(number)
            if number % 4 == 3:
                killed.complete(number)
    checks.say(f"killed {killed.kills} of {count} times")
    checks.check("killed: every file is whole, old or new", first_few(killed.torn))
    checks.check("killed: a file of somebody else stays", first_few(killed.lost))
    checks.check("killed: the next export leaves nothing over", first_few(killed.left))
    both = killed.sides == {"old", "new"} and killed.kills > count // 3
    label = "killed: files of both exports were found"
    checks.expect(both, label, f"{killed.sides}, {killed.kills} kills")


def first_few(names):
    """Some of the names that make a check fail; empty if there are none."""
    more = f" and {len(names) - 4} more" if len(names) > 4 else ""
    return ", ".join(map(str, names[:4])) + more


# Ended


def check_ended(checks):
    count = 12_000
    with temporary_folder() as folder:
        document = folder / "items.json"
        write_entries(document, count, "글")
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            site = folder / number.name
            check_signal(checks, document, site, number)
            check_changes(checks, document, site, count, number.name)


def check_signal(checks, document, site, number):
    """Ends an export by a signal when some of its pages are written."""
    pages = site / "entries"
    with exporting(checks, document, site) as process:
        while process.poll() is None and not (pages.is_dir() and len(os.listdir(pages)) > 50):
            time.sleep(0.001)
        process.send_signal(number)
        status = process.wait(SECONDS)
    label = f"{number.name} ends an export"
    if number is signal.SIGKILL:
        checks.equal(label, status, -number)
        return
    left = [path for path in contents(site) if is_our_own(path) and path != MANIFEST]
    checks.equal(label, (status, left), (128 + number, []))


def check_changes(checks, document, site, count, name):
    """What somebody does before the next export is not undone."""
    pages = site / "entries"
    last = pages / f"item_{count - 1}.html"
    last.write_text("mine")
    edited = pages / min(name for name in os.listdir(pages) if not name.startswith("."))
    edited.write_text("edited")
    label = f"{name}: a file of somebody else refuses the next export"
    export(checks, label, document, site, status=1)
    last.unlink()
    export(checks, f"{name}: an edited page is reported", document, site, status=1)
    checks.equal(f"{name}: and stays", edited.read_text(), "edited")
    export(checks, f"{name}: --force completes it", document, site, "--force")
    checks.expect(JOURNAL not in os.listdir(site), f"{name}: with nothing left over", JOURNAL)


# The same, time stamps, gone


def check_same(checks):
    kinds = {
        "html": ["html"],
        "markdown": ["markdown", "--split"],
        "hugo": ["markdown", "--preset", "hugo"],
    }
    for kind, words in kinds.items():
        with temporary_folder() as folder:
            one = dated(checks, words, folder / "a", "2001-01-01")
            other = dated(checks, words, folder / "deep/er/b", "2037-12-31")
            label = f"exports in different folders {years()} are the same: {kind}"
            checks.check(label, first_few(differences(one, other)) or not one)


def dated(checks, words, folder, date):
    """An export at a date; at today's without faketime."""
    before = [faketime(), "-f", f"@{date} 00:00:00"] if faketime() else []
    done = run([*before, checks.expo, "export", *words, SAMPLE, "-o", folder])
    checks.equal(f"export {' '.join(words)}", (done.returncode, done.stdout), (0, b""))
    return contents(folder)


def faketime():
    try:
        return find_tool("faketime")
    except MissingTool:
        return None


def years():
    return "and years" if faketime() else "(not years: faketime is not installed)"


def check_time_stamps(checks):
    with temporary_folder() as folder:
        site, document = folder / "site", folder / "items.json"
        write_entries(document, 20, "글")
        export(checks, "export", document, site)
        for path in site.rglob("*"):
            os.utime(path, (1, 1))
        export(checks, "export again", document, site)
        label = "nothing changed: every time stamp stays, the manifest's too"
        checks.check(label, first_few(young_files(site)))
        document.write_text(document.read_text().replace("글 7\\n", "새 글 7\\n", 1))
        export(checks, "export a changed entry", document, site)
        pages = [name for name in young_files(site) if name.startswith("entries/")]
        label = "one entry changed: its page is written and no other entry's"
        checks.equal(label, pages, ["entries/item_7.html"])


def young_files(site):
    """The files written since all time stamps were set back."""
    files = (path for path in sorted(site.rglob("*")) if path.is_file())
    return [path.relative_to(site).as_posix() for path in files if path.stat().st_mtime != 1]


def check_gone(checks):
    with temporary_folder() as folder:
        site, document = folder / "site", folder / "items.json"
        write_entries(document, 3, "글")
        export(checks, "export three entries", document, site)
        (site / "entries/mine.html").write_text("mine")
        (site / "CNAME").write_text("example.org")
        write_entries(document, 2, "글")
        export(checks, "export without the last entry", document, site)
        names = set(contents(site))
        checks.expect("entries/item_2.html" not in names, "its page is gone", "it is there")
        stays = {"entries/mine.html", "CNAME"} <= names
        checks.expect(stays, "the files of somebody else stay", names)


# Refused

FULL_DISK = """
mount -t tmpfs -o size=120k none {folder}/disk || exit 77
{expo} export html {folder}/items.json -o {folder}/disk/site --no-images 2>{folder}/said
echo $? >{folder}/status
cp -a {folder}/disk/site {folder}/copy
"""


def check_closed_folder(checks):
    with temporary_folder() as folder:
        document, closed = folder / "items.json", folder / "closed"
        write_entries(document, 50, "글")
        label = "a folder that cannot be written to"
        if os.geteuid() == 0:
            export(checks, label, document, "/proc/site", status=2)
            return
        closed.mkdir(mode=0o555)
        export(checks, label, document, closed, status=2)
        checks.equal("and nothing is in it", os.listdir(closed), [])
        closed.chmod(0o755)


def check_full_disk(checks):
    with temporary_folder() as folder:
        (folder / "disk").mkdir()
        write_entries(folder / "items.json", 50, "글")
        script = FULL_DISK.format(folder=folder, expo=checks.expo)
        privilege = [] if os.geteuid() == 0 else ["--map-root-user", "--user"]
        done = run(["unshare", *privilege, "--mount", "sh", "-c", script])
        if not (folder / "status").exists():
            return checks.skip("a full disk", done.stderr.decode().strip())
        status, words = ((folder / name).read_text() for name in ("status", "said"))
        good = status.strip() == "2" and "no space left on device" in words
        checks.expect(good, "a full disk ends with 2 and says so", f"{status}: {words}")
        check_copy_of_full_disk(checks, folder)
    return None


def check_copy_of_full_disk(checks, folder):
    document, copy = folder / "items.json", folder / "copy"
    export(checks, "the same on a disk with room", document, folder / "whole")
    whole = contents(folder / "whole")
    # Where even the manifest has no room, the journal says what was written.
    found = {path: data for path, data in contents(copy).items() if not is_our_own(path)}
    torn = [path for path in found if found[path] != whole.get(path)]
    checks.check("every file on the full disk is whole", first_few(torn))
    checks.expect(found, "of which there are some", "none")
    export(checks, "the next export completes a copy of it", document, copy)
    left = differences(contents(copy), whole)
    checks.check("as if nothing had been", first_few(left))


if __name__ == "__main__":
    run_checks(
        __doc__,
        check_killed,
        check_ended,
        check_same,
        check_time_stamps,
        check_gone,
        check_closed_folder,
        check_full_disk,
        kills=120,
    )
