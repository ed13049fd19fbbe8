import ExpoBase
import ExpoKit
import ExpoTerminal

/// The documents and pictures of a git revision, in a folder that exists as long as they are compared.
///
/// `HEAD~2:App` is the folder `App` two commits ago, `:items.json` what is staged. git finds the revision
/// and writes the files, as it writes those of a working tree.
struct RevisionFiles {
  /// The revision: `HEAD~2`; empty for what is staged.
  private let revision: Substring
  /// The folder that the files of the revision are in.
  private let folder: String
  /// The path in that folder.
  let path: String

  /// Whether a word names something in a revision, and no file.
  static func areMeant(by word: String) -> Bool { word.contains(":") && !FilePath.exists(word) }

  /// Writes the files of a revision; links become plain files, so that none leads out of the folder.
  private static let script = #"""
    dir=$1 rev=${2%%:*} path=${2#*:}
    mkdir -m 700 -- "$dir" && mkdir -- "$dir/.git" || exit 6
    exec 2>"$dir/.git/errors" </dev/null
    git rev-parse --git-dir >"$dir/.git/HEAD" || exit 6
    case $path in ./*|../*) path=$(git rev-parse --show-prefix)$path ;; esac
    printf %s "$path" >"$dir/.git/path"
    if [ -n "$rev" ]; then tree=$(git rev-parse --verify "$rev^{tree}") || exit 3
    else tree=$(git write-tree) || exit 6; fi
    GIT_DIR=$(git rev-parse --absolute-git-dir) GIT_WORK_TREE=$dir GIT_INDEX_FILE=$dir/.git/index
    unset GIT_PREFIX
    export GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
    cd -- "$dir" && git read-tree "$tree" || exit 6
    git ls-files -z -- ':(icase)*.json' ':(icase)*.png' ':(icase)*.jpg' ':(icase)*.jpeg' \
      ':(icase)*.pdf' ':(icase)*.gif' ':(icase)*.svg' ':(icase)*.heic' ':(icase)*.heif' \
      '*.pbxproj' '*Package.swift' '*.gitignore' >.git/names || exit 6
    git -c core.symlinks=false checkout-index -q -z --stdin <.git/names || exit 6
    """#

  /// Has git write the files that `REV:PATH` needs.
  ///
  /// - Throws: ``DiffError`` if git does not know the revision, ``FileError`` if the path leads out of
  ///   it.
  init(_ word: String, _ console: Console) throws {
    revision = word.prefix { $0 != ":" }
    let parent = console.environment[.temporaryFolder].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let random = UInt64.random(in: .min ... .max)
    let folder = FilePath.withoutLinks(parent) + "/expo-diff-\(random)"
    self.folder = folder
    let end = ChildProcess(Self.script, arguments: [folder, word], input: .pipe)?.wait()
    let read = { (name: String) in
      (try? FileReader.read("\(folder)/.git/\(name)"))?.text ?? ""
    }
    path = FilePath.absolute("\(folder)/\(read("path"))")
    // `HEAD:../..` would be read from the disk.
    if end == .exited(0), "\(path)/".hasPrefix("\(folder)/") { return }
    var words = console.language.pick(
      en: ErrorWords(message: "git could not write the files of '\(revision)'"),
      ko: ErrorWords(message: "git이 '\(revision)' 리비전의 파일을 쓰지 못했습니다"))
    words.items = named(read("errors")).split(separator: "\n").map(String.init)
    if end == .exited(3) {
      words = console.language.pick(
        en: ErrorWords(message: "git knows no revision '\(revision)'"),
        ko: ErrorWords(message: "git 저장소에 없는 리비전입니다: '\(revision)'"))
    }
    remove()
    throw end == .exited(0) ? FileError.missing(word) : DiffError(words: words)
  }

  /// Removes the files.
  func remove() {
    _ = ChildProcess(#"rm -rf -- "$1""#, arguments: [folder], input: .pipe)?.wait()
  }

  /// A text in which paths begin with the revision: `HEAD:App/items.json`.
  func named(_ text: String) -> String {
    text.replacing(folder + "/", with: revision + ":").replacing(folder, with: revision + ":")
  }
}
