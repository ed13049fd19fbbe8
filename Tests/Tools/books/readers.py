"""The programs that read Markdown, and what expo writes for them."""

import functools
import json

from books.texts import blocks, hostile_document, unlike
from harness import output, write

EXTENSIONS = ["table", "strikethrough", "autolink", "tagfilter", "tasklist", "footnotes"]
OPTIONS = {"cmark": [], "cmark-gfm": [word for name in EXTENSIONS for word in ("-e", name)]}
SHARE = 1_500  # entries for hugo and kramdown, which are slow
RULE = b"\n***\n\n"


def readers(checks, smart=False):
    """The commands of the CommonMark readers that are installed, by name."""
    found = {}
    for name, options in OPTIONS.items():
        if path := checks.tool(name):
            found[name] = [path, *options]
            if smart:
                found[f"{name} --smart"] = [path, *options, "--smart"]
    return found


def difference(reader, markdown, expected, pages=list):
    """What is wrong with the pages that a reader makes of Markdown, or None."""
    try:
        return unlike(pages(blocks(output(reader, stdin=markdown))), expected)
    except (ValueError, KeyError) as error:
        return f"markup: {error}"


hostile_entries = functools.cache(hostile_document)


def write_document(folder, entries):
    return write(folder / "hostile.json", json.dumps(entries))


def export(checks, document, out, *options):
    return checks.run("export", "markdown", document, "-o", out, *options)
