public import ExpoSource

/// Every way a document can fail to say what a program asks of it, each with its place.
///
/// Completes Swift's `DecodingError`, whose cases have no line, one error a run and no found
/// value. Words are in `DecodeError+Message.swift`, rules in `DecodeError+Rule.swift`.
public enum DecodeError: Error, Equatable, Sendable {
  // MARK: Syntax (RFC 8259)

  /// A character stands where JSON allows none like it.
  case unexpectedCharacter(
    Unicode.Scalar, expected: Expectation, hint: Hint? = nil, at: SourceLocation)
  /// The file or a line ends inside something open; `closers` are what is missing.
  case unexpectedEnd(
    of: Unfinished, openedAt: SourceLocation?, closers: String? = nil, at: SourceLocation)
  /// Two values or members stand without a comma between them; not certain if more is wrong there.
  case missingComma(after: Element, isCertain: Bool = true, at: SourceLocation)
  /// A comma stands before a closing bracket.
  case trailingComma(before: Unicode.Scalar, at: SourceLocation)
  /// No colon stands after a key; not certain if no value follows or more is wrong there.
  case missingColon(key: String, isCertain: Bool = true, at: SourceLocation)
  /// A key is not in quotes, or lacks only the opening one.
  case unquotedKey(String, isClosed: Bool = false, at: SourceLocation)
  /// Text is not in quotes; `literal` is the one it looks like.
  case unquotedString(String, literal: String?, at: SourceLocation)
  /// Text is in quotes JSON does not know; `content` stands between them, if that needs no escape.
  case wrongQuotes(Unicode.Scalar, content: Range<Int>?, at: SourceLocation)
  /// A comment stands in the document; `removal` is it and the space before it on its line, but
  /// only the comment itself where a block may keep two tokens apart; nil if it is never closed.
  case comment(removal: Range<Int>?, isBlock: Bool, at: SourceLocation)
  /// A number is not written as JSON writes numbers.
  case invalidNumber(String, NumberFault, at: SourceLocation)
  /// A backslash begins no escape sequence.
  case invalidEscape(String, at: SourceLocation)
  /// A control character stands in text unescaped.
  case controlCharacter(Unicode.Scalar, at: SourceLocation)
  /// Something stands outside the one value of the document.
  case strayContent(StrayContent, at: SourceLocation)
  /// Containers are nested deeper than the limit.
  case nestingTooDeep(limit: Int, at: SourceLocation)

  // MARK: Encoding

  /// Bytes are not UTF-8.
  case invalidUTF8(bytes: [UInt8], at: SourceLocation)
  /// The file begins with a byte order mark.
  case byteOrderMark(at: SourceLocation)
  /// The file is in another encoding; `conversion` replaces all of its bytes.
  case wrongEncoding(Encoding, conversion: Conversion?, at: SourceLocation)
  /// An escape is half of a surrogate pair.
  case loneSurrogate(String, at: SourceLocation)
  /// Text holds an invisible character or a sign of lost text.
  case suspiciousCharacter(Unicode.Scalar, at: SourceLocation)

  // MARK: Shape: the four cases of `DecodingError`, completed

  /// A required key is missing; `near` is a key that was probably meant as it.
  case keyNotFound(String, present: [String], near: NearKey?, at: SourceLocation)
  /// Nothing reads a key; `nearest` is a key that is missing and could have been meant.
  case unknownKey(String, nearest: String?, at: SourceLocation)
  /// A key appears more than once.
  case duplicateKey(String, Duplicates, at: SourceLocation)
  /// A value is of another type.
  case typeMismatch(expected: JSONType, found: JSONType, key: String?, at: SourceLocation)
  /// A required value is null.
  case valueNotFound(expected: JSONType, key: String?, at: SourceLocation)
  /// A value is of the right type, but its own `init(from:)` does not accept it.
  case valueRejected(found: String, reason: String, at: SourceLocation)

  // MARK: Value

  /// A number is written as text; `reading` is the whole number it says.
  case numberAsText(String, reading: Int?, key: String?, at: SourceLocation)
  /// A number has a fraction, or, with a `value`, is whole but not written so.
  case numberNotWhole(String, value: String?, at: SourceLocation)
  /// A number does not fit its type, or, without a `type`, the doubles of other readers.
  case numberOutOfRange(String, type: String?, at: SourceLocation)
}

extension DecodeError {
  /// A key that was probably meant as another.
  public struct NearKey: Equatable, Sendable {
    /// The key as it stands in the document.
    public let name: String
    /// Where it stands.
    public let location: SourceLocation
  }

  /// The members of an object that share a key.
  public struct Duplicates: Equatable, Sendable {
    /// Where the keys stand, in order.
    public let locations: [SourceLocation]
    /// The bytes of all but the first member, each with the comma before it.
    public let copies: [Range<Int>]
    /// Whether all values are spelled the same.
    public let hasOneValue: Bool
    /// Whether the keys are spelled differently and equal only after Unicode normalization.
    public let isCanonicalOnly: Bool
  }

  /// A file's text, read in the encoding it is in.
  public struct Conversion: Equatable, Sendable {
    /// The length of the file in bytes.
    public let length: Int
    /// Its text.
    public let text: String
  }

  /// What could have stood in a place.
  public enum Expectation: String, Equatable, Sendable {
    case value = "a value"
    case valueOrClose = "a value or ']'"
    case key = "a key in quotes"
    case keyOrClose = "a key in quotes or '}'"
    case colon = "':'"
    case commaOrBracket = "',' or ']'"
    case commaOrBrace = "',' or '}'"
  }

  /// What probably happened.
  public enum Hint: Equatable, Sendable {
    /// A quote inside text ended it.
    case quoteInText
    /// A quote too many stands behind text.
    case doubledQuote
    /// The object before is not closed.
    case unclosedObject
    /// A member stands in an array.
    case memberInArray
    /// A space that is none of JSON's four.
    case unusualSpace
    /// A sign of the wide Latin block typed by an input method.
    case wideForm(Unicode.Scalar)
  }

  /// What is open where a file or line ends.
  public enum Unfinished: Equatable, Sendable {
    case object, array, text, key
    /// Nothing but white space in the whole file.
    case file
  }

  /// After what a comma is missing.
  public enum Element: String, Equatable, Sendable {
    case element = "the element"
    case member = "the member"
  }

  /// Why a number is not one.
  public enum NumberFault: Equatable, Sendable {
    case leadingZero, plusSign, hexadecimal, missingDigit, notFinite, digitSeparator
    case wideDigits, trailingText, unreadable
  }

  /// What stands outside the document's one value.
  public enum StrayContent: Equatable, Sendable {
    case value
    case closer(Unicode.Scalar)
    /// Members without braces around them, the last of which ends at that byte.
    case members(end: Int)
    case mergeMark
  }

  /// An encoding recognised by its pattern of bytes.
  public enum Encoding: String, Equatable, Sendable {
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"
    case cp949 = "CP949"
  }
}
