"""Signals end an export tidily, and what somebody does before the next one stays."""

import os
import signal
import time

from exports.running import JOURNAL, MANIFEST, SECONDS, export, exporting, is_our_own, write_entries
from harness import contents, temporary_folder


def check_ended(checks):
    count = 12_000
    with temporary_folder() as folder:
        document = folder / "items.json"
        write_entries(document, count, "글")
        few = folder / "few.json"
        write_entries(few, 1, "글")
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            site = folder / number.name
            # Pages come one by one into a folder that is there, and together with a new one.
            if number is signal.SIGKILL:
                export(checks, "a site of one entry", few, site)
            check_signal(checks, document, site, number)
            check_changes(checks, document, site, count, number.name)


def check_signal(checks, document, site, number):
    """Ends an export by a signal when some of its pages are written."""
    with exporting(checks, document, site) as process:
        while process.poll() is None and written(site) < 50:
            time.sleep(0.001)
        process.send_signal(number)
        status = process.wait(SECONDS)
    label = f"{number.name} ends an export"
    if number is signal.SIGKILL:
        checks.equal(label, status, -number)
        return
    left = [path for path in contents(site) if is_our_own(path) and path != MANIFEST]
    checks.equal(label, (status, left), (128 + number, []))


def written(site):
    """The number of pages of entries so far, also in a folder that has a temporary name."""
    folders = [site / "entries", *site.glob(".expo-tmp-folder-*")]
    return sum(name.startswith("item_") for folder in folders for name in names(folder))


def names(folder):
    """The names in a folder, which may get another name at any time; none if it is not there."""
    try:
        return os.listdir(folder)
    except FileNotFoundError:
        return []


def check_changes(checks, document, site, count, name):
    """What somebody does before the next export is not undone."""
    pages = site / "entries"
    last = pages / f"item_{count - 1}.html"
    last.write_text("mine")
    edited = pages / min(name for name in os.listdir(pages) if not name.startswith("."))
    edited.write_text("edited")
    label = f"{name}: a file of somebody else refuses the next export"
    export(checks, label, document, site, status=1)
    last.unlink()
    export(checks, f"{name}: an edited page is reported", document, site, status=1)
    checks.equal(f"{name}: and stays", edited.read_text(), "edited")
    export(checks, f"{name}: --force completes it", document, site, "--force")
    checks.expect(JOURNAL not in os.listdir(site), f"{name}: with nothing left over", JOURNAL)
