#!/usr/bin/env bash
# The action's step after a cache without expo: installs a release on Linux, and builds the action's own
# source everywhere else and where no version is asked for.
#
# environment: VERSION and SHA256, the inputs of those names; FOLDER, where the program belongs;
#              REPOSITORY, the owner and name of the action's repository
set -euo pipefail
# shellcheck source=.ci/archive.sh
source "$GITHUB_ACTION_PATH/.ci/archive.sh"

fail() {
  echo "::error title=expo::$1"
  exit 2
}

# Runners do not always name the repository; it is part of the path: _actions/OWNER/NAME/REF.
repository() {
  local path=${GITHUB_ACTION_PATH#*/_actions/}
  if [ -n "$REPOSITORY" ]; then
    echo "$REPOSITORY"
  elif [ "$path" != "$GITHUB_ACTION_PATH" ]; then
    echo "$path" | cut -d / -f 1-2
  else
    echo "$GITHUB_REPOSITORY"
  fi
}

download() {
  if command -v curl >/dev/null; then
    curl -fsSL --retry 3 -o "$2" "$1"
  else
    wget -q -O "$2" "$1"
  fi
}

install_release() {
  local name url archive
  name=$(archive_name "$VERSION")
  url=$GITHUB_SERVER_URL/$(repository)/releases/download/$VERSION/$name.tar.gz
  archive=$RUNNER_TEMP/$name.tar.gz
  download "$url" "$archive" || fail "cannot download $url"
  [ "$(sha256 <"$archive")" = "$SHA256" ] || fail "the sha256 of $name.tar.gz is not $SHA256"
  unpack_program "$archive" "$name" "$FOLDER"
}

# The first line of Package.swift says which version of Swift it takes.
check_swift() {
  local needed found
  needed=$(sed -n 's/^\/\/ swift-tools-version: *\([0-9][0-9.]*\).*/\1/p' \
    "$GITHUB_ACTION_PATH/Package.swift")
  found=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p')
  [ -n "$found" ] || fail "building expo takes Swift $needed, and there is none"
  if ! is_at_least "$needed" "$found"; then
    fail "building expo takes Swift $needed or newer, found $found"
  fi
}

# is_at_least NEEDED FOUND: compares the first two numbers of versions.
is_at_least() {
  local needed_major needed_minor major minor
  IFS=. read -r needed_major needed_minor _ <<<"$1."
  IFS=. read -r major minor _ <<<"$2."
  if [ "$major" -ne "$needed_major" ]; then
    [ "$major" -gt "$needed_major" ]
  else
    [ "${minor:-0}" -ge "${needed_minor:-0}" ]
  fi
}

build() {
  local static='' version
  check_swift
  # Without Swift's libraries beside it the program can be cached for machines that lack them.
  [ "$(uname -s)" != Linux ] || static=--static-swift-stdlib
  set -- swift build --package-path "$GITHUB_ACTION_PATH" --scratch-path "$RUNNER_TEMP/expo-build" \
    -c release --product expo ${static:+"$static"}
  "$@"
  cp "$("$@" --show-bin-path)/expo" "$FOLDER/expo"
  version=$("$FOLDER/expo" --version | cut -d ' ' -f 2)
  if [ -n "$VERSION" ] && [ "$version" != "${VERSION#v}" ]; then
    rm -f "$FOLDER/expo"
    fail "version $VERSION has no archive for this system, and the action's source is $version"
  fi
}

mkdir -p "$FOLDER"
if [ -n "$VERSION" ] && [ "$(uname -s)" = Linux ]; then install_release; else build; fi
"$FOLDER/expo" --version
