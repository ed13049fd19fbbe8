import ExpoBase

/// Strings in quotes that JSON does not know.
extension JSONScanner {
  /// Whether such a quote is at `offset`.
  func isWrongQuote() -> Bool {
    WrongQuotes.opening(in: bytes, at: offset) != nil
  }

  /// `'x'`, `“x”`: reports the quotes and keeps the characters between them.
  mutating func recoverWrongQuotes() {
    guard let quotes = WrongQuotes.opening(in: bytes, at: offset) else { return }
    let start = offset + quotes.opening.count
    let end = memory.lookahead.endOfString(in: quotes, from: start)
    let opening = UTF8Sequence(in: bytes, at: offset).scalar ?? "'"
    let content = quotes.withoutClosing(start..<end, in: bytes).flatMap { withoutEscapes($0) }
    report(.wrongQuotes(opening, content: content), at: stringLocation(offset..<end))
    append(
      .string, end: end, flags: content == nil ? [.damaged, .escaped] : [.repaired, .escaped])
  }

  /// The same bytes; nil if one of them needs an escape in a JSON string.
  private func withoutEscapes(_ content: Range<Int>) -> Range<Int>? {
    let needsEscape = bytes[content].contains { $0 == .quote || $0 == .backslash || $0 < 0x20 }
    return needsEscape ? nil : content
  }
}
