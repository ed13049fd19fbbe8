# shellcheck shell=bash
# The archive of a release: its name and its content. .ci/release.sh packs it, the action installs it.
# bash 3.2 reads this file.

# archive_name VERSION: the name of the archive for this machine, without .tar.gz; the same is the one
# folder in it. A tag such as v1.2.0 is read as its version.
archive_name() {
  printf 'expo-%s-%s-%s\n' "${1#v}" "$(uname -s | tr '[:upper:]' '[:lower:]')" "$(uname -m)"
}

# fill_archive BINARY FOLDER: puts into a folder what the archive holds.
fill_archive() {
  mkdir -p "$2"
  install -m 755 "$1" "$2/expo"
  install -m 644 LICENSE README.md "$2/"
}

# pack_archive FOLDER NAME EPOCH: packs FOLDER/NAME as FOLDER/NAME.tar.gz, with one time for all files
# (GNU tar).
pack_archive() {
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$3" --mode=u=rwX,go=rX \
    -C "$1" -cf - "$2" | gzip -n -9 >"$1/$2.tar.gz"
}

# unpack_program FILE NAME FOLDER: takes the program out of an archive.
unpack_program() {
  tar -xzf "$1" -C "$3" "$2/expo"
  mv -f "$3/$2/expo" "$3/expo"
  rmdir "$3/$2"
}

# sha256: prints the sum of standard input; macOS has no sha256sum.
sha256() {
  if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -d ' ' -f 1
}
