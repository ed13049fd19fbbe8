import ExpoBase

/// A kind of quotes that people and programs write instead of those of JSON.
struct WrongQuotes {
  /// What opens a string, and what may close it.
  private static let kinds = [
    ("'", ["'"]), ("`", ["`", "'"]), ("“", ["”", "“", "\""]), ("”", ["”", "\""]),
    ("„", ["“", "”"]), ("‘", ["’", "‘"]), ("’", ["’"]), ("«", ["»"]), ("»", ["«"]),
    ("＂", ["＂"]), ("「", ["」"]), ("『", ["』"]), ("《", ["》"]),
  ]

  static let all = kinds.enumerated().map { number, kind in
    WrongQuotes(
      number: number, opening: Array(kind.0.utf8), closing: kind.1.map { Array($0.utf8) })
  }

  /// The index in ``all``.
  let number: Int
  let opening: [UInt8]
  private let closing: [[UInt8]]

  private init(number: Int, opening: [UInt8], closing: [[UInt8]]) {
    self.number = number
    self.opening = opening
    self.closing = closing
  }

  /// The quotes that open a string there; nil if no kind does.
  static func opening(in bytes: SourceBytes, at offset: Int) -> WrongQuotes? {
    let lead = bytes[offset]
    guard lead >= 0x80 || lead == UInt8(ascii: "'") || lead == UInt8(ascii: "`") else { return nil }
    return all.first { bytes.matches($0.opening, at: offset) }
  }

  /// The offset of the first closing quote on the line whose end `isEnd` accepts; else the end of the line.
  func firstClosing(
    in bytes: SourceBytes, from start: Int, where isEnd: (_ end: Int) -> Bool
  ) -> Int {
    var index = start
    while index < bytes.count, !bytes[index].isLineEnd {
      if let length = lengthOfClosing(in: bytes, at: index), isEnd(index + length) { return index }
      index += 1
    }
    return index
  }

  /// The length in bytes of the closing quote that begins at an offset; nil if none begins there.
  func lengthOfClosing(in bytes: SourceBytes, at offset: Int) -> Int? {
    closing.first { bytes.matches($0, at: offset) }?.count
  }

  /// The range without its closing quote; nil if it does not end with one.
  func withoutClosing(_ range: Range<Int>, in bytes: SourceBytes) -> Range<Int>? {
    let last = closing.first {
      range.count >= $0.count && bytes.matches($0, at: range.upperBound - $0.count)
    }
    return last.map { range.lowerBound..<range.upperBound - $0.count }
  }

  /// JSON's own quote included.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let bytes = Array(String(scalar).utf8)
    return scalar == "\"" || all.contains { $0.opening == bytes || $0.closing.contains(bytes) }
  }
}

extension JSONScanner {
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

  /// The content; nil if a byte needs an escape in a JSON string, or is not UTF-8.
  private func withoutEscapes(_ content: Range<Int>) -> Range<Int>? {
    let needsEscape = bytes[content].contains { $0 == .quote || $0 == .backslash || $0 < 0x20 }
    return needsEscape || !file.text(in: content).utf8.elementsEqual(bytes[content]) ? nil : content
  }
}
