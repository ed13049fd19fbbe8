"""Keys that move: on the poster, in the list, in an entry, after every one of them."""

from browse.model import List, Text
from browse.session import SAMPLE, browse_at, mismatch, sample_data
from harness.terminal import SIZES

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


def press(session, model, moves):
    """Presses keys one by one; says after which of them the screen is wrong."""
    for keys, act, *count in moves:
        session.type(keys)
        model.press(act, *count)
        if wrong := mismatch(session, model):
            return f"after {keys!r}: {wrong}"
    return None


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
