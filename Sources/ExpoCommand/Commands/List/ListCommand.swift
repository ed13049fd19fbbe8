import ExpoBase

extension Command {
  /// The command `expo list [PATH]`.
  static let list = Command(.list, [.path], options: .list) { arguments, console in
    var run = try ListRun(arguments, console)
    return try run.run()
  }
}

/// The output formats of `list`.
enum ListFormat: String, CaseIterable, Sendable {
  case table, names, tsv, csv, json

  /// The fields that are listed without `--fields`.
  var usualFields: [EntryField] {
    switch self {
    case .table: [.number, .name, .shortDescription]
    case .names: [.name]
    case .tsv, .csv: EntryField.allCases
    case .json: EntryField.keys
    }
  }
}

/// The part of a list to print.
enum PageRange: Equatable, Sendable {
  case all
  /// A page, counted from 1, and its length.
  case page(Int, length: Int)

  /// The length of a page without `--per-page`.
  static let usualLength = 20

  /// Reads `--page` and `--per-page`.
  init(_ arguments: Arguments) throws(CommandError) {
    let page = try arguments[.page]
    let length = try arguments[.perPage]
    self =
      (page ?? length) == nil ? .all : .page(page ?? 1, length: length ?? Self.usualLength)
  }

  /// The range, counted from 0, in a list of that length.
  ///
  /// - Throws: ``CommandError`` if the range starts past the end.
  func places(of count: Int) throws(CommandError) -> Range<Int> {
    switch self {
    case .all: return 0..<count
    case .page(let page, let length):
      let pages = Self.pages(of: count, length)
      guard page <= pages else {
        throw CommandError(
          .findings, en: "page \(page) is past the end (\(English.count(pages, "page")))",
          ko: "\(page)쪽은 없습니다. 마지막은 \(pages)쪽입니다")
      }
      // Both are at most the count, so that the product does not overflow.
      let start = (page - 1) * min(length, max(1, count))
      return start..<start + min(length, count - start)
    }
  }

  /// The closing line: which part of the entries was listed; nil if all were, and there are some.
  func summary(_ places: Range<Int>, of count: Int, in language: Language) -> String? {
    let empty = language.pick(en: "no entries", ko: "항목 없음")
    switch self {
    case .all: return count == 0 ? empty : nil
    case .page(let page, let length):
      let pages = Self.pages(of: count, length)
      return language.pick(en: "page \(page) of \(pages) · ", ko: "\(pages)쪽 중 \(page)쪽 · ")
        + (places.isEmpty
          ? empty
          : language.pick(
            en: "entries \(places.lowerBound + 1)–\(places.upperBound) of \(count)",
            ko: "항목 \(count)개 중 \(places.lowerBound + 1)–\(places.upperBound)"))
    }
  }

  /// The number of pages; an empty list has one.
  private static func pages(of count: Int, _ length: Int) -> Int {
    max(1, count / length + (count.isMultiple(of: length) ? 0 : 1))
  }
}
