// What an error says, as data: for a response, a log, or the words of another language.

extension DecodeError {
  /// The key of the member: missing, unknown, duplicate, or that of the value; nil for an element and the root.
  public var key: String? {
    if hidden == .valuesAndKeys { return nil }
    return switch fault {
    case .keyNotFound(let key, _, _), .unknownKey(let key, _, _), .duplicateKey(let key, _): key
    case .typeMismatch(_, _, let key), .pairsExpected(_, let key), .valueNotFound(_, let key),
      .numberAsText(_, _, _, _, let key):
      key
    default: location.pointer.tokens.last.flatMap { Int($0) == nil ? $0 : nil }
    }
  }

  /// The expected type, as JSON Schema names it: `integer`, `string`; nil if the type is not at fault.
  public var expected: String? { types.expected?.rawValue }

  /// The type of the value found, as JSON Schema names it: `null`, `object`; nil without a value.
  public var found: String? { types.found?.rawValue }

  private var types: (expected: JSONType?, found: JSONType?) {
    switch fault {
    case .typeMismatch(let expected, let found, _): (expected, found)
    case .pairsExpected: (.array, .object)
    case .valueNotFound(let expected, _): (expected, .null)
    case .valueRejected(let type, _, _): (nil, type)
    case .nameNotListed: (nil, .text)
    case .numberAsText(_, let expected, _, _, _): (expected, .text)
    case .numberNotWhole: (.wholeNumber, .number)
    case .numberOutOfRange(_, let type):
      (type.map { $0.contains("Int") ? .wholeNumber : .number }, .number)
    default: (nil, nil)
    }
  }

  /// The strings or keys of a `CaseIterable` enumeration that does not have the one found; else none.
  public var allowed: [String] {
    if case .nameNotListed(_, _, let names) = fault { names } else { [] }
  }

  /// The value found, a string without its quotes; nil without one, above 120 bytes, and if values are hidden.
  public var value: String? { hidden == .nothing ? shortValue : nil }

  /// What a type's initializer threw, or the underlying error of its `DecodingError`; nil if the document is at fault.
  ///
  /// ```swift
  /// if let cause = error.underlyingError as? Price.TooLow { … }
  /// ```
  ///
  /// It may contain values even if those are hidden.
  public var underlyingError: (any Error)? {
    if case .valueRejected(_, _, let reason) = fault { reason.error } else { nil }
  }
}

extension JSONNode {
  /// The string, or the value as it is spelled; nil if it is long.
  var shortValue: String? { bytes.count <= 120 ? string ?? spelling : nil }
}

extension DecodeError {
  /// A kind of error, for programs that handle them differently.
  ///
  /// Later versions may have more, so a `switch` needs a `default`; ``rule`` is finer.
  public struct Kind: Hashable, Sendable {
    /// Its name, for a log or a response: `missingKey`.
    public let name: String

    private init(_ name: String) { self.name = name }

    /// The text is not JSON: a comma, a quote or a bracket is missing, or something is in its place.
    public static let syntax = Kind("syntax")
    /// Bytes that are not UTF-8, or text that was lost or damaged when it was saved.
    public static let encoding = Kind("encoding")
    /// The file has another format or encoding.
    public static let otherFormat = Kind("otherFormat")
    /// Arrays and objects are nested too deep.
    public static let nestingTooDeep = Kind("nestingTooDeep")
    /// A required key is missing.
    public static let missingKey = Kind("missingKey")
    /// No type reads a key.
    public static let unknownKey = Kind("unknownKey")
    /// A key appears more than once.
    public static let duplicateKey = Kind("duplicateKey")
    /// A value is of another type.
    public static let typeMismatch = Kind("typeMismatch")
    /// A required value is null.
    public static let nullValue = Kind("nullValue")
    /// A number does not fit its type: it has a fraction, or is too large.
    public static let unsuitableNumber = Kind("unsuitableNumber")
    /// A string or key is not one that a type accepts.
    public static let unlistedName = Kind("unlistedName")
    /// The initializer of a type refuses a value.
    public static let rejectedValue = Kind("rejectedValue")
  }

  /// What kind of error it is.
  public var kind: Kind {
    switch fault {
    case .nestingTooDeep: .nestingTooDeep
    case .notJSON, .wrongEncoding: .otherFormat
    case .keyNotFound: .missingKey
    case .unknownKey: .unknownKey
    case .duplicateKey: .duplicateKey
    case .typeMismatch, .pairsExpected, .numberAsText: .typeMismatch
    case .valueNotFound: .nullValue
    case .numberNotWhole, .numberOutOfRange: .unsuitableNumber
    case .nameNotListed: .unlistedName
    case .valueRejected: .rejectedValue
    default: rule.family == .encoding ? .encoding : .syntax
    }
  }
}
