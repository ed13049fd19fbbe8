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
