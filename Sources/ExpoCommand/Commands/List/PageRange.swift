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
    let page = try arguments[.page]
    let length = try arguments[.perPage]
    let offset = try arguments[.offset]
    let limit = try arguments[.limit]
    let (asksForPage, asksForSlice) = (page ?? length != nil, offset ?? limit != nil)
    if asksForPage, asksForSlice { throw .conflict(.pageAndSlice) }
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
      guard page <= pages else { throw .noPage(page, pages: pages) }
      // Both are at most the count, so that the product does not overflow.
      let start = (page - 1) * min(length, max(1, count))
      return start..<start + min(length, count - start)
    case .slice(let offset, let limit):
      guard offset < max(1, count) else { throw .nothingAfter(offset, entries: count) }
      return offset..<offset + min(limit ?? count, count - offset)
    }
  }

  /// Which part it is; nil for all, if there are any.
  func summary(_ places: Range<Int>, of count: Int) -> ListSummary? {
    let part = ListSummary.Part(places: places, total: count)
    return switch self {
    case .all: count == 0 ? .part(part) : nil
    case .page(let page, let length): .page(page, of: Self.pages(of: count, length), part)
    case .slice: .part(part)
    }
  }

  /// How many pages there are; a list of nothing has one.
  private static func pages(of count: Int, _ length: Int) -> Int {
    max(1, count / length + (count.isMultiple(of: length) ? 0 : 1))
  }
}
