#!/usr/bin/env bash
# Holds `expo validate --json-lines` under the engines that people already have.
#
#   check_streams.sh EXPO
#
# A stream of 4,000 lines with faults is cut into four by `split -n l/4` and its parts are checked
# at the same time by `xargs -P`. What the parts say, one after the other and with the lines before
# each part added, must be what one process says of the whole.
set -euo pipefail
expo=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

python3 - >all.jsonl <<'PYTHON'
import json

for number in range(4000):
    entry = {"name": f"전시품 {number}", "image_name": f"item_{number}", "short_desc": "짧은 설명",
             "desc": "긴 설명이 온다.\n\n둘째 문단." * (1 + number % 7)}
    if number % 10 == 3: del entry["desc"]
    if number % 10 == 7: entry["short_desc"] = number
    line = json.dumps(entry, ensure_ascii=False)
    print(line[:-1] if number % 100 == 42 else line)
PYTHON

check() { "$expo" validate --isolated --json-lines -q -f jsonl -; }
export -f check
export expo

status=0
check <all.jsonl >whole.out || status=$?
[ "$status" -eq 1 ] || { echo "one process: exit $status where 1 was expected"; exit 1; }

split -n l/4 all.jsonl part.
ls part.?? | xargs -P 4 -I{} bash -c 'check <{} >{}.out || [ $? -eq 1 ]'

python3 - <<'PYTHON'
import json, pathlib

def findings(path, before=0):
    for line in path.read_text().splitlines():
        finding = json.loads(line)
        for end in finding["range"].values(): end["line"] += before
        for note in finding["notes"]:
            if "start" in note: note["start"]["line"] += before
        yield finding

parts, before = [], 0
for part in sorted(pathlib.Path(".").glob("part.??")):
    parts += findings(pathlib.Path(f"{part}.out"), before)
    before += part.read_bytes().count(b"\n")
whole = list(findings(pathlib.Path("whole.out")))
assert before == 4000, before
assert len(whole) >= 800, len(whole)
assert parts == whole, "the parts say something else than the whole"
print(f"{len(whole)} findings, the same from four parts at once as from one process")
PYTHON
