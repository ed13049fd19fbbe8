#!/usr/bin/env python3
"""Checks that Sources use nothing newer than the platforms that Package.swift declares.

    swift build && python3 Tests/Tools/check_availability.py [--build FOLDER]

Only Linux is built here, where the compiler does not ask. So the symbols that each file uses, from
the index of the debug build, are compared with the availability in the symbol graphs of the
toolchain's own modules. A newer one needs `if #available(…) {` or `@available(…)` around it. What
only Darwin compiles is not seen. A small file with such a use shows that the check can fail.
"""

import pathlib
import re

from harness import ROOT, output, run_checks, temporary_folder, write
from index_store import IndexStore
from symbol_graph import extract, graphs

# The modules that every file imports, and what else Sources import of the toolchain.
MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Synchronization", "FoundationEssentials"]
PLATFORM = re.compile(r"\.(macOS|iOS)\(\.v(\d+)(?:_(\d+))?\)")
GUARD = re.compile(r"[#@]available\(([^)]*)\)")
SAMPLE = """\
func old(_ bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }
func new(_ bytes: [UInt8]) -> String? {
  if #available(macOS 15, iOS 18, *) {
    return String(validating: bytes, as: UTF8.self)
  }
  return nil
}
"""


def check_sources(checks):
    newer = newer_symbols(declared_platforms())
    store = IndexStore(ROOT / checks.options.build / "index" / "store")
    files = [
        (path, records)
        for path, records in sorted(store.files().items())
        if path.is_relative_to(ROOT / "Sources")
    ]
    swift_files = sorted((ROOT / "Sources").rglob("*.swift"))
    missing = {str(path) for path in swift_files} - {str(path) for path, _ in files}
    checks.check("every file of Sources is in the index", sorted(missing))
    for path, records in files:
        checks.check(path.relative_to(ROOT), unguarded(store, path, records, newer))
    checks.say(f"{len(newer)} symbols are newer than {declared_platforms()}")


def check_imports(checks):
    imported = set()
    for path in (ROOT / "Sources").rglob("*.swift"):
        imported |= set(re.findall(r"^\s*(?:\w+ )?import (\w+)$", path.read_text(), re.MULTILINE))
    own = {path.name for path in (ROOT / "Sources").iterdir()}
    conditional = {"Glibc", "Musl", "Darwin", "Foundation", "Combine"}
    checks.equal("imports", sorted(imported - own - conditional - set(MODULES)), [])


def check_itself(checks):
    """A use without a guard is found, one inside a guard is not."""
    with temporary_folder() as folder:
        sample = write(folder / "sample.swift", SAMPLE)
        command = ["swiftc", "-parse-as-library", "-c", sample, "-o", folder / "sample.o"]
        output([*command, "-index-store-path", folder / "index"])
        store = IndexStore(folder / "index")
        newer = newer_symbols({"macOS": (14, 0), "iOS": (17, 0)})
        records = store.files()[sample]
        checks.equal(
            "a newer symbol",
            unguarded(store, sample, records, newer),
            ["line 1: init(validating:as:) needs macOS 15.0, iOS 18.0"],
        )
        later = newer_symbols({"macOS": (15, 0), "iOS": (18, 0)})
        checks.equal("on newer platforms", unguarded(store, sample, records, later), [])


def declared_platforms():
    """`{"macOS": (14, 0), "iOS": (17, 0)}`"""
    found = PLATFORM.findall((ROOT / "Package.swift").read_text())
    return {name: (int(major), int(minor or 0)) for name, major, minor in found}


def newer_symbols(platforms):
    """What a symbol is called and what it needs, by USR, of those that are newer."""
    with temporary_folder() as folder:
        for module in MODULES:
            extract(module, folder)
        symbols = [symbol for graph in graphs(folder) for symbol in graph["symbols"]]
    newer = {}
    for symbol in symbols:
        needs = {
            entry["domain"]: version(entry["introduced"])
            for entry in symbol.get("availability", [])
            if "introduced" in entry and entry.get("domain") in platforms
        }
        if any(needs[platform] > platforms[platform] for platform in needs):
            newer[symbol["identifier"]["precise"]] = (symbol["names"]["title"], needs)
    # A requirement that was added to a protocol later: before, its default implementation was used.
    older = {symbol["identifier"]["precise"] for symbol in symbols} - newer.keys()
    return {usr: needs for usr, needs in newer.items() if default_of(usr) not in older}


def default_of(usr):
    """The USR of a requirement's default implementation: `s:…P2am…` → `s:…PsE2am…`."""
    return re.sub(r"^(s:s?\d+\w*?P)(?=\d)", r"\1sE", usr, count=1)


def version(introduced):
    return introduced["major"], introduced.get("minor", 0)


def unguarded(store, path, records, newer):
    """The uses in a file of newer symbols that nothing guards."""
    uses = sorted({use for record in records for use in store.uses(record, newer)}, key=str)
    guards = list(guarded_lines(path.read_text())) if uses else []
    found = []
    for usr, line in uses:
        title, needs = newer[usr]
        if not any(line in lines and allows(platforms, needs) for lines, platforms in guards):
            wanted = ", ".join(f"{name} {'.'.join(map(str, v))}" for name, v in needs.items())
            found.append(f"line {line}: {title} needs {wanted}")
    return found


def guarded_lines(text):
    """The lines of each block behind `#available` or `@available`, and the platforms it names."""
    for guard in GUARD.finditer(text):
        depth, end = 0, len(text)
        for brace in re.finditer(r"[{}]", text[guard.end() :]):
            depth += 1 if brace[0] == "{" else -1
            if depth == 0:
                end = guard.end() + brace.end()
                break
        lines = range(text.count("\n", 0, guard.start()) + 1, text.count("\n", 0, end) + 2)
        names = re.findall(r"(\w+) (\d+)(?:\.(\d+))?", guard[1])
        yield lines, {name: (int(major), int(minor or 0)) for name, major, minor in names}


def allows(platforms, needs):
    return all(platforms.get(name, (0, 0)) >= needed for name, needed in needs.items())


if __name__ == "__main__":
    run_checks(__doc__, has_binary=False, build=pathlib.Path(".build/debug"))
