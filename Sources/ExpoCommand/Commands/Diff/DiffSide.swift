import ExpoBase
import ExpoKit
import ExpoTerminal

/// One of the two sides of a comparison: where it is read, and what it is called.
struct DiffSide {
  /// The side as reports name it: `HEAD:App`.
  let name: String
  /// Where it is read.
  private(set) var path: String
  /// The folder with the files of a revision; nil for a path.
  private var folder: String?
  /// What the files at paths are called.
  private var names: [(path: String, name: String)]
  /// What was read; nothing before.
  private(set) var documents = ExhibitionDocuments.none

  /// The file at a path, to which git may have written what has another name.
  init(at path: String, named name: String) {
    (self.name, self.path, names) = (name, path, [(path, name)])
  }

  /// The side that an operand names: at a path, or in a revision if no file has such a name.
  ///
  /// The files of a revision are in a folder that is added to `folders`, which the caller removes.
  init(_ word: String, _ console: Console, _ folders: inout [String]) throws {
    self.init(at: word, named: word)
    guard Self.isRevision(word) else { return }
    let folder = try ScratchFolder.make(
      in: FilePath.withoutLinks(console.environment.scratchFolder))
    folders.append(folder)
    try readRevision(in: folder, console)
  }

  /// Whether a word names something in a revision, and no file.
  static func isRevision(_ word: String) -> Bool { word.contains(":") && !FilePath.exists(word) }

  /// The kinds of documents that are named, not what a catalog adds to one of its files; all for nothing.
  var kinds: Set<DocumentKind> {
    let named = documents.kinds.filter { documents.file(of: $0)?.name == path }
    return isNothing ? Set(DocumentKind.allCases) : named.isEmpty ? documents.kinds : named
  }

  /// Whether there is nothing, as git says for a file that was added or deleted.
  var isNothing: Bool { path == "/dev/null" }

  /// Reads the exhibition.
  ///
  /// - Throws: ``ErrorWords`` if nothing can be read.
  mutating func read(_ arguments: Arguments, _ console: Console) throws {
    if isNothing { return }
    do {
      documents = try ReadingSession.documents(path, arguments, console)
    } catch let error as any WordedError where !(error is CommandError) {
      throw named(error.words(in: console.language))
    }
  }

  /// Why the side is compared only in part.
  func remarks(in language: Language) -> [ErrorWords] {
    let errors = documents.failures as [any WordedError] + documents.errors
    let damaged = documents.damagedFiles.map { file in
      ErrorWords(
        message: language.pick(
          en: "\(file.name): compared only as far as it can be read",
          ko: "\(file.name): 읽을 수 있는 부분만 비교했습니다"),
        help: language.pick(en: "expo validate lists the errors", ko: "오류는 expo validate로 확인하세요"))
    }
    return (errors.map { $0.words(in: language) } + damaged).map(named)
  }

  /// The words of an error with the names of files as the user knows them, `HEAD:App/items.json`; what
  /// to do is for files on disk.
  func named(_ words: ErrorWords) -> ErrorWords {
    let name = { (text: String) in
      self.names.reduce(text) { $0.replacing($1.path, with: $1.name) }
    }
    var named = ErrorWords(
      message: name(words.message), help: folder == nil ? words.help.map(name) : nil)
    named.items = words.items.map(name)
    return named
  }

  // MARK: Revisions

  /// Writes the files of a revision; links become plain files, so that none leads out of the folder.
  ///
  /// Of the programs that a repository can name, git runs only filters, such as Git LFS: no hook, no
  /// monitor, and no transport, which would fetch what a partial clone lacks.
  private static let script = #"""
    set -e
    git() { command git --no-pager -c core.fsmonitor=false -c core.hooksPath=/dev/null "$@"; }
    export GIT_ALLOW_PROTOCOL=none GIT_NO_LAZY_FETCH=1
    dir=$1 rev=${2%%:*} path=${2#*:}
    mkdir -- "$dir/.git"
    exec 2>"$dir/.git/errors" </dev/null
    git rev-parse --git-dir >"$dir/.git/HEAD"
    case $path in ./*|../*) path=$(git rev-parse --show-prefix)$path ;; esac
    printf %s "$path" >"$dir/.git/path"
    if [ -n "$rev" ]; then tree=$(git rev-parse -q --verify "$rev^{tree}") || exit 3
    else tree=$(git write-tree); fi
    GIT_DIR=$(git rev-parse --absolute-git-dir) GIT_WORK_TREE=$dir GIT_INDEX_FILE=$dir/.git/index
    export GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_ICASE_PATHSPECS=1
    cd -- "$dir"
    git read-tree "$tree"
    git ls-files -z -- '*.json' '*.png' '*.jpg' '*.jpeg' '*.pdf' '*.gif' '*.svg' '*.heic' '*.heif' \
      '*.pbxproj' '*.swift' '*.m' '*.mm' '*.h' '*.xib' '*.storyboard' '*.gitignore' >.git/names
    git -c core.symlinks=false checkout-index -q -z --stdin <.git/names
    """#

  /// Has git write the documents and pictures of a revision, as it writes those of a working tree.
  ///
  /// `HEAD~2:App` is the folder `App` two commits ago, `:items.json` what is staged.
  ///
  /// - Throws: ``ErrorWords`` if git does not know the revision, ``FileError`` if the path leads out of
  ///   it.
  private mutating func readRevision(in folder: String, _ console: Console) throws {
    let revision = name.prefix { $0 != ":" }
    self.folder = folder
    names = [(folder + "/", revision + ":"), (folder, revision + ":")]
    let end = ChildProcess(Self.script, arguments: [folder, name], input: .pipe)?.wait()
    let read = { (file: String) in (try? FileReader.read("\(folder)/.git/\(file)"))?.text ?? "" }
    path = FilePath.absolute("\(folder)/\(read("path"))")
    if end == .exited(0) {
      // `HEAD:../..` would be read from the disk, and no revision has files of git's own.
      let isOfRevision = "\(path)/".hasPrefix("\(folder)/")
      if isOfRevision, !"\(path)/".hasPrefix("\(folder)/.git/") { return }
      throw FileError.missing(name)
    }
    let (english, korean) =
      end == .exited(3)
      ? ("git knows no revision '\(revision)'", "git 저장소에 없는 리비전입니다: '\(revision)'")
      : ("git could not write the files of '\(revision)'", "git이 '\(revision)' 리비전의 파일을 쓰지 못했습니다")
    var words = ErrorWords(message: console.language.pick(en: english, ko: korean))
    words.items = read("errors").split(separator: "\n").map(String.init)
    throw named(words)
  }
}

/// Why a side cannot be compared, in the user's words.
extension ErrorWords: WordedError {
  func words(in language: Language) -> ErrorWords { self }
}
