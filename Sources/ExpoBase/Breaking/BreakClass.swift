/// The classes of UAX #14 that geumchik needs, the Korean rules for the ends of lines.
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

  /// A space beside such a cluster always allows a break.
  var isWord: Bool { self == .letter || self == .ideograph }

  /// `isAlone` is true if the cluster has no other scalar: a space with a combining mark is drawn,
  /// and a narrow emoji followed by U+FE0F is wide.
  init(_ first: Unicode.Scalar, isAlone: Bool) {
    switch first.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF: self = .ideograph
    case 0x0A, 0x0D, 0x2028, 0x2029: self = .newline
    case 0xA0, 0x0F0C, 0x2007, 0x200D, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .glue
    default:
      self =
        (isAlone ? Self.space(first) : nil) ?? Self.punctuation(first) ?? Self.bracket(first)
        ?? (DisplayWidth.of(first) == 2 || first.properties.isEmoji && !isAlone
          ? .ideograph : .letter)
    }
  }

  private static func space(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x200B, 0x205F, 0x3000: .space
    default: nil
    }
  }

  /// The class of a bracket or quotation mark, by its general category; nil for other scalars.
  private static func bracket(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: .opening
    case .closePunctuation, .finalPunctuation: .closing
    default: nil
    }
  }

  /// The class that general categories do not determine; nil for other scalars.
  static func punctuation(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar {
    case "\"", "'", "«", "»", "‹", "›": .quotation
    case "¡", "¿": .opening
    case "·", "‧", "∙", "⋅", "・", "･", "ㆍ": .closing
    case "-", "\u{2010}", "‒", "–", "—", "―", "－", "/", "／", "~", "∼", "〜", "～": .hyphen
    case ",", ".", "!", "?", ":", ";", "%", "’", "”", "…", "‥": .stop
    case "、", "。", "，", "．", "！", "？", "：", "；", "％", "､", "｡": .stop
    case "¢", "°", "℃", "℉", "‰", "′", "″", "‼", "⁇", "⁈", "⁉": .stop
    // Vertical and small forms.
    case "\u{FE10}"..."\u{FE16}", "\u{FE19}", "\u{FE50}"..."\u{FE57}": .stop
    // Repetition marks and small kana, which Japanese also forbids at the start of a line.
    case "々", "〻", "ゝ", "ゞ", "ヽ", "ヾ", "ー", "ｰ", "゛", "゜": .stop
    case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ": .stop
    case "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ": .stop
    case "\u{31F0}"..."\u{31FF}", "\u{FF67}"..."\u{FF6F}": .stop
    default: nil
    }
  }
}

struct BreakCluster {
  let end: String.Index
  /// The width in cells; the larger one where terminals differ.
  let width: Int
  let breakClass: BreakClass
  /// Whether it is a dot directly before a Latin letter or digit.
  let isDotOfName: Bool
  /// A joiner forbids a break after it: `가` + U+200D.
  let endsJoined: Bool

  init(in text: Substring, at start: String.Index, ambiguous: AmbiguousWidth) {
    let scalars = text.unicodeScalars
    let first = scalars[start]
    let next = scalars.index(after: start)
    let isSimple =
      DisplayWidth.isSimple(first.value)
      && (next == text.endIndex || DisplayWidth.isSimple(scalars[next].value))
    end = isSimple ? next : text.index(after: start)
    let isAlone = isSimple || next == end
    breakClass = BreakClass(first, isAlone: isAlone)
    isDotOfName = first == "." && isSimple && next < text.endIndex && Self.isLatin(scalars[next])
    width =
      isAlone
      ? DisplayWidth.of(first, ambiguous: ambiguous)
      : DisplayWidth.widest(text[start], ambiguous: ambiguous)
    // U+200D zero width joiner, U+034F combining grapheme joiner.
    endsJoined = !isAlone && ["\u{200D}", "\u{34F}"].contains(scalars[scalars.index(before: end)])
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }
}

/// How well a line can be broken between two clusters; greater is better.
enum BreakOpportunity: Comparable {
  /// Forbidden by Korean line-breaking rules (geumchik) or by glue; used only if a line has no other.
  case forbidden
  /// Inside a word longer than a line.
  case inside
  /// After a bracket, a dot or a hyphen in such a word.
  case seam
  case word

  /// `가`, spaces, `나` → word; `가`, `나` → inside, or word if words are not kept whole; `·`, `가` →
  /// seam; `가`, `)` → forbidden, even with spaces.
  init(after previous: BreakClass?, spaces: Bool, before next: BreakClass, keepsWords: Bool) {
    if next.cannotBeginLine || previous == .opening || (previous == .glue && !spaces) {
      self = .forbidden
    } else if spaces || !(keepsWords || Self.areOneWord(previous, next)) {
      self = .word
    } else {
      self = (previous == .closing || previous == .hyphen) && next != .hyphen ? .seam : .inside
    }
  }

  /// Both are part of one word of letters or digits: `Eiffel`, `3.14`, `B-2`, `5~`.
  private static func areOneWord(_ previous: BreakClass?, _ next: BreakClass) -> Bool {
    switch (previous, next) {
    case (.letter, .letter), (.stop, .letter), (.hyphen, .letter), (_, .hyphen): true
    default: false
    }
  }
}
