#!/usr/bin/env python3
"""Runs the real pre-commit with this repository's hooks on a real git repository.

    python3 Tests/Tools/check_pre_commit.py

A commit with a broken document must be refused with its finding; one with the fixed document must
pass. A document whose path begins like an option is a document. pre-commit builds the hooks, in
release mode, from the committed state of this repository.
Needs git, pre-commit (PyPI) and Swift.
"""

import os
import re
import shutil

from harness import ROOT, run, run_checks, temporary_folder

ITEMS = "Assets.xcassets/items.dataset/items.json"
FINDING = rb"items\.json:\d+:\d+: error: missing key 'short_desc' \[EX302 missing-key\]"
HOOKS = """\
repos:
  - repo: file://{repository}
    rev: {revision}
    hooks: [{{id: expo-validate}}, {{id: expo-assets}}]
"""
BUILD_SECONDS = 1200


class Project:
    """A git repository with the London sample and the hooks."""

    def __init__(self, checks, folder):
        self.checks, self.folder = checks, folder / "project"
        self.env = {**os.environ, "PRE_COMMIT_HOME": str(folder / "home")}
        shutil.copytree(ROOT / "Samples/London1851", self.folder)
        revision = run(["git", "rev-parse", "HEAD"], cwd=ROOT).stdout.decode().strip()
        hooks = HOOKS.format(repository=ROOT, revision=revision)
        (self.folder / ".pre-commit-config.yaml").write_text(hooks)
        self.run("git", "init", "-q")
        self.run("git", "config", "user.name", "test")
        self.run("git", "config", "user.email", "test@example.invalid")
        self.run("git", "add", ".")

    def run(self, *words, status=(0,)):
        """Runs a command there and returns all that it printed."""
        done = run(words, cwd=self.folder, env=self.env, limit=BUILD_SECONDS)
        text = done.stdout + done.stderr
        self.checks.expect(done.returncode in status, " ".join(words), text.decode()[-2000:])
        return text


def check_commits(checks):
    pre_commit = checks.tool("pre-commit")
    if not (pre_commit and checks.tool("git") and checks.tool("swift")):
        return
    with temporary_folder() as folder:
        project = Project(checks, folder)
        project.run(pre_commit, "install")
        items = project.folder / ITEMS
        sound = items.read_text()
        items.write_text(sound.replace('"short_desc"', '"shrt_desc"', 1))
        project.run("git", "add", ".")
        said = project.run("git", "commit", "-qm", "broken", status=[1])
        checks.expect(re.search(FINDING, said), "the finding is shown", said)
        items.write_text(sound)
        project.run("git", "add", ".")
        said = project.run(pre_commit, "run", "--all-files")
        checks.equal("hooks that pass", said.count(b"Passed"), 2)
        option = project.folder / "--write-baseline=x.dataset/items.json"
        option.parent.mkdir()
        option.write_text(sound.replace('"short_desc"', '"shrt_desc"', 1))
        project.run("git", "add", "--all")
        said = project.run(pre_commit, "run", "--all-files", status=[1])
        checks.expect(re.search(FINDING, said), "a file called like an option is checked", said)
        checks.expect(not (project.folder / "x.dataset").exists(), "and is no option", "it is")


if __name__ == "__main__":
    run_checks(__doc__, check_commits, has_binary=False)
