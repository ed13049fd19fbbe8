#!/usr/bin/env bash
# The action's last step with `command: diff`: writes what changed in each path since the base of a
# pull request to the step summary. A difference is no failure.
#
# environment: EXPO_PATHS, a path a line; EXPO_ARGS, options separated by white space; EXPO_BASE, the
#              revision to compare with
# outputs:     status
set -uo pipefail

if [ -z "$EXPO_BASE" ]; then
  echo "::error title=expo::diff needs a base: run it for a pull request, or give one"
  echo status=2 >>"$GITHUB_OUTPUT"
  exit 2
fi
options=(--format markdown)
set -f
for word in $EXPO_ARGS; do options+=("$word"); done
set +f

status=0
while IFS= read -r path; do
  path=${path%$'\r'}
  case $path in
    *[![:space:]]*) ;;
    *) continue ;;
  esac
  # As seen from here: git wants `./` before such a path.
  old=$path
  [ "${path#/}" != "$path" ] || old=./$path
  found=0
  expo diff "${options[@]}" -- "$EXPO_BASE:$old" "$path" >>"$GITHUB_STEP_SUMMARY" || found=$?
  echo >>"$GITHUB_STEP_SUMMARY"
  [ "$found" -le "$status" ] || status=$found
done <<<"$EXPO_PATHS"

echo "status=$status" >>"$GITHUB_OUTPUT"
if [ "$status" -gt 1 ]; then
  echo "::error title=expo::expo could not compare everything: exit status $status"
  exit "$status"
fi
