/// What decoding a document or a part of it came to: a value, or every reason why there is none.
public struct Decoding<Value> {
  /// The value; nil if anything in it could not be decoded.
  public let value: Value?
  /// Every fault, in the order of its bytes; warnings may stand beside a value.
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

/// Every reason why a document could not be decoded.
public struct DecodeErrors: Error, Equatable, Sendable {
  /// The reasons, in the order of their bytes.
  public let errors: [DecodeError]
}
