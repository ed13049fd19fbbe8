#!/usr/bin/env bash
# Builds the release: on Linux one static binary that needs nothing else on the machine, on macOS one for
# both processors.
#
# usage: .ci/release.sh [OPTION…]     more options for swift build
#
# Needs Swift, GNU tar, gzip and git; on Linux also binutils and file. Written are
#
#   dist/NAME/             bin and share: expo, manual pages, completions, license
#   dist/NAME.tar.gz       the same, packed
#   dist/SHA256SUMS        its sum: cd dist && sha256sum -c SHA256SUMS
#
# NAME is expo-VERSION-linux-ARCH or expo-VERSION-macos-universal. VERSION is what expo says of itself; TAG,
# if it is set, must be `v` and the same, and its notes must be in the CHANGELOG. ARCH is the machine's name
# for its processor. Every file in the archive has the time SOURCE_DATE_EPOCH, or else that of the last
# commit. On Linux, with the same toolchain the same sources give the same archive, byte for byte, in
# whatever folder they are: .ci/nightly builds twice and compares. The build has a folder of its own beside
# the usual one.
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

# The compiler's hashes of modules cover the paths of their object files, and the linker's hash covers
# those; nothing reads either.
finish_on_linux() {
  step "the binary is static"
  file -b "$binary"
  case $(file -b "$binary") in
    *"statically linked"* | *"static-pie linked"*) ;;
    *) fail "the binary is not static" ;;
  esac
  if ldd "$binary" >/dev/null 2>&1; then fail "the binary asks for shared libraries"; fi
  step "no trace of the folder"
  fill_with_zeros .swift_modhash "$folder/program"
  fill_with_zeros .note.gnu.build-id "$folder/program"
}

# A program without symbols has to be signed again.
finish_on_macos() {
  step "both processors"
  lipo "$binary" -verify_arch arm64 x86_64 || fail "the binary is not for both processors"
  otool -L "$binary"
  strip -x "$folder/program"
  codesign --force --sign - "$folder/program"
}

# Found before the build, which takes long.
[ -z "${TAG-}" ] || release_notes "${TAG#v}" >/dev/null
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

case $(uname -s) in
  Linux)
    finish=finish_on_linux
    options=(--scratch-path .build/release-static --static-swift-stdlib -Xswiftc -static-executable
      -Xlinker -s -debug-info-format none)
    ;;
  Darwin)
    finish=finish_on_macos
    options=(--scratch-path .build/release-universal --arch arm64 --arch x86_64)
    ;;
  *) fail "runs on Linux and macOS only" ;;
esac

step "release build"
build=(swift build -c release --product expo "${options[@]}" "$@")
"${build[@]}"
binary=$("${build[@]}" --show-bin-path)/expo
install -m 755 "$binary" "$folder/program"
$finish

step "archive"
version=$("$binary" --version | cut -d ' ' -f 2)
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+ ]] || fail "no version: '$version'"
[ "${TAG:-v$version}" = "v$version" ] || fail "the tag is $TAG, the version $version"
name=$(archive_name "$version")
rm -rf "dist/$name" "dist/$name.tar.gz" dist/SHA256SUMS
fill_archive "$folder/program" "dist/$name"
pack_archive dist "$name" "$epoch"
printf '%s  %s\n' "$(sha256 <"dist/$name.tar.gz")" "$name.tar.gz" >dist/SHA256SUMS

step "what was packed runs"
unpack_program "dist/$name.tar.gz" "$name" "$folder"
"$folder/expo" --version
"$folder/expo" validate --isolated Samples/London1851
ls -l "$binary" "dist/$name.tar.gz"
