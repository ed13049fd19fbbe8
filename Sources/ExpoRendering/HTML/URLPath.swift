import ExpoSource

/// The path of a file as a relative link (RFC 3986 §4.2), percent-encoded once.
///
/// `images/haegeum@2x.png` → the same; `entries/해 금,1.html` → `entries/%ED%95%B4%20…%2C1.html`
enum URLPath {
  /// What needs no encoding; no comma or parenthesis, which mean something in a `srcset` or a text.
  private static let plain = Set("@/-._~".utf8)

  static func encoded(_ path: String) -> String {
    path.utf8.allSatisfy(isPlain) ? path : PercentEncoding.encode(path, allowing: plain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x40...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x5F, 0x7E: true
    default: false
    }
  }
}
