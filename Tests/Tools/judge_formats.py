#!/usr/bin/env python3
"""Judges every format that `expo validate -f` writes by means that are not expo's own.

    python3 -m pip install jsonschema
    python3 Tests/Tools/judge_formats.py .build/debug/expo Samples/broken/*.json

The binary checks the given files three times over: as they are; as copies under names that are hard
to write, beside a sound file; and a sound file alone. Each output is held against its standard
and against the source:

    json        schema; every line and column counted again from the byte offset
    jsonl       line by line the findings of json
    full        its headlines are the lines of concise
    concise     the regular expression of the problem matcher
    sarif       schema; rules and links resolve; cutting the source at a region's UTF-16 columns
                gives its bytes and its snippet; fixes are those of json
    gitlab      schema; no fingerprint twice; relative paths
    rdjson      schema; cutting a line's bytes at the columns gives the bytes of json's range
    junit       xml.etree; totals agree; what passes and what fails
    checkstyle  xml.etree; each file once, clean ones too
    github      a reader of workflow commands; columns only where GitHub takes them; ten of a kind
    tap         a reader of TAP 14; the plan, the numbers, the blocks

and all of them must report the same findings: file, code, line. Where json is right, the others
are, so json itself is counted again by Python's own decoder.

It prints a line for each format, `ok` or what is wrong, and exits 1 if anything is.
"""

import collections
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
import urllib.parse
import xml.etree.ElementTree as ElementTree

import jsonschema

SEVERITIES = ["error", "warning", "note"]
FAMILIES = ["syntax", "encoding", "shape", "value", "content", "assets", "structure"]
MATCHER = re.compile(
    r"^(.+?):(\d+):(\d+): (error|warning|note): (.+) \[(EX\d{3})(?: [a-z0-9-]+)?\](?: \*)?$"
)
SOUND = {
    "title": "대전",
    "visitors": 1,
    "location": "대한민국",
    "duration": "1993. 08. 07 - 1993. 11. 07",
    "description": "꿈돌이",
}
HARD_NAMES = ["박람회 목록.json", "100%,a:b #1.json", "<b>&'c'\"d\".json", "[a](1)|{0}\\.json"]
BOM = b"\xef\xbb\xbf"
HIDDEN = {"Cc", "Cf", "Zl", "Zp"}


# Schemas, in our own words: what the standards require, and the values they list.


def record(required, optional=None, **more):
    """An object with these keys and no others."""
    properties = {**required, **(optional or {})}
    return {
        "type": "object",
        "required": list(required),
        "properties": properties,
        "additionalProperties": False,
        **more,
    }


def array(items, **more):
    return {"type": "array", "items": items, **more}


def constant(value):
    return {"const": value}


TEXT = {"type": "string"}
WORDS = {"type": "string", "minLength": 1}
ONE_UP = {"type": "integer", "minimum": 1}
ZERO_UP = {"type": "integer", "minimum": 0}
CODE = {"type": "string", "pattern": r"^EX\d{3}$"}
NAME = {"type": "string", "pattern": r"^[a-z0-9]+(-[a-z0-9]+)*$"}
SEVERITY = {"enum": SEVERITIES}
VERSION = {"type": "string", "pattern": r"^\d+\.\d+\.\d+"}
POINTER = {"type": "string", "pattern": r"^(/([^~/]|~[01])*)*$"}

PLACE = record(
    {
        "line": ONE_UP,
        "column": ONE_UP,
        "utf16Column": ONE_UP,
        "byteColumn": ONE_UP,
        "byteOffset": ZERO_UP,
    }
)
JSON_EDIT = record({"start": ZERO_UP, "end": ZERO_UP, "text": TEXT})
JSON_FINDING = record(
    {
        "code": CODE,
        "name": NAME,
        "family": {"enum": FAMILIES},
        "severity": SEVERITY,
        "message": WORDS,
        "file": WORDS,
        "pointer": POINTER,
        "part": {"enum": ["value", "key", "file"]},
        "range": record({"start": PLACE, "end": PLACE}),
        "notes": array(
            record({"message": WORDS}, {"file": WORDS, "pointer": POINTER, "start": PLACE})
        ),
        "fingerprint": {"type": "string", "pattern": r"^[0-9a-f]{32}$"},
    },
    {
        "help": WORDS,
        "fix": record(
            {
                "applicability": {"enum": ["safe", "unsafe"]},
                "message": WORDS,
                "edits": array(JSON_EDIT, minItems=1),
            }
        ),
    },
)
JSON = record(
    {
        "version": constant(1),
        "tool": record({"name": constant("expo"), "version": WORDS}),
        "summary": record(
            {
                "files": ZERO_UP,
                "errors": ZERO_UP,
                "warnings": ZERO_UP,
                "notes": ZERO_UP,
                "fixable": ZERO_UP,
                "truncated": constant(False),
            }
        ),
        "diagnostics": array(JSON_FINDING),
    }
)

# SARIF 2.1.0: §3.13 log, §3.14 run, §3.19 component, §3.27 result, §3.28 location,
# §3.30 region, §3.49 rule, §3.55 fix.
MESSAGE = record({"text": WORDS})
ARTIFACT = record({"uri": WORDS}, {"uriBaseId": WORDS})
LINES = {"startLine": ONE_UP, "startColumn": ONE_UP, "endLine": ONE_UP, "endColumn": ONE_UP}
REGION = {
    "anyOf": [
        record(
            LINES,
            {"byteOffset": ZERO_UP, "byteLength": ZERO_UP, "snippet": record({"text": WORDS})},
            dependentRequired={"byteOffset": ["byteLength"], "snippet": ["byteOffset"]},
        ),
        record({"byteOffset": ZERO_UP, "byteLength": ONE_UP}),
    ]
}
LOGICAL = record(
    {
        "fullyQualifiedName": {**POINTER, "minLength": 1},
        "kind": {"enum": ["object", "array", "property", "value"]},
    }
)
REPLACEMENT = record({"deletedRegion": REGION}, {"insertedContent": record({"text": TEXT})})
CHANGE = record({"artifactLocation": ARTIFACT, "replacements": array(REPLACEMENT, minItems=1)})
FIX = record(
    {"artifactChanges": array(CHANGE, minItems=1)},
    {
        "description": MESSAGE,
        "properties": record({"applicability": {"enum": ["safe", "unsafe"]}}),
    },
)
RESULT = record(
    {
        "ruleId": CODE,
        "ruleIndex": ZERO_UP,
        "level": SEVERITY,
        "message": MESSAGE,
        "locations": array(
            record(
                {"physicalLocation": record({"artifactLocation": ARTIFACT, "region": REGION})},
                {"logicalLocations": array(LOGICAL, minItems=1)},
            ),
            minItems=1,
            maxItems=1,
        ),
        "partialFingerprints": record({"expoPointer/v1": WORDS}),
    },
    {
        "relatedLocations": array(
            record(
                {
                    "id": ZERO_UP,
                    "message": MESSAGE,
                    "physicalLocation": record({"artifactLocation": ARTIFACT}, {"region": REGION}),
                }
            ),
            minItems=1,
            maxItems=100,
        ),
        "fixes": array(FIX, minItems=1),
    },
)
RULE = record(
    {
        "id": CODE,
        "name": NAME,
        "shortDescription": MESSAGE,
        "fullDescription": MESSAGE,
        "help": MESSAGE,
        "defaultConfiguration": record({"level": SEVERITY}),
        "properties": record({"tags": array(WORDS, maxItems=10, uniqueItems=True)}),
    }
)
SARIF = record(
    {
        "version": constant("2.1.0"),
        "runs": array(
            record(
                {
                    "tool": record(
                        {
                            "driver": record(
                                {"name": constant("expo"), "rules": array(RULE)},
                                {"semanticVersion": VERSION},
                            )
                        }
                    ),
                    "columnKind": constant("utf16CodeUnits"),
                    "results": array(RESULT, maxItems=5000),
                },
                {
                    "invocations": array(record({"executionSuccessful": constant(True)})),
                    "defaultEncoding": constant("UTF-8"),
                    "newlineSequences": array(WORDS, minItems=1, uniqueItems=True),
                },
            ),
            minItems=1,
            maxItems=20,
        ),
    },
    {"$schema": {"type": "string", "pattern": r"^https://.*sarif.*2\.1\.0.*\.json$"}},
)

GITLAB_PLACE = record({"line": ONE_UP, "column": ONE_UP})
GITLAB = array(
    record(
        {
            "description": WORDS,
            "check_name": NAME,
            "fingerprint": WORDS,
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": record(
                {
                    "path": WORDS,
                    "lines": record({"begin": ONE_UP}),
                    "positions": record({"begin": GITLAB_PLACE, "end": GITLAB_PLACE}),
                }
            ),
        }
    )
)

RD_RANGE = record({"start": GITLAB_PLACE, "end": GITLAB_PLACE})
RDJSON = record(
    {
        "source": record({"name": constant("expo")}),
        "diagnostics": array(
            record(
                {
                    "message": WORDS,
                    "location": record({"path": WORDS, "range": RD_RANGE}),
                    "severity": {"enum": ["ERROR", "WARNING", "INFO"]},
                    "code": record({"value": CODE}),
                },
                {
                    "suggestions": array(record({"range": RD_RANGE, "text": TEXT}), minItems=1),
                    "related_locations": array(
                        record(
                            {
                                "message": WORDS,
                                "location": record({"path": WORDS}, {"range": RD_RANGE}),
                            }
                        ),
                        minItems=1,
                    ),
                },
            )
        ),
    }
)


# The source, read without expo.


class Source:
    """A file's bytes, cut into lines at LF, CRLF and CR; a byte order mark belongs to no line."""

    def __init__(self, folder, name):
        with open(os.path.join(folder, name), "rb") as file:
            self.data = file.read()
        self.first = len(BOM) if self.data.startswith(BOM) else 0
        ends = [match.end() for match in re.finditer(rb"\r\n|\n|\r", self.data)]
        self.starts = [self.first] + ends

    def place(self, offset):
        """The line and the columns of a byte offset, as json writes them."""
        line = max(1, sum(start <= offset for start in self.starts))
        start = min(self.starts[line - 1], offset)
        before = self.data[start:offset].decode("utf-8", "replace")
        return {
            "line": line,
            "column": len(before) + 1,
            "utf16Column": len(before.encode("utf-16-le")) // 2 + 1,
            "byteColumn": offset - start + 1,
            "byteOffset": offset,
        }

    def line(self, number):
        """The bytes of a line, its end included."""
        start = self.starts[number - 1]
        end = self.starts[number] if number < len(self.starts) else len(self.data)
        return self.data[start:end]

    def cut(self, start, end, units):
        """The text between two places, each a line and a column in `units` of a line's bytes.

        `units` turns a line's bytes into something to be sliced.
        """
        pieces = []
        for number in range(start[0], end[0] + 1):
            line = units(self.line(number))
            first = start[1] - 1 if number == start[0] else 0
            last = end[1] - 1 if number == end[0] else len(line)
            if not 0 <= first <= len(line) or not 0 <= last <= len(line) or last < first:
                raise ValueError(f"columns {first + 1} to {last + 1} of a line of {len(line)}")
            pieces.append(line[first:last])
        return pieces


def utf16(line):
    """A line as a list of UTF-16 units."""
    data = line.decode("utf-8", "replace").encode("utf-16-le")
    return [data[index : index + 2] for index in range(0, len(data), 2)]


def text_of(pieces):
    """What UTF-16 units spell."""
    return b"".join(unit for piece in pieces for unit in piece).decode("utf-16-le", "replace")


# One run of the binary in every format.


class Run:
    """The outputs for some files, and the findings as json has them."""

    def __init__(self, binary, folder, files):
        self.folder = folder
        self.files = files
        self.binary = binary
        self.complaints = collections.defaultdict(list)
        self.findings = []
        self.concise = ""
        self.sources = {name: Source(folder, name) for name in files}

    def output(self, name):
        command = [self.binary, "validate", "--quiet", "--color", "never", "-f", name, *self.files]
        # On GitHub the binary adds annotations to text for people.
        environment = {k: v for k, v in os.environ.items() if not k.startswith("GITHUB_")}
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, check=False
        )
        if done.returncode not in (0, 1) or done.stderr:
            self.complain(name, f"status {done.returncode}, {done.stderr[:200]!r}")
        text = done.stdout.decode("utf-8")
        if text and (not text.endswith("\n") or text.endswith("\n\n")):
            self.complain(name, "does not end with one line end")
        return text

    def complain(self, name, complaint):
        self.complaints[name].append(complaint)

    def expect(self, name, what, actual, expected):
        """What is found must be what is expected; of lists, the first difference is shown."""
        if actual == expected:
            return
        if isinstance(actual, list) and isinstance(expected, list):
            pairs = itertools.zip_longest(actual, expected)
            actual, expected = next(pair for pair in pairs if pair[0] != pair[1])
        self.complain(name, f"{what}: {short(actual)}, expected {short(expected)}")

    def fits(self, name, document, schema):
        """Whether a document fits a schema; what does not is complained of."""
        errors = list(jsonschema.Draft202012Validator(schema).iter_errors(document))
        for error in errors:
            self.complain(name, f"{error.json_path}: {error.message[:200]}")
        return not errors

    def expect_findings(self, name, keys, expected=None):
        """The same findings: file, code, line."""
        expected = self.findings if expected is None else expected
        wanted = collections.Counter(key_of(finding) for finding in expected)
        found = collections.Counter(keys)
        for key in (wanted - found).keys():
            self.complain(name, f"lacks {key}")
        for key in (found - wanted).keys():
            self.complain(name, f"has {key} more often than json")

    def pairs(self, name, items, keys):
        """Each item with its finding; the findings of one key are taken in order."""
        left = collections.defaultdict(collections.deque)
        for finding in self.findings:
            left[key_of(finding)].append(finding)
        self.expect_findings(name, keys)
        return [(item, left[key].popleft()) for item, key in zip(items, keys) if left[key]]


def short(value):
    text = repr(value)
    return text if len(text) <= 300 else text[:300] + "…"


def key_of(finding):
    return finding["file"], finding["code"], finding["range"]["start"]["line"]


def with_help(finding):
    """Message and help, as formats without a field for help write them."""
    return finding["message"] + (f"\nhelp: {finding['help']}" if "help" in finding else "")


def xml_text(text):
    """What an XML 1.0 document can hold of a text (§2.2)."""
    return re.sub("[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", "\ufffd", text)


def seen(text):
    """A text without what cannot be seen, and without the signs that stand for it."""
    text = re.sub("[\u2400-\u2421]|<U\\+[0-9A-F]{4,6}>", "", text)
    return "".join(s for s in text if s in "\r\n" or unicodedata.category(s) not in HIDDEN)


# The judges, one for each format.


def judge_json(run, text):
    document = json.loads(text)
    if not run.fits("json", document, JSON):
        return
    run.findings = document["diagnostics"]
    run.expect("json", "files", document["summary"]["files"], len(run.files))
    for severity in SEVERITIES:
        count = sum(finding["severity"] == severity for finding in run.findings)
        run.expect("json", severity, document["summary"][severity + "s"], count)
    for finding in run.findings:
        source = run.sources[finding["file"]]
        places = [finding["range"]["start"], finding["range"]["end"]]
        notes = [note for note in finding["notes"] if note.get("file") == finding["file"]]
        places += [note["start"] for note in notes]
        for place in places:
            run.expect("json", key_of(finding), place, source.place(place["byteOffset"]))


def judge_jsonl(run, text):
    lines = [json.loads(line) for line in text.split("\n")[:-1]]
    run.expect("jsonl", "findings", lines, run.findings)


def judge_concise(run, text):
    keys = []
    for line in text.split("\n")[:-1]:
        match = MATCHER.match(line)
        if not match:
            run.complain("concise", f"no problem matcher reads {line!r}")
            continue
        keys.append((match[1], match[6], int(match[2])))
    run.expect_findings("concise", keys)
    run.concise = text


def judge_full(run, text):
    lines = [line for line in text.split("\n") if MATCHER.match(line)]
    run.expect("full", "headlines", lines, run.concise.split("\n")[:-1])


def judge_sarif(run, text):
    document = json.loads(text)
    if not run.fits("sarif", document, SARIF):
        return
    run.expect("sarif", "runs", len(document["runs"]), 1)
    log = document["runs"][0]
    rules, results = log["tool"]["driver"]["rules"], log["results"]
    ids = [rule["id"] for rule in rules]
    run.expect("sarif", "rules", ids, sorted({result["ruleId"] for result in results}))
    levels = [SEVERITIES.index(result["level"]) for result in results]
    run.expect("sarif", "order of levels", levels, sorted(levels))
    for rule in rules:
        for key in ["shortDescription", "fullDescription", "help"]:
            judge_sarif_text(run, rule[key]["text"])
    keys = []
    for result in results:
        place = result["locations"][0]["physicalLocation"]
        name = sarif_name(run, place["artifactLocation"])
        keys.append((name, result["ruleId"], place["region"].get("startLine")))
    for result, finding in run.pairs("sarif", results, keys):
        judge_sarif_result(run, result, finding, ids)


def judge_sarif_result(run, result, finding, ids):
    what = key_of(finding)
    source = run.sources[finding["file"]]
    location = result["locations"][0]
    if result["ruleIndex"] >= len(ids) or ids[result["ruleIndex"]] != result["ruleId"]:
        run.complain("sarif", f"{what}: ruleIndex {result['ruleIndex']} is another rule")
    run.expect("sarif", f"{what} level", result["level"], finding["severity"])
    judge_sarif_region(run, source, location["physicalLocation"]["region"], what)
    byte_range = [finding["range"][end]["byteOffset"] for end in ("start", "end")]
    region = location["physicalLocation"]["region"]
    if "byteOffset" in region:
        found = [region["byteOffset"], region["byteOffset"] + region["byteLength"]]
        run.expect("sarif", f"{what} bytes", found, byte_range)
    elif byte_range[0] >= source.first:
        run.complain("sarif", f"{what}: no bytes")
    logical = [
        {
            "fullyQualifiedName": finding["pointer"],
            "kind": "property" if finding["part"] == "key" else "value",
        }
    ]
    run.expect(
        "sarif",
        f"{what} pointer",
        location.get("logicalLocations", []),
        logical if finding["pointer"] else [],
    )
    prints = list(result["partialFingerprints"].values())
    run.expect("sarif", f"{what} fingerprint", prints, [finding["fingerprint"]])
    related = result.get("relatedLocations", [])
    numbers = [place["id"] for place in related]
    if len(set(numbers)) != len(numbers):
        run.complain("sarif", f"{what}: two locations of one id")
    run.expect("sarif", f"{what} notes", len(related), sum("file" in n for n in finding["notes"]))
    for place in related:
        judge_sarif_text(run, place["message"]["text"])
        if "region" in place["physicalLocation"]:
            name = sarif_name(run, place["physicalLocation"]["artifactLocation"])
            judge_sarif_region(run, run.sources[name], place["physicalLocation"]["region"], what)
    judge_sarif_text(run, result["message"]["text"], numbers)
    shown = result["message"]["text"].split("\n")[0].replace("{{", "{").replace("}}", "}")
    run.expect("sarif", f"{what} message", shown.replace("\\](", "]("), finding["message"])
    edits = [
        {
            "start": change["deletedRegion"]["byteOffset"],
            "end": change["deletedRegion"]["byteOffset"] + change["deletedRegion"]["byteLength"],
            "text": change.get("insertedContent", {"text": ""})["text"],
        }
        for fix in result.get("fixes", [])
        for file in fix["artifactChanges"]
        for change in file["replacements"]
    ]
    run.expect("sarif", f"{what} edits", edits, finding.get("fix", {"edits": []})["edits"])
    for fix in result.get("fixes", []):
        for file in fix["artifactChanges"]:
            for change in file["replacements"]:
                judge_sarif_region(run, source, change["deletedRegion"], what)


def judge_sarif_region(run, source, region, what):
    """§3.30: the columns, the bytes and the snippet of a region are one and the same."""
    if "startLine" not in region:
        inside = region["byteOffset"] + region["byteLength"] <= source.first
        run.expect("sarif", f"{what}: bytes without columns", inside, True)
        return
    start = (region["startLine"], region["startColumn"])
    end = (region["endLine"], region["endColumn"])
    try:
        shown = text_of(source.cut(start, end, utf16))
    except (ValueError, IndexError) as error:
        run.complain("sarif", f"{what}: {error}")
        return
    if "snippet" in region:
        run.expect("sarif", f"{what} snippet", region["snippet"]["text"], shown)
    if "byteOffset" in region:
        first, length = region["byteOffset"], region["byteLength"]
        data = source.data[first : first + length]
        run.expect("sarif", f"{what} bytes", data.decode("utf-8", "replace"), shown)


def judge_sarif_text(run, text, numbers=()):
    """§3.11.5: braces are doubled; §3.11.6: a link leads to a location of this result."""
    if re.search(r"[{}]", text.replace("{{", "").replace("}}", "")):
        run.complain("sarif", f"a brace that is not doubled: {text!r}")
    for target in re.findall(r"(?<!\\)\]\(([^)]*)\)", text):
        if not target.isdigit() or int(target) not in numbers:
            run.complain("sarif", f"a link that leads nowhere: {text!r}")


def sarif_name(run, location):
    uri = location["uri"]
    if not re.fullmatch(r"(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-F]{2})+", uri):
        run.complain("sarif", f"not a URI: {uri!r}")
    parts = urllib.parse.urlsplit(uri)
    run.expect("sarif", f"scheme of {uri}", parts.scheme, "file" if "file" in parts.scheme else "")
    run.expect("sarif", f"base of {uri}", "uriBaseId" in location, not parts.scheme)
    return urllib.parse.unquote(parts.path)


def judge_gitlab(run, text):
    document = json.loads(text)
    if not run.fits("gitlab", document, GITLAB):
        return
    prints = [issue["fingerprint"] for issue in document]
    run.expect("gitlab", "fingerprints", len(set(prints)), len(prints))
    keys = []
    for issue in document:
        location = issue["location"]
        if location["path"].startswith(("./", "/")):
            run.complain("gitlab", f"path {location['path']!r}")
        keys.append((location["path"], issue["description"][:5], location["lines"]["begin"]))
    names = {"error": "major", "warning": "minor", "note": "info"}
    for issue, finding in run.pairs("gitlab", document, keys):
        what = key_of(finding)
        words = f"{finding['code']}: {finding['message']}"
        run.expect("gitlab", f"{what} description", issue["description"], words)
        run.expect("gitlab", f"{what} severity", issue["severity"], names[finding["severity"]])
        run.expect("gitlab", f"{what} check_name", issue["check_name"], finding["name"])
        positions = {
            there: {key: finding["range"][here][key] for key in ("line", "column")}
            for here, there in (("start", "begin"), ("end", "end"))
        }
        run.expect("gitlab", f"{what} positions", issue["location"]["positions"], positions)


def judge_rdjson(run, text):
    document = json.loads(text)
    if not run.fits("rdjson", document, RDJSON):
        return
    items = document["diagnostics"]
    locations = [item["location"] for item in items]
    keys = [
        (location["path"], item["code"]["value"], location["range"]["start"]["line"])
        for item, location in zip(items, locations)
    ]
    names = {"error": "ERROR", "warning": "WARNING", "note": "INFO"}
    for item, finding in run.pairs("rdjson", items, keys):
        what = key_of(finding)
        source = run.sources[finding["file"]]
        run.expect("rdjson", f"{what} message", item["message"], with_help(finding))
        run.expect("rdjson", f"{what} severity", item["severity"], names[finding["severity"]])
        first, last = (finding["range"][end]["byteOffset"] for end in ("start", "end"))
        judge_rdjson_range(run, source, item["location"]["range"], (first, last), what)
        edits = finding.get("fix", {"edits": []})["edits"]
        edits = [edit for edit in edits if edit["text"] or edit["end"] > source.first]
        suggestions = item.get("suggestions", [])
        run.expect("rdjson", f"{what} suggestions", len(suggestions), len(edits))
        for suggestion, edit in zip(suggestions, edits):
            run.expect("rdjson", f"{what} suggestion", suggestion["text"], edit["text"])
            span = (edit["start"], edit["end"])
            judge_rdjson_range(run, source, suggestion["range"], span, what)
        related = item.get("related_locations", [])
        notes = [note for note in finding["notes"] if "file" in note]
        run.expect("rdjson", f"{what} notes", len(related), len(notes))
        for place, note in zip(related, notes):
            run.expect("rdjson", f"{what} note", place["message"], note["message"])
            run.expect("rdjson", f"{what} note", place["location"]["path"], note["file"])
            if "range" in place["location"] and "start" in note:
                start = place["location"]["range"]["start"]
                wanted = {"line": note["start"]["line"], "column": note["start"]["byteColumn"]}
                run.expect("rdjson", f"{what} note", start, wanted)


def judge_rdjson_range(run, source, span, offsets, what):
    """Cutting the lines' bytes gives the file's bytes, without a byte order mark."""
    start, end = ((span[key]["line"], span[key]["column"]) for key in ("start", "end"))
    try:
        shown = b"".join(source.cut(start, end, bytes))
    except (ValueError, IndexError) as error:
        run.complain("rdjson", f"{what}: {error}")
        return
    first, last = (max(source.first, offset) for offset in offsets)
    run.expect("rdjson", f"{what} bytes", shown, source.data[first:last])
    run.expect("rdjson", f"{what} start", start[0], source.place(first)["line"])


def judge_junit(run, text):
    root = ElementTree.fromstring(text)
    run.expect("junit", "root", root.tag, "testsuites")
    suites = list(root)
    run.expect("junit", "suites", sorted(s.get("name") for s in suites), sorted(run.files))
    totals = collections.Counter()
    keys = []
    for suite in suites:
        cases = list(suite)
        names = [case.get("name") for case in cases]
        if len(set(names)) != len(names):
            run.complain("junit", f"two cases of one name in {suite.get('name')}")
        counts = {
            "tests": len(cases),
            "failures": len(suite.findall("testcase/failure")),
            "errors": 0,
        }
        totals.update(counts)
        for key, count in counts.items():
            run.expect("junit", f"{suite.get('name')} {key}", suite.get(key), str(count))
        keys += [key for case in cases for key in judge_junit_case(run, suite, case)]
    for key in ("tests", "failures", "errors"):
        run.expect("junit", f"total of {key}", root.get(key), str(totals[key]))
    run.expect_findings("junit", keys)


def judge_junit_case(run, suite, case):
    """The findings of a test case: one, or none for a clean file."""
    name = case.get("classname")
    run.expect("junit", "file", (case.tag, case.get("file")), ("testcase", name))
    run.expect("junit", "classname", name, suite.get("name"))
    if case.get("line") is None:
        run.expect("junit", f"what a clean file has, {name}", (len(suite), len(case)), (1, 0))
        return []
    failure, output = case.find("failure"), case.find("system-out")
    part = failure if failure is not None else output
    if len(case) != 1 or part is None:
        run.complain("junit", f"{name}: neither a failure nor output, or both")
        return []
    code, line = case.get("name")[:5], int(case.get("line"))
    candidates = [f for f in run.findings if key_of(f) == (name, code, line)]
    severity = failure.get("type") if failure is not None else "note"
    if not any(
        part.text == f"{name}:{line}:{f['range']['start']['column']}: {xml_text(with_help(f))}"
        and f["severity"] == severity
        and (failure is None or failure.get("message") == xml_text(f["message"]))
        for f in candidates
    ):
        run.complain("junit", f"{case.get('name')}: {part.text!r} is no finding")
    return [(name, code, line)]


def judge_checkstyle(run, text):
    root = ElementTree.fromstring(text)
    run.expect("checkstyle", "root", (root.tag, root.get("version")), ("checkstyle", "4.3"))
    names = [file.get("name") for file in root.findall("file")]
    run.expect("checkstyle", "files", sorted(names), sorted(run.files))
    items = [(file.get("name"), error) for file in root for error in file.findall("error")]
    keys = [(n, e.get("source").removeprefix("expo."), int(e.get("line"))) for n, e in items]
    severities = {"error": "error", "warning": "warning", "note": "info"}
    for (_, error), finding in run.pairs("checkstyle", items, keys):
        wanted = {
            "line": str(finding["range"]["start"]["line"]),
            "column": str(finding["range"]["start"]["column"]),
            "severity": severities[finding["severity"]],
            "message": xml_text(finding["message"]),
            "source": f"expo.{finding['code']}",
        }
        run.expect("checkstyle", key_of(finding), error.attrib, wanted)


IN_MESSAGE = [("\r", "%0D"), ("\n", "%0A"), ("%", "%25")]
IN_PROPERTY = [(":", "%3A"), (",", "%2C")] + IN_MESSAGE


def workflow_command(line):
    """A command as the runner of GitHub Actions reads it: its name, properties and message."""
    end = line.find("::", 2)
    if not line.startswith("::") or end < 0:
        raise ValueError("not a command")
    name, _, listed = line[2:end].partition(" ")
    properties = {}
    for item in filter(None, listed.split(",")):
        key, equals, value = item.partition("=")
        if not equals or key in properties:
            raise ValueError(f"not a property: {item!r}")
        for sign, escape in IN_PROPERTY:
            value = value.replace(escape, sign)
        properties[key] = value
    message = line[end + 2 :]
    for sign, escape in IN_MESSAGE:
        message = message.replace(escape, sign)
    return name, properties, message


def judge_github(run, text):
    names = {"error": "error", "warning": "warning", "notice": "note"}
    commands = collections.defaultdict(list)
    order = []
    for line in text.split("\n")[:-1]:
        try:
            name, properties, message = workflow_command(line)
        except ValueError as error:
            run.complain("github", f"{error}: {line!r}")
            continue
        if name not in names:
            run.complain("github", f"no kind of annotation: {name!r}")
            continue
        order.append(SEVERITIES.index(names[name]))
        commands[names[name]].append((properties, message))
    run.expect("github", "order of kinds", order, sorted(order))
    for severity in SEVERITIES:
        judge_github_kind(run, severity, commands[severity])


def judge_github_kind(run, severity, commands):
    findings = [finding for finding in run.findings if finding["severity"] == severity]
    if len(findings) > 10:
        run.expect("github", f"number of {severity}s", len(commands), 10)
        if not commands:
            return
        properties, message = commands.pop()
        run.expect("github", f"the last {severity}", "file" in properties, False)
        count = re.search(r"\d+", message)
        run.expect("github", "the others", count and int(count[0]), len(findings) - len(commands))
        findings = findings[: len(commands)]
    else:
        run.expect("github", f"number of {severity}s", len(commands), len(findings))
    for (properties, message), finding in zip(commands, findings):
        start, end = finding["range"]["start"], finding["range"]["end"]
        wanted = {
            "title": f"{finding['code']} {finding['name']}",
            "file": finding["file"],
            "line": str(start["line"]),
            "endLine": str(end["line"]),
        }
        if start["line"] == end["line"]:
            wanted["col"] = str(start["column"])
            if end["column"] > start["column"]:
                wanted["endColumn"] = str(end["column"])
        run.expect("github", key_of(finding), properties, wanted)
        place = f" (at {finding['pointer']})" if finding["pointer"] else ""
        words = with_help({**finding, "message": finding["message"] + place})
        run.expect("github", f"{key_of(finding)} message", seen(message), seen(words))


def judge_tap(run, text):
    lines = text.split("\n")[:-1]
    run.expect("tap", "version", lines[0], "TAP version 14")
    points = []
    block = None
    for line in lines[2:]:
        point = re.fullmatch(r"(ok|not ok) (\d+) - (.*)", line)
        if block is None and point:
            points.append((point[1], int(point[2]), point[3], {}))
        elif block is None and line == "  ---" and points and not points[-1][3]:
            block = points[-1][3]
        elif block is not None and line == "  ...":
            block = None
        elif block is not None and (field := re.fullmatch(r"  (\w+): (\".*\")", line)):
            block[field[1]] = json.loads(field[2])
        else:
            run.complain("tap", f"neither a point nor a block: {line!r}")
    run.expect("tap", "an open block", block, None)
    run.expect("tap", "plan", lines[1], f"1..{len(points)}")
    run.expect("tap", "numbers", [p[1] for p in points], list(range(1, len(points) + 1)))
    keys, clean = [], []
    for status, _, description, fields in points:
        if re.search(r"(?<!\\)(?:\\\\)*#", description):
            run.complain("tap", f"a directive: {description!r}")
        words = re.sub(r"\\([\\#])", r"\1", description)
        match = re.fullmatch(r"(.*):(\d+):(\d+) (EX\d{3}) [a-z0-9-]+", words)
        if not fields:
            clean.append(words)
            run.expect("tap", f"status of {words}", status, "ok")
        elif not match:
            run.complain("tap", f"no finding: {words!r}")
        else:
            keys.append((match[1], match[4], int(match[2])))
            judge_tap_fields(run, keys[-1], status, fields)
    run.expect_findings("tap", keys)
    sound = set(run.files) - {finding["file"] for finding in run.findings}
    run.expect("tap", "clean files", sorted(clean), sorted(sound))


def judge_tap_fields(run, key, status, fields):
    names = ("pointer", "severity", "message", "help")
    findings = [finding for finding in run.findings if key_of(finding) == key]
    wanted = [{name: f[name] for name in names if name in f} for f in findings]
    if fields not in wanted:
        run.complain("tap", f"{key}: {fields!r} is no finding")
    expected = "ok" if fields.get("severity") == "note" else "not ok"
    run.expect("tap", f"{key} status", status, expected)


# json comes first: the others are held against it; concise before full.
JUDGES = {
    "json": judge_json,
    "jsonl": judge_jsonl,
    "concise": judge_concise,
    "full": judge_full,
    "sarif": judge_sarif,
    "gitlab": judge_gitlab,
    "rdjson": judge_rdjson,
    "junit": judge_junit,
    "checkstyle": judge_checkstyle,
    "github": judge_github,
    "tap": judge_tap,
}


def formats(binary):
    """The formats the binary has, by what it says to a wrong one."""
    done = subprocess.run(
        [binary, "validate", "-f", "?", "-"], capture_output=True, text=True, check=False, input=""
    )
    match = re.search(r"expects (.*), found", done.stderr)
    return match[1].split(", ") if match else []


def judge(run):
    for name, judged in JUDGES.items():
        try:
            judged(run, run.output(name))
        except (ValueError, LookupError, ElementTree.ParseError, UnicodeError) as error:
            run.complain(name, f"cannot be read: {type(error).__name__}: {error}")
    return run.complaints


def rounds(binary, files, folder):
    """What is run: a name for it, and the run."""
    files = sorted(os.path.relpath(path) for path in files)
    yield "the files", Run(binary, os.getcwd(), files)
    names = []
    for name, path in zip(HARD_NAMES, files):
        with open(path, "rb") as source, open(os.path.join(folder, name), "wb") as copy:
            copy.write(source.read())
        names.append(name)
    with open(os.path.join(folder, "sound.json"), "w", encoding="utf-8") as file:
        json.dump(SOUND, file, ensure_ascii=False)
    yield "hard names", Run(binary, folder, sorted(names + ["sound.json"]))
    yield "a sound file", Run(binary, folder, ["sound.json"])


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: judge_formats.py EXPO_BINARY FILE…")
    binary = os.path.abspath(sys.argv[1])
    complaints = collections.defaultdict(list)
    for name in sorted(set(formats(binary)) ^ set(JUDGES)):
        complaints[name].append("has no judge here, or is no format of the binary")
    with tempfile.TemporaryDirectory() as folder:
        for what, run in rounds(binary, sys.argv[2:], folder):
            for name, found in judge(run).items():
                complaints[name] += [f"{what}: {complaint}" for complaint in found]
            if what == "a sound file" and run.findings:
                complaints["json"].append("finds something in a sound file")
    for name in sorted(set(JUDGES) | set(complaints)):
        print(f"{name}: {'; '.join(complaints[name][:5]) or 'ok'}")
    return 1 if any(complaints.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
