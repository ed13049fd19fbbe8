#!/usr/bin/env python3
"""Runs two builds of expo on the same input and lists everything that they do differently.

usage: python3 Tests/Tools/compare_builds.py OLD NEW [OPTION…]

  --only GROUP     runs one group; may be repeated; --commands is short for --only commands
  --mutants N      how many mutants; default: 20000
  --seed N         the seed of the mutants
  --allow FILE     what may differ, see below
  --words          prints the words that differ as a table in Markdown

The groups:

  validate   the samples and the documents of Tests/Conformance, reported as json, sarif and full
  mutants    documents and catalogs with one or two things changed (compare/mutations.py):
             checked, fixed and formatted, and as a stream of lines
  commands   the command lines of compare/commands.txt
  exports    every sample as a site and as a book, with every option that changes pages
  formats    every document formatted in every layout, listed and shown
  screens    the reader in a terminal, compared after each key; needs pyte (PyPI) and Linux

Compared are exit statuses, the bytes on each stream, and every file that is written, touched or
removed. Differences of structure are counted by kind, `GROUP/WHERE/WHAT`, with up to three
examples. Words are counted apart, old and new, with marks for the data that both have: words are
messages, notes, help, titles of fixes, summaries and help screens.

A line of the file for --allow is a pattern of kinds, such as `mutants/*/EX205 *`; or a row of the
table that --words prints; or `words`, which allows them all. A line that begins with # is a remark.

The exit status is 0 if nothing differs but what is allowed. The samples are those beside this file.
"""

import argparse
import concurrent.futures
import os
import pathlib
import sys
import tempfile
import time

from compare import groups
from compare.differences import Allowed, Differences, table
from compare.mutants import SEED
from compare.workspace import Pair

GROUPS = ["validate", "mutants", "commands", "exports", "formats", "screens"]
MEMORY = pathlib.Path("/dev/shm")


class Setting:
    """The two builds, their folders, and the differences."""

    def __init__(self, asked, folder, pool):
        self.old, self.new, self.mutants, self.seed = (
            asked.old,
            asked.new,
            asked.mutants,
            asked.seed,
        )
        self.differences = Differences()
        self.pair = Pair(folder, asked.old, asked.new, pool)

    def run(self, judge, files, lines, where=""):
        """Runs command lines over files with both builds and compares what they do."""
        self.pair.fill(files)
        for line in lines:
            judge.outcomes(where + line, *self.pair.run(line))

    def group(self, name):
        if name == "screens":
            from compare.screens import screens  # needs pyte, which the other groups do not

            screens(self)
        else:
            getattr(groups, name)(self)


def compare(asked):
    """Runs the groups, prints how long each took, and returns the differences."""
    folder = MEMORY if MEMORY.is_dir() else None
    with (
        tempfile.TemporaryDirectory(prefix="expo-", dir=folder) as made,
        concurrent.futures.ThreadPoolExecutor(2) as pool,
    ):
        setting = Setting(asked, made, pool)
        for name in asked.only or GROUPS:
            start = time.monotonic()
            setting.group(name)
            took = time.monotonic() - start
            compared = setting.differences.compared
            count = sum(n for group, n in compared.items() if group.split("/")[0] == name)
            what = "screens" if name == "screens" else "command lines"
            what += f" over {asked.mutants:,} mutants" if name == "mutants" else ""
            print(f"{name:<9} {took:6.1f} s  {count:,} {what}", file=sys.stderr, flush=True)
        return setting.differences


def report(differences, allowed, with_table):
    """Prints the differences that are not allowed; returns whether there are any."""
    kinds, words = differences.left(allowed)
    for title, examples in differences.blocks(kinds):
        print(f"\n{title}")
        for subject, old, new in examples:
            print(f"    {subject}\n      old  {old}\n      new  {new}")
    if words and with_table:
        print("\n" + table(words))
    elif words:
        print(
            f"\nwords: {len(words)} differ, in {sum(words.values()):,} places; --words lists them"
        )
        for pair in list(words)[:3]:
            subject, old, new = differences.word_examples[pair]
            print(f"    {subject}\n      old  {old}\n      new  {new}")
    total = differences.counts.total() + differences.words.total()
    left = sum(kinds.values()) + sum(words.values())
    print(f"\n{left:,} differences, {total - left:,} allowed")
    return left > 0


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage="%(prog)s OLD NEW [OPTION…]",
    )
    parser.add_argument("old", type=pathlib.Path, metavar="OLD")
    parser.add_argument("new", type=pathlib.Path, metavar="NEW")
    parser.add_argument("--only", choices=GROUPS, action="append", metavar="GROUP")
    parser.add_argument("--commands", action="append_const", dest="only", const="commands")
    parser.add_argument("--mutants", type=int, default=20_000, metavar="N")
    parser.add_argument("--seed", type=int, default=SEED, metavar="N")
    parser.add_argument("--allow", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--words", action="store_true")
    asked = parser.parse_args()
    for build in (asked.old, asked.new):
        if not os.access(build, os.X_OK):
            parser.error(f"there is no program at {build}")
    return asked


def main():
    asked = arguments()
    allowed = Allowed(asked.allow)
    return 1 if report(compare(asked), allowed, asked.words) else 0


if __name__ == "__main__":
    sys.exit(main())
