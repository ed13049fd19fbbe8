#!/usr/bin/env python3
"""Compares the public API of the two products with Tests/PublicAPI.txt.

    swift build && python3 Tests/Tools/check_public_api.py [--build FOLDER]

The file has a line for each public declaration, from the symbol graph, so that a change of the API
is always a decision: first those of ExpoJSON, then those that ExpoKit has besides. RECORD=1 writes
the file. Each product has a maximum of lines. No declaration may name memory that is not checked,
and no type of ExpoJSON has the name of one that Swift Testing declares.
"""

import os
import pathlib
import re

from harness import ROOT, run_checks, temporary_folder
from symbol_graph import extract, extract_library, graphs

LIST = ROOT / "Tests/PublicAPI.txt"
LIMITS = (290, 480)  # lines of ExpoJSON, and of both
UNCHECKED = re.compile(r"\b(Unsafe\w+|Unmanaged|OpaquePointer|(Mutable|Output)?(Raw)?Span)\b")


def check_list(checks):
    base = public_api(checks.options.build, "ExpoJSON")
    rest = [line for line in public_api(checks.options.build, "ExpoKit") if line not in set(base)]
    checks.check("size of ExpoJSON", len(base) > LIMITS[0] and f"{len(base)} lines")
    checks.check("size of both", len(base + rest) > LIMITS[1] and f"{len(base + rest)} lines")
    lines = ["# ExpoJSON", *base, "# ExpoKit", *rest]
    if os.environ.get("RECORD"):
        LIST.write_text("\n".join(lines) + "\n")
    known = LIST.read_text().splitlines() if LIST.exists() else []
    for line in sorted(set(lines) - set(known)):
        checks.check("added", f"{line.strip()}; RECORD=1 accepts it")
    for line in sorted(set(known) - set(lines)):
        checks.check("removed", f"{line.strip()}; RECORD=1 accepts it")
    checks.equal("the order of the list", lines, known)
    checks.say(f"{len(base)} lines of ExpoJSON, {len(base + rest)} of both")


def check_memory(checks):
    for line in public_api(checks.options.build, "ExpoKit"):
        found = UNCHECKED.search(line)
        checks.check(line.strip(), found and f"names {found[0]}")


def check_names(checks):
    """No type of ExpoJSON has a name that test files have: those of the module Testing."""
    with temporary_folder() as folder:
        extract("Testing", folder)
        taken = top_level(folder)
    with temporary_folder() as folder:
        extract_library(folder, checks.options.build, "ExpoJSON")
        checks.equal("names of Testing", sorted(top_level(folder) & taken), [])
    checks.expect("SourceLocation" in taken, "names of Testing", "not found")


def top_level(folder):
    """The names at the top level of the modules in a folder."""
    symbols = [symbol for graph in graphs(folder) for symbol in graph["symbols"]]
    return {symbol["pathComponents"][0] for symbol in symbols if len(symbol["pathComponents"]) == 1}


def public_api(build, product):
    """A line for each declaration: types at the margin, what is in them below, sorted."""
    with temporary_folder() as folder:
        extract_library(folder, build, product)
        parts = graphs(folder)
    symbols = [symbol for graph in parts for symbol in graph["symbols"]]
    conformances = {}
    for relationship in (relation for graph in parts for relation in graph["relationships"]):
        # A protocol without a name here is not public.
        if relationship["kind"] == "conformsTo" and "targetFallback" in relationship:
            name = relationship["targetFallback"].removeprefix("Swift.").split(".")[-1]
            conformances.setdefault(relationship["source"], set()).add(name)
    # By the names of the types around them, so that types precede their members.
    rows = {(tuple(one["pathComponents"]), line_of(one, conformances)) for one in symbols}
    return [line for _, line in sorted(rows)]


def line_of(symbol, conformances):
    """`  Report.count: var count: Int { get }` below `struct Report: Sendable`"""
    declaration = " ".join(
        "".join(part["spelling"] for part in symbol["declarationFragments"]).split()
    )
    *outer, name = symbol["pathComponents"]
    kinds = conformances.get(symbol["identifier"]["precise"], set())
    kinds = sorted(kinds - {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"})
    if kinds and "protocol" not in symbol["kind"]["identifier"]:
        head = re.compile(rf"\b{name}\b(<[^>]*>)?")
        declaration = head.sub(rf"\g<0>: {', '.join(kinds)}", declaration, count=1)
    return f"  {'.'.join(outer)}: {declaration}" if outer else declaration


if __name__ == "__main__":
    run_checks(__doc__, has_binary=False, build=pathlib.Path(".build/debug"))
