"""Pictures: terminals that answer as kitty and as iTerm2 do, and those that answer nothing."""

import base64
import functools
import os
import re
import time

from browse.session import SAMPLE, browse
from harness import ROOT, entry, temporary_folder
from harness.png import png
from harness.terminal import Session
from sites.catalogs import document, image_set

QUESTION = b"\x1b[16t\x1b_Gi=1,a=q,s=1,v=1,f=24;AAAA\x1b\\\x1b]1337;Capabilities\x1b\\\x1b[c"
CELL, DEVICE = b"\x1b[6;20;10t", b"\x1b[?62;4c"
KITTY = CELL + b"\x1b_Gi=1;OK\x1b\\" + DEVICE
ITERM = CELL + b"\x1b]1337;Capabilities=T3CwLrMSc7UUw9Ts3BFGsSyHNoSxF\x07" + DEVICE
OTHERS = {
    "no answer": b"",
    "no cells": b"\x1b_Gi=1;OK\x1b\\" + DEVICE,
    "an error": CELL + b"\x1b_Gi=1;ENOTSUPPORTED:no\x1b\\" + DEVICE,
    "other features": CELL + b"\x1b]1337;Capabilities=T3FoB\x1b\\" + DEVICE,
}
SLOW = 0.08  # seconds: longer than Esc is waited for
STRINGS = re.compile(rb"\x1b_.*?\x1b\\|\x1b\]1337;.*?(?:\x07|\x1b\\)", re.DOTALL)
# What shows pictures, to the byte: the cells are those of 80x24, but where another size is named.
COMMANDS = re.compile(
    rb"\x1b_G(?:a=t,f=100,i=1,q=2,)?m=(?P<more>[01]);(?P<part>[A-Za-z0-9+/=]{1,4096})\x1b\\"
    rb"|\x1b7\x1b\[(?P<at>\d+;\d+)H\x1b_Ga=p,i=1,p=1,c=(?P<c>\d+),r=(?P<r>\d+),C=1,q=2\x1b\\\x1b8"
    rb"|\x1b_Ga=d,d=(?P<gone>[iI]),i=1,q=2\x1b\\"
    rb"|\x1b7\x1b\[(?P<to>\d+;\d+)H\x1b\]1337;File=inline=1;size=(?P<size>\d+);width=(?P<w>\d+);"
    rb"height=(?P<h>\d+):(?P<file>[A-Za-z0-9+/=]+)\x07\x1b8"
    rb"|\x1b7(?:\x1b\[\d+;\d+H\x1b\[(?P<erased>\d+)X)+\x1b8"
)
KOREAN = [
    *(("", "send poster@1x, show 3;1 12x8"), ("y", ""), ("\x1b", ""), ("j", "hide")),
    *(("k", "show 3;1 12x8"), ("?", "hide"), ("q", "show 3;1 12x8"), ("\r", "hide")),
    ("l", "send hanbit_tower@1x, show 3;1 21x8"),
    ("J", "drop, send kkumdori@1x, show 3;1 21x8"),
    ("i", "drop, send kkumdori@2x, show 1;10 61x23"),
    ("i", "drop, send kkumdori@1x, show 3;1 21x8"),
    *(("\x0c", "send kkumdori@1x, show 3;1 21x8"), ("/우주\r", "")),
    *(((200, 60), "send kkumdori@2x, show 3;104 59x22"), ("h", ""), ("q", "drop")),
]
ENGLISH = [
    *(("", "poster@1x 3;1 12x8"), ("y", ""), ("\x1b", ""), ("j", "erase")),
    *(("k", "poster@1x 3;1 12x8"), ("\r", "erase"), ("l", "crystal_palace@1x 3;1 21x8")),
    *(("J", "erase, koh_i_noor@1x 3;1 28x8"), ("i", "erase, koh_i_noor@2x 1;2 78x22")),
    *((" ", "erase, koh_i_noor@1x 3;1 28x8"), ((200, 60), "koh_i_noor@2x 3;100 78x22")),
    # Its rows are drawn again, for the list beside it.
    *(("h", "koh_i_noor@2x 3;100 78x22"), ("q", "erase")),
]


class Emulator:
    """What draws: it gets no strings, and the question is answered when it is whole."""

    def __init__(self, session, answer):
        self.session, self.stream, self.answer, self.rest = session, session.stream, answer, b""

    def feed(self, data):
        self.rest += data
        if QUESTION in self.rest:
            os.write(self.session.master, self.answer)
        plain = STRINGS.sub(b"", self.rest)
        start = re.search(rb"\x1b_|\x1b\]1337|\x1b[\]137]*\Z|\Z", plain).start()
        self.stream.feed(plain[:start])
        self.rest = plain[start:]


def opened(checks, answer, *words, **rest):
    session = Session(checks, [checks.expo, "browse", *words], **rest)
    session.stream = Emulator(session, answer)
    session.wait(lambda: "? help" in session.texts()[-1])
    return session


def commands(output, names):
    """What was shown, in words: names of files by their bytes; None for other bytes."""
    words, sent = [], b""
    for found in COMMANDS.finditer(output):
        part = {key: value.decode() for key, value in found.groupdict().items() if value}
        file = base64.b64decode(part.get("part", part.get("file", "")))
        if "part" in part:
            whole = part["more"] == "0"
            words += [f"send {names.get(sent + file)}"] if whole else []
            words += ["a short part"] if not whole and len(part["part"]) < 4096 else []
            sent = b"" if whole else sent + file
        elif "at" in part:
            words.append(f"show {part['at']} {part['c']}x{part['r']}")
        elif "file" in part:
            name = names.get(file) if len(file) == int(part["size"]) else "a wrong size"
            words.append(f"{name} {part['to']} {part['w']}x{part['h']}")
        else:
            words.append({"i": "hide", "I": "drop"}.get(part.get("gone"), "erase"))
    return ", ".join(words)


def named(folder):
    return {path.read_bytes(): path.stem.replace("~universal", "") for path in folder.rglob("*.*g")}


def walk(session, names, steps):
    """Presses keys; says after which of them other pictures are sent than are expected.

    A step may also change files, by a function without a result.
    """
    start = session.output.index(QUESTION) + len(QUESTION)
    for keys, wanted in steps:
        if callable(keys):
            keys()
            continue
        if isinstance(keys, tuple):
            session.resize(*keys)
        else:
            session.type(keys)
        begin = start
        session.wait(lambda b=begin, w=wanted: w and commands(session.output[b:], names) == w, 5)
        while session.read(0.15):
            pass
        start = len(session.output)
        if (seen := commands(session.output[begin:], names)) != wanted:
            return f"{keys!r}: {seen!r}, expected {wanted!r}"
    return None


def check_pictures(checks):
    for label, answer, fair, steps in (
        ("kitty, Korean", KITTY, "Daejeon1993", KOREAN),
        ("iTerm2, English", ITERM, "London1851", ENGLISH),
    ):
        session = opened(checks, answer, ROOT / "Samples" / fair)
        begins = session.output.split(b"\x1b[2J", 1)[1].startswith(QUESTION)
        checks.expect(begins, f"{label}: the question before the first frame", session.output[:99])
        checks.check(f"{label}: pictures", walk(session, named(ROOT / "Samples" / fair), steps))
        session.check_end(f"{label}: the end")


def check_no_pictures(checks):
    """Nothing is sent without an answer, and nothing asked where no picture is wanted."""
    for label, answer in OTHERS.items():
        session = opened(checks, answer, SAMPLE)
        problem = walk(session, {}, [("j", ""), ("k\rl", ""), ("i", "")])
        checks.check(f"{label}: no picture", problem)
        session.expect(f"{label}: i says so", "this terminal shows no images")
        session.check_end(f"{label}: the end", after="q")
    environments = [{"EXPO_SECURE": "1"}, {"TMUX": "/tmp/tmux-0/default,1,0"}]
    environments += [{"TERM": name} for name in ("tmux-256color", "screen", "linux", "vt100")]
    words = [(["--no-pictures"], {}), (["--accessible"], {}), *(([], e) for e in environments)]
    for options, environment in words:
        session = browse(checks, SAMPLE, *options, environment=environment)
        asked = QUESTION[:5] in session.output or b"\x1b_" in session.output
        checks.expect(not asked, f"{options} {environment}: no question", session.output[:99])
        session.end("q\n")
        session.close()


def check_slow_answers(checks):
    """Answers that come in two pieces, wherever they are cut, are no keys."""
    path = ROOT / "Samples/broken/EX302-missing-key.json"
    session = opened(checks, b"", path, "--no-pictures")
    before = session.texts()
    for answer in (b"\x1b]11;rgb:1e1e/2020/1414\x1b\\", ITERM, KITTY):
        for cut in range(1, len(answer)):
            session.type(answer[:cut])
            time.sleep(SLOW)
            session.type(answer[cut:])
    session.expect("q leaves help after slow answers", "Keys", after="?")
    session.expect("what was shown before", also=lambda: session.texts() == before, after="q")
    session.end("q")


def check_answers_before_editor(checks):
    """Answers that arrive while v leaves the terminal to the editor are not typed into it."""
    with temporary_folder() as folder:
        editor, typed = folder / "editor", folder / "typed"
        editor.write_text(f"#!/bin/sh\nstty -icanon -echo min 0 time 3\ncat >{typed}\n")
        editor.chmod(0o755)
        words = [checks.expo, "browse", SAMPLE, "--lang", "en"]
        session = Session(checks, words, environment={"EDITOR": str(editor)})
        session.stream = Emulator(session, b"")
        session.wait(lambda: QUESTION in session.output)
        session.type("v")
        for piece in (KITTY[:15], KITTY[15:]):
            time.sleep(0.03)
            session.type(piece)
        session.expect("v before the terminal answers", "reloaded")
        checks.equal("what the editor reads", typed.read_bytes(), b"")
        session.check_end("the end after v", after="q")


def check_changed_files(checks):
    """After r, a file that was replaced is sent anew, and one that was not is left alone."""
    wide, other = (png(300, 200, (b"\0" + bytes([grey]) * 900) * 200) for grey in (0, 255))
    high = png(100, 400, (b"\0" + b"\0" * 300) * 400)
    names = {wide: "wide", other: "other", high: "high"}
    for label, answer, drop, send in (
        ("kitty", KITTY, "drop", "send {0}, show 3;1 {1}"),
        ("iTerm2", ITERM, "erase", "{0} 3;1 {1}"),
    ):
        with temporary_folder() as folder:
            catalog = folder / "Fair.xcassets"
            document(catalog, "items", [entry("가", "a", "나", "다\n" * 30)])
            image_set(catalog, "a", {"a.png": wide})
            path = catalog / "a.imageset/a.png"
            session = opened(checks, answer, catalog, "1")
            steps = [
                *(("", send.format("wide", "24x8")), ("r", ""), (path.touch, ""), ("r", "")),
                (functools.partial(path.write_bytes, other), ""),
                ("r", f"{drop}, {send.format('other', '24x8')}"),
                (functools.partial(path.write_bytes, high), ""),
                ("r", f"{drop}, {send.format('high', '4x8')}"),
                *((path.unlink, ""), ("r", drop)),
            ]
            checks.check(f"{label}: files that change", walk(session, names, steps))
            session.check_end(f"{label}: the end after changes", after="qq")


def check_files(checks):
    """Only files that are pictures by their first bytes, and not too long; `i` says why not."""
    jpeg = bytes.fromhex("ffd8ffc0001108012c019003011100021100031100ffd9")
    long, longer = (png(1000, n, (b"\0" + b"\xff" * 3000) * n, level=0) for n in (400, 3000))
    for label, answer, file, beside, alone, said in (
        ("text", KITTY, b"no picture", "", "", "no image to show"),
        ("JPEG", KITTY, jpeg, "", "", "this terminal shows only PNG "),
        ("JPEG", ITERM, jpeg, "a 3;1 21x8", "erase, a 5;21 40x15", ""),
        ("1.2 MB", KITTY, long, "", "send a, show 4;1 80x16", ""),
        ("9 MB", KITTY, longer, "", "", "too large: 9.0 MB, max 8.4 MB · o opens"),
    ):
        with temporary_folder() as folder:
            catalog = folder / "Fair.xcassets"
            document(catalog, "items", [entry("가", "a", "나", "다\n" * 30)])
            image_set(catalog, "a", {"a.png": file})
            session = opened(checks, answer, catalog, "1")
            problem = walk(session, {file: "a"}, [("", beside), ("i", alone)])
            checks.check(f"{label}: a file", problem)
            session.expect(f"{label}: what i says", said)
            session.check_end(f"{label}: the end", after="qq")
