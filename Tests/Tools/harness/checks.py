"""Counts the checks of one script, prints what fails, and says at the end how many were ok."""

import argparse
import inspect
import itertools
import os
import pathlib
import subprocess
import sys
import threading
import time
import traceback

from harness.commands import obey_signals, run
from harness.folders import contents, differences
from harness.tools import MissingTool, find_tool

LINES = 40


class Checks:
    """The checks of one script, and the program that they check.

    A failure is printed when it is found; a check that is ok only with --verbose. A tool that is
    missing skips its checks and is named, unless NO_SKIPS is set, as in .ci/run: then it fails.
    """

    def __init__(self, name, options):
        self.name, self.options = name, options
        self.ok, self.failed, self.skipped = 0, 0, 0
        self.missing = set()
        self.lock = threading.Lock()

    @property
    def expo(self):
        """The path of the program under test."""
        return self.options.expo

    # Counting

    def check(self, label, problem=None):
        """Counts one check. `problem` is what is wrong, or anything false if nothing is."""
        with self.lock:
            if not problem:
                self.ok += 1
                if self.options.verbose:
                    print(f"ok      {label}", flush=True)
                return True
            self.failed += 1
            if self.failed <= LINES or self.options.verbose:
                print(f"FAILED  {label}: {problem}", flush=True)
            return False

    def expect(self, condition, label, problem):
        """Counts one check of a condition that must hold."""
        return self.check(label, None if condition else problem)

    def equal(self, label, found, expected):
        """Counts one check of two values that must be equal."""
        return self.check(label, unequal(found, expected))

    def skip(self, label, reason):
        """Says that checks were left out, and why."""
        self.skipped += 1
        print(f"skipped {label}: {reason}", flush=True)

    def say(self, text):
        """Prints a figure to be read beside the number of checks."""
        print(f"{self.name}: {text}", flush=True)

    # Programs

    def tool(self, name):
        """The path of another program; None, with one skip or failure, if it is not there."""
        try:
            return find_tool(name)
        except MissingTool as error:
            with self.lock:
                is_known = name in self.missing
                self.missing.add(name)
            if not is_known and os.environ.get("NO_SKIPS"):
                self.check(name, error)
            elif not is_known:
                self.skip(f"what needs {name}", error)
            return None

    def formats(self):
        """The names of the report formats, as completion offers them."""
        done = self.run("completions", "bash", "--", "validate", "--format", "")
        return done.stdout.decode().split()

    def run(self, *words, status=(0,), **rest):
        """Runs expo; another exit status than expected is a failed check."""
        done = run([self.expo, *words], **rest)
        if done.returncode not in status:
            label = " ".join(["expo", *map(str, words)])
            self.check(label, f"exit status {done.returncode}: {done.stderr[-300:]}")
        return done

    def start(self, *words, **rest):
        """Starts expo as in the foreground of a shell, without streams but those that are given."""
        streams = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL) | rest
        return subprocess.Popen([self.expo, *words], preexec_fn=obey_signals, **streams)

    def apply(self, label, words, difference, folder, wanted):
        """Checks that a program which applies a difference says nothing and makes these files."""
        if path := self.tool(words[0]):
            done = run([path, *words[1:]], stdin=difference, cwd=folder)
            self.equal(label, (done.returncode, done.stdout + done.stderr), (0, b""))
            self.check(f"{label}: files", differences(contents(folder), wanted))

    # The script

    def group(self, function):
        """Runs checks that belong together. An error in one group does not stop the others."""
        start = time.monotonic()
        try:
            function(self)
        except Exception as error:
            traceback.print_exc()
            self.check(function.__name__, f"{type(error).__name__}: {error}")
        if self.options.verbose:
            print(f"        {function.__name__}: {time.monotonic() - start:.1f} s", flush=True)

    def finish(self):
        """Prints the closing line and returns the exit status."""
        counts = [f"{self.failed} of {self.ok + self.failed} checks failed"]
        if not self.failed:
            counts = [f"{self.ok} checks ok"]
        if self.skipped:
            counts.append(f"{self.skipped} skipped")
        print(f"{self.name}: {', '.join(counts)}", flush=True)
        return 1 if self.failed or not self.ok else 0


def unequal(found, expected):
    """What differs between two values, or None; of two lists, the first items that differ."""
    if found == expected:
        return None
    if isinstance(found, list) and isinstance(expected, list):
        pairs = itertools.zip_longest(found, expected)
        found, expected = next(pair for pair in pairs if pair[0] != pair[1])
    return f"{found!r:.300}, expected {expected!r:.300}"


def checks_of(*modules, parameters=("checks",)):
    """The functions `check_…` of modules with these parameters, in the order of the files."""
    found = [one for module in modules for one in vars(module).items()]
    return [
        function
        for name, function in found
        if name.startswith("check_") and tuple(inspect.signature(function).parameters) == parameters
    ]


def run_checks(documentation, *groups, has_binary=True, **settings):
    """Reads the command line, runs the groups of checks, and ends the process.

    Without groups these are all that the script declares.
    `settings` are options of the script with their defaults: kills=120 is read as --kills N.
    """
    parser = argparse.ArgumentParser(
        description=documentation, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    if has_binary:
        parser.add_argument("expo", metavar="EXPO_BINARY", type=existing_program)
    parser.add_argument("-v", "--verbose", action="store_true", help="print every check")
    for name, default in settings.items():
        kind = type(default) if isinstance(default, int) else pathlib.Path
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, default=default)
    checks = Checks(pathlib.Path(sys.argv[0]).stem, parser.parse_args())
    for group in groups or checks_of(sys.modules["__main__"]):
        checks.group(group)
    sys.exit(checks.finish())


def existing_program(text):
    """The absolute path of a program named on the command line."""
    path = pathlib.Path(text).resolve()
    if not os.access(path, os.X_OK):
        raise argparse.ArgumentTypeError(f"no program at {text}")
    return str(path)
