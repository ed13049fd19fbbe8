extension String {
  /// The text encoded for a URI (RFC 3986 §2.1), except allowed bytes, ASCII letters and digits: `한/a b` →
  /// `%ED%95%9C/a%20b`.
  package func percentEncoded(allowing allowed: Set<UInt8>) -> String {
    // Most text needs no encoding; looking up each byte is slow.
    if utf8.allSatisfy({ allowed.contains($0) || $0.isASCIIAlphanumeric }) { return self }
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { encoded, byte in
      if allowed.contains(byte) || byte.isASCIIAlphanumeric {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%"
        encoded.append(digits[Int(byte >> 4)])
        encoded.append(digits[Int(byte & 15)])
      }
    }
  }

  /// The text as a word for a shell, quoted if necessary: `a b.json` → `'a b.json'`.
  package var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.value >= 0x80 || $0.properties.isAlphabetic || "0"..."9" ~= $0
        || "_-./@+,:".unicodeScalars.contains($0)
    }
    if isPlain, !isEmpty { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}

extension UInt8 {
  @inlinable
  package var isASCIIAlphanumeric: Bool { 0x61...0x7A ~= self | 0x20 || 0x30...0x39 ~= self }
}
