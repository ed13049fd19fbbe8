/// Texts taken apart into the lines that they have themselves.
enum TextLines {
  /// The lines of a text: each ``LineEnd`` ends one.
  static func of(_ text: String) -> [String] {
    var text = text
    let lines = text.withUTF8(ranges)
    return lines.count == 1 ? [text] : lines.map { part($0, of: text) }
  }

  /// A text in one line, a space in place of each line end.
  static func joined(_ text: String) -> String {
    var text = text
    // Names and summaries mostly are one line, which need not be put together.
    guard text.withUTF8({ LineEnd.first(in: $0, from: 0) }) != nil else {
      return isBlank(text) ? "" : text
    }
    return of(text).filter { !isBlank($0) }.joined(separator: " ")
  }

  /// The text that stands in some of the bytes of another, whose storage is UTF-8.
  static func part(_ bytes: Range<Int>, of text: String) -> String {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = text.utf8.index(start, offsetBy: bytes.count)
    return String(text[start..<end])
  }

  private static func ranges(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while let end = LineEnd.first(in: bytes, from: start) {
      lines.append(start..<end.lowerBound)
      start = end.upperBound
    }
    return lines + [start..<bytes.count]
  }

  /// The lines of a title, which also ends one before a parenthesis.
  ///
  /// `파리 만국박람회 1900(L'Exposition)` → `파리 만국박람회 1900`, `(L'Exposition)`
  static func ofTitle(_ title: String) -> [String] {
    of(title).flatMap(brokenAtParentheses).filter { !isBlank($0) }
  }

  /// Whether there is nothing but white space.
  static func isBlank(_ line: String) -> Bool {
    var line = line
    return line.withUTF8(isBlank)
  }

  /// The same of well-formed UTF-8.
  static func isBlank(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = line.first(where: { $0 != 0x20 && !(0x09...0x0D ~= $0) }) else { return true }
    // What other white space begins with: U+0085, U+00A0, U+1680, U+2000 …, U+3000. Nearly every
    // line begins with a letter of another kind.
    guard first == 0xC2 || 0xE1...0xE3 ~= first else { return false }
    return String(decoding: line, as: UTF8.self).unicodeScalars
      .allSatisfy(\.properties.isWhitespace)
  }

  private static func brokenAtParentheses(_ line: String) -> [String] {
    var lines = [""]
    var depth = 0
    for character in line {
      let opens = character == "(" || character == "（"
      if opens, depth == 0, !isBlank(lines[lines.count - 1]) { lines.append("") }
      if opens { depth += 1 }
      if character == ")" || character == "）" { depth = max(0, depth - 1) }
      lines[lines.count - 1].append(character)
    }
    return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }
}
