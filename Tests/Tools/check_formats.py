#!/usr/bin/env python3
"""Judges every format that `expo validate -f` writes by means that are not expo's own.

    python3 Tests/Tools/check_formats.py EXPO_BINARY

expo checks the broken samples three times over: as they are; as copies whose names are hard to
write, beside a sound file; and a sound file alone. Each output is held against its standard and
against the source, as its file in formats/ says, and all must report the same findings: file, code
and line. Where json is right the others are, so json is counted again by Python's own decoder.
Needs jsonschema (PyPI).
"""

import json
import re
import shutil

from formats import (
    checkstyle,
    concise,
    full,
    github,
    gitlab,
    jsonl,
    junit,
    rdjson,
    sarif,
)
from formats import json as json_report
from formats.output import Run
from harness import ROOT, run_checks, temporary_folder

# json is first: the others are held against its findings.
FORMATS = [
    json_report,
    jsonl,
    concise,
    full,
    sarif,
    gitlab,
    rdjson,
    junit,
    checkstyle,
    github,
]
SOUND = {
    "title": "대전",
    "visitors": 1,
    "location": "대한민국",
    "duration": "1993. 08. 07 - 1993. 11. 07",
    "description": "꿈돌이",
}
HARD_NAMES = ["박람회 목록.json", "100%,a:b #1.json", "<b>&'c'\"d\".json", "[a](1)|{0}\\.json"]
BROKEN = sorted((ROOT / "Samples/broken").glob("*.json"))


def check_names(checks):
    """Every format of the binary, as it lists them for a wrong one, has a file in formats/."""
    said = checks.run("validate", "-f", "?", "-", status=[2]).stderr.decode()
    listed = re.search(r"expects (.*?)(, found|$)", said)
    names = re.split(r", or |, | or ", listed[1]) if listed else []
    checks.equal("formats", sorted(names), sorted(name_of(judge) for judge in FORMATS))


def check_samples(checks):
    files = [path.relative_to(ROOT).as_posix() for path in BROKEN]
    judge(Run(checks, "the samples", ROOT, files))


def check_hard_names(checks):
    with temporary_folder() as folder:
        for name, path in zip(HARD_NAMES, BROKEN, strict=False):
            shutil.copy(path, folder / name)
        add_sound(folder)
        judge(Run(checks, "hard names", folder, sorted([*HARD_NAMES, "sound.json"])))


def check_sound_file(checks):
    with temporary_folder() as folder:
        add_sound(folder)
        run = Run(checks, "a sound file", folder, ["sound.json"])
        judge(run)
        checks.equal("findings in a sound file", run.findings, [])


def add_sound(folder):
    (folder / "sound.json").write_text(json.dumps(SOUND, ensure_ascii=False), encoding="utf-8")


def judge(run):
    """Judges the outputs of all formats."""
    for judge in FORMATS:
        output = run.output(name_of(judge))
        try:
            judge.judge(output)
        except Exception as error:
            output.fail("reading it", f"{type(error).__name__}: {error}")
    run.checks.say(f"{run.title}: {len(FORMATS)} formats, {len(run.findings)} findings in each")


def name_of(judge):
    return judge.__name__.rpartition(".")[2]


if __name__ == "__main__":
    run_checks(__doc__, check_names, check_samples, check_hard_names, check_sound_file)
