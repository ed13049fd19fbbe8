"""Signals end an export tidily, and what somebody does before the next one stays."""

import os
import signal
import time

from exports.running import SECONDS, export, exporting, first_few, write_entries
from harness import contents, differences, temporary_folder


def check_ended(checks):
    count = 12_000
    with temporary_folder() as folder:
        document = folder / "items.json"
        write_entries(document, count, "글")
        few, site = folder / "few.json", folder / "site"
        write_entries(few, 1, "글")
        export(checks, "a site of one entry", few, site)
        before = contents(site)
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
            end(checks, document, site, number, 128 + number, ".expo-tmp-")
            changed = differences(contents(site), before)
            checks.check(f"{number.name}: nothing has changed", first_few(changed))
        # A process cannot handle this one, which comes when some pages have their names.
        end(checks, document, site, signal.SIGKILL, -signal.SIGKILL, "item_")
        check_changes(checks, document, site, count, "SIGKILL")


def end(checks, document, site, number, status, prefix):
    """Ends an export by a signal when there are 50 pages whose names begin so."""
    with exporting(checks, document, site) as process:
        while process.poll() is None and written(site / "entries", prefix) < 50:
            time.sleep(0.001)
        process.send_signal(number)
        checks.equal(f"{number.name} ends an export", process.wait(SECONDS), status)


def written(pages, prefix):
    return sum(name.startswith(prefix) for name in os.listdir(pages))


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
