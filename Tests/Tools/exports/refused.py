"""Folders that cannot be written to, and a disk that is full."""

import os

from exports.running import export, first_few, write_entries
from harness import contents, differences, run, temporary_folder

FULL_DISK = """
mount -t tmpfs -o size=120k none {folder}/disk || exit 77
{expo} export html {folder}/items.json -o {folder}/disk/site --no-images 2>{folder}/said
echo $? >{folder}/status
cp -a {folder}/disk/site {folder}/copy
"""


def check_closed_folder(checks):
    with temporary_folder() as folder:
        document, closed = folder / "items.json", folder / "closed"
        write_entries(document, 50, "글")
        label = "a folder that cannot be written to"
        if os.geteuid() == 0:
            export(checks, label, document, "/proc/site", status=2)
            return
        closed.mkdir(mode=0o555)
        export(checks, label, document, closed, status=2)
        checks.equal("and nothing is in it", os.listdir(closed), [])
        closed.chmod(0o755)


def check_full_disk(checks):
    with temporary_folder() as folder:
        (folder / "disk").mkdir()
        write_entries(folder / "items.json", 50, "글")
        script = FULL_DISK.format(folder=folder, expo=checks.expo)
        privilege = [] if os.geteuid() == 0 else ["--map-root-user", "--user"]
        done = run(["unshare", *privilege, "--mount", "sh", "-c", script])
        if not (folder / "status").exists():
            return checks.skip("a full disk", done.stderr.decode().strip())
        status, words = ((folder / name).read_text() for name in ("status", "said"))
        good = status.strip() == "2" and "no space left on device" in words
        checks.expect(good, "a full disk ends with 2 and says so", f"{status}: {words}")
        check_copy_of_full_disk(checks, folder)
    return None


def check_copy_of_full_disk(checks, folder):
    document, copy = folder / "items.json", folder / "copy"
    export(checks, "the same on a disk with room", document, folder / "whole")
    whole = contents(folder / "whole")
    checks.check("nothing is left on the full disk", first_few(sorted(contents(copy))))
    export(checks, "the next export completes a copy of it", document, copy)
    left = differences(contents(copy), whole)
    checks.check("as if nothing had been", first_few(left))
