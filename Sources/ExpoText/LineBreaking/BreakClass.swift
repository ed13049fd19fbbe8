/// What a grapheme cluster is to a line break beside it: the classes of UAX #14 that geumchik needs.
enum BreakClass {
  /// Ends the line.
  case newline
  /// Parts words and is not drawn at a line's end.
  case space
  /// Holds its neighbours together: the no-break space, the word joiner.
  case glue
  /// Cannot end a line: `(` `「` `“`.
  case opening
  /// Cannot begin a line, and one may end behind it in a long word: `)` `」` `·`.
  case closing
  /// Cannot begin a line: `.` `,` `！` `…` `%` `’` `々`.
  case stop
  /// A line may end behind it in a long word, and had better not begin with it: `-` `/` `~` `—`.
  case hyphen
  /// Opens or closes, as its neighbours say: `"` `'` `«`.
  case quotation
  /// Part of a word of letters or digits, and any other sign.
  case letter
  /// Hangul, ideographs, kana, emoji: a word to itself where words are not kept whole.
  case ideograph

  /// Whether geumchik or glue keeps it from the start of a line.
  var cannotBeginLine: Bool { self == .closing || self == .stop || self == .glue }

  /// The class of a cluster, by its first scalar.
  ///
  /// `isAlone`: the cluster is no more than that. A space with a mark on it is drawn, and a narrow
  /// emoji with U+FE0F behind it is wide.
  init(_ first: Unicode.Scalar, isAlone: Bool) {
    switch first.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF: self = .ideograph
    default:
      self =
        Self.control(first) ?? (isAlone ? Self.space(first) : nil) ?? Self.sign(first)
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

  /// Brackets and quotation marks, by the general category.
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
