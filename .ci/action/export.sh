#!/usr/bin/env bash
# The action's last step for command: export: runs expo export html.
#
# environment: EXPO_PATHS, a path a line; EXPO_ARGS, options separated by white space; EXPO_OUTPUT,
#              the folder of the site, empty for that of .expo.json; EXPO_RESIZE, the command of
#              --resize, empty for none
# outputs:     status
set -uo pipefail

words=(export html)
[ -z "$EXPO_OUTPUT" ] || words+=("--output=$EXPO_OUTPUT")
[ -z "$EXPO_RESIZE" ] || words+=("--resize=$EXPO_RESIZE")
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
[ "$status" = 0 ] || echo "::error title=expo::expo could not export: exit status $status"
echo "status=$status" >>"$GITHUB_OUTPUT"
exit "$status"
