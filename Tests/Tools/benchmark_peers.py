"""Finds or builds the programs that benchmark.py measures expo beside.

What is built goes into a folder of its own and is built again when its source is newer.
"""

import importlib.util
import os
import pathlib
import platform
import shlex
import shutil
import subprocess
import sys

from measuring import Command

SOURCES = pathlib.Path(__file__).resolve().parent / "peers"


class Missing(Exception):
    """Why a peer cannot be run, and what would help."""


def yardstick(folder):
    """simdjson, in a small C++ program."""
    compiler = os.environ.get("CXX") or shutil.which("g++") or shutil.which("clang++")
    if not compiler:
        raise Missing("no C++ compiler; apt-get install g++ libsimdjson-dev")
    return build(
        folder / "yardstick",
        SOURCES / "yardstick.cpp",
        [*shlex.split(compiler), "-O3", "-std=c++17"],
        ["-lsimdjson"],
        "apt-get install g++ libsimdjson-dev",
    )


def foundation(folder):
    """Foundation's JSONDecoder, in a small Swift program."""
    if not shutil.which("swiftc"):
        raise Missing("no swiftc; see swift.org/install")
    static = ["-static-stdlib"] if sys.platform == "linux" else []
    return build(
        folder / "foundation",
        SOURCES / "foundation.swift",
        ["swiftc", "-O", *static],
        [],
        "a Swift toolchain with Foundation is needed",
    )


def build(binary, source, compiler, libraries, remedy):
    if binary.exists() and binary.stat().st_mtime > source.stat().st_mtime:
        return [binary]
    print(f"building {binary.name}", flush=True)
    done = subprocess.run(
        [*compiler, source, *libraries, "-o", binary], capture_output=True, text=True
    )
    if done.returncode:
        reason = next(
            (line for line in done.stderr.splitlines() if "error" in line), "it does not compile"
        )
        raise Missing(f"{reason.strip()}; {remedy}")
    return [binary]


def jq(folder):
    """jq, as installed."""
    if not shutil.which("jq"):
        raise Missing("apt-get install jq")
    return ["jq"]


def sourcemeta(folder):
    """sourcemeta's jsonschema: the native binary inside the package, not its Python wrapper."""
    found = importlib.util.find_spec("sourcemeta_jsonschema")
    if not found:
        raise Missing(f"{sys.executable} -m pip install sourcemeta-jsonschema")
    machine = {"aarch64": "arm64"}.get(platform.machine(), platform.machine())
    for path in sorted(pathlib.Path(found.origin).parent.rglob(f"*{sys.platform}-{machine}*")):
        if path.is_file() and os.access(path, os.X_OK):
            return [path]
    raise Missing(f"sourcemeta-jsonschema has no native binary for {sys.platform} on {machine}")


def msgspec(folder):
    """msgspec, in a small Python program."""
    if not importlib.util.find_spec("msgspec"):
        raise Missing(f"{sys.executable} -m pip install msgspec")
    return [sys.executable, SOURCES / "msgspec_entries.py"]


def jinja(folder):
    """jinja2, in a small Python program."""
    if not importlib.util.find_spec("jinja2"):
        raise Missing(f"{sys.executable} -m pip install jinja2")
    return [sys.executable, SOURCES / "jinja_site.py"]


def hugo(folder):
    """hugo, as installed."""
    if not shutil.which("hugo"):
        raise Missing("apt-get install hugo")
    return ["hugo"]


# Each peer: how it is found, and the command that prints its version.
PEERS = {
    "simdjson": (yardstick, lambda program: [*program, "version"]),
    "jq": (jq, lambda program: [*program, "--version"]),
    "sourcemeta": (sourcemeta, lambda program: [*program, "--version"]),
    "msgspec": (msgspec, lambda program: [*program, "--version"]),
    "jinja2": (jinja, lambda program: [*program, "--version"]),
    "hugo": (hugo, lambda program: [*program, "version"]),
    "foundation": (foundation, lambda program: ["swiftc", "--version"]),
}


def first_line(command):
    done = subprocess.run(command, capture_output=True, text=True)
    return (done.stdout or done.stderr).strip().splitlines()[0]


class Peers:
    """The peers of this machine, each looked for once."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.found, self.reasons = {}, {}
        for name, (find, version) in PEERS.items():
            try:
                self.found[name] = find(self.folder)
                print(f"{name:<12} {first_line(version(self.found[name]))}", flush=True)
            except Missing as missing:
                self.reasons[name] = str(missing)
                print(f"{name:<12} skipped: {missing}", flush=True)

    def command(self, peer, title, arguments, size=0, prepare=None):
        """A row of a table: the peer with these arguments, or why it was skipped."""
        if peer in self.reasons:
            return Command(title, [], skipped=self.reasons[peer])
        return Command(title, [*self.found[peer], *arguments], size, prepare=prepare)
