#!/usr/bin/env python3
"""Measures two builds of expo in turn: old, new, old, new, … on the same documents.

usage: python3 Tests/Tools/compare_speed.py OLD NEW [--corpus DIR] [--mb 64] [--rounds N]
                                            [--only GROUP]

prints a table for each command line, as benchmark.py does: least, middle and greatest of each
build, and of the ratio of each run of NEW to the run of OLD right before it. The last table has the
medians of CPU time, user and system, with the median and the least of these ratios; below 1, NEW
takes less. Read the ratios, not the seconds. OLD beside itself shows the noise of the machine.

corpus.py makes the documents, once, in DIR (/tmp/corpus). The 2,000 catalogs there are hard links
to one copy of the samples. With --mb 64, DIR takes 0.4 GB. Sites are written to /dev/shm. The exit
status is 1 if a command ended otherwise than expected.
"""

import argparse
import os
import pathlib
import shutil
import sys

from measuring import Bench, Command, made_document, memory_folder, middle

TOOLS = pathlib.Path(__file__).resolve().parent
SAMPLES = TOOLS.parents[1] / "Samples"
CATALOGS = ["Daejeon1993", "London1851", "Osaka1970"]
CATALOG_COUNT = 2000
READING = ["--select", "syntax,encoding,shape"]
VALIDATE = ["validate", "-q", "--isolated", "--jobs", "1"]


class Setting:
    """The builds, the documents and the measuring."""

    def __init__(self, asked, memory):
        self.builds = {"old": asked.old, "new": asked.new}
        self.corpus, self.mb, self.rounds, self.memory = (
            asked.corpus,
            asked.mb,
            asked.rounds,
            memory,
        )
        self.corpus.mkdir(parents=True, exist_ok=True)
        self.bench = Bench(memory, asked.rounds)
        self.rows = []

    def document(self, mb, *options):
        """The path of a generated document."""
        return made_document(self.corpus, mb, *options)

    def catalogs(self):
        """The path of a folder of catalogs, hard links to one copy of each sample."""
        folder = self.corpus / f"catalogs-{CATALOG_COUNT}"
        if folder.exists():
            return folder
        print(f"making {folder}", file=sys.stderr, flush=True)
        part = folder.with_name(folder.name + ".part")
        shutil.rmtree(part, ignore_errors=True)
        for number in range(CATALOG_COUNT):
            name = CATALOGS[number % len(CATALOGS)]
            first = part / f"{CATALOGS.index(name):04}/Assets.xcassets"
            if number < len(CATALOGS):
                shutil.copytree(SAMPLES / name / "Assets.xcassets", first)
            else:
                shutil.copytree(first, part / f"{number:04}/Assets.xcassets", copy_function=os.link)
        part.rename(folder)
        return folder

    def compare(self, title, words, size=0, rounds=None, status=0, clean=None):
        """Measures one command line with both builds."""
        old, new = (
            Command(name, [build, *words], size, status, prepare=clean)
            for name, build in self.builds.items()
        )
        runs = self.bench.compare(title, old, [new], rounds=rounds or self.rounds)
        pairs = list(zip(runs[old], runs[new], strict=False))
        if pairs:
            ratios = [other.cpu / max(one.cpu, 1e-6) for one, other in pairs]
            medians = [1000 * middle(run.cpu for run in runs[row]) for row in (old, new)]
            self.rows.append((title, *medians, middle(ratios), min(ratios)))


def validate(setting):
    for language in ("ko", "en"):
        path = setting.document(setting.mb, language)
        size, name = path.stat().st_size, f"{language}-{setting.mb:g}"
        setting.compare(f"validate {name}, as others do", [*VALIDATE, *READING, path], size)
        setting.compare(f"validate {name}, every rule", [*VALIDATE, path], size)


def faults(setting):
    path = setting.document(10, "ko", "--faults", "10000")
    for form in ("json", "full"):
        words = [*VALIDATE, "-f", form, path]
        setting.compare(f"validate 10 MB, 10,000 faults, {form}", words, status=1)


def lines(setting):
    path = setting.document(setting.mb, "ko", "--lines")
    words = [*VALIDATE[:3], "--json-lines", "-f", "jsonl", path]
    setting.compare(f"validate --json-lines ko-{setting.mb:g}", words, path.stat().st_size)


def startup(setting):
    path = SAMPLES / "London1851/Assets.xcassets/items.dataset/items.json"
    rounds = max(40, setting.rounds)
    setting.compare("start: validate a small document", [*VALIDATE, path], rounds=rounds)
    setting.compare("start: --version", ["--version"], rounds=rounds)


def catalogs(setting):
    words = [*VALIDATE, "--ignore", "unused-image-set", setting.catalogs()]
    setting.compare(f"validate {CATALOG_COUNT:,} catalogs", words, rounds=fewer(setting))


def formatting(setting):
    path = setting.document(setting.mb, "ko")
    setting.compare(f"format ko-{setting.mb:g}", ["format", path], path.stat().st_size)


def reading(setting):
    path = setting.document(setting.mb, "ko")
    words = ["list", "--count", "--search", "ㅎㅅㄱ", path]
    setting.compare(f"list --search, ko-{setting.mb:g}", words)
    setting.compare(f"show an entry, ko-{setting.mb:g}", ["show", path, "1000"])


def export(setting):
    path = setting.document(setting.mb * 0.4, "ko")
    out = setting.memory / "site"
    for kind in (["html"], ["markdown", "--split"]):
        words = ["export", *kind, "-q", "--no-images", path, "-o", out]
        title = f"export {kind[0]} of {setting.mb * 0.4:g} MB"
        clean = lambda: shutil.rmtree(out, ignore_errors=True)  # noqa: E731
        setting.compare(title, words, path.stat().st_size, fewer(setting), clean=clean)


def fewer(setting):
    return max(3, setting.rounds // 2)


GROUPS = {
    "validate": (validate, "large documents, by the rules that others have and by every rule"),
    "faults": (faults, "a document of 10 MB with 10,000 faults, printed"),
    "lines": (lines, "a stream of entries"),
    "startup": (startup, "one small document, and none; at least 40 runs"),
    "catalogs": (catalogs, "2,000 catalogs with their pictures"),
    "format": (formatting, "a large document, to /dev/null"),
    "reading": (reading, "one search and one entry of a large document"),
    "export": (export, "a large document as a site and as a book, in memory"),
}


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("old", type=pathlib.Path, metavar="OLD")
    parser.add_argument("new", type=pathlib.Path, metavar="NEW")
    parser.add_argument("--corpus", type=pathlib.Path, default="/tmp/corpus", metavar="DIR")
    parser.add_argument("--mb", type=float, default=64, help="size of the documents (64)")
    parser.add_argument(
        "--rounds", type=int, default=11, metavar="N", help="runs of each build (11)"
    )
    parser.add_argument("--only", choices=GROUPS, action="append", metavar="GROUP")
    asked = parser.parse_args()
    for build in (asked.old, asked.new):
        if not os.access(build, os.X_OK):
            parser.error(f"there is no program at {build}")
    asked.old, asked.new = asked.old.resolve(), asked.new.resolve()
    return asked


def main():
    asked = arguments()
    with memory_folder() as folder:
        setting = Setting(asked, pathlib.Path(folder))
        for name in asked.only or GROUPS:
            GROUPS[name][0](setting)
    print(f"\n{'CPU':<40}  {'old ms':>9}  {'new ms':>9}  {'median ratio':>12}  {'least':>6}")
    for title, old, new, ratio, least in setting.rows:
        print(f"{title:<40}  {old:>9.1f}  {new:>9.1f}  {ratio:>12.3f}  {least:>6.3f}")
    return 1 if setting.bench.failures else 0


if __name__ == "__main__":
    sys.exit(main())
