"""gitlab: a Code Quality report. A schema; no fingerprint twice; relative paths."""

import json

from formats.output import key_of
from formats.schemas import NAME, ONE_UP, POSITION, WORDS, array, record

LOCATION = record(
    {
        "path": WORDS,
        "lines": record({"begin": ONE_UP}),
        "positions": record({"begin": POSITION, "end": POSITION}),
    }
)
ISSUE = record(
    {
        "description": WORDS,
        "check_name": NAME,
        "fingerprint": WORDS,
        "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
        "location": LOCATION,
    }
)
SEVERITIES = {"error": "major", "warning": "minor", "note": "info"}


def judge(output):
    issues = json.loads(output.text)
    if not output.fits(issues, array(ISSUE)):
        return
    prints = [issue["fingerprint"] for issue in issues]
    output.expect("fingerprints", len(set(prints)), len(prints))
    paths = [issue["location"]["path"] for issue in issues]
    output.expect("absolute paths", [p for p in paths if p.startswith(("./", "/"))], [])
    for issue, finding in output.pairs(issues, [key(issue) for issue in issues]):
        output.expect(key_of(finding), issue, wanted(issue, finding))


def key(issue):
    location = issue["location"]
    return location["path"], issue["description"][:5], location["lines"]["begin"]


def wanted(issue, finding):
    """The issue of a finding; its fingerprint is GitLab's own."""
    start, end = (
        {key: finding["range"][end][key] for key in ("line", "column")} for end in ("start", "end")
    )
    return {
        "description": f"{finding['code']}: {finding['message']}",
        "check_name": finding["name"],
        "fingerprint": issue["fingerprint"],
        "severity": SEVERITIES[finding["severity"]],
        "location": {
            "path": finding["file"],
            "lines": {"begin": start["line"]},
            "positions": {"begin": start, "end": end},
        },
    }
