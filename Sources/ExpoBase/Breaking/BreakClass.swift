/// The line-breaking class of a grapheme cluster: those of UAX #14 that geumchik needs.
///
/// Geumchik are the Korean rules for which characters may begin or end a line.
enum BreakClass {
  /// Ends the line.
  case newline
  /// Separates words; not drawn at the end of a line.
  case space
  /// Prevents breaks on both sides: the no-break space, the word joiner.
  case glue
  /// Cannot end a line: `(` `「` `“`.
  case opening
  /// Cannot begin a line; a long word may be broken after it: `)` `」` `·`.
  case closing
  /// Cannot begin a line: `.` `,` `！` `…` `%` `’` `々`.
  case stop
  /// A long word may be broken after it, and preferably not before it: `-` `/` `~` `—`.
  case hyphen
  /// Opens or closes, depending on its neighbors: `"` `'` `«`.
  case quotation
  /// Part of a word of letters or digits, or any other character.
  case letter
  /// Hangul, ideographs, kana, emoji: a break is possible on both sides unless words are kept whole.
  case ideograph

  /// Whether geumchik or glue forbids it at the start of a line.
  var cannotBeginLine: Bool { self == .closing || self == .stop || self == .glue }

  /// Whether it is part of a word, and a space beside it always allows a break.
  var isWord: Bool { self == .letter || self == .ideograph }

  /// Creates the class of a cluster from its first scalar.
  ///
  /// `isAlone` is true if the cluster has no other scalar. A space with a combining mark is drawn, and
  /// a narrow emoji followed by U+FE0F is wide.
  init(_ first: Unicode.Scalar, isAlone: Bool) {
    switch first.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF: self = .ideograph
    default:
      self =
        Self.control(first) ?? (isAlone ? Self.space(first) : nil) ?? Self.punctuation(first)
        ?? Self.bracket(first) ?? (Self.isIdeograph(first, isAlone: isAlone) ? .ideograph : .letter)
    }
  }

  private static func control(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar.value {
    case 0x0A, 0x0D, 0x2028, 0x2029: .newline
    case 0xA0, 0x0F0C, 0x2007, 0x200D, 0x2011, 0x202F, 0x2060, 0xFEFF: .glue
    default: nil
    }
  }

  private static func space(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x200B, 0x205F, 0x3000: .space
    default: nil
    }
  }

  /// Brackets and quotation marks, by general category.
  private static func bracket(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: .opening
    case .closePunctuation, .finalPunctuation: .closing
    default: nil
    }
  }

  private static func isIdeograph(_ first: Unicode.Scalar, isAlone: Bool) -> Bool {
    DisplayWidth.of(first) == 2 || (first.properties.isEmoji && !isAlone)
  }
}
