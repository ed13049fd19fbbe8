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
