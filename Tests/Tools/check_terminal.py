#!/usr/bin/env python3
"""Holds `expo list` and `expo show` against a terminal emulator and the real `less`.

usage, from the repository root: python3 Tests/Tools/check_terminal.py EXPO_BINARY

Cells: at several sizes every line is drawn by pyte, and its cells are compared with those that
wcwidth gives the line; nothing stands beyond the right edge, no line is wrapped by the terminal,
and the columns of a table begin at the same cell in every row.
Pagers: run in a pty, with keys typed: what is started, what is shown, how it ends, and whether the
terminal is afterwards as it was before.
Prints one line a check and exits with 1 on any failure. Needs less, pyte and wcwidth (PyPI).
"""
import fcntl
import json
import os
import pathlib
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

import pyte
import wcwidth

EXPO = str(pathlib.Path(sys.argv[1]).resolve())
SIZES = [(20, 5), (40, 12), (80, 24), (200, 60)]
SAMPLES = ["Daejeon1993", "London1851", "Osaka1970"]
DEADLINE = 20
failures = []


def check(name, problem):
    print(("ok      " if not problem else "FAILED  ") + name + (f": {problem}" if problem else ""))
    if problem:
        failures.append(name)


class Session:
    """A command in a terminal of a size, with keys to type when a text has appeared."""

    def __init__(self, words, columns=80, rows=24, environment=None, typed=()):
        self.output = b""
        master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        before = termios.tcgetattr(slave)
        variables = {"PATH": os.environ["PATH"], "TERM": "xterm", "LC_ALL": "C.UTF-8"}
        variables.update(environment or {})

        def take_terminal():
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)
            # Whoever runs this check may ignore some of them: nohup does, and shells with `&`.
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
                signal.signal(number, signal.SIG_DFL)

        self.process = subprocess.Popen(
            [EXPO, *words], stdin=slave, stdout=slave, stderr=slave, env=variables,
            start_new_session=True,
            preexec_fn=take_terminal)
        self.master = master
        for wanted, keys in typed:
            self.read(until=wanted)
            if callable(keys):
                keys(self)
            else:
                os.write(master, keys)
        self.read(until=None)
        self.status = self.process.wait(DEADLINE)
        self.is_restored = termios.tcgetattr(slave) == before
        os.close(slave)
        os.close(master)

    def read(self, until):
        """Reads until a text has appeared, or the command has ended."""
        end = time.time() + DEADLINE
        seen = 0
        while time.time() < end:
            if until is not None and until in self.output:
                self.output_before = self.output
                return
            ready, _, _ = select.select([self.master], [], [], 0.05)
            if ready:
                self.output += os.read(self.master, 65536)
            elif until is None and self.process.poll() is not None:
                return
            elif until is not None and self.process.poll() is not None:
                seen += 1
                if seen > 3:
                    return
        self.process.kill()

    @property
    def text(self):
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.output.decode()).replace("\r\n", "\n")


# Cells


def cells(line, columns):
    """The cells of a line by wcwidth, the second of a wide character empty."""
    row = []
    for cluster in re.findall(r".[\u0300-\u036f\u200d\ufe0f]*", line):
        width = wcwidth.wcswidth(cluster)
        row += [cluster] + [""] * (width - 1)
    return row + [" "] * (columns - len(row))


def simplified(text):
    """Joined emoji as one that pyte knows: behind a joiner it drops the rest of the line."""
    return re.sub(r"[\U0001f300-\U0001faff](?:\u200d[\U0001f300-\U0001faff])+", "👪", text)


def drawn(output, columns, count):
    screen = pyte.Screen(columns, count + 2)
    pyte.Stream(screen).feed(simplified(output.decode()))
    return [[screen.buffer[y][x].data for x in range(columns)] for y in range(count + 2)]


def check_cells(words, columns, rows):
    session = Session([*words, "--no-pager"], columns, rows)
    lines = session.text.split("\n")
    if session.status != 0 or lines.pop() != "":
        return f"exit status {session.status}", []
    wide = [line for line in lines if wcwidth.wcswidth(line) > columns]
    if wide:
        return f"wider than {columns}: {wide[0]}", []
    screen = drawn(session.output, columns, len(lines))
    for number, line in enumerate(lines):
        if cells(simplified(line), columns) != screen[number]:
            return f"line {number + 1} is drawn as {''.join(screen[number])!r}: {line!r}", []
    if any(cell.strip() for row in screen[len(lines):] for cell in row):
        return "more rows than lines: something was wrapped", []
    return None, lines


def check_columns(path, lines, columns):
    """Whether names and summaries begin at the same cell in every row."""
    entries = json.loads(subprocess.check_output([EXPO, "list", path, "--format", "json"]))
    starts = set()
    for entry, line in zip(entries, lines, strict=True):
        row = cells(line, columns)
        name = row.index(entry["name"][0], 2)
        # Behind the widest name, cut or not, and two spaces.
        summaries = [
            x for x in range(name + 3, columns)
            if row[x] == entry["short_desc"][0] and row[x - 2:x] == [" ", " "]
        ]
        starts.add((name, summaries[0] if summaries else None))
    return None if len(starts) == 1 else f"columns begin at {sorted(starts)}"


def check_all_cells():
    for sample in SAMPLES:
        path = f"Samples/{sample}"
        for columns, rows in SIZES:
            for words in (["list", path], ["show", path, "--lang", "ko"], ["show", path, "--all"]):
                problem, lines = check_cells(words, columns, rows)
                if not problem and words[0] == "list":
                    problem = check_columns(path, lines, columns)
                check(f"{' '.join(words)} at {columns}x{rows}", problem)


# Pagers


LONG = ["show", "Samples/Daejeon1993", "--all"]
SHORT = ["show", "Samples/Daejeon1993", "3"]


def expect(name, session, status=0, restored=True, **texts):
    problems = []
    if session.status != status:
        problems.append(f"exit status {session.status}, not {status}")
    if session.is_restored != restored:
        problems.append("the terminal is not as it was")
    for text in texts.get("has", []):
        if text not in session.text:
            problems.append(f"no {text!r} in {session.text[-300:]!r}")
    for text in texts.get("lacks", []):
        if text in session.text:
            problems.append(f"{text!r} in the output")
    check(name, "; ".join(problems))


def marking(name):
    """A pager that says its name and passes everything on."""
    return f"echo [{name}]; cat"


def interrupt(session):
    os.write(session.master, b"\x03")
    time.sleep(0.5)
    session.was_alive = session.process.poll() is None


def quit_less(session):
    """Types q until it is read: less drops a key that comes while it has a signal to look at."""
    end = time.time() + DEADLINE
    while session.process.poll() is None and time.time() < end:
        os.write(session.master, b"q")
        time.sleep(0.2)


def check_choice():
    last = "관심을 모았다"
    marks = {"EXPO_PAGER": marking("expo_pager"), "PAGER": marking("pager")}
    expect("--pager is first", Session([*LONG, "--pager", marking("option")], environment=marks),
           has=["[option]", last], lacks=["[expo_pager]", "[pager]"])
    expect("EXPO_PAGER is second", Session(LONG, environment=marks),
           has=["[expo_pager]", last], lacks=["[pager]"])
    expect("PAGER is third", Session(LONG, environment={"PAGER": marking("pager")}),
           has=["[pager]", last])
    expect("short output starts nothing", Session(SHORT, environment=marks),
           has=["엑스포다리"], lacks=["[expo_pager]", "[pager]"])
    expect("--no-pager", Session([*LONG, "--no-pager"], environment=marks),
           has=[last], lacks=["[expo_pager]"])
    expect("PAGER=cat", Session(LONG, environment={"PAGER": "cat"}), has=[last])
    expect("an empty PAGER", Session(LONG, environment={"PAGER": ""}), has=[last])
    expect("a pager that is missing leaves it to the next",
           Session(LONG, environment={"EXPO_PAGER": "/no/such/pager", "PAGER": marking("pager")}),
           has=["[pager]", "대전 세계 박람회 1993", last])
    expect("a pager that cannot be run leaves it to the next",
           Session(LONG, environment={"EXPO_PAGER": "/etc/passwd", "PAGER": marking("pager")}),
           has=["[pager]", "대전 세계 박람회 1993", last])
    expect("a table that is long", Session(["list", "Samples/Daejeon1993"], rows=6, environment=marks),
           has=["[expo_pager]", "박람회 기념주화"])
    expect("a table that fits", Session(["list", "Samples/Daejeon1993"], environment=marks),
           has=["박람회 기념주화"], lacks=["[expo_pager]"])
    expect("LESS if it is unset", Session(LONG, environment={"PAGER": "echo LESS=$LESS; cat"}),
           has=["LESS=FRX"])
    expect("LESS if it is set",
           Session(LONG, environment={"PAGER": "echo LESS=$LESS; cat", "LESS": "S"}),
           has=["LESS=S\n"])


def check_less():
    quitting = Session(LONG, typed=[(b":", b"q")])
    expect("less, left early", quitting, has=["대전 세계 박람회 1993"], lacks=["기념주화로는 처음"])
    to_the_end = Session(LONG, typed=[(b":", b"G"), (b"(END)", b"q")])
    expect("less, read to the end", to_the_end, has=["관심을 모았다"])
    by_default = Session(LONG, environment={"PAGER": "expo show"}, typed=[(b":", b"q")])
    expect("PAGER=expo is not called", by_default, has=["대전 세계 박람회 1993"])
    interrupted = Session(LONG, typed=[(b":", interrupt), (b":", quit_less)])
    expect("Ctrl-C in less, then q", interrupted)
    check("Ctrl-C does not end expo before less", None if interrupted.was_alive else "it ended")
    killed = Session(LONG, environment={"PAGER": "echo asleep; exec sleep 30"},
                     typed=[(b"asleep", lambda session: (time.sleep(0.5), interrupt(session)))])
    expect("Ctrl-C ends a pager that does not catch it", killed, status=130)


def check_built_in():
    with tempfile.TemporaryDirectory() as empty:
        nothing = {"PATH": empty}
        read = Session(LONG, rows=60, environment=nothing, typed=[(b"-- more", b"\n\n\n\n\n\n\n\n\n\n")])
        expect("no pager at all: the page stop", read, has=["-- more", "관심을 모았다"])
        left = Session(LONG, environment=nothing, typed=[(b"-- more", b"q\n")])
        expect("the page stop, left", left, lacks=["관심을 모았다"])
        named = Session([*LONG, "--pager", "builtin"], typed=[(b"-- more", b"q\n")])
        expect("--pager builtin", named, has=["-- more"])


def check_long_list():
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/many.json"
        entry = {"image_name": "x", "short_desc": "요약", "desc": "글"}
        many = [{"name": f"항목 {number}", **entry} for number in range(20_000)]
        pathlib.Path(path).write_text(json.dumps(many, ensure_ascii=False))
        expect("a list of 20,000, left at once", Session(["list", path], typed=[(b":", b"q")]))
        expect("a pager that reads nothing",
               Session(["list", path], environment={"PAGER": "true"}))
        expect("a long list and a missing pager",
               Session(["list", path, "--pager", "/no/such/pager"],
                       environment={"PAGER": "tail -n 1"}), has=["항목 19999"])
        for words in (["list", path], ["list", path, "--format", "json"]):
            expo = subprocess.Popen([EXPO, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                    preexec_fn=lambda: signal.signal(signal.SIGPIPE, signal.SIG_DFL))
            expo.stdout.read(10)
            expo.stdout.close()
            status, errors = expo.wait(DEADLINE), expo.stderr.read()
            good = status in (-signal.SIGPIPE, 141) and not errors
            check(f"{words[0]} into a pipe that is closed", None if good else f"{status} {errors}")


check_all_cells()
check_choice()
check_less()
check_built_in()
check_long_list()
sys.exit(1 if failures else 0)
