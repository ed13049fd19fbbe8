/// Texts taken apart into the lines that they have themselves.
enum TextLines {
  /// The lines of a text: LF, CR, CRLF, U+2028 and U+2029 end one.
  ///
  /// Long texts are looked through byte by byte: finding the ends of clusters takes longer than
  /// all else that is done with them.
  static func of(_ text: String) -> [String] {
    var text = text
    let ends = text.withUTF8(ends)
    guard !ends.isEmpty else { return [text] }
    var start = text.utf8.startIndex
    var lines = ends.map { end in
      let lineEnd = text.utf8.index(text.utf8.startIndex, offsetBy: end.lowerBound)
      defer { start = text.utf8.index(text.utf8.startIndex, offsetBy: end.upperBound) }
      return String(text[start..<lineEnd])
    }
    lines.append(String(text[start...]))
    return lines
  }

  /// A text in one line, a space in place of each line end.
  static func joined(_ text: String) -> String {
    of(text).filter { !isBlank($0) }.joined(separator: " ")
  }

  /// The lines of a title, which also ends one before a parenthesis.
  ///
  /// `파리 만국박람회 1900(L'Exposition)` → `파리 만국박람회 1900`, `(L'Exposition)`
  static func ofTitle(_ title: String) -> [String] {
    of(title).flatMap(brokenAtParentheses).filter { !isBlank($0) }
  }

  /// Whether there is nothing but white space, none of which is beyond U+3000.
  static func isBlank(_ line: String) -> Bool {
    line.unicodeScalars.allSatisfy { $0.value <= 0x3000 && $0.properties.isWhitespace }
  }

  /// The bytes of each line end.
  private static func ends(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ends: [Range<Int>] = []
    for index in bytes.indices where bytes[index] <= 0x0D || bytes[index] == 0xE2 {
      switch bytes[index] {
      case 0x0A:
        let isBehindReturn = index > 0 && bytes[index - 1] == 0x0D
        let start = isBehindReturn ? ends.removeLast().lowerBound : index
        ends.append(start..<index + 1)
      case 0x0D: ends.append(index..<index + 1)
      // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      case 0xE2:
        let isSeparator = bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
        if isSeparator { ends.append(index..<index + 3) }
      default: break
      }
    }
    return ends
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

extension Page.Paragraph {
  /// The paragraphs of a text: what blank lines part.
  ///
  /// `"가\n나\n\n다"` → `가`, `나` | `다`
  static func all(in text: String) -> [Page.Paragraph] {
    TextLines.of(text).split(whereSeparator: TextLines.isBlank).map {
      Page.Paragraph(lines: Array($0))
    }
  }
}
