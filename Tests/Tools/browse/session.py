"""Sessions of `expo browse` over a sample, and their screens beside those of the model."""

import functools

from browse.model import Data
from harness import ROOT
from harness.terminal import Session, cells

SAMPLE = ROOT / "Samples/Daejeon1993"
POSTER = "방문객"  # a word of its first screen


@functools.cache
def sample_data(expo):
    """The sample's entries and pages, as `expo list` and `expo show` print them."""
    return Data(expo, SAMPLE)


def browse(checks, *words, columns=80, rows=24, binary=None, **rest):
    """A session that has drawn its first screen: what is typed sooner the terminal would echo."""
    words = [binary or checks.expo, "browse", *words]
    session = Session(checks, words, columns, rows, **rest)
    session.wait(lambda: "help" in session.texts()[-1] or b"quit: " in session.output)
    return session


def browse_at(checks, size, *words, **rest):
    """A session at a size, and the words that say so in labels."""
    columns, rows = size
    return browse(checks, *words, columns=columns, rows=rows, **rest), f"at {columns}x{rows}"


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
