#!/usr/bin/env python3
"""Holds `expo browse` against a terminal emulator: every key, every way out, hostile texts.

usage, from the repository root: python3 Tests/Tools/check_browse.py EXPO_BINARY [DEBUG_BINARY]

Screens are drawn by pyte at four sizes and compared cell by cell with what browse_model.py works out
and wcwidth measures; one session runs in tmux. After every way out the terminal is as it was before.
DEBUG_BINARY is a debug build: only there can the reader be made to crash.
Prints one line a check and exits with 1 on any failure. Needs bash, tmux, pyte and wcwidth (PyPI).
"""
import base64
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import wcwidth

from browse_model import Data, List, Text
from terminal_session import Session, cells

EXPO = str(pathlib.Path(sys.argv[1]).resolve())
DEBUG = str(pathlib.Path(sys.argv[2]).resolve()) if len(sys.argv) > 2 else None
SIZES = [(20, 5), (40, 12), (80, 24), (200, 60)]
SAMPLE = "Samples/Daejeon1993"
DATA = Data(EXPO, SAMPLE)
failures = []


def check(name, problem=None):
    print(("ok      " if not problem else "FAILED  ") + name + (f": {problem}" if problem else ""),
          flush=True)
    if problem:
        failures.append(name)


def browse(*words, columns=80, rows=24, binary=EXPO, **rest):
    """A session that has drawn its first screen: what is typed sooner the terminal would echo."""
    session = Session([binary, "browse", "--lang", "ko", *words], columns, rows, **rest)
    session.wait(lambda: "help" in session.texts()[-1] or "quit: " in session.output.decode(errors="replace"))
    return session


# Keys that move: bytes, what they do, and the number typed before them.
MOVES = [
    ("j", "down"), ("\x1b[B", "down"), ("\x1bOB", "down"), ("\x0e", "down"), ("k", "up"),
    ("\x1b[A", "up"), ("j", "down"), ("\x10", "up"), (" ", "page down"), ("f", "page down"),
    ("\x1b[6~", "page down"), ("\x06", "page down"), ("b", "page up"), ("\x1b[5~", "page up"),
    ("\x02", "page up"), ("d", "half down"), ("\x04", "half down"), ("u", "half up"),
    ("\x15", "half up"), ("G", "bottom"), ("g", "top"), ("\x1b[F", "bottom"), ("\x1b[H", "top"),
    ("5j", "down", 5), ("3k", "up", 3), ("2 ", "page down", 2), ("99999999999k", "up", 10**9),
]


def mismatch(session, model):
    """Waits for a screen; says in which row it is another one."""
    height = session.rows - 1

    def problem():
        wanted = [cells(row, session.columns) for row in model.rows()]
        wanted += [cells("", session.columns)] * (height - len(wanted))
        drawn = session.drawn()
        for number in range(height):
            if drawn[number] != wanted[number]:
                return f"row {number + 1}: {''.join(drawn[number])!r}, not {''.join(wanted[number])!r}"
        if model.status() not in "".join(drawn[height]):
            return f"status {''.join(drawn[height])!r}, not {model.status()!r}"
        return None

    session.wait(lambda: not problem())
    return problem()


def press(session, model, moves):
    """Presses keys one by one; says after which of them the screen is wrong."""
    for keys, act, *count in moves:
        session.type(keys)
        model.press(act, *count)
        if wrong := mismatch(session, model):
            return f"after {keys!r}: {wrong}"
    return None


def entry_lines(session, number):
    """The lines of an open entry: those of `expo show`, and one more block for the picture."""
    width = min(100, session.columns)
    lines, entry = DATA.page(width, number), DATA.entries[number - 1]
    head = lines.index("")
    seen = []
    session.type("g")
    session.wait(lambda: session.texts()[0] == lines[0])
    while True:
        rows = session.texts()
        seen.append(rows[0])
        end = "end" in rows[-1] or "all" in rows[-1]
        if end:
            seen += rows[1:-1]
            break
        session.type("j")
        session.wait(lambda: session.texts() != rows)
    session.type("g")
    block = seen[head + 1:seen.index("", head + 1)]
    joined = "".join(block).replace(" ", "")
    if f"그림:{entry['image_name']}1x" not in joined:
        return None, f"no picture in {block}"
    return lines[:head] + ["", *block] + lines[head:], None


def check_keys():
    for columns, rows in SIZES:
        where, height = f"at {columns}x{rows}", rows - 1
        width = min(100, columns)
        session = browse(SAMPLE, columns=columns, rows=rows)
        poster = Text(DATA.page(width), height)
        check(f"the poster {where}", mismatch(session, poster))
        check(f"every key that moves, on the poster {where}", press(session, poster, MOVES))
        entries = List(DATA, columns, height)
        session.type("\r")
        check(f"the list {where}", mismatch(session, entries))
        moves = MOVES + [("J", "next"), ("]", "next"), ("K", "previous"), ("[", "previous"),
                         ("5g", "top", 5)]
        check(f"every key that moves, in the list {where}", press(session, entries, moves))
        for keys, back in (("l", "h"), ("\r", "\x1b[D"), ("\x1b[C", "\x7f"), ("l", "\x1b")):
            session.type(keys)
            opened = session.wait(lambda: session.texts()[0] == DATA.page(width, 5)[0])
            session.type(back)
            problem = mismatch(session, entries) if opened else f"{session.texts()}"
            check(f"open with {keys!r}, back with {back!r} {where}", problem)
        session.type("l")
        session.shows("5/13")
        lines, problem = entry_lines(session, 5)
        check(f"the picture of an entry {where}", problem)
        if lines:
            text = Text(lines, height)
            check(f"an entry {where}", mismatch(session, text))
            check(f"every key that moves, in an entry {where}", press(session, text, MOVES))
        for keys, number in (("J", 6), ("]", 7), ("K", 6), ("[", 5), ("3J", 8), ("2K", 6), ("12g", 12)):
            session.type(keys)
            good = session.wait(lambda: session.texts()[0] == DATA.page(width, number)[0]
                                and f"{number}/13" in session.texts()[-1])
            check(f"entry {number} with {keys!r} {where}", None if good else session.texts())
        session.type("q")
        check(f"q {where}", None if session.end() == 0 else "exit status")
        check(f"the terminal after it {where}", "; ".join(session.disorder()))


def expect(session, name, *texts, status=None, also=lambda: True):
    """Waits until all texts are on the screen."""
    def holds():
        screen = "\n".join(session.texts())
        return all(text in screen for text in texts) and also()

    good = session.wait(holds)
    check(name, None if good else f"{texts} not in {session.texts()}")


def check_search():
    for columns, rows in SIZES:
        where = f"at {columns}x{rows}"
        session = browse(SAMPLE, columns=columns, rows=rows)
        session.type("l/")
        expect(session, f"/ asks {where}", also=lambda: session.texts()[-1] == "/")
        holds = [n for n, entry in enumerate(DATA.entries, 1)
                 if any("관람객" in text for text in entry.values())]
        for typed in ("관", "관람", "관람객"):
            session.type(typed[-1])
            expect(session, f"typing {typed} {where}", f"/{typed}", "/")
        total = len(holds)
        session.type("\r")
        expect(session, f"the first entry found {where}", f"/관람객 1/{total}",
               also=lambda: any(f">{holds[0]:2}" in row for row in session.texts()))
        session.type("n")
        expect(session, f"n {where}", f"2/{total}",
               also=lambda: any(f">{holds[1]:2}" in row for row in session.texts()))
        session.type("N")
        expect(session, f"N {where}", f"1/{total}")
        session.type("N")
        expect(session, f"N round the start {where}", f"{total}/{total}",
               also=lambda: any(f">{holds[-1]:2}" in row for row in session.texts()))
        session.type("gl")
        expect(session, f"what is found in an entry is marked {where}", "1/13")
        session.type("n")
        expect(session, f"in reverse video {where}",
               also=lambda: "관람객" in "".join(session.reversed_text()).replace(" ", ""))
        session.type("\x1b")
        expect(session, f"Esc drops the search {where}",
               also=lambda: not session.reversed_text() and "관람객  " not in session.texts()[-1])
        session.type("h&ㅎㄱ\r")
        found = json.loads(subprocess.run(
            [EXPO, "list", SAMPLE, "--search", "ㅎㄱ", "--format", "json"], capture_output=True).stdout or "[]")
        expect(session, f"& lists what holds it {where}", f"/{len(found)}  &ㅎㄱ")
        session.type("\x1b")
        expect(session, f"Esc drops the filter {where}", "/13",
               also=lambda: "&" not in session.texts()[-1])
        session.type("/zzz")
        expect(session, f"nothing found is said {where}", "0")
        session.type("\x1b")
        expect(session, f"Esc leaves the prompt {where}", also=lambda: "zzz" not in session.texts()[-1])
        session.type("/\x1b[200~관람\n객\x1b[201~\r")
        expect(session, f"a paste in brackets, its line end dropped {where}", f"/{total}")
        session.type("\x1b")
        session.type("\x1b[200~qqq\x1b[201~j")
        expect(session, f"a paste is no key {where}", "/13")
        session.type("q")
        check(f"the terminal after a search {where}",
              "; ".join(session.disorder()) if session.end() == 0 else "exit status")


def check_other_keys():
    broken = "Samples/broken/EX302-missing-key.json"
    session = browse(broken)
    expect(session, "an entry with findings is marked",
           also=lambda: any(re.match(r"[> ] *\d+! ", row) for row in session.texts()))
    while not any(re.match(r"> *\d+! ", row) for row in session.texts()):
        session.type("j")
        session.read(0.2)
    session.type("!")
    expect(session, "! shows them with excerpt and pointer", "EX302", "^", "= at /", " | ")
    session.type("h?")
    expect(session, "? is help", "Keys", "a line down")
    session.type("h\x1bOP")
    expect(session, "F1 is help", "Keys")
    session.type("h\x0c")
    expect(session, "^L draws anew", also=lambda: session.output.count(b"\x1b[2J") >= 2)
    session.type("Q")
    check("Q", None if session.end() == 0 else "exit status")
    session = browse(SAMPLE)
    session.type("ljly")
    expect(session, "y says so", "copied")
    copied = re.findall(rb"\x1b\]52;c;([A-Za-z0-9+/=]*)\x07", session.output)
    entry = DATA.entries[1]
    wanted = "\n".join([entry["name"], entry["short_desc"], "", entry["desc"]])
    check("y copies the entry as it is in the document",
          None if copied and base64.b64decode(copied[0]).decode() == wanted else copied)
    session.type("p")
    status = session.end()
    tail = session.output.decode().split("\x1b[?1049l")[-1]
    text = re.sub(r"\x1b\[[0-9;]*m", "", tail).replace("\r\n", "\n").rstrip("\n").split("\n")
    check("p quits and prints the entry", None if text == DATA.page(80, 2) and status == 0 else text)
    session.disorder()
    for variable in ("EXPO_SECURE", "LESSSECURE"):
        session = browse(SAMPLE, environment={variable: "1", "EDITOR": "touch /no/such/place"})
        session.type("ly")
        expect(session, f"{variable}: nothing is copied", "secure mode",
               also=lambda: b"\x1b]52" not in session.output)
        session.type("jv")
        expect(session, f"{variable}: no editor", "secure mode")
        session.type("q")
        session.end()
    session = browse(SAMPLE, "--mouse")
    session.type("l\x1b[<65;3;3M\x1b[<0;5;8M")
    expect(session, "--mouse: wheel and click", "> 8", also=lambda: b"\x1b[?1000h" in session.output)
    session.type("q")
    session.end()
    check("the terminal after --mouse", "; ".join(session.disorder()))
    session = browse(SAMPLE)
    session.type("q")
    session.end()
    check("no mouse without it", "it was asked for" if b"\x1b[?1000h" in session.output else None)


def check_editor():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "fair.json"
        entry = {"name": "가", "image_name": "x", "short_desc": "요약", "desc": "글"}
        many = [{**entry, "name": f"항목 {number}"} for number in range(1, 6)]
        path.write_text(json.dumps(many, ensure_ascii=False, indent=2))
        editor = pathlib.Path(folder) / "editor"
        editor.write_text(f"#!/bin/sh\nstty -a >{folder}/stty\necho \"$@\" >{folder}/words\n"
                          f"sed -i 's/항목 3/고친 항목/' {path}\n")
        editor.chmod(0o755)
        session = browse(str(path), environment={"EDITOR": str(editor)})
        session.type("jjlv")
        expect(session, "v edits, and what was edited is shown", "고친 항목", "read again")
        line = path.read_text().split("\n").index('    "name": "고친 항목",')
        words = pathlib.Path(folder, "words").read_text().split()
        check("v begins at the entry's line", None if words == [f"+{line}", str(path)] else words)
        settings = pathlib.Path(folder, "stty").read_text()
        good = " icanon" in settings and " echo " in settings and "-icanon" not in settings
        check("the editor has a terminal as it was", None if good else settings)
        path.write_text(path.read_text().replace("고친", "다시 고친"))
        session.type("r")
        expect(session, "r reads again", "다시 고친 항목")
        path.write_text("[]")
        session.type("r")
        expect(session, "nothing is left after r", "fair.json")
        path.unlink()
        session.type("r")
        expect(session, "r without a file says so", "no such file")
        session.type("q")
        session.end()
        check("the terminal after v and r", "; ".join(session.disorder()))


def check_resize():
    session = browse(SAMPLE, columns=80, rows=24)
    session.type("l5gl")
    session.shows("5/13")
    session.resize(40, 12)
    session.wait(lambda: session.texts()[0] == DATA.page(40, 5)[0])
    session.type("8j")
    lines, problem = entry_lines(session, 5)
    session.type("8j")
    session.wait(lambda: session.texts()[0] == lines[8])
    # The beginning of what was scrolled to; where all fits there would be no top to keep.
    key = "".join(lines[8].split())[:6]
    for columns, rows in ((60, 6), (30, 7), (100, 4), (25, 12), (40, 12)):
        session.resize(columns, rows)
        good = session.wait(lambda: "/13" in session.texts()[-1]
                            and key in "".join("".join(session.texts()[:2]).split()))
        check(f"the text at the top stays there at {columns}x{rows}",
              None if good else f"{key!r} not in {session.texts()}")
    session.resize(1, 1)
    session.read(0.2)
    session.resize(80, 24)
    expect(session, "from 1x1 back to 80x24", "5/13")
    session.type("q")
    check("the terminal after all that", "; ".join(session.disorder()) if session.end() == 0 else "status")


# Ways out


def check_ways_out():
    ways = [("q", lambda s: s.type("q"), 0), ("Ctrl-C", lambda s: s.type("\x03"), 130),
            ("Ctrl-C while typing", lambda s: s.type("/abc\x03"), 130),
            ("SIGINT", lambda s: s.send(signal.SIGINT), 130),
            ("SIGTERM", lambda s: s.send(signal.SIGTERM), 143),
            ("SIGHUP", lambda s: s.send(signal.SIGHUP), 129),
            ("SIGQUIT", lambda s: s.send(signal.SIGQUIT), 131),
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


# Hostile texts


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
                session.wait(lambda: "/a " in session.texts()[-1] or "nothing found" in session.texts()[-1])
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


# Other surroundings


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
        expect(session, "JSON from standard input, keys from the terminal", "cannot be read again")
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


def check_lines():
    for words, environment in ((["--accessible"], {}), ([], {"TERM": "dumb"})):
        session = browse(SAMPLE, *words, environment=environment)
        name = "--accessible" if words else "TERM=dumb"
        prompt = "q quit: "
        typed = [("\n", "1/13"), ("2\n", "2/13"), ("J\n", "3/13"), ("K\n", "2/13"), ("\n", "2/13"),
                 ("/관람객\n", "/관람객"), ("n\n", "/관람객"), ("&다리\n", "&다리"), ("&\n", "13"),
                 ("99\n", "there is no entry 99"), ("?\n", "opens the entry of that number"),
                 ("h\n", "/13"), ("zz\n", "unknown: 'zz'"), ("!\n", "no findings")]
        for keys, wanted in typed:
            session.wait(lambda: session.output.decode().rstrip("\r\n").endswith(prompt))
            start = len(session.output)
            session.type(keys)
            good = session.wait(lambda: wanted in session.output[start:].decode(errors="replace")
                                and session.output.decode(errors="replace").endswith(prompt))
            check(f"{name}: {keys!r}", None if good else session.output[start:].decode())
        session.type("q\n")
        status = session.end()
        check(f"{name}: no escape was written",
              None if status == 0 and b"\x1b" not in session.output else "there was one")
        check(f"{name}: the terminal", "; ".join(session.disorder()))


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


for group in (check_keys, check_search, check_other_keys, check_editor, check_resize, check_ways_out,
              check_suspension, check_hostile, check_surroundings, check_idle, check_lines, check_tmux):
    if not os.environ.get("ONLY") or os.environ["ONLY"] in group.__name__:
        group()
sys.exit(1 if failures else 0)
