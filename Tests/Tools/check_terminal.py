#!/usr/bin/env python3
"""Holds `expo list` and `expo show` against a terminal emulator and the real `less`.

    python3 Tests/Tools/check_terminal.py EXPO_BINARY

Cells: at several sizes every line is drawn by pyte, and its cells are compared with those that
wcwidth gives the line. Nothing is drawn past the right edge, no line is wrapped by the terminal,
and the columns of a table begin at the same cell in every row.

Pagers: run in a pseudo-terminal, with keys typed: what is started, what is shown, how it ends, and
whether the terminal is restored.

Needs less; pyte and wcwidth (PyPI).
"""

import json
import re
import time

import pyte
import wcwidth

from harness import ROOT, SAMPLES, run_checks, temporary_folder, write
from harness.terminal import SECONDS, SIZES, Session, cells

DAEJEON = ROOT / "Samples/Daejeon1993"
LONG = ["show", DAEJEON, "--all"]
FIRST, LAST = "대전 세계 박람회 1993", "관심을 모았다"


def check_cells(checks):
    for sample in SAMPLES:
        path = ROOT / "Samples" / sample
        for columns, rows in SIZES:
            for words in (["list", path], ["show", path, "--lang", "ko"], ["show", path, "--all"]):
                label = f"{words[0]} {sample} {' '.join(words[2:])} at {columns}x{rows}"
                checks.check(label, cell_problem(checks, words, columns, rows))


def cell_problem(checks, words, columns, rows):
    """What is wrong with the cells of a command's output, or None."""
    session = Session(checks, [checks.expo, *words, "--no-pager"], columns, rows)
    status = session.end()
    lines = session.text.split("\n")
    if status != 0 or lines.pop() != "":
        return f"exit status {status}"
    wide = [line for line in lines if wcwidth.wcswidth(line) > columns]
    if wide:
        return f"wider than {columns}: {wide[0]}"
    screen = drawn(session.output, columns, len(lines) + 2)
    for number, line in enumerate(lines):
        if cells(simplified(line), columns) != screen[number]:
            return f"line {number + 1} is drawn as {''.join(screen[number])!r}: {line!r}"
    if any(cell.strip() for row in screen[len(lines) :] for cell in row):
        return "more rows than lines: something was wrapped"
    return column_problem(checks, words[1], lines, columns) if words[0] == "list" else None


def simplified(text):
    """Joined emoji as one that pyte knows: after a joiner it drops the rest of the line."""
    return re.sub(r"[\U0001f300-\U0001faff](?:\u200d[\U0001f300-\U0001faff])+", "👪", text)


def drawn(output, columns, rows):
    """The cells of everything printed, on a screen that is high enough."""
    screen = pyte.Screen(columns, rows)
    pyte.Stream(screen).feed(simplified(output.decode()))
    return [[screen.buffer[y][x].data for x in range(columns)] for y in range(rows)]


def column_problem(checks, path, lines, columns):
    """Whether names and summaries begin at the same cell in every row."""
    entries = json.loads(checks.run("list", path, "--format", "json").stdout)
    starts = set()
    for entry, line in zip(entries, lines, strict=True):
        row = cells(line, columns)
        name = row.index(entry["name"][0], 2)
        starts.add((name, summary_start(row, name, entry["short_desc"][0])))
    return None if len(starts) == 1 else f"columns begin at {sorted(starts)}"


def summary_start(row, name, first):
    """Where the summary begins: after two spaces that follow the widest name, cut or not."""
    for x in range(name + 3, len(row)):
        if row[x] == first and row[x - 2 : x] == [" ", " "]:
            return x
    return None


# Pagers


def finished(checks, words, typed=(), **rest):
    """A session that has ended. `typed` has texts to wait for and the keys typed then."""
    session = Session(checks, [checks.expo, *words], **rest)
    for text, keys in typed:
        session.prints(text)
        if callable(keys):
            keys(session)
        else:
            session.type(keys)
    return session


def expect(label, session, status=0, has=(), lacks=()):
    """A check of how a session ends and what it has printed."""
    problems = [session.wrong_end(status)]
    problems += [
        f"no {text!r} in {session.text[-300:]!r}" for text in has if text not in session.text
    ]
    problems += [f"{text!r} in the output" for text in lacks if text in session.text]
    session.checks.check(label, "; ".join(filter(None, problems)))


def marking(name):
    return f"echo [{name}]; cat"


def check_choice(checks):
    for label, given, passed in (("unset", {}, "LESS=FRX"), ("set", {"LESS": "S"}, "LESS=S")):
        environment = {"PAGER": "echo LESS=$LESS; cat", **given}
        session = finished(checks, LONG, environment=environment)
        expect(f"LESS if it is {label}", session, has=[passed])
    for label, path in (("missing", "/no/such/pager"), ("no program", "/etc/passwd")):
        environment = {"EXPO_PAGER": path, "PAGER": marking("pager")}
        session = finished(checks, LONG, environment=environment)
        expect(f"a pager that is {label} is skipped", session, has=["[pager]", FIRST, LAST])


def check_less(checks):
    if not checks.tool("less"):
        return
    expect(
        "left early", finished(checks, LONG, [(":", "q")]), has=[FIRST], lacks=["기념주화로는 처음"]
    )
    to_the_end = finished(checks, LONG, [(":", "G"), ("(END)", "q")])
    expect("read to the end", to_the_end, has=[LAST])
    interrupted = finished(checks, LONG, [(":", interrupt), (":", quit_less)])
    expect("Ctrl-C in less, then q", interrupted)
    checks.expect(interrupted.was_alive, "Ctrl-C does not end expo before less", "it ended")
    asleep = {"PAGER": "echo asleep; exec sleep 30"}
    killed = finished(checks, LONG, [("asleep", interrupt_later)], environment=asleep)
    expect("Ctrl-C ends a pager that does not catch it", killed, status=130)


def interrupt(session):
    session.type("\x03")
    session.wait(lambda: session.process.poll() is not None, seconds=0.5)
    session.was_alive = session.process.poll() is None


def interrupt_later(session):
    time.sleep(0.5)
    interrupt(session)


def quit_less(session):
    """Types q until it is read: less drops a key that comes while it has a signal to look at."""
    end = time.monotonic() + SECONDS
    while session.process.poll() is None and time.monotonic() < end:
        session.type("q")
        session.wait(lambda: session.process.poll() is not None, seconds=0.2)


def check_no_pager(checks):
    with temporary_folder() as empty:
        plain = finished(checks, LONG, environment={"PATH": str(empty)})
        expect("no pager at all: plain text", plain, has=[FIRST, LAST])


def check_long_list(checks):
    entry = {"image_name": "x", "short_desc": "요약", "desc": "글"}
    many = [{"name": f"항목 {number}", **entry} for number in range(20_000)]
    with temporary_folder() as folder:
        path = write(folder / "many.json", json.dumps(many, ensure_ascii=False))
        words = ["list", path]
        expect("a list of 20,000, left at once", finished(checks, words, [(":", "q")]))
        unread = finished(checks, words, environment={"PAGER": "true"})
        expect("a pager that reads nothing", unread)
        pagers = {"EXPO_PAGER": "/no/such/pager", "PAGER": "tail -n 1"}
        missing = finished(checks, words, environment=pagers)
        expect("a long list and a missing pager", missing, has=["항목 19999"])


if __name__ == "__main__":
    run_checks(__doc__)
