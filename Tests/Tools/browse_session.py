"""Sessions of `expo browse` over a sample: what check_browse.py and check_browse_exits.py share."""

import functools

from browse_model import Data
from harness import ROOT
from harness.terminal import Session

SAMPLE = ROOT / "Samples/Daejeon1993"


@functools.cache
def sample_data(expo):
    """The sample's entries and pages, as `expo list` and `expo show` print them."""
    return Data(expo, SAMPLE)


def browse(checks, *words, columns=80, rows=24, binary=None, **rest):
    """A session that has drawn its first screen: what is typed sooner the terminal would echo."""
    words = [binary or checks.expo, "browse", "--lang", "ko", *words]
    session = Session(checks, words, columns, rows, **rest)
    session.wait(lambda: "help" in session.texts()[-1] or b"quit: " in session.output)
    return session


def browse_at(checks, size, *words, **rest):
    """A session at a size, and the words that say so in labels."""
    columns, rows = size
    return browse(checks, *words, columns=columns, rows=rows, **rest), f"at {columns}x{rows}"
