"""Keys, pastes and sizes at random: after each the screen is the same as one that is drawn anew.

What is sent for a key, such as rows to scroll, is drawn by pyte; then SIGWINCH makes the program
draw all of its screen. Both must show the same cells and the same cursor, and nothing may be drawn
beyond the right edge, unless the row has emoji of several scalars: pyte draws these one by one, in
fewer or more cells than they are measured.
"""

import fcntl
import json
import pathlib
import random
import re
import shutil
import signal
import struct
import termios
import time

import pyte
from wcwidth import wcwidth

from browse.session import SAMPLE, browse
from browse.terminals import EVERY_KEY
from harness import ROOT, entry, temporary_folder
from harness.terminal import SECONDS

# One that knows all, one without an alternate screen, and one that is not known.
KINDS = ("xterm", "linux", "no-such-terminal")
# Keys that move, which most of the keys that are typed should be.
MOVES = (*"jjjkkkdufbJK][ ", "\x1b[6~", "\x1b[5~", "5j", "3k", "G", "g", "\r", "l", "h")
# Hangul keys and texts for prompts; ㅃ and ㅂ quit.
TEXTS = (
    "ㅓ", "ㅏ", "허", "ㅗ", "ㅣ", "/의", "/탑\r", "&ㅎㅂ", ":한빛", "\u1112\u1161\u11ab", "박람회",
    "\r",
)  # fmt: skip
PASTES = ("관람객", "가\n나\tq", "\x1b[2J", "e\u0301" * 9, "🎪" * 60, "")
# With wide characters, marks and emoji.
WORDS = (*"e\u0301a\u0300 🎪 漢字 “인용”… ﾊﾝｶｸ".split(), "long-word-" * 9, "\t")
# Everything that the tables of keys have but Ctrl-Z.
KEYS = [keys for keys, _ in EVERY_KEY if "\x1a" not in keys]
EMOJI = ("❤️", "✈️", "1️⃣", "👍🏽", "👩🏿‍🚀", "👨‍👩‍👧‍👦", "🇰🇷")
# Those that pyte draws wider than they are measured.
WIDER = {*"👍🏽👩🏿👨👧👦🇰🇷"}
QUITS = ("q", "Q", "p", "\x03")
ACTIONS_OF_ONE = 250
ESCAPE_SECONDS = 0.15
PAUSE = 0.001


class StrictScreen(pyte.Screen):
    """A screen that keeps what is drawn beyond its right edge."""

    def __init__(self, columns, rows):
        self.beyond = ""
        super().__init__(columns, rows)

    def draw(self, data):
        for character in data:
            width = max(0, wcwidth(character))
            if width and self.cursor.x + width > self.columns and not self.has_wider():
                self.beyond += character
            super().draw(character)

    def has_wider(self):
        row = self.buffer[self.cursor.y]
        return any(row[column].data in WIDER for column in range(self.columns))


def check_at_random(checks):
    if not pathlib.Path("/proc/self/stat").exists():
        return checks.skip("random keys", "there is no /proc")
    total, seed = int(checks.options.actions), int(checks.options.seed)
    with temporary_folder() as folder:
        paths = [SAMPLE, folder / "emoji.json", folder / "items.json", folder / "several"]
        for path, words in zip(paths[1:3], (EMOJI, WORDS), strict=True):
            path.write_text(json.dumps(hard_entries(words)))
        shutil.copytree(SAMPLE, paths[3] / "sample")
        shutil.copytree(ROOT / "Samples/broken", paths[3], dirs_exist_ok=True)
        done, number = 0, 0
        while done < total:
            count = min(ACTIONS_OF_ONE, total - done)
            chosen = random.Random(f"{seed} {number}")
            problem = act(checks, chosen, count, paths[number % 4])
            if not checks.check(f"{count} random actions, seed {seed}, session {number}", problem):
                return None
            done, number = done + count, number + 1
    checks.say(f"{done} random actions, seed {seed}")
    return None


def hard_entries(special):
    """Entries with some special words, and rows of every length."""
    words = ["가나다", "a", "glass", *special]
    chosen = random.Random(1900)

    def text(count):
        return " ".join(chosen.choice(words) for _ in range(count))

    def lines():
        return "\n".join(text(chosen.randint(0, 30)) for _ in range(20))

    return [entry(text(3), text(1), text(9), lines()) for _ in range(40)]


def act(checks, chosen, count, path):
    """Does so many actions in as many sessions as that takes; says what was wrong after which."""
    session, log = None, []
    for _ in range(count):
        if session is None:
            session, log = begin(checks, chosen, path), []
        log.append(do(session, chosen))
        if session.process.poll() is None:
            problem = difference(session)
        else:
            problem, session = session.wrong_end(0, 130), None
        if problem:
            return f"{problem}, after {log[-8:]}"
    if session is None:
        return None
    session.send(signal.SIGTERM)
    return session.wrong_end(143)


def begin(checks, chosen, path):
    environment = {"TERM": chosen.choice(KINDS), "EDITOR": "true", "EXPO_VIEWER": "true"}
    # Without pictures: whoever quits soon waits for what the terminal answers.
    session = browse(checks, path, "--no-pictures", environment=environment, screen=StrictScreen)
    wait_until_idle(session, since=0)
    return session


def do(session, chosen):
    """Does one action, until nothing is left to do; returns what it was."""
    since, kind = switches(session), chosen.random()
    if kind < 0.05:
        size = (
            (80, 24) if chosen.random() < 0.6 else (chosen.randint(1, 130), chosen.randint(1, 45))
        )
        if size != (session.columns, session.rows):
            session.resize(*size)
            wait_until_idle(session, since)
        return size
    choice = MOVES if kind < 0.55 else KEYS if kind < 0.85 else TEXTS if kind < 0.98 else QUITS
    action = chosen.choice(choice)
    if choice is TEXTS and chosen.random() < 0.3:
        action = f"\x1b[200~{chosen.choice(PASTES)}\x1b[201~"
    session.type(action)
    if action.endswith("\x1b"):
        time.sleep(ESCAPE_SECONDS)
    wait_until_idle(session, since)
    return action


def difference(session):
    """What another screen drawn anew shows."""
    before, beyond = shown(session), session.screen.beyond
    if beyond:
        return f"{beyond!r} beyond the right edge"
    start, since = len(session.output), switches(session)
    session.send(signal.SIGWINCH)
    if not session.wait(lambda: b"\x1b[2J" in session.output[start:]):
        return "SIGWINCH draws nothing"
    wait_until_idle(session, since)
    for row, (was, now) in enumerate(zip(before, shown(session), strict=True)):
        if was != now:
            text, anew = ("".join(cell[0] for cell in cells) for cells in (was, now))
            return f"row {row}: {text.rstrip()!r}, drawn anew {anew.rstrip()!r}"
    return None


def shown(session):
    """The cells with their looks; of the row of a visible cursor its column too."""
    screen = session.screen
    rows = [
        [tuple(screen.buffer[y][x]) for x in range(session.columns)] for y in range(session.rows)
    ]
    if not screen.cursor.hidden:
        rows[screen.cursor.y].append((f"cursor at {screen.cursor.x}",))
    return rows


def wait_until_idle(session, since):
    """Reads until the program has woken and sleeps again, and has done all that was asked for.

    `since` is how often it had gone to sleep before: what is typed reaches it a little later.
    """
    end, seen = time.monotonic() + SECONDS, since
    while time.monotonic() < end and session.process.poll() is None:
        is_idle = unread(session) == 0 and is_asleep(session.process.pid)
        if session.read():
            continue
        # Twice, as the terminal may pass on what is typed in two parts.
        count = switches(session)
        if is_idle and since < count == seen:
            return
        seen = count if is_idle else since
        time.sleep(PAUSE)
    session.read_rest()


def switches(session):
    """How often the program has gone to sleep."""
    try:
        status = pathlib.Path(f"/proc/{session.process.pid}/status").read_text()
    except OSError:
        return 0
    return int(re.search(r"\nvoluntary_ctxt_switches:\s*(\d+)", status)[1])


def unread(session):
    """How many bytes were typed that the program has not read."""
    return struct.unpack("i", fcntl.ioctl(session.slave, termios.FIONREAD, bytes(4)))[0]


def is_asleep(pid):
    """Whether a program sleeps, but not because it waits for a thread or for another program."""
    folder = pathlib.Path(f"/proc/{pid}/task")
    try:
        state = (folder / f"{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        is_alone = len(list(folder.iterdir())) == 1 and not (folder / f"{pid}/children").read_text()
        return state == "S" and is_alone
    except OSError:
        return True
