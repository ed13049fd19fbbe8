"""A program in a real pseudo-terminal, drawn by pyte: what check_browse.py types into and looks at.

Nothing is waited for by the clock: a screen is looked at until it is as it should be, or a deadline
has passed. wcwidth says how many cells a character takes, independently of the program.
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

DEADLINE = 20
MODES = {"1049": "l", "25": "h", "2004": "l", "7": "h", "1000": "l", "1006": "l"}


def cells(line, columns):
    """The cells of a line by wcwidth, the second of a wide character empty."""
    row = []
    for cluster in re.findall(r".[\u0300-\u036f\u200d\ufe0f]*", line):
        row += [cluster] + [""] * (wcwidth.wcswidth(cluster) - 1)
    return row + [" "] * (columns - len(row))


class Session:
    """A program with a terminal of its own, and what that terminal shows."""

    def __init__(self, words, columns=80, rows=24, environment=None, stdin=None, cwd=None):
        self.output = b""
        self.master, self.slave = os.openpty()
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.set_size(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        variables = {"PATH": os.environ["PATH"], "TERM": "xterm", "LC_ALL": "C.UTF-8",
                     "SWIFT_BACKTRACE": "enable=no"}
        variables.update(environment or {})
        slave = self.slave

        def take_terminal():
            fcntl.ioctl(1, termios.TIOCSCTTY, 0)
            # Whoever runs this check may ignore some of them: nohup does, and shells with `&`.
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
                signal.signal(number, signal.SIG_DFL)

        self.process = subprocess.Popen(
            [str(word) for word in words], stdin=slave if stdin is None else stdin, stdout=slave,
            stderr=slave, env=variables, start_new_session=True, preexec_fn=take_terminal, cwd=cwd)

    def set_size(self, columns, rows):
        self.columns, self.rows = columns, rows
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, columns, rows):
        """As a window does it: the emulator first, then the kernel, which tells the program."""
        self.read()
        self.screen.resize(rows, columns)
        self.set_size(columns, rows)

    def type(self, keys):
        os.write(self.master, keys if isinstance(keys, bytes) else keys.encode())

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

    def drawn(self):
        """The cells of every row."""
        buffer = self.screen.buffer
        return [[buffer[y][x].data for x in range(self.columns)] for y in range(self.rows)]

    def texts(self):
        """The text of every row, without the spaces at its end."""
        return ["".join(row).rstrip() for row in self.drawn()]

    def reversed_text(self):
        """The characters that are drawn in reverse video, row by row."""
        buffer = self.screen.buffer
        rows = ("".join(buffer[y][x].data for x in range(self.columns) if buffer[y][x].reverse)
                for y in range(self.rows))
        return [row for row in rows if row]

    def wait(self, condition, seconds=DEADLINE):
        """Reads until a condition holds; false if it never does."""
        end = time.time() + seconds
        while time.time() < end:
            if condition():
                return True
            if not self.read(0.02) and self.process.poll() is not None:
                while self.read():
                    pass
                return condition()
        return False

    def shows(self, text):
        return self.wait(lambda: any(text in row for row in self.texts()))

    def send(self, number):
        os.kill(self.process.pid, number)

    def end(self):
        """Waits for the end and returns the exit status as a shell says it."""
        self.wait(lambda: self.process.poll() is not None)
        while self.read():
            pass
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            return f"still running: {self.texts()}"
        status = self.process.returncode
        return status if status >= 0 else 128 - status

    def disorder(self):
        """What is not as it was before; empty if all is. Closes the terminal."""
        problems = []
        if termios.tcgetattr(self.slave) != self.before:
            problems.append("termios differ")
        problems += self.modes_left()
        os.close(self.slave)
        os.close(self.master)
        return problems

    def modes_left(self):
        """The terminal's modes that were not taken back."""
        last = dict(re.findall(r"\x1b\[\?(\d+)([hl])", self.output.decode(errors="replace")))
        return [f"mode {mode} is {last[mode]}" for mode, wanted in MODES.items()
                if last.get(mode, wanted) != wanted]
