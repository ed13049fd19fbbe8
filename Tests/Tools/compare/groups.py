"""The groups of command lines. The reader's screens are in screens.py."""

import itertools
import json
import pathlib
import re
import shlex

from .fixtures import SAMPLES, fixtures, sample_paths, samples
from .judge import Judge
from .mutants import BATCH, Mutants

HERE = pathlib.Path(__file__).resolve().parent
CONFORMANCE = HERE.parents[1] / "Conformance"
REPORTS = "-f json=report.json -f sarif=report.sarif -f full=report.txt"

# What these print on standard output is nothing but words.
PROSE = re.compile(r"\bexpo( help\b| rules\b| -|$)|\s(-h|--help)\b")
SUBCOMMAND = re.compile(r"\bexpo +([a-z]+)")


def validate(setting):
    """Samples and the documents of Tests/Conformance in every way of naming them."""
    judge = Judge("validate", setting.differences)
    lines = [f"{REPORTS} {paths}" for paths in (".", "Samples", "--isolated --jobs 1 Samples")]
    lines += [f"{REPORTS} {shlex.quote(path)}" for path in documents()]
    setting.run(judge, samples(), [f"expo validate {line}" for line in lines])
    for folder in ("accept", "reject"):
        files = {
            path.name: path.read_bytes() for path in sorted((CONFORMANCE / folder).glob("*.json"))
        }
        fix = f"--fix --unsafe-fixes {REPORTS} ."
        lines = [f"{REPORTS} *.json", f"{REPORTS} .", "--diff --unsafe-fixes *.json", fix]
        setting.run(judge, files, [f"expo validate --isolated {line}" for line in lines])


def documents():
    """The documents and catalogs of the samples, each to be checked on its own."""
    paths = [*sample_paths("*.json"), *sample_paths("*.xcassets")]
    return [str(pathlib.Path("Samples", path.relative_to(SAMPLES))) for path in paths]


def mutants(setting):
    """Documents and catalogs with one or two things changed, some hundred for each process."""
    judge, made = Judge("mutants", setting.differences), Mutants(setting.seed)
    number = 0
    while made.number < setting.mutants:
        count = min(BATCH, setting.mutants - made.number)
        files = {f"in/{path}": data for path, data in made.batch(count).items()}
        files["lines.jsonl"] = made.lines(count)
        paths = "in" if number % 2 else "in/*"
        expo = "expo validate --isolated --jobs 1"
        lines = [
            f"{expo} {REPORTS} {paths}",
            f"{expo} --diff --unsafe-fixes {paths}",
            f"{expo} --json-lines -f jsonl lines.jsonl",
            f"expo format {paths}",
        ]
        if number % 4 == 0:
            lines += [f"{expo} --fix {paths}", f"{expo} --fix --unsafe-fixes {paths}"]
        setting.run(judge, files, lines, f"mutants to {made.number}: ")
        number += 1


def commands(setting):
    """The command lines of commands.txt."""
    lines = (HERE / "commands.txt").read_text().splitlines()
    lines = [line for line in lines if line and not line.startswith("#")]
    setting.pair.fill(fixtures())
    for line in lines:
        name = match[1] if (match := SUBCOMMAND.search(line)) else "expo"
        judge = Judge(f"commands/{name}", setting.differences)
        judge.outcomes(line, *setting.pair.run(line), prose=bool(PROSE.search(line)))


def exports(setting):
    """Every sample as a site and as a book, with every option that changes pages."""
    judge = Judge("exports", setting.differences)
    sites = [
        "",
        "--no-search",
        "--no-single-page",
        "--no-images",
        "--per-page 4",
        "--slug name",
        "--slug number",
    ]
    sites += ["--page-lang en-GB", "--lang ko", "--lang en", "--css mine.css"]
    sites += ["--base-url https://example.org/fair/"]
    books = ["", "--no-images", "--lang ko", "--front-matter yaml", "--front-matter toml"]
    split = ["--split", "--split --slug name", "--split --slug number --front-matter toml"]
    split += [f"--preset {preset}" for preset in ("gfm", "commonmark", "hugo", "jekyll")]
    split += ["--split --preset commonmark --no-images", "--preset hugo --front-matter toml"]
    paths = ["Samples/London1851", "Samples/Daejeon1993", "Samples/Osaka1970", "many.json"]
    paths += ["hostile.json", *(path for path in documents() if path.endswith(".xcassets"))]
    lines = [
        *(f"html -o out {options} {path}" for path in paths for options in sites),
        *(f"markdown {options} {path}" for path in paths for options in books),
        *(f"markdown -o out {options} {path}" for path in paths for options in split),
    ]
    setting.run(judge, fixtures(), [f"expo export {line}" for line in lines])


def formats(setting):
    """Every document that is JSON, printed in every layout, and as list and show print it."""
    judge = Judge("formats", setting.differences)
    layouts = ["", "--indent 4", "--indent tab", "--compact"]
    escapes = ["", "--escape minimal", "--escape ascii"]
    options = [" ".join(pair).strip() for pair in itertools.product(layouts, escapes)]
    paths = [shlex.quote(path) for path in documents() if path.endswith(".json")]
    lines = [f"expo format {choice} {path}" for choice in options for path in paths]
    lines += [f"expo format {choice} --write Samples" for choice in options]
    setting.run(judge, samples(), [line for line in lines if "/EX" not in line])
    files = {path.name: path.read_bytes() for path in sorted(CONFORMANCE.glob("accept/*.json"))}
    paths = ["*.json", "--diff ."]
    lines = [f"expo format {choice} {path}" for choice in options for path in paths]
    setting.run(judge, files, lines)
    found = [path for path in documents() if is_readable(path)]
    lines = [f"expo list -f {form} {path}" for path in found for form in ("tsv", "json", "table")]
    lines += [f"expo show --all --width {width} {path}" for path in found for width in (30, 72)]
    setting.run(judge, samples(), lines)


def is_readable(path):
    """Whether a document is JSON that list and show can be asked for."""
    if path.endswith(".xcassets"):
        return True
    if path.endswith(("Contents.json", ".expo.json")):
        return False
    try:
        json.loads((SAMPLES.parent / path).read_bytes())
    except ValueError:
        return False
    return True
