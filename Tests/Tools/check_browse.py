#!/usr/bin/env python3
"""Holds the keys and screens of `expo browse` against a terminal emulator.

usage, from the repository root: python3 Tests/Tools/check_browse.py EXPO_BINARY

Screens are drawn by pyte at four sizes and compared cell by cell with what browse_model.py works out
and wcwidth measures, after every key of the table. check_browse_exits.py has the ways out.
Prints one line a check and exits with 1 on any failure. Needs pyte and wcwidth (PyPI).
"""
import base64
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from browse_checks import DATA, EXPO, SAMPLE, SIZES, browse, check, expect, failures
from browse_model import List, Text
from terminal_session import cells

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
        expect(session, "v edits, and what was edited is shown", "고친 항목", "reloaded")
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


def check_lines():
    for words, environment in ((["--accessible"], {}), ([], {"TERM": "dumb"})):
        session = browse(SAMPLE, *words, environment=environment)
        name = "--accessible" if words else "TERM=dumb"
        prompt = "q quit: "
        typed = [("\n", "1/13"), ("2\n", "2/13"), ("J\n", "3/13"), ("K\n", "2/13"), ("\n", "2/13"),
                 ("/관람객\n", "/관람객"), ("n\n", "/관람객"), ("&다리\n", "&다리"), ("&\n", "13"),
                 ("99\n", "no entry 99"), ("?\n", "opens the entry of that number"),
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


for group in (check_keys, check_search, check_other_keys, check_editor, check_resize, check_lines):
    group()
sys.exit(1 if failures else 0)
