#!/usr/bin/env python3
"""Checks that every spelling of a path means one document, in every command.

    python3 Tests/Tools/check_paths.py EXPO_BINARY

One faulty document in an asset catalog is named in more than thirty ways, from several folders, by
links and through standard input. Each command must give the result of the plain path, and one that
writes must change that file and no other. Two spellings together are one document. Names that
differ only by Unicode normalization are two, and names that are not UTF-8 are never repaired.
"""

import itertools
import json
import os
import shutil
import sys

from harness import checks_of, contents, differences, run_checks, temporary_folder, write
from machine.documents import ANY, CLEAN, FAULTY, FILE, SET

CONTENTS = '{"info": {"author": "xcode", "version": 1}}\n'
# The twins of a name: é as one scalar and as two.
COMPOSED, DECOMPOSED = "\u00e9", "e\u0301"


def make(folder):
    write(folder / FILE, FAULTY)
    (folder / "App/A.xcassets/other.dataset").mkdir()
    write(folder / "App/A.xcassets/a.imageset/Contents.json", CONTENTS)
    (folder / "App/Sources").mkdir()
    (folder / "link.json").symlink_to(FILE)
    (folder / "folder-link").symlink_to("App")


def spellings(folder):
    """Pairs of a working folder and a path that leads to the document from there."""
    absolute = f"{folder}/{FILE}"
    paths = {
        ".": [
            FILE, f"./{FILE}", f".//{FILE}", f"././{FILE}", FILE.replace("/", "//"),
            FILE.replace("/", "/./"), f"App/../{FILE}", f"./App/../{FILE}",
            f"App/Sources/../../{FILE}", "App/Sources/../A.xcassets/items.dataset/items.json",
            f"{SET}/../items.dataset/items.json",
            f"{SET}/../../A.xcassets/items.dataset/items.json", f"../{folder.name}/{FILE}",
            f"./../{folder.name}//{FILE}", absolute, f"//{absolute.lstrip('/')}", f"/.{absolute}",
            absolute.replace("/", "/./"), f"{folder}/App/../{FILE}",
            f"folder-link/{FILE.removeprefix('App/')}",
            f"{folder}/folder-link/{FILE.removeprefix('App/')}", "link.json", "./link.json",
            f"/proc/self/cwd/{FILE}",
        ],
        "App": [
            "A.xcassets/items.dataset/items.json", "./A.xcassets//items.dataset/items.json",
            f"../{FILE}", "../link.json",
        ],
        "App/A.xcassets": [
            "items.dataset/items.json", "./items.dataset/./items.json", f"../../{FILE}",
        ],
        SET: [
            "items.json", "./items.json", "../items.dataset/items.json",
            "../../A.xcassets/items.dataset/items.json", absolute,
        ],
        "App/A.xcassets/other.dataset": [
            "../items.dataset/items.json", "./../items.dataset/items.json",
        ],
    }  # fmt: skip
    return [(cwd, path) for cwd, spelled in paths.items() for path in spelled]


def validated(checks, cwd, *words, stdin=b""):
    """The status and the findings, without the names of files."""
    done = checks.run("validate", "-q", "-f", "json", *words, cwd=cwd, stdin=stdin, status=ANY)
    try:
        found = json.loads(done.stdout)["diagnostics"]
        starts = [(finding["code"], finding["range"]["start"]) for finding in found]
        rows = [(code, start["line"], start["column"]) for code, start in starts]
        return done.returncode, sorted(rows)
    except (ValueError, KeyError, TypeError) as error:
        return done.returncode, repr(error), done.stdout[:200], done.stderr[:200]


def printed(checks, cwd, *words, stdin=b""):
    done = checks.run(*words, cwd=cwd, stdin=stdin, status=ANY)
    return done.returncode, done.stdout


def check_reading(checks, folder):
    """Every command that reads says of each spelling what it says of the plain path."""
    commands = [
        ["list", "--format", "json"],
        ["show", "--all", "--format", "json"],
        ["show", "--field", "desc"],
        ["browse"],
        ["export", "markdown", "--no-images"],
        ["format"],
        ["format", "--check"],
        ["format", "--diff"],
        ["validate", "--json-lines", "-q", "-f", "concise"],
    ]
    plain = validated(checks, folder, FILE)
    checks.expect(plain[0] == 1 and len(plain[1]) >= 3, "the plain path has findings", plain)
    expected = {tuple(words): printed(checks, folder, *words, FILE)[0] for words in commands}
    before = contents(folder)
    spelled = spellings(folder)
    checks.say(f"{len(spelled)} spellings")
    for cwd, path in spelled:
        label = f"{path.replace(str(folder), 'ROOT')} in {cwd}"
        # A link to a document from outside its catalog has no catalog.
        words = ["--no-assets"] if path.endswith("link.json") else []
        found = validated(checks, folder / cwd, *words, path)
        checks.equal(f"validate {label}", found, validated(checks, folder, *words, FILE))
        for words in commands:
            # What is printed may name the file as the user does; the status may not depend on it.
            found = printed(checks, folder / cwd, *words, path)[0]
            checks.equal(f"{' '.join(words)} {label}", found, expected[tuple(words)])
    for (cwd, one), (other_cwd, other) in itertools.combinations(spelled, 2):
        if cwd != other_cwd or cwd != "." or {one, other} == {"link.json", "./link.json"}:
            continue
        label = f"{one} and {other}".replace(str(folder), "ROOT")
        checks.equal(f"validate {label}", validated(checks, folder, one, other), plain)
    checks.equal("nothing is written", differences(before, contents(folder)), [])


PROJECT = """{ objects = {
P = {mainGroup = G; targets = (T, ); };
T = {productType = "com.apple.product-type.application"; buildPhases = (R, S, ); };
R = {isa = PBXResourcesBuildPhase; files = (BA, BB, ); };
S = {isa = PBXSourcesBuildPhase; files = (BM, ); };
BA = {fileRef = A; }; BB = {fileRef = B; }; BM = {fileRef = M; };
G = {children = (H, ); }; H = {path = App; children = (A, B, M, ); sourceTree = "<group>"; };
A = {path = A.xcassets; }; B = {path = B.xcassets; }; M = {path = Model.swift; };
}; rootObject = P; }
"""


def check_projects(checks, folder):
    """What a project above a folder says of it does not depend on how the folder is named."""
    project = folder / "project"
    for catalog in ["A", "B"]:
        write(project / f"App/{catalog}.xcassets/a.imageset/Contents.json", CONTENTS)
    write(project / FILE, CLEAN)
    (project / "App/Model.swift").write_text('let gone = NSDataAsset(name: "gone")\n')
    write(project / "App.xcodeproj/project.pbxproj", PROJECT)
    plain = validated(checks, project, ".")
    codes = [code for code, _, _ in plain[1]]
    checks.expect({"EX610", "EX703"} <= set(codes), "the project has both findings", plain)
    for cwd, words in [
        (".", ["App"]), (".", ["./App/"]), (".", ["App/../App"]), (".", [f"{project}/App"]),
        (".", ["App", "."]), (".", [".", f"{project}"]), ("App", []), ("App", ["."]),
        ("App", [".."]), ("App", ["../App"]),
    ]:  # fmt: skip
        label = f"validate {' '.join(words)} in {cwd}".replace(str(project), "PROJECT")
        checks.equal(label, validated(checks, project / cwd, *words), plain)


def check_writing(checks, folder):
    """A command that writes changes the document and no other file, named once or twice."""
    for words in (["validate", "--fix", "-q"], ["format", "--write", "-q"]):
        text = FAULTY if words[0] == "validate" else FAULTY.replace(",\n]", "\n]")
        (folder / FILE).write_text(text)
        original, start = contents(folder), (folder / FILE).read_bytes()
        checks.run(*words, FILE, cwd=folder, status=ANY)
        wanted = (folder / FILE).read_bytes()
        checks.expect(wanted != start, f"{words[0]} changes the document", wanted)
        for cwd, path in spellings(folder):
            for paths in ([path], [path, path], [path, f"{folder}/{FILE}"]):
                (folder / FILE).write_bytes(start)
                checks.run(*words, *paths, cwd=folder / cwd, status=ANY)
                changed = differences(original, contents(folder))
                label = " ".join([*words, *paths]).replace(str(folder), "ROOT") + f" in {cwd}"
                checks.equal(f"{label}: files", changed, [FILE])
                checks.expect((folder / FILE).read_bytes() == wanted, f"{label}: text", "differs")
                checks.expect((folder / "link.json").is_symlink(), f"{label}: link", "replaced")


def check_standard_input(checks, folder):
    """Standard input under a name is the document of that name, and never touches the disk."""
    (folder / FILE).write_text(CLEAN)
    before = contents(folder)
    text = FAULTY.encode()
    wanted = validated(checks, folder, "--stdin-filename", FILE, "-", stdin=text)
    checks.expect(wanted[0] == 1 and len(wanted[1]) >= 3, "standard input is checked", wanted)
    for cwd, path in spellings(folder):
        if "link" in path:
            continue
        label = f"--stdin-filename {path.replace(str(folder), 'ROOT')} in {cwd}"
        found = validated(checks, folder / cwd, "--stdin-filename", path, "-", stdin=text)
        checks.equal(f"validate {label}", found, wanted)
        for words in (["validate", "--fix"], ["format", "--write"]):
            printed(checks, folder / cwd, *words, "--stdin-filename", path, "-", stdin=text)
        checks.equal(f"{label}: nothing is written", differences(before, contents(folder)), [])
        both = ["validate", "-q", "--stdin-filename", path, "-", path]
        found = printed(checks, folder / cwd, *both, stdin=text)
        checks.equal(f"{label}, and the file", found[0], 2)
    for name in (".", "..", "/", "App", "./", "App/.", "App/.."):
        for words in (["validate", "--fix"], ["format", "--write"]):
            found = printed(checks, folder, *words, "--stdin-filename", name, "-", stdin=text)
            checks.equal(f"{words[0]} --stdin-filename '{name}'", found[0], 2)
    checks.equal("nothing is written", differences(before, contents(folder)), [])
    # Files whose names stand for standard input.
    for name in ("-", "<stdin>"):
        (folder / name).write_text(FAULTY)
        found = validated(checks, folder, f"./{name}")
        checks.expect(found[0] == 1 and found[1], f"./{name} is a file", found)
        formatted = checks.run("format", "-", stdin=CLEAN.encode()).stdout
        found = printed(checks, folder, "format", "--check", "-", f"./{name}", stdin=formatted)
        checks.equal(f"format --check - ./{name}", found[0], 1)
        (folder / name).write_text(CLEAN)
        found = printed(checks, folder, "list", f"./{name}", "--count", stdin=b"[]")
        checks.equal(f"list ./{name}: entries", found, (0, b"1\n"))
        (folder / name).unlink()
    once = validated(checks, folder, "-", stdin=text)
    twice = validated(checks, folder, "-", "-", stdin=text)
    checks.equal("two times standard input", twice, once)


def check_twins(checks, folder):
    """Names that differ by normalization only are two files, in every command."""
    for clean, faulty in ((COMPOSED, DECOMPOSED), (DECOMPOSED, COMPOSED)):
        for pattern in ("{}.json", "{}/x.json", "{}.xcassets/d.dataset/d.json"):
            inner = folder / "twins"
            for name, text in ((clean, CLEAN), (faulty, FAULTY)):
                write(inner / pattern.format(name), text)
            names = [pattern.format(clean), pattern.format(faulty)]
            label = f"{ascii(names[0])} and {ascii(names[1])}"
            if len(list(inner.iterdir())) == 1:
                checks.skip(label, "the file system has one file of both names")
                shutil.rmtree(inner)
                continue
            for words in ([], names, names[::-1]):
                found = validated(checks, inner, "--no-assets", *words)
                is_found = found[0] == 1 and len(found[1]) >= 3
                checks.expect(is_found, f"{label}: validate {len(words)}", found)
            found = printed(checks, inner, "format", "--check", *names)
            checks.equal(f"{label}: format --check", found[0], 1)
            printed(checks, inner, "validate", "--fix", "-q")
            one, other = ((inner / name).read_text() for name in names)
            checks.equal(f"{label}: --fix leaves the clean one", one, CLEAN)
            checks.expect(other != FAULTY, f"{label}: --fix", "nothing fixed")
            shutil.rmtree(inner)


def check_undecodable(checks, folder):
    """A name that is not UTF-8 is refused as an operand, and skipped where it is found."""
    inner = folder / "bytes"
    neighbor = write(inner / "\ufffd.json", FAULTY)
    odd = os.fsencode(inner) + b"/\xff.json"
    with open(odd, "w") as file:
        file.write(FAULTY)
    for words in ("validate --fix", "format --write", "list", "show", "export markdown"):
        done = checks.run(*words.split(), b"\xff.json", cwd=inner, status=[2])
        checks.expect(b"\\xff.json" in done.stderr, f"{words} names the bytes", done.stderr)
    checks.equal("the neighbor is not touched", neighbor.read_text(), FAULTY)
    neighbor.write_text(CLEAN)
    done = checks.run("validate", cwd=inner, status=[0])
    checks.expect(b"1 name skipped, not UTF-8" in done.stderr, "validate counts it", done.stderr)
    done = checks.run("validate", "--show-files", cwd=inner, status=[0])
    checks.expect(b"its name is not UTF-8" in done.stdout, "--show-files says why", done.stdout)
    done = checks.run("format", "--check", cwd=inner, status=ANY)
    checks.expect(b"1 name skipped, not UTF-8" in done.stderr, "format counts it", done.stderr)
    found = printed(checks, inner, "list", "--count")
    checks.equal("list finds the other", found, (0, b"1\n"))
    os.remove(odd)


def check_commands_of_github(checks, folder):
    """A line that begins with `::` is a command for GitHub Actions, whatever a folder is called."""
    inner = folder / "places"
    for name in ("::error::a", "::stop-commands::b"):
        write(inner / name / "items.json", FAULTY)
        write(inner / name / "old.json", CLEAN)
    for words in ("validate", "validate --show-files", "format --check", "list", "show 1"):
        done = checks.run(*words.split(), cwd=inner, status=ANY)
        text = (done.stdout + done.stderr).decode()
        found = [line for line in text.splitlines() if line.lstrip().startswith("::")]
        checks.equal(f"{words} in folders that are commands", found, [])


def in_folder(function):
    """The checks of a function in a new folder with the catalog."""

    def check(checks):
        with temporary_folder() as folder:
            folder = folder.resolve() / "p"
            folder.mkdir()
            make(folder)
            function(checks, folder)

    check.__name__ = function.__name__
    return check


if __name__ == "__main__":
    groups = checks_of(sys.modules["__main__"], parameters=("checks", "folder"))
    run_checks(__doc__, *map(in_folder, groups))
