"""Exports of made documents."""

from harness import run
from machine.documents import entries as made_entries

SECONDS = 60


def write_entries(path, count):
    """A document of so many entries."""
    path.write_text(made_entries(count, paragraphs=40), encoding="utf-8")


def site_words(documents, site):
    """The words that export a document, or several as a portal."""
    paths = documents if isinstance(documents, list) else [documents]
    return ["export", "html", *paths, "-o", site, "--no-images", "-q"]


def export(checks, label, documents, site):
    done = run([checks.expo, *site_words(documents, site)])
    checks.expect(done.returncode == 0, label, f"{done.returncode}: {done.stderr[:200]}")


def first_few(names):
    """Some of the names that make a check fail; empty if there are none."""
    more = f" and {len(names) - 4} more" if len(names) > 4 else ""
    return ", ".join(map(str, names[:4])) + more
