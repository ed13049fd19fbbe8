#!/usr/bin/env python3
"""Checks the documentation of ExpoKit: no warning, and its programs do what it says.

    swift build && python3 Tests/Tools/check_docs.py [--build FOLDER] [--scratch FOLDER]

The toolchain's docc converts Sources/ExpoKit/ExpoKit.docc with the symbols of ExpoKit and of the
modules that it exports. Then the `swift` blocks of each page, one after the other, are a program of
a fresh package outside the repository; it must build, and print what the page's `console` blocks
show, without a terminal and where no file can be written. The package of the landing page is built
from the manifest shown there, but for the path. Tests/Tools/docs has what stands for frameworks.
"""

import pathlib
import re
import resource
import shutil

from harness import ROOT, run, run_checks, temporary_folder, write
from symbol_graph import extract_library, graphs

CATALOG = ROOT / "Sources/ExpoKit/ExpoKit.docc"
LANDING_PAGE = CATALOG / "ExpoKit.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MANIFEST = "// swift-tools-version"
SERVERS = ROOT / "Tests/Tools/docs/Servers.swift"
FRAMEWORK = re.compile(r"^import (Hummingbird|Vapor)\n", re.MULTILINE)
LIMIT = 1800  # a first build of ExpoKit takes minutes


def check_pages(checks):
    """docc has no warning, and every public symbol has documentation."""
    docc = checks.tool("docc")
    with temporary_folder() as folder:
        extract_library(folder, checks.options.build)
        undocumented = [
            ".".join(symbol["pathComponents"])
            for graph in graphs(folder)
            for symbol in graph["symbols"]
            if not symbol.get("docComment")
        ]
        checks.equal("symbols without documentation", undocumented, [])
        if docc:
            command = [docc, "convert", CATALOG, "--additional-symbol-graph-dir", folder]
            names = "--fallback-display-name ExpoKit --fallback-bundle-identifier ExpoKit".split()
            output = ["--output-path", folder / "archive", "--warnings-as-errors"]
            done = run([*command, *names, *output])
            checks.check("docc convert", done.returncode and (done.stdout + done.stderr).decode())
            pages = len(list((folder / "archive").rglob("*.json")))
            checks.say(f"{pages} pages")


def check_programs(checks):
    """The program of each article, in one package outside the repository."""
    articles = [page for page in sorted(CATALOG.glob("*.md")) if page != LANDING_PAGE]
    programs = {page.stem: program(page.read_text()) for page in articles}
    checks.expect(all(source for _, source, _ in programs.values()), "programs", "a page has none")
    with temporary_folder() as folder:
        package = folder / "Pages"
        for name, (_, source, _) in programs.items():
            own, count = FRAMEWORK.subn("", source)
            write(package / f"Sources/{name}/main.swift", own)
            if count:
                write(package / f"Sources/{name}/{SERVERS.name}", SERVERS.read_text())
        names = ",\n    ".join(target(name) for name in programs)
        write(package / "Package.swift", manifest(f"targets: [\n    {names}\n  ]"))
        products = build(checks, package)
        for name, (_, _, output) in programs.items():
            compare(checks, name, products / name, output)


def check_first_program(checks):
    """The landing page as written, in a package of its own."""
    shown, source, output = program(LANDING_PAGE.read_text())
    name = re.search(r'name: "(\w+)"', shown)[1]
    with temporary_folder() as folder:
        package = folder / name
        write(package / "Package.swift", shown.replace('path: "../expo"', here()))
        write(package / f"Sources/{name}/main.swift", source)
        compare(checks, f"the first program, {name}", build(checks, package) / name, output)


def program(page):
    """The manifest, the source and the output that a page shows."""
    blocks = BLOCK.findall(page)
    sources = [text for language, text in blocks if language == "swift"]
    manifests = [text for text in sources if text.startswith(MANIFEST)]
    source = "\n".join(text for text in sources if text not in manifests)
    output = "".join(text for language, text in blocks if language == "console")
    return "".join(manifests), source, output


def manifest(rest):
    return f"""{MANIFEST}: 6.2
import PackageDescription

let package = Package(
  name: "Pages",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package({here()})],
  {rest}
)
"""


def here():
    """This repository as a dependency, whatever the name of its folder."""
    return f'name: "expo", path: "{ROOT}"'


def target(name):
    return (
        f'.executableTarget(name: "{name}", '
        'dependencies: [.product(name: "ExpoKit", package: "expo"), '
        '.product(name: "ExpoJSON", package: "expo")])'
    )


def build(checks, package):
    """Builds a package and returns the folder of its products.

    ExpoKit is compiled once for the samples and the pages, in one build folder.
    """
    scratch = ["--scratch-path", ROOT / checks.options.scratch]
    command = [shutil.which("swift"), "build", *scratch, "-debug-info-format", "none"]
    done = run(command, cwd=package, limit=LIMIT)
    lines = list(dict.fromkeys(done.stdout.decode().splitlines()))
    errors = [line for line in lines if "error:" in line]
    warnings = [line for line in lines if "warning:" in line and str(package) in line]
    checks.check(f"{package.name} builds", done.returncode and (errors or done.stderr[-300:]))
    checks.check(f"{package.name} builds without warnings", warnings)
    shown = run([*command, "--show-bin-path"], cwd=package, limit=LIMIT)
    return pathlib.Path(shown.stdout.decode().strip())


def compare(checks, name, program, output):
    """Runs a program; what it prints must be what its page shows.

    It has no terminal, no home and no temporary folder, and a file that it writes ends it.
    """
    done = run([program], cwd="/", env={"LC_ALL": "C.UTF-8"}, preexec=write_no_file)
    printed = done.stdout.decode()
    if not checks.equal(f"{name} prints", printed.splitlines(), output.splitlines()):
        print(printed)
    checks.equal(f"{name} ends", done.returncode, 0)


def write_no_file():
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


if __name__ == "__main__":
    run_checks(
        __doc__,
        has_binary=False,
        build=pathlib.Path(".build/debug"),
        scratch=pathlib.Path(".build/samples"),
    )
