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


def installed(program):
    """A program of a package of Debian with its name."""

    def find(folder):
        if not shutil.which(program):
            raise Missing(f"apt-get install {program}")
        return [program]

    return find


def packaged(module, script):
    """A package of PyPI, in a small Python program."""

    def find(folder):
        if not importlib.util.find_spec(module):
            raise Missing(f"{sys.executable} -m pip install {module}")
        return [sys.executable, SOURCES / script]

    return find


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


# Each peer: how it is found, and the word that prints its version.
PEERS = {
    "simdjson": (yardstick, "version"),
    "jq": (installed("jq"), "--version"),
    "sourcemeta": (sourcemeta, "--version"),
    "msgspec": (packaged("msgspec", "msgspec_entries.py"), "--version"),
    "hugo": (installed("hugo"), "version"),
    "foundation": (foundation, None),
}


class Peers:
    """The peers of this machine, each looked for when it is first needed."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.found = {}

    def find(self, name):
        """The words that start a peer, or why there are none; also printed, once."""
        if name not in self.found:
            find, version = PEERS[name]
            try:
                self.found[name] = find(self.folder)
                asked = [*self.found[name], version] if version else ["swiftc", "--version"]
                done = subprocess.run(asked, capture_output=True, text=True)
                said = (done.stdout or done.stderr).strip().splitlines()[0]
            except Missing as missing:
                self.found[name], said = str(missing), f"skipped: {missing}"
            print(f"{name:<12} {said}", flush=True)
        return self.found[name]

    def command(self, peer, title, arguments, size=0, prepare=None):
        """A row of a table: the peer with these arguments, or why it was skipped."""
        found = self.find(peer)
        if isinstance(found, str):
            return Command(title, [], skipped=found)
        return Command(title, [*found, *arguments], size, prepare=prepare)
