/// The result of decoding a document or a part of it: a value, or all errors.
public struct Decoding<Value> {
  /// The value; nil if any part of it could not be decoded.
  public let value: Value?
  /// All errors, sorted by their bytes; warnings may come with a value.
  public let errors: [DecodeError]

  /// The value.
  ///
  /// - Throws: ``DecodeErrors`` if there is none.
  public func get() throws(DecodeErrors) -> Value {
    guard let value else { throw DecodeErrors(errors: errors) }
    return value
  }
}

extension Decoding: Sendable where Value: Sendable {}

/// All errors of a document that could not be decoded.
public struct DecodeErrors: Error, Equatable, Sendable {
  /// The errors, sorted by their bytes.
  public let errors: [DecodeError]
}
