"""The group `screens`: the reader of both builds, typed into key by key."""

import pathlib
import re
import tempfile

from .fixtures import fixtures
from .terminal import Terminal

SIZES = [(40, 12), (80, 24), (120, 40)]
SAMPLES = ["Samples/London1851", "Samples/Daejeon1993", "Samples/Osaka1970"]
FAULTY = ["many-faults.json", "hostile.json", "Samples/broken/EX601-missing-image-set.xcassets"]

# What is typed, in parts that name the kinds of differences. A pair is a new size of the window,
# None the size it had at first.
SCRIPT = {
    "poster": ["j", "j", "k", " ", "b", "d", "u", "G", "g"],
    "list": ["\r", "j", "5j", "3k", "\x1b[B", "\x1b[A", " ", "G", "g", "7g", "J", "K"],
    "entry": ["l", "j", " ", "d", "u", "G", "g", "J", "3J", "2K", "h", "\x1b[C", "\x7f"],
    "search": ["/", "t", "h", "\x7f", "\r", "n", "n", "N", "l", "n", "\x1b"],
    "second search": ["/한", "\r", "n", "\x1b"],
    "filter": ["g", "&", "e", "\r", "j", "l", "h", "&", "\x15", "\r", "/nowhere\r", "\x1b"],
    "findings": ["l", "!", "j", "G", "\x1b", "J", "!", "h", "h"],
    "others": ["x", "y", "\x0c", "r", (60, 18), (30, 8), None],
    "help": ["?", "j", " ", "G", "\x1b"],
    "print": ["l", "p"],
}  # fmt: skip
LINES = ["", "2", "J", "K", "", "/the", "n", "&e", "&", "99", "?", "h", "zz", "!", "q"]

# Rows of findings that have no words: excerpts and pointers.
EXCERPT = re.compile(r"\s*\d* ?\|.*|\s*= at .*")


class Script:
    """Types the same keys into both readers and compares their screens after each."""

    def __init__(self, setting, folder, words, size):
        self.differences, self.words, self.size = setting.differences, words, size
        variables = {"LC_ALL": "C.UTF-8", "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no"}
        self.readers = [
            Terminal([str(build.resolve()), "browse", *words], *size, variables, folder)
            for build in (setting.old, setting.new)
        ]
        self.typed = []

    def run(self, script):
        self.compare("first screen")
        for part, steps in script.items():
            for step in steps:
                self.take(step)
                self.compare(part)
        ends = [reader.end() for reader in self.readers]
        for what, old, new in zip(("last screen", "exit status", "terminal"), *ends, strict=True):
            if old != new:
                self.differences.add(f"screens/{what}", self.subject(), old, new)

    def take(self, step):
        """Types a key into both readers, or changes the size of their windows."""
        self.typed.append(step)
        for reader in self.readers:
            if isinstance(step, str):
                reader.type(step)
            else:
                reader.resize(*(step or self.size))

    def compare(self, part):
        frames = [reader.frame() for reader in self.readers]
        self.differences.compared["screens"] += 1
        if frames[0] != frames[1]:
            self.explain(part, *frames)

    def explain(self, part, old, new):
        """Says what differs: words, the first row of text, or how it looks."""
        subject, last = self.subject(), len(old[0]) - 1
        rows = [
            (number, *pair)
            for number, pair in enumerate(zip(old[0], new[0], strict=True))
            if pair[0] != pair[1]
        ]
        for number, one, other in rows:
            if has_words(part, number == last, one) and numbers(one) == numbers(other):
                self.differences.reword(subject, one, other)
                continue
            where = "last row" if number == last else "text"
            self.differences.add(f"screens/{part}/{where}", subject, one, other)
            break
        if not rows:
            what = "looks" if old[1] != new[1] else "cursor"
            self.differences.add(f"screens/{part}/{what}", subject, *unlike(old, new))

    def subject(self):
        size = "x".join(map(str, self.size))
        typed = f"{len(self.typed)} keys, the last {self.typed[-3:]}"
        return f"expo browse {' '.join(self.words)} at {size}, {typed}"


def has_words(part, is_last, row):
    return is_last or part == "help" or (part == "findings" and not EXCERPT.fullmatch(row))


def numbers(row):
    return re.findall(r"\d+", row)


def unlike(old, new):
    """The first cells that look different; else where the cursors are."""
    for y, rows in enumerate(zip(old[1], new[1], strict=True)):
        for x, (one, other) in enumerate(zip(*rows, strict=True)):
            if one != other:
                return f"row {y + 1}, column {x + 1}: {one}", other
    return old[2], new[2]


def screens(setting):
    with tempfile.TemporaryDirectory(prefix="expo-") as folder:
        for path, data in fixtures().items():
            target = pathlib.Path(folder, path)
            target.parent.mkdir(parents=True, exist_ok=True)
            if data is not None:
                target.write_bytes(data)
        for sample in SAMPLES:
            for size in SIZES:
                Script(setting, folder, [sample], size).run(SCRIPT)
        Script(setting, folder, ["--lang", "ko", "--mouse", SAMPLES[0]], (80, 24)).run(SCRIPT)
        for path in [*FAULTY, "many.json"]:
            Script(setting, folder, [path], (80, 24)).run(SCRIPT)
        for path in [*SAMPLES, *FAULTY]:
            lines = {"line by line": [f"{line}\n" for line in LINES]}
            Script(setting, folder, ["--accessible", path], (80, 24)).run(lines)
