import ExpoBase

/// A grapheme cluster of a line, safe to print.
///
/// What could move the cursor or be invisible is replaced: a tab by four spaces, a control character by its picture,
/// an invisible character or an ill-formed byte by its number in brackets.
///
/// `"a<TAB>한<ESC>"` → `a`, four spaces, `한` (2 cells), `␛`
struct Glyph: Equatable, Sendable {
  /// The bytes of the cluster, counted from the start of the file.
  let bytes: Range<Int>
  let text: String
  /// In terminal cells.
  let width: Int
}

extension Glyph {
  /// From left to right; `range` has no line ends.
  static func all(in file: SourceFile, _ range: Range<Int>) -> [Glyph] {
    var glyphs: [Glyph] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = endOfWellFormed(file.bytes, offset..<range.upperBound)
      for character in file.text(in: offset..<end) {
        let glyph = Glyph(character, at: offset)
        glyphs.append(glyph)
        offset = glyph.bytes.upperBound
      }
      guard offset < range.upperBound else { break }
      glyphs.append(Glyph(illFormed: file.bytes[offset], at: offset))
      offset += 1
    }
    return glyphs
  }

  private static func endOfWellFormed(_ bytes: SourceBytes, _ range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let next = UTF8Sequence(in: bytes, at: offset)
      guard next.scalar != nil, offset + next.length <= range.upperBound else { break }
      offset += next.length
    }
    return offset
  }
}

extension Glyph {
  private static let tab = "    "

  fileprivate init(_ character: Character, at offset: Int) {
    let length = character.utf8.count
    if length == 1, let byte = character.asciiValue, 0x20..<0x7F ~= byte {
      self.init(bytes: offset..<offset + 1, text: String(character), width: 1)
      return
    }
    if length == 3, Self.isHangulSyllable(character) {
      self.init(bytes: offset..<offset + 3, text: String(character), width: 2)
      return
    }
    let bytes = offset..<offset + length
    if character.unicodeScalars.contains(where: \.isHidden) {
      let text = character == "\t" ? Self.tab : VisibleText.of(String(character))
      self.init(bytes: bytes, text: text, width: DisplayWidth.of(text))
    } else {
      self.init(bytes: bytes, text: String(character), width: DisplayWidth.of(character))
    }
  }

  /// U+AC00–U+D7A3, which are visible and wide.
  private static func isHangulSyllable(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { 0xAC00...0xD7A3 ~= $0.value } ?? false
  }

  fileprivate init(illFormed byte: UInt8, at offset: Int) {
    let text = "<\(String(byte, radix: 16, uppercase: true))>"
    self.init(bytes: offset..<offset + 1, text: text, width: text.utf8.count)
  }
}
