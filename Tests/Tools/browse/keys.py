"""Keys that move: on the poster, in the list, in an entry, after every one of them."""

import re
import time

from browse.model import Layout, List, Text
from browse.session import SAMPLE, browse_at, content, layout, mismatch, position, sample_data
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
LIST_MOVES = [*MOVES, *(("J", "next"), ("K", "previous"), ("5g", "top", 5))]
OPEN_AND_BACK = [("l", "h"), ("\r", "\x1b[D"), ("\x1b[C", "\x7f"), ("l", "\x1b")]
ESCAPE_SECONDS = (0.045, 0.095)  # Esc is decided after 50 ms
ATTEMPTS = 8  # A machine that is busy makes any of them slower.
NEIGHBOURS = [("J", 6), ("J", 7), ("K", 6), ("K", 5), ("3J", 8), ("2K", 6), ("12g", 12)]


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
    data = sample_data(checks.expo)
    where = Layout(*size, data.widest_row())
    session, at = browse_at(checks, size, SAMPLE)
    lines, problem = poster_lines(session, data)
    checks.check(f"the first names on the poster {at}", problem)
    if lines:
        poster = Text(lines, where, where.page)
        checks.check(f"the poster {at}", mismatch(session, poster))
        label = f"every key that moves, on the poster {at}"
        checks.check(label, press(session, poster, MOVES))
    entries = List(data, where)
    session.type("\r")
    checks.check(f"the list {at}", mismatch(session, entries))
    label = f"every key that moves, in the list {at}"
    checks.check(label, press(session, entries, LIST_MOVES))
    check_open_and_back(session, at, entries, data.page(where.entry[1], 5)[0])
    check_entry(session, at, data)
    check_neighbors(session, at, data)
    session.type("q")
    checks.equal(f"q {at}", session.end(), 0)
    checks.check(f"the terminal after it {at}", "; ".join(session.disorder()))


def check_open_and_back(session, at, entries, first):
    """Keys that open entry 5, whose first line is `first`, and keys back to the list."""
    place = layout(session).entry
    for keys, back in OPEN_AND_BACK:
        session.type(keys)
        opened = session.wait(
            lambda: content(session, place)[0] == first and is_in_entry(session, 5)
        )
        session.type(back)
        problem = mismatch(session, entries) if opened else f"{session.texts()}"
        session.checks.check(f"open with {keys!r}, back with {back!r} {at}", problem)


def is_in_entry(session, number):
    """Whether an entry is open, and not only shown beside the list."""
    return re.search(rf"\b{number}/13 +(\d+%|all|end)", position(session)) is not None


def check_entry(session, at, data):
    checks, where = session.checks, layout(session)
    session.type("l")
    session.wait(lambda: is_in_entry(session, 5))
    lines, problem = entry_lines(session, data, 5)
    checks.check(f"the picture of an entry {at}", problem)
    if lines:
        text = Text(lines, where, where.entry)
        checks.check(f"an entry {at}", mismatch(session, text))
        label = f"every key that moves, in an entry {at}"
        checks.check(label, press(session, text, moves_within(text)))
    check_reading_on(session, at)


def moves_within(text):
    """The keys that move, a screen down always from the top: from the end it leaves the entry."""
    moves = []
    for move in MOVES:
        if move[1:] == ("page down",):
            if text.count <= text.height:
                continue
            moves.append(("g", "top"))
        moves.append(move)
    return moves


def check_reading_on(session, at):
    """A screen down from the end of entry 5 opens entry 6; back to entry 5."""
    for keys in (" ", "f", "\x1b[6~", "\x06"):
        session.type("G" + keys)
        opened = session.wait(lambda: is_in_entry(session, 6))
        label = f"{keys!r} at the end of an entry {at}"
        session.checks.check(label, None if opened else f"{session.texts()}")
        session.type("K")
        session.wait(lambda: is_in_entry(session, 5))


def poster_lines(session, data):
    """The lines of the poster: those of `expo show`, and one more fact, the first names."""
    where = layout(session)
    lines = data.page(where.page[1])
    seen = lines_to_the_end(session, where.page)
    session.type("g")
    facts = lines.index("", lines.index("") + 1)
    added = len(seen) - len(lines)
    block = "".join(seen[facts : facts + added])
    if added < 1 or "항목:13개–한빛탑" not in block.replace(" ", ""):
        return None, f"no names in {seen[: facts + 3]}"
    return lines[:facts] + seen[facts : facts + added] + lines[facts:], None


def entry_lines(session, data, number):
    """The lines of an open entry: those of `expo show`, and one more block for the picture."""
    place = layout(session).entry
    lines, entry = data.page(place[1], number), data.entries[number - 1]
    head = lines.index("")
    session.type("g")
    session.wait(lambda: content(session, place)[0] == lines[0])
    seen = lines_to_the_end(session, place)
    session.type("g")
    block = seen[head + 1 : seen.index("", head + 1)]
    if f"이미지:{entry['image_name']}1x" not in "".join(block).replace(" ", ""):
        return None, f"no picture in {block}"
    return lines[:head] + ["", *block] + lines[head:], None


def lines_to_the_end(session, place):
    """All lines of a text, scrolled through line by line."""
    seen = []
    while True:
        screen, rows = session.texts(), content(session, place)
        seen.append(rows[0])
        if "end" in position(session) or "all" in position(session):
            last = max((n for n, row in enumerate(rows) if row), default=0)
            return seen + rows[1 : last + 1]
        session.type("j")
        session.wait(lambda screen=screen: session.texts() != screen)


def check_neighbors(session, at, data):
    place = layout(session).entry
    for keys, number in NEIGHBOURS:
        session.type(keys)
        first = data.page(place[1], number)[0]
        session.expect(
            f"entry {number} with {keys!r} {at}",
            f"{number}/13",
            also=lambda first=first: content(session, place)[0] == first,
        )


def check_escape(checks):
    """A user does not feel the wait for the rest of a sequence, and 20 ms later it still comes."""
    session, _ = browse_at(checks, (80, 24), SAMPLE)
    seconds = []
    session.type("l")
    for _ in range(ATTEMPTS):
        session.type("l")
        session.wait(lambda: is_in_entry(session, 1))
        start = time.monotonic()
        session.type("\x1b")
        session.wait(lambda: not is_in_entry(session, 1))
        seconds.append(time.monotonic() - start)
    least, most = ESCAPE_SECONDS
    checks.expect(least < min(seconds) < most, "Esc is decided after 50 ms", seconds)
    for _ in range(ATTEMPTS):
        session.type(":1\rh")
        session.shows("> 1")
        session.type("\x1b")
        time.sleep(0.02)
        session.type("[B")
        if joined := session.wait(lambda: "> 2" in "\n".join(session.texts()), seconds=1):
            break
    checks.expect(joined, "an arrow key that comes in two pieces is one key", session.texts())
    session.type("Q")
    checks.equal("Q after Esc", session.end(), 0)
