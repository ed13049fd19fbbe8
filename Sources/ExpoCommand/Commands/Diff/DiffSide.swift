import ExpoBase
import ExpoKit

/// One of the two sides of a comparison: where it is read, and what it is called.
struct DiffSide {
  /// The side as reports name it: `HEAD:App`.
  let name: String
  /// Where it is read; nil if there is nothing, as git says with `/dev/null`.
  private(set) var path: String?
  private var revision: RevisionFiles?

  /// The side at a path, or in a revision, that an operand names.
  init(_ word: String) { (name, path) = (word, word) }

  /// The file that git wrote for a side of a file in its repository.
  init(gitFile path: String, named name: String) {
    self.name = name
    self.path = path == "/dev/null" ? nil : path
  }

  /// Whether it is a folder, whose documents are all of it.
  var isFolder: Bool { path.map { FilePath.isFolder($0) } ?? false }

  /// Reads the exhibition; the files of a revision are written until ``close()``.
  ///
  /// - Throws: ``DiffError`` if nothing can be read.
  mutating func documents(
    _ arguments: Arguments, _ console: Console
  ) throws -> ExhibitionDocuments {
    if path == name, RevisionFiles.areMeant(by: name) {
      revision = try RevisionFiles(name, console)
      path = revision?.path
    }
    guard let path else { return .none }
    do {
      return try ReadingSession.documents(path, arguments, console)
    } catch let error as any WordedError {
      throw DiffError(words: named(error.words(in: console.language)))
    }
  }

  /// Removes what was written.
  func close() { revision?.remove() }

  /// The words of an error with the names of files as the user knows them; what to do is for files on
  /// disk.
  func named(_ words: ErrorWords) -> ErrorWords {
    let name = { (text: String) in
      revision?.named(text) ?? text.replacing(path ?? self.name, with: self.name)
    }
    var named = ErrorWords(
      message: name(words.message), help: revision == nil ? words.help.map(name) : nil)
    named.items = words.items.map(name)
    return named
  }
}

/// Why a side cannot be compared, in the user's words.
struct DiffError: WordedError {
  let words: ErrorWords

  func words(in language: Language) -> ErrorWords { words }
}
