"""Files and folders that cannot be read or written: no permission, pipes, a full disk."""

import contextlib
import os
import shutil

from harness import ROOT, contents, differences, obey_signals, run, temporary_folder, write
from machine.documents import entries, fault, temporary_files

NOBODY = 65534
FULL_DISK = """
mount -t tmpfs -o size={size}k none disk || exit 77
cp before/* disk/ || exit 78
cd disk
{command} 2>../said
echo $? >../status
rm -f filler
ls -A >../names
cp -a . ../after
"""


def drop_root():
    obey_signals()
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


@contextlib.contextmanager
def open_folder(checks):
    """A folder, and a copy of the program, that a user without rights can reach."""
    with temporary_folder() as folder:
        folder.chmod(0o755)
        program = folder / "expo"
        shutil.copy(checks.expo, program)
        program.chmod(0o755)
        inner = folder / "inner"
        inner.mkdir()
        yield program, inner
        for path, _, _ in os.walk(inner):
            os.chmod(path, 0o755)


def give_away(folder):
    """Makes the user without rights the owner of all in a folder."""
    if os.geteuid() != 0:
        return
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, NOBODY, NOBODY, follow_symlinks=False)


def attempt(checks, program, inner, label, words, status, *needles, limit=120):
    """A check of the status of a command without rights, and of what it says, each once."""
    give_away(inner)
    done = run([program, *words], cwd=inner, preexec=drop_root, limit=limit)
    said = done.stderr.decode(errors="replace")
    problem = fault(done, (status,))
    counts = [said.count(needle) for needle in needles]
    if not problem and counts != [1] * len(needles):
        problem = f"{needles} are there {counts} times in {said[-400:]!r}"
    checks.check(label, problem)
    return said


def check_permissions(checks):
    with open_folder(checks) as (program, inner):
        (inner / "items.json").write_text(entries(3))
        (inner / "locked.json").write_text(entries(3))
        (inner / "locked.json").chmod(0)
        denied = "permission denied"
        for command in ("validate", "format --write", "list", "export markdown"):
            words = [*command.split(), "locked.json"]
            attempt(checks, program, inner, f"{words[0]} of a locked file", words, 2, denied)
        attempt(checks, program, inner, "a locked file among others", ["validate", "."], 2, denied)
        for name in ("locked", "empty/locked"):
            write(inner / name / "x.json", "[]")
            (inner / name).chmod(0)
        words = ["validate", "locked", "empty"]
        said = attempt(checks, program, inner, "locked folders", words, 2)
        checks.equal("a locked folder is reported once", said.count("expo: error"), 2)
        shutil.copytree(ROOT / "Samples/broken/EX610-missing-asset", inner / "app")
        (inner / "app/App/Model.swift").chmod(0)
        attempt(checks, program, inner, "locked code of an app", ["validate", "app"], 2, denied)


def check_closed_folder(checks):
    with open_folder(checks) as (program, inner):
        sound = entries(3)
        (inner / "items.json").write_text(sound)
        (inner / "broken.json").write_text(sound.replace('"}', '",}'))
        give_away(inner)
        inner.chmod(0o555)
        before = contents(inner)
        for words in (
            ["format", "--write", "items.json"],
            ["validate", "--fix", "broken.json"],
            ["validate", "--write-baseline", "known.json", "items.json"],
            ["validate", "-f", "json=report.json", "items.json"],
            ["export", "html", "items.json", "-o", "site"],
            ["export", "markdown", "items.json", "-o", "book.md"],
        ):
            done = run([program, *words], cwd=inner, preexec=drop_root)
            problem = fault(done, (2,)) or contents(inner) != before
            checks.check(f"{' '.join(words[:2])} in a read-only folder", problem)


def check_pipes(checks):
    with temporary_folder() as folder:
        catalog = folder / "A.xcassets"
        (catalog / "items.dataset").mkdir(parents=True)
        (folder / "items.json").write_text(entries(3))
        write(catalog / "x.imageset/Contents.json", '{"images":[{"filename":"x.png"}]}')
        for name in ("a.json", "A.xcassets/items.dataset/i.json", "A.xcassets/x.imageset/x.png"):
            os.mkfifo(folder / name)
        os.mkfifo(catalog / "Contents.json")
        for words in ("validate .", "format --check .", "list .", "export html . -o site"):
            done = run([checks.expo, *words.split()], cwd=folder, limit=120)
            checks.check(f"{words} waits for no pipe", fault(done))


def check_full_disk(checks):
    """Every command that writes, on a disk that has room for a part of it."""
    expo = checks.expo
    sound = entries(60)
    rows = {
        "format --write": (f"{expo} format --write items.json", {"items.json": sound}),
        "validate --fix": (
            f"{expo} validate --fix -q broken.json >/dev/null",
            {"broken.json": sound.replace('"}', '",}')},
        ),
        "--write-baseline": (
            f"{expo} validate -q --write-baseline known.json broken.json >/dev/null",
            {"broken.json": entries(400).replace('"desc"', '"dsc"'), "known.json": "{}"},
        ),
        "export markdown": (
            f"{expo} export markdown items.json -o book.md",
            {"items.json": sound, "book.md": "old"},
        ),
        "export html": (
            f"{expo} export html items.json -o site --no-images",
            {"items.json": sound},
        ),
    }
    for label, (command, files) in rows.items():
        with temporary_folder() as folder:
            if not full_disk(checks, folder, label, command, files):
                return


def full_disk(checks, folder, label, command, files):
    """Runs a command on a full tmpfs of its own; false if there can be none."""
    (folder / "disk").mkdir()
    for name, text in {**files, "filler": "x" * 4096}.items():
        write(folder / "before" / name, text)
    pages = sum(-(-len(text.encode()) // 4096) for text in files.values()) + 1
    # Room for the files, their folder, and one page of what is written.
    script = FULL_DISK.format(size=4 * (pages + 1), command=command)
    privilege = [] if os.geteuid() == 0 else ["--map-root-user", "--user"]
    done = run(["unshare", *privilege, "--mount", "sh", "-c", script], cwd=folder)
    if not (folder / "status").exists():
        checks.skip("a full disk", done.stderr.decode().strip())
        return False
    status, words = ((folder / name).read_text() for name in ("status", "said"))
    good = status.strip() == "2" and "no space left on device" in words
    checks.expect(good, f"{label} on a full disk ends with 2 and says so", f"{status}{words}")
    before = {name: text.encode() for name, text in files.items()}
    changed = differences(contents(folder / "after"), before)
    checks.check(f"{label} on a full disk: every file is as it was", changed)
    checks.check(f"{label} on a full disk leaves nothing", temporary_files(folder / "after"))
    return True
