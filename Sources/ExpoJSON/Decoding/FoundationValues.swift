#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Foundation types that its decoder reads from one string or number, not by their `init(from:)`.
enum FoundationValues {
  /// Whether a type is one of them.
  @inline(never)
  static func includes(_ type: (some Any).Type) -> Bool {
    type == URL.self || type == Data.self || type == Decimal.self
  }

  /// A `URL` from a string, `Data` from a Base64 string, or a `Decimal` from a number.
  ///
  /// - Returns: nil for any other type.
  /// - Throws: `DecodingError.dataCorrupted` for a string that is no URL or no Base64.
  @inline(never)
  static func decode<Value>(
    _ type: Value.Type, from node: JSONNode, _ reader: ValueReader
  ) throws -> Value? {
    switch type {
    case is URL.Type: try url(reader.string(node), reader) as? Value
    case is Data.Type: try data(reader.string(node), reader) as? Value
    case is Decimal.Type: try decimal(node, reader) as? Value
    default: nil
    }
  }

  /// An empty value of one of them; nil for any other type.
  static func empty<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is URL.Type: URL(fileURLWithPath: "/") as? Value
    case is Data.Type: Data() as? Value
    case is Decimal.Type: Decimal() as? Value
    default: nil
    }
  }

  private static func url(_ text: String, _ reader: ValueReader) throws -> URL {
    guard let url = URL(string: text) else { throw corrupted("invalid URL string", reader) }
    return url
  }

  private static func data(_ text: String, _ reader: ValueReader) throws -> Data {
    guard let data = Data(base64Encoded: text) else { throw corrupted("invalid Base64", reader) }
    return data
  }

  private static func decimal(_ node: JSONNode, _ reader: ValueReader) throws -> Decimal {
    if let decimal = Decimal(string: try reader.number(node)) { return decimal }
    try reader.reportOutOfRange(node, "Decimal")
    return Decimal()
  }

  private static func corrupted(_ reason: String, _ reader: ValueReader) -> DecodingError {
    .dataCorrupted(.init(codingPath: reader.path.keys, debugDescription: reason))
  }
}
