"""Installs expo as the READMEs say: a release, and from source."""

import os
import shutil

from harness import copy_repository, run, temporary_folder
from readme import LANGUAGES, blocks

INSTALLED = [
    "bin/expo", "share/bash-completion/completions/expo", "share/doc/expo/LICENSE",
    "share/fish/vendor_completions.d/expo.fish", "share/man/man1/expo.1",
    "share/man/man1/expo-validate.1", "share/man/ko/man1/expo.1",
    "share/zsh/site-functions/_expo",
]  # fmt: skip


def check_archive(checks):
    """The block of commands that unpacks an archive, in a folder with it and its sum."""
    archive = checks.options.archive
    if not archive:
        checks.skip("installing a release", "no --archive")
        return
    for language in LANGUAGES:
        with temporary_folder() as folder:
            shutil.copy(archive, folder)
            shutil.copy(archive.parent / "SHA256SUMS", folder)
            follow_block(checks, language, "sha256sum", folder)
            for name in INSTALLED:
                path = folder / ".local" / name
                checks.expect(path.is_file(), f"{name}, {language}", "is not there")


def check_source(checks):
    """The block of commands that builds expo, in a copy of the repository."""
    if not checks.options.build:
        return
    with temporary_folder() as folder:
        copy_repository(folder)
        for language in LANGUAGES:
            follow_block(checks, language, "--product expo", folder)


def follow_block(checks, language, word, folder):
    """Runs the `sh` block that has a word; the program in ~/.local/bin is then the one checked."""
    block = next(
        block
        for block in blocks(language)
        if block.kind == "fence sh" and word in "".join(block.lines)
    )
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder)}
    script = "\n".join(["set -e", *block.lines])
    done = run(["bash", "-c", script], cwd=folder, env=environment, limit=3600)
    checks.expect(not done.returncode, f"{word}, {language}", done.stderr[-300:])
    versions = [
        run([program, "--version"]).stdout
        for program in (folder / ".local/bin/expo", checks.expo)
        if os.access(program, os.X_OK)
    ]
    checks.equal(f"{word}, {language}: versions", versions, versions[:1] * 2)
