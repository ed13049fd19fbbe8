#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ExpoDecoder {
  /// How dates are decoded, as by `JSONDecoder`; without its `formatted(DateFormatter)`.
  public enum DateDecodingStrategy: Sendable {
    /// By the date's own initializer: seconds since 1 January 2001.
    case deferredToDate
    /// From the seconds since 1 January 1970.
    case secondsSince1970
    /// From the milliseconds since 1 January 1970.
    case millisecondsSince1970
    /// From a string such as `1893-05-01T12:00:00Z` (RFC 3339).
    case iso8601
    /// By a function.
    case custom(@Sendable (any Decoder) throws -> Date)
  }

  /// How data is decoded, as by `JSONDecoder`.
  public enum DataDecodingStrategy: Sendable {
    /// By the data's own initializer: from an array of bytes.
    case deferredToData
    /// From a Base64 string (RFC 4648).
    case base64
    /// By a function.
    case custom(@Sendable (any Decoder) throws -> Data)
  }

  /// How numbers that JSON cannot express are decoded, as by `JSONDecoder`.
  public enum NonConformingFloatDecodingStrategy: Sendable {
    /// As errors.
    case `throw`
    /// From the strings that represent them.
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  /// How the keys of a document are converted to those of a type, as by `JSONDecoder`.
  ///
  /// Where keys are converted, unknown keys are not reported.
  public enum KeyDecodingStrategy: Sendable {
    /// Not at all.
    case useDefaultKeys
    /// `image_name` is read as `imageName`.
    case convertFromSnakeCase
    /// By a function of the path to a key.
    case custom(@Sendable ([any CodingKey]) -> any CodingKey)
  }
}

extension ExpoDecoder.KeyDecodingStrategy {
  /// Converts the keys of an object to those of a type; nil for keys that stay as they are.
  func conversion(at path: CodingPath) -> ((String) -> String)? {
    switch self {
    case .useDefaultKeys: return nil
    case .convertFromSnakeCase: return Self.camelCase
    case .custom(let function):
      let keys = path.keys
      return { function(keys + [MemberKey($0)]).stringValue }
    }
  }

  /// The key of a type as the document spells it, given the keys of its object.
  func spelling(of key: String, beside keys: [String]) -> String {
    guard case .convertFromSnakeCase = self,
      !keys.contains(where: { $0.contains(where: \.isUppercase) })
    else { return key }
    let snake = key.reduce(into: "") { snake, letter in
      if letter.isUppercase, !snake.isEmpty { snake += "_" }
      snake += letter.lowercased()
    }
    return Self.camelCase(snake) == key ? snake : key
  }

  /// `_image_name_` → `_imageName_`, `is_2fa_on` → `is2FaOn`; without an inner underscore the key stays.
  private static func camelCase(_ key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let joined = words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
    return key[..<first] + joined + key[key.index(after: last)...]
  }
}
