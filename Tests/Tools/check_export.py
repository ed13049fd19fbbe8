#!/usr/bin/env python3
"""Exports with the real program, kills it, and looks at what is on the disk.

usage, from the repository root: python3 Tests/Tools/check_export.py EXPO_BINARY [--kills N]

Killed: an export of 600 entries over another is ended by SIGKILL at N moments (120); every file must
be whole, old or new, a file of somebody else untouched, and the next export must complete it, with
nothing left over. Ended: SIGHUP, SIGINT and SIGTERM end an export tidily with 128 and their number; a
file of somebody else or an edit made before the next export is seen as that, also after SIGKILL. The same: two exports, in different folders and years (by faketime, if installed),
are byte-identical. Time stamps: those of unchanged files stay. Gone: the page of a deleted entry goes,
a stranger's file stays. Refused: a folder that cannot be written to and a full disk (a small tmpfs in a
user namespace, if the system allows one) end with 2 and nothing half-written.
Prints one line a check and exits with 1 on any failure.
"""
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

EXPO = str(pathlib.Path(sys.argv[1]).resolve())
KILLS = int(sys.argv[sys.argv.index("--kills") + 1]) if "--kills" in sys.argv else 120
ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Samples/Daejeon1993"
MANIFEST = ".expo-export.json"
JOURNAL = ".expo-export.log"
failures = []


def check(name, problem=None):
    print(("ok      " if not problem else "FAILED  ") + name + (f": {problem}" if problem else ""), flush=True)
    if problem:
        failures.append(name)


def export(*words, status=0, before=()):
    """Runs `expo export` to its end; the problem if it ends otherwise than expected."""
    done = subprocess.run([*before, EXPO, "export", *map(str, words)], capture_output=True, text=True)
    return None if done.returncode == status else f"exit {done.returncode}: {done.stderr.strip()[:200]}"


def entries(path, count, mark, first=0):
    """A document of so many entries; `mark` makes every text another."""
    items = [
        {"name": f"전시품 {n}", "image_name": f"item_{n}", "short_desc": f"{mark} {n}", "desc": f"{mark} 글 {n}\n\n" * 40}
        for n in range(first, first + count)]
    path.write_text(json.dumps(items, ensure_ascii=False), encoding="utf-8")


def tree(folder):
    """Every file by its path, links as what they say."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()}


def differences(one, other):
    return [name for name in sorted(one.keys() | other.keys()) if one.get(name) != other.get(name)]


def said(names):
    return None if not names else ", ".join(names[:4]) + (f" and {len(names) - 4} more" if len(names) > 4 else "")


def killed(folder):
    """Ends an export at many moments, and another after it."""
    old, new = folder / "old.json", folder / "new.json"
    entries(old, 600, "옛")
    entries(new, 600, "새", first=100)
    wanted = {}
    for name, document in (("old", old), ("new", new)):
        problem = export("html", document, "-o", folder / name, "--no-images")
        if problem:
            return check(f"exports to be compared with: {name}", problem)
        wanted[name] = tree(folder / name)
    site = folder / "site"
    durations = []
    for document in (old, new, old, new, old):
        start = time.perf_counter()
        export("html", document, "-o", folder / "timed", "--no-images")
        durations.append(time.perf_counter() - start)
    duration = min(durations)
    spread, torn, lost, left, cut, sides = random.Random(1900), [], [], [], 0, set()
    for number in range(KILLS):
        if number % 40 == 0:
            shutil.rmtree(site, ignore_errors=True)
            shutil.copytree(folder / "old", site)
            (site / "mine.txt").write_text("mine")
        target = "new" if number % 2 == 0 else "old"
        document = new if target == "new" else old
        process = subprocess.Popen(
            [EXPO, "export", "html", document, "-o", site, "--no-images", "-q"], stderr=subprocess.DEVNULL)
        time.sleep(spread.random() * duration)
        process.send_signal(signal.SIGKILL)
        cut += process.wait() == -signal.SIGKILL
        found = tree(site)
        for path, content in found.items():
            last = path.rsplit("/", 1)[-1]
            if last.startswith(".expo-") or path == "mine.txt":
                continue
            sides.update(side for side in wanted if wanted[side].get(path) == content)
            if all(side.get(path) != content for side in wanted.values()):
                torn.append(path)
        if found.get("mine.txt") != b"mine":
            lost.append("mine.txt")
        if number % 4 == 3:
            # A temporary file is swept when no process can be writing it any more.
            for path in site.rglob(".expo-tmp-*"):
                os.utime(path, (0, 0))
            problem = export("html", document, "-o", site, "--no-images")
            rest = tree(site)
            rest.pop("mine.txt", None)
            left += [problem] if problem else differences(rest, wanted[target])
    check(f"killed {cut} of {KILLS} times: every file is whole, old or new", said(torn))
    check("a stranger's file stays", said(lost))
    check("the next export completes it, and leaves nothing over", said(left))
    check("both old and new were met", None if sides == {"old", "new"} and cut > KILLS // 3 else f"{sides}, {cut} kills")


def obey_signals():
    """Whoever runs this check may ignore some of them: nohup does, and shells with `&`."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def ended(folder):
    """Ends an export by signals; what somebody does before the next one is not undone."""
    document = folder / "items.json"
    count = 12_000
    entries(document, count, "글")
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
        site = folder / number.name
        pages = site / "entries"
        process = subprocess.Popen(
            [EXPO, "export", "html", document, "-o", site, "--no-images", "-q"], stderr=subprocess.DEVNULL,
            preexec_fn=obey_signals)
        while process.poll() is None and not (pages.is_dir() and len(os.listdir(pages)) > 50):
            time.sleep(0.001)
        process.send_signal(number)
        status, done = process.wait(), len(os.listdir(pages))
        if number is signal.SIGKILL:
            good = status == -number
        else:
            left = [path for path in tree(site) if path.rsplit("/", 1)[-1].startswith(".expo-") and path != MANIFEST]
            good = status == 128 + number and not left
        check(f"{number.name} ends an export of {count} entries at {done}", None if good else f"{status}")
        last = pages / f"item_{count - 1}.html"
        last.write_text("mine")
        edited = pages / min(name for name in os.listdir(pages) if not name.startswith("."))
        edited.write_text("edited")
        check("a stranger's file refuses the next", export("html", document, "-o", site, "--no-images", status=1))
        last.unlink()
        check("an edited page is told", export("html", document, "-o", site, "--no-images", status=1))
        check("and stays", None if edited.read_text() == "edited" else "it is gone")
        check("by force all is as it should be", export("html", document, "-o", site, "--no-images", "--force"))
        check("with nothing left over", said([name for name in os.listdir(site) if name == JOURNAL]))


def same(folder):
    faketime = shutil.which("faketime")
    for kind, words in {
        "html": ["html"], "markdown": ["markdown", "--split"], "hugo": ["markdown", "--preset", "hugo"],
    }.items():
        problems = []
        for name, date in (("a", "2001-01-01"), ("deep/er/b", "2037-12-31")):
            before = [faketime, "-f", f"@{date} 00:00:00"] if faketime else []
            problems.append(export(*words, SAMPLE, "-o", folder / kind / name, before=before))
        one, other = tree(folder / kind / "a"), tree(folder / kind / "deep/er/b")
        problem = next(filter(None, problems), None) or said(differences(one, other))
        times = "in different years" if faketime else "(faketime is not installed)"
        check(f"two exports in different folders {times} are the same: {kind}", problem or (None if one else "nothing"))


def stamps(folder):
    site, document = folder / "site", folder / "items.json"
    entries(document, 20, "글")
    export("html", document, "-o", site, "--no-images")
    for path in site.rglob("*"):
        os.utime(path, (1, 1))
    text = document.read_text()
    check("export again", export("html", document, "-o", site, "--no-images"))
    young = [str(p.relative_to(site)) for p in site.rglob("*") if p.is_file() and p.stat().st_mtime != 1]
    check("nothing changed: every time stamp stays, the manifest's too", said(young))
    document.write_text(text.replace("글 7\\n", "새 글 7\\n", 1))
    check("export a changed entry", export("html", document, "-o", site, "--no-images"))
    young = {str(p.relative_to(site)) for p in site.rglob("*") if p.is_file() and p.stat().st_mtime != 1}
    entry_pages = {name for name in young if name.startswith("entries/")}
    check("one entry changed: its page is written and no other entry's", None if entry_pages == {"entries/item_7.html"} else str(young))


def gone(folder):
    site, document = folder / "site", folder / "items.json"
    entries(document, 3, "글")
    export("html", document, "-o", site, "--no-images")
    (site / "entries/mine.html").write_text("mine")
    (site / "CNAME").write_text("example.org")
    entries(document, 2, "글")
    check("export without the last entry", export("html", document, "-o", site, "--no-images"))
    names = set(tree(site))
    check("its page is gone", "it is there" if "entries/item_2.html" in names else None)
    check("a stranger's files stay", None if {"entries/mine.html", "CNAME"} <= names else str(names))


def refused(folder):
    document = folder / "items.json"
    entries(document, 50, "글")
    if os.geteuid() != 0:
        closed = folder / "closed"
        closed.mkdir()
        closed.chmod(0o555)
        check("a folder that cannot be written to", export("html", document, "-o", closed, "--no-images", status=2))
        check("and nothing is in it", said([str(path) for path in closed.iterdir()]))
        closed.chmod(0o755)
    else:
        check("a folder that cannot be written to", export("html", document, "-o", "/proc/site", "--no-images", status=2))
    disk = folder / "disk"
    disk.mkdir()
    script = f"""
        mount -t tmpfs -o size=120k none {disk} || exit 77
        {EXPO} export html {document} -o {disk}/site --no-images 2>{folder}/said; echo $? >{folder}/status
        cp -a {disk}/site {folder}/copy"""
    privilege = [] if os.geteuid() == 0 else ["--map-root-user", "--user"]
    done = subprocess.run(["unshare", *privilege, "--mount", "sh", "-c", script], capture_output=True, text=True)
    if not (folder / "status").exists():
        return print(f"skipped a full disk: {done.stderr.strip()}")
    status, words = (folder / "status").read_text().strip(), (folder / "said").read_text()
    good = status == "2" and "no space left on device" in words
    check("a full disk ends with 2 and says so", None if good else f"{status}: {words}")
    export("html", document, "-o", folder / "whole", "--no-images")
    whole, found = tree(folder / "whole"), tree(folder / "copy")
    # Where even the manifest has no room, what was written is told by the journal.
    found.pop(MANIFEST, None)
    found.pop(JOURNAL, None)
    check("and every file on it is whole", said([path for path in found if found[path] != whole.get(path)]))
    check("of which there are some", None if found else "none")
    check("the next export completes a copy of it", export("html", document, "-o", folder / "copy", "--no-images"))
    check("as if nothing had been", said(differences(tree(folder / "copy"), whole)))


def main():
    for judge in (killed, ended, same, stamps, gone, refused):
        with tempfile.TemporaryDirectory(prefix="expo-export-") as folder:
            judge(pathlib.Path(folder))
    print(f"{len(failures)} failed" if failures else "all exports are as they should be")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
