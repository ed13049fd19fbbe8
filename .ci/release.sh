#!/usr/bin/env bash
# Builds the release for Linux: one static binary that needs nothing else on the machine.
#
# usage: .ci/release.sh [OPTION…]     more options for swift build
#
# Needs Swift, GNU tar, gzip, file and git. Written are
#
#   dist/expo-VERSION-linux-ARCH/          bin and share: expo, manual pages, completions, licence
#   dist/expo-VERSION-linux-ARCH.tar.gz    the same, packed
#   dist/SHA256SUMS                        its sum: cd dist && sha256sum -c SHA256SUMS
#
# VERSION is what expo says of itself, ARCH the machine's name for its processor. Every file in the
# archive has the time SOURCE_DATE_EPOCH, or else that of the last commit. With the same toolchain the
# same sources give the same archive, byte for byte, in whatever folder they are: without information
# for debuggers, which is stripped anyway, no path leaves a trace. .ci/nightly builds twice and compares.
# The build has a folder of its own beside the usual one.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=.ci/archive.sh
source .ci/archive.sh

case ${1-} in
  -h | --help) sed -n '2,/^set/s/^# \{0,1\}//p' "$0"; exit ;;
esac

step() { printf '\n== %s\n' "$*"; }
fail() { printf 'release.sh: %s\n' "$*" >&2; exit 1; }

[ "$(uname -s)" = Linux ] || fail "runs on Linux only"
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}

step "static release build"
build=(swift build -c release --product expo --scratch-path .build/release-static
  --static-swift-stdlib -Xswiftc -static-executable -Xlinker -s
  -debug-info-format none "$@")
"${build[@]}"
binary=$("${build[@]}" --show-bin-path)/expo

step "the binary is static"
file -b "$binary"
case $(file -b "$binary") in
  *"statically linked"* | *"static-pie linked"*) ;;
  *) fail "the binary is not static" ;;
esac
if ldd "$binary" >/dev/null 2>&1; then fail "the binary asks for shared libraries"; fi

step "archive"
version=$("$binary" --version | cut -d ' ' -f 2)
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+ ]] || fail "no version: '$version'"
name=$(archive_name "$version")
rm -rf "dist/$name" "dist/$name.tar.gz" dist/SHA256SUMS
fill_archive "$binary" "dist/$name"
pack_archive dist "$name" "$epoch"
(cd dist && sha256sum "$name.tar.gz" > SHA256SUMS && sha256sum -c SHA256SUMS)

step "what was packed runs"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unpack_program "dist/$name.tar.gz" "$name" "$folder"
"$folder/expo" --version
"$folder/expo" validate --isolated Samples/London1851
ls -l "$binary" "dist/$name.tar.gz"
