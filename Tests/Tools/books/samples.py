"""The samples: their pictures are there."""

import html
import re
import urllib.parse

from books.readers import export, readers
from books.texts import html_text
from harness import ROOT, SAMPLES, output, temporary_folder


def check_samples(checks):
    for name in SAMPLES:
        path = ROOT / "Samples" / name / "Assets.xcassets"
        with temporary_folder() as folder:
            check_pictures(checks, name, path, folder)


def check_pictures(checks, name, path, folder):
    """Every picture is there, and its words are the heading of its page."""
    reader = readers(checks).get("cmark-gfm")
    if not reader:
        return
    export(checks, path, folder / "book", "--split")
    problems = []
    for file in [folder / "book/index.md", *sorted((folder / "book/entries").glob("*.md"))]:
        problems += picture_problems(file, output(reader, stdin=file.read_bytes()))
    checks.check(f"{name}: pictures", "; ".join(problems))


def picture_problems(file, page):
    heading = html_text(re.search("<h1>(.*)</h1>", page)[1])
    for source, alt in re.findall(r'<img src="([^"]*)" alt="([^"]*)"', page):
        if not (file.parent / urllib.parse.unquote(html.unescape(source))).is_file():
            yield f"{file.name} shows {source}, which is not there"
        if html_text(alt) != heading:
            yield f"{alt!r} for {heading!r}"
