#!/usr/bin/env python3
"""Holds `expo browse` to leaving the terminal as it found it, whatever is typed, sent or shown.

usage, from the repository root: python3 Tests/Tools/check_browse_exits.py EXPO_BINARY [DEBUG_BINARY]

After every way out, by a key, a signal, a crash or a stop, settings and modes of the terminal are those
from before. Hostile texts change nothing outside the frame. One session runs in tmux. DEBUG_BINARY is a
debug build: only there can the reader be made to crash.
Prints one line a check and exits with 1 on any failure. Needs bash, tmux, pyte and wcwidth (PyPI).
"""
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import termios
import time

import wcwidth

from browse_checks import DATA, DEBUG, EXPO, SAMPLE, SIZES, browse, check, expect, failures
from browse_model import List
from terminal_session import Session



def check_ways_out():
    ways = [("q", lambda s: s.type("q"), 0), ("Ctrl-C", lambda s: s.type("\x03"), 130),
            ("Ctrl-C while typing", lambda s: s.type("/abc\x03"), 130),
            ("SIGINT", lambda s: s.send(signal.SIGINT), 130),
            ("SIGTERM", lambda s: s.send(signal.SIGTERM), 143),
            ("SIGHUP", lambda s: s.send(signal.SIGHUP), 129),
            ("SIGQUIT", lambda s: s.send(signal.SIGQUIT), 131),
            ("Ctrl-C in a paste without an end", lambda s: s.type("/\x1b[200~abc\x03\x03"), 130),
            ("SIGUSR1", lambda s: s.send(signal.SIGUSR1), 138),
            ("SIGALRM", lambda s: s.send(signal.SIGALRM), 142),
            ("SIGBUS", lambda s: s.send(signal.SIGBUS), 135),
            ("SIGSEGV", lambda s: s.send(signal.SIGSEGV), 139),
            ("SIGABRT", lambda s: s.send(signal.SIGABRT), 134)]
    for name, leave, status in ways:
        for mouse in ([], ["--mouse"]):
            session = browse(SAMPLE, *mouse)
            session.shows("방문객")
            leave(session)
            ended = session.end()
            problems = session.disorder() + ([] if ended == status else [f"exit status {ended}"])
            check(f"the terminal after {name} {' '.join(mouse)}", "; ".join(problems))
    if DEBUG:
        # The runtime says where it was, with the terminal as it was, and asks nobody.
        for setting in ("enable=no", "enable=yes,interactive=no,color=no"):
            session = browse(SAMPLE, binary=DEBUG, environment={"EXPO_BROWSE_CRASH": "1", "SWIFT_BACKTRACE": setting})
            ended = session.end()
            problems = session.disorder() + ([] if ended in (132, 133) else [f"exit status {ended}"])
            check(f"the terminal after a crash, {setting}", "; ".join(problems))


def check_suspension():
    """In a shell with job control, as people have it."""
    shell = Session(["bash", "--norc", "--noprofile", "-i"], 80, 24,
                    environment={"PS1": "ready> ", "HISTFILE": "/dev/null"})
    shell.shows("ready>")
    settings = lambda name: f"stty -a >{folder}/{name}; echo {name}-written\n".replace("-written", "-wri''tten")
    with tempfile.TemporaryDirectory() as folder:
        shell.type(settings("before"))
        shell.shows("before-written")
        shell.type(f"{EXPO} browse {SAMPLE} --lang ko\n")
        shell.shows("방문객")
        shell.type("l5gl\x1a")
        expect(shell, "^Z stops", "Stopped", "ready>")
        check("modes while stopped", "; ".join(mode for mode in shell.modes_left() if "2004" not in mode))
        shell.type(settings("stopped"))
        shell.shows("stopped-written")
        shell.type("fg\n")
        expect(shell, "fg goes on where it was", "5/13", also=lambda: shell.screen.cursor.hidden)
        shell.type("q")
        shell.shows("ready>")
        shell.type(settings("after"))
        shell.shows("after-written")
        read = lambda name: pathlib.Path(folder, name).read_text()
        check("stty while stopped", None if read("before") == read("stopped") else read("stopped"))
        check("stty after all", None if read("before") == read("after") else read("after"))
        shell.type(f"{EXPO} browse {SAMPLE} --lang ko\n")
        shell.wait(lambda: shell.screen.cursor.hidden)
        shell.shows("방문객")
        child = subprocess.check_output(["pgrep", "-P", str(shell.process.pid), "expo"], text=True)
        os.kill(int(child), signal.SIGTSTP)
        expect(shell, "SIGTSTP from outside stops", "Stopped", "ready>")
        shell.type("clear; fg\n")
        shell.wait(lambda: shell.screen.cursor.hidden)
        shell.shows("방문객")
        os.kill(int(child), signal.SIGSTOP)
        expect(shell, "SIGSTOP stops", "Stopped")
        taken = shell.output.count(b"\x1b[?1049h")
        shell.type("clear; fg\n")
        expect(shell, "fg after SIGSTOP takes the terminal again", "방문객",
               also=lambda: shell.output.count(b"\x1b[?1049h") > taken)
        shell.type("l\x03")
        shell.shows("ready>")
        shell.type("echo status $?\n")
        expect(shell, "Ctrl-C in a shell", "status 130")
        shell.type("exit\n")
        shell.end()


def interactive_shell():
    shell = Session(["bash", "--norc", "--noprofile", "-i"], 80, 24,
                    environment={"PS1": "ready> ", "HISTFILE": "/dev/null"})
    shell.shows("ready>")
    return shell


def child_of(process):
    return int(subprocess.check_output(["pgrep", "-P", str(process), "expo"], text=True))


def check_background():
    """In the background the terminal is the shell's; the reader neither touches nor waits for it."""
    shell = interactive_shell()
    shell.type(f"{EXPO} browse {SAMPLE} --lang ko\n")
    shell.shows("방문객")
    child = child_of(shell.process.pid)
    shell.type("\x1a")
    shell.shows("Stopped")
    entered = shell.output.count(b"\x1b[?1049")
    shell.type("clear; bg\n")
    shell.shows("&")
    shell.type("echo typed-to-the-sh''ell\n")
    expect(shell, "keys are the shell's after bg", "typed-to-the-shell")
    check("and so is the screen", None if shell.output.count(b"\x1b[?1049") == entered else shell.texts())
    shell.type("clear; fg\n")
    expect(shell, "fg after bg goes on", "방문객", also=lambda: shell.screen.cursor.hidden)
    shell.type("\x1a")
    shell.shows("Stopped")
    shell.type("clear; bg\n")
    shell.shows("&")
    entered = shell.output.count(b"\x1b[?1049")
    os.kill(child, signal.SIGTERM)
    shell.type("wait\n")
    expect(shell, "SIGTERM ends it in the background", "Terminated")
    check("with the screen as it was", None if shell.output.count(b"\x1b[?1049") == entered else shell.texts())
    shell.type(f"clear; sh -c '{EXPO} browse {SAMPLE} --lang ko; true'\n")
    shell.shows("방문객")
    shell.type("\x1a")
    expect(shell, "^Z below sh -c stops both", "Stopped", "ready>")
    shell.type("clear; fg\n")
    expect(shell, "and fg goes on", "방문객", also=lambda: shell.screen.cursor.hidden)
    shell.type("q")
    shell.shows("ready>")
    shell.type(f"clear; {EXPO} browse {SAMPLE} --lang ko <&-\n")
    expect(shell, "keys come without standard input", "방문객", also=lambda: shell.screen.cursor.hidden)
    shell.type("q")
    shell.shows("ready>")
    shell.type("exit\n")
    shell.end()


def check_stuck():
    """A terminal that takes nothing, as after Ctrl-S, keeps nobody from ending."""
    session = browse(SAMPLE)
    session.shows("방문객")
    termios.tcflow(session.slave, termios.TCOOFF)
    session.send(signal.SIGTERM)
    ended = session.end()
    check("SIGTERM on a stuck terminal", None if ended == 143 else ended)
    settings = termios.tcgetattr(session.slave)
    check("and its settings", None if settings == session.before else settings)
    termios.tcflow(session.slave, termios.TCOON)
    os.close(session.slave)
    os.close(session.master)


def check_hostile():
    texts = {
        "escapes": "\x1b[2J\x1b[H\x1b]0;title\x07\x1b[31mred\x9b5A",
        "bidi": "a\u202eb\u2066c\u200fd\u2028e",
        "NUL": "a\x00b\x7fc\rd\x08\x08e\tf",
        "a megabyte without a space": "가" * 350_000,
        "a megabyte of marks": "a" + "\u0301" * 300_000,
        "emoji": "👩‍👩‍👧‍👦🇰🇷❤️" * 40,
    }
    visible = {"escapes": "␛[2J␛[H␛]0;title␇␛[31mred<U+009B>5A", "bidi": "a<U+202E>b<U+2066>c<U+200F>d"}
    with tempfile.TemporaryDirectory() as folder:
        for name, text in texts.items():
            path = pathlib.Path(folder) / "hostile.json"
            path.write_text(json.dumps(
                [{"name": text, "image_name": "../" + text[:100], "short_desc": text, "desc": text}] * 2))
            for columns, rows in SIZES:
                session = browse(str(path), columns=columns, rows=rows)
                session.type("jl/a\r")
                session.wait(lambda: "/a " in session.texts()[-1] or "no match" in session.texts()[-1])
                session.type("nGgJ?h")
                good = session.wait(lambda: "2/2" in session.texts()[-1])
                problem = None if good else f"{session.texts()}"
                allowed = re.compile(
                    rb"\x1b\[(\?\d+[hl]|\d+;\d+H|[0-9;]*m|K|2J)|[^\x00-\x1f\x7f]")
                rest = allowed.sub(b"", session.output)
                # C1 controls as characters: C2 80 to C2 9F.
                if rest or re.search(rb"\xc2[\x80-\x9f]", session.output):
                    problem = problem or f"{rest[:40]!r} reached the terminal"
                if not problem and name in visible:
                    shown = "".join(session.texts()[:-1]).replace(" ", "")
                    want = visible[name].replace(" ", "")[:columns // 2]
                    problem = None if want in shown else f"{want!r} not in {shown!r}"
                session.type("q")
                status = session.end()
                problems = session.disorder() + ([] if status == 0 else [f"exit status {status}"])
                check(f"{name} at {columns}x{rows}", problem or "; ".join(problems))


def check_surroundings():
    piped = subprocess.run([EXPO, "browse", SAMPLE], capture_output=True)
    listed = subprocess.run([EXPO, "list", SAMPLE], capture_output=True)
    check("off a terminal it is the list",
          None if (piped.stdout, piped.returncode) == (listed.stdout, 0) else piped.stdout)
    document = next(path for path in pathlib.Path(SAMPLE).glob("**/items.dataset/*.json")
                    if path.name != "Contents.json")
    with open(document, "rb") as stdin:
        session = browse("-", stdin=stdin)
        session.type("jlr")
        expect(session, "JSON from standard input, keys from the terminal", "cannot be reloaded")
        session.type("v")
        expect(session, "nothing to edit there", "no file to edit")
        session.type("q")
        check("and the terminal after it", "; ".join(session.disorder()) if session.end() == 0 else "status")
    with tempfile.TemporaryDirectory() as empty:
        session = browse(SAMPLE, environment={"PATH": empty})
        session.type("l")
        expect(session, "no pager on the machine, and none is needed", "1/13")
        session.type("q")
        check("and the terminal after that", "; ".join(session.disorder()) if session.end() == 0 else "status")
    for words, environment in (([], {"NO_COLOR": "1"}), (["--color", "never"], {})):
        session = browse(SAMPLE, *words, environment=environment)
        session.type("l/관람객\r")
        expect(session, f"without colour: {words or environment}", "1/")
        codes = set(re.findall(rb"\x1b\[([0-9;]*)m", session.output))
        check("only reverse video is left", None if codes <= {b"0", b"7"} else codes)
        session.type("q")
        session.end()
    session = browse(SAMPLE)
    session.type("l/관람객\rl")
    session.shows("/13")
    codes = set(b";".join(re.findall(rb"\x1b\[([0-9;]*)m", session.output)).split(b";"))
    check("only bold, dim, underlined and reversed", None if codes <= set(b"0 1 2 4 7".split()) else codes)
    session.type("q")
    session.end()


def check_idle():
    session = browse(SAMPLE)
    session.shows("방문객")
    used = lambda: sum(map(int, pathlib.Path(f"/proc/{session.process.pid}/stat").read_text().rsplit(")")[1].split()[11:13]))
    switches = lambda: re.findall(r"ctxt_switches:\s+(\d+)", pathlib.Path(f"/proc/{session.process.pid}/status").read_text())
    session.read(0.3)
    before, idle = used(), switches()
    time.sleep(2)
    check("no CPU while nothing is typed",
          None if used() == before and switches() == idle else f"{used() - before} ticks, {idle} {switches()}")
    session.type("q")
    session.end()


def check_tmux():
    if not shutil.which("tmux"):
        return check("tmux", "it is not installed")
    socket = f"expo-{os.getpid()}"
    tmux = lambda *words: subprocess.run(["tmux", "-L", socket, *words], capture_output=True, text=True).stdout
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    subprocess.run(["tmux", "-L", socket, "-f", "/dev/null", "-u", "new-session", "-d", "-x", "80", "-y", "24",
                    "bash --norc --noprofile"], env=environment, check=True)
    try:
        def pane():
            return tmux("capture-pane", "-p").split("\n")

        def wait(condition):
            end = time.time() + 20
            while time.time() < end and not condition():
                time.sleep(0.05)
            return condition()

        tmux("send-keys", f"echo before; {EXPO} browse {SAMPLE} --lang ko; echo status $?", "Enter")
        wait(lambda: any("방문객" in row for row in pane()))
        tmux("send-keys", "l")
        entries = List(DATA, 80, 23)
        good = wait(lambda: [row.rstrip() for row in pane()[:13]] == [row.rstrip() for row in entries.rows()])
        check("the list in tmux", None if good else pane())
        tmux("send-keys", "5g", "l")
        first = DATA.page(80, 5)[0]
        check("an entry in tmux", None if wait(lambda: pane()[0] == first) else pane())
        tmux("resize-window", "-x", "50", "-y", "10")
        good = wait(lambda: pane()[0] == first and max(map(wcwidth.wcswidth, pane())) <= 50)
        check("resized in tmux", None if good else pane())
        tmux("send-keys", "q")
        good = wait(lambda: any("status 0" in row for row in pane()) and any("before" in row for row in pane()))
        check("the screen as it was before, in tmux", None if good else pane())
    finally:
        tmux("kill-server")


for group in (check_ways_out, check_suspension, check_background, check_stuck, check_hostile,
              check_surroundings, check_idle, check_tmux):
    group()
sys.exit(1 if failures else 0)
