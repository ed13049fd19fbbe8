"""What the checks of `expo browse` have in common: the programs, the sample, and how a check is told."""
import pathlib
import sys

from browse_model import Data
from terminal_session import Session

EXPO = str(pathlib.Path(sys.argv[1]).resolve())
DEBUG = str(pathlib.Path(sys.argv[2]).resolve()) if len(sys.argv) > 2 else None
SIZES = [(20, 5), (40, 12), (80, 24), (200, 60)]
SAMPLE = "Samples/Daejeon1993"
DATA = Data(EXPO, SAMPLE)
failures = []


def check(name, problem=None):
    print(("ok      " if not problem else "FAILED  ") + name + (f": {problem}" if problem else ""),
          flush=True)
    if problem:
        failures.append(name)


def browse(*words, columns=80, rows=24, binary=EXPO, **rest):
    """A session that has drawn its first screen: what is typed sooner the terminal would echo."""
    session = Session([binary, "browse", "--lang", "ko", *words], columns, rows, **rest)
    session.wait(lambda: "help" in session.texts()[-1] or "quit: " in session.output.decode(errors="replace"))
    return session


def expect(session, name, *texts, status=None, also=lambda: True):
    """Waits until all texts are on the screen."""
    def holds():
        screen = "\n".join(session.texts())
        return all(text in screen for text in texts) and also()

    good = session.wait(holds)
    check(name, None if good else f"{texts} not in {session.texts()}")
