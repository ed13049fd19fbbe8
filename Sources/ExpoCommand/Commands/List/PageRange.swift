/// Which part of a list is asked for.
enum PageRange: Equatable, Sendable {
  case all
  /// A page of a length, counted from 1.
  case page(Int, length: Int)
  /// So many entries after so many others; all the rest without a limit.
  case slice(offset: Int, limit: Int?)

  /// The entries of a page where only a page is asked for.
  static let usualLength = 20

  /// Reads `--page`, `--per-page`, `--offset` and `--limit`.
  init(_ arguments: Arguments) throws(UsageError) {
    let page = try arguments.number(of: .page, atLeast: 1)
    let length = try arguments.number(of: .perPage, atLeast: 1)
    let offset = try arguments.number(of: .offset, atLeast: 0)
    let limit = try arguments.number(of: .limit, atLeast: 1)
    let (asksForPage, asksForSlice) = (page ?? length != nil, offset ?? limit != nil)
    if asksForPage, asksForSlice {
      throw UsageError("--page and --per-page go together, or --offset and --limit")
    }
    self =
      asksForPage
      ? .page(page ?? 1, length: length ?? Self.usualLength)
      : asksForSlice ? .slice(offset: offset ?? 0, limit: limit) : .all
  }

  /// The places from 0 in a list of so many.
  ///
  /// - Throws: ``DataError`` if there are not so many.
  func places(of count: Int) throws(DataError) -> Range<Int> {
    switch self {
    case .all: return 0..<count
    case .page(let page, let length):
      let pages = Self.pages(of: count, length)
      guard page <= pages else {
        throw DataError("there is no page \(page): \(Count.of(pages, "page"))")
      }
      // Both are at most the count, so that the product does not overflow.
      let start = (page - 1) * min(length, max(1, count))
      return start..<start + min(length, count - start)
    case .slice(let offset, let limit):
      guard offset < max(1, count) else {
        let entries = Count.of(count, "entry", plural: "entries")
        throw DataError("there is nothing behind the first \(offset): \(entries)")
      }
      return offset..<offset + min(limit ?? count, count - offset)
    }
  }

  /// What part it is: `page 2 of 4 · entries 11–20 of 34`; nil for all.
  func summary(_ places: Range<Int>, of count: Int) -> String? {
    let part =
      places.isEmpty
      ? "no entries" : "entries \(places.lowerBound + 1)–\(places.upperBound) of \(count)"
    switch self {
    case .all: return nil
    case .page(let page, let length):
      return "page \(page) of \(Self.pages(of: count, length)) · \(part)"
    case .slice: return part
    }
  }

  /// How many pages there are; a list of nothing has one.
  private static func pages(of count: Int, _ length: Int) -> Int {
    max(1, count / length + (count.isMultiple(of: length) ? 0 : 1))
  }
}
