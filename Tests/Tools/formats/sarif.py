"""sarif: SARIF 2.1.0. Rules and links resolve; the source, cut at a region's UTF-16 columns, gives
the region's bytes and its snippet; fixes are those of json.
"""

import json
import re
import urllib.parse

from formats.output import edits_of, key_of
from formats.schemas import (
    APPLICABILITY,
    CODE,
    NAME,
    ONE_UP,
    POINTER,
    SEVERITIES,
    SEVERITY,
    TEXT,
    VERSION,
    WORDS,
    ZERO_UP,
    array,
    constant,
    record,
)
from formats.source import text_of, utf16

# §3.13 log, §3.14 run, §3.19 component, §3.27 result, §3.28 location, §3.30 region, §3.49 rule,
# §3.55 fix.
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
LOCATION = record(
    {"physicalLocation": record({"artifactLocation": ARTIFACT, "region": REGION})},
    {"logicalLocations": array(LOGICAL, minItems=1)},
)
RELATED = record(
    {
        "id": ZERO_UP,
        "message": MESSAGE,
        "physicalLocation": record({"artifactLocation": ARTIFACT}, {"region": REGION}),
    }
)
REPLACEMENT = record({"deletedRegion": REGION}, {"insertedContent": record({"text": TEXT})})
CHANGE = record({"artifactLocation": ARTIFACT, "replacements": array(REPLACEMENT, minItems=1)})
FIX = record(
    {"artifactChanges": array(CHANGE, minItems=1)},
    {"description": MESSAGE, "properties": record({"applicability": APPLICABILITY})},
)
RESULT = record(
    {
        "ruleId": CODE,
        "ruleIndex": ZERO_UP,
        "level": SEVERITY,
        "message": MESSAGE,
        "locations": array(LOCATION, minItems=1, maxItems=1),
        "partialFingerprints": record({"expoFinding/v1": WORDS}),
    },
    {
        "relatedLocations": array(RELATED, minItems=1, maxItems=100),
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
DRIVER = record({"name": constant("expo"), "rules": array(RULE)}, {"semanticVersion": VERSION})
FOLDER = {"type": "string", "pattern": "^file:///.*/$"}
NOTIFICATION = record({"level": SEVERITY, "message": MESSAGE})
INVOCATION = record(
    {"executionSuccessful": constant(True)},
    {"toolExecutionNotifications": array(NOTIFICATION, minItems=1)},
)
RUN = record(
    {
        "tool": record({"driver": DRIVER}),
        "originalUriBaseIds": record({"%SRCROOT%": record({"uri": FOLDER})}),
        "columnKind": constant("utf16CodeUnits"),
        "results": array(RESULT, maxItems=5000),
    },
    {
        "invocations": array(INVOCATION, maxItems=1),
        "defaultEncoding": constant("UTF-8"),
        "newlineSequences": array(WORDS, minItems=1, uniqueItems=True),
    },
)
LOG = record(
    {"version": constant("2.1.0"), "runs": array(RUN, minItems=1, maxItems=20)},
    {"$schema": {"type": "string", "pattern": r"^https://.*sarif.*2\.1\.0.*\.json$"}},
)


def judge(output):
    document = json.loads(output.text)
    if not output.fits(document, LOG):
        return
    output.expect("runs", len(document["runs"]), 1)
    log = document["runs"][0]
    rules, results = log["tool"]["driver"]["rules"], log["results"]
    ids = [rule["id"] for rule in rules]
    output.expect("rules", ids, sorted({result["ruleId"] for result in results}))
    levels = [SEVERITIES.index(result["level"]) for result in results]
    output.expect("order of levels", levels, sorted(levels))
    for rule in rules:
        for member in ["shortDescription", "fullDescription", "help"]:
            judge_text(output, rule[member]["text"])
    for result, finding in output.pairs(results, [key(output, result) for result in results]):
        judge_result(output, result, finding, ids)


def key(output, result):
    place = result["locations"][0]["physicalLocation"]
    name = file_name(output, place["artifactLocation"])
    return name, result["ruleId"], place["region"].get("startLine")


def judge_result(output, result, finding, ids):
    what = key_of(finding)
    rule = ids[result["ruleIndex"]] if result["ruleIndex"] < len(ids) else None
    output.expect(f"{what} ruleIndex", rule, result["ruleId"])
    output.expect(f"{what} level", result["level"], finding["severity"])
    prints = list(result["partialFingerprints"].values())
    output.expect(f"{what} fingerprint", prints, [finding["fingerprint"]])
    judge_location(output, result["locations"][0], finding)
    judge_related(output, result.get("relatedLocations", []), finding)
    judge_message(output, result, finding)
    judge_fixes(output, result.get("fixes", []), finding)


def judge_location(output, location, finding):
    what, source = key_of(finding), output.source(finding)
    region = location["physicalLocation"]["region"]
    judge_region(output, source, region, what)
    start, end = (finding["range"][end]["byteOffset"] for end in ("start", "end"))
    if "byteOffset" in region:
        found = [region["byteOffset"], region["byteOffset"] + region["byteLength"]]
        output.expect(f"{what} bytes", found, [start, end])
    else:
        output.expect(f"{what} is in the byte order mark", start < source.first, True)
    kind = "property" if finding["part"] == "key" else "value"
    logical = {"fullyQualifiedName": finding["pointer"], "kind": kind}
    wanted = [logical] if finding["pointer"] else []
    output.expect(f"{what} pointer", location.get("logicalLocations", []), wanted)


def judge_related(output, related, finding):
    what = key_of(finding)
    output.expect(f"{what} ids", len({place["id"] for place in related}), len(related))
    output.expect(f"{what} notes", len(related), sum("file" in n for n in finding["notes"]))
    for place in related:
        judge_text(output, place["message"]["text"])
        physical = place["physicalLocation"]
        if "region" in physical:
            source = output.run.sources[file_name(output, physical["artifactLocation"])]
            judge_region(output, source, physical["region"], what)


def judge_message(output, result, finding):
    text = result["message"]["text"]
    judge_text(output, text, [place["id"] for place in result.get("relatedLocations", [])])
    shown = text.split("\n")[0].replace("{{", "{").replace("}}", "}").replace("\\](", "](")
    output.expect(f"{key_of(finding)} message", shown, finding["message"])


def judge_fixes(output, fixes, finding):
    changes = [
        change
        for fix in fixes
        for file in fix["artifactChanges"]
        for change in file["replacements"]
    ]
    edits = [edit(change) for change in changes]
    output.expect(f"{key_of(finding)} edits", edits, edits_of(finding))
    for change in changes:
        judge_region(output, output.source(finding), change["deletedRegion"], key_of(finding))


def edit(change):
    """A replacement, written as json writes an edit."""
    region = change["deletedRegion"]
    return {
        "start": region["byteOffset"],
        "end": region["byteOffset"] + region["byteLength"],
        "text": change.get("insertedContent", {"text": ""})["text"],
    }


def judge_region(output, source, region, what):
    """§3.30: the columns, the bytes and the snippet of a region are one and the same."""
    if "startLine" not in region:
        inside = region["byteOffset"] + region["byteLength"] <= source.first
        output.expect(f"{what}: bytes without columns are the byte order mark", inside, True)
        return
    start = (region["startLine"], region["startColumn"])
    end = (region["endLine"], region["endColumn"])
    try:
        shown = text_of(source.cut(start, end, utf16))
    except (ValueError, IndexError) as error:
        output.fail(f"{what} region", error)
        return
    if "snippet" in region:
        output.expect(f"{what} snippet", region["snippet"]["text"], shown)
    if "byteOffset" in region:
        first, length = region["byteOffset"], region["byteLength"]
        data = source.data[first : first + length]
        output.expect(f"{what} bytes", data.decode("utf-8", "replace"), shown)


def judge_text(output, text, numbers=()):
    """§3.11.5: braces are doubled; §3.11.6: a link leads to a location of this result."""
    single = re.findall(r"[{}]", text.replace("{{", "").replace("}}", ""))
    output.expect(f"braces that are not doubled in {text!r}", single, [])
    targets = re.findall(r"(?<!\\)\]\(([^)]*)\)", text)
    lost = [one for one in targets if not one.isdigit() or int(one) not in numbers]
    output.expect(f"links that lead nowhere in {text!r}", lost, [])


def file_name(output, location):
    """The path that a URI stands for."""
    uri = location["uri"]
    is_uri = re.fullmatch(r"(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-F]{2})+", uri)
    output.expect(f"{uri!r} is a URI", bool(is_uri), True)
    parts = urllib.parse.urlsplit(uri)
    output.expect(f"scheme of {uri}", parts.scheme in ("", "file"), True)
    output.expect(f"base of {uri}", "uriBaseId" in location, not parts.scheme)
    return urllib.parse.unquote(parts.path)
