"""jsonl: line by line the findings of json."""

import json


def judge(output):
    output.expect("findings", [json.loads(line) for line in output.lines], output.findings)
