#!/usr/bin/env python3
"""Writes Sources/ExpoBase/Width/DisplayWidth+Table.swift: the terminal cells of each scalar.

    python3 Tests/Tools/display_width.py [--check] [--ucd /usr/share/unicode]

Without options it writes the file; with --check it writes nothing, compares, and exits 1 when the
committed file differs. Needs nothing but Python 3 and the Unicode Character Database, by default
where Debian's package unicode-data (15.0.0) puts it. It reads from there:

    extracted/DerivedEastAsianWidth.txt   East_Asian_Width, its defaults for unassigned code points
    extracted/DerivedGeneralCategory.txt  General_Category
    DerivedCoreProperties.txt             Default_Ignorable_Code_Point
    HangulSyllableType.txt                medial vowels (V) and final consonants (T)
    PropList.txt                          Prepended_Concatenation_Mark
    emoji/emoji-variation-sequences.txt   what may be followed by U+FE0F

A scalar is 0 cells wide if `zero` holds it, 2 if `wide` does, else 1; the two are disjoint.

zero  Mn, Me, Cc, Cf, Zl, Zp; Hangul medial vowels and final consonants, which a terminal draws
      into the cells of the leading consonant before them; every Default_Ignorable_Code_Point,
      assigned or not. Save for what is seen nevertheless, which keeps its East Asian width:
      - U+00AD soft hyphen: terminals draw a hyphen, 1;
      - Prepended_Concatenation_Mark: Arabic, Syriac and Kaithi signs that are Cf but have a glyph
        that takes room, for which the standard makes them not default-ignorable either, 1;
      - U+115F, the Hangul leading filler: it stands for a leading consonant, so a syllable block
        that begins with it is as wide as any other, 2;
      - U+3164 and U+FFA0, the Hangul filler and its halfwidth form: letters of the old KS X 1001
        set that terminals draw as a blank, 2 and 1.
wide  East_Asian_Width W or F. An unassigned code point counts only where the standard gives it W:
      the CJK blocks and planes 2 and 3. No other gap is closed.
ambiguous       East_Asian_Width A, less zero: 1 here, 2 in a terminal with legacy East Asian fonts.
emojiVariation  bases of emoji variation sequences that are 1 wide alone: with U+FE0F they take 2.

No rule is for category Mc: spacing marks take room of their own, their East Asian width.
"""

import argparse
import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "Sources/ExpoBase/Width/DisplayWidth+Table.swift"
DEFAULT_UCD = Path("/usr/share/unicode")

WIDE = {"W", "F", "Wide"}  # a default is spelled out: "Wide"
ZERO_CATEGORIES = {"Mn", "Me", "Cc", "Cf", "Zl", "Zp"}
SOFT_HYPHEN = 0x00AD
FILLERS = {0x115F, 0x3164, 0xFFA0}
EMOJI_STYLE = "FE0F"
COLUMNS = 100
DOC_COMMENT = {"initial_indent": "  /// ", "subsequent_indent": "  /// "}


class UnicodeData:
    """The files of one Unicode version, each line as (first, last, value)."""

    def __init__(self, folder):
        self.folder = Path(folder)
        if not self.folder.is_dir():
            sys.exit(f"{folder}: no such folder; install unicode-data or name one with --ucd")
        header = self.read("extracted/DerivedEastAsianWidth.txt").splitlines()[0]
        self.version = re.search(r"-(\d+\.\d+\.\d+)\.txt", header).group(1)

    def read(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def fields(self, name, defaults=False):
        """The lines of a file; with `defaults` those of its `# @missing:` comments first."""
        text = self.read(name)
        lines = re.findall(r"^# @missing: (.*)", text, re.MULTILINE) if defaults else []
        lines += text.splitlines()
        for line in lines:
            data = line.split("#")[0]
            if data.strip():
                yield [field.strip() for field in data.split(";")]

    def rows(self, name, defaults=False):
        for code_points, value, *_ in self.fields(name, defaults):
            first, _, last = code_points.partition("..")
            yield int(first, 16), int(last or first, 16), value

    def values(self, name):
        """Every code point's value; later lines override the defaults before them."""
        values = {}
        for first, last, value in self.rows(name, defaults=True):
            values.update(dict.fromkeys(range(first, last + 1), value))
        return values

    def having(self, name, *wanted):
        """The code points to which a file gives one of the wanted values."""
        return {
            code_point
            for first, last, value in self.rows(name)
            if value in wanted
            for code_point in range(first, last + 1)
        }

    def emoji_bases(self):
        """The scalars that emoji-variation-sequences.txt lists before U+FE0F."""
        text = self.read("emoji/emoji-variation-sequences.txt")
        found = re.findall(rf"^([0-9A-F]+) {EMOJI_STYLE}\s*;", text, re.MULTILINE)
        return {int(base, 16) for base in found}


def tables(ucd):
    """The four sets of code points, by the name of their Swift table."""
    width = ucd.values("extracted/DerivedEastAsianWidth.txt")
    wide = {c for c, value in width.items() if value in WIDE}
    ambiguous = {c for c, value in width.items() if value == "A"}

    seen = {SOFT_HYPHEN} | FILLERS | ucd.having("PropList.txt", "Prepended_Concatenation_Mark")
    zero = ucd.having("extracted/DerivedGeneralCategory.txt", *ZERO_CATEGORIES)
    zero |= ucd.having("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    zero |= ucd.having("HangulSyllableType.txt", "V", "T")
    zero -= seen

    return {
        "wide": wide - zero,
        "zero": zero,
        "ambiguous": ambiguous - zero,
        "emojiVariation": ucd.emoji_bases() - wide - zero,
    }


def ranges(code_points):
    """The fewest closed ranges that hold these code points and no other, in order."""
    merged = []
    for code_point in sorted(code_points):
        if merged and merged[-1][1] == code_point - 1:
            merged[-1][1] = code_point
        else:
            merged.append([code_point, code_point])
    return merged


COMMENTS = {
    "wide": (
        "Scalars two cells wide: East_Asian_Width W or F (UAX #11), with the unassigned code "
        "points that default to W, as first, last pairs."
    ),
    "zero": (
        "Scalars of no width: nonspacing and enclosing marks, controls, format characters, line "
        "and paragraph separators, Hangul medial vowels and final consonants, and what is "
        "ignorable by default, as first, last pairs."
    ),
    "ambiguous": (
        "Scalars one cell wide that take two where East Asian fonts are the rule: East_Asian_Width "
        "A (UAX #11), as first, last pairs."
    ),
    "emojiVariation": (
        "Scalars one cell wide that take two when U+FE0F asks for their emoji form (UTS #51), as "
        "first, last pairs."
    ),
}


def swift(path, version, tables, head=()):
    """The file of an extension: lines, then for each table its name, comment and rows."""
    parts = [head] if head else []
    parts += [scalar_table(*table) for table in tables]
    script, extended = Path(sys.argv[0]).name, path.name.split("+")[0]
    begin = f"// Generated by Tests/Tools/{script} from Unicode {version}; do not edit.\n"
    body = "\n\n".join("\n".join(part) for part in parts)
    return f"{begin}\nextension {extended} {{\n{body}\n}}\n"


def scalar_table(name, comment, rows):
    """The lines of a Swift constant whose scalars are those of the rows, one after the other.

    A string, read when it is first used: the compiler checks the type of every number of an array.
    """
    text = "".join(" " + "".join(f"\\u{{{c:X}}}" for c in row) for row in rows)
    body = textwrap.wrap(text, COLUMNS - 5, break_long_words=False, break_on_hyphens=False)
    literal = "\\\n".join("    " + line.replace(" ", "") for line in body)
    return [
        *textwrap.wrap(comment, COLUMNS, **DOC_COMMENT),
        f'  static let {name}: [UInt32] = """',
        literal,
        '    """.unicodeScalars.map(\\.value)',
    ]


def write_or_check(path, text, check):
    """Writes the file, or says whether it already holds the text: the exit status of the script."""
    shown = path.relative_to(ROOT)
    if not check:
        path.write_text(text, encoding="utf-8")
        return 0
    if path.exists() and path.read_text(encoding="utf-8") == text:
        print(f"{shown} is up to date")
        return 0
    print(f"{shown} differs: run python3 {sys.argv[0]}", file=sys.stderr)
    return 1


def options(description):
    """The command line that the scripts for this table share."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--ucd", type=Path, default=DEFAULT_UCD, help="Unicode Character Database")
    return parser.parse_args()


def main():
    arguments = options(__doc__.splitlines()[0])
    ucd = UnicodeData(arguments.ucd)
    found = tables(ucd)
    for name, code_points in found.items():
        print(f"{name}: {len(ranges(code_points))} ranges, {len(code_points)} code points")
    head = [
        "  /// The Unicode version of the tables below.",
        f'  package static let unicodeVersion = "{ucd.version}"',
    ]
    rows = [(name, comment, ranges(found[name])) for name, comment in COMMENTS.items()]
    return write_or_check(OUTPUT, swift(OUTPUT, ucd.version, rows, head), arguments.check)


if __name__ == "__main__":
    sys.exit(main())
