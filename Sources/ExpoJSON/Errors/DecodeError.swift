public import ExpoBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error that prevents decoding a document: a kind of error at a location.
///
/// Unlike Swift's `DecodingError`, it has a line and the value found, and one run gives all errors.
public struct DecodeError: Problem, BuiltInProblem, Equatable {
  /// What is wrong, with all that the parser knows of it.
  package var fault: Fault
  /// What its words do not quote: see ``withoutValues(orKeys:)``.
  var hidden = Hidden.nothing
  /// The value, if there is one and it is short.
  let shortValue: String?

  enum Hidden: Sendable { case nothing, values, valuesAndKeys }
  /// Whether ``ExpoDecoder/collect(_:from:)`` did not look at what follows in the value around it, because
  /// nothing is known that may stand for this part.
  public internal(set) var stopsSearch = false
  /// Where it is wrong.
  public let location: DocumentLocation

  /// Creates an error.
  package init(_ fault: Fault, at location: DocumentLocation, value: JSONNode? = nil) {
    self.fault = fault
    self.location = location
    shortValue = value?.shortValue
  }

  /// The errors that reading and decoding can find.
  package enum Fault: Equatable, Sendable {
    // MARK: Syntax, the grammar of JSON (RFC 8259)

    /// A character that JSON does not allow here.
    case unexpectedCharacter(Unicode.Scalar, expected: Expectation, hint: Hint? = nil)
    /// The file or a line ends inside something open; `closers` are what is missing.
    case unexpectedEnd(of: Unfinished, openedAt: DocumentLocation?, closers: String? = nil)
    /// Two members, or two elements of an array, without a comma between them; not certain if more
    /// is wrong there.
    case missingComma(afterMember: Bool, key: String? = nil, isCertain: Bool = true)
    /// An object of an array that is not closed before the next one: `{"a": 1 {"a": 2}`, or
    /// `{"a": 1 "a": 2}` if that one is not open either. It is certain if the next one has the same
    /// first key.
    case unclosedObject(isNextOpen: Bool, isCertain: Bool)
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
    case comment(removal: Range<Int>?, isBlock: Bool, holdsData: Bool = false)
    /// A number that is not written as JSON writes numbers.
    case invalidNumber(String, NumberFault)
    /// A backslash that begins no escape sequence.
    case invalidEscape(String)
    /// An unescaped control character in a string; CR and LF are one.
    case controlCharacter(Character)
    /// Another value after the document's one value.
    case secondValue
    /// An element after the array that is the document's one value.
    case elementAfterArray
    /// Something that is not a value after the document's one value.
    case textAfterEnd
    /// A bracket or brace that closes nothing, outside of the document's one value.
    case strayCloser(Unicode.Scalar)
    /// Members without braces around them, the last of which ends at that byte; nil if only the
    /// opening brace is missing.
    case bareMembers(end: Int?)
    /// A line that a merge wrote.
    case mergeMark
    /// Containers nested deeper than the limit.
    case nestingTooDeep(limit: Int)
    /// A file in another format.
    case notJSON(OtherFormat)

    // MARK: Encoding, the bytes as UTF-8

    /// Bytes that are not UTF-8.
    case invalidUTF8(bytes: [UInt8])
    /// A byte order mark at the start of the file.
    case byteOrderMark
    /// A file in another encoding; `conversion` replaces all of its bytes.
    case wrongEncoding(TextEncoding, conversion: Fix.Edit?)
    /// An escape that is half of a surrogate pair.
    case loneSurrogate(String)
    /// An invisible character, or one that shows that text was lost.
    case suspiciousCharacter(Unicode.Scalar)
    /// UTF-8 that was read in another encoding and saved as UTF-8 again: the first such text, and
    /// what it was if nothing of it is lost; `conversion` restores the whole file.
    case doubleEncoding(String, of: String?, conversion: Fix.Edit?)

    // MARK: Shape, keys and types: the four cases of `DecodingError`, completed

    /// A required key is missing; `near` is a key that was probably meant as it, and the place of the
    /// error.
    case keyNotFound(String, present: [String], near: NearKey?)
    /// Nothing reads a key; `nearest` is a key that is missing and could have been meant.
    /// It is not certain if it may be another word.
    case unknownKey(String, nearest: String?, isCertain: Bool = true)
    /// A key appears more than once.
    case duplicateKey(String, Duplicates)
    /// A value is of another type; `key` is nil for an element of an array.
    case typeMismatch(expected: JSONType, found: JSONType, key: String?)
    /// An object in place of the keys and values, one after another, of a dictionary whose type of keys is
    /// named.
    case pairsExpected(keys: String, key: String?)
    /// A required value is null.
    case valueNotFound(expected: JSONType, key: String?)
    /// A value is of the right type, but its own `init(from:)` does not accept it; `spelling` is how
    /// it is spelled, if that is short.
    case valueRejected(JSONType, spelling: String?, reason: Rejection)
    /// A string or the key of a dictionary is not a case of an enumeration; `nearest` may be meant. There
    /// are no names if it is not known what it may be.
    case nameNotListed(String, isKey: Bool, among: [String], nearest: String?)

    // MARK: Value, numbers

    /// A number is written as a string; `reading` is its value as a whole number.
    case numberAsText(String, reading: Int?, key: String?)
    /// A number has a fraction, or, with a `value`, is whole but not written so.
    case numberNotWhole(String, value: String?)
    /// A number does not fit its type, or, without a `type`, the doubles of other readers.
    case numberOutOfRange(String, type: String?)
  }
}

// MARK: - Rules and fixes

extension DecodeError {
  /// The rule that the document breaks.
  public var rule: Rule {
    switch fault {
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
    case .secondValue, .elementAfterArray, .textAfterEnd, .strayCloser, .bareMembers, .mergeMark:
      .strayContent
    case .nestingTooDeep: .nestingTooDeep
    case .notJSON: .notJSON
    case .invalidUTF8: .invalidUTF8
    case .byteOrderMark: .byteOrderMark
    case .wrongEncoding: .wrongEncoding
    case .loneSurrogate: .loneSurrogate
    case .suspiciousCharacter: .suspiciousCharacter
    case .doubleEncoding: .doubleEncoding
    case .keyNotFound: .missingKey
    case .unknownKey: .unknownKey
    case .duplicateKey: .duplicateKey
    case .typeMismatch, .pairsExpected, .valueRejected, .nameNotListed: .typeMismatch
    case .valueNotFound: .nullValue
    case .numberAsText: .numberAsText
    case .numberNotWhole: .numberNotWhole
    case .numberOutOfRange: .numberOutOfRange
    }
  }

  /// The severity of the error.
  ///
  /// A number that Swift can read, and a duplicate key, are warnings. Other errors have the severity of
  /// their rule.
  public var severity: Severity {
    switch fault {
    case .numberNotWhole(_, value: .some), .numberOutOfRange(_, type: nil): .warning
    case .duplicateKey(_, let duplicates) where !duplicates.areErrors: .warning
    default: rule.severity
    }
  }

  /// The bracket that an unexpected end leaves open, the members of a key.
  package var relatedLocations: [DocumentLocation] {
    switch fault {
    case .unexpectedEnd(.object, let openedAt?, _), .unexpectedEnd(.array, let openedAt?, _):
      [openedAt]
    case .duplicateKey(_, let duplicates):
      duplicates.notes(in: .english).compactMap(\.location)
    default: []
    }
  }

  /// The key that is missing; all other kinds are located at a key or value.
  package var detail: String? {
    if case .keyNotFound(let key, _, _) = fault { key } else { nil }
  }

  /// The smallest edit that fixes it; nil if none is known.
  public var fix: Fix? {
    if hidden != .nothing { return nil }
    let bytes = location.bytes
    return switch fault {
    case .unexpectedCharacter(_, _, let hint): hint?.fix(at: bytes)
    case .unexpectedEnd(.text, _, _), .unexpectedEnd(.key, _, _):
      .unsafe(.insert("\"", at: bytes.upperBound))
    case .unexpectedEnd(_, _, let closers):
      closers.map { .unsafe(.insert($0, at: bytes.lowerBound)) }
    case .missingComma(_, _, let isCertain):
      isCertain ? .safe(.insert(",", at: bytes.lowerBound)) : nil
    case .unclosedObject(let isNextOpen, let isCertain):
      Fix(
        isCertain ? .safe : .unsafe, [.insert(isNextOpen ? "}," : "},{", at: bytes.lowerBound)])
    case .trailingComma, .byteOrderMark: .safe(.delete(bytes))
    case .missingColon(_, let isCertain):
      isCertain ? .safe(.insert(":", at: bytes.lowerBound)) : nil
    case .unquotedKey(_, isClosed: true): .safe(.insert("\"", at: bytes.lowerBound))
    case .unquotedKey(_, isClosed: false): .quoting(bytes, .safe)
    case .unquotedString(_, literal: _, isClosed: true):
      .unsafe(.insert("\"", at: bytes.lowerBound))
    case .unquotedString(_, let literal?, _): .unsafe(Fix.Edit(bytes, literal))
    case .unquotedString(let text, nil, _):
      text.utf8.contains(.backslash) ? nil : .quoting(bytes, .unsafe)
    case .wrongQuotes(let quote, let content):
      content.map { .straightening(quote, around: $0, in: bytes) }
    case .comment(let removal, let isBlock, let holdsData):
      removal.map { Fix(holdsData ? .unsafe : .safe, [Fix.Edit($0, isBlock ? " " : "")]) }
    case .invalidNumber(let text, let fault):
      fault.repair(of: text).map {
        Fix(fault == .trailingText ? .unsafe : .safe, [Fix.Edit(bytes, $0)])
      }
    case .invalidEscape("\\'"): .safe(.delete(bytes.lowerBound..<bytes.lowerBound + 1))
    // A broken `\u` sequence and a lone backslash may have been meant as anything; of others
    // probably the backslash itself: `C:\Users`. Other languages read `\U` as an escape.
    case .invalidEscape(let escape):
      escape.hasPrefix("\\u") || escape.utf8.count < 2
        ? nil : .unsafe(.insert("\\", at: bytes.lowerBound))
    // No key has a line break or a tab.
    case .controlCharacter(let character):
      Fix(
        character.isTyped && location.part != .key ? .safe : .unsafe,
        [Fix.Edit(bytes, character.escapeSequence)])
    case .bareMembers(let end):
      Fix(
        .unsafe, [.insert("{", at: bytes.lowerBound)] + (end.map { [.insert("}", at: $0)] } ?? []))
    case .wrongEncoding(_, let conversion), .doubleEncoding(_, _, let conversion):
      conversion.map { .unsafe($0) }
    case .suspiciousCharacter(let scalar):
      scalar.showsLoss ? nil : .unsafe(.delete(bytes))
    case .keyNotFound(_, _, .some(let near)) where near.reading != nil: nil
    case .keyNotFound(let key, _, let near):
      near.map { Fix($0.isCertain ? .safe : .unsafe, [.naming($0.location.bytes, key)]) }
    case .unknownKey(_, let nearest, let isCertain):
      nearest.map { Fix(isCertain ? .safe : .unsafe, [.naming(bytes, $0)]) }
    case .duplicateKey(_, let duplicates): duplicates.fix
    // A string that was a number may still not be the string that is asked for.
    case .typeMismatch(.text, .number, _): .quoting(bytes, .unsafe)
    case .nameNotListed(_, _, _, let nearest): nearest.map { .unsafe(.naming(bytes, $0)) }
    case .numberAsText(_, let reading, _): reading.map { .safe(Fix.Edit(bytes, String($0))) }
    case .numberNotWhole(_, let value): value.map { .safe(Fix.Edit(bytes, $0)) }
    case .secondValue, .elementAfterArray, .textAfterEnd, .strayCloser, .mergeMark, .nestingTooDeep,
      .notJSON, .invalidUTF8,
      .loneSurrogate, .typeMismatch, .pairsExpected, .valueNotFound, .valueRejected,
      .numberOutOfRange:
      nil
    }
  }
}

extension Fix {
  /// Quotes around bytes.
  fileprivate static func quoting(_ bytes: Range<Int>, _ applicability: Applicability) -> Fix {
    Fix(applicability, [.insert("\"", at: bytes.lowerBound), .insert("\"", at: bytes.upperBound)])
  }

  /// Straight quotes in place of others; the brackets of titles may be meant as a part of a string, and
  /// backticks as code.
  fileprivate static func straightening(
    _ quote: Unicode.Scalar, around content: Range<Int>, in bytes: Range<Int>
  ) -> Fix {
    let isDoubtful = "「『《`".unicodeScalars.contains(quote)
    return Fix(
      isDoubtful ? .unsafe : .safe,
      [
        Edit(bytes.lowerBound..<content.lowerBound, "\""),
        Edit(content.upperBound..<bytes.upperBound, "\""),
      ])
  }
}

extension Fix.Edit {
  /// Writes a name as a JSON string.
  fileprivate static func naming(_ bytes: Range<Int>, _ name: String) -> Fix.Edit {
    Fix.Edit(bytes, JSONStringWriter().quoted(name))
  }
}

extension DecodeError: LocalizedError {
  /// The message in the user's language: what an alert can show instead of "decoding failed".
  public var errorDescription: String? { words(in: .preferred).message }
  /// What to do, in the user's language.
  public var recoverySuggestion: String? { words(in: .preferred).help }
}
