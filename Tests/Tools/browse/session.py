"""Sessions of `expo browse` over a sample, and their screens beside those of the model."""

import functools

from browse.model import Data, Layout
from harness import ROOT
from harness.terminal import Session, cells

SAMPLE = ROOT / "Samples/Daejeon1993"
FAIRS = ("Daejeon1993", "London1851", "Osaka1970")
POSTER = "방문객"  # a word of its first screen


@functools.cache
def sample_data(expo):
    """The sample's entries and pages, as `expo list` and `expo show` print them."""
    return Data(expo, SAMPLE)


def browse(checks, *words, columns=80, rows=24, binary=None, **rest):
    """A session that has drawn its first screen: what is typed sooner the terminal would echo."""
    words = [binary or checks.expo, "browse", *words]
    session = Session(checks, words, columns, rows, **rest)
    session.wait(
        lambda: (
            any(word in session.texts()[-1] for word in ("? ", "Enter "))
            or b"quit: " in session.output
        )
    )
    return session


def browse_at(checks, size, *words, **rest):
    """A session at a size, and the words that say so in labels."""
    columns, rows = size
    return browse(checks, *words, columns=columns, rows=rows, **rest), f"at {columns}x{rows}"


def layout(session):
    widest = sample_data(session.checks.expo).widest_row()
    return Layout(session.columns, session.rows, widest)


def content(session, place=None):
    """The rows between title line and status line: from a column on, in so many cells."""
    where = layout(session)
    start, width = place or (0, session.columns)
    rows = session.drawn()[where.top : where.top + where.height]
    return ["".join(row[start : start + width]).rstrip() for row in rows]


def position(session):
    """The row that says where the reader is: the title line, or else the status line."""
    return session.texts()[0 if layout(session).is_titled else -1]


def mismatch(session, model):
    """Waits for a screen; says in which row it is another one."""
    where = layout(session)
    start, width = model.place

    def problem():
        wanted = [cells(row, width) for row in model.rows()]
        if model.is_alone:
            wanted += [cells("", width)] * (where.height - len(wanted))
        drawn = [row[start : start + width] for row in session.drawn()[where.top :]]
        for number, row in enumerate(wanted):
            if drawn[number] != row:
                return f"row {number + 1}: {''.join(drawn[number])!r}, expected {''.join(row)!r}"
        seen = position(session)
        return None if model.status() in seen else f"{seen!r}, expected {model.status()!r}"

    session.wait(lambda: not problem())
    return problem()
