public import ExpoBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error that prevents decoding a document.
///
/// Unlike Swift's `DecodingError` it has a line and the value found, and one run gives all errors.
public struct DecodeError: Problem, BuiltInProblem, Equatable {
  package var fault: Fault
  var hidden = Hidden.nothing
  /// The string or the spelling of the value; nil if it is long.
  let shortValue: String?

  enum Hidden: Sendable { case nothing, values, valuesAndKeys }
  /// Whether ``ExpoDecoder/collect(_:from:)`` skipped the rest of the enclosing value, because no valid value is known
  /// for this part.
  public internal(set) var stopsSearch = false
  /// The bytes and the path.
  public let location: DocumentLocation

  package init(_ fault: Fault, at location: DocumentLocation, value: JSONNode? = nil) {
    self.fault = fault
    self.location = location
    shortValue = value?.shortValue
  }

  package enum Fault: Equatable, Sendable {
    // MARK: Syntax, the grammar of JSON (RFC 8259)

    case unexpectedCharacter(Unicode.Scalar, expected: Expectation, hint: Hint? = nil)
    /// `closers` are the missing brackets.
    case unexpectedEnd(of: Unfinished, openedAt: DocumentLocation?, closers: String? = nil)
    /// A comma is missing between members or elements; not certain if more is wrong there.
    case missingComma(afterMember: Bool, key: String? = nil, isCertain: Bool = true)
    /// An object that is not closed before the next one in its array: `{"a": 1 {"a": 2}`, or `{"a": 1 "a": 2}` if that
    /// is not open either; certain if the next one has the same first key.
    case unclosedObject(isNextOpen: Bool, isCertain: Bool)
    case trailingComma(before: Unicode.Scalar)
    /// Not certain if no value follows or more is wrong there.
    case missingColon(key: String, isCertain: Bool = true)
    /// `isClosed` if only the opening quote is missing.
    case unquotedKey(String, isClosed: Bool = false)
    /// `isClosed` if only the opening quote is missing; `literal` is the literal it looks like.
    case unquotedString(String, literal: String?, isClosed: Bool = false)
    /// `content` are the bytes between the quotes, if they need no escape.
    case wrongQuotes(Unicode.Scalar, content: Range<Int>?)
    /// `removal` is it and the space before it, without the space if a block comment separates two tokens; nil if it
    /// is never closed.
    case comment(removal: Range<Int>?, isBlock: Bool, holdsData: Bool = false)
    case invalidNumber(String, NumberFault)
    case invalidEscape(String)
    /// CR LF is one character.
    case controlCharacter(Character)
    case secondValue
    /// An element after the array that is the document's value.
    case elementAfterArray
    case textAfterEnd
    /// A closing bracket outside of the document's value.
    case strayCloser(Unicode.Scalar)
    /// Members without braces; `end` is where the last one ends, nil if only the opening brace is missing.
    case bareMembers(end: Int?)
    case mergeMark
    case nestingTooDeep(limit: Int)
    case notJSON(OtherFormat)

    // MARK: Encoding, the bytes as UTF-8

    case invalidUTF8(bytes: [UInt8])
    case byteOrderMark
    /// `conversion` replaces all bytes.
    case wrongEncoding(TextEncoding, conversion: Fix.Edit?)
    /// An escape that is half of a surrogate pair.
    case loneSurrogate(String)
    /// Invisible, or a sign that text was lost.
    case suspiciousCharacter(Unicode.Scalar)
    /// UTF-8 that was read in another encoding and saved as UTF-8 again: the first such text, and the original if
    /// nothing is lost; `conversion` restores the whole file.
    case doubleEncoding(String, of: String?, conversion: Fix.Edit?)

    // MARK: Shape, keys and types: the four cases of `DecodingError`, completed

    /// `near` is the key that was probably meant, where the error is located.
    case keyNotFound(String, present: [String], near: NearKey?)
    /// `nearest` is a missing key that may be meant; not certain if it may be another word.
    case unknownKey(String, nearest: String?, isCertain: Bool = true)
    case duplicateKey(String, Duplicates)
    /// `key` is nil for an element.
    case typeMismatch(expected: JSONType, found: JSONType, key: String?)
    /// An object in place of alternating keys and values, for a dictionary whose type of keys is `keys`.
    case pairsExpected(keys: String, key: String?)
    case valueNotFound(expected: JSONType, key: String?)
    /// The type's own `init(from:)` refuses the value; `spelling` is nil if it is long.
    case valueRejected(JSONType, spelling: String?, reason: Rejection)
    /// No case of an enumeration; without names if they are not known.
    case nameNotListed(String, isKey: Bool, among: [String])

    // MARK: Value, numbers

    /// `reading` is the number alone; `isDate` if a strategy reads a date from it.
    case numberAsText(
      String, expected: JSONType, reading: String?, isDate: Bool = false, key: String?)
    /// It has a fraction, or, with `value`, is whole but not written so.
    case numberNotWhole(String, value: String?)
    /// Too large for its type, or, without `type`, for the doubles of other readers.
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

  /// A number that Swift can read, and a duplicate key, are warnings; others have the severity of their rule.
  public var severity: Severity {
    switch fault {
    case .numberNotWhole(_, value: .some), .numberOutOfRange(_, type: nil): .warning
    case .duplicateKey(_, let duplicates) where !duplicates.areErrors: .warning
    default: rule.severity
    }
  }

  /// The bracket left open, or the other members of a key.
  package var relatedLocations: [DocumentLocation] {
    switch fault {
    case .unexpectedEnd(.object, let openedAt?, _), .unexpectedEnd(.array, let openedAt?, _):
      [openedAt]
    case .duplicateKey(_, let duplicates):
      duplicates.notes(in: .english).compactMap(\.location)
    default: []
    }
  }

  /// The key if it is missing; other errors are located at a key or value.
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
    // A broken `\u` or a lone backslash may mean anything, another escape probably the backslash itself: `C:\Users`.
    // Other languages read `\U` as an escape.
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
    // A number in quotes may still not be the string that the type needs.
    case .typeMismatch(.text, .number, _): .quoting(bytes, .unsafe)
    case .nameNotListed(let name, _, let known):
      NearWords.nearest(to: name, among: known).map { .unsafe(.naming(bytes, $0)) }
    case .numberAsText(_, _, let reading, _, _): reading.map { .safe(Fix.Edit(bytes, $0)) }
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
  fileprivate static func quoting(_ bytes: Range<Int>, _ applicability: Applicability) -> Fix {
    Fix(applicability, [.insert("\"", at: bytes.lowerBound), .insert("\"", at: bytes.upperBound)])
  }

  /// The brackets of titles may be a part of a string, and backticks may be code.
  fileprivate static func straightening(
    _ quote: Unicode.Scalar, around content: Range<Int>, in bytes: Range<Int>
  ) -> Fix {
    let isAmbiguous = "「『《`".unicodeScalars.contains(quote)
    return Fix(
      isAmbiguous ? .unsafe : .safe,
      [
        Edit(bytes.lowerBound..<content.lowerBound, "\""),
        Edit(content.upperBound..<bytes.upperBound, "\""),
      ])
  }
}

extension Fix.Edit {
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
