"""A build in a pseudo-terminal of its own, drawn by pyte.

No screen is waited for by name or by the clock. It is complete when the program has read what was
typed, all its threads sleep, and all that it has written is drawn. /proc says so; this needs Linux.
"""

import array
import fcntl
import os
import pathlib
import select
import signal
import struct
import subprocess
import termios
import time

import pyte

CALM = 3  # looks in a row that find nothing going on
REST = 0.005  # seconds that they take at least
LONG_REST = 0.15  # the same behind a lone Esc, which a program waits a moment with, and a new size
LATEST = 1  # seconds after which a key counts as one that the program does not read
SECONDS = 10  # the longest that a program is waited for
SIGNALS = (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM)
KILLED = "killed: it did not end"


class Terminal:
    """A program, its terminal, and what the terminal shows.

    `elsewhere` is how many bytes the program has written to anything but the terminal.
    """

    def __init__(self, words, columns, rows, environment, folder):
        self.master, self.slave = os.openpty()
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.set_size(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            words,
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env={"PATH": os.environ["PATH"], "TERM": "xterm", **environment},
            start_new_session=True,
            preexec_fn=take_terminal,
            cwd=folder,
        )
        self.read_bytes, self.elsewhere = 0, None
        self.settle(lambda: self.read_bytes > 0)
        self.elsewhere = self.counts("io", "wchar") - self.read_bytes

    def set_size(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, keys):
        """Types a key and waits until it has had its effect."""
        keys = keys.encode()
        goal = self.counts("io", "rchar") + len(keys)
        os.write(self.master, keys)
        rest = LONG_REST if keys == b"\x1b" else REST
        self.settle(lambda: self.counts("io", "rchar") >= goal, rest)

    def resize(self, columns, rows):
        """Changes the size as a window does it: the emulator first, then the kernel.

        The signal may make the program write to a pipe of its own.
        """
        self.elsewhere = None
        self.screen.resize(rows, columns)
        self.set_size(columns, rows)
        self.settle(lambda: True, LONG_REST)
        self.elsewhere = self.counts("io", "wchar") - self.read_bytes

    def read(self, seconds):
        """Draws what the program has printed; false if that is nothing."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.read_bytes += len(data)
        self.stream.feed(data)
        return True

    def settle(self, has_begun, rest=REST):
        """Reads until the program has waited for a key for so long, or has ended."""
        start, looks = time.monotonic(), []
        while len(looks) < CALM or looks[-1] - looks[0] < rest:
            is_read, now = self.read(0.001), time.monotonic()
            if now > start + SECONDS:
                return
            is_at_work = not self.has_ended() and not self.is_waiting()
            if is_read or is_at_work or not (has_begun() or now > start + LATEST):
                looks = []
            else:
                looks.append(now)

    def has_ended(self):
        return self.process.poll() is not None

    def is_waiting(self):
        """Whether the program has read everything, does nothing, and all it wrote is drawn."""
        typed = array.array("i", [0])
        fcntl.ioctl(self.slave, termios.FIONREAD, typed)
        threads = pathlib.Path(f"/proc/{self.process.pid}/task").iterdir()
        if typed[0] or not all(map(is_asleep, threads)):
            return False
        written = self.counts("io", "wchar") - self.read_bytes
        return self.elsewhere is None or written <= self.elsewhere

    def counts(self, file, name):
        """A number that the kernel counts for the program; 0 once it has ended."""
        try:
            text = pathlib.Path(f"/proc/{self.process.pid}/{file}").read_text()
        except (FileNotFoundError, ProcessLookupError, PermissionError):
            return 0
        return next(int(line.split()[1]) for line in text.splitlines() if line.startswith(name))

    def frame(self):
        """The texts of the rows, the look of each cell, and the cursor."""
        cells = [
            [self.screen.buffer[y][x] for x in range(self.screen.columns)]
            for y in range(self.screen.lines)
        ]
        texts = ["".join(cell.data for cell in row).rstrip() for row in cells]
        cursor = self.screen.cursor
        return texts, [[cell[1:] for cell in row] for row in cells], (cursor.x, cursor.y)

    def end(self):
        """Quits; returns the last rows, the exit status and whether the terminal is as before."""
        end = time.monotonic() + SECONDS
        if not self.has_ended():
            self.type("q")
        while not self.has_ended() and time.monotonic() < end:
            self.read(0.01)
        status = self.process.poll()
        if status is None:
            self.process.kill()
            self.process.wait()
            status = KILLED
        while self.read(0):
            pass
        is_restored = termios.tcgetattr(self.slave) == self.before
        modes = sorted(self.screen.mode)
        os.close(self.slave)
        os.close(self.master)
        return self.frame()[0], status, (is_restored, modes)


def take_terminal():
    fcntl.ioctl(1, termios.TIOCSCTTY, 0)
    # Whoever runs this may ignore some of them: nohup does, and shells with `&`.
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)


def is_asleep(thread):
    try:
        return (thread / "stat").read_text().rpartition(")")[2].split()[0] in "SZX"
    except FileNotFoundError:
        return True
