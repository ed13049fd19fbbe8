#!/usr/bin/env python3
"""Compares the width of every scalar in the tables of display_width.py with that of wcwidth.

    python3 Tests/Tools/check_widths.py [--ucd /usr/share/unicode]

Every scalar that the Unicode version of the database assigns (Cc, Cs and Co left out) is 0, 2 or 1
cells wide alone. Each difference needs a reason below. wcwidth 0.7.0 (PyPI) has only the tables of
Unicode 17.0.0, so later changes of the standard are among them.
"""

import collections

import wcwidth

from display_width import DEFAULT_UCD, FILLERS, UnicodeData, tables
from harness import run_checks

SKIPPED_CATEGORIES = {"Cc", "Cs", "Co", "Cn"}
# What Unicode 16.0.0 changed from Neutral to Wide.
WIDE_SINCE_16 = {
    *(*range(0x2630, 0x2638), *range(0x268A, 0x2690), *range(0x4DC0, 0x4E00)),
    *(*range(0x1D300, 0x1D357), *range(0x1D360, 0x1D377)),
}


def reasons(ucd, categories):
    """Why widths differ: the scalars, and how many have which widths, here and in wcwidth."""
    spacing_marks = {c for c, category in categories.items() if category == "Mc"}
    indicators = ucd.having("PropList.txt", "Regional_Indicator")
    return {
        # wcswidth() adds 1 for one after a base.
        "spacing marks take room": (spacing_marks, {(1, 0): 448, (2, 0): 4}),
        "scalars that are W since 16.0.0": (WIDE_SINCE_16, {(1, 2): 188}),
        # Half a flag is 1, a pair 2.
        "regional indicators are N": (indicators, {(1, 2): 26}),
        # Terminals draw them as a blank of their width; wcwidth hides them.
        "fillers are drawn": (FILLERS, {(1, 0): 1, (2, 0): 1}),
    }


def check_scalars(checks):
    ucd = UnicodeData(checks.options.ucd)
    found = tables(ucd)
    categories = ucd.values("extracted/DerivedGeneralCategory.txt")
    compared = [c for c, category in categories.items() if category not in SKIPPED_CATEGORIES]
    ours = {c: 0 if c in found["zero"] else 2 if c in found["wide"] else 1 for c in compared}
    widths = {c: (ours[c], wcwidth.wcwidth(chr(c))) for c in compared}
    different = {c for c, (here, there) in widths.items() if here != there}
    for reason, (scalars, expected) in reasons(ucd, categories).items():
        counts = collections.Counter(widths[c] for c in different & scalars)
        checks.equal(reason, counts, expected)
        different -= scalars
    checks.equal("widths without a reason", [f"U+{c:04X}" for c in sorted(different)], [])
    checks.say(f"{len(compared)} scalars of Unicode {ucd.version} compared")


if __name__ == "__main__":
    run_checks(__doc__, has_binary=False, ucd=DEFAULT_UCD)
