"""The schema of SARIF 2.1.0, as far as expo writes it and code scanning reads it."""

from formats.schemas import CODE, NAME, ONE_UP, TEXT, WORDS, ZERO_UP, array, constant, record

URI = r"(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-F]{2})+"
VERSION = {"type": "string", "pattern": r"^\d+\.\d+\.\d+"}
POINTER = {"type": "string", "pattern": r"^(/([^~/]|~[01])*)+$"}
APPLICABILITY = {"enum": ["safe", "unsafe"]}
LEVEL = {"enum": ["error", "warning", "note"]}

# §3.13 log, §3.14 run, §3.19 component, §3.27 result, §3.28 location, §3.30 region, §3.49 rule,
# §3.55 fix.
MESSAGE = record({"text": WORDS})
ARTIFACT = {
    "oneOf": [
        record({"uri": {"type": "string", "pattern": f"^(?!/){URI}$"}, "uriBaseId": WORDS}),
        record({"uri": {"type": "string", "pattern": f"^file:///{URI}$"}}),
    ]
}
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
    {"fullyQualifiedName": POINTER, "kind": {"enum": ["object", "array", "property", "value"]}}
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
        "level": LEVEL,
        "message": MESSAGE,
        "locations": array(LOCATION, minItems=1, maxItems=1),
        "partialFingerprints": record({"expoFinding/v1": WORDS}),
    },
    {"relatedLocations": array(RELATED, minItems=1, maxItems=100), "fixes": array(FIX, minItems=1)},
)
RULE = record(
    {
        "id": CODE,
        "name": NAME,
        "shortDescription": MESSAGE,
        "fullDescription": MESSAGE,
        "help": MESSAGE,
        "defaultConfiguration": record({"level": LEVEL}),
        "properties": record({"tags": array(WORDS, maxItems=10, uniqueItems=True)}),
    }
)
DRIVER = record({"name": constant("expo"), "rules": array(RULE)}, {"semanticVersion": VERSION})
FOLDER = {"type": "string", "pattern": "^file:///.*/$"}
NOTIFICATION = record({"level": LEVEL, "message": MESSAGE})
INVOCATION = record(
    {"executionSuccessful": {"type": "boolean"}},
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
    {"version": constant("2.1.0"), "runs": array(RUN, minItems=1, maxItems=1)},
    {"$schema": {"type": "string", "pattern": r"^https://.*sarif.*2\.1\.0.*\.json$"}},
)
