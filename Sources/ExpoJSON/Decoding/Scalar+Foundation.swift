#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DecodingPass {
  /// The types that Foundation's decoder reads from one string or number instead of by `init(from:)`.
  @inline(never)
  static func foundationScalar(_ type: Any.Type) -> (any Scalar.Type)? {
    if type == URL.self { return URL.self }
    if type == Data.self { return Data.self }
    if type == Decimal.self { return Decimal.self }
    return type == Date.self ? Date.self : nil
  }

}

extension URL: Scalar {
  static func read(_ node: JSONNode, _ reader: ValueReader) throws -> URL {
    guard let url = URL(string: try reader.string(node)) else {
      throw reader.corrupted("invalid URL string")
    }
    return url
  }
}

extension Data: Scalar {
  static func read(_ node: JSONNode, _ reader: ValueReader) throws -> Data {
    switch reader.pass.decoder.dataDecodingStrategy {
    case .base64:
      guard let data = Data(base64Encoded: try reader.string(node)) else {
        throw reader.corrupted("invalid Base64")
      }
      return data
    case .deferredToData: return try Data(from: reader.decoder(of: node, .array))
    case .custom(let function): return try function(reader.decoder(of: node, .text))
    }
  }
}

extension Date: Scalar {
  static func read(_ node: JSONNode, _ reader: ValueReader) throws -> Date {
    switch reader.pass.decoder.dateDecodingStrategy {
    case .deferredToDate: Date(timeIntervalSinceReferenceDate: try reader.floating(node))
    case .secondsSince1970: Date(timeIntervalSince1970: try reader.floating(node))
    case .millisecondsSince1970: Date(timeIntervalSince1970: try reader.floating(node) / 1000)
    case .iso8601: try iso8601(reader.string(node), reader)
    case .custom(let function): try function(reader.decoder(of: node, .text))
    }
  }

  private static let style = ISO8601FormatStyle()

  private static func iso8601(_ text: String, _ reader: ValueReader) throws -> Date {
    guard let date = try? style.parse(text) else {
      throw reader.corrupted("not a date such as 1893-05-01T12:00:00Z")
    }
    return date
  }
}

extension Decimal: Scalar {
  static func read(_ node: JSONNode, _ reader: ValueReader) throws -> Decimal {
    if let decimal = Decimal(string: try reader.number(node, as: Decimal.self)) { return decimal }
    throw reader.outOfRange(node, Decimal.self)
  }
}

extension ValueReader {
  var readsDate: Bool { type == Date.self }

  /// The decoder for a strategy, which is not asked about null.
  fileprivate func decoder(of node: JSONNode, _ expected: JSONType) throws -> NodeDecoder {
    if node.kind == .null { throw mismatch(expected, node, String.self) }
    return NodeDecoder(pass: pass, index: node.index, path: path, type: type)
  }

  fileprivate func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: path.keys, debugDescription: reason))
  }
}
