public import ExpoBase

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DecodeError {
  /// A key that was probably meant as another one.
  package struct NearKey: Equatable, Sendable {
    let name: String
    let location: DocumentLocation
    /// Whether nothing else can be meant.
    var isCertain = true
    /// What the decoder's strategy reads it as; nil without a strategy.
    var reading: String?

    func isConverted(from key: String) -> Bool {
      reading.map { KeySuggestions.folded($0) == KeySuggestions.folded(key) } ?? false
    }
  }

  package struct Duplicates: Equatable, Sendable {
    let locations: [DocumentLocation]
    /// The bytes of all members but the first, each with the comma before it.
    let copies: [Range<Int>]
    /// Whether all values are spelled the same.
    let hasOneValue: Bool
    /// Whether the keys are equal only after Unicode normalization.
    let isCanonicalOnly: Bool
    /// Whether all but the first can be deleted without loss.
    var isCertain = true
    /// Else they are warnings: a decoder reads the first.
    package var areErrors = true
    /// Set if the object is probably two: the comma between them in the error of the first key of the second, empty in
    /// the errors of the other keys.
    var joint: Range<Int>?
  }

  /// What a type's initializer threw.
  package struct Rejection: Equatable, Sendable {
    /// What was thrown, or the underlying error of a thrown `DecodingError`.
    let error: any Error
    /// The words of a `DecodingError`, or of an error without words.
    private let description: String

    /// Leaves out the underlying errors that hold the decoder.
    package init(_ error: any Error) {
      let context = (error as? DecodingError)?.context
      description = context?.debugDescription ?? "\(error)"
      let cause = context?.underlyingError ?? error
      self.error = (cause as? DecodingError)?.ofFoundation ?? cause
    }

    package static func == (one: Rejection, other: Rejection) -> Bool {
      Language.allCases.allSatisfy { one.words(in: $0) == other.words(in: $0) }
    }
  }
}

/// A reason why a type rejects a value, with custom words.
///
/// An `init(from:)` throws it to reject the value being decoded, or ``error(at:)`` to reject a part of it.
public protocol RejectionReason: Error {
  /// The reason, after a colon.
  func words(in language: Language) -> String
}

extension RejectionReason {
  /// The error that rejects the value at a coding path.
  ///
  /// ```swift
  /// throw TooMany(name).error(at: decoder.codingPath + [name.codingKey])
  /// ```
  public func error(at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: path, debugDescription: words(in: .english), underlyingError: self))
  }
}

extension DecodeError.Rejection {
  func words(in language: Language) -> String {
    if let reason = error as? any RejectionReason { return reason.words(in: language) }
    return (error as? any LocalizedError)?.errorDescription
      ?? Self.words(of: description, in: language)?.message ?? description
  }

  /// The words for a reason of this decoder, Foundation or the standard library; nil for another.
  private static func words(of reason: String, in language: Language) -> ProblemWords? {
    let words = reason.split(separator: " ")
    return switch reason {
    case "not a date such as 1893-05-01T12:00:00Z": .invalidDate(language)
    case "invalid URL string", "Invalid URL string.": .invalidURL(language)
    case "invalid Base64": .invalidBase64(language)
    case "no more elements": .noMoreElements(language)
    case "Attempted to decode UUID from invalid UUID string.": .invalidUUID(language)
    case "Expected Int key but found String key instead.": .keyNotWhole(language)
    case "Invalid number of keys found, expected one.": .severalCases(language)
    case "Expected collection of key-value pairs; encountered odd-length array instead.":
      .oddElements(language)
    case _ where reason.hasPrefix("Cannot initialize ") && reason.contains(" from invalid "):
      .noValueOfType(words[2], language)
    case _ where reason.hasPrefix("Decoder has not implemented support for "):
      .unsupportedType(words.last ?? "", language)
    case _ where reason.hasPrefix("Cannot initialize ") && reason.contains("Range<"):
      .reversedRange(language)
    default: nil
    }
  }
}

extension DecodeError.Duplicates {
  /// Deletes all but the first, or separates the two objects.
  var fix: Fix? {
    if let joint { return joint.isEmpty ? nil : .unsafe(Fix.Edit(joint, "},{")) }
    return Fix(isCertain ? .safe : .unsafe, copies.map(Fix.Edit.delete))
  }

  /// Notes on the first of members with the same value, or on those that decoders read.
  func notes(in language: Language) -> [ProblemWords.Note] {
    guard let first = locations.first, let last = locations.last else { return [] }
    if hasOneValue {
      return [.first(first, in: language)]
    }
    return [
      .init(language.pick(en: "Swift reads this one", ko: "Swift는 이 값을 읽습니다"), at: first),
      .init(
        language.pick(en: "most other readers read this one", ko: "다른 파서는 대부분 이 값을 읽습니다"),
        at: last),
    ]
  }

  func words(in language: Language, _ key: String) -> ProblemWords {
    let name = VisibleText.quoted(key)
    let count = locations.count
    let times = language.pick(
      en: count == 2 ? "twice" : "\(count) times", ko: count == 2 ? "두 번" : "\(count)번")
    let words: ProblemWords =
      isCanonicalOnly
      ? .keySpelledDifferently(name, times: times, language)
      : .repeatedKey(name, times: times, language)
    let advice: ProblemWords =
      if joint?.isEmpty == false {
        .joinedObjects(words.message, language)
      } else if hasOneValue {
        .copiedMember(words.message, language)
      } else {
        .duplicateKey(words.message, language)
      }
    return ProblemWords(
      advice.message, notes: notes(in: language), help: advice.help, fix: advice.fix)
  }
}
