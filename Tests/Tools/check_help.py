#!/usr/bin/env python3
"""Holds the examples of help, manual pages and completions against other programs.

    python3 Tests/Tools/check_help.py EXPO_BINARY

Every example of help runs. Manual pages go through mandoc and man. Completions are typed into bash,
zsh and fish.

Needs mandoc, man, bash, zsh, fish; pyte and wcwidth (PyPI).
"""

from harness import checks_of, run_checks
from help import manual, pages, shells

if __name__ == "__main__":
    run_checks(__doc__, *checks_of(pages, manual, shells))
