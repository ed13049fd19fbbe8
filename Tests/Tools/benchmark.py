#!/usr/bin/env python3
"""Measures expo beside other programs in the same run and prints a table for each question.

usage, from the repository root, after swift build -c release:
  python3 Tests/Tools/benchmark.py [--expo PATH] [--corpus DIR] [--mb 64] [--rounds N]
                                   [--only GROUP] [--case NAME]

Each row is a whole process, run by turns with the table's first row: first, other, first, other, …
after one run of each that is not counted; then the next row. Shown are the least, the middle and
the greatest of CPU (user and system; the middle of system alone beside it), wall time and peak
memory, and of the ratio to the first row's run just before. A ratio below 1 is less than the first
row takes. The first row's own ratio is that of each of its runs to the one before: the machine's
noise. System time is mostly that of handing out memory, which a virtual machine may be slow and
fickle at.

Documents are made by corpus.py, kept in DIR (.build/benchmark/corpus) and made again when it
changes; with --mb 64 they come to 1.9 GB. A peer that is not installed is said to be skipped, with
what would install it; run this with the Python of an environment that has the PyPI packages msgspec
and sourcemeta-jsonschema. The exit status is 1 if a command ended otherwise than it should.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys

from benchmark_peers import Peers
from benchmark_worst import compare_worst
from measuring import Bench, Command, made_document, memory_folder
from worst_documents import DOCUMENTS

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLS = ROOT / "Tests/Tools"
BUILT = ROOT / ".build/benchmark"
ALONE = ["--isolated", "--no-assets"]
READING = ["--select", "syntax,encoding,shape"]
YARDSTICK = "simdjson On-Demand"


class Setting:
    """What every group needs: expo, the peers, the documents, the sizes and the measuring."""

    def __init__(self, asked):
        self.expo, self.mb, self.rounds = asked.expo, asked.mb, asked.rounds
        self.cases = asked.case
        self.corpora = asked.corpus
        self.corpora.mkdir(parents=True, exist_ok=True)
        self.bench = Bench(BUILT, asked.rounds)
        self.peers = Peers(BUILT / "peers")

    def document(self, mb, language="ko", *options):
        return made_document(self.corpora, mb, language, *options)

    def validate(self, title, path, *options, feed=None):
        """A row for expo, with one thread, without configuration and without pictures."""
        jobs = [] if "--json-lines" in options else ["--jobs", "1"]
        argv = [self.expo, "validate", *jobs, *ALONE, *options, "-" if feed else path]
        return Command(title, argv, size(path), feed=feed)

    def yardstick(self, path, mode="od", title=YARDSTICK):
        return self.peers.command("simdjson", title, [mode, path], size(path))


def size(path):
    return path.stat().st_size


def label(path):
    count = size(path)
    return f"{count / 1e6:.1f} MB" if count >= 1e6 else f"{count / 1e3:.1f} KB"


def validate(setting):
    """One document, beside every peer."""
    schema = BUILT / "entries.schema.json"
    with open(schema, "wb") as out:
        subprocess.run([setting.expo, "schema", "entries"], stdout=out, check=True)
    for language in ("ko", "en"):
        path = setting.document(setting.mb, language)
        peer = setting.peers.command
        setting.bench.compare(
            f"validate: {language}, {label(path)}",
            setting.yardstick(path),
            [
                setting.validate("expo, what others check", path, "-q", *READING),
                setting.validate("expo, all rules", path, "-q"),
                setting.yardstick(path, "mmap", "simdjson, mapped and raw"),
                peer(
                    "sourcemeta",
                    "sourcemeta validate --fast",
                    ["validate", "--fast", schema, path],
                    size(path),
                ),
                peer("msgspec", "msgspec list[Struct]", [path], size(path)),
                peer("foundation", "Foundation JSONDecoder", [path], size(path)),
                peer("jq", "jq empty", ["empty", path], size(path)),
            ],
        )


def startup(setting):
    """One small document, beside a program that does nothing."""
    path = setting.document(0.033)
    nothing = Command("true", [shutil.which("true")])
    setting.bench.compare(
        f"startup: one document of {label(path)}",
        nothing,
        [
            setting.validate("expo validate", path, "-q"),
            Command("expo --version", [setting.expo, "--version"]),
            setting.peers.command("jq", "jq empty", ["empty", path]),
        ],
        by="wall",
        rounds=10 * setting.rounds,
    )


def memory(setting):
    """The peak memory of a large document and of a stream of entries."""
    path, lines = (
        setting.document(4 * setting.mb),
        setting.document(4 * setting.mb, "ko", "--lines"),
    )
    by_line = ["--json-lines", "-f", "jsonl"]
    setting.bench.compare(
        f"memory: {label(path)}",
        setting.yardstick(path),
        [
            setting.yardstick(path, "mmap", "simdjson, mapped and raw"),
            setting.validate("expo", path, "-q"),
            setting.validate("expo --json-lines FILE", lines, *by_line),
            setting.validate("expo --json-lines - (pipe)", lines, *by_line, feed=lines),
        ],
        by="peak",
        rounds=fewer(setting),
    )


def formatting(setting):
    """One document printed anew, beside other printers."""
    path = setting.document(setting.mb)
    peer = setting.peers.command
    setting.bench.compare(
        f"format: {label(path)}",
        peer("msgspec", "msgspec.json.format", ["--format", path], size(path)),
        [
            Command("expo format", [setting.expo, "format", path], size(path)),
            peer("jq", "jq .", [".", path], size(path)),
        ],
    )


def export(setting):
    """10,000 entries as a site in memory, beside hugo."""
    path = setting.document(25.8)
    with memory_folder() as made:
        made = pathlib.Path(made)
        subprocess.run(
            [sys.executable, TOOLS / "peers/hugo_site.py", path, made / "hugo"], check=True
        )

        def out(name):
            return made / f"{name}-site"

        def clean(name):
            return lambda: shutil.rmtree(out(name), ignore_errors=True)

        def site(name, *words):
            words = ["export", *words, "-q", "--no-images", path, "-o", out(name)]
            title, command = f"expo export {name}", [setting.expo, *words]
            return Command(title, command, size(path), prepare=clean(name))

        again = site("html, unchanged", "html")
        again.prepare = None
        again.argv[-1] = out("html")
        peer = setting.peers.command
        hugo = ["--quiet", "-s", made / "hugo", "-d", out("hugo")]
        setting.bench.compare(
            f"export: {label(path)} into {made.parent}",
            site("html", "html"),
            [
                site("bare html", "html", "--no-search"),
                site("markdown", "markdown", "--split"),
                peer("hugo", "hugo, bare pages", hugo, prepare=clean("hugo")),
                again,
            ],
            rounds=fewer(setting),
        )


def decode(setting):
    """The library's decoder, beside Foundation's."""
    sizes = (("ko", 1), ("en", 1), ("ko", setting.mb), ("en", setting.mb))
    paths = [setting.document(mb, language) for language, mb in sizes]
    options = ["--package-path", TOOLS / "peers/decode", "--scratch-path", BUILT / "decode"]
    print("\ndecode: building Tests/Tools/peers/decode", flush=True)
    words = ["swift", "build", "-c", "release", *options]
    built = subprocess.run(words, capture_output=True, text=True)
    if built.returncode:
        errors = [line for line in (built.stdout + built.stderr).splitlines() if "error:" in line]
        setting.bench.fail("decode does not build: " + (errors or ["no reason given"])[0])
        return
    print("decode: ko and en are entries; all documents are in memory", flush=True)
    program = BUILT / "decode/release/decode"
    pairs = 31 * setting.rounds // 9
    if subprocess.run([program, "pairs", str(pairs), *paths]).returncode:
        setting.bench.fail("decode")


def worst(setting):
    """Documents that are hard to read, in three sizes: growth and peak."""
    with memory_folder() as folder:
        for fault in compare_worst(setting.expo, pathlib.Path(folder), setting.cases):
            setting.bench.fail(f"worst: {fault}")


def fewer(setting):
    return max(3, setting.rounds // 3)


# A group is a function of the setting. It asks for documents, makes a row of each command and hands
# them to compare, the one that the others are measured against first. Add it here to have it run.
GROUPS = {
    "validate": validate,
    "startup": startup,
    "memory": memory,
    "format": formatting,
    "export": export,
    "worst": worst,
    "decode": decode,
}


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--expo", type=pathlib.Path, default=ROOT / ".build/release/expo")
    parser.add_argument("--corpus", type=pathlib.Path, default=BUILT / "corpus")
    parser.add_argument("--mb", type=float, default=64, help="size of the documents (64)")
    parser.add_argument("--rounds", type=int, default=9, help="runs of each command (9)")
    parser.add_argument("--only", choices=GROUPS, action="append", help="may be repeated")
    parser.add_argument("--case", choices=DOCUMENTS, action="append", help="of the group worst")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.mb <= 0:
        parser.error("--rounds and --mb must be greater than 0")
    asked.expo, asked.corpus = asked.expo.resolve(), asked.corpus.resolve()
    return parser, asked


def main():
    parser, asked = arguments()
    if not os.access(asked.expo, os.X_OK):
        parser.error(f"there is no program at {asked.expo}; swift build -c release makes it")
    setting = Setting(asked)
    for name in asked.only or GROUPS:
        try:
            GROUPS[name](setting)
        except subprocess.CalledProcessError as error:
            setting.bench.fail(f"{name}: {error}")
    failures = len(setting.bench.failures)
    if failures:
        print(f"\n{failures} failed, as said above")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
