#!/usr/bin/env bash
# Runs the real pre-commit with this repository's hooks on a real git repository.
#
# usage, from the repository root: Tests/Tools/check_pre_commit.sh PRE_COMMIT
#
# A commit with a broken document must be refused with its finding, one with the mended document
# must pass. pre-commit builds the hooks from the committed state of this repository.
set -euo pipefail
pre_commit=$1
repository=$PWD
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PRE_COMMIT_HOME="$folder/home"

cp -R Samples/London1851 "$folder/project"
cd "$folder/project"
git init -q
git config user.name test
git config user.email test@example.invalid
cat > .pre-commit-config.yaml <<YAML
repos:
  - repo: file://$repository
    rev: $(git -C "$repository" rev-parse HEAD)
    hooks: [{id: expo-validate}, {id: expo-assets}]
YAML
git add .
"$pre_commit" install >/dev/null

items=Assets.xcassets/items.dataset/items.json
cp $items "$folder/sound.json"
sed -i '0,/"short_desc"/s//"shrt_desc"/' $items
git add .
if git commit -qm broken > "$folder/log" 2>&1; then
  echo "a broken document was committed"; exit 1
fi
grep -q "items.json:[0-9]*:[0-9]*: error: missing key 'short_desc' \[EX302 missing-key\]" "$folder/log" ||
  { cat "$folder/log"; exit 1; }

mv "$folder/sound.json" $items
git add .
"$pre_commit" run --all-files > "$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
[ "$(grep -c Passed "$folder/log")" -eq 2 ] || { cat "$folder/log"; exit 1; }
echo "ok pre-commit: a broken document is refused, a sound one passes both hooks"
