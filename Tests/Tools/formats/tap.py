"""tap: a reader of the Test Anything Protocol 14; the plan, the numbers, the YAML blocks."""

import dataclasses
import json
import re

from formats.output import key_of

FIELDS = ("pointer", "severity", "message", "help")


@dataclasses.dataclass
class Point:
    """A test point and the fields of its block."""

    status: str
    number: int
    description: str
    fields: dict = dataclasses.field(default_factory=dict)

    @property
    def words(self):
        return re.sub(r"\\([\\#])", r"\1", self.description)

    @property
    def has_directive(self):
        return re.search(r"(?<!\\)(?:\\\\)*#", self.description) is not None


def judge(output):
    version, plan, *lines = output.lines
    points = read(output, lines)
    output.expect("version", version, "TAP version 14")
    output.expect("plan", plan, f"1..{len(points)}")
    output.expect("numbers", [p.number for p in points], [*range(1, len(points) + 1)])
    output.expect("directives", [p.description for p in points if p.has_directive], [])
    clean = [point for point in points if not point.fields]
    output.expect("clean files that fail", [p.words for p in clean if p.status != "ok"], [])
    sound = set(output.run.files) - {finding["file"] for finding in output.findings}
    output.expect("clean files", sorted(p.words for p in clean), sorted(sound))
    keys = [judge_point(output, point) for point in points if point.fields]
    output.expect_findings([key for key in keys if key])


def read(output, lines):
    """The points of a stream, each with its block."""
    points, block = [], None
    for line in lines:
        point = re.fullmatch(r"(ok|not ok) (\d+) - (.*)", line)
        field = re.fullmatch(r"  (\w+): (\".*\")", line)
        if block is None and point:
            points.append(Point(point[1], int(point[2]), point[3]))
        elif block is None and line == "  ---" and points and not points[-1].fields:
            block = points[-1].fields
        elif block is not None and line == "  ...":
            block = None
        elif block is not None and field:
            block[field[1]] = json.loads(field[2])
        else:
            output.fail(f"{line!r}", "neither a point nor a block")
    output.expect("an open block", block, None)
    return points


def judge_point(output, point):
    """A point that is a finding, and its file, code and line."""
    match = re.fullmatch(r"(.*):(\d+):(\d+) (EX\d{3}) [a-z0-9-]+", point.words)
    if not match:
        output.fail(f"{point.words!r}", "no finding")
        return None
    key = (match[1], match[4], int(match[2]))
    findings = [finding for finding in output.findings if key_of(finding) == key]
    wanted = [{name: f[name] for name in FIELDS if name in f} for f in findings]
    output.expect(f"{key}: {point.fields!r} is a finding", point.fields in wanted, True)
    is_error = point.fields.get("severity") == "error"
    output.expect(f"{key} status", point.status, "not ok" if is_error else "ok")
    return key
