import ExpoKit

/// One side of a comparison: where it is read, and its name.
struct DiffSide {
  /// The name in reports: `HEAD:App`.
  let name: String
  private(set) var path: String
  /// The folder with the files of a revision; nil for a path.
  private var folder: String?
  private var names: [(path: String, name: String)]
  /// Why there is nothing: a folder contains no documents, or the revision does not have the path yet.
  private(set) var absence: ErrorWords?
  /// The documents of the side; none before ``read(_:_:)``.
  private(set) var documents = ExhibitionDocuments.none

  /// The file at a path, to which git may have written a file of another name.
  init(at path: String, named name: String) {
    self.name = name
    self.path = path
    names = [(path, name)]
  }

  /// The side that an operand names: at a path, or in a revision if no file has such a name.
  ///
  /// A revision may lack what the `other` operand names. If that is the folder `.`, which may have had another
  /// name, the whole revision is compared; any other path counts as not there yet. The files of a revision are
  /// in a folder that is added to `folders`, which the caller removes.
  init(
    _ word: String, beside other: String, _ console: Console, _ folders: inout [String]
  ) throws {
    self.init(at: word, named: word)
    guard let revision = GitRevision(word) else { return }
    let folder = FilePath.withoutLinks(try console.makeScratchFolder())
    folders.append(folder)
    let name = revision.prefix == ":" ? ":" : String(revision.prefix.dropLast())
    names = [(folder + "/", revision.prefix), (folder, name)]
    do {
      path = try revision.write(into: folder)
    } catch let error as GitRevision.Failure {
      throw named(error.words(in: console.language))
    }
    self.folder = folder
    if FilePath.exists(path) { return }
    let missing = named(FileError.missing(path).words(in: console.language))
    // From the top, as git reads it.
    let top = FilePath.repositoryRoot(around: FilePath.workingFolder) ?? "."
    let fromTop = top + path.dropFirst(folder.count)
    let isSame =
      GitRevision(other).map { DocumentPath($0.path) == DocumentPath(revision.path) }
      ?? FilePath.isSame(other, fromTop)
    if isSame, DocumentPath(revision.path).string == "." {
      path = folder
    } else if isSame {
      absence = missing
    } else if FilePath.exists(revision.path), !FilePath.isSame(revision.path, fromTop) {
      throw ErrorWords(
        console.language, en: missing.message, ko: missing.message,
        help: CommandError.didYouMean(["\(revision.prefix)./\(revision.path)"]))
    }
  }

  /// The kinds of the named documents, without those that a catalog adds to a file; all if there is nothing.
  var kinds: Set<DocumentKind> {
    let named = documents.kinds.filter { documents.file(of: $0)?.name == path }
    return isNothing ? Set(DocumentKind.allCases) : named.isEmpty ? documents.kinds : named
  }

  /// Whether there is nothing, as git says for a file that was added or deleted.
  var isNothing: Bool { path == "/dev/null" || absence != nil }

  /// Reads the exhibition; a folder without documents counts as nothing.
  ///
  /// - Throws: ``ErrorWords`` if it cannot be read.
  mutating func read(_ arguments: Arguments, _ console: Console) throws {
    if isNothing { return }
    do {
      documents = try ReadingSession.documents(path, arguments, console)
    } catch let error as any WordedError where !(error is CommandError) {
      let words = named(error.words(in: console.language))
      guard case .noDocuments = (error as? FileError)?.kind else { throw words }
      absence = words
    }
  }

  /// Why the side is compared only in part.
  func problems(in language: Language) -> [ErrorWords] {
    let damaged = documents.damagedFiles.map { file in
      ErrorWords(
        language, en: "\(file.name): compared only as far as it can be read",
        ko: "\(file.name): 읽을 수 있는 부분만 비교했습니다",
        help: ("expo validate lists the errors", "오류는 expo validate로 확인하세요"))
    }
    return (documents.problems.map { $0.words(in: language) } + damaged).map(named)
  }

  var files: DiffReport.Files {
    let kinds = documents.kinds.compactMap { kind in
      documents.file(of: kind).map { (kind, (name: name(in: $0.name), lines: LineIndex($0))) }
    }
    return Dictionary(uniqueKeysWithValues: kinds)
  }

  private func name(in text: String) -> String {
    names.reduce(text) { $0.replacing($1.path, with: $1.name) }
  }

  /// The words of an error with the user's names, `HEAD:App/items.json`; help only for files on disk.
  func named(_ words: ErrorWords) -> ErrorWords {
    ErrorWords(
      message: name(in: words.message), help: folder == nil ? words.help.map(name(in:)) : nil,
      items: words.items.map(name(in:)))
  }
}

extension ExhibitionDocuments {
  fileprivate var kinds: Set<DocumentKind> {
    Set(DocumentKind.allCases.filter { file(of: $0) != nil })
  }
}
