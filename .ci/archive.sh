# shellcheck shell=bash
# The archive of a release: its name and its content. .ci/release.sh packs it, the action installs it.
# bash 3.2 reads this file.

# archive_name VERSION: the name of the archive for this machine, without .tar.gz; the same is the one
# folder in it. A tag such as v1.2.0 is read as its version.
archive_name() {
  local system
  system=linux-$(uname -m)
  [ "$(uname -s)" != Darwin ] || system=macos-universal
  printf 'expo-%s-%s\n' "${1#v}" "$system"
}

# fill_archive BINARY FOLDER: puts into a folder what the archive holds: the program, and what it prints
# for shells and for man, where these look for it below a prefix such as /usr/local.
fill_archive() {
  local share=$2/share language pages command
  mkdir -p "$2/bin" "$share/doc/expo" "$share/bash-completion/completions" \
    "$share/zsh/site-functions" "$share/fish/vendor_completions.d"
  install -m 755 "$1" "$2/bin/expo"
  install -m 644 LICENSE CHANGELOG.md "$share/doc/expo/"
  "$1" completions bash >"$share/bash-completion/completions/expo"
  "$1" completions zsh >"$share/zsh/site-functions/_expo"
  "$1" completions fish >"$share/fish/vendor_completions.d/expo.fish"
  for language in en ko; do
    pages=$share/man/$language/man1
    [ "$language" != en ] || pages=$share/man/man1
    mkdir -p "$pages"
    "$1" manual --lang "$language" >"$pages/expo.1"
    # The page of expo refers to that of each command.
    sed -n 's/^\.Xr expo-\([a-z]*\) 1.*/\1/p' "$pages/expo.1" | while IFS= read -r command; do
      "$1" manual "$command" --lang "$language" >"$pages/expo-$command.1"
    done
  done
}

# pack_archive FOLDER NAME EPOCH: packs FOLDER/NAME as FOLDER/NAME.tar.gz, with one time for all files.
# GNU tar is gtar on macOS.
pack_archive() {
  "$(command -v gtar || command -v tar)" --sort=name --owner=0 --group=0 --numeric-owner \
    --mtime="@$3" --mode=u=rwX,go=rX -C "$1" -cf - "$2" | gzip -n -9 >"$1/$2.tar.gz"
}

# unpack_program FILE NAME FOLDER: takes the program out of an archive.
unpack_program() {
  tar -xzf "$1" -C "$3" "$2/bin/expo"
  mv -f "$3/$2/bin/expo" "$3/expo"
  rmdir "$3/$2/bin" "$3/$2"
}

# release_notes VERSION: prints what the CHANGELOG says of a version; an error, if it says nothing, or that the
# version is not released yet.
release_notes() {
  local notes
  notes=$(awk -v heading="## $1" '/^## / { found = $0 == heading; next } found' CHANGELOG.md)
  [ -n "$notes" ] || { printf 'the CHANGELOG says nothing of %s\n' "$1" >&2; return 1; }
  case $notes in
    *"Not released yet"*) printf 'the CHANGELOG says that %s is not released yet\n' "$1" >&2; return 1 ;;
  esac
  printf '%s\n' "$notes"
}

# sha256: prints the sum of standard input; macOS has no sha256sum.
sha256() {
  if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -d ' ' -f 1
}
