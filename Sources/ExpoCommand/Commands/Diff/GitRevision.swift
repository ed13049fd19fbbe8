import ExpoKit
import ExpoSystem

/// A path in a git revision: `HEAD~2:App`, two commits ago, or `:items.json`, staged; an absolute path is one on
/// disk.
struct GitRevision {
  private let word: String

  /// Nil if the word names no revision, or a file has such a name.
  init?(_ word: String) {
    guard word.contains(":"), !FilePath.exists(word) else { return nil }
    self.word = word
  }

  /// The prefix of the names of its files: `HEAD~2:`.
  var prefix: String { word.prefix { $0 != ":" } + ":" }
  /// The path behind the colon, as it was written.
  var path: String { String(word.dropFirst(prefix.count)) }

  struct Failure: WordedError {
    fileprivate let revision: Substring
    fileprivate let isUnknown: Bool
    fileprivate let errors: String

    func words(in language: Language) -> ErrorWords {
      let message: Wording =
        errors.contains("not a git repository")
        ? ("this folder is in no git repository", "git 저장소가 아니어서 리비전을 읽을 수 없습니다: '\(revision)'")
        : isUnknown
          ? ("git knows no revision '\(revision)'", "git 저장소에 없는 리비전입니다: '\(revision)'")
          : ("git cannot read the revision '\(revision)'", "git이 '\(revision)' 리비전을 읽지 못했습니다")
      let isShallow = isUnknown && git("rev-parse", "--is-shallow-repository") == "true\n"
      let help = language.pick(
        en: "the clone is shallow; fetch the rest: git fetch --unshallow",
        ko: "얕은 복제(shallow clone)입니다. 나머지도 받으세요: git fetch --unshallow")
      return ErrorWords(
        message: language.pick(message), help: isShallow ? help : nil,
        items: errors.split(separator: "\n").map(String.init))
    }
  }

  /// Writes the files of a revision; links become plain files, so that none leads out of the
  /// folder.
  ///
  /// Exits with 3 for an unknown revision.
  ///
  /// The folder gets a `.git` of its own, which ends the search for a repository around it: `path` in
  /// it is the path in the revision, `errors` what git printed, `index` and `names` the files.
  ///
  /// Of the programs that a repository can name, git runs only filters, such as Git LFS: no hook,
  /// no monitor, and no transport, which would fetch what a partial clone lacks.
  private static let script = #"""
    set -e
    git() { command git --no-pager -c core.fsmonitor=false -c core.hooksPath=/dev/null "$@"; }
    export GIT_ALLOW_PROTOCOL=none GIT_NO_LAZY_FETCH=1
    dir=$1 rev=${2%%:*} path=${2#*:}
    mkdir -- "$dir/.git"
    exec 2>"$dir/.git/errors" </dev/null
    git rev-parse --git-dir >"$dir/.git/HEAD"
    case $path in
      ./*|../*) path=$(git rev-parse --show-prefix)$path ;;
      /*)
        git ls-files -- "$path" >/dev/null
        [ ! -d "$path" ] || path=$path/
        top=$(git rev-parse --show-toplevel) name=${path##*/} folder=${path%/*}/
        while [ ! -d "$folder" ]; do folder=${folder%/} name=${folder##*/}/$name folder=${folder%/*}/; done
        path=$(GIT_DIR=$(git rev-parse --absolute-git-dir) GIT_WORK_TREE=$top
          export GIT_DIR GIT_WORK_TREE; git -C "$folder" rev-parse --show-prefix)$name ;;
    esac
    printf %s "$path" >"$dir/.git/path"
    if [ -n "$rev" ]; then tree=$(git rev-parse -q --verify "$rev^{tree}") || exit 3
    else tree=$(git write-tree); fi
    GIT_DIR=$(git rev-parse --absolute-git-dir) GIT_WORK_TREE=$dir GIT_INDEX_FILE=$dir/.git/index
    export GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_ICASE_PATHSPECS=1
    cd -- "$dir"
    git read-tree "$tree"
    git ls-files -z -- '*.json' '*.dataset/*' '*.png' '*.jpg' '*.jpeg' '*.pdf' '*.gif' '*.svg' '*.heic' '*.heif' '*.webp' \
      '*.avif' '*.pbxproj' '*.swift' '*.m' '*.mm' '*.h' '*.xib' '*.storyboard' '*.gitignore' >.git/names
    git -c core.symlinks=false checkout-index -q -z --stdin <.git/names
    """#

  /// Lets git write the documents and pictures of the revision into an empty folder, as in a
  /// working tree; returns the path of what the word names.
  ///
  /// - Throws: ``Failure``; ``FileError`` if the path leads out of the revision.
  func write(into folder: String) throws -> String {
    let end = ChildProcess(Self.script, arguments: [folder, word])?.wait()
    let read = { (file: String) in (try? FileReader.read("\(folder)/.git/\(file)"))?.text ?? "" }
    guard end == .exited(0) else {
      throw Failure(
        revision: prefix.dropLast(), isUnknown: end == .exited(3), errors: read("errors"))
    }
    let path = FilePath.absolute("\(folder)/\(read("path"))")
    // `HEAD:../..` would be read from the disk, and no revision has files of git's own.
    guard "\(path)/".hasPrefix("\(folder)/"), !"\(path)/".hasPrefix("\(folder)/.git/") else {
      throw FileError.missing(word)
    }
    return path
  }
}

extension GitRevision {
  /// `HEAD~2`, `main`.
  static func isKnown(_ word: String) -> Bool {
    !word.hasPrefix("-") && git("rev-parse", "-q", "--verify", "\(word)^{commit}") != nil
  }

  /// `HEAD`, branches and tags; none outside a repository.
  static var names: [String] {
    let names = git(
      "for-each-ref", "--count=1000", "--format=%(refname:short)", "refs/heads", "refs/tags",
      "refs/remotes")
    return names.map { ["HEAD"] + $0.split(separator: "\n").map(String.init) } ?? []
  }

  /// Nil if git fails; it fetches nothing that a partial clone lacks.
  private static func git(_ words: String...) -> String? {
    let program = "export GIT_ALLOW_PROTOCOL=none GIT_NO_LAZY_FETCH=1; exec git --no-pager \"$@\""
    return ChildProcess.output(of: ["/bin/sh", "-c", program, "sh"] + words)
  }
}
