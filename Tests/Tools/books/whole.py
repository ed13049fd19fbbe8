"""Everything in one text: `expo show`, and exports into one file."""

from books.readers import difference, export, hostile_entries, readers, write_document
from books.texts import exported_page, page
from harness import temporary_folder


def check_show(checks):
    """Every entry as a page of its own, parted by rules after the name of the file."""
    entries = hostile_entries(checks.options.entries)
    with temporary_folder() as folder:
        document = write_document(folder, entries)
        markdown = checks.run("show", document, "--all", "--format", "markdown").stdout
        expected = [[document.name], *map(page, entries)]
    for name, reader in readers(checks).items():
        checks.check(f"show: the entries through {name}", difference(reader, markdown, expected))


def check_single_files(checks):
    """One file: the title, then each entry below its heading; no rules part them."""
    entries = hostile_entries(checks.options.entries)
    expected = [text for entry in entries for text in exported_page(entry)]
    with temporary_folder() as folder:
        document = write_document(folder, entries)
        for preset in ("gfm", "commonmark"):
            out = folder / f"{preset}.md"
            export(checks, document, out, "--preset", preset)
            # The title block of a book is no CommonMark.
            text = out.read_bytes().split(b"\n---\n\n", 1)[-1]
            for name, reader in readers(checks).items():
                problem = difference(reader, text, [expected], lambda found: [found[0][1:]])
                checks.check(f"export {preset}: the entries through {name}", problem)
