import ExpoBase

/// The result of decoding a document or a part of it: a value, or all errors.
public struct Decoding<Value> {
  /// The value; nil if any part of it could not be decoded.
  public let value: Value?
  /// All errors, sorted by their bytes; warnings may come with a value.
  public let errors: [DecodeError]
  let file: SourceFile

  /// The value.
  ///
  /// - Throws: ``DecodeErrors`` if there is none.
  public func get() throws(DecodeErrors) -> Value {
    guard let value else { throw DecodeErrors(errors, in: file) }
    return value
  }
}

extension Decoding: Sendable where Value: Sendable {}
