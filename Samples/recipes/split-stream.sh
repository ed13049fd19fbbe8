#!/bin/sh
# Checks a stream of entries in four processes: split-stream.sh items.jsonl. The findings of a part
# are in part.??.findings; their lines count from the start of the part.
split -n l/4 "$1" part.
for part in part.??; do
  expo validate --json-lines -q -f jsonl - <"$part" >"$part.findings" &
done
wait
