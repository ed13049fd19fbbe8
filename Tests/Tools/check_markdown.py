#!/usr/bin/env python3
"""Checks the Markdown that expo writes with the programs that read it.

    python3 Tests/Tools/check_markdown.py EXPO_BINARY [--entries 20000]

Makes a document of hostile entries and takes it through `expo show --format markdown` and
`expo export markdown` in every preset, then through cmark, cmark-gfm with all extensions, both with
smart punctuation where the preset promises it, hugo, and kramdown with Jekyll's settings. Every
text must come back byte for byte, as books/texts.py says, and none may become markup. Front matter
is read by PyYAML and tomllib, and its strings are the same bytes in both. The samples' pictures are
there. Needs cmark, cmark-gfm, hugo, ruby with kramdown-parser-gfm; PyYAML (PyPI).
"""

from books import hugo, samples, split, whole
from harness import checks_of, run_checks

if __name__ == "__main__":
    run_checks(__doc__, *checks_of(whole, split, hugo, samples), entries=20_000)
