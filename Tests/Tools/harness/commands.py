"""Runs other programs. None of them runs without a time limit."""

import os
import signal
import subprocess

SECONDS = 600

# What is checked must not depend on the language of the machine.
for variable in ("EXPO_LANG", "LC_MESSAGES", "LANG"):
    os.environ.pop(variable, None)
os.environ["LC_ALL"] = "C.UTF-8"


class TimeLimit(Exception):
    """A command did not end in time; it and what it had started were killed."""


def output(words, **rest):
    """What a command prints. Raises ValueError, with its errors, if it fails."""
    done = run(words, **rest)
    if done.returncode:
        said = (done.stderr or done.stdout)[-300:]
        raise ValueError(f"exit status {done.returncode}: {said}")
    return done.stdout.decode()


def run(words, *, stdin=b"", cwd=None, env=None, limit=SECONDS, preexec=None):
    """Runs a command to its end and returns its status and output, as bytes.

    The command gets a process group of its own, so that a child it leaves behind ends with it.
    """
    words = [os.fspath(word) for word in words]
    process = subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=cwd,
        env=env,
        start_new_session=True,
        preexec_fn=preexec,
    )
    try:
        stdout, stderr = process.communicate(stdin, timeout=limit)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise TimeLimit(f"{' '.join(words)[:200]}: still running after {limit} s") from None
    return subprocess.CompletedProcess(words, process.returncode, stdout, stderr)


def obey_signals():
    """Restores the default signal handlers: nohup and `&` in a shell ignore some of them."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
