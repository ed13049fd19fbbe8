#!/usr/bin/env python3
"""Runs the real pre-commit with this repository's hooks on a real git repository.

    python3 Tests/Tools/check_pre_commit.py EXPO_BINARY [--build 1]

Commits that add or change a document so that it is broken, and commits that delete an image set or
a document, must be refused with the finding, which is printed once; others must pass, also in a
project without documents. A document whose path begins like an option is a document. The hooks run
EXPO_BINARY; with --build 1 pre-commit builds them, in release mode, from the committed state of
this repository. Needs git and pre-commit (PyPI), and Swift to build.
"""

import json
import os
import re
import shutil

from harness import ROOT, commit, run, run_checks, temporary_folder, write

ITEMS = "Assets.xcassets/items.dataset/items.json"
MISSING = rb"missing key 'short_desc'; found 'shrt_desc' \[EX302 missing-key\]"
FINDING = rb"items\.json:\d+:\d+: error: " + MISSING
HOOKS = """\
repos:
  - repo: file://{repository}
    rev: {revision}
    hooks: [{{id: expo-validate}}, {{id: expo-assets}}]
"""
BUILD_SECONDS = 3600


class Project:
    def __init__(self, checks, folder):
        self.checks, self.folder = checks, folder / "project"
        path = os.pathsep.join([str(folder / "bin"), os.environ["PATH"]])
        self.env = {**os.environ, "PRE_COMMIT_HOME": str(folder / "home"), "PATH": path}
        shutil.copytree(ROOT / "Samples/London1851", self.folder)
        repository = ROOT if checks.options.build else prebuilt(checks.expo, folder)
        revision = run(["git", "rev-parse", "HEAD"], cwd=repository).stdout.decode().strip()
        hooks = HOOKS.format(repository=repository, revision=revision)
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

    def commit(self, label, change, wanted=None):
        """Commits a change to a sound project; the hooks must refuse it with a finding, or pass."""
        change()
        self.run("git", "add", "--all")
        said = self.run("git", "commit", "-qm", label, status=[1] if wanted else [0])
        if wanted:
            count = len(re.findall(wanted, said))
            self.checks.expect(count == 1, f"{label}: the finding is shown {count} times", said)
        self.run("git", "reset", "-q", "--hard")

    def write(self, name, text):
        write(self.folder / name, text)


def prebuilt(expo, folder):
    """A repository with the hooks for a program that is there; it is put into folder/bin."""
    repository, name = folder / "hooks", ".pre-commit-hooks.yaml"
    for path in (repository, folder / "bin"):
        path.mkdir()
    (folder / "bin/expo").symlink_to(expo)
    hooks = (ROOT / name).read_text(encoding="utf-8")
    (repository / name).write_text(hooks.replace("language: swift", "language: system"))
    commit(repository)
    return repository


def check_commits(checks):
    pre_commit, builds = checks.tool("pre-commit"), checks.options.build
    if not (pre_commit and checks.tool("git")) or builds and not checks.tool("swift"):
        return
    with temporary_folder() as folder:
        project = Project(checks, folder)
        project.run(pre_commit, "install")
        said = project.run(pre_commit, "run", "--all-files")
        checks.equal("hooks that pass", said.count(b"Passed"), 2)
        project.commit("sound", lambda: None)
        check_changes(project)


def check_changes(project):
    """Files that are added, changed, deleted, and a commit that has nothing to do with them."""
    sound = (project.folder / ITEMS).read_text(encoding="utf-8")
    picture = json.loads(sound)[0]["image_name"]
    broken = sound.replace('"short_desc"', '"shrt_desc"', 1)
    added = "More.xcassets/items.dataset/"
    contents = (project.folder / ITEMS).with_name("Contents.json").read_text(encoding="utf-8")

    def add():
        project.write(added + "items.json", broken)
        project.write(added + "Contents.json", contents)

    project.commit("added", add, FINDING)
    project.commit("changed", lambda: project.write(ITEMS, broken), FINDING)
    missing = rf"error: no image set named '{picture}'.* \[EX601".encode()
    found = list(project.folder.rglob(f"{picture}.imageset"))
    project.commit("an image set deleted", lambda: shutil.rmtree(found[0]), missing)
    unnamed = rb"EX701 data-set-file"
    project.commit("a document deleted", (project.folder / ITEMS).unlink, unnamed)
    option = "--write-baseline=x.dataset/items.json"
    project.commit("a file called like an option", lambda: project.write(option, broken), FINDING)
    project.commit("no documents", lambda: shutil.rmtree(project.folder / "Assets.xcassets"))
    project.commit("nothing of it", lambda: project.write("notes.txt", "notes\n"))

    def add_settings():
        project.write("More.xcassets/x.dataset/x.json", '{"theme": "dark"}')
        project.write("More.xcassets/x.dataset/Contents.json", '{"data": [{"filename": "x.json"}]}')

    project.commit("data of another kind", add_settings)


if __name__ == "__main__":
    run_checks(__doc__, build=0)
