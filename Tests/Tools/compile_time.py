#!/usr/bin/env python3
"""Runs a build; fails if an expression or a function of Sources takes too long to type-check twice.

    python3 Tests/Tools/compile_time.py swift build -Xswiftc -Xfrontend -Xswiftc \\
        -warn-long-function-bodies=500 -Xswiftc -Xfrontend -Xswiftc \\
        -warn-long-expression-type-checking=500

The build's own warnings say what takes longer than its flags allow. Files with such warnings are
compiled once more, because a busy machine slows others too. The exit status is that of the build,
or 1 if the same place is slow again; its file is then compiled by the next build.
Tests are only printed: half of their time is that of macros.
"""

import pathlib
import re
import subprocess
import sys

SLOW = re.compile(r"(/.*\.swift)(:\d+:\d+: )warning: (.* took )(\d+ms to type-check \(limit: .*)")


def main():
    slow = build(sys.argv[1:])
    for location, time in sorted(slow.items()):
        print("slow: " + "".join(location) + time, file=sys.stderr)
    slow = {location: time for location, time in slow.items() if "/Sources/" in location[0]}
    if slow:
        forget(slow)
        again = build(sys.argv[1:])
        slow = {location: time for location, time in again.items() if location in slow}
        forget(slow)
    for location, time in sorted(slow.items()):
        print("".join(location) + time, file=sys.stderr)
    if slow:
        sys.exit("split these expressions, give them types, or `return` in each case of a switch")


def build(words):
    """What a build says that is slow: the time, by the file, the place in it and the words."""
    slow = {}
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    ) as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            if found := SLOW.match(line):
                slow[found.groups()[:3]] = found[4]
    if process.returncode:
        sys.exit(process.returncode)
    return slow


def forget(slow):
    """Removes what was compiled of files; touching them would end another build of the sources."""
    for path, _, _ in slow:
        name = pathlib.Path(path).name
        for built in pathlib.Path(".build").glob(f"*/debug/*.build/{name}.o"):
            built.unlink()


if __name__ == "__main__":
    main()
