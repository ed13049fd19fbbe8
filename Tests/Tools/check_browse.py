#!/usr/bin/env python3
"""Holds the keys and screens of `expo browse` against a terminal emulator.

    python3 Tests/Tools/check_browse.py EXPO_BINARY

Screens are drawn by pyte at four sizes and compared, after every key of the table and cell by cell,
with what browse_model.py works out and wcwidth measures. check_browse_exits.py has the ways out.
Needs pyte and wcwidth (PyPI).
"""

import base64
import json
import re

from browse_model import List, Text
from browse_session import SAMPLE, browse, browse_at, sample_data
from harness import ROOT, run_checks, temporary_folder
from harness.terminal import SIZES, cells

# Keys that move: bytes, what they do, and the number typed before them.
MOVES = [
    *((keys, "down") for keys in ("j", "\x1b[B", "\x1bOB", "\x0e")),
    *((keys, "up") for keys in ("k", "\x1b[A")),
    *(("j", "down"), ("\x10", "up")),
    *((keys, "page down") for keys in (" ", "f", "\x1b[6~", "\x06")),
    *((keys, "page up") for keys in ("b", "\x1b[5~", "\x02")),
    *((keys, "half down") for keys in ("d", "\x04")),
    *((keys, "half up") for keys in ("u", "\x15")),
    *(("G", "bottom"), ("g", "top"), ("\x1b[F", "bottom"), ("\x1b[H", "top")),
    *(("5j", "down", 5), ("3k", "up", 3), ("2 ", "page down", 2), ("99999999999k", "up", 10**9)),
]
LIST_MOVES = [
    *MOVES,
    *(("J", "next"), ("]", "next"), ("K", "previous"), ("[", "previous"), ("5g", "top", 5)),
]
OPEN_AND_BACK = [("l", "h"), ("\r", "\x1b[D"), ("\x1b[C", "\x7f"), ("l", "\x1b")]
NEIGHBOURS = [("J", 6), ("]", 7), ("K", 6), ("[", 5), ("3J", 8), ("2K", 6), ("12g", 12)]


def mismatch(session, model):
    """Waits for a screen; says in which row it is another one."""
    height = session.rows - 1

    def problem():
        wanted = [cells(row, session.columns) for row in model.rows()]
        wanted += [cells("", session.columns)] * (height - len(wanted))
        *drawn, last = session.drawn()
        for number, row in enumerate(wanted):
            if drawn[number] != row:
                return f"row {number + 1}: {''.join(drawn[number])!r}, expected {''.join(row)!r}"
        status = "".join(last)
        return None if model.status() in status else f"{status!r}, expected {model.status()!r}"

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


# Keys that move


def check_keys(checks):
    for size in SIZES:
        check_keys_at(checks, size)


def check_keys_at(checks, size):
    data, height, width = sample_data(checks.expo), size[1] - 1, min(100, size[0])
    session, where = browse_at(checks, size, SAMPLE)
    poster = Text(data.page(width), height)
    checks.check(f"the poster {where}", mismatch(session, poster))
    label = f"every key that moves, on the poster {where}"
    checks.check(label, press(session, poster, MOVES))
    entries = List(data, size[0], height)
    session.type("\r")
    checks.check(f"the list {where}", mismatch(session, entries))
    label = f"every key that moves, in the list {where}"
    checks.check(label, press(session, entries, LIST_MOVES))
    check_open_and_back(session, where, entries, data.page(width, 5)[0])
    check_entry(session, where, data)
    check_neighbours(session, where, data)
    session.type("q")
    checks.equal(f"q {where}", session.end(), 0)
    checks.check(f"the terminal after it {where}", "; ".join(session.disorder()))


def check_open_and_back(session, where, entries, first):
    """Keys that open entry 5, whose first line is `first`, and keys back to the list."""
    for keys, back in OPEN_AND_BACK:
        session.type(keys)
        opened = session.wait(lambda: session.texts()[0] == first)
        session.type(back)
        problem = mismatch(session, entries) if opened else f"{session.texts()}"
        session.checks.check(f"open with {keys!r}, back with {back!r} {where}", problem)


def check_entry(session, where, data):
    checks = session.checks
    session.type("l")
    session.shows("5/13")
    lines, problem = entry_lines(session, data, 5)
    checks.check(f"the picture of an entry {where}", problem)
    if lines:
        text = Text(lines, session.rows - 1)
        checks.check(f"an entry {where}", mismatch(session, text))
        checks.check(f"every key that moves, in an entry {where}", press(session, text, MOVES))


def entry_lines(session, data, number):
    """The lines of an open entry: those of `expo show`, and one more block for the picture."""
    lines, entry = data.page(min(100, session.columns), number), data.entries[number - 1]
    head = lines.index("")
    session.type("g")
    session.wait(lambda: session.texts()[0] == lines[0])
    seen = lines_to_the_end(session)
    session.type("g")
    block = seen[head + 1 : seen.index("", head + 1)]
    if f"그림:{entry['image_name']}1x" not in "".join(block).replace(" ", ""):
        return None, f"no picture in {block}"
    return lines[:head] + ["", *block] + lines[head:], None


def lines_to_the_end(session):
    """All lines of a text, scrolled through line by line."""
    seen = []
    while True:
        rows = session.texts()
        seen.append(rows[0])
        if "end" in rows[-1] or "all" in rows[-1]:
            return seen + rows[1:-1]
        session.type("j")
        session.wait(lambda rows=rows: session.texts() != rows)


def check_neighbours(session, where, data):
    width = min(100, session.columns)
    for keys, number in NEIGHBOURS:
        session.type(keys)
        first = data.page(width, number)[0]
        status = f"{number}/13"
        session.expect(
            f"entry {number} with {keys!r} {where}",
            status,
            also=lambda first=first: session.texts()[0] == first,
        )


# Search


def check_search(checks):
    for size in SIZES:
        session, where = browse_at(checks, size, SAMPLE)
        check_search_in_list(session, where)
        check_search_in_entry(session, where)
        check_filter(session, where)
        check_pasting(session, where)
        session.type("q")
        session.check_end(f"the terminal after a search {where}")


def found_by(checks, query):
    """The numbers of the entries that hold a text."""
    entries = sample_data(checks.expo).entries
    return [n for n, entry in enumerate(entries, 1) if any(query in s for s in entry.values())]


def check_search_in_list(session, where):
    holds = found_by(session.checks, "관람객")
    total = len(holds)
    session.type("l/")
    session.expect(f"/ asks {where}", also=lambda: session.texts()[-1] == "/")
    for typed in ("관", "관람", "관람객"):
        session.type(typed[-1])
        session.expect(f"typing {typed} {where}", f"/{typed}", "/")
    steps = [
        ("\r", "the first entry found", f"/관람객 1/{total}", holds[0]),
        ("n", "n", f"2/{total}", holds[1]),
        ("N", "N", f"1/{total}", holds[0]),
        ("N", "N round the start", f"{total}/{total}", holds[-1]),
    ]
    for keys, label, status, number in steps:
        session.type(keys)
        cursor = f">{number:2}"
        session.expect(
            f"{label} {where}",
            status,
            also=lambda cursor=cursor: any(cursor in row for row in session.texts()),
        )


def check_search_in_entry(session, where):
    session.type("gl")
    session.expect(f"an entry opened from a search {where}", "1/13")
    session.type("n")
    session.expect(
        f"what is found is reversed {where}",
        also=lambda: "관람객" in session.reversed_text().replace(" ", ""),
    )
    session.type("\x1b")
    session.expect(
        f"Esc drops the search {where}",
        also=lambda: not session.reversed_text() and "관람객  " not in session.texts()[-1],
    )


def check_filter(session, where):
    words = ["list", SAMPLE, "--search", "ㅎㄱ", "--format", "json"]
    found = json.loads(session.checks.run(*words).stdout)
    session.type("h&ㅎㄱ\r")
    session.expect(f"& lists what holds it {where}", f"/{len(found)}  &ㅎㄱ")
    session.type("\x1b")
    session.expect(
        f"Esc drops the filter {where}", "/13", also=lambda: "&" not in session.texts()[-1]
    )
    session.type("/zzz")
    session.expect(f"nothing found is said {where}", "0")
    session.type("\x1b")
    session.expect(f"Esc leaves the prompt {where}", also=lambda: "zzz" not in session.texts()[-1])


def check_pasting(session, where):
    total = len(found_by(session.checks, "관람객"))
    session.type("/\x1b[200~관람\n객\x1b[201~\r")
    session.expect(f"a paste in brackets, without its line end {where}", f"/{total}")
    session.type("\x1b")
    session.type("\x1b[200~qqq\x1b[201~j")
    session.expect(f"a paste is no key {where}", "/13")


# Other keys


def check_findings_and_help(checks):
    session = browse(checks, ROOT / "Samples/broken/EX302-missing-key.json")

    def marked(pattern):
        return any(re.match(pattern, row) for row in session.texts())

    session.expect("an entry with findings is marked", also=lambda: marked(r"[> ] *\d+! "))
    for _ in range(5):
        if not marked(r"> *\d+! "):
            session.type("j")
            session.wait(lambda: marked(r"> *\d+! "), seconds=1)
    session.type("!")
    session.expect("! shows them with excerpt and pointer", "EX302", "^", "= at /", " | ")
    session.type("h?")
    session.expect("? is help", "Keys", "a line down")
    session.type("h\x1bOP")
    session.expect("F1 is help", "Keys")
    session.type("h\x0c")
    session.expect("^L draws anew", also=lambda: session.output.count(b"\x1b[2J") >= 2)
    session.type("Q")
    checks.equal("Q", session.end(), 0)


def check_copy_and_print(checks):
    data = sample_data(checks.expo)
    session = browse(checks, SAMPLE)
    session.type("ljly")
    session.expect("y says so", "copied")
    copied = re.findall(rb"\x1b\]52;c;([A-Za-z0-9+/=]*)\x07", session.output)
    entry = data.entries[1]
    wanted = "\n".join([entry["name"], entry["short_desc"], "", entry["desc"]])
    label = "y copies the entry as it is in the document"
    checks.equal(label, [base64.b64decode(text).decode() for text in copied[:1]], [wanted])
    session.type("p")
    status = session.end()
    printed = session.output.decode().split("\x1b[?1049l")[-1]
    text = re.sub(r"\x1b\[[0-9;]*m", "", printed).replace("\r\n", "\n").rstrip("\n").split("\n")
    checks.equal("p quits and prints the entry", (text, status), (data.page(80, 2), 0))
    session.close()


def check_secure_mode(checks):
    for variable in ("EXPO_SECURE", "LESSSECURE"):
        environment = {variable: "1", "EDITOR": "touch /no/such/place"}
        session = browse(checks, SAMPLE, environment=environment)
        session.type("ly")
        label = f"{variable}: nothing is copied"
        session.expect(label, "secure mode", also=lambda s=session: b"\x1b]52" not in s.output)
        session.type("jv")
        session.expect(f"{variable}: no editor", "secure mode")
        session.type("q")
        session.end()


def check_mouse(checks):
    session = browse(checks, SAMPLE, "--mouse")
    session.type("l\x1b[<65;3;3M\x1b[<0;5;8M")
    asks = b"\x1b[?1000h"
    session.expect("--mouse: wheel and click", "> 8", also=lambda: asks in session.output)
    session.type("q")
    session.check_end("the terminal after --mouse")
    session = browse(checks, SAMPLE)
    session.type("q")
    session.end()
    checks.expect(asks not in session.output, "no mouse without it", "it was asked for")


# Files that change

EDITOR = """#!/bin/sh
stty -a >{folder}/stty
echo "$@" >{folder}/words
sed -i 's/항목 3/고친 항목/' {path}
"""


def check_editor(checks):
    with temporary_folder() as folder:
        path, editor = folder / "fair.json", folder / "editor"
        entry = {"name": "가", "image_name": "x", "short_desc": "요약", "desc": "글"}
        many = [{**entry, "name": f"항목 {number}"} for number in range(1, 6)]
        path.write_text(json.dumps(many, ensure_ascii=False, indent=2))
        editor.write_text(EDITOR.format(folder=folder, path=path))
        editor.chmod(0o755)
        session = browse(checks, path, environment={"EDITOR": str(editor)})
        check_edited(session, folder, path)
        check_read_again(session, path)
        session.type("q")
        session.check_end("the terminal after v and r")


def check_edited(session, folder, path):
    checks = session.checks
    session.type("jjlv")
    session.expect("v edits, and what was edited is shown", "고친 항목", "read again")
    line = path.read_text().split("\n").index('    "name": "고친 항목",')
    words = (folder / "words").read_text().split()
    checks.equal("v begins at the entry's line", words, [f"+{line}", str(path)])
    settings = (folder / "stty").read_text()
    good = " icanon" in settings and " echo " in settings and "-icanon" not in settings
    checks.expect(good, "the editor has a terminal as it was", settings)


def check_read_again(session, path):
    path.write_text(path.read_text().replace("고친", "다시 고친"))
    session.type("r")
    session.expect("r reads again", "다시 고친 항목")
    path.write_text("[]")
    session.type("r")
    session.expect("nothing is left after r", "fair.json")
    path.unlink()
    session.type("r")
    session.expect("r without a file says so", "no such file")


# Sizes that change


def check_resize(checks):
    data = sample_data(checks.expo)
    session = browse(checks, SAMPLE, columns=80, rows=24)
    session.type("l5gl")
    session.shows("5/13")
    session.resize(40, 12)
    session.wait(lambda: session.texts()[0] == data.page(40, 5)[0])
    session.type("8j")
    lines, _ = entry_lines(session, data, 5)
    session.type("8j")
    session.wait(lambda: session.texts()[0] == lines[8])
    # The beginning of what was scrolled to; where all fits there would be no top to keep.
    first = "".join(lines[8].split())[:6]
    for columns, rows in ((60, 6), (30, 7), (100, 4), (25, 12), (40, 12)):
        session.resize(columns, rows)
        label = f"the text at the top stays there at {columns}x{rows}"
        session.expect(label, "/13", also=lambda: first in top_rows(session))
    session.resize(1, 1)
    session.read(0.2)
    session.resize(80, 24)
    session.expect("from 1x1 back to 80x24", "5/13")
    session.type("q")
    session.check_end("the terminal after all that")


def top_rows(session):
    """The text of the first two rows, without spaces."""
    return "".join("".join(session.texts()[:2]).split())


# Line by line

PROMPT = b"q quit: "
DIALOG = [
    ("\n", "1/13"),
    ("2\n", "2/13"),
    ("J\n", "3/13"),
    ("K\n", "2/13"),
    ("\n", "2/13"),
    ("/관람객\n", "/관람객"),
    ("n\n", "/관람객"),
    ("&다리\n", "&다리"),
    ("&\n", "13"),
    ("99\n", "there is no entry 99"),
    ("?\n", "opens the entry of that number"),
    ("h\n", "/13"),
    ("zz\n", "unknown: 'zz'"),
    ("!\n", "no findings"),
]


def check_lines(checks):
    for name, words, environment in (
        ("--accessible", ["--accessible"], {}),
        ("TERM=dumb", [], {"TERM": "dumb"}),
    ):
        session = browse(checks, SAMPLE, *words, environment=environment)
        for keys, wanted in DIALOG:
            checks.check(f"{name}: {keys!r}", answer_problem(session, keys, wanted))
        session.type("q\n")
        status = session.end()
        escapes = b"\x1b" in session.output
        checks.equal(f"{name}: status and escapes", (status, escapes), (0, False))
        checks.check(f"{name}: the terminal", "; ".join(session.disorder()))


def answer_problem(session, keys, wanted):
    """Types a line at the prompt; what is printed before the next prompt if it lacks a text."""

    def is_asked():
        return session.output.rstrip(b"\r\n").endswith(PROMPT)

    session.wait(is_asked)
    start = len(session.output)
    session.type(keys)
    answered = session.wait(
        lambda: wanted.encode() in session.output[start:] and session.output.endswith(PROMPT)
    )
    return None if answered else session.output[start:].decode(errors="replace")


if __name__ == "__main__":
    run_checks(
        __doc__,
        check_keys,
        check_search,
        check_findings_and_help,
        check_copy_and_print,
        check_secure_mode,
        check_mouse,
        check_editor,
        check_resize,
        check_lines,
    )
