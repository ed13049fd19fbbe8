#!/usr/bin/env bash
# The action's last step: runs expo validate and writes the outputs, whatever comes of it.
#
# environment: EXPO_COMMAND, validate; EXPO_PATHS, a path a line; EXPO_ARGS, options separated by white
#              space; EXPO_SARIF, true for a SARIF file
# outputs:     errors, warnings, sarif, status
set -uo pipefail

if [ "$EXPO_COMMAND" != validate ]; then
  echo "::error title=expo::command expects validate, diff or export, found '$EXPO_COMMAND'"
  exit 2
fi
report=$RUNNER_TEMP/expo.json
sarif=$RUNNER_TEMP/expo.sarif
rm -f "$report" "$sarif"

words=(validate --format "json=$report")
case ${EXPO_SARIF//[[:space:]]/} in
  [tT][rR][uU][eE]) words+=(--format "sarif=$sarif") ;;
  [fF][aA][lL][sS][eE] | '') ;;
  *)
    echo "::error title=expo::sarif expects true or false, found '$EXPO_SARIF'"
    exit 2
    ;;
esac
set -f
for word in $EXPO_ARGS; do words+=("$word"); done
set +f
words+=(--)
while IFS= read -r path; do
  case $path in
    *[![:space:]]*) words+=("${path%$'\r'}") ;;
  esac
done <<<"$EXPO_PATHS"

status=0
expo "${words[@]}" || status=$?

# count NAME: a number of the report's summary; 0 without a report.
count() {
  local number=''
  [ ! -f "$report" ] || number=$(sed -n "/^ *\"$1\" : [0-9]/{s/[^0-9]//g;p;q;}" "$report")
  echo "${number:-0}"
}

if [ ! -f "$report" ]; then
  # An option such as --help ends without checking anything.
  [ "$status" != 0 ] || status=2
  echo "::error title=expo::expo could not check anything: exit status $status"
fi
[ -f "$sarif" ] || sarif=
{
  echo "errors=$(count errors)"
  echo "warnings=$(count warnings)"
  echo "sarif=$sarif"
  echo "status=$status"
} >>"$GITHUB_OUTPUT"
exit "$status"
