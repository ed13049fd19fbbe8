#!/usr/bin/env python3
"""Ends runs by SIGKILL and SIGTERM at random moments, and checks the files on the disk.

    python3 Tests/Tools/check_kills.py EXPO_BINARY [--kills 180] [--seed 1900]

Half of the signals come at any moment of a run, half soon after its first temporary file. The
runs are, a sixth each: `export` to a new folder, over another export, and of two expositions over
two others, each killed twice in a row; `format --write` of twelve documents; `validate --fix` of
twelve documents; and writing a baseline and a report again. After every kill each file must have
its old or its new content, and foreign files must be unchanged. After the next run the result must
be the same as without a kill, and no temporary file may be left. The script first makes temporary
files an hour old, but not those of exports: younger ones may belong to a run in progress.
"""

import json
import os
import random
import shutil
import signal
import time

from exports.running import first_few, site_words
from harness import contents, differences, run, run_checks, temporary_folder, write
from machine.documents import entries, temporary_files

SECONDS = 180
# The longest wait before a signal, as a part of the time of a run: from its start, and from its
# first temporary file on.
RUNNING, WRITING = 1.1, 0.55
# Runs that may end by themselves, for each run that is asked for.
PATIENCE = 4
STRANGER = "mine.txt"
PORTALS = [(side, f"{name}.json") for side in ("old", "new") for name in ("fair", f"fair-{side}")]


class Job:
    """A command over files of its own, begun again and again from the same start.

    At any moment each file has its content of the start or of the end. An export is killed twice
    before the next run completes it; the other commands sweep only beside what they have to write.
    """

    def __init__(self, checks, folder, words, files, *, export=None):
        self.checks, self.folder, self.words = checks, folder, words
        self.files, self.export = files, export
        self.is_export = words[0] == "export"
        # The first run also reads the program from the disk.
        seconds = min(self.timed() for _ in range(2))
        # The longest waits of either kind, which become shorter while the machine is faster.
        self.waits = [RUNNING * seconds, WRITING * seconds]
        self.end = contents(self.folder)

    def timed(self):
        self.restart()
        start = time.monotonic()
        self.run()
        return time.monotonic() - start

    def run(self):
        return run([self.checks.expo, *self.words], cwd=self.folder)

    def restart(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        for name, text in {**self.files, STRANGER: "mine"}.items():
            write(self.folder / name, text)
        if self.export:
            run([self.checks.expo, *self.export], cwd=self.folder)
            (self.folder / "site" / STRANGER).write_text("mine")
        self.start = contents(self.folder)

    def kill(self, number, moment, is_writing):
        """Ends a run after a part of the longest wait, which may begin at its first temporary file.

        True if it had not ended by itself. If it had, the next wait of this kind is shorter.
        """
        process = self.checks.start(*self.words, cwd=self.folder)
        if is_writing:
            while process.poll() is None and not temporary_files(self.folder):
                pass
        time.sleep(moment * self.waits[is_writing])
        process.send_signal(number)
        is_killed = process.wait(SECONDS) in (-number, 128 + number)
        self.waits[is_writing] *= 1.05 if is_killed else 0.9
        return is_killed

    def torn(self):
        """The files that have neither their old nor their new content, or are lost."""
        found = contents(self.folder)
        return [
            name
            for name in self.start.keys() | self.end.keys() | found.keys()
            # The manifest and temporary files are expo's own.
            if not name.split("/")[-1].startswith(".expo-")
            and found.get(name) not in (self.start.get(name), self.end.get(name))
        ]

    def left(self):
        """What the next run leaves over, and how it differs from a run that was never killed."""
        # A temporary file is swept only when no process can be writing it any more. An export locks
        # its folder, so it knows that at once.
        if not self.is_export:
            for path in temporary_files(self.folder):
                os.utime(path, (0, 0))
        done = self.run()
        if done.returncode not in (0, 1):
            return [done.stderr.decode(errors="replace")]
        return differences(contents(self.folder), self.end)


def jobs(checks, folder):
    sound = {f"{number}.json": entries(40, str(number), 8) for number in range(12)}
    broken = {name: text.replace('"}', '",}') for name, text in sound.items()}
    sites = {"new.json": entries(150, "새"), "old.json": entries(200, "옛")}
    # Two expositions, each named after its document; the second one is another in each export.
    portals = {f"{side}/{name}": sites[f"{side}.json"] for side, name in PORTALS}
    site = site_words("new.json", "site")
    portal = site_words(["new/fair.json", "new/fair-new.json"], "site")
    old = site_words("old.json", "site")
    old_portal = site_words(["old/fair.json", "old/fair-old.json"], "site")
    return {
        "a new export": Job(checks, folder / "first", site, sites),
        "export": Job(checks, folder / "export", site, sites, export=old),
        "export of two": Job(checks, folder / "portal", portal, portals, export=old_portal),
        "format --write": Job(checks, folder / "format", ["format", "--write", "-q", "."], sound),
        "validate --fix": Job(checks, folder / "fix", ["validate", "--fix", "-q", "."], broken),
        "--write-baseline": Job(
            checks,
            folder / "baseline",
            ["validate", "-q", "--write-baseline", "known", "-f", "json=report", "."],
            {**broken, "known": json.dumps({"version": 1, "fingerprints": ["a"]})},
        ),
    }


def check_kills(checks):
    runs = checks.options.kills // 6
    chance = random.Random(checks.options.seed)
    with temporary_folder() as folder:
        for label, job in jobs(checks, folder).items():
            tally = {signal.SIGKILL: 0, signal.SIGTERM: 0}
            torn, left, tidy, number = [], [], 0, 0
            while number < runs or (sum(tally.values()) < runs / 2 and number < PATIENCE * runs):
                which = (signal.SIGKILL, signal.SIGTERM)[number // 2 % 2]
                is_second = number % 2 == 1 and job.is_export
                if not is_second:
                    job.restart()
                tally[which] += job.kill(which, chance.random(), number % 8 > 3)
                torn += job.torn()
                if is_second or not job.is_export:
                    tidy += not temporary_files(job.folder)
                    left += job.left()
                number += 1
            killed = f"{tally[signal.SIGKILL]} by SIGKILL, {tally[signal.SIGTERM]} by SIGTERM"
            checks.say(f"{label}: {number} runs, {killed}; {tidy} left no temporary file")
            checks.expect(sum(tally.values()) >= runs / 2, f"{label}: runs were killed", tally)
            checks.check(f"{label}: every file is whole, old or new", first_few(torn))
            checks.check(f"{label}: the next run leaves nothing over", first_few(left))


if __name__ == "__main__":
    run_checks(__doc__, check_kills, kills=180, seed=1900)
