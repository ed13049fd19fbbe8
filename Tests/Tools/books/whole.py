"""Everything in one text: `expo show`, and exports into one file."""

from books.readers import difference, export, hostile_entries, readers, rendered, write_document
from books.texts import blocks, exported_page, page, unlike
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
                problem = single_file_problem(reader, text, expected)
                checks.check(f"export {preset}: the entries through {name}", problem)


def single_file_problem(reader, markdown, expected):
    try:
        found = blocks(rendered(reader, markdown))
    except (ValueError, KeyError) as error:
        return f"markup: {error}"
    return unlike([found[0][1:]], [expected])
