#!/usr/bin/env python3
"""Checks that no file uses a word that the glossary rejects, and that spelling is American.

    python3 Tests/Tools/check_words.py

The glossary is the table below `## Words` in CONTRIBUTING.md: word, means, not, except. The third
column has words, or a few words in a row, in backticks. None of them may be in the Swift files of
Sources and Tests, README, CONTRIBUTING (outside of the glossary) or CHANGELOG: as a word of prose,
or as a part of an identifier: `mend` is found in `mendAll` and `to_mend`, not in `mended`, `Mend`
or `amend`. A word after a dot is rejected in the code of Swift alone, also with s or d at its end:
`.place` is found in `let places` and `PlacedFile`, not in comments, texts and `openInPlace`. The
fourth column has globs, in backticks, of files where the words of its row are allowed; in them `*`
matches `/` too.

What users read is spelled as in Xcode: color, license. Documents say image, key and folder.
"""

import dataclasses
import fnmatch
import re

from harness import ROOT, run_checks

GLOSSARY = ROOT / "CONTRIBUTING.md"
TABLE = re.compile(r"^## Words\n.*?(?=^## |\Z)", re.M | re.S)
HEADER = ["word", "means", "not", "except"]
TOKEN = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
TEXT = re.compile(
    r'//[^\n]*|"{3}\n.*?^ *"{3}|"(?:[^"\\\n]|\\[^(]|\\\((?:[^()]|\([^()]*\))*\))*"|[iI]nPlace',
    re.S | re.M,
)
INSERTED = re.compile(r"\\#*\(((?:[^()]|\([^()]*\))*)\)")
BRITISH = re.compile(
    r"(?i)(licen|defen)ce|(?<!no-)(?<!--)(col|neighb|behavi|fav|flav|hon|lab)our|centre|\bmetres?\b"
    r"|catalogue|\bgrey|(misspe|spe)lt\b|artefact|judgement|fulfil\b|(labe|cance)ll(ed|ing)"
    r"|(normal|recogn|organ|initial|serial|optim|local|summar|categor)is(e|ing|ation)"
)
SPELLED = ["*.md", "Resources/*.*", "Sources/**/*.swift", "Sources/**/*.md", "Samples/**/*.md"]
UNLIKE_XCODE = re.compile(r"(?i)(?<![/`-])\b(pictures?|members?|director(y|ies))\b(?![/`])")


@dataclasses.dataclass
class Row:
    word: str
    forbidden: list
    exceptions: list

    def allows(self, path):
        return any(fnmatch.fnmatch(path, pattern) for pattern in self.exceptions)


def glossary():
    lines = [line for line in section().splitlines() if line.startswith("|")]
    header, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    if header != HEADER:
        raise ValueError(f"the glossary's columns are {header}, expected {HEADER}")
    return [Row(word, quoted(wrong), quoted(files)) for word, _, wrong, files in rows]


def section():
    found = TABLE.search(GLOSSARY.read_text(encoding="utf-8"))
    if not found:
        raise ValueError(f"no section '## Words' in {GLOSSARY.name}")
    return found.group()


def quoted(cell):
    return re.findall(r"`([^`]+)`", cell)


def texts():
    """The texts to be searched, by their paths; the glossary itself is blanked out."""
    code = [path for folder in ["Sources", "Tests"] for path in (ROOT / folder).rglob("*.swift")]
    for path in [*sorted(code), *sorted(ROOT.glob("*.md"))]:
        text = path.read_text(encoding="utf-8")
        if path == GLOSSARY:
            text = text.replace(section(), "\n" * section().count("\n"))
        yield path.relative_to(ROOT).as_posix(), text


def code(text):
    """The lines of Swift without comments and texts, but with what is inserted into texts."""
    return TEXT.sub(lambda found: "\n".join(map(inserted, found[0].split("\n"))), text).split("\n")


def inserted(line):
    return " ".join(INSERTED.findall(line))


def uses(path, text, words):
    """Where words are used: pairs of a line number and a word."""
    lines = text.split("\n")
    names_in = code(text) if path.endswith(".swift") else [""] * len(lines)
    for number, (line, names) in enumerate(zip(lines, names_in, strict=True), 1):
        names = [token.lower() for token in TOKEN.findall(names)]
        forms = [(f".{name.rstrip('sd')}", name) for name in names]
        yield from ((number, name) for word, name in forms if word in words)
        tokens = list(TOKEN.finditer(line))
        starts, ends = {token.start() for token in tokens}, {token.end() for token in tokens}
        for word in words:
            for found in re.finditer(re.escape(word), line):
                if found.start() in starts and found.end() in ends:
                    yield number, word


def check_glossary(checks):
    """No word is both used and replaced, and every exception is for a file that is there."""
    rows, paths = glossary(), [path for path, _ in texts()]
    used = {row.word for row in rows}
    for row in rows:
        checks.check(f"'{row.word}' is replaced", sorted(used & set(row.forbidden)))
        for pattern in row.exceptions:
            label = f"'{row.word}' except {pattern}"
            checks.expect(fnmatch.filter(paths, pattern), label, "no such file")


def check_texts(checks):
    rows = glossary()
    for path, text in texts():
        for row in rows:
            found = [] if row.allows(path) else list(uses(path, text, row.forbidden))
            for number, word in found:
                checks.check(f"{path}:{number}", f"'{word}' is '{row.word}'")
            if not found:
                checks.check(f"{path}: {row.word}")


def check_spelling(checks):
    for path in sorted(one for pattern in SPELLED for one in ROOT.glob(pattern)):
        text = path.read_text(encoding="utf-8").replace("aria-labelledby", "")
        is_prose = path.suffix == ".md" and path != GLOSSARY or path.name == "config.schema.json"
        banned = [BRITISH, UNLIKE_XCODE] if is_prose else [BRITISH]
        found = [one.group() for words in banned for one in words.finditer(text)]
        if ".build" not in path.parts:
            checks.equal(f"{path.relative_to(ROOT)}: words", found, [])


if __name__ == "__main__":
    run_checks(__doc__, has_binary=False)
