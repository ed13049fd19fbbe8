"""The commands of a README, run one after the other as a reader would."""

import dataclasses
import os
import re
from difflib import SequenceMatcher

from harness import copy_repository, run, temporary_folder
from readme import LANGUAGES, blocks, lines_of

LOCALES = {"en": "en_GB.UTF-8", "ko": "ko_KR.UTF-8"}
# What .ci/run does itself, and what draws on a terminal.
LEFT_OUT = re.compile(r"swift (?!run )|expo browse ")


@dataclasses.dataclass
class Step:
    """A command of a README, the lines it prints, and where those begin in the block."""

    command: str
    output: list
    start: int


def steps(block):
    """The commands of a `console` block."""
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
            if checks.options.record:
                record(language, printed)
            for line, step, found in printed:
                label = f"README, {language}, line {line}: {step.command}"
                checks.check(label, difference(step.output, found))
            checks.expect(len(printed) > 10, f"commands, {language}", f"only {len(printed)}")
            check_others(checks, folder, language)


def check_others(checks, folder, language):
    """Commands of expo in `sh` blocks are understood."""
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


def record(language, printed):
    """Writes what commands print; output that is cut with `…` is cut at the same places."""
    lines = lines_of(language)
    for start, step, found in reversed(printed):
        if difference(step.output, found) is None:
            continue
        lines[start : start + len(step.output)] = shortened(step.output, found)
    LANGUAGES[language].write_text("\n".join(lines), encoding="utf-8")


def shortened(output, found):
    """The lines of `found` that stand for those of `output`, with its `…`."""
    if "…" not in output:
        return found
    kept, next_line = [], 0
    for index, line in enumerate(output):
        if line == "…":
            kept.append(line)
        elif next_line < len(found):
            if index and output[index - 1] == "…":
                likeness = [
                    SequenceMatcher(None, line, other).ratio() for other in found[next_line:]
                ]
                next_line += likeness.index(max(likeness))
            kept.append(found[next_line])
            next_line += 1
    return kept
