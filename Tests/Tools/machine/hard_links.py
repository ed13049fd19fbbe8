"""Files with several names, which are written in place."""

import os
import random
import resource
import signal
import time

from harness import obey_signals, run, temporary_folder
from machine.documents import entries, fault

COPY = "items.json.expo-copy-"
SECONDS = 180
# How long after the copy has appeared a run is ended, in seconds.
WRITING = 0.01


def linked(folder, text):
    """A document with two names, alone in its folder."""
    for path in folder.iterdir():
        path.unlink()
    (folder / "items.json").write_text(text)
    os.link(folder / "items.json", folder / "other.json")
    return folder / "items.json", folder / "other.json"


def check_hard_links(checks):
    with temporary_folder() as folder:
        check_failure(checks, folder)
        check_kills_of_links(checks, folder)


def check_failure(checks, folder):
    """No file may grow beyond a limit: the old content is put back."""
    text = entries(400)
    path, other = linked(folder, text)

    def limit():
        obey_signals()
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        size = path.stat().st_size + 100
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    done = run([checks.expo, "format", "--write", path], preexec=limit)
    checks.check("a file with two names that cannot grow", fault(done, (2,)))
    checks.expect(other.read_text() == text, "its old content is put back", "another content")
    names = sorted(path.name for path in folder.iterdir())
    checks.equal("no copy is left after a failure", names, ["items.json", "other.json"])


def check_kills_of_links(checks, folder):
    """After a kill the document or the copy beside it is whole."""
    text = entries(5_000)
    path, other = linked(folder, text)
    run([checks.expo, "format", "--write", "-q", path])
    new = other.read_text()
    chance = random.Random(checks.options.rounds)
    killed, copies, lost = 0, 0, []
    for number in range(checks.options.rounds):
        path, other = linked(folder, text)
        process = checks.start("format", "--write", "-q", path)
        while process.poll() is None and not list(folder.glob(COPY + "*")):
            pass
        time.sleep(chance.random() * WRITING)
        process.kill()
        killed += process.wait(SECONDS) == -signal.SIGKILL
        left = [copy.read_text(errors="replace") for copy in folder.glob(COPY + "*")]
        copies += len(left)
        if other.read_text(errors="replace") not in (text, new) and text not in left:
            lost.append(number)
    checks.say(f"files with two names: {killed} runs killed, {copies} left a copy")
    checks.equal("a document with two names or its copy is whole after a kill", lost, [])
