#!/usr/bin/env bash
# Builds the release for Linux: one static binary that needs nothing else on the machine.
#
# usage: .ci/release.sh [OPTION…]     more options for swift build
#
# Needs Swift, binutils, GNU tar, gzip, file and git. Written are
#
#   dist/expo-VERSION-linux-ARCH/          bin and share: expo, manual pages, completions, license
#   dist/expo-VERSION-linux-ARCH.tar.gz    the same, packed
#   dist/SHA256SUMS                        its sum: cd dist && sha256sum -c SHA256SUMS
#
# VERSION is what expo says of itself, ARCH the machine's name for its processor. Every file in the
# archive has the time SOURCE_DATE_EPOCH, or else that of the last commit. With the same toolchain the
# same sources give the same archive, byte for byte, in whatever folder they are: .ci/nightly builds
# twice and compares. The build has a folder of its own beside the usual one.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=.ci/archive.sh
source .ci/archive.sh

case ${1-} in
  -h | --help) sed -n '2,/^set/s/^# \{0,1\}//p' "$0"; exit ;;
esac

# fill_with_zeros SECTION FILE: clears a section of a program.
fill_with_zeros() {
  objcopy --dump-section "$1=$folder/section" "$2" "$folder/copy"
  head -c "$(wc -c <"$folder/section")" /dev/zero >"$folder/zeros"
  objcopy --update-section "$1=$folder/zeros" "$2"
}

step() { printf '\n== %s\n' "$*"; }
fail() { printf 'release.sh: %s\n' "$*" >&2; exit 1; }

[ "$(uname -s)" = Linux ] || fail "runs on Linux only"
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

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

step "no trace of the folder"
# The compiler's hashes of modules cover the paths of their object files, and the linker's hash covers
# those; nothing reads either.
install -m 755 "$binary" "$folder/program"
fill_with_zeros .swift_modhash "$folder/program"
fill_with_zeros .note.gnu.build-id "$folder/program"

step "archive"
version=$("$binary" --version | cut -d ' ' -f 2)
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+ ]] || fail "no version: '$version'"
name=$(archive_name "$version")
rm -rf "dist/$name" "dist/$name.tar.gz" dist/SHA256SUMS
fill_archive "$folder/program" "dist/$name"
pack_archive dist "$name" "$epoch"
(cd dist && sha256sum "$name.tar.gz" > SHA256SUMS && sha256sum -c SHA256SUMS)

step "what was packed runs"
unpack_program "dist/$name.tar.gz" "$name" "$folder"
"$folder/expo" --version
"$folder/expo" validate --isolated Samples/London1851
ls -l "$binary" "dist/$name.tar.gz"
