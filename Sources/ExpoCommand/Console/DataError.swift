import ExpoSource

/// A problem in the data that ends the command: exit status 1.
enum DataError: Error, Equatable {
  /// A search found no entry.
  case noMatch
  /// A page is past the end.
  case noPage(Int, pages: Int)
  /// An entry is asked for where there are none.
  case noEntries(word: String)
  /// No entry has that number or name; the nearest name.
  case noEntry(word: String, entries: Int, file: String, nearest: String?)
  /// Several entries have that name; the first of them, and how many more.
  case severalEntries(word: String, [FoundEntry], more: Int)
  /// A field of the exposition cannot be read; its document, and how to name that as an operand.
  case unreadableField(String, file: String, operand: String)
  /// A field of an exposition is asked for where there is none.
  case noExposition(field: String)

  /// An entry that a word may mean.
  struct FoundEntry: Equatable {
    let pointer: JSONPointer
    let name: String
  }

  /// What is wrong and what to do.
  func words(in language: Language) -> ErrorWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
