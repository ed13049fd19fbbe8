"""github: a reader of workflow commands; columns only where GitHub takes them; ten of a kind."""

import collections
import re
import unicodedata

from formats.output import key_of, with_help
from formats.schemas import SEVERITIES

IN_MESSAGE = [("\r", "%0D"), ("\n", "%0A"), ("%", "%25")]
IN_PROPERTY = [(":", "%3A"), (",", "%2C"), *IN_MESSAGE]
KINDS = {"error": "error", "warning": "warning", "notice": "note"}
HIDDEN = {"Cc", "Cf", "Zl", "Zp"}
LIMIT = 10


def judge(output):
    commands = collections.defaultdict(list)
    order = []
    for line in output.lines:
        try:
            severity, properties, message = workflow_command(line)
        except (ValueError, KeyError) as error:
            output.fail(f"{line!r} is a command", error)
            continue
        order.append(SEVERITIES.index(severity))
        commands[severity].append((properties, message))
    output.expect("order of kinds", order, sorted(order))
    for severity in SEVERITIES:
        judge_kind(output, severity, commands[severity])


def workflow_command(line):
    """A command as the runner of GitHub Actions reads it: its severity, properties and message."""
    end = line.find("::", 2)
    if not line.startswith("::") or end < 0:
        raise ValueError("not a command")
    name, _, listed = line[2:end].partition(" ")
    properties = {}
    for item in filter(None, listed.split(",")):
        key, equals, value = item.partition("=")
        if not equals or key in properties:
            raise ValueError(f"not a property: {item!r}")
        properties[key] = unescaped(value, IN_PROPERTY)
    return KINDS[name], properties, unescaped(line[end + 2 :], IN_MESSAGE)


def unescaped(text, escapes):
    for character, escape in escapes:
        text = text.replace(escape, character)
    return text


def judge_kind(output, severity, commands):
    findings = [finding for finding in output.findings if finding["severity"] == severity]
    output.expect(f"number of {severity}s", len(commands), min(len(findings), LIMIT))
    if len(findings) > LIMIT and commands:
        properties, message = commands.pop()
        output.expect(f"the last {severity}", "file" in properties, False)
        count = re.search(r"\d+", message)
        output.expect("the others", count and int(count[0]), len(findings) - len(commands))
    for (properties, message), finding in zip(commands, findings, strict=False):
        output.expect(key_of(finding), properties, wanted(finding))
        place = f" (at {finding['pointer']})" if finding["pointer"] else ""
        words = with_help({**finding, "message": finding["message"] + place})
        output.expect(f"{key_of(finding)} message", seen(message), seen(words))


def wanted(finding):
    """The properties of a finding; GitHub takes columns only within one line."""
    start, end = finding["range"]["start"], finding["range"]["end"]
    properties = {
        "title": f"{finding['code']} {finding['name']}",
        "file": finding["file"],
        "line": str(start["line"]),
        "endLine": str(end["line"]),
    }
    if start["line"] == end["line"]:
        properties["col"] = str(start["column"])
        if end["column"] > start["column"]:
            properties["endColumn"] = str(end["column"])
    return properties


def seen(text):
    """A text without what cannot be seen, and without the characters shown in its place."""
    text = re.sub("[\u2400-\u2421]|<U\\+[0-9A-F]{4,6}>", "", text)
    return "".join(s for s in text if s in "\r\n" or unicodedata.category(s) not in HIDDEN)
