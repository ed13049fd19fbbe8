"""System calls that fail while a command writes."""

import os

from harness import contents, run, temporary_folder, write
from harness.png import png
from machine.documents import entries, fault, temporary_files

PICTURE = "A.xcassets/item_0.imageset"
EXPORT = ["export", "html", "items.json", "--images", "A.xcassets", "-o", "site"]
# What strace makes fail, the command, and its exit status. Every row was once a success, or left
# something behind.
FAULTS = [
    ("-P /proc/self/maps -e inject=openat:error=EMFILE", ["validate", "items.json"], 2),
    ("-P items.json -e inject=openat:error=EIO:when=2", ["format", "--write", "items.json"], 2),
    (f"-P {PICTURE} -e inject=openat:error=EIO:when=2", EXPORT, 2),
    ("-e inject=flock:error=ENOLCK", EXPORT, 2),
    ("-e inject=flock:error=EAGAIN", ["format", "--write", "items.json"], 2),
    ("-P summary -e inject=close:error=EDQUOT", ["validate", "items.json"], 2),
    ("-e inject=fchmod:error=EPERM", [*EXPORT, "--resize", "cp {input} {output:png} {width}"], 0),
]


def check_faults(checks):
    """A command reports a system call that fails, and changes no file."""
    strace = checks.tool("strace")
    if strace and run([strace, "-o", "/dev/null", "true"]).returncode:
        checks.skip("what needs strace", "no program may trace another here")
        return
    for options, words, status in FAULTS if strace else []:
        with temporary_folder() as folder:
            write(folder / "items.json", entries(1))
            os.link(folder / "items.json", folder / "other.json")
            write(folder / PICTURE / "Contents.json", '{"images": [{"filename": "a.png"}]}')
            write(folder / PICTURE / "a.png", png(1, 1, bytes(4)))
            before = contents(folder)
            write(folder / "summary", "")
            tracing = [strace, "-f", "-o", "/dev/null", *options.split()]
            settings = {"TMPDIR": str(folder), "GITHUB_STEP_SUMMARY": "summary"}
            env = os.environ | settings | {"GITHUB_ACTIONS": "true"}
            done = run([*tracing, checks.expo, *words], cwd=folder, env=env)
            changed = dict(before.items() - contents(folder).items())
            problem = fault(done, (status,)) or changed or temporary_files(folder)
            checks.check(f"{words[0]} with strace {options}", problem)
