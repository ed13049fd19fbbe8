#!/usr/bin/env python3
"""Checks that the JSON Schemas and the rules of shape agree, by an independent validator.

usage, from the repository root: python3 Tests/Tools/check_schemas.py EXPO_BINARY

Needs PyPI jsonschema. For every sample that is JSON: the schema of its kind accepts it exactly if
`expo validate` finds no error of shape, nor a number that is text, fractional or out of range. A
document of neither kind is accepted by neither schema. A duplicate key (EX304) is no error here:
JSON Schema sees only one of the members.
"""
import json
import pathlib
import subprocess
import sys

import jsonschema

EXPO = sys.argv[1]
JUDGED = {"EX301", "EX302", "EX305", "EX306", "EX401", "EX402", "EX403", "EX404"}


def schema(name):
    text = subprocess.run([EXPO, "schema", name], capture_output=True, check=True, text=True).stdout
    value = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(value)
    return jsonschema.Draft202012Validator(value)


def main():
    schemas = {name: schema(name) for name in ("entries", "exposition")}
    config = schema("config")
    failures, checked = [], 0
    paths = sorted(p for p in pathlib.Path("Samples").rglob("*.json") if p.name != "Contents.json")
    for path in paths:
        try:
            document = json.loads(path.read_text(encoding="utf-8-sig"))
        except (ValueError, RecursionError):
            continue
        if path.name == ".expo.json":
            config.validate(document)
            continue
        command = [EXPO, "validate", "-q", "-f", "json", "--isolated", "--no-assets", str(path)]
        report = json.loads(subprocess.run(command, capture_output=True).stdout)
        codes = {d["code"] for d in report["diagnostics"] if d["severity"] == "error"}
        if any(code < "EX300" for code in codes):
            continue
        is_wrong = bool(codes & JUDGED)
        kind = "entries" if isinstance(document, list) else "exposition"
        accepted = schemas[kind].is_valid(document)
        checked += 1
        if accepted == is_wrong:
            failures.append(f"{path}: the schema {'accepts' if accepted else 'refuses'}, expo {codes}")
    for bad in ({"selct": []}, {"severity": {"EX101": "fatal"}}, {"limits": {"desc": 1}}):
        if config.is_valid(bad):
            failures.append(f"the configuration schema accepts {bad}")
    print(f"ok schemas: {checked} documents judged alike" if not failures else "\n".join(failures))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
