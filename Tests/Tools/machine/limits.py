"""Too little of something: file descriptors, memory, stack, and room in a pipe."""

import concurrent.futures
import fcntl
import functools
import json
import os
import resource
import signal
import subprocess

from harness import obey_signals, run, temporary_folder, write
from machine.documents import entries, fault, temporary_files

PIPE = -signal.SIGPIPE
# The kernel's smallest pipe: what does not fit into it waits until its reader reads or goes.
PIPE_SIZE = 4096
THREADS = 4


# In a folder with two documents, which they may change.
COMMANDS = {
    "validate": ["validate", "items.json"],
    "format --write": ["format", "--write", "items.json"],
    "validate --fix": ["validate", "--fix", "broken.json"],
    "--write-baseline": ["validate", "--write-baseline", "known.json", "broken.json"],
    "export": ["export", "html", "items.json", "-o", "site", "--no-images"],
    "list": ["list", "items.json", "--no-pager"],
}


def limited(kind, limit):
    return lambda: (obey_signals(), resource.setrlimit(kind, (limit, limit)))


def outcome(checks, name, preexec):
    """How one command ends under a limit, and whether a document was torn."""
    with temporary_folder() as folder:
        sound = entries(300)
        (folder / "items.json").write_text(sound)
        (folder / "broken.json").write_text(sound.replace('"}]', '",}]'))
        before = {path: path.read_bytes() for path in folder.glob("*.json")}
        done = run([checks.expo, *COMMANDS[name]], cwd=folder, preexec=preexec, limit=180)
        for path in [*before, folder / "known.json"]:
            content = path.read_bytes() if path.exists() else before.get(path)
            if content is not None and content != before.get(path):
                json.loads(content)
        left = temporary_files(folder)
        return done, f"left behind: {left[:3]}" if left else None


def check_descriptors(checks):
    """Every command under every small number of open files."""
    for name in COMMANDS:
        for limit in range(3, 12):
            done, left = outcome(checks, name, limited(resource.RLIMIT_NOFILE, limit))
            # A program that is not static needs a descriptor to be loaded.
            is_loaded = b"loading shared libraries" not in done.stderr
            problem = fault(done) or left if is_loaded else None
            checks.check(f"{name} with {limit} descriptors", problem)


def check_memory(checks):
    """Every command in an address space that is too small: an error, or the words of the runtime.

    A process that has no memory at all ends before it can say anything; a file is never torn.
    """
    aborted = (-signal.SIGABRT, -signal.SIGILL, -signal.SIGTRAP, -signal.SIGSEGV, 127)
    for name in COMMANDS:
        for megabytes in (*range(4, 24, 4), *range(24, 120, 16)):
            preexec = limited(resource.RLIMIT_AS, megabytes << 20)
            done, _ = outcome(checks, name, preexec)
            label = f"{name} in {megabytes} MB"
            # Without memory the runtime can only stop; the kernel may not even start it.
            checks.check(label, None if done.returncode in aborted else fault(done))


def check_large_document(checks):
    """A document that does not fit into memory is an error with words, not a crash."""
    with temporary_folder() as folder:
        (folder / "items.json").write_text(entries(200_000, paragraphs=1))
        text = (folder / "items.json").read_bytes()
        little = limited(resource.RLIMIT_AS, 48 << 20)
        done = run([checks.expo, "validate", "-"], stdin=text, cwd=folder, preexec=little)
        words = done.stderr.decode(errors="replace")
        good = done.returncode == 2 and "cannot allocate memory" in words
        checks.expect(good, "a large document from a pipe", f"{done.returncode}: {words}")


def check_stack(checks):
    """Stacks of 64 KB, for the first thread and for others, also for what is deep."""
    with temporary_folder() as folder:
        deep = write(folder / "deep.json", "[" * 100_000 + "]" * 100_000)
        below = folder / "below"
        for _ in range(1500):
            below.mkdir()
            below = below / "a"
        many = folder / "many"
        for number in range(8):
            write(many / f"{number}.json", entries(20))
        for words in (
            ["validate", deep],
            ["format", deep],
            ["validate", "--jobs", "4", many],
            ["export", "markdown", many / "1.json"],
            ["validate", folder / "below"],
            ["export", "markdown", many / "1.json", "--images", folder / "below"],
            ["rules"],
        ):
            done = run([checks.expo, *words], preexec=limited(resource.RLIMIT_STACK, 64 << 10))
            checks.check(f"{words[0]} with a stack of 64 KB", fault(done))
        # Python would remove it by recursion.
        run(["rm", "-rf", folder / "below"])
    for name in COMMANDS:
        done, left = outcome(checks, name, limited(resource.RLIMIT_STACK, 64 << 10))
        checks.check(f"{name} with a stack of 64 KB", fault(done) or left)


def check_closed_pipes(checks):
    """The reader goes after every byte of an output, and in between in long ones."""
    with temporary_folder() as folder:
        (folder / "items.json").write_text(entries(3))
        (folder / "broken.json").write_text(entries(2).replace('"}', '",}'))
        (folder / "long.json").write_text(entries(2000))
        for words, step in (
            (["validate", "-f", "concise", "broken.json"], 1),
            (["validate", "--diff", "broken.json"], 1),
            (["list", "--no-pager", "items.json"], 1),
            (["format", "items.json"], 1),
            (["format", "long.json"], 40_009),
            (["export", "markdown", "long.json"], 40_009),
            (["list", "long.json"], 40_009),
            (["list", "--format", "json", "long.json"], 40_009),
        ):
            whole = run([checks.expo, *words], cwd=folder).stdout
            counts = range(0, len(whole) + 1, step)
            with concurrent.futures.ThreadPoolExecutor(THREADS) as pool:
                after = functools.partial(closed_after, checks, words, folder, whole)
                found = pool.map(after, counts)
            problems = [problem for problem in found if problem]
            label = f"{' '.join(words)}, closed after every {step} of {len(whole)} bytes"
            checks.check(label, "; ".join(problems[:3]))


def closed_after(checks, words, folder, whole, count):
    """What is wrong if the reader takes `count` bytes and goes."""
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, PIPE_SIZE)
    process = subprocess.Popen(
        [checks.expo, *words],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
    )
    os.close(writer)
    got = b""
    while len(got) < count and (part := os.read(reader, count - len(got))):
        got += part
    os.close(reader)
    _, said = process.communicate(timeout=60)
    if got != whole[:count]:
        return f"after {count}: other bytes"
    # What does not fit into the pipe either cannot have been written.
    statuses = (141, PIPE) if len(whole) - count > PIPE_SIZE else (0, 1, 141, PIPE)
    if process.returncode not in statuses:
        return f"after {count}: exit status {process.returncode}"
    if b"expo: error" in said or b"Fatal" in said:
        return f"after {count}: {said[-200:]!r}"
    return None
