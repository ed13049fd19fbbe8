import ExpoBase

/// The path of a file as the destination of a link (RFC 3986 §4.2), percent-encoded once.
///
/// `images/haegeum@2x.png` → the same; `entries/해 금,1.html` → `entries/%ED%95%B4%20…%2C1.html`
enum LinkPath {
  /// The unencoded punctuation, which no `srcset`, Markdown or running text reads as syntax.
  private static let allowed = Set("@/-._~".utf8)

  static func encoded(_ path: String) -> String {
    path.percentEncoded(allowing: allowed)
  }
}
