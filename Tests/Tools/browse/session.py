"""Sessions of `expo browse` over a sample, and where things are on their screens."""

import functools
import json

import wcwidth

from harness import ROOT, run
from harness.terminal import Session

SAMPLE = ROOT / "Samples/Daejeon1993"
POSTER = "방문객"  # a word of its first screen


class Layout:
    """Where things are on a screen: title line, content, status line, two sides if it is wide."""

    def __init__(self, session):
        columns, rows = session.columns, session.rows
        widest_row = sample_data(session.checks.expo).widest_row()
        self.is_titled = rows >= 8
        self.top = (2 if rows >= 20 else 1) if self.is_titled else 0
        self.height = max(1, rows - self.top - 1)
        start = 0
        if columns >= 100:
            start = 3 + min(max(widest_row, 40), max(columns * 2 // 5, columns - 3 - 100))
        self.entry = self.centered(start, columns - start)

    @staticmethod
    def centered(start, width):
        """The first column of a text in a part of the screen, and its width."""
        text = min(width, 100)
        return start + (width - text) // 2, text


class Data:
    """The sample's entries and pages, as `expo list` and `expo show` print them."""

    def __init__(self, expo):
        self.expo = expo
        self.entries = json.loads(run([expo, "list", SAMPLE, "--format", "json"]).stdout)

    def widest_row(self):
        """The cells that the rows of the list need."""
        names = max(wcwidth.wcswidth(entry["name"]) for entry in self.entries)
        summaries = max(wcwidth.wcswidth(entry["short_desc"]) for entry in self.entries)
        return len(str(len(self.entries))) + 4 + min(40, names) + 2 + min(80, summaries)

    def page(self, width, number=None):
        words = [self.expo, "show", SAMPLE, "--no-pager", "--width", str(width)]
        shown = run([*words, *([str(number)] if number else [])]).stdout.decode()
        return shown.removesuffix("\n").split("\n")


sample_data = functools.cache(Data)


def browse(checks, *words, columns=80, rows=24, binary=None, **rest):
    """A session that has drawn its first screen: what is typed sooner the terminal would echo."""
    words = [binary or checks.expo, "browse", *words]
    session = Session(checks, words, columns, rows, **rest)
    session.wait(
        lambda: (
            any(word in session.texts()[-1] for word in ("? ", "Enter"))
            or b"quit: " in session.output
        )
    )
    return session


def browse_at(checks, size, *words, **rest):
    """A session at a size, and the words that say so in labels."""
    columns, rows = size
    return browse(checks, *words, columns=columns, rows=rows, **rest), f"at {columns}x{rows}"


def content(session, area=None):
    """The rows between title line and status line: from a column on, in so many cells."""
    where = Layout(session)
    start, width = area or (0, session.columns)
    rows = session.drawn()[where.top : where.top + where.height]
    return ["".join(row[start : start + width]).rstrip() for row in rows]


def position(session):
    """The row that says where the reader is: the title line, or else the status line."""
    return session.texts()[0 if Layout(session).is_titled else -1]
