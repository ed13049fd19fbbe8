"""Texts that try to reach the terminal, and texts of a megabyte."""

import json
import re

from browse.pictures import QUESTION
from browse.session import Layout, browse_at, content, position
from harness import entry, temporary_folder
from harness.terminal import SIZES

HOSTILE = {
    "escapes": "\x1b[2J\x1b[H\x1b]0;title\x07\x1b[31mred\x9b5A",
    "bidi": "a\u202eb\u2066c\u200fd\u2028e",
    "NUL": "a\x00b\x7fc\rd\x08\x08e\tf",
    "a megabyte without a space": "가" * 350_000,
    "a megabyte of marks": "a" + "\u0301" * 300_000,
    "emoji": "👩‍👩‍👧‍👦🇰🇷❤️" * 40,
}
VISIBLE = {"escapes": "␛[2J␛[H␛]0;title␇␛[31mred<U+009B>5A", "bidi": "a<U+202E>b<U+2066>c<U+200F>d"}
# What was read last may end inside a sequence.
ALLOWED = re.compile(
    rb"\x1b\[(\?\d+[hl]|[0-9;]*[Hmr]|K|2J)|\n|\x1bM|\x1b(\[[?0-9;]*)?\Z|[^\x00-\x1f\x7f]"
)
C1_CONTROLS = re.compile(rb"\xc2[\x80-\x9f]")


def check_hostile(checks):
    with temporary_folder() as folder:
        for name, text in HOSTILE.items():
            path = folder / "hostile.json"
            path.write_text(json.dumps([entry(text, "../" + text[:100], text, text)] * 2))
            for size in SIZES:
                check_hostile_text(checks, name, path, size)


def check_hostile_text(checks, name, path, size):
    session, where = browse_at(checks, size, path)
    session.type("jl/a\r")
    session.wait(lambda: "/a " in session.texts()[-1] or "no match" in session.texts()[-1])
    session.type("nGgJ?h")
    good = session.wait(lambda: "2/2" in position(session))
    problem = hostile_problem(session, VISIBLE.get(name)) if good else session.texts()
    wrong_end = session.wrong_end(after="q")
    checks.check(f"{name} {where}", problem or wrong_end)


def hostile_problem(session, visible):
    """What reached the terminal and must not, or what must be seen and is not."""
    rest = ALLOWED.sub(b"", session.output.replace(QUESTION, b""))
    if rest or C1_CONTROLS.search(session.output):
        return f"{rest[:40]!r} reached the terminal"
    rows = content(session, Layout(session).entry)
    shown = "".join(rows).replace(" ", "")
    wanted = (visible or "").replace(" ", "")[: min(100, session.columns) // 2]
    return None if wanted in shown else f"{wanted!r} not in {shown!r}"
