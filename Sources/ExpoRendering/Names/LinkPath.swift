import ExpoBase

/// The path of a file as the destination of a link (RFC 3986 §4.2), percent-encoded once.
///
/// `images/haegeum@2x.png` → the same; `entries/해 금,1.html` → `entries/%ED%95%B4%20…%2C1.html`
enum LinkPath {
  /// The punctuation left unencoded: none that a `srcset`, Markdown or running text reads as syntax.
  private static let allowed = Set("@/-._~".utf8)

  /// Percent-encodes a path.
  static func encoded(_ path: String) -> String {
    path.utf8.allSatisfy(isAllowed) ? path : PercentEncoding.encode(path, allowing: allowed)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x40...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x5F, 0x7E: true
    default: false
    }
  }
}
