#!/usr/bin/env bash
# The action's first step: decides which expo to install and under which key it is cached.
#
# environment: VERSION and SHA256, the inputs of those names
# outputs:     folder, where the program belongs; key, which changes with the program
set -euo pipefail
# shellcheck source=.ci/archive.sh
source "$GITHUB_ACTION_PATH/.ci/archive.sh"

# A build depends on the sources and on the compiler.
source_key() {
  {
    swift --version 2>/dev/null || true
    cd "$GITHUB_ACTION_PATH"
    find Package.swift Sources -type f | LC_ALL=C sort | while IFS= read -r file; do
      printf '%s\n' "$file"
      cat "$file"
    done
  } | sha256
}

if [ -n "$VERSION" ] && [ "$(uname -s)" = Linux ]; then
  if [ -z "$SHA256" ]; then
    echo "::error title=expo::give the sha256 of the archive of version $VERSION"
    exit 2
  fi
  key=$(archive_name "$VERSION")-$SHA256
else
  key=$(archive_name source)-$(source_key)
fi
folder=$RUNNER_TEMP/expo
mkdir -p "$folder"
printf 'folder=%s\nkey=%s\n' "$folder" "$key" >>"$GITHUB_OUTPUT"
printf '%s\n' "$folder" >>"$GITHUB_PATH"
