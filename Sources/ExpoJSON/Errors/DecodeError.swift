public import ExpoBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An error that prevents decoding a document: a kind of error at a location.
///
/// Unlike Swift's `DecodingError`, it has a line and the value found, and one run gives all errors.
/// Each family of kinds has a folder with its rules, fixes and words.
public struct DecodeError: Problem, Equatable {
  /// What is wrong.
  public var kind: Kind
  /// Where it is wrong.
  public let location: SourceLocation

  /// The errors that reading and decoding can find, by family.
  public enum Kind: Equatable, Sendable {
    /// The grammar of JSON (RFC 8259).
    case syntax(Syntax)
    /// The bytes as UTF-8.
    case encoding(Encoding)
    /// Keys and types.
    case shape(Shape)
    /// Numbers.
    case value(Value)
  }

  /// Creates an error of any family.
  public init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// Creates an error of syntax.
  public init(_ syntax: Syntax, at location: SourceLocation) {
    self.init(.syntax(syntax), at: location)
  }

  /// Creates an error of encoding.
  public init(_ encoding: Encoding, at location: SourceLocation) {
    self.init(.encoding(encoding), at: location)
  }

  /// Creates an error of shape.
  public init(_ shape: Shape, at location: SourceLocation) {
    self.init(.shape(shape), at: location)
  }

  /// Creates an error of value.
  public init(_ value: Value, at location: SourceLocation) {
    self.init(.value(value), at: location)
  }
}

extension DecodeError: LocatedKind {
  /// The rule that the document breaks.
  public var rule: Rule { kind.rule }
  /// The severity of the kind.
  public var severity: Severity { kind.severity }
  /// The other places that its notes point at.
  public var relatedLocations: [SourceLocation] { kind.relatedLocations }
  /// Distinguishes it from others of its rule with the same value.
  public var detail: String? { kind.detail }
  /// False: it concerns one value.
  public var concernsSeveralEntries: Bool { false }
  /// The smallest edit that fixes it; nil if none is known.
  public var fix: Fix? { kind.fix(at: location.bytes) }
  /// Its text in a language.
  public func words(in language: Language) -> ProblemWords { kind.words(in: language) }
}

extension DecodeError.Kind: ProblemKind {
  /// The kind in its family.
  ///
  /// It is an existential box, too slow for properties that every error needs.
  private var family: any ProblemKind {
    switch self {
    case .syntax(let kind): kind
    case .encoding(let kind): kind
    case .shape(let kind): kind
    case .value(let kind): kind
    }
  }

  /// The rule of the kind.
  package var rule: Rule {
    switch self {
    case .syntax(let kind): kind.rule
    case .encoding(let kind): kind.rule
    case .shape(let kind): kind.rule
    case .value(let kind): kind.rule
    }
  }

  /// The severity of the kind.
  package var severity: Severity {
    switch self {
    case .syntax(let kind): kind.severity
    case .encoding(let kind): kind.severity
    case .shape(let kind): kind.severity
    case .value(let kind): kind.severity
    }
  }

  /// A rule and a severity.
  typealias Rating = (rule: Rule, severity: Severity)

  /// The rule and the severity of the kind, in one step: both are asked for with each error.
  var rating: Rating {
    let rule = rule
    // Only a value may have another severity than its rule.
    return if case .value(let kind) = self { (rule, kind.severity) } else { (rule, rule.severity) }
  }

  /// The other places that its notes point at.
  package var relatedLocations: [SourceLocation] { family.relatedLocations }
  /// The detail of the kind.
  package var detail: String? { family.detail }
  /// The fix of the kind.
  package func fix(at bytes: Range<Int>) -> Fix? {
    switch self {
    case .syntax(let kind): kind.fix(at: bytes)
    case .encoding(let kind): kind.fix(at: bytes)
    case .shape(let kind): kind.fix(at: bytes)
    case .value(let kind): kind.fix(at: bytes)
    }
  }

  /// The words of the kind.
  package func words(in language: Language) -> ProblemWords { family.words(in: language) }
}

extension DecodeError: LocalizedError {
  /// The message in the user's language: what an alert can show instead of "decoding failed".
  public var errorDescription: String? { words(in: .preferred).message }
  /// The notes in the user's language.
  public var failureReason: String? {
    let notes = words(in: .preferred).notes
    return notes.isEmpty ? nil : notes.map(\.message).joined(separator: "; ")
  }
  /// What to do, in the user's language.
  public var recoverySuggestion: String? { words(in: .preferred).help }
}
