/// Percent-encoding of UTF-8 text for URIs (RFC 3986 §2.1).
public enum PercentEncoding {
  /// What may stand unencoded in a fragment (RFC 3986 §3.5).
  public static let fragment = Set("!$&'()*+,;=:@/?-._~".utf8)
  /// What may stand unencoded in the segments of a relative path (RFC 3986 §3.3, no colon).
  public static let path = Set("!$&'()*+,;=@/-._~".utf8)

  /// Encodes every byte that is neither a letter, a digit nor allowed.
  ///
  /// `한/a b` → `%ED%95%9C/a%20b`
  public static func encode(_ text: String, allowing allowed: Set<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { encoded, byte in
      let scalar = Unicode.Scalar(byte)
      if allowed.contains(byte) || (scalar.isASCII && scalar.properties.isASCIIAlphanumeric) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%"
        encoded.append(digits[Int(byte >> 4)])
        encoded.append(digits[Int(byte & 15)])
      }
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isASCIIAlphanumeric: Bool {
    isAlphabetic || numericType == .decimal
  }
}
