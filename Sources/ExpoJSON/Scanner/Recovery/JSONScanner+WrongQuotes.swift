import ExpoSource

/// Strings in quotes that JSON does not know.
extension JSONScanner {
  /// Whether such a quote is at `offset`, or at another one.
  func isWrongQuote(at start: Int? = nil) -> Bool {
    WrongQuotes.all.contains { bytes.matches($0.open, at: start ?? offset) }
  }

  /// `'x'`, `“x”`: reports the quotes and keeps the characters between them.
  mutating func recoverWrongQuotes() {
    guard let quotes = WrongQuotes.all.first(where: { bytes.matches($0.open, at: offset) }) else {
      return
    }
    let start = offset + quotes.open.utf8.count
    let end = endOfWrongQuotes(quotes.close, from: start)
    let opening = UTF8Sequence(in: bytes, at: offset).scalar ?? "'"
    let content = contentOfWrongQuotes(quotes.close, start..<end)
    report(.wrongQuotes(opening, content: content), at: textSite(offset..<end))
    append(
      .string, end: end, flags: content == nil ? [.damaged, .escaped] : [.repaired, .escaped])
  }

  /// The bytes between the quotes; nil if these are not closed or some byte needs an escape.
  private func contentOfWrongQuotes(_ closing: [String], _ range: Range<Int>) -> Range<Int>? {
    let text = bytes[range]
    let closer = closing.first { text.suffix($0.utf8.count).elementsEqual($0.utf8) }
    guard let closer else { return nil }
    let content = range.lowerBound..<range.upperBound - closer.utf8.count
    let needsEscape = bytes[content].contains { $0 == .quote || $0 == .backslash || $0 < 0x20 }
    return needsEscape ? nil : content
  }

  private func endOfWrongQuotes(_ closing: [String], from start: Int) -> Int {
    var index = start
    var fallback: Int?
    while index < bytes.count, !bytes[index].isLineEnd {
      if let quote = closing.first(where: { bytes.matches($0, at: index) }) {
        let end = index + quote.utf8.count
        if bytes.isPlainEnd(at: end) { return end }
        fallback = fallback ?? end
      }
      index += 1
    }
    return fallback ?? index
  }
}
