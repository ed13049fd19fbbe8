"""Sessions in tmux: every key for each kind of terminal, and one that is looked at closely."""

import os
import time

import wcwidth

from browse.session import POSTER, SAMPLE, browse, sample_data
from browse.terminals import pressed
from harness import run
from harness.terminal import SECONDS

# What the program is told that it runs on; tmux itself draws and sends the same for all of them.
KINDS = ("xterm-256color", "tmux-256color")


class Tmux:
    """A shell in tmux, with a server of its own."""

    def __init__(self, path):
        self.words = [path, "-L", f"expo-{os.getpid()}"]
        self(
            "-f", "/dev/null", "-u", "new-session", "-d", "-x80", "-y24", "bash --norc --noprofile"
        )

    def __call__(self, *words):
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        return run([*self.words, *words], env=environment).stdout.decode()

    def rows(self):
        return [row.rstrip() for row in self("capture-pane", "-p").split("\n")]

    def waits_for(self, condition):
        """Whether the rows of the pane come to fulfill a condition."""
        end = time.monotonic() + SECONDS
        while not (good := condition(self.rows())) and time.monotonic() < end:
            time.sleep(0.01)
        return good

    def types(self, keys):
        """Types bytes, without looking for names of keys in them."""
        self("send-keys", "-H", *(f"{byte:02x}" for byte in keys.encode()))

    def shows(self, *texts):
        return self.waits_for(lambda rows: all(text in "\n".join(rows) for text in texts))


def check_tmux(checks):
    path = checks.tool("tmux")
    if not path:
        return
    tmux = Tmux(path)
    try:
        for kind in KINDS:
            checks.check(f"every key in tmux on {kind}", every_key(checks, tmux, kind))
        tmux("send-keys", "clear", "Enter")
        check_in_tmux(checks, tmux)
    finally:
        tmux("kill-server")


def check_in_tmux(checks, tmux):
    data = sample_data(checks.expo)
    reader = f"{checks.expo} browse {SAMPLE} --lang ko"
    tmux("send-keys", f"echo before; {reader}; echo status $?", "Enter")
    tmux.shows(POSTER)
    tmux("send-keys", "l")
    session = browse(checks, SAMPLE, "--lang", "ko")
    session.shows("> 1", after="l")
    good = tmux.waits_for(lambda rows: rows[2:15] == session.texts()[2:15])
    checks.expect(good, "the list in tmux is drawn as by pyte", tmux.rows())
    session.end("q")
    tmux("send-keys", "5g", "l")
    first = data.page(80, 5)[0]
    good = tmux.waits_for(lambda rows: rows[2] == first)
    checks.expect(good, "an entry in tmux", tmux.rows())
    tmux("resize-window", "-x", "50", "-y", "10")
    good = tmux.waits_for(lambda rows: rows[1] == first and max(map(wcwidth.wcswidth, rows)) <= 50)
    checks.expect(good, "resized in tmux", tmux.rows())
    problem = scrolled(tmux, data.page(50, 5)[0])
    checks.check("an entry scrolled line by line in tmux", problem)
    tmux("send-keys", "q")
    good = tmux.shows("status 0", "before")
    checks.expect(good, "the screen as it was before, in tmux", tmux.rows())


def scrolled(tmux, first):
    """Scrolls to the end of an entry and back; says where a row was not drawn as before."""
    screens = [tmux.rows()]
    while "끝" not in screens[-1][0]:
        before = screens[-1]
        tmux("send-keys", "j")
        # The title line says how far it is, and comes last.
        if not tmux.waits_for(lambda rows, before=before: rows[0] != before[0]):
            return "j does nothing"
        screens.append(tmux.rows())
        if screens[-1][1:8] != before[2:9]:
            return f"after j: {screens[-1]}, before {before}"
    while len(screens) > 1:
        screens.pop()
        tmux("send-keys", "k")
        if not tmux.waits_for(lambda rows, wanted=screens[-1]: rows == wanted):
            return f"after k: {tmux.rows()}, before j {screens[-1]}"
    return None if screens[0][1] == first else f"{screens[0][1]!r} at the top"


def every_key(checks, tmux, kind):
    """Presses every key in a new session; says after which of them the screen is wrong."""
    tmux("send-keys", f"clear; TERM={kind} {checks.expo} browse {SAMPLE}; echo left $?", "Enter")
    if not tmux.shows(POSTER):
        return f"no first screen: {tmux.rows()}"
    if problem := pressed(tmux.types, tmux.shows, tmux.rows):
        return problem
    tmux.types("q")
    return None if tmux.shows("left 0") else f"after q: {tmux.rows()}"
