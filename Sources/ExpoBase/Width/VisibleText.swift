/// Makes control and invisible characters visible.
///
/// `"\u{1B}[2J"` → `␛[2J`; `"a\u{202E}b"` → `a<U+202E>b`; all other text is unchanged.
package enum VisibleText {
  /// A text with every control and invisible character made visible.
  package static func of(_ text: String) -> String {
    guard hasHidden(text) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += $1.isHidden ? name(of: $1) : String($1) }
  }

  /// Whether a text has a hidden scalar; most bytes cannot be part of one.
  package static func hasHidden(_ text: String) -> Bool {
    var text = text
    var start = 0
    while let offset = text.withUTF8({ unsafe firstDoubt(in: $0.span.bytes, from: start) }) {
      let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
      if text.unicodeScalars[index].isHidden { return true }
      start = offset + 1
    }
    return false
  }

  /// The offset of the first byte that may begin a hidden scalar; nil if none does.
  ///
  /// Tests sixteen bytes at a time, because most text has none.
  private static func firstDoubt(in text: RawSpan, from start: Int) -> Int? {
    typealias Block = SIMD16<UInt8>
    var offset = start
    while offset + 16 <= text.byteCount {
      let block = unsafe text.unsafeLoadUnaligned(fromByteOffset: offset, as: Block.self)
      let doubts =
        (block .< Block(repeating: 0x20)) .| (block .== Block(repeating: 0x7F))
        .| (block .== Block(repeating: 0xC2)) .| (block .== Block(repeating: 0xD8))
        .| (block .== Block(repeating: 0xE1)) .| (block .== Block(repeating: 0xE2))
        .| (block .== Block(repeating: 0xEF))
      if let lane = doubts.firstLane { return offset + lane }
      offset += 16
    }
    return (offset..<text.byteCount).first {
      unsafe mayBeHidden(text.unsafeLoad(fromByteOffset: $0, as: UInt8.self))
    }
  }

  /// Whether a byte may begin a hidden scalar: a control character or U+0080, U+0600, U+1000 and
  /// U+2000, U+F000 and what follows them.
  private static func mayBeHidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF: true
    default: false
    }
  }

  /// A grapheme cluster with every control and invisible character made visible.
  package static func of(_ character: Character) -> String {
    of(String(character))
  }

  /// A byte that is not UTF-8, as `<FF>`.
  package static func ofIllFormed(_ byte: UInt8) -> String {
    "<" + hexadecimal(UInt32(byte), digits: 2) + ">"
  }

  /// A scalar in Unicode notation: `U+0009`, `U+1F600`.
  package static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "U+" + hexadecimal(scalar.value, digits: 4)
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let controlPicture: UInt32? =
      switch scalar.value {
      case 0...0x1F: 0x2400 + scalar.value
      case 0x7F: 0x2421
      default: nil
      }
    return controlPicture.flatMap(Unicode.Scalar.init).map { String($0) }
      ?? "<\(codePoint(scalar))>"
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

// MARK: - Quotations

extension VisibleText {
  /// The maximum width of data quoted in a message, in cells.
  private static let quotedWidth = 60

  /// The maximum length of data quoted in a message: a character may have any number of accents.
  private static let quotedLength = 240

  /// Data for a message, unchanged or cut after 60 cells or 240 bytes with `…`.
  package static func quoted(_ text: String) -> String {
    // A text is never wider in cells than in bytes.
    guard text.utf8.count > quotedWidth else { return text }
    var (cells, length) = (0, 0)
    let head = text.prefix { character in
      cells += DisplayWidth.of(character)
      length += character.utf8.count
      return cells <= quotedWidth && length <= quotedLength
    }
    return head.endIndex == text.endIndex ? text : head + "…"
  }
}
