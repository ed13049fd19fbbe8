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
    type == URL.self || type == Data.self || type == Decimal.self || type == Date.self
  }

  /// A `URL` from a string, a `Decimal` from a number, a `Date` or `Data` by the decoder's strategy.
  ///
  /// - Returns: nil for any other type.
  /// - Throws: `DecodingError.dataCorrupted` for a string of the wrong form.
  @inline(never)
  static func decode<Value>(
    _ type: Value.Type, from node: JSONNode, _ reader: ValueReader
  ) throws -> Value? {
    switch type {
    case is URL.Type: try url(reader.string(node), reader) as? Value
    case is Data.Type: try data(node, reader) as? Value
    case is Date.Type: try date(node, reader) as? Value
    case is Decimal.Type: try decimal(node, reader) as? Value
    default: nil
    }
  }

  /// An empty value of one of them; nil for any other type.
  static func empty<Value>(_ type: Value.Type) -> Value? {
    switch type {
    case is URL.Type: URL(fileURLWithPath: "/") as? Value
    case is Data.Type: Data() as? Value
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0) as? Value
    case is Decimal.Type: Decimal() as? Value
    default: nil
    }
  }

  private static func url(_ text: String, _ reader: ValueReader) throws -> URL {
    guard let url = URL(string: text) else { throw corrupted("invalid URL string", reader) }
    return url
  }

  private static func data(_ node: JSONNode, _ reader: ValueReader) throws -> Data {
    switch reader.pass.decoder.dataDecodingStrategy {
    case .base64:
      guard let data = Data(base64Encoded: try reader.string(node)) else {
        throw corrupted("invalid Base64", reader)
      }
      return data
    case .deferredToData: return try Data(from: decoder(of: node, reader, as: Data.self))
    case .custom(let function): return try function(decoder(of: node, reader, as: Data.self))
    }
  }

  private static func date(_ node: JSONNode, _ reader: ValueReader) throws -> Date {
    switch reader.pass.decoder.dateDecodingStrategy {
    case .deferredToDate:
      Date(timeIntervalSinceReferenceDate: try reader.floating(node, as: Double.self))
    case .secondsSince1970:
      Date(timeIntervalSince1970: try reader.floating(node, as: Double.self))
    case .millisecondsSince1970:
      Date(timeIntervalSince1970: try reader.floating(node, as: Double.self) / 1000)
    case .iso8601: try date(iso8601: reader.string(node), reader)
    case .custom(let function): try function(decoder(of: node, reader, as: Date.self))
    }
  }

  private static func date(iso8601 text: String, _ reader: ValueReader) throws -> Date {
    guard let date = try? Date.ISO8601FormatStyle().parse(text) else {
      throw corrupted("not a date such as 1893-05-01T12:00:00Z", reader)
    }
    return date
  }

  private static func decoder(
    of node: JSONNode, _ reader: ValueReader, as type: Any.Type
  ) -> NodeDecoder {
    NodeDecoder(pass: reader.pass, index: node.index, path: reader.path, type: type)
  }

  private static func decimal(_ node: JSONNode, _ reader: ValueReader) throws -> Decimal {
    if let decimal = Decimal(string: try reader.number(node, as: Decimal.self)) { return decimal }
    try reader.reportOutOfRange(node, "Decimal")
    return Decimal()
  }

  private static func corrupted(_ reason: String, _ reader: ValueReader) -> DecodingError {
    .dataCorrupted(.init(codingPath: reader.path.keys, debugDescription: reason))
  }
}
