"""The differences by their kinds, which of them are allowed, and how they are printed."""

import collections
import fnmatch
import pathlib
import re

EXAMPLES = 3
LONGEST_EXAMPLE = 300  # characters
MOST_CODES = 6

CODE = re.compile(r"\bEX\d{3}\b")

# What is data among words: text in quotes, paths, code points, numbers.
DATA = re.compile(r"'''|'[^']*'|[\w.~@+-]*/[\w./~@+-]*|U\+[0-9A-F]+|\d+(?:[.,]\d+)*")

# What formats put around the same words.
AROUND = re.compile(r'^(?:EX\d{3}: |help: |note: |")|(?: \(at [^)]*\)|")$')


class Differences:
    """Counts differences of structure by their kind, `GROUP/WHERE/WHAT`, and keeps examples.

    Words are counted apart, by the old and the new text without the data that both have.
    """

    def __init__(self):
        self.counts, self.examples = collections.Counter(), collections.defaultdict(list)
        self.words, self.word_examples = collections.Counter(), {}
        self.compared = collections.Counter()

    def add(self, kind, subject, old, new):
        self.counts[kind] += 1
        if len(self.examples[kind]) < EXAMPLES:
            self.examples[kind].append((subject, shown(old), shown(new)))

    def reword(self, subject, old, new):
        """Counts words that differ; of several lines, each with its counterpart."""
        sides = [re.split(r"\n|%0A", text) for text in (old, new)]
        if len(sides[0]) == len(sides[1]) > 1:
            for one, other in zip(*sides, strict=True):
                if one != other:
                    self.reword(subject, one, other)
            return
        bare = [AROUND.sub("", text) for text in (old, new)]
        pair = without_data(*(bare if bare[0] != bare[1] else (old, new)))
        self.words[pair] += 1
        self.word_examples.setdefault(pair, (subject, shown(old), shown(new)))

    def left(self, allowed):
        """The kinds and the words that are not allowed, each with its count."""
        kinds = {kind: n for kind, n in sorted(self.counts.items()) if not allowed.kind(kind)}
        words = {pair: n for pair, n in self.words.most_common() if not allowed.words(pair)}
        return kinds, words

    def blocks(self, kinds):
        """A title and examples for each kind; kinds that differ in the rule alone share them."""
        alike = collections.defaultdict(list)
        for kind in kinds:
            alike[CODE.sub("EX*", kind)].append(kind)
        for title, members in alike.items():
            count = f"{sum(kinds[kind] for kind in members):,} times"
            if len(members) == 1:
                yield f"{members[0]}  {count}", self.examples[members[0]]
                continue
            codes = [code for kind in members for code in CODE.findall(kind)]
            some = ", ".join(codes[:MOST_CODES]) + ", …" * (len(codes) > MOST_CODES)
            examples = [self.examples[kind][0] for kind in members[:EXAMPLES]]
            yield f"{title}  {count}, {len(members)} rules: {some}", examples


class Allowed:
    """What may differ, line by line of a file.

    A line is a pattern of kinds, such as `validate/*/EX205 *`; or a row of the table of words; or
    `words`, which allows them all. Empty lines and lines that begin with # mean nothing.
    """

    def __init__(self, path=None):
        lines = pathlib.Path(path).read_text().splitlines() if path else []
        lines = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
        self.patterns = [line for line in lines if not line.startswith("|")]
        self.pairs = {row for line in lines if line.startswith("|") and (row := pair_in(line))}

    def kind(self, kind):
        return any(fnmatch.fnmatchcase(kind, pattern) for pattern in self.patterns)

    def words(self, pair):
        return "words" in self.patterns or pair in self.pairs


def without_data(old, new):
    """Both texts with marks for the data that they share: '…' for text, # for numbers."""
    old, new = (text.replace("\n", "⏎").replace("`", "'") for text in (old, new))
    shared = {*DATA.findall(old)} & {*DATA.findall(new)}

    def mark(match):
        text = match[0]
        return text if text not in shared else "#" if text[0].isdigit() else "'…'"

    pair = DATA.sub(mark, old), DATA.sub(mark, new)
    return pair if pair[0] != pair[1] else (old, new)


def shown(value):
    text = value.decode(errors="backslashreplace") if isinstance(value, bytes) else str(value)
    text = text.replace("\n", "⏎")
    return text if len(text) <= LONGEST_EXAMPLE else text[:LONGEST_EXAMPLE] + "…"


def table(words):
    """The words as a table in Markdown: how often, old, new."""
    rows = [f"| {count} | {cell(old)} | {cell(new)} |" for (old, new), count in words.items()]
    return "\n".join(["| count | old | new |", "|---:|---|---|", *rows])


def cell(text):
    return "`" + text.replace("|", "\\|") + "`"


def pair_in(row):
    """The old and the new text in a row of the table; None in any other line."""
    found = [text.replace("\\|", "|") for text in re.findall(r"`([^`]*)`", row)]
    return (found[0], found[1]) if len(found) == 2 else None
