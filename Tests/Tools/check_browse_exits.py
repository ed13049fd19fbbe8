#!/usr/bin/env python3
"""Checks that `expo browse` restores the terminal, whatever is typed, sent or shown.

    python3 Tests/Tools/check_browse_exits.py EXPO_BINARY [--debug-binary PATH]

After every way out, by a key, a signal, a crash or a stop, settings and modes of the terminal are
those from before. Hostile texts change nothing outside the frame. One session runs in tmux. Only a
debug build can be made to crash. Needs bash, tmux; pyte and wcwidth (PyPI).
"""

import contextlib
import json
import os
import pathlib
import re
import signal
import termios
import time

import wcwidth

from browse_model import List
from browse_session import SAMPLE, browse, browse_at, sample_data
from harness import run, run_checks, temporary_folder
from harness.terminal import SECONDS, SIZES, Session

POSTER = "방문객"
TAKEN = b"\x1b[?1049h"


def typed(keys):
    return lambda session: session.type(keys)


def sent(number):
    return lambda session: session.send(number)


WAYS_OUT = [
    ("q", typed("q"), 0),
    ("Ctrl-C", typed("\x03"), 130),
    ("Ctrl-C while typing", typed("/abc\x03"), 130),
    ("Ctrl-C in a paste without an end", typed("/\x1b[200~abc\x03\x03"), 130),
    ("SIGINT", sent(signal.SIGINT), 130),
    ("SIGTERM", sent(signal.SIGTERM), 143),
    ("SIGHUP", sent(signal.SIGHUP), 129),
    ("SIGQUIT", sent(signal.SIGQUIT), 131),
    ("SIGUSR1", sent(signal.SIGUSR1), 138),
    ("SIGALRM", sent(signal.SIGALRM), 142),
    ("SIGBUS", sent(signal.SIGBUS), 135),
    ("SIGSEGV", sent(signal.SIGSEGV), 139),
    ("SIGABRT", sent(signal.SIGABRT), 134),
]


def check_ways_out(checks):
    for name, leave, status in WAYS_OUT:
        for mouse in ([], ["--mouse"]):
            session = browse(checks, SAMPLE, *mouse)
            session.shows(POSTER)
            leave(session)
            session.check_end(f"the terminal after {name} {' '.join(mouse)}", status)


def check_crash(checks):
    """The runtime says where it was, with the terminal as it was, and asks nobody."""
    binary = checks.options.debug_binary
    if not binary:
        return checks.skip("the terminal after a crash", "no --debug-binary")
    for setting in ("enable=no", "enable=yes,interactive=no,color=no"):
        environment = {"EXPO_BROWSE_CRASH": "1", "SWIFT_BACKTRACE": setting}
        session = browse(checks, SAMPLE, binary=binary.resolve(), environment=environment)
        ended = session.end()
        problems = [] if ended in (132, 133) else [f"exit status {ended}"]
        problems += session.disorder()
        checks.check(f"the terminal after a crash, {setting}", "; ".join(problems))
    return None


# Jobs of a shell


class Shell(Session):
    """An interactive shell with job control, as people have it."""

    PROMPT = "ready> "

    def __init__(self, checks):
        environment = {"PS1": self.PROMPT, "HISTFILE": "/dev/null"}
        super().__init__(checks, ["bash", "--norc", "--noprofile", "-i"], environment=environment)
        self.waits()

    def waits(self):
        return self.shows(self.PROMPT.strip())

    def browse(self):
        """Starts the reader on a clean screen and returns its process."""
        self.type(f"clear; {self.reader}\n")
        self.wait(lambda: self.screen.cursor.hidden)
        self.shows(POSTER)
        return self.child()

    @property
    def reader(self):
        return f"{self.checks.expo} browse {SAMPLE} --lang ko"

    def child(self):
        """The process of the reader."""
        children = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        return int(pathlib.Path(children).read_text().split()[0])

    def foreground(self, label, *texts):
        """A check that fg on a clean screen brings the reader back."""
        self.type("clear; fg\n")
        self.expect(label, *texts, also=lambda: self.screen.cursor.hidden)

    def settings(self, path):
        """The terminal's settings, as stty prints them in the shell."""
        self.type(f"stty -a >{path}; echo {path.name}-wri''tten\n")
        self.shows(f"{path.name}-written")
        return path.read_text()

    def leave(self):
        self.waits()
        self.type("exit\n")
        self.end()


def check_stopping(checks):
    """Ctrl-Z in the reader, and fg."""
    shell = Shell(checks)
    with temporary_folder() as folder:
        before = shell.settings(folder / "before")
        shell.browse()
        shell.type("l5gl\x1a")
        shell.expect("^Z stops", "Stopped", "ready>")
        # The shell's own line editor asks for pastes in brackets.
        left = [mode for mode in shell.modes_left() if "2004" not in mode]
        checks.check("modes while stopped", "; ".join(left))
        checks.equal("stty while stopped", shell.settings(folder / "stopped"), before)
        shell.foreground("fg goes on where it was", "5/13")
        shell.type("q")
        shell.waits()
        checks.equal("stty after all", shell.settings(folder / "after"), before)
    shell.leave()


def check_stop_signals(checks):
    shell = Shell(checks)
    child = shell.browse()
    os.kill(child, signal.SIGTSTP)
    shell.expect("SIGTSTP from outside stops", "Stopped", "ready>")
    shell.foreground("fg after SIGTSTP", POSTER)
    os.kill(child, signal.SIGSTOP)
    shell.expect("SIGSTOP stops", "Stopped")
    taken = shell.output.count(TAKEN)
    shell.type("clear; fg\n")
    label = "fg after SIGSTOP takes the terminal again"
    shell.expect(label, POSTER, also=lambda: shell.output.count(TAKEN) > taken)
    shell.type("l\x03")
    shell.waits()
    shell.type("echo status $?\n")
    shell.expect("Ctrl-C in a shell", "status 130")
    shell.leave()


def check_background(checks):
    """In the background the reader neither touches the terminal nor waits for it."""
    shell = Shell(checks)
    child = shell.browse()
    shell.type("\x1a")
    shell.shows("Stopped")
    with screen_untouched(shell, "the screen in the background"):
        shell.type("clear; bg\n")
        shell.shows("&")
        shell.type("echo typed-to-the-sh''ell\n")
        shell.expect("keys are the shell's after bg", "typed-to-the-shell")
    shell.foreground("fg after bg goes on", POSTER)
    shell.type("\x1a")
    shell.shows("Stopped")
    shell.type("clear; bg\n")
    shell.shows("&")
    with screen_untouched(shell, "the screen after SIGTERM in the background"):
        os.kill(child, signal.SIGTERM)
        shell.type(f"wait {child}; echo ended with $?\n")
        shell.expect("SIGTERM ends it in the background", "ended with 143")
    shell.leave()


@contextlib.contextmanager
def screen_untouched(shell, label):
    """A check that the alternate screen is neither taken nor given back."""
    before = shell.output.count(b"\x1b[?1049")
    yield
    checks = shell.checks
    checks.expect(shell.output.count(b"\x1b[?1049") == before, label, shell.texts())


def check_other_shells(checks):
    shell = Shell(checks)
    shell.type(f"clear; sh -c '{shell.reader}; true'\n")
    shell.shows(POSTER)
    shell.type("\x1a")
    shell.expect("^Z below sh -c stops both", "Stopped", "ready>")
    shell.foreground("and fg goes on", POSTER)
    shell.type("q")
    shell.waits()
    shell.type(f"clear; {shell.reader} <&-\n")
    label = "keys come without standard input"
    shell.expect(label, POSTER, also=lambda: shell.screen.cursor.hidden)
    shell.type("q")
    shell.leave()


def check_stuck(checks):
    """A terminal that takes nothing, as after Ctrl-S, keeps nobody from ending."""
    session = browse(checks, SAMPLE)
    session.shows(POSTER)
    termios.tcflow(session.slave, termios.TCOOFF)
    session.send(signal.SIGTERM)
    checks.equal("SIGTERM on a stuck terminal", session.end(), 143)
    settings = termios.tcgetattr(session.slave)
    checks.equal("its settings afterwards", settings, session.before)
    termios.tcflow(session.slave, termios.TCOON)
    session.close()


# Hostile texts

HOSTILE = {
    "escapes": "\x1b[2J\x1b[H\x1b]0;title\x07\x1b[31mred\x9b5A",
    "bidi": "a\u202eb\u2066c\u200fd\u2028e",
    "NUL": "a\x00b\x7fc\rd\x08\x08e\tf",
    "a megabyte without a space": "가" * 350_000,
    "a megabyte of marks": "a" + "\u0301" * 300_000,
    "emoji": "👩‍👩‍👧‍👦🇰🇷❤️" * 40,
}
VISIBLE = {
    "escapes": "␛[2J␛[H␛]0;title␇␛[31mred<U+009B>5A",
    "bidi": "a<U+202E>b<U+2066>c<U+200F>d",
}
ALLOWED = re.compile(rb"\x1b\[(\?\d+[hl]|\d+;\d+H|[0-9;]*m|K|2J)|[^\x00-\x1f\x7f]")
C1_CONTROLS = re.compile(rb"\xc2[\x80-\x9f]")


def check_hostile(checks):
    with temporary_folder() as folder:
        for name, text in HOSTILE.items():
            path = folder / "hostile.json"
            entry = {
                "name": text,
                "image_name": "../" + text[:100],
                "short_desc": text,
                "desc": text,
            }
            path.write_text(json.dumps([entry] * 2))
            for size in SIZES:
                check_hostile_text(checks, name, path, size)


def check_hostile_text(checks, name, path, size):
    session, where = browse_at(checks, size, path)
    session.type("jl/a\r")
    session.wait(lambda: "/a " in session.texts()[-1] or "nothing found" in session.texts()[-1])
    session.type("nGgJ?h")
    good = session.wait(lambda: "2/2" in session.texts()[-1])
    problem = hostile_problem(session, VISIBLE.get(name)) if good else session.texts()
    session.type("q")
    ended = session.end()
    problems = session.disorder() + ([] if ended == 0 else [f"exit status {ended}"])
    checks.check(f"{name} {where}", problem or "; ".join(problems))


def hostile_problem(session, visible):
    """What reached the terminal and must not, or what must be seen and is not."""
    rest = ALLOWED.sub(b"", session.output)
    if rest or C1_CONTROLS.search(session.output):
        return f"{rest[:40]!r} reached the terminal"
    shown = "".join(session.texts()[:-1]).replace(" ", "")
    wanted = (visible or "").replace(" ", "")[: session.columns // 2]
    return None if wanted in shown else f"{wanted!r} not in {shown!r}"


# Surroundings


def check_off_a_terminal(checks):
    listed = checks.run("list", SAMPLE).stdout
    checks.equal("off a terminal it is the list", checks.run("browse", SAMPLE).stdout, listed)


def check_standard_input(checks):
    documents = sorted(SAMPLE.glob("**/items.dataset/*.json"))
    document = next(path for path in documents if path.name != "Contents.json")
    with open(document, "rb") as stdin:
        session = browse(checks, "-", stdin=stdin)
        session.type("jlr")
        label = "JSON from standard input, keys from the terminal"
        session.expect(label, "cannot be read again")
        session.type("v")
        session.expect("nothing to edit there", "no file to edit")
        session.type("q")
        session.check_end("the terminal after standard input")


def check_without_pager(checks):
    with temporary_folder() as empty:
        session = browse(checks, SAMPLE, environment={"PATH": str(empty)})
        session.type("l")
        session.expect("no pager on the machine, and none is needed", "1/13")
        session.type("q")
        session.check_end("the terminal without a pager")


def check_colours(checks):
    for words, environment in (([], {"NO_COLOR": "1"}), (["--color", "never"], {})):
        session = browse(checks, SAMPLE, *words, environment=environment)
        session.type("l/관람객\r")
        session.expect(f"without colour: {words or environment}", "1/")
        other = attributes(session) - {b"0", b"7"}
        checks.check(f"only reverse video is left: {words or environment}", other)
        session.type("q")
        session.end()
    session = browse(checks, SAMPLE)
    session.type("l/관람객\rl")
    session.shows("/13")
    other = attributes(session) - set(b"0 1 2 4 7".split())
    checks.check("only bold, dim, underlined and reversed", other)
    session.type("q")
    session.end()


def attributes(session):
    """The numbers of all attributes that were set."""
    return set(b";".join(re.findall(rb"\x1b\[([0-9;]*)m", session.output)).split(b";"))


def check_idle(checks):
    session = browse(checks, SAMPLE)
    session.shows(POSTER)
    session.read(0.3)
    before = activity(session.process.pid)
    time.sleep(2)
    checks.equal("no CPU while nothing is typed", activity(session.process.pid), before)
    session.type("q")
    session.end()


def activity(process):
    """The ticks that a process has used, and how often it was switched to."""
    folder = pathlib.Path(f"/proc/{process}")
    ticks = (folder / "stat").read_text().rsplit(")")[1].split()[11:13]
    return ticks, re.findall(r"ctxt_switches:\s+(\d+)", (folder / "status").read_text())


# tmux


class Tmux:
    """A shell in tmux, with a server of its own."""

    def __init__(self, path):
        self.words = [path, "-L", f"expo-{os.getpid()}"]
        self(
            "-f", "/dev/null", "-u", "new-session", "-d", "-x80", "-y24", "bash --norc --noprofile"
        )

    def __call__(self, *words):
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        return run([*self.words, *words], env=environment).stdout.decode()

    def rows(self):
        return [row.rstrip() for row in self("capture-pane", "-p").split("\n")]

    def waits_for(self, condition):
        """Whether the rows of the pane come to fulfil a condition."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end and not condition(self.rows()):
            time.sleep(0.05)
        return condition(self.rows())

    def shows(self, *texts):
        return self.waits_for(lambda rows: all(text in "\n".join(rows) for text in texts))


def check_tmux(checks):
    path = checks.tool("tmux")
    if not path:
        return
    tmux = Tmux(path)
    try:
        check_in_tmux(checks, tmux)
    finally:
        tmux("kill-server")


def check_in_tmux(checks, tmux):
    data = sample_data(checks.expo)
    reader = f"{checks.expo} browse {SAMPLE} --lang ko"
    tmux("send-keys", f"echo before; {reader}; echo status $?", "Enter")
    tmux.shows(POSTER)
    tmux("send-keys", "l")
    entries = [row.rstrip() for row in List(data, 80, 23).rows()]
    good = tmux.waits_for(lambda rows: rows[:13] == entries)
    checks.expect(good, "the list in tmux", tmux.rows())
    tmux("send-keys", "5g", "l")
    first = data.page(80, 5)[0]
    good = tmux.waits_for(lambda rows: rows[0] == first)
    checks.expect(good, "an entry in tmux", tmux.rows())
    tmux("resize-window", "-x", "50", "-y", "10")
    good = tmux.waits_for(lambda rows: rows[0] == first and max(map(wcwidth.wcswidth, rows)) <= 50)
    checks.expect(good, "resized in tmux", tmux.rows())
    tmux("send-keys", "q")
    good = tmux.shows("status 0", "before")
    checks.expect(good, "the screen as it was before, in tmux", tmux.rows())


if __name__ == "__main__":
    run_checks(
        __doc__,
        check_ways_out,
        check_crash,
        check_stopping,
        check_stop_signals,
        check_background,
        check_other_shells,
        check_stuck,
        check_hostile,
        check_off_a_terminal,
        check_standard_input,
        check_without_pager,
        check_colours,
        check_idle,
        check_tmux,
        debug_binary=None,
    )
