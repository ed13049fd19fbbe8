"""Extracts symbol graphs: what a module declares, as the compiler sees it."""

import json
import re

from harness import ROOT, output

EXPORT = re.compile(r"^@_exported public import (\w+)$", re.MULTILINE)


def target_triple():
    return json.loads(output(["swift", "-print-target-info"]))["target"]["triple"]


def extract(module, folder, *options):
    """Writes the graphs of a module's public symbols into a folder."""
    words = ["swift", "symbolgraph-extract", "-module-name", module, "-target", target_triple()]
    output([*words, "-output-dir", folder, *options])


def extract_library(folder, build, product="ExpoKit"):
    """Writes the graph of a product, with the symbols of the modules that it exports."""
    exported = EXPORT.findall((ROOT / f"Sources/{product}/{product}.swift").read_text())
    modules = ["-I", ROOT / build / "Modules"]
    modules += [f"-experimental-allowed-reexported-modules={','.join(exported)}"]
    symbols = ["-minimum-access-level", "public", "-skip-synthesized-members"]
    extract(product, folder, *modules, *symbols)


def graphs(folder):
    return [json.loads(path.read_text()) for path in sorted(folder.glob("*.symbols.json"))]
