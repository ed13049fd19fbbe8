"""Exports of made documents: run to their end, or still running."""

import contextlib

from harness import run
from machine.documents import entries as made_entries

SECONDS = 60


def write_entries(path, count, mark):
    """A document of so many entries; `mark` makes every text another."""
    path.write_text(made_entries(count, mark, 40), encoding="utf-8")


def site_words(documents, site):
    """The words that export a document, or several as a portal."""
    paths = documents if isinstance(documents, list) else [documents]
    return ["export", "html", *paths, "-o", site, "--no-images", "-q"]


def export(checks, label, documents, site):
    done = run([checks.expo, *site_words(documents, site)])
    checks.expect(done.returncode == 0, label, f"{done.returncode}: {done.stderr[:200]}")


@contextlib.contextmanager
def exporting(checks, documents, site):
    """An export that is running; killed at the end if it still is."""
    process = checks.start(*site_words(documents, site))
    try:
        yield process
        process.wait(SECONDS)
    finally:
        process.kill()


def first_few(names):
    """Some of the names that make a check fail; empty if there are none."""
    more = f" and {len(names) - 4} more" if len(names) > 4 else ""
    return ", ".join(map(str, names[:4])) + more
