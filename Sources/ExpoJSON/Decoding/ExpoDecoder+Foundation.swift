#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

#if canImport(Combine)
  public import Combine

  extension ExpoDecoder: TopLevelDecoder {
    /// The type that Combine passes to `decode(_:from:)`.
    public typealias Input = Data
  }
#endif

extension ExpoDecoder {
  /// Creates a decoder with the strategies and the `userInfo` of Foundation's decoder.
  ///
  /// Settings for input that is not JSON, such as `allowsJSON5`, are not copied.
  public init(copying decoder: JSONDecoder) {
    self.init()
    userInfo = decoder.userInfo
    switch decoder.dateDecodingStrategy {
    case .deferredToDate: dateDecodingStrategy = .deferredToDate
    case .secondsSince1970: dateDecodingStrategy = .secondsSince1970
    case .millisecondsSince1970: dateDecodingStrategy = .millisecondsSince1970
    case .iso8601: dateDecodingStrategy = .iso8601
    case .custom(let function): dateDecodingStrategy = .custom(function)
    #if canImport(Darwin)
      case .formatted(let formatter):
        nonisolated(unsafe) let formatter = formatter
        dateDecodingStrategy = .custom { decoder in
          let text = try decoder.singleValueContainer().decode(String.self)
          if let date = formatter.date(from: text) { return date }
          throw DecodingError.dataCorrupted(
            .init(
              codingPath: decoder.codingPath,
              debugDescription: "Date string does not match format expected by formatter."))
        }
    #endif
    @unknown default: break
    }
    switch decoder.dataDecodingStrategy {
    case .deferredToData: dataDecodingStrategy = .deferredToData
    case .base64: dataDecodingStrategy = .base64
    case .custom(let function): dataDecodingStrategy = .custom(function)
    @unknown default: break
    }
    switch decoder.nonConformingFloatDecodingStrategy {
    case .throw: nonConformingFloatDecodingStrategy = .throw
    case .convertFromString(let positive, let negative, let nan):
      nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: positive, negativeInfinity: negative, nan: nan)
    @unknown default: break
    }
    switch decoder.keyDecodingStrategy {
    case .useDefaultKeys: keyDecodingStrategy = .useDefaultKeys
    case .convertFromSnakeCase: keyDecodingStrategy = .convertFromSnakeCase
    case .custom(let function): keyDecodingStrategy = .custom(function)
    @unknown default: break
    }
  }

  /// Decodes a document in UTF-8, as `JSONDecoder` does; in errors it is named `<data>`.
  ///
  /// - Throws: ``DecodeErrors``, as for a file.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(DecodeErrors) -> Value {
    try decode(type, from: data, named: "<data>")
  }

  /// Reads and decodes the document at a URL; in errors it has the name of the file.
  ///
  /// - Throws: ``DecodeErrors``, as for a file, and the errors of `Data(contentsOf:)`.
  public func decode<Value: Decodable>(_ type: Value.Type, from url: URL) throws -> Value {
    try decode(type, from: Data(contentsOf: url), named: url.lastPathComponent)
  }
}
