#!/usr/bin/env python3
"""Judges the report formats by the standards of the programs that read them.

    python3 Tests/Tools/check_formats.py EXPO_BINARY

SARIF, GitLab's Code Quality and Reviewdog's format are checked with JSON Schemas (formats/) and
with what a schema cannot say: rules and links that resolve, fingerprints that are unique. JUnit
and Checkstyle are read by xml.etree. Lines for people are read by .github/expo-matcher.json
and Samples/recipes/tasks.json.
Each must have the findings of json: file, code and line. The formats are those that expo offers:
each has a function here, read_NAME.

expo checks the broken samples three times over: as they are; as copies whose names are hard to
write, beside a sound file; and a sound file alone; and a folder without documents. What a finding
looks like in each format is in the golden files of ExpoJSONTests. Needs jsonschema (PyPI).
"""

import json
import os
import re
import shutil
import urllib.parse
import xml.etree.ElementTree as ElementTree

import jsonschema

from formats import sarif, schemas
from harness import ROOT, SOUND, run, run_checks, temporary_folder

HARD_NAMES = ["박람회 목록.json", "100%,a:b #1.json", "<b>&'c'\"d\".json", "[a](1)|{0}\\.json"]
BROKEN = sorted((ROOT / "Samples/broken").glob("*.json"))
MATCHER = ROOT / ".github/expo-matcher.json"
TASKS = ROOT / "Samples/recipes/tasks.json"
# With GitHub's variables expo adds annotations to text for people.
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}
# The one name in the reports on a folder without documents.
NOTHING = ["."]
# Lines of findings, and a format without a place for what is no finding: the exit status says it.
SILENT = ["full", "concise", "jsonl", "rdjson"]


# One function for each format returns the findings in it: file, code and line.


def read_json(checks, label, text, files):
    return [located(one) for one in json.loads(text)["diagnostics"]]


def read_jsonl(checks, label, text, files):
    return [located(json.loads(line)) for line in text.splitlines()]


def located(finding):
    return (finding["file"], finding["code"], finding["range"]["start"]["line"])


def read_concise(checks, label, text, files):
    found, task = [], json.loads(TASKS.read_text())["tasks"][0]["problemMatcher"]["pattern"]
    for line in text.split("\n")[:-1]:
        read = matched(line)
        checks.equal(f"{label}: matchers that read {line!r}", len(read), 1)
        checks.expect(re.match(task["regexp"], line), f"{label}: the task reads it", line)
        found += read
    return found


def read_full(checks, label, text, files):
    """The code stands in the first line of a finding, the place behind its message."""
    found, code = [], None
    for line in text.split("\n"):
        if title := re.match(r"(?:error|warning|note)\[(EX\d{3})\]: ", line):
            code = title[1]
        elif code and (location := re.match(r" +--> (.+?):(\d+):\d+(?:,.*)?$", line)):
            found.append((location[1], code, int(location[2])))
            code = None
    return found


def matched(line):
    matchers = json.loads(MATCHER.read_text())["problemMatcher"]
    patterns = [pattern for matcher in matchers for pattern in matcher["pattern"]]
    matches = [(one, re.match(one["regexp"], line)) for one in patterns]
    return [(m[one["file"]], m[one["code"]], int(m[one["line"]])) for one, m in matches if m]


def read_github(checks, label, text, files):
    """Of more than ten of a kind, the last line counts those that are not shown: None for each."""
    found = []
    for line in text.splitlines():
        command = re.match(r"::(error|warning|notice) title=([^,:]+)(?:,([^:]*))?::(.*)$", line)
        if not checks.expect(command, f"{label}: a workflow command", line):
            continue
        kind, title, properties, message = command.groups()
        others = re.match(rf"not shown here: (\d+) {kind.replace('notice', 'note')}s?;", message)
        if others:
            found += [None] * int(others[1])
        elif properties:
            one = dict(pair.split("=", 1) for pair in properties.split(","))
            found.append((urllib.parse.unquote(one["file"]), title[:5], int(one["line"])))
    return found


def read_sarif(checks, label, text, files):
    document = json.loads(text)
    fits(checks, label, document, sarif.LOG)
    log = document["runs"][0]
    is_successful = log["invocations"][0]["executionSuccessful"]
    checks.equal(f"{label}: executionSuccessful", is_successful, files != NOTHING)
    rules, results = log["tool"]["driver"]["rules"], log["results"]
    ids = [rule["id"] for rule in rules]
    checks.equal(f"{label}: rules", ids, sorted({result["ruleId"] for result in results}))
    for rule in rules:
        for member in ("shortDescription", "fullDescription", "help"):
            check_sarif_text(checks, label, rule[member]["text"])
    found = []
    for result in results:
        checks.equal(f"{label}: ruleIndex", ids[result["ruleIndex"]], result["ruleId"])
        related = result.get("relatedLocations", [])
        numbers = {str(location["id"]) for location in related}
        checks.equal(f"{label}: ids of locations", len(numbers), len(related))
        for one in (result, *related):
            check_sarif_text(checks, label, one["message"]["text"], numbers)
        location = result["locations"][0]["physicalLocation"]
        path = urllib.parse.unquote(urllib.parse.urlsplit(location["artifactLocation"]["uri"]).path)
        found.append((path, result["ruleId"], location["region"]["startLine"]))
    return found


def check_sarif_text(checks, label, text, numbers=()):
    """§3.11.5: braces are doubled; §3.11.6: a link leads to a location of this result."""
    single = re.findall(r"[{}]", text.replace("{{", "").replace("}}", ""))
    checks.equal(f"{label}: braces that are not doubled in {text!r}", single, [])
    lost = set(re.findall(r"(?<!\\)\]\(([^)]*)\)", text)) - set(numbers)
    checks.equal(f"{label}: links that lead nowhere in {text!r}", lost, set())


def read_gitlab(checks, label, text, files):
    issues = json.loads(text)
    fits(checks, label, issues, schemas.GITLAB)
    prints = {issue["fingerprint"] for issue in issues}
    checks.equal(f"{label}: fingerprints", len(prints), len(issues))
    return [
        (one["location"]["path"], one["description"][:5], one["location"]["lines"]["begin"])
        for one in issues
    ]


def read_rdjson(checks, label, text, files):
    document = json.loads(text)
    fits(checks, label, document, schemas.RDJSON)
    found = [(one["location"], one["code"]["value"]) for one in document["diagnostics"]]
    return [(one["path"], code, one["range"]["start"]["line"]) for one, code in found]


def read_junit(checks, label, text, files):
    root = ElementTree.fromstring(text)
    checks.equal(f"{label}: root", root.tag, "testsuites")
    checks.equal(f"{label}: suites", sorted(suite.get("name") for suite in root), sorted(files))
    for suite in root:
        names = {case.get("name") for case in suite}
        checks.equal(f"{label}: names of cases in {suite.get('name')}", len(names), len(suite))
    for element in (root, *root):
        paths = {"tests": ".//testcase", "failures": ".//failure", "errors": ".//error"}
        for count, path in paths.items():
            checks.equal(f"{label}: {count}", element.get(count), str(len(element.findall(path))))
    cases = root.findall("testsuite/testcase")
    for case in cases:
        parts = [part.tag for part in case]
        without_location = [["error"]] if files == NOTHING else [[]]
        wanted = without_location if case.get("line") is None else [["failure"], ["system-out"]]
        checks.expect(parts in wanted, f"{label}: {case.get('name')}", parts)
    read = [(case.get("classname"), case.get("name")[:5], case.get("line")) for case in cases]
    return [(name, code, int(line)) for name, code, line in read if line is not None]


def read_checkstyle(checks, label, text, files):
    root = ElementTree.fromstring(text)
    checks.equal(f"{label}: root", (root.tag, root.get("version")), ("checkstyle", "4.3"))
    checks.equal(f"{label}: files", sorted(file.get("name") for file in root), sorted(files))
    errors = [(file.get("name"), error) for file in root for error in file]
    for _, error in errors:
        is_known = error.tag == "error" and error.get("severity") in ("error", "warning", "info")
        checks.expect(is_known and int(error.get("column")) > 0, label, error.attrib)
    found = [(name, error.get("source"), error.get("line")) for name, error in errors]
    return [(name, code.removeprefix("expo."), int(line)) for name, code, line in found]


def readers(checks):
    """The function for each format, json first: the others are held against its findings."""
    names = sorted(checks.formats(), key=lambda name: name != "json")
    found = {name: globals().get(f"read_{name}") for name in names}
    for name, read in found.items():
        checks.expect(read, name, f"no function read_{name}")
    return {name: read for name, read in found.items() if read}


def fits(checks, label, document, schema):
    errors = jsonschema.Draft202012Validator(schema).iter_errors(document)
    problems = [f"{error.json_path}: {error.message[:200]}" for error in errors]
    checks.check(f"{label}: schema", "; ".join(problems[:5]))


def check_samples(checks):
    judge(checks, "the samples", ROOT, [path.relative_to(ROOT).as_posix() for path in BROKEN])


def check_hard_names(checks):
    with temporary_folder() as folder:
        for name, path in zip(HARD_NAMES, BROKEN, strict=False):
            shutil.copy(path, folder / name)
        add_sound(folder)
        judge(checks, "hard names", folder, sorted([*HARD_NAMES, "sound.json"]))


def check_sound_file(checks):
    with temporary_folder() as folder:
        add_sound(folder)
        found = judge(checks, "a sound file", folder, ["sound.json"])
        checks.equal("findings in a sound file", found, [])


def check_nothing(checks):
    """A folder without documents: no report may look like one of a sound project."""
    with temporary_folder() as folder:
        for name, read in readers(checks).items():
            done = run([checks.expo, "validate", "-f", name], cwd=folder, env=ENVIRONMENT)
            label, text = f"{name}, nothing", done.stdout.decode("utf-8")
            checks.equal(f"{label}: status", done.returncode, 2)
            checks.equal(f"{label}: no word of findings", b"no findings" in done.stderr, False)
            is_said = "no exposition documents found" in text
            checks.equal(f"{label}: the reason", is_said, name not in SILENT)
            files = {one[0] for one in read(checks, label, text, NOTHING)}
            checks.expect(files <= set(NOTHING), f"{label}: files", files)


def add_sound(folder):
    (folder / "sound.json").write_text(json.dumps(SOUND, ensure_ascii=False), encoding="utf-8")


def judge(checks, title, folder, files):
    """Judges the outputs of all formats and returns the findings."""
    expected = None
    formats = readers(checks)
    for name, read in formats.items():
        words = ["validate", "--quiet", "--color", "never", "-f", name, *files]
        done = run([checks.expo, *words], cwd=folder, env=ENVIRONMENT)
        label = f"{name}, {title}"
        ended = (done.returncode in (0, 1), done.stderr)
        checks.equal(f"{label}: a status and no error", ended, (True, b""))
        found = read(checks, label, done.stdout.decode("utf-8"), files)
        shown = sorted(one for one in found if one)
        expected = shown if expected is None else expected
        checks.equal(f"{label}: number of findings", len(found), len(expected))
        is_cut = len(shown) < len(found)
        wanted = [one for one in expected if one in shown] if is_cut else expected
        checks.equal(f"{label}: findings", shown, wanted)
    checks.say(f"{title}: {len(formats)} formats, {len(expected)} findings in each")
    return expected


if __name__ == "__main__":
    run_checks(__doc__)
