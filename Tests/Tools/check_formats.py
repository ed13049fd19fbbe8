#!/usr/bin/env python3
"""Judges the report formats that other programs read by their standards.

    python3 Tests/Tools/check_formats.py EXPO_BINARY

SARIF, GitLab's Code Quality and Reviewdog's format are checked with JSON Schemas (formats/) and
with what a schema cannot say: rules and links that resolve, fingerprints that are unique. JUnit
and Checkstyle are read by xml.etree. The lines of concise are read by .github/expo-matcher.json.
Each must have the findings of json: file, code and line.

expo checks the broken samples three times over: as they are; as copies whose names are hard to
write, beside a sound file; and a sound file alone. What a finding looks like in each format is in
the golden files of ExpoDiagnosticsTests. Needs jsonschema (PyPI).
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
# With GitHub's variables expo adds annotations to text for people.
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}


# One function for each format returns the findings in it: file, code and line.


def read_json(checks, label, text, files):
    findings = json.loads(text)["diagnostics"]
    return [(one["file"], one["code"], one["range"]["start"]["line"]) for one in findings]


def read_concise(checks, label, text, files):
    matchers = json.loads(MATCHER.read_text())["problemMatcher"]
    patterns = [pattern for matcher in matchers for pattern in matcher["pattern"]]
    found = []
    for line in text.split("\n")[:-1]:
        matches = [(one, re.match(one["regexp"], line)) for one in patterns]
        read = [(m[one["file"]], m[one["code"]], int(m[one["line"]])) for one, m in matches if m]
        checks.equal(f"{label}: matchers that read {line!r}", len(read), 1)
        found += read
    return found


def read_sarif(checks, label, text, files):
    document = json.loads(text)
    fits(checks, label, document, sarif.LOG)
    log = document["runs"][0]
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
        numbers = {str(place["id"]) for place in related}
        checks.equal(f"{label}: ids of locations", len(numbers), len(related))
        for one in (result, *related):
            check_sarif_text(checks, label, one["message"]["text"], numbers)
        place = result["locations"][0]["physicalLocation"]
        path = urllib.parse.unquote(urllib.parse.urlsplit(place["artifactLocation"]["uri"]).path)
        found.append((path, result["ruleId"], place["region"]["startLine"]))
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
    return [(place["path"], code, place["range"]["start"]["line"]) for place, code in found]


def read_junit(checks, label, text, files):
    root = ElementTree.fromstring(text)
    checks.equal(f"{label}: root", root.tag, "testsuites")
    checks.equal(f"{label}: suites", sorted(suite.get("name") for suite in root), sorted(files))
    for suite in root:
        names = {case.get("name") for case in suite}
        checks.equal(f"{label}: names of cases in {suite.get('name')}", len(names), len(suite))
    for element in (root, *root):
        for count, path in {"tests": ".//testcase", "failures": ".//failure"}.items():
            checks.equal(f"{label}: {count}", element.get(count), str(len(element.findall(path))))
    cases = root.findall("testsuite/testcase")
    for case in cases:
        parts = [part.tag for part in case]
        wanted = [[]] if case.get("line") is None else [["failure"], ["system-out"]]
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


# json is first: the others are held against its findings.
READERS = {
    "json": read_json,
    "concise": read_concise,
    "sarif": read_sarif,
    "gitlab": read_gitlab,
    "rdjson": read_rdjson,
    "junit": read_junit,
    "checkstyle": read_checkstyle,
}


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


def add_sound(folder):
    (folder / "sound.json").write_text(json.dumps(SOUND, ensure_ascii=False), encoding="utf-8")


def judge(checks, title, folder, files):
    """Judges the outputs of all formats and returns the findings."""
    expected = None
    for name, read in READERS.items():
        words = ["validate", "--quiet", "--color", "never", "-f", name, *files]
        done = run([checks.expo, *words], cwd=folder, env=ENVIRONMENT)
        label = f"{name}, {title}"
        ended = (done.returncode in (0, 1), done.stderr)
        checks.equal(f"{label}: a status and no error", ended, (True, b""))
        found = sorted(read(checks, label, done.stdout.decode("utf-8"), files))
        expected = found if expected is None else expected
        checks.equal(f"{label}: findings", found, expected)
    checks.say(f"{title}: {len(READERS)} formats, {len(expected)} findings in each")
    return expected


if __name__ == "__main__":
    run_checks(__doc__, check_samples, check_hard_names, check_sound_file)
