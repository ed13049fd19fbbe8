"""rdjson: Reviewdog Diagnostic Format. The bytes of a line, cut at the columns, give the bytes of
json's range.
"""

import json

from formats.output import edits_of, key_of, with_help
from formats.schemas import CODE, POSITION, TEXT, WORDS, array, constant, record

RANGE = record({"start": POSITION, "end": POSITION})
RELATED = record({"message": WORDS, "location": record({"path": WORDS}, {"range": RANGE})})
DIAGNOSTIC = record(
    {
        "message": WORDS,
        "location": record({"path": WORDS, "range": RANGE}),
        "severity": {"enum": ["ERROR", "WARNING", "INFO"]},
        "code": record({"value": CODE}),
    },
    {
        "suggestions": array(record({"range": RANGE, "text": TEXT}), minItems=1),
        "related_locations": array(RELATED, minItems=1),
    },
)
RESULT = record({"source": record({"name": constant("expo")}), "diagnostics": array(DIAGNOSTIC)})
SEVERITIES = {"error": "ERROR", "warning": "WARNING", "note": "INFO"}


def judge(output):
    document = json.loads(output.text)
    if not output.fits(document, RESULT):
        return
    items = document["diagnostics"]
    for item, finding in output.pairs(items, [key(item) for item in items]):
        what = key_of(finding)
        output.expect(f"{what} message", item["message"], with_help(finding))
        output.expect(f"{what} severity", item["severity"], SEVERITIES[finding["severity"]])
        span = [finding["range"][end]["byteOffset"] for end in ("start", "end")]
        judge_range(output, finding, item["location"]["range"], span)
        judge_suggestions(output, finding, item.get("suggestions", []))
        judge_related(output, finding, item.get("related_locations", []))


def key(item):
    location = item["location"]
    return location["path"], item["code"]["value"], location["range"]["start"]["line"]


def judge_suggestions(output, finding, suggestions):
    """One suggestion for each edit, but for the removal of a byte order mark: it has no column."""
    what, first = key_of(finding), output.source(finding).first
    edits = [edit for edit in edits_of(finding) if edit["text"] or edit["end"] > first]
    if not output.expect(f"{what} suggestions", len(suggestions), len(edits)):
        return
    for suggestion, edit in zip(suggestions, edits, strict=True):
        output.expect(f"{what} suggestion", suggestion["text"], edit["text"])
        judge_range(output, finding, suggestion["range"], (edit["start"], edit["end"]))


def judge_related(output, finding, related):
    what = key_of(finding)
    notes = [note for note in finding["notes"] if "file" in note]
    if not output.expect(f"{what} notes", len(related), len(notes)):
        return
    for place, note in zip(related, notes, strict=True):
        output.expect(f"{what} note", place["message"], note["message"])
        output.expect(f"{what} note", place["location"]["path"], note["file"])
        if "range" in place["location"] and "start" in note:
            start = place["location"]["range"]["start"]
            wanted = {"line": note["start"]["line"], "column": note["start"]["byteColumn"]}
            output.expect(f"{what} note", start, wanted)


def judge_range(output, finding, span, offsets):
    """Cutting the bytes of the lines gives the bytes of the file, without a byte order mark."""
    what, source = key_of(finding), output.source(finding)
    start, end = ((span[key]["line"], span[key]["column"]) for key in ("start", "end"))
    try:
        shown = b"".join(source.cut(start, end, bytes))
    except (ValueError, IndexError) as error:
        output.fail(f"{what} range", error)
        return
    first, last = (max(source.first, offset) for offset in offsets)
    output.expect(f"{what} bytes", shown, source.data[first:last])
    output.expect(f"{what} start", start[0], source.place(first)["line"])
