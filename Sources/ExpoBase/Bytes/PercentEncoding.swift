/// Percent-encodes text for URIs (RFC 3986 §2.1).
package enum PercentEncoding {
  /// The punctuation that a relative path allows (RFC 3986 §3.3), without the colon.
  package static let path = Set("!$&'()*+,;=@/-._~".utf8)

  /// Encodes all but allowed bytes and ASCII letters and digits: `한/a b` → `%ED%95%9C/a%20b`.
  package static func encode(_ text: String, allowing allowed: Set<UInt8>) -> String {
    // Most text needs no encoding; looking up each byte is slow.
    if text.utf8.allSatisfy({ allowed.contains($0) || $0.isASCIIAlphanumeric }) { return text }
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { encoded, byte in
      if allowed.contains(byte) || byte.isASCIIAlphanumeric {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%"
        encoded.append(digits[Int(byte >> 4)])
        encoded.append(digits[Int(byte & 15)])
      }
    }
  }
}

extension UInt8 {
  fileprivate var isASCIIAlphanumeric: Bool {
    0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self
  }
}
