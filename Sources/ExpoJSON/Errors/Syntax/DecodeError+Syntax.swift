public import ExpoBase

extension DecodeError {
  /// What is not JSON (RFC 8259).
  public enum Syntax: Equatable, Sendable {
    /// A character that JSON does not allow here.
    case unexpectedCharacter(Unicode.Scalar, expected: Expectation, hint: Hint? = nil)
    /// The file or a line ends inside something open; `closers` are what is missing.
    case unexpectedEnd(of: Unfinished, openedAt: SourceLocation?, closers: String? = nil)
    /// Two values or members without a comma between them; not certain if more is wrong there.
    case missingComma(after: Element, isCertain: Bool = true)
    /// An object of an array that is not closed before the next one, which begins behind it; certain
    /// if the next one has the same first key.
    case unclosedObject(ObjectSeparator, isCertain: Bool)
    /// A comma before a closing bracket.
    case trailingComma(before: Unicode.Scalar)
    /// A key without a colon; not certain if no value follows or more is wrong there.
    case missingColon(key: String, isCertain: Bool = true)
    /// A key without quotes, or without only the opening one.
    case unquotedKey(String, isClosed: Bool = false)
    /// A string without quotes, or without only the opening one; `literal` is the literal it looks
    /// like.
    case unquotedString(String, literal: String?, isClosed: Bool = false)
    /// A string in quotes that JSON does not have; `content` are the bytes between them, if they need
    /// no escape.
    case wrongQuotes(Unicode.Scalar, content: Range<Int>?)
    /// A comment; `removal` is it and the space before it on its line, but only the comment itself
    /// where a block may keep two tokens apart; nil if it is never closed.
    case comment(removal: Range<Int>?, isBlock: Bool)
    /// A number that is not written as JSON writes numbers.
    case invalidNumber(String, NumberFault)
    /// A backslash that begins no escape sequence.
    case invalidEscape(String)
    /// An unescaped control character in a string.
    case controlCharacter(ControlCharacter)
    /// Something outside the one value of the document.
    case strayContent(StrayContent)
    /// Containers nested deeper than the limit.
    case nestingTooDeep(limit: Int)
    /// A file in another format.
    case notJSON(OtherFormat)
  }

  /// What JSON allows at a place.
  public enum Expectation: Equatable, Sendable {
    /// A value.
    case value
    /// A value or `]`.
    case valueOrClose
    /// A key.
    case key
    /// A key or `}`.
    case keyOrClose
    /// `:`.
    case colon
    /// `,` or `]`.
    case commaOrBracket
    /// `,` or `}`.
    case commaOrBrace
    /// The end of the file.
    case end
  }

  /// What probably happened.
  public enum Hint: Equatable, Sendable {
    /// A quote inside a string ended it.
    case quoteInText
    /// A string ends with two quotes.
    case doubledQuote
    /// The object before is not closed at the offset where it ends; certain if the next one has the
    /// same first key.
    case unclosedObject(end: Int, isCertain: Bool)
    /// A member in an array, whose key begins at an offset.
    case memberInArray(key: Int)
    /// That many spaces that are none of JSON's four.
    case unusualSpace(count: Int)
    /// Characters without a width, which mean nothing outside of strings.
    case invisible
    /// The full-width form of the ASCII character that belongs here, typed by an input method.
    case wideForm(Unicode.Scalar)
    /// What other languages write in place of the character that belongs here.
    case otherForm(Unicode.Scalar)
    /// A comma or colon behind another one.
    case surplus
    /// A single consonant or vowel of Hangul beside a value: a slip on the keyboard.
    case strayJamo
    /// A word of that many bytes behind a string.
    case strayWord(length: Int)
  }

  /// What is open where a file or line ends.
  public enum Unfinished: Equatable, Sendable {
    /// An object.
    case object
    /// An array.
    case array
    /// A string that is a value.
    case text
    /// A string that is a key.
    case key
    /// The file: it holds nothing but white space.
    case file
  }

  /// After what a comma is missing.
  public enum Element: Equatable, Sendable {
    /// An element of an array.
    case element
    /// A member of an object.
    case member
  }

  /// What is missing between two objects of an array; the raw value is what to insert.
  public enum ObjectSeparator: String, Equatable, Sendable {
    /// The end of the first and the comma: `{"a": 1 {"a": 2}`.
    case braceAndComma = "},"
    /// The beginning of the second as well: `{"a": 1 "a": 2}`.
    case bracesAndComma = "},{"
  }

  /// Why a number is not one.
  public enum NumberFault: Equatable, Sendable {
    /// `048`.
    case leadingZero
    /// `+1`.
    case plusSign
    /// `0x1F`.
    case hexadecimal
    /// `1.`, `1e`.
    case missingDigit
    /// `NaN`, `Infinity`.
    case notFinite
    /// `48,130,300`, `48 130 300`, `48_130`.
    case digitSeparator
    /// `１２`.
    case wideDigits
    /// `1000명`.
    case trailingText
    /// `1000ㅂ`: a single consonant or vowel of Hangul, a slip on the keyboard.
    case strayJamo
    /// `1-2`.
    case unreadable
  }

  /// A control character in a string.
  public enum ControlCharacter: Equatable, Sendable {
    /// CR and LF: one line break, written `\n`.
    case carriageReturnLineFeed
    /// Any other.
    case scalar(Unicode.Scalar)

    /// Whether it is a tab or a line break, which people type; any other shows that data was lost.
    var isOrdinary: Bool {
      switch self {
      case .carriageReturnLineFeed, .scalar("\t"), .scalar("\n"), .scalar("\r"): true
      case .scalar: false
      }
    }

    /// How JSON escapes it (RFC 8259 §7).
    var escape: String {
      switch self {
      case .carriageReturnLineFeed, .scalar("\n"): "\\n"
      case .scalar("\t"): "\\t"
      case .scalar("\r"): "\\r"
      case .scalar("\u{8}"): "\\b"
      case .scalar("\u{C}"): "\\f"
      case .scalar(let scalar):
        "\\u" + VisibleText.codePoint(scalar).dropFirst(2).lowercased()
      }
    }
  }

  /// What is outside the document's one value.
  public enum StrayContent: Equatable, Sendable {
    /// A second value.
    case value
    /// A bracket or brace that closes nothing.
    case closer(Unicode.Scalar)
    /// Members without braces around them, the last of which ends at that byte; nil if only the
    /// opening brace is missing.
    case members(end: Int?)
    /// A line that a merge wrote.
    case mergeMark
  }
}

// MARK: - Rules and fixes

extension DecodeError.Syntax: ProblemKind {
  /// The rule of the kind.
  package var rule: Rule { table.rule }

  private var table: SyntaxRule {
    switch self {
    case .unexpectedCharacter: .unexpectedCharacter
    case .unexpectedEnd: .unexpectedEnd
    case .missingComma, .unclosedObject: .missingComma
    case .trailingComma: .trailingComma
    case .missingColon: .missingColon
    case .unquotedKey: .unquotedKey
    case .unquotedString: .unquotedString
    case .wrongQuotes: .wrongQuotes
    case .comment: .comment
    case .invalidNumber: .invalidNumber
    case .invalidEscape: .invalidEscape
    case .controlCharacter: .controlCharacter
    case .strayContent: .strayContent
    case .nestingTooDeep: .nestingTooDeep
    case .notJSON: .notJSON
    }
  }

  /// The bracket or brace that an unexpected end leaves open.
  package var relatedLocations: [SourceLocation] {
    switch self {
    case .unexpectedEnd(.object, let openedAt?, _), .unexpectedEnd(.array, let openedAt?, _):
      [openedAt]
    default: []
    }
  }

  /// The smallest edit that makes it JSON.
  package func fix(at bytes: Range<Int>) -> Fix? {
    switch self {
    case .unexpectedCharacter(_, _, let hint): hint?.fix(at: bytes)
    case .nestingTooDeep, .notJSON: nil
    case .unexpectedEnd(let unfinished, _, let closers):
      Self.closing(unfinished, with: closers, at: bytes)
    case .missingComma(_, let isCertain):
      isCertain ? .safe(.insert(",", at: bytes.lowerBound)) : nil
    case .unclosedObject(let separator, let isCertain):
      Fix(isCertain ? .safe : .unsafe, [.insert(separator.rawValue, at: bytes.lowerBound)])
    case .trailingComma: .safe(.delete(bytes))
    case .missingColon(_, let isCertain):
      isCertain ? .safe(.insert(":", at: bytes.lowerBound)) : nil
    case .unquotedKey(_, isClosed: true): .safe(.insert("\"", at: bytes.lowerBound))
    case .unquotedKey(_, isClosed: false): .quoting(bytes, .safe)
    case .unquotedString(_, literal: _, isClosed: true):
      .unsafe(.insert("\"", at: bytes.lowerBound))
    case .unquotedString(_, let literal?, _): .unsafe(Fix.Edit(bytes, literal))
    case .unquotedString(let text, nil, _):
      text.utf8.contains(.backslash) ? nil : .quoting(bytes, .unsafe)
    case .wrongQuotes(let quote, let content): content.map { Self.straight(quote, $0, in: bytes) }
    case .comment(let removal, let isBlock):
      removal.map { .safe(Fix.Edit($0, isBlock ? " " : "")) }
    case .invalidNumber(let text, let fault):
      Self.repair(of: text, fault).map {
        Fix(fault == .trailingText ? .unsafe : .safe, [Fix.Edit(bytes, $0)])
      }
    case .invalidEscape(let escape):
      EscapeRepair(escape).map { $0.fix(at: bytes.lowerBound) }
    case .controlCharacter(let character):
      Fix(character.isOrdinary ? .safe : .unsafe, [Fix.Edit(bytes, character.escape)])
    case .strayContent(let stray): Self.enclosing(stray, at: bytes)
    }
  }

  private static func closing(
    _ unfinished: DecodeError.Unfinished, with closers: String?, at bytes: Range<Int>
  ) -> Fix? {
    switch unfinished {
    case .text, .key: .unsafe(.insert("\"", at: bytes.upperBound))
    case .object, .array, .file: closers.map { .unsafe(.insert($0, at: bytes.lowerBound)) }
    }
  }

  /// Straight quotes in place of others; the brackets of titles may be meant as a part of a string.
  private static func straight(
    _ quote: Unicode.Scalar, _ content: Range<Int>, in bytes: Range<Int>
  ) -> Fix {
    let isTitle = "「『《".unicodeScalars.contains(quote)
    return Fix(
      isTitle ? .unsafe : .safe,
      [
        Fix.Edit(bytes.lowerBound..<content.lowerBound, "\""),
        Fix.Edit(content.upperBound..<bytes.upperBound, "\""),
      ])
  }

  private static func enclosing(_ stray: DecodeError.StrayContent, at bytes: Range<Int>) -> Fix? {
    switch stray {
    case .members(let end):
      Fix(
        .unsafe, [.insert("{", at: bytes.lowerBound)] + (end.map { [.insert("}", at: $0)] } ?? []))
    case .value, .closer, .mergeMark: nil
    }
  }

  /// The number that was meant, where that is certain.
  static func repair(of text: String, _ fault: DecodeError.NumberFault) -> String? {
    switch fault {
    case .notFinite: nil
    case .trailingText: NumberRepair.count(in: text).map(String.init)
    case .strayJamo: NumberRepair.digits(of: String(text.dropLast()))
    case .leadingZero, .plusSign, .hexadecimal, .missingDigit, .digitSeparator, .wideDigits,
      .unreadable:
      NumberRepair.digits(of: text)
    }
  }
}
