"""The commands of a README, run one after the other as a reader would."""

import collections
import os
import re

from harness import copy_repository, run, temporary_folder
from readme import LANGUAGES, blocks

LOCALES = {"en": "en_GB.UTF-8", "ko": "ko_KR.UTF-8"}
# What .ci/run does itself, and what draws on a terminal.
LEFT_OUT = re.compile(r"swift (?!run )|expo browse ")
# A command of a README, the lines it prints, and where those begin in the block.
Step = collections.namedtuple("Step", "command output start")


def steps(block):
    found = []
    for index, line in enumerate(block.lines):
        if line.startswith("$ "):
            found.append(Step(line[2:], [], index + 1))
        else:
            found[-1].output.append(line)
    return found


def check_commands(checks):
    for language in LANGUAGES:
        with temporary_folder() as folder:
            copy_repository(folder)
            printed = [
                (block.start + step.start, step, follow(checks, step.command, folder, language))
                for block in blocks(language)
                if block.kind == "fence console"
                for step in steps(block)
            ]
            printed = [row for row in printed if row[2] is not None]
            for line, step, found in printed:
                label = f"README, {language}, line {line}: {step.command}"
                checks.check(label, difference(step.output, found))
            checks.expect(len(printed) > 10, f"commands, {language}", f"only {len(printed)}")
            check_others(checks, folder, language)


def check_others(checks, folder, language):
    for block in blocks(language):
        for line in block.lines if block.kind == "fence sh" else []:
            if line.startswith("expo ") and not LEFT_OUT.match(line):
                done = shell(checks, line, folder, language)
                label = f"README, {language}: {line}"
                checks.expect(done.returncode in (0, 1), label, done.stdout[-300:])


def follow(checks, command, folder, language):
    """The lines that a command prints; None for one that is left out."""
    if LEFT_OUT.match(command):
        return None
    done = shell(checks, command.removeprefix("swift run "), folder, language)
    return done.stdout.decode().rstrip("\n").split("\n") if done.stdout else []


def shell(checks, command, folder, language):
    environment = {
        "PATH": f"{os.path.dirname(checks.expo)}:{os.environ['PATH']}",
        "HOME": str(folder),
        "LANG": LOCALES[language],
        "TERM": "xterm",
    }
    return run(["bash", "-c", f"exec 2>&1; {command}"], cwd=folder, env=environment)


def difference(expected, found):
    """What differs, or None; a line `…` of `expected` stands for any lines."""
    pattern = "\n".join(expected) + "\n"
    pieces = [re.escape(piece) for piece in re.split(r"(?m)^…\n", pattern)]
    if re.fullmatch("(?s:.*)".join(pieces), "\n".join(found) + "\n"):
        return None
    return f"{found!r:.600}, expected {expected!r:.600}"
