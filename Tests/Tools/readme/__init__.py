"""The parts of check_readme.py: a README as blocks of lines."""

import collections
import re

from harness import ROOT

LANGUAGES = {"en": ROOT / "README.md", "ko": ROOT / ".github/README.ko.md"}
# A part of a README: a heading, a fenced block, a table, a picture or a paragraph.
Block = collections.namedtuple("Block", "kind lines start")


def lines_of(language):
    return LANGUAGES[language].read_text(encoding="utf-8").split("\n")


def blocks(language):
    """The blocks of a README in order; `start` is the index of a block's first line."""
    found, lines, index = [], lines_of(language), 0
    while index < len(lines):
        start = index
        if lines[index].startswith("```"):
            index += 1
            while not lines[index].startswith("```"):
                index += 1
            kind = "fence " + lines[start][3:]
            found.append(Block(kind, lines[start + 1 : index], start + 1))
        elif lines[index]:
            while index + 1 < len(lines) and lines[index + 1] and lines[index + 1][:3] != "```":
                index += 1
            found.append(Block(kind_of(lines[start]), lines[start : index + 1], start))
        index += 1
    return found


def kind_of(line):
    heading = re.match("#+ ", line)
    if heading:
        return f"heading {len(heading.group()) - 1}"
    return {"|": "table", "!": "picture"}.get(line[0], "paragraph")
