"""A shell with job control: stopped, in the background, and back."""

import contextlib
import os
import pathlib
import signal

from browse.session import POSTER, SAMPLE
from harness import temporary_folder
from harness.terminal import Session

TAKEN = b"\x1b[?1049h"


class Shell(Session):
    """An interactive shell with job control, as people have it."""

    PROMPT = "ready> "

    def __init__(self, checks):
        environment = {"PS1": self.PROMPT, "HISTFILE": "/dev/null"}
        super().__init__(checks, ["bash", "--norc", "--noprofile", "-i"], environment=environment)
        self.waits()

    def waits(self):
        return self.shows(self.PROMPT.strip())

    def browse(self):
        """Starts the reader on a clean screen and returns its process."""
        self.type(f"clear; {self.reader}\n")
        self.wait(lambda: self.screen.cursor.hidden)
        self.shows(POSTER)
        return self.child()

    @property
    def reader(self):
        return f"{self.checks.expo} browse {SAMPLE} --lang ko"

    def child(self):
        """The process of the reader."""
        children = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        return int(pathlib.Path(children).read_text().split()[0])

    def foreground(self, label, *texts):
        """A check that fg on a clean screen brings the reader back."""
        self.expect(label, *texts, also=lambda: self.screen.cursor.hidden, after="clear; fg\n")

    def settings(self, path):
        """The terminal's settings, as stty prints them in the shell."""
        self.shows(f"{path.name}-written", after=f"stty -a >{path}; echo {path.name}-wri''tten\n")
        return path.read_text()

    def leave(self):
        self.waits()
        self.end("exit\n")


def check_stopping(checks):
    """Ctrl-Z in the reader, and fg."""
    shell = Shell(checks)
    with temporary_folder() as folder:
        before = shell.settings(folder / "before")
        shell.browse()
        shell.expect("^Z stops while something is typed", "Stopped", after="l/\x1a")
        shell.expect("fg goes on typing", "/ 찾을 말", after="clear; fg\n")
        shell.expect("^Z stops", "Stopped", "ready>", after="\x1b5gl\x1a")
        # The shell's own line editor asks for pastes in brackets.
        left = [mode for mode in shell.modes_left() if "2004" not in mode]
        checks.check("modes while stopped", "; ".join(left))
        checks.equal("stty while stopped", shell.settings(folder / "stopped"), before)
        shell.foreground("fg goes on where it was", "5/13")
        shell.type("q")
        shell.waits()
        checks.equal("stty after all", shell.settings(folder / "after"), before)
    shell.leave()


def check_stop_signals(checks):
    shell = Shell(checks)
    child = shell.browse()
    os.kill(child, signal.SIGTSTP)
    shell.expect("SIGTSTP from outside stops", "Stopped", "ready>")
    shell.foreground("fg after SIGTSTP", POSTER)
    os.kill(child, signal.SIGSTOP)
    shell.expect("SIGSTOP stops", "Stopped")
    taken = shell.output.count(TAKEN)
    shell.type("clear; fg\n")
    label = "fg after SIGSTOP takes the terminal again"
    shell.expect(label, POSTER, also=lambda: shell.output.count(TAKEN) > taken)
    shell.type("l\x03")
    shell.waits()
    shell.expect("Ctrl-C in a shell", "status 130", after="echo status $?\n")
    shell.leave()


def check_background(checks):
    """In the background the reader neither touches the terminal nor waits for it."""
    shell = Shell(checks)
    child = shell.browse()
    shell.shows("Stopped", after="\x1a")
    with screen_untouched(shell, "the screen in the background"):
        shell.shows("&", after="clear; bg\n")
        shell.type("echo typed-to-the-sh''ell\n")
        shell.expect("keys are the shell's after bg", "typed-to-the-shell")
    shell.foreground("fg after bg goes on", POSTER)
    shell.shows("Stopped", after="\x1a")
    shell.shows("&", after="clear; bg\n")
    with screen_untouched(shell, "the screen after SIGTERM in the background"):
        # A shell that has said so at its prompt no longer knows the status.
        shell.shows(f"wait {child}", after=f"wait {child}; echo ended with $?\n")
        os.kill(child, signal.SIGTERM)
        shell.expect("SIGTERM ends it in the background", "ended with 143")
    shell.leave()


@contextlib.contextmanager
def screen_untouched(shell, label):
    """A check that the alternate screen is neither taken nor given back."""
    before = shell.output.count(b"\x1b[?1049")
    yield
    checks = shell.checks
    checks.expect(shell.output.count(b"\x1b[?1049") == before, label, shell.texts())


def check_other_shells(checks):
    shell = Shell(checks)
    shell.shows(POSTER, after=f"clear; sh -c '{shell.reader}; true'\n")
    shell.expect("^Z below sh -c stops both", "Stopped", "ready>", after="\x1a")
    shell.foreground("and fg goes on", POSTER)
    shell.type("q")
    shell.waits()
    shell.type(f"clear; {shell.reader} <&-\n")
    label = "keys come without standard input"
    shell.expect(label, POSTER, also=lambda: shell.screen.cursor.hidden)
    shell.type("q")
    shell.leave()
