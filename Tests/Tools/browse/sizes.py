"""Windows that change their size."""

from browse.keys import entry_lines
from browse.session import SAMPLE, Layout, browse, content, sample_data


def check_resize(checks):
    data = sample_data(checks.expo)
    session = browse(checks, SAMPLE, columns=80, rows=24)
    session.shows("5/13", after="l5gl")
    session.resize(40, 12)
    session.wait(lambda: content(session)[0] == data.page(40, 5)[0])
    lines, problem = entry_lines(session, data, 5)
    checks.check("the lines of an entry at 40x12", problem)
    if not lines:
        return
    session.type("8j")
    session.wait(lambda: content(session)[0] == lines[8])
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
    session.check_end("the terminal after all that", after="q")


def top_rows(session):
    """The text of the first two rows, without spaces."""
    return "".join("".join(content(session, Layout(session).entry)[:2]).split())
