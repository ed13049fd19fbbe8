"""json: a schema; every line and column counted again from the byte offset.

The other formats are held against json, so it is judged first.
"""

import json

from formats.output import key_of
from formats.schemas import (
    APPLICABILITY,
    CODE,
    NAME,
    ONE_UP,
    POINTER,
    SEVERITIES,
    SEVERITY,
    TEXT,
    WORDS,
    ZERO_UP,
    array,
    constant,
    record,
)

FAMILIES = ["syntax", "encoding", "shape", "value", "content", "assets", "structure"]
PLACE = record(
    {
        "line": ONE_UP,
        "column": ONE_UP,
        "utf16Column": ONE_UP,
        "byteColumn": ONE_UP,
        "byteOffset": ZERO_UP,
    }
)
EDIT = record({"start": ZERO_UP, "end": ZERO_UP, "text": TEXT})
FIX = record({"applicability": APPLICABILITY, "message": WORDS, "edits": array(EDIT, minItems=1)})
NOTE = record({"message": WORDS}, {"file": WORDS, "pointer": POINTER, "start": PLACE})
FINDING = record(
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
        "notes": array(NOTE),
        "fingerprint": {"type": "string", "pattern": r"^[0-9a-f]{32}$"},
    },
    {"help": WORDS, "fix": FIX},
)
SUMMARY = record(
    {
        "files": ZERO_UP,
        "errors": ZERO_UP,
        "warnings": ZERO_UP,
        "notes": ZERO_UP,
        "fixable": ZERO_UP,
        "truncated": constant(False),
    }
)
REPORT = record(
    {
        "version": constant(1),
        "tool": record({"name": constant("expo"), "version": WORDS}),
        "summary": SUMMARY,
        "diagnostics": array(FINDING),
    }
)


def judge(output):
    document = json.loads(output.text)
    if not output.fits(document, REPORT):
        return
    output.run.findings = document["diagnostics"]
    summary = document["summary"]
    output.expect("files", summary["files"], len(output.run.files))
    for severity in SEVERITIES:
        count = sum(finding["severity"] == severity for finding in output.findings)
        output.expect(severity, summary[severity + "s"], count)
    for finding in output.findings:
        for place in places(finding):
            counted = output.source(finding).place(place["byteOffset"])
            output.expect(key_of(finding), place, counted)


def places(finding):
    """The places of a finding and of its notes in the same file."""
    notes = [note for note in finding["notes"] if note.get("file") == finding["file"]]
    return [finding["range"]["start"], finding["range"]["end"], *(note["start"] for note in notes)]
