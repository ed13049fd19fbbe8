"""A program in a real pseudo-terminal, drawn by pyte: what checks type into and look at.

Nothing is waited for by the clock: a screen is looked at until it is as it should be, or a time
limit has passed. wcwidth says how many cells a character takes, independently of the program.
"""

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import termios
import time

import pyte
import wcwidth

from harness.commands import obey_signals

SECONDS = 60
SIZES = [(20, 5), (40, 12), (80, 24), (200, 60)]

# Modes of a terminal that a program may set, and how it must leave them: on (h) or off (l).
MODES = dict.fromkeys(("1049", "2004", "1000", "1006", "2026"), "l") | {"25": "h", "7": "h"}


def cells(line, columns):
    """The cells of a line by wcwidth, the second of a wide character empty."""
    row = []
    for cluster in re.findall(r".[\u0300-\u036f\u200d\ufe0f]*", line):
        row += [cluster] + [""] * (wcwidth.wcswidth(cluster) - 1)
    return row + [" "] * (columns - len(row))


class Session:
    """A program with a terminal of its own, and what that terminal shows."""

    def __init__(
        self,
        checks,
        words,
        columns=80,
        rows=24,
        environment=None,
        stdin=None,
        cwd=None,
        screen=pyte.Screen,
    ):
        self.checks = checks
        self.output = b""
        self.master, self.slave = os.openpty()
        self.screen = screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.set_size(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            [str(word) for word in words],
            stdin=self.slave if stdin is None else stdin,
            stdout=self.slave,
            stderr=self.slave,
            env=variables(environment),
            start_new_session=True,
            preexec_fn=take_terminal,
            cwd=cwd,
        )

    # Keys and size

    def type(self, keys):
        if keys:
            os.write(self.master, keys if isinstance(keys, bytes) else keys.encode())

    def set_size(self, columns, rows):
        self.columns, self.rows = columns, rows
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, columns, rows):
        """As a window does it: the emulator first, then the kernel, which tells the program."""
        self.read()
        self.screen.resize(rows, columns)
        self.set_size(columns, rows)

    def send(self, number):
        os.kill(self.process.pid, number)

    # What was printed

    def read(self, seconds=0.0):
        """Takes what there is to read; false if there was nothing."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.output += data
        self.stream.feed(data)
        return True

    @property
    def text(self):
        """Everything printed, without escape sequences."""
        text = self.output.decode(errors="replace")
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).replace("\r\n", "\n")

    def drawn(self):
        """The cells of every row."""
        buffer = self.screen.buffer
        return [[buffer[y][x].data for x in range(self.columns)] for y in range(self.rows)]

    def texts(self):
        """The text of every row, without the spaces at its end."""
        return ["".join(row).rstrip() for row in self.drawn()]

    def wait(self, condition, seconds=SECONDS):
        """Reads until a condition holds; false if it never does."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if condition():
                return True
            if not self.read(0.02) and self.process.poll() is not None:
                self.read_rest()
                return condition()
        return False

    def read_rest(self):
        while self.read():
            pass

    def shows(self, text, after=""):
        """Types keys, and waits until a row holds a text."""
        self.type(after)
        return self.wait(lambda: any(text in row for row in self.texts()))

    def prints(self, text):
        """Waits until a text has been printed, now or before."""
        return self.wait(lambda: text.encode() in self.output)

    def expect(self, label, *texts, also=lambda: True, after=""):
        """A check, after keys, that waits until all texts are on the screen, and `also` holds."""
        self.type(after)

        def holds():
            screen = "\n".join(self.texts())
            return all(text in screen for text in texts) and also()

        good = self.wait(holds)
        return self.checks.check(label, None if good else f"{texts} not in {self.texts()}")

    # The end

    def end(self, after=""):
        """Types keys, waits for the end and returns the exit status as a shell gives it."""
        self.type(after)
        self.wait(lambda: self.process.poll() is not None)
        self.read_rest()
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            return f"still running after {SECONDS} s: {self.texts()}"
        status = self.process.returncode
        return status if status >= 0 else 128 - status

    def disorder(self):
        """What is not as it was before; empty if all is. Closes the terminal."""
        problems = self.modes_left()
        if termios.tcgetattr(self.slave) != self.before:
            problems.append("termios differ")
        self.close()
        return problems

    def modes_left(self):
        """The terminal's modes that were set and not set back."""
        last = dict(re.findall(r"\x1b\[\?(\d+)([hl])", self.output.decode(errors="replace")))
        margins = re.findall(rb"\x1b\[(?:\d+;\d+)?r", self.output)
        left = ["a scroll region"] if margins and margins[-1] != b"\x1b[r" else []
        wrong = [mode for mode, wanted in MODES.items() if last.get(mode, wanted) != wanted]
        return left + [f"mode {mode} is {last[mode]}" for mode in wrong]

    def wrong_end(self, *statuses, after=""):
        """What is wrong with the status after keys, 0 if none is given, and with the terminal."""
        ended, wanted = self.end(after), statuses or (0,)
        problems = [] if ended in wanted else [f"exit status {ended}, expected {wanted}"]
        return "; ".join(problems + self.disorder())

    def check_end(self, label, *statuses, after=""):
        """A check that the program ends, after keys, and leaves the terminal as it was."""
        return self.checks.check(label, self.wrong_end(*statuses, after=after))

    def close(self):
        os.close(self.slave)
        os.close(self.master)


def variables(environment):
    """The environment of a program, with nothing of the caller's but PATH."""
    return {
        "PATH": os.environ["PATH"],
        "TERM": "xterm",
        "LC_ALL": "C.UTF-8",
        "SWIFT_BACKTRACE": "enable=no",
        **(environment or {}),
    }


def take_terminal():
    """Runs in the new process: makes standard output its terminal."""
    fcntl.ioctl(1, termios.TIOCSCTTY, 0)
    obey_signals()
