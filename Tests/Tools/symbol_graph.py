"""Extracts symbol graphs: what a module declares, as the compiler sees it."""

import json
import re
import subprocess

from harness import ROOT

EXPORT = re.compile(r"^@_exported public import (\w+)$", re.MULTILINE)


def target_triple():
    shown = subprocess.run(
        ["swift", "-print-target-info"], check=True, capture_output=True, text=True
    )
    return json.loads(shown.stdout)["target"]["triple"]


def extract(module, folder, *options):
    """Writes the graphs of a module's public symbols into a folder."""
    words = ["swift", "symbolgraph-extract", "-module-name", module, "-target", target_triple()]
    subprocess.run([*words, "-output-dir", folder, *options], check=True, capture_output=True)


def extract_library(folder, build, product="ExpoKit"):
    """Writes the graph of a product, with the symbols of the modules that it exports."""
    exported = EXPORT.findall((ROOT / f"Sources/{product}/{product}.swift").read_text())
    modules = ["-I", ROOT / build / "Modules"]
    modules += [f"-experimental-allowed-reexported-modules={','.join(exported)}"]
    symbols = ["-minimum-access-level", "public", "-skip-synthesized-members"]
    extract(product, folder, *modules, *symbols)


def graphs(folder):
    return [json.loads(path.read_text()) for path in sorted(folder.glob("*.symbols.json"))]
