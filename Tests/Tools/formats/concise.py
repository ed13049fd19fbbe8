"""concise: every line is read by the regular expression of the problem matcher."""

import re

MATCHER = re.compile(
    r"^(.+?):(\d+):(\d+): (error|warning|note): (.+) \[(EX\d{3})(?: [a-z0-9-]+)?\](?: \*)?$"
)


def judge(output):
    matches = [MATCHER.match(line) for line in output.lines]
    unread = [line for line, match in zip(output.lines, matches, strict=True) if not match]
    output.expect("lines that no problem matcher reads", unread, [])
    output.expect_findings([(m[1], m[6], int(m[2])) for m in matches if m])
