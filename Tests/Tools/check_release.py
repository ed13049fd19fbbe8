#!/usr/bin/env python3
"""Checks .ci/assets.sh: the sums, the formula and the notes of a release, from its archives.

python3 Tests/Tools/check_release.py
"""

import hashlib
import re
import shutil

from harness import ROOT, run, run_checks, temporary_folder

VERSION = re.search(
    r'current = "(.*)"', (ROOT / "Sources/ExpoJSON/ToolVersion.swift").read_text(encoding="utf-8")
)[1]
UNRELEASED = "Not released yet."
ADDRESS = "https://git.example/fair/expo"
SYSTEMS = ["linux-aarch64", "linux-x86_64", "macos-universal"]
# The parts of the formula, in its order, and the archive of each.
PARTS = ["macos", "linux", "arm", "intel"]
ORDER = ["macos-universal", "linux-aarch64", "linux-x86_64"]


def changelog(words):
    """The CHANGELOG with words in place of those that the next version is not released yet."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return text.replace(UNRELEASED, words)


def assets(folder, tag, systems, words="1 May 2051."):
    """Runs the scripts beside a CHANGELOG, in a folder with archives of some systems."""
    shutil.copytree(ROOT / ".ci", folder / ".ci")
    (folder / "CHANGELOG.md").write_text(changelog(words), encoding="utf-8")
    for system in systems:
        (folder / f"expo-{tag[1:]}-{system}.tar.gz").write_text(system)
    return run([folder / ".ci/assets.sh", tag, ADDRESS, folder])


def check_assets(checks):
    with temporary_folder() as folder:
        done = assets(folder, f"v{VERSION}", SYSTEMS)
        checks.equal("status", (done.returncode, done.stderr), (0, b""))
        sums = {system: hashlib.sha256(system.encode()).hexdigest() for system in SYSTEMS}
        lines = [f"{sums[system]}  expo-{VERSION}-{system}.tar.gz\n" for system in SYSTEMS]
        checks.equal("SHA256SUMS", (folder / "SHA256SUMS").read_text(), "".join(lines))
        formula = (folder / "expo.rb").read_text()
        checks.equal("expo.rb: parts", re.findall(r"on_(\w+) do", formula), PARTS)
        release = f"{ADDRESS}/releases/download/v{VERSION}/expo-{VERSION}"
        files = [(f"{release}-{system}.tar.gz", sums[system]) for system in ORDER]
        found = re.findall(r'\n +url "(.*)"\n +sha256 "(.*)"\n', formula)
        checks.equal("expo.rb: files", found, files)
        for line in (
            f'homepage "{ADDRESS}"',
            f'version "{VERSION}"',
            'prefix.install "bin", "share"',
        ):
            checks.expect(f" {line}\n" in formula, f"expo.rb: {line}", formula)
        blocks = re.findall(r"^ *(?:class|def)\b|\bdo$", formula, re.M)
        checks.equal("expo.rb: ends", len(re.findall(r"^ *end$", formula, re.M)), len(blocks))
        notes = done.stdout.decode()
        section = changelog("1 May 2051.").split("\n## ")[1]
        checks.equal("notes", f"{VERSION}\n{notes}".strip(), section.strip())


def check_errors(checks):
    tag = f"v{VERSION}"
    for label, given, words in [
        ("an archive is missing", (tag, SYSTEMS[1:]), b"no archive for linux-aarch64"),
        ("another version", ("v9.8.7", SYSTEMS), b"the CHANGELOG says nothing of 9.8.7"),
        ("a part of a version", (tag[:-2], SYSTEMS), b"the CHANGELOG says nothing of"),
        ("not released", (tag, SYSTEMS, UNRELEASED), f"{VERSION} is not released yet".encode()),
    ]:
        with temporary_folder() as folder:
            done = assets(folder, *given)
            checks.equal(f"{label}: status", done.returncode, 1)
            checks.expect(words in done.stderr, f"{label}: words", done.stderr)
            checks.equal(f"{label}: nothing made", list(folder.glob("*.rb")), [])


if __name__ == "__main__":
    run_checks(__doc__, has_binary=False)
