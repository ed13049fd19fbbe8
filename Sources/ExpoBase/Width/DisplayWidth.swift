/// The width of text in terminal cells: UAX #11 with emoji sequences, by grapheme cluster.
///
/// `한` → 2, `ᄒ` + `ᅡ` + `ᆫ` → 2, `é` → 1, `👩‍🔬` → 2, `🇰🇷` → 2, `·` → 1 or 2 (``AmbiguousWidth``).
/// Control characters have no width; make text visible with ``StyledText`` first.
package enum DisplayWidth {
  package static func of(_ text: String, ambiguous: AmbiguousWidth = .narrow) -> Int {
    of(text[...], ambiguous: ambiguous)
  }

  package static func of(_ text: Substring, ambiguous: AmbiguousWidth = .narrow) -> Int {
    prefix(of: text, fitting: .max, ambiguous: ambiguous) { of($0, ambiguous: ambiguous) }.cells
  }

  /// The longest prefix that fits into a number of cells, and its width.
  ///
  /// `measure` returns the cells of a cluster that is not simple (``isSimple(_:)``).
  package static func prefix(
    of text: Substring, fitting limit: Int, ambiguous: AmbiguousWidth,
    measure: (Character) -> Int
  ) -> (text: Substring, cells: Int) {
    var rest = text
    var cells = 0
    while true {
      let simple = rest.withUTF8 {
        unsafe simplePrefix(of: $0.span, fitting: limit - cells, ambiguous: ambiguous)
      }
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: simple.length)...]
      cells += simple.cells
      guard let character = rest.first else { break }
      let width = measure(character)
      if width > limit - cells { break }
      cells += width
      rest.removeFirst()
    }
    return (text[..<rest.startIndex], cells)
  }

  /// The end of a text that is too wide, which distinguishes paths: `…/fairs/London1851`.
  package static func end(
    of text: String, fitting limit: Int, ambiguous: AmbiguousWidth = .narrow
  ) -> String {
    if of(text, ambiguous: ambiguous) <= limit { return text }
    var left = limit - of("…", ambiguous: ambiguous)
    let end = text.reversed().prefix { character in
      left -= of(character, ambiguous: ambiguous)
      return left >= 0
    }
    // A path is cut before a folder.
    let shown = String(end.reversed())
    return "…" + shown[(shown.firstIndex(of: "/") ?? shown.startIndex)...]
  }

  package static func of(_ character: Character, ambiguous: AmbiguousWidth = .narrow) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return of(first, ambiguous: ambiguous) }
    if isEmojiSequence(scalars, first: first) { return 2 }
    return scalars.reduce(0) { $0 + of($1, ambiguous: ambiguous) }
  }

  /// Some terminals draw the scalars of an emoji one by one: `👍🏽` → 4, where it may take 2.
  package static func widest(_ character: Character, ambiguous: AmbiguousWidth) -> Int {
    let scalars = character.unicodeScalars.reduce(0) { $0 + of($1, ambiguous: ambiguous) }
    return max(scalars, of(character, ambiguous: ambiguous))
  }

  /// 0, 1 or 2.
  static func of(_ scalar: Unicode.Scalar, ambiguous: AmbiguousWidth = .narrow) -> Int {
    let value = scalar.value
    let isAmbiguous = ambiguous == .wide && value > 0xA0 && contains(value, in: Self.ambiguous)
    return isAmbiguous ? ambiguous.rawValue : cells(of: value)
  }

  /// Ambiguous scalars are narrow.
  private static func cells(of value: UInt32) -> Int {
    if value < 0x300 { return value < 0x20 || 0x7F...0x9F ~= value ? 0 : 1 }
    if contains(value, in: wide) { return 2 }
    return contains(value, in: zero) ? 0 : 1
  }

  /// A ZWJ, flag, modifier or presentation sequence, drawn as one emoji.
  private static func isEmojiSequence(
    _ scalars: String.UnicodeScalarView, first: Unicode.Scalar
  ) -> Bool {
    let second = scalars[scalars.index(after: scalars.startIndex)]
    if isRegionalIndicator(first) { return isRegionalIndicator(second) }
    if second.value == 0xFE0F { return contains(first.value, in: emojiVariation) || of(first) == 2 }
    return first.properties.isEmoji && !first.isASCII && of(first) == 2
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    0x1F1E6...0x1F1FF ~= scalar.value
  }

  /// Binary search in a table of first, last pairs.
  private static func contains(_ value: UInt32, in table: [UInt32]) -> Bool {
    let pair = (0..<table.count / 2).partitioningIndex { table[2 * $0 + 1] >= value }
    return 2 * pair < table.count && table[2 * pair] <= value
  }
}

/// The width of characters that UAX #11 calls ambiguous: `·`, `…`, `“`, `Ω`, `①`.
///
/// Terminals draw them in one cell, or in two with fonts of legacy East Asian character sets, and
/// offer no way to find out.
package enum AmbiguousWidth: Int, CaseIterable, Sendable {
  case narrow = 1, wide = 2
}

// MARK: - Simple scalars

/// Scalars that are grapheme clusters by themselves next to each other.
///
/// Nearly all text consists of them, so it is measured and broken into lines without the rules of
/// UAX #29, which take ten times as long: `한글 abc` is simple, `e` + U+0301 and `👩‍🔬` are not.
extension DisplayWidth {
  /// A simple scalar does not join its neighbors, has a width and does not end a line.
  @inline(__always)
  static func isSimple(_ scalar: UInt32) -> Bool {
    GraphemeQuickCheck.isSimple(scalar) && scalar != 0x0A
  }

  /// The length in bytes and the width in cells of the simple scalars at the start of well-formed
  /// UTF-8 that fit into a number of cells.
  ///
  /// The last one before a scalar that is not simple is left out: both may be one cluster.
  static func simplePrefix(
    of text: Span<UInt8>, fitting limit: Int, ambiguous: AmbiguousWidth
  ) -> (length: Int, cells: Int) {
    var certain = (length: 0, cells: 0)
    var whole = (length: 0, cells: 0)
    while whole.length < text.count {
      let (scalar, length) = UTF8.scalar(at: whole.length) { text[$0] }
      guard isSimple(scalar) else { return certain }
      certain = whole
      whole.cells += cells(of: scalar, ambiguous)
      whole.length += length
      if whole.cells > limit { return certain }
    }
    return whole
  }

  @inline(__always)
  private static func cells(of scalar: UInt32, _ ambiguous: AmbiguousWidth) -> Int {
    if scalar < 0x7F { return 1 }
    if 0xAC00...0xD7A3 ~= scalar { return 2 }
    return Unicode.Scalar(scalar).map { of($0, ambiguous: ambiguous) } ?? 0
  }
}
