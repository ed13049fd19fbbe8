import ExpoTestSupport

/// Sound JSON of any shape: what may stand in a document, laid out at random.
enum RandomDocument {
  private static let keys = [
    "name", "image_name", "short_desc", "desc", "title", "visitors", "location", "duration",
    "description", "n\\u0061me", "", "x", "한", "Name",
  ]
  private static let pieces = [
    "a", "한", "😀", "é", "e\u{301}", "\u{F99A}", " ", "\u{7F}", "\u{80}", "\u{202E}", "\u{FFFF}",
    "\\n", "\\\"", "\\\\", "\\/", "\\b", "\\u0000", "\\u001F", "\\u0041", "\\u00e9", "\\uD55C",
    "\\ud83d\\ude00", "\\uFFFE", "\\u2028", "\u{2028}", "\u{10FFFF}", "'", "{", "]",
  ]
  private static let scalars = [
    "0", "-0", "1.0", "1e5", "-12.50E-3", "123456789012345678901234567890", "true", "false", "null",
  ]
  private static let spaces = ["", "", "", " ", "\n", "\t", "\r\n", "  "]

  static func text(_ random: inout SeededGenerator) -> String {
    space(&random) + value(&random, depth: 0) + space(&random)
  }

  private static func value(_ random: inout SeededGenerator, depth: Int) -> String {
    // Only the first four levels have lists.
    switch Int.random(in: depth..<8, using: &random) {
    case ..<2: list("{", "}", &random) { member(&$0, depth: depth + 1) }
    case ..<4: list("[", "]", &random) { value(&$0, depth: depth + 1) }
    case ..<6: string(&random)
    default: random.any(of: scalars)
    }
  }

  private static func list(
    _ opener: String, _ closer: String, _ random: inout SeededGenerator,
    _ item: (inout SeededGenerator) -> String
  ) -> String {
    let items = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      space(&random) + item(&random) + space(&random)
    }
    return opener + (items.isEmpty ? space(&random) : items.joined(separator: ",")) + closer
  }

  private static func member(_ random: inout SeededGenerator, depth: Int) -> String {
    let key = Bool.random(using: &random) ? "\"\(random.any(of: keys))\"" : string(&random)
    return key + space(&random) + ":" + space(&random) + value(&random, depth: depth)
  }

  private static func string(_ random: inout SeededGenerator) -> String {
    "\"\(random.join(pieces, 0...6))\""
  }

  private static func space(_ random: inout SeededGenerator) -> String {
    random.any(of: spaces)
  }
}
