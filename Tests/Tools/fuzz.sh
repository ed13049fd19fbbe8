#!/usr/bin/env bash
# Fuzzes every part of expo that reads what strangers write, with AddressSanitizer: builds the
# fuzzers, shares the time among them, and prints a table of what they tried.
#
# usage: Tests/Tools/fuzz.sh MINUTES [INVARIANT…]     the cases of Tests/ExpoInvariants/Invariant.swift
#
# Inputs come from Tests/Fuzzing/Seeds and, for documents, Tests/Conformance and Samples/broken. What
# reaches new code is kept in .build/fuzzing/corpus for the next run, what breaks an invariant in
# .build/fuzzing/crashes: then the exit status is 1. Add such a file to the seeds as the test of its
# fix. Linux only: Apple's toolchain has no libFuzzer.
set -euo pipefail
cd "$(dirname "$0")/../.."

all=(scanner decoder errors formatter fixes stream reports lines search keys contents pictures
  configuration markdown html growth)
documents=" scanner decoder errors formatter fixes stream reports growth "
minutes=${1:?usage: Tests/Tools/fuzz.sh MINUTES [INVARIANT…]}
shift
[ $# -gt 0 ] || set -- "${all[@]}"
seconds=$(awk "BEGIN { s = int($minutes * 60 / $#); print s < 1 ? 1 : s }")

folder=.build/fuzzing
# The first flag makes a program without a main function. Of several, the compiler uses the last.
EXPO_FUZZING=build swift build -c release --product expo-fuzzers --scratch-path $folder \
  --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address | tail -1
fuzzer=$PWD/$folder/release/expo-fuzzers

# The test runner looks for leaks; a backtrace of Swift's own takes minutes in such a binary.
export ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no
TMPDIR=$(mktemp -d)
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT

# fuzz INVARIANT: runs one fuzzer and prints its row.
fuzz() {
  local corpus=$folder/corpus/$1 crashes=$folder/crashes log=$TMPDIR/$1.log
  local inputs=("$corpus" "Tests/Fuzzing/Seeds/$1") status=0
  [[ $documents != *" $1 "* ]] ||
    inputs+=(Tests/Conformance/accept Tests/Conformance/reject Samples/broken)
  mkdir -p "$corpus" "$crashes"
  EXPO_FUZZING=$1 "$fuzzer" -max_total_time="$seconds" -max_len=400 -timeout=20 \
    -rss_limit_mb=2048 -dict=Tests/Fuzzing/json.dict -print_final_stats=1 \
    -artifact_prefix="$crashes/$1-" "${inputs[@]}" >"$log" 2>&1 || status=$?
  local runs
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  total=$((total + ${runs:-0}))
  printf '%-14s %10d %8d %7d  %s\n' "$1" "${runs:-0}" \
    "$(sed -n 's/^stat::average_exec_per_sec: *//p' "$log")" \
    "$(find "$corpus" -type f | wc -l)" "$([ $status -eq 0 ] && echo ok || echo FAILED)"
  [ $status -ne 0 ] || return 0
  failed=1
  grep -aE 'Fatal error|ERROR: |written to' "$log" | cut -c1-400 || tail -20 "$log"
}

total=0 failed=0
printf '%-14s %10s %8s %7s\n' invariant tries /second corpus
for name in "$@"; do fuzz "$name"; done
printf '%-14s %10d\n' all $total
exit $failed
