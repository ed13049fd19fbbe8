"""Manual pages, checked by mandoc and set by man."""

import os
import re

import wcwidth

from harness import run, temporary_folder, write
from help import COMMANDS

WIDTHS = [80, 60]


def check_manual(checks):
    mandoc, man = checks.tool("mandoc"), checks.tool("man")
    with temporary_folder() as folder:
        for command in ["", *COMMANDS]:
            name = f"expo-{command}" if command else "expo"
            source = write(folder / f"{name}.1", checks.run("manual", *command.split()).stdout)
            if mandoc:
                check_lint(checks, mandoc, source)
            if man:
                check_set(checks, man, source)


def check_lint(checks, mandoc, source):
    done = run([mandoc, "-Tlint", "-Wwarning", source])
    checks.equal(f"mandoc -Tlint {source.name}", (done.returncode, done.stdout), (0, b""))


def check_set(checks, man, source):
    for width in WIDTHS:
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": str(width), "PAGER": "cat"}
        done = run([man, "--warnings", "-l", source], env=environment)
        label = f"man -l {source.name} at {width}"
        checks.equal(f"{label}: warnings", done.stderr, b"")
        text = re.sub(r"\x1b\[[0-9;]*m|.\x08", "", done.stdout.decode())
        wide = [line for line in text.split("\n") if wcwidth.wcswidth(line) > width]
        checks.equal(f"{label}: lines that are too wide", wide, [])
        checks.expect("EXIT STATUS" in text, f"{label}: sections", "no EXIT STATUS")
