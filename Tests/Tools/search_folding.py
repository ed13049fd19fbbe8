#!/usr/bin/env python3
"""Writes Sources/ExpoSearch/SearchFolding+Table.swift: what a search takes each scalar for.

    python3 Tests/Tools/search_folding.py [--check] [--ucd /usr/share/unicode]

Without options it writes the file; with --check it writes nothing, compares, and exits 1 when the
committed file differs. Needs nothing but Python 3 and the Unicode Character Database, by default
where Debian's package unicode-data (15.0.0) puts it. It reads from there:

    UnicodeData.txt   canonical decompositions and combining classes; <wide> and <narrow>
                      compatibility decompositions
    CaseFolding.txt   full case folding: status C and F
    PropList.txt      White_Space

A scalar is folded in four steps, each to the end: width, canonical decomposition, case, canonical
decomposition again. So what is canonically equivalent folds alike, once the marks are in canonical
order, which Swift does. Not in the table, since arithmetic does it: ASCII and Hangul syllables.

Five things are a search's own, and those of Resources/search.js too:
- White space of every kind is U+0020.
- A sign is what people type for it: a quote or apostrophe of any form is ' or ", a dash, hyphen or
  minus is -, an ellipsis is three points.
- A Latin letter has no marks: U+00E9 is e. Swift drops those that stand behind a letter. A stroke
  is a mark too: U+00F8 is o.
- A leading consonant that stands alone (U+1100 to U+1112) is the letter that a keyboard types
  (U+3131 to U+314E), and a cluster of two such letters is the two: U+3133 is U+3131, U+3145.
- U+0345, the Greek iota below, stays a mark. Case folding makes it a letter, but then it would
  have to be put in order before it is folded and all else after.
"""

import sys

from display_width import ROOT, UnicodeData, options, swift, write_or_check

OUTPUT = ROOT / "Sources/ExpoSearch/SearchFolding+Table.swift"
IOTA_BELOW = 0x0345
SPACE = 0x20
LEADING = range(0x1100, 0x1113)
LETTERS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
CLUSTERS = {
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ",
    "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
}  # fmt: skip
SIGNS = {
    "'": "‘’‚‛ʼ′‹›", '"': "“”„‟″«»", "-": "‐‑‒–—―−", "..": "‥", "...": "…",
    "o": "ø", "d": "đ", "l": "ł", "h": "ħ", "t": "ŧ",
}  # fmt: skip


class Folding:
    """What the database says of each code point, and the folding made of it."""

    def __init__(self, ucd):
        self.canonical, self.width, self.case, self.marks = {}, {}, {}, set()
        for fields in ucd.fields("UnicodeData.txt"):
            kind, _, rest = fields[5].rpartition(">")
            mapping = [int(part, 16) for part in rest.split()]
            if fields[3] != "0":
                self.marks.add(int(fields[0], 16))
            if mapping and not kind:
                self.canonical[int(fields[0], 16)] = mapping
            elif kind in ("<wide", "<narrow"):
                self.width[int(fields[0], 16)] = mapping
        for fields in ucd.fields("CaseFolding.txt"):
            if fields[1] in "CF":
                self.case[int(fields[0], 16)] = [int(part, 16) for part in fields[2].split()]
        del self.case[IOTA_BELOW]
        self.own = dict.fromkeys(ucd.having("PropList.txt", "White_Space") - {SPACE}, [SPACE])
        self.own |= {c: [ord(letter)] for c, letter in zip(LEADING, LETTERS, strict=True)}
        self.own |= {ord(cluster): [ord(c) for c in two] for cluster, two in CLUSTERS.items()}
        for to, signs in SIGNS.items():
            self.own |= {ord(sign): [ord(c) for c in to] for sign in signs}

    @staticmethod
    def mapped(code_points, mapping):
        """Every code point replaced by what the mapping has for it, again and again."""
        for code_point in code_points:
            if code_point in mapping:
                yield from Folding.mapped(mapping[code_point], mapping)
            else:
                yield code_point

    def folded(self, code_point):
        code_points = [code_point]
        for step in (self.width, self.canonical, self.case, self.canonical, self.own):
            code_points = self.mapped(code_points, step)
        kept = []
        for c in code_points:
            if not (c in self.marks and kept and is_latin(kept[-1])):
                kept.append(c)
        return tuple(kept)


def is_latin(code_point):
    return 0x61 <= code_point <= 0x7A or 0xDF <= code_point <= 0x24F and code_point != 0xF7


def tables(folding):
    """The scalars that fold to another one, and those that fold to two, each folded again."""
    sources = {*folding.canonical, *folding.width, *folding.case, *folding.own}
    folded = {c: folding.folded(c) for c in sorted(sources) if c >= 0x80}
    singles = [(c, *v) for c, v in folded.items() if len(v) == 1 and v != (c,)]
    by_value = {v: c for c, v in reversed(folded.items())}
    pairs = []
    for c, v in folded.items():
        if len(v) == 2:
            pairs.append((c, *v))
        elif len(v) > 2:
            pairs.append((c, by_value[v[:-1]], v[-1]))
    check(singles, pairs, folded)
    return {"singles": singles, "pairs": pairs}


def check(singles, pairs, folded):
    """Makes sure that the tables, read as Swift reads them, say what was meant."""
    one, two = dict(singles), {c: rest for c, *rest in pairs}

    def read(c):
        return read(two[c][0]) + read(two[c][1]) if c in two else (one.get(c, c),)

    wrong = [f"{c:04X}" for c, v in folded.items() if read(c) != v]
    if wrong:
        sys.exit(f"the tables do not say what these fold to: {' '.join(wrong)}")


COMMENTS = {
    "singles": (
        "Scalars that fold to one other, as scalar, folded; sorted, what is folded is final."
    ),
    "pairs": (
        "Scalars that fold to two others, each of which may fold again, as scalar, first, second; "
        "sorted."
    ),
}


def main():
    arguments = options(__doc__.splitlines()[0])
    ucd = UnicodeData(arguments.ucd)
    found = tables(Folding(ucd))
    print(", ".join(f"{name}: {len(rows)}" for name, rows in found.items()))
    rows = [(name, comment, found[name]) for name, comment in COMMENTS.items()]
    return write_or_check(OUTPUT, swift(OUTPUT, ucd.version, rows), arguments.check)


if __name__ == "__main__":
    sys.exit(main())
