public import ExpoBase

extension DecodeError {
  /// What is wrong with keys and types: the four cases of `DecodingError`, completed.
  public enum Shape: Equatable, Sendable {
    /// A required key is missing; `near` is a key that was probably meant as it.
    case keyNotFound(String, present: [String], near: NearKey?)
    /// Nothing reads a key; `nearest` is a key that is missing and could have been meant.
    /// It is not certain if it may be another word.
    case unknownKey(String, nearest: String?, isCertain: Bool = true)
    /// A key appears more than once.
    case duplicateKey(String, Duplicates)
    /// A value is of another type; `key` is nil for an element of an array.
    case typeMismatch(expected: JSONType, found: JSONType, key: String?)
    /// A required value is null.
    case valueNotFound(expected: JSONType, key: String?)
    /// A value is of the right type, but its own `init(from:)` does not accept it.
    case valueRejected(found: RejectedValue, reason: Rejection)
    /// A string or the key of a dictionary is none of an enumeration; `nearest` may be meant. There
    /// are no names if it is not known what it may be.
    case nameNotListed(NamedPart, String, among: [String], nearest: String?)
  }

  /// What an enumeration lists the names of.
  public enum NamedPart: Equatable, Sendable {
    /// The keys of a dictionary.
    case key
    /// The values of a string.
    case value
  }

  /// A key that was probably meant as another.
  public struct NearKey: Equatable, Sendable {
    /// The key as the document has it.
    public let name: String
    /// Where it is.
    public let location: SourceLocation
    /// Whether nothing else can be meant.
    public var isCertain = true
  }

  /// The members of an object that share a key.
  public struct Duplicates: Equatable, Sendable {
    /// Where the keys are, in order.
    public let locations: [SourceLocation]
    /// The bytes of all but the first member, each with the comma before it.
    public let copies: [Range<Int>]
    /// Whether all values are spelled the same.
    public let hasOneValue: Bool
    /// Whether the keys are spelled differently and equal only after Unicode normalization.
    public let isCanonicalOnly: Bool
    /// Whether all members but the first can be deleted without a loss.
    public var isCertain = true
    /// Where the object probably consists of two: the bytes of the comma between them, for the first
    /// key of the second, and an empty range for the others.
    public var joint: Range<Int>?
  }

  /// A value that a type does not accept.
  public enum RejectedValue: Equatable, Sendable {
    /// A short value as it is spelled.
    case spelling(String)
    /// A longer one, by its type.
    case type(JSONType)
  }

  /// Why a type does not accept a value.
  public enum Rejection: Equatable, Sendable {
    /// In the words of the type.
    case described(String)
    /// For a reason that has words in every language.
    case reason(any RejectionReason)

    /// Whether the reasons are the same.
    public static func == (one: Rejection, other: Rejection) -> Bool {
      switch (one, other) {
      case (.described(let words), .described(let others)): words == others
      case (.reason(let reason), .reason(let another)):
        Language.allCases.allSatisfy { reason.words(in: $0) == another.words(in: $0) }
      case (.described, .reason), (.reason, .described): false
      }
    }
  }
}

/// A reason why a type rejects a value, with custom words.
///
/// An `init(from:)` throws it: the value that is being decoded is refused. To refuse a part of that
/// value, it throws ``error(at:)``.
public protocol RejectionReason: Error {
  /// The reason, behind a colon.
  func words(in language: Language) -> String
}

extension RejectionReason {
  /// The error that refuses the value at a coding path.
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

// MARK: - Rules and fixes

extension DecodeError.Shape: ProblemKind {
  /// The rule of the kind.
  package var rule: Rule { table.rule }

  private var table: ShapeRule {
    switch self {
    case .keyNotFound: .missingKey
    case .unknownKey: .unknownKey
    case .duplicateKey: .duplicateKey
    case .typeMismatch, .valueRejected, .nameNotListed: .typeMismatch
    case .valueNotFound: .nullValue
    }
  }

  /// The key that was meant, and the other members of a key.
  package var relatedLocations: [SourceLocation] {
    switch self {
    case .keyNotFound(_, _, let near): near.map { [$0.location] } ?? []
    case .duplicateKey(_, let duplicates): duplicates.noted.map(\.location)
    case .unknownKey, .typeMismatch, .valueNotFound, .valueRejected, .nameNotListed: []
    }
  }

  /// The key that is missing; all other kinds are located at a key or value.
  package var detail: String? {
    switch self {
    case .keyNotFound(let key, _, _): key
    case .unknownKey, .duplicateKey, .typeMismatch, .valueNotFound, .valueRejected,
      .nameNotListed:
      nil
    }
  }

  /// The smallest edit that gives the document its shape.
  package func fix(at bytes: Range<Int>) -> Fix? {
    switch self {
    case .keyNotFound(let key, _, let near):
      near.map { Fix($0.isCertain ? .safe : .unsafe, [.naming($0.location.bytes, key)]) }
    case .unknownKey(_, let nearest, let isCertain):
      nearest.map { Fix(isCertain ? .safe : .unsafe, [.naming(bytes, $0)]) }
    case .duplicateKey(_, let duplicates):
      duplicates.fix
    // A string that was a number may still not be the string that is asked for.
    case .typeMismatch(.text, .number, _): .quoting(bytes, .unsafe)
    case .nameNotListed(_, _, _, let nearest):
      nearest.map { .unsafe(.naming(bytes, $0)) }
    case .typeMismatch, .valueNotFound, .valueRejected: nil
    }
  }
}

extension Fix.Edit {
  /// Writes a name as a JSON string.
  fileprivate static func naming(_ bytes: Range<Int>, _ name: String) -> Fix.Edit {
    Fix.Edit(bytes, JSONStringWriter().quoted(name))
  }
}

extension DecodeError.Duplicates {
  /// Deletes all but the first, or puts the two objects apart.
  fileprivate var fix: Fix? {
    if let joint { return joint.isEmpty ? nil : .unsafe(Fix.Edit(joint, "},{")) }
    return Fix(hasOneValue && isCertain ? .safe : .unsafe, copies.map(Fix.Edit.delete))
  }

  /// Which of the members a note points at, and why.
  enum Role {
    /// The first of members that say the same.
    case first
    /// The one that Swift's decoder reads.
    case readBySwift
    /// The one that most other readers take.
    case readByOthers
  }

  /// The members that notes point at.
  var noted: [(role: Role, location: SourceLocation)] {
    guard let first = locations.first, let last = locations.last else { return [] }
    return hasOneValue ? [(.first, first)] : [(.readBySwift, first), (.readByOthers, last)]
  }
}

/// A type of value as messages name it.
public enum JSONType: Equatable, Sendable {
  /// An object.
  case object
  /// An array.
  case array
  /// A string.
  case text
  /// Any number.
  case number
  /// A number without a fraction.
  case wholeNumber
  /// True or false.
  case boolean
  /// Null.
  case null

  /// Creates the type of a kind of value.
  package init(_ kind: JSONNode.Kind) {
    self =
      switch kind {
      case .object: .object
      case .array: .array
      case .string: .text
      case .number: .number
      case .boolean: .boolean
      case .null, .missing: .null
      }
  }
}
