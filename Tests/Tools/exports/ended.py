"""Signals end an export tidily; check_kills.py ends it by SIGKILL."""

import signal
import time

from exports.running import SECONDS, export, first_few, site_words, write_entries
from harness import contents, differences, temporary_folder
from machine.documents import temporary_files


def check_ended(checks):
    count = 12_000
    with temporary_folder() as folder:
        document = folder / "items.json"
        write_entries(document, count)
        few, site = folder / "few.json", folder / "site"
        write_entries(few, 1)
        export(checks, "a site of one entry", few, site)
        before = contents(site)
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
            end(checks, document, site, number)
            changed = differences(contents(site), before)
            checks.check(f"{number.name}: nothing has changed", first_few(changed))


def end(checks, document, site, number):
    """Ends an export by a signal when there are 50 pages under temporary names."""
    process = checks.start(*site_words(document, site))
    while process.poll() is None and len(temporary_files(site / "entries")) < 50:
        time.sleep(0.001)
    process.send_signal(number)
    checks.equal(f"{number.name} ends an export", process.wait(SECONDS), 128 + number)
