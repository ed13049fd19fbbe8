"""Compares two texts line by line: lines for people, XML, source, pages."""

import difflib
import html
import re

# Lines of reports: words are the second of the three groups.
LINES = [
    re.compile(pattern)
    for pattern in (
        r"^(.*?:\d+:\d+: (?:error|warning|note): )(.*)( \[EX\d{3} [a-z-]+\](?: \*)?)$",
        r"^( *= (?:help|note|fix): (?:\d+:\d+: )?)(.*)()$",
        r"^(::(?:error|warning|notice) .*?::)(.*)()$",
        r"( message=\")([^\"]*)(\")",
        r"^( *<failure [^>]*>.*?:\d+:\d+: )(.*?)((?:</failure>)?)$",
        r"^((?:help|note): )(.*?)((?:</failure>)?)$",
        r"^( +(?:message|help|note): )(.*)()$",
        r"^(\| (?:error|warning|note) \| \S+ \| )(.*)( \| EX\d{3} [a-z-]+ \|)$",
    )
]
COLOUR = re.compile(r"\x1b\[[\d;]*m")
NUMBER = re.compile(r"\d+")


class Texts:
    """Compares two texts; keeps the first difference of structure and all of words."""

    def __init__(self, judge, where, subject, is_prose):
        self.judge, self.where, self.subject = judge, where, subject
        self.is_prose, self.is_told = is_prose, False

    def add(self, what, old, new):
        if not self.is_told:
            self.judge.add(f"{self.where}/{what}", self.subject, old, new)
        self.is_told = True

    def compare(self, old, new):
        old, new = (text.decode(errors="backslashreplace").split("\n") for text in (old, new))
        if len(old) == len(new):
            for pair in zip(old, new, strict=True):
                self.line(*pair)
            return
        matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
        for tag, first, end, other_first, other_end in matcher.get_opcodes():
            if tag != "equal":
                self.block(old[first:end], new[other_first:other_end])

    def block(self, old, new):
        """Compares lines between those that are the same."""
        if len(old) == len(new):
            for pair in zip(old, new, strict=True):
                self.line(*pair)
        elif self.is_prose and old and new:
            self.judge.differences.reword(self.subject, "\n".join(old), "\n".join(new))
        else:
            change = "differ" if old and new else "missing" if old else "added"
            self.add(f"lines {change}", "\n".join(old), "\n".join(new))

    def line(self, old, new):
        if old == new:
            return
        if COLOUR.findall(old) != COLOUR.findall(new):
            self.add("colours", old, new)
            return
        old, new = COLOUR.sub("", old), COLOUR.sub("", new)
        (frame, words), (other_frame, others) = without_words(old), without_words(new)
        if words and frame == other_frame:
            for pair in zip(words, others, strict=True):
                if pair[0] != pair[1]:
                    self.judge.differences.reword(self.subject, *pair)
        elif words and others:
            self.add("finding", old, new)
        elif not self.is_prose:
            self.add("bytes", old, new)
        elif NUMBER.findall(old) == NUMBER.findall(new):
            self.judge.differences.reword(self.subject, old, new)
        else:
            self.add("numbers in words", old, new)


def without_words(line):
    """A line without its words, and the words."""
    words = []

    def take(match):
        words.append(html.unescape(match[2]))
        return f"{match[1]}\0{match[3]}"

    for pattern in LINES:
        line = pattern.sub(take, line)
    return line, words
