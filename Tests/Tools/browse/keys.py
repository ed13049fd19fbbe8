"""Texts that are scrolled through line by line, beside those of `expo show`; the wait of Esc."""

import re
import time

from browse.session import SAMPLE, Layout, browse_at, content, position, sample_data
from harness.checks import unequal
from harness.terminal import SIZES

ESCAPE_SECONDS = (0.045, 0.095)  # Esc is decided after 50 ms
ATTEMPTS = 8  # A machine that is busy makes any of them slower.


def check_texts(checks):
    """The poster and an entry from their first line to the last, at four sizes."""
    data = sample_data(checks.expo)
    for size in SIZES:
        session, at = browse_at(checks, size, SAMPLE)
        checks.check(f"the poster {at}", poster_problem(session, data))
        session.type("5\r")
        session.wait(lambda session=session: is_in_entry(session, 5))
        checks.check(f"an entry {at}", entry_problem(session, data, 5))
        session.check_end(f"the terminal after it {at}", after="q")


def is_in_entry(session, number):
    """Whether an entry is open, and not only shown beside the list."""
    return re.search(rf"\b{number}/13 +(\d+%|all|end)", position(session)) is not None


def poster_problem(session, data):
    """The poster has the lines of `expo show`, and one more fact, the first names."""
    where = Layout(session)
    lines = data.page(where.page[1])
    seen = lines_to_the_end(session, where.page)
    facts = lines.index("", lines.index("") + 1)
    added = len(seen) - len(lines)
    block = seen[facts : facts + added]
    if added < 1 or "항목:13개–한빛탑" not in "".join(block).replace(" ", ""):
        return f"no names in {seen[: facts + 3]}"
    return unequal(seen, lines[:facts] + block + lines[facts:])


def entry_problem(session, data, number):
    """An open entry has the lines of `expo show`, and one more block for the picture."""
    place = Layout(session).entry
    lines, entry = data.page(place[1], number), data.entries[number - 1]
    head = lines.index("")
    session.type("g")
    session.wait(lambda: content(session, place)[0] == lines[0])
    seen = lines_to_the_end(session, place)
    block = seen[head + 1 : seen.index("", head + 1)]
    if f"이미지:{entry['image_name']}1x" not in "".join(block).replace(" ", ""):
        return f"no picture in {block}"
    return unequal(seen, lines[:head] + ["", *block] + lines[head:])


def lines_to_the_end(session, place):
    """All lines of a text, scrolled through line by line."""
    # The first frame may come in several pieces.
    while session.read(0.15):
        pass
    seen = []
    while True:
        screen, rows = session.texts(), content(session, place)
        seen.append(rows[0])
        if "end" in position(session) or "all" in position(session):
            last = max((n for n, row in enumerate(rows) if row), default=0)
            return seen + rows[1 : last + 1]
        session.type("j")
        session.wait(lambda screen=screen: session.texts() != screen)


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
        session.shows("> 1", after=":1\rh")
        session.type("\x1b")
        time.sleep(0.02)
        session.type("[B")
        if joined := session.wait(lambda: "> 2" in "\n".join(session.texts()), seconds=1):
            break
    checks.expect(joined, "an arrow key that comes in two pieces is one key", session.texts())
    checks.equal("Q after Esc", session.end("Q"), 0)
