import ExpoSource

/// Paths as the destinations of links and pictures.
enum MarkdownPath {
  /// What no reader of Markdown takes for a sign: parentheses, quotes and `&` are encoded too.
  private static let allowed = Set("/-._~@".utf8)

  /// Encodes a path once: `images/갓 (1).png` → `images/%EA%B0%93%20%281%29.png`.
  static func encode(_ path: String) -> String {
    PercentEncoding.encode(path, allowing: allowed)
  }
}
