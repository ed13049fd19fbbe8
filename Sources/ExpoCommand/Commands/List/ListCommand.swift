import ExpoBase

extension Command {
  /// The command `expo list [PATH]`.
  static let list = Command(.list, [.path], options: .list) { arguments, console in
    let settings = try ListSettings(arguments, console)
    let reading = try ReadingSession(arguments.operands.first, arguments, console)
    var run = try ListRun(settings, reading, console)
    return try run.run()
  }
}

/// The options of `list`, checked.
struct ListSettings {
  let reading: ReadingSettings
  let format: ListFormat
  let fields: [EntryField]
  /// Whether a table shows the text that a search matched.
  let showsExcerpts: Bool
  let search: SearchQuery?
  let sort: EntryField?
  let range: PageRange
  let printsCount: Bool

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    reading = try ReadingSettings(arguments, console)
    format = try arguments[.listFormat] ?? .table
    fields = try arguments[.fields] ?? format.usualFields
    search = try arguments[.search]
    showsExcerpts = !arguments.has(.fields)
    sort = try arguments[.sort]
    range = try PageRange(arguments)
    printsCount = arguments.has(.count)
  }
}

/// The output formats of `list`.
enum ListFormat: String, CaseIterable, Sendable {
  case table, names, tsv, json

  /// The fields that are listed without `--fields`.
  var usualFields: [EntryField] {
    switch self {
    case .table: [.number, .name, .shortDescription]
    case .names: [.name]
    case .tsv: EntryField.allCases
    case .json: EntryField.keys
    }
  }
}

/// The closing line of `list`: which part of the entries was listed.
enum ListSummary: Equatable {
  /// All entries, and there are none.
  case empty
  /// A page, counted from 1: a range of the entries, counted from 0, out of all.
  case page(Int, of: Int, Range<Int>, total: Int)

  /// The text of the line.
  func words(in language: Language) -> String {
    switch self {
    case .empty: language.pick(en: "no entries", ko: "항목 없음")
    case .page(let page, let pages, let places, let total):
      language.pick(en: "page \(page) of \(pages) · ", ko: "\(pages)쪽 중 \(page)쪽 · ")
        + (places.isEmpty
          ? Self.empty.words(in: language)
          : language.pick(
            en: "entries \(places.lowerBound + 1)–\(places.upperBound) of \(total)",
            ko: "항목 \(total)개 중 \(places.lowerBound + 1)–\(places.upperBound)"))
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
  init(_ arguments: Arguments) throws(UsageError) {
    let page = try arguments[.page]
    let length = try arguments[.perPage]
    self =
      (page ?? length) == nil ? .all : .page(page ?? 1, length: length ?? Self.usualLength)
  }

  /// The range, counted from 0, in a list of that length.
  ///
  /// - Throws: ``DataError`` if the range starts past the end.
  func places(of count: Int) throws(DataError) -> Range<Int> {
    switch self {
    case .all: return 0..<count
    case .page(let page, let length):
      let pages = Self.pages(of: count, length)
      guard page <= pages else { throw .noPage(page, pages: pages) }
      // Both are at most the count, so that the product does not overflow.
      let start = (page - 1) * min(length, max(1, count))
      return start..<start + min(length, count - start)
    }
  }

  /// The closing line; nil if the whole list is printed and not empty.
  func summary(_ places: Range<Int>, of count: Int) -> ListSummary? {
    switch self {
    case .all: count == 0 ? .empty : nil
    case .page(let page, let length):
      .page(page, of: Self.pages(of: count, length), places, total: count)
    }
  }

  /// The number of pages; an empty list has one.
  private static func pages(of count: Int, _ length: Int) -> Int {
    max(1, count / length + (count.isMultiple(of: length) ? 0 : 1))
  }
}
