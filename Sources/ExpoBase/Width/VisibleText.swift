/// Makes control and invisible characters visible, and changes no others.
///
/// `"\u{1B}[2J"` → `␛[2J`; `"a\u{202E}b"` → `a<U+202E>b`.
package enum VisibleText {
  package static func of(_ text: String) -> String {
    guard hasHidden(text) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += $1.isHidden ? name(of: $1) : String($1) }
  }

  /// Most bytes cannot be part of a hidden scalar.
  private static func hasHidden(_ text: String) -> Bool {
    var text = text
    var start = 0
    while true {
      let offset = text.withUTF8 { unsafe firstCandidate(in: $0.span.bytes, from: start) }
      if offset == text.utf8.count { return false }
      let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
      if text.unicodeScalars[index].isHidden { return true }
      start = offset + 1
    }
  }

  /// The first byte that may begin a hidden scalar, or the length: a control character or U+0080,
  /// U+0600, U+1000 and U+2000, U+F000 and what follows them.
  ///
  /// Sixteen bytes are tested at a time, because most text has none.
  private static func firstCandidate(in text: RawSpan, from start: Int) -> Int {
    typealias Block = SIMD16<UInt8>
    return text.firstIndex(in: start..<text.byteCount) {
      ($0 .< Block(repeating: 0x20)) .| ($0 .== Block(repeating: 0x7F))
        .| ($0 .== Block(repeating: 0xC2)) .| ($0 .== Block(repeating: 0xD8))
        .| ($0 .== Block(repeating: 0xE1)) .| ($0 .== Block(repeating: 0xE2))
        .| ($0 .== Block(repeating: 0xEF))
    }
  }

  /// Unicode notation: `U+0009`, `U+1F600`.
  package static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 4)
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    guard scalar.isASCII else { return "<\(codePoint(scalar))>" }
    // Control pictures: U+2400 to U+241F, and U+2421 for U+007F.
    let picture = Unicode.Scalar(scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value)
    return picture.map { String($0) } ?? ""
  }
}

extension Unicode.Scalar {
  /// Whether terminals interpret the scalar, reorder text by it, or do not draw it.
  @inlinable
  package var isHidden: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E: true
    case 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}

// MARK: - Look-alikes

extension VisibleText {
  /// Letters that look like ASCII letters, each at the same index.
  private static let cyrillic = Array("аеорсухіјѕһԁАВЕКМНОРСТХІЈЅ".unicodeScalars)
  private static let latin = Array("aeopcyxijshdABEKMHOPCTXIJS".unicodeScalars)

  /// The character that a reader sees: the same, or a letter of ASCII; nil if nothing is seen.
  private static func seen(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return scalar }
    if scalar.properties.isDefaultIgnorableCodePoint { return nil }
    if 0xFF01...0xFF5E ~= scalar.value { return Unicode.Scalar(scalar.value - 0xFEE0) }
    return cyrillic.firstIndex(of: scalar).map { latin[$0] } ?? scalar
  }

  /// `ｎａｍｅ`, or `name` with a Cyrillic `а` → `name`.
  package static func seen(_ word: String) -> String {
    String(String.UnicodeScalarView(word.unicodeScalars.compactMap(seen)))
  }

  /// The first character of a word that is not what it looks like, or is an unusual space, for the
  /// end of a message: `, with U+0430 CYRILLIC SMALL LETTER A`.
  package static func oddity(in word: String, _ language: Language) -> String {
    let odd = word.unicodeScalars.first {
      seen($0) != $0 || !$0.isASCII && $0.properties.isWhitespace
    }
    guard let odd else { return "" }
    let name = "\(codePoint(odd)) \(odd.properties.name ?? "")"
    return language.pick(en: ", with \(name)", ko: "(\(name))")
  }

  /// The 1-based scalar of the first hidden difference between look-alikes, and the two there.
  ///
  /// `nаme` with a Cyrillic letter, `name` → 2, `U+0430`, `U+0061`; nil if the difference is plain
  /// to see.
  package static func difference(
    of word: String, from other: String
  ) -> (position: Int, found: String, meant: String)? {
    let pairs = zip(word.unicodeScalars, other.unicodeScalars).enumerated()
    guard let (index, (one, another)) = pairs.first(where: { $1.0 != $1.1 }) else { return nil }
    let isAlike =
      one.isASCII != another.isASCII && seen(word).contains(where: \.isASCII)
      || ["Il1|", "O0"].contains {
        $0.unicodeScalars.contains(one) && $0.unicodeScalars.contains(another)
      }
    return isAlike ? (index + 1, codePoint(one), codePoint(another)) : nil
  }
}

// MARK: - Quotations

extension VisibleText {
  /// The most cells of a quotation.
  private static let quotedWidth = 60

  /// The most bytes of a quotation: a character may have any number of accents.
  private static let quotedLength = 240

  /// Data for a message, cut after 60 cells or 240 bytes with `…`.
  package static func quoted(_ text: String) -> String {
    // A text is never wider in cells than in bytes.
    guard text.utf8.count > quotedWidth else { return text }
    var cells = 0
    var length = 0
    let head = text.prefix { character in
      cells += DisplayWidth.of(character)
      length += character.utf8.count
      return cells <= quotedWidth && length <= quotedLength
    }
    return head.endIndex == text.endIndex ? text : head + "…"
  }
}

extension String {
  package func zeroPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - utf8.count)) + self
  }
}
