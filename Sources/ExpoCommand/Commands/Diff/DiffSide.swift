import ExpoBase
import ExpoKit

/// One of the two sides of a comparison: where it is read, and what it is called.
struct DiffSide {
  /// The side as reports name it: `HEAD:App`.
  let name: String
  /// Where it is read; nil if there is nothing, as git says with `/dev/null`.
  let path: String?
  private var checkout: RevisionCheckout?

  /// The side that an operand names; the files of a revision are written.
  init(_ word: String, _ console: Console) throws {
    name = word
    checkout = RevisionCheckout.isMeant(by: word) ? try RevisionCheckout(word, console) : nil
    path = checkout?.path ?? word
  }

  /// The file that git wrote for a side of a file in its repository.
  init(gitFile path: String, named name: String) {
    self.name = name
    self.path = path == "/dev/null" ? nil : path
  }

  /// Removes what was written.
  func close() { checkout?.remove() }

  /// Whether it is a folder, whose documents are all of it.
  var isFolder: Bool { path.map { FilePath.isFolder($0) } ?? false }

  /// Reads the exhibition.
  ///
  /// - Throws: ``CommandError`` if nothing can be read.
  func documents(_ arguments: Arguments, _ console: Console) throws -> ExhibitionDocuments {
    guard let path else { return .none }
    let language = console.language
    do {
      return try ReadingSession.documents(path, arguments, console)
    } catch let error as ExhibitionError {
      // What to do there is for a file on disk.
      throw failure(error.words(in: language), hasHelp: checkout == nil)
    } catch let error as FileError {
      throw failure(error.words(in: language))
    } catch let error as ConfigurationError {
      throw failure(error.words(in: language))
    }
  }

  private func failure(_ words: ErrorWords, hasHelp: Bool = true) -> DiffError {
    DiffError(words: named(words, hasHelp: hasHelp))
  }

  /// The words of an error with the names of files as the user knows them.
  func named(_ words: ErrorWords, hasHelp: Bool = true) -> ErrorWords {
    var named = ErrorWords(
      message: named(words.message), help: hasHelp ? words.help.map { self.named($0) } : nil)
    named.items = words.items.map { self.named($0) }
    return named
  }

  /// A text with the names of files as the user knows them.
  func named(_ text: String) -> String {
    if let checkout { return checkout.named(text) }
    guard let path, path != name, path != "-" else { return text }
    return text.replacing(path, with: name)
  }
}

/// Why a side cannot be compared, in the user's words.
struct DiffError: Error {
  let words: ErrorWords
}
