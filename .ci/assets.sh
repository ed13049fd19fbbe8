#!/usr/bin/env bash
# Makes what a release has beside its archives, from these.
#
# usage: .ci/assets.sh TAG ADDRESS FOLDER
#
# TAG is that of the release, such as v1.2.0, ADDRESS that of the repository, FOLDER has the archives.
# Written are FOLDER/SHA256SUMS and FOLDER/expo.rb, the formula for a tap of Homebrew. Printed is what the
# CHANGELOG says of the version. A missing archive is an error, and so is a section that is missing or says that
# the version is not released yet.
set -euo pipefail
tag=$1 address=$2 folder=$(cd "$3" && pwd)
cd "$(dirname "$0")/.."
# shellcheck source=.ci/archive.sh
source .ci/archive.sh

fail() { printf 'assets.sh: %s\n' "$*" >&2; exit 1; }

version=${tag#v}

# source_of SYSTEM INDENT: the lines of the formula for one archive.
source_of() {
  local file=expo-$version-$1.tar.gz
  printf '%surl "%s/releases/download/%s/%s"\n' "$2" "$address" "$tag" "$file"
  printf '%ssha256 "%s"' "$2" "$(sha256 <"$folder/$file")"
}

for system in macos-universal linux-aarch64 linux-x86_64; do
  [ -f "$folder/expo-$version-$system.tar.gz" ] || fail "no archive for $system in $folder"
done
notes=$(release_notes "$version")
(
  cd "$folder"
  for file in expo-"$version"-*.tar.gz; do
    printf '%s  %s\n' "$(sha256 <"$file")" "$file"
  done >SHA256SUMS
)
cat >"$folder/expo.rb" <<FORMULA
class Expo < Formula
  desc "Check, read and publish the JSON and images of a world's fair app"
  homepage "$address"
  version "$version"
  license "MIT"

  on_macos do
    depends_on macos: :ventura
$(source_of macos-universal '    ')
  end
  on_linux do
    on_arm do
$(source_of linux-aarch64 '      ')
    end
    on_intel do
$(source_of linux-x86_64 '      ')
    end
  end

  def install
    prefix.install "bin", "share"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/expo --version")
  end
end
FORMULA
printf '%s\n' "$notes"
