#!/usr/bin/env python3
"""Checks that the JSON Schemas and the rules of shape agree, with an independent validator.

    python3 Tests/Tools/check_schemas.py EXPO_BINARY

For every sample that is JSON: the schema of its kind accepts it exactly if `expo validate` finds no
error of shape, nor a number that is text, fractional or out of range. A document of neither kind is
accepted by neither schema. A duplicate key (EX304) is no error here: JSON Schema sees only one of
the members. For each key of a configuration that the schema has, `expo validate`, and for those of
an export `expo export`, refuse the same values as the schema, and mark none as fixable. What
`expo diff` prints as JSON is accepted by its schema. Needs jsonschema (PyPI).
"""

import json
import re

import jsonschema

from harness import ROOT, SAMPLES, run_checks, temporary_folder

JUDGED = {"EX301", "EX302", "EX305", "EX306", "EX401", "EX402", "EX403", "EX404"}
# Values of every kind for every key; of words that no schema lists, only one that means something.
SETTINGS = [
    *(None, True, False, -1, 0, 1, 1.5, 1000.0, 2_000_000_000),
    *("", "x", "EX101", "ko", "KO", "en-GB", "\u202ex", "..", "/x", "a/../b", "a/b", "#83b"),
    *("example.org", "https://example.org/"),
    *([], [None], [1], ["EX101"], ["name"], ["#8c2f1b"], ["#8c2f1b", "#eba58d"]),
    *({}, {"EX101": None}, {"EX101": "error"}, {"EX101": ["EX101"]}, {"shortDesc": 0}),
    *({"name": "desc"}, {"x": "desc"}, {"x": {"ko": "x"}}, {"x": {"fr": "x"}}, {"shortDesc": 5}),
]
OTHER_CONFIGURATIONS = [
    *([], {"selct": []}, {"export": {"force": True}}),
    {"export": {"images": "x", "noImages": True}},
    {"export": {"images": "x", "noImages": False}},
]


def schema(checks, name):
    value = json.loads(checks.run("schema", name).stdout)
    jsonschema.Draft202012Validator.check_schema(value)
    return jsonschema.Draft202012Validator(value)


def sample_documents():
    for path in sorted((ROOT / "Samples").rglob("*.json")):
        if path.name != "Contents.json":
            try:
                yield path, json.loads(path.read_text(encoding="utf-8-sig"))
            except (ValueError, RecursionError):
                continue


def check_documents(checks):
    schemas = {name: schema(checks, name) for name in ("entries", "exposition")}
    judged = 0
    for path, document in sample_documents():
        codes = error_codes(checks, path)
        if path.name == ".expo.json" or any(code < "EX300" for code in codes):
            continue
        kind = "entries" if isinstance(document, list) else "exposition"
        accepts = schemas[kind].is_valid(document)
        says = f"the schema {'accepts' if accepts else 'refuses'} it, expo finds {sorted(codes)}"
        checks.expect(accepts == codes.isdisjoint(JUDGED), path.relative_to(ROOT), says)
        judged += 1
    checks.say(f"{judged} documents judged by both")


def error_codes(checks, path):
    words = ["validate", "-q", "-f", "json", "--isolated", "--no-assets", path]
    report = json.loads(checks.run(*words, status=(0, 1)).stdout)
    return {d["code"] for d in report["diagnostics"] if d["severity"] == "error"}


def check_configurations(checks):
    config = schema(checks, "config")
    for path, document in sample_documents():
        if path.name == ".expo.json":
            checks.expect(config.is_valid(document), path.relative_to(ROOT), "refused")
    with temporary_folder() as folder:
        (folder / "items.json").write_text("[]")
        for document in configurations(config.schema["properties"]):
            (folder / ".expo.json").write_text(json.dumps(document))
            accepts = config.is_valid(document)
            export = ("export", "html", folder, "--dry-run", "-o", f"{folder}/out")
            commands = (("validate", "-q", f"{folder}/items.json"), export)
            if document not in OTHER_CONFIGURATIONS:
                commands = commands[1:] if "export" in document else commands[:1]
            for words in commands:
                errors = checks.run(*words, status=(0, 1, 2)).stderr.decode()
                refused = "has errors; nothing was done" in errors
                says = f"accepted by the schema: {accepts}; {errors}"
                checks.expect(accepts != refused, f"{words[0]} {json.dumps(document)}", says)
                fixable = re.search(r"^(error|warning).* \*$", errors, re.M)
                checks.expect(not fixable, f"{words[0]} {json.dumps(document)}", errors)


def configurations(properties):
    """Configurations of one key, with each of the values."""
    yield from OTHER_CONFIGURATIONS
    for value in SETTINGS:
        yield from ({key: value} for key in properties if is_listed(key, value))
        for key in properties["export"]["properties"]:
            yield {"export": {key: value}}


def is_listed(key, value):
    """Whether the schema knows all that decides on a value: it has no list of rules."""
    words = value if isinstance(value, (list, dict)) else []
    return key not in ("select", "ignore", "severity") or set(words) <= {"EX101", None, 1}


def check_comparisons(checks):
    comparison = schema(checks, "diff")
    samples = [ROOT / "Samples" / name for name in SAMPLES]
    broken = ROOT / "Samples/broken/EX103-missing-comma.json"
    pairs = [(old, new) for old in samples for new in samples] + [(broken, samples[0])]
    for old, new in pairs:
        report = json.loads(checks.run("diff", "-f", "json", old, new, status=(0, 1, 2)).stdout)
        checks.expect(comparison.is_valid(report), f"{old.name} to {new.name}", "refused")
        checks.expect(not comparison.is_valid(report | {"more": 1}), "a key too many", "accepted")
        for key in report:
            rest = {name: value for name, value in report.items() if name != key}
            checks.expect(not comparison.is_valid(rest), f"no {key}", "accepted")


if __name__ == "__main__":
    run_checks(__doc__)
