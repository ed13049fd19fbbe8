"""Several expositions: a list to choose from, and Esc, which returns to it."""

import json
import re
import shutil
import time

from browse.pictures import QUESTION
from browse.session import browse
from harness import ROOT, SAMPLES, temporary_folder, write


def check_several(checks):
    with temporary_folder() as folder:
        for fair in SAMPLES:
            shutil.copytree(ROOT / "Samples" / fair, folder / fair)
        check_choosing(checks, folder)
        check_keys_ahead(checks, folder)
        check_loners(checks, folder)
        check_changes(checks, folder)
        check_lost(checks, folder)
        session = browse(checks, folder)
        checks.equal("^C in the list", session.end("\x03"), 130)


def check_loners(checks, folder):
    """Documents alone are in the list too: behind whole expositions, broken ones last."""
    for name, rule in (("a.json", "EX102"), ("b.json", "EX401")):
        broken = next((ROOT / "Samples/broken").glob(f"{rule}-*.json"))
        shutil.copy(broken, folder / name)
    session = browse(checks, folder)
    session.expect("documents alone are to choose from", "5 expositions", "1/5")
    rows = [row for row in session.texts() if re.match(r"[> ]\d  ", row)]
    names = [re.split(r"  +", row)[-1].split("/")[-1] for row in rows]
    checks.equal("broken ones are last", names[-2:], ["b.json", "a.json"])
    checks.equal("q of five", session.end("q"), 0)
    for name in ("a.json", "b.json"):
        (folder / name).unlink()


EDITOR = """#!/bin/sh
for path; do :; done
sed -i 's/한빛탑/고친 탑/' "$path"
"""


def check_changes(checks, folder):
    """What was edited, read again or removed is shown in the list and when one is opened again."""
    editor = write(folder.parent / f"{folder.name}-editor", EDITOR)
    editor.chmod(0o755)
    session = browse(checks, folder, environment={"EDITOR": str(editor)})
    session.expect("v edits one of several", "고친 탑", "reloaded", after="\r\rv")
    session.expect("h returns to the list", "1/3", after="hh")
    session.expect("what was edited is shown when it is opened again", "고친 탑", after="\r\r")
    session.expect("a search", "/로봇", after="/로봇\r")
    (items,) = (folder / SAMPLES[0]).glob("**/items.json")
    entries = json.loads(items.read_text())
    items.write_text(json.dumps(entries[:4], ensure_ascii=False))
    session.expect("r reads it again", "reloaded", "/4", after="r")
    session.expect("the list shows what was read again", "4 entries", "1/3", after="hhh")
    session.type("\r/\x1b[A")
    session.expect("what was typed in one exposition is brought back in another", "/로봇")
    session.expect("h returns again", "1/3", after="\x1bh")
    gone = folder.parent / f"{folder.name}-gone"
    (folder / SAMPLES[0]).rename(gone)
    session.expect("one that is gone is said to be", "no such file or folder", "1/3", after="\r")
    session.expect("another is opened", "The Great Exhibition", after="j\r")
    session.expect("and left", "2/3", after="h")
    gone.rename(folder / SAMPLES[0])
    session.expect("one that is back is opened", "Enter: 4 entries", after="k\r")
    checks.equal("q after changes", session.end("q"), 0)
    editor.unlink()


def check_lost(checks, folder):
    """An exposition that loses its entries is not shown with those of another."""
    [items] = (folder / SAMPLES[0]).rglob("items.json")
    (folder / "z.json").write_bytes(items.read_bytes())
    entries = items.read_bytes()
    session = browse(checks, folder)
    session.expect("entries alone are at the end", "1/4")
    session.expect("the first has entries of its own", "꿈돌이", "1/4", after="\r\r")
    items.unlink()
    session.expect("without them it is not reloaded", "not reloaded", "1/4", after="r")
    checks.equal("q without entries", session.end("q"), 0)
    items.write_bytes(entries)
    (folder / "z.json").unlink()


def check_choosing(checks, folder):
    session = browse(checks, folder)
    session.expect("a list of expositions", f"{len(SAMPLES)} expositions", "1/3")
    session.expect("j", "2/3", after="j")
    session.type("\r")
    session.expect("Enter opens the second", "The Great Exhibition", "Enter: 13 entries")
    session.expect("Esc returns to its poster", "Enter: 13 entries", after="\r\x1b")
    session.expect("Esc returns to the list", "2/3", after="\x1b")
    session.expect("the second is read again", "reloaded", after="\rr")
    session.check_end("the terminal after choosing", after="q")


def check_keys_ahead(checks, folder):
    """What is typed while the reader still waits for answers of the terminal reaches the list."""
    session = browse(checks, folder)
    session.type(":great\r")
    session.wait(lambda: QUESTION in session.output)
    session.type("h")
    # When the key has been read, but answers may come for some time.
    time.sleep(0.05)
    session.expect("keys typed on the way back", "/서울", "no exposition matches", after="/서울")
    checks.equal("q after keys", session.end("\x1bq"), 0)
