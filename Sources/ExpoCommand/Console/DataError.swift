import ExpoBase

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
}

// MARK: - Words

extension DataError {
  /// What is wrong and what to do.
  func words(in language: Language) -> ErrorWords {
    switch self {
    case .noMatch:
      language.pick(
        en: ErrorWords(message: "no entry matches the search"),
        ko: ErrorWords(message: "검색에 맞는 항목이 없습니다"))
    case .noPage(let page, let pages):
      language.pick(
        en: ErrorWords(message: "page \(page) is past the end (\(English.count(pages, "page")))"),
        ko: ErrorWords(message: "\(page)쪽이 없습니다(모두 \(pages)쪽)"))
    case .noEntries(let word):
      language.pick(
        en: ErrorWords(message: "no entry '\(word)'; there are no entries"),
        ko: ErrorWords(message: "'\(word)' 항목을 찾을 수 없습니다: 항목이 하나도 없습니다"))
    case .noEntry(let word, let entries, let file, let nearest):
      language.pick(
        en: ErrorWords(
          message: Self.noEntry(word, of: entries, in: language),
          help: nearest.map { "did you mean '\(VisibleText.quoted($0))'?" }
            ?? "expo list \(file) lists them"),
        ko: ErrorWords(
          message: Self.noEntry(word, of: entries, in: language),
          help: nearest.map { "혹시 '\(VisibleText.quoted($0))'인가요?" }
            ?? "항목은 expo list \(file) 명령으로 확인하세요"))
    case .severalEntries(let word, let entries, let more):
      language.pick(
        en: ErrorWords(
          message: "'\(word)' is ambiguous: \(Self.list(entries))"
            + (more > 0 ? " and \(more) more" : ""),
          help: "name one by its JSON Pointer: \(entries.first?.pointer ?? .root)"),
        ko: ErrorWords(
          message: "'\(word)' 항목이 둘 이상입니다: \(Self.list(entries))"
            + (more > 0 ? " 외 \(more)개" : ""),
          help: "JSON Pointer로 하나를 고르세요: \(entries.first?.pointer ?? .root)"))
    case .unreadableField(let field, let file, let operand):
      language.pick(
        en: ErrorWords(
          message: "\(file): '\(field)' could not be read",
          help: "expo validate \(operand) says why"),
        ko: ErrorWords(
          message: "\(file): '\(field)' 값을 읽을 수 없습니다",
          help: "이유는 expo validate \(operand) 명령으로 확인하세요"))
    case .noExposition(let field):
      language.pick(
        en: ErrorWords(message: "no exposition has a field '\(field)'"),
        ko: ErrorWords(message: "'\(field)' 필드를 읽을 박람회 문서가 없습니다"))
    }
  }

  /// `no entry 99; entries are numbered 1–13`, `no entry named 'tower' (13 entries)`.
  private static func noEntry(_ word: String, of count: Int, in language: Language) -> String {
    Int(word) != nil && count > 0
      ? language.pick(
        en: "no entry \(word); entries are numbered 1–\(count)",
        ko: "\(word)번 항목이 없습니다(모두 \(count)개)")
      : language.pick(
        en: "no entry named '\(word)' (\(English.entries(count)))",
        ko: "이름이 '\(word)'인 항목이 없습니다(모두 \(count)개)")
  }

  private static func list(_ entries: [FoundEntry]) -> String {
    entries.map { "\($0.pointer) '\(VisibleText.quoted($0.name))'" }.joined(separator: ", ")
  }
}
