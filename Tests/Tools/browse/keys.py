"""The wait for the rest of a sequence that begins with Esc."""

import re
import time

from browse.session import SAMPLE, browse_at, position

ESCAPE_SECONDS = (0.045, 0.095)  # Esc is decided after 50 ms
ATTEMPTS = 8  # A machine that is busy makes any of them slower.


def is_in_entry(session, number):
    """Whether an entry is open, and not only shown beside the list."""
    return re.search(rf"\b{number}/13 +(\d+%|all|end)", position(session)) is not None


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
