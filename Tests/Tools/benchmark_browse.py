"""Measures `expo browse` in a pseudo-terminal: its first screen, and what a key costs.

CPU is what the kernel counts for the process, user and system. The first screen is a session that
is left at once, beside `expo validate` run right before it. A key is the difference between a
session with many keys, each typed when the frame of the one before is there, and a session without
any, divided by their number. Nothing is drawn by an emulator here: frames are only read.
"""

import fcntl
import os
import select
import struct
import termios
import time

from measuring import Failure, middle, run, spread

COLUMNS, ROWS = 200, 60
KEYS = {
    "j, a row down": b"j",
    "Space, a screen down": b" ",
    "G and g, end and start": b"Gg",
    "l and J, the next entry": b"J",
    "Enter and h, open and back": b"\rh",
}
REPEATS = 300
QUIET = 0.004  # seconds without output after which a frame is taken for whole
DEADLINE = 60


class Reader:
    """One session, at the size above."""

    def __init__(self, expo, path):
        master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.process = os.fork()
        if self.process == 0:
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
            for number in (0, 1, 2):
                os.dup2(slave, number)
            os.closerange(3, 64)
            os.execve(str(expo), [str(expo), "browse", str(path)], {**os.environ, "TERM": "xterm"})
        os.close(slave)
        self.master = master
        self.take(lambda seen: b"help" in seen)

    def take(self, is_whole=None):
        """Reads a frame: until a condition holds, then until nothing more comes."""
        seen, end = b"", time.time() + DEADLINE
        while time.time() < end:
            started = seen and (is_whole is None or is_whole(seen))
            ready, _, _ = select.select([self.master], [], [], QUIET if started else 0.5)
            if ready:
                seen += os.read(self.master, 1 << 20)
            elif started:
                return
            elif is_whole is None:
                raise Failure("a key changed nothing")
        raise Failure("no frame came")

    def type(self, keys):
        for key in keys:
            os.write(self.master, bytes([key]))
            self.take()

    def end(self):
        """Quits; returns the seconds of CPU that the process took."""
        os.write(self.master, b"q")
        while True:
            try:
                if not os.read(self.master, 1 << 20):
                    break
            except OSError:
                break
        _, status, usage = os.wait4(self.process, 0)
        os.close(self.master)
        if status:
            raise Failure(f"browse ended with {os.waitstatus_to_exitcode(status)}")
        return usage.ru_utime + usage.ru_stime


def compare_reader(expo, path, checked, errors, rounds):
    """Prints both tables; returns what went wrong, or nothing."""
    try:
        checks, opens = [], []
        for number in range(rounds + 1):
            check, opened = run(checked, errors).cpu, Reader(expo, path).end()
            if number:
                checks.append(1000 * check)
                opens.append(1000 * opened)
        print(f"{'':<28}  {'CPU ms':>24}  {'cpu ratio':>21}")
        print(f"{'expo validate':<28}  {spread(checks, 1):>24}")
        ratios = [opened / check for check, opened in zip(checks, opens, strict=True)]
        print(f"{'expo browse, first screen':<28}  {spread(opens, 1):>24}  {spread(ratios, 2):>21}")
        print(f"{'key to frame':<28}  {'CPU ms a key':>24}")
        for name, keys in KEYS.items():
            reader = Reader(expo, path)
            if name.startswith("l "):
                reader.type(b"l")
            reader.type(keys * (REPEATS // len(keys)))
            spent = 1000 * reader.end() - middle(opens)
            print(f"{name:<28}  {spent / REPEATS:>24.2f}", flush=True)
    except Failure as failure:
        return str(failure)
    return None
