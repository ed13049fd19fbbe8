/// The quotes that people and programs write instead of JSON's own.
enum WrongQuotes {
  /// What opens a string, and what may close it.
  static let all: [(open: String, close: [String])] = [
    ("'", ["'"]), ("`", ["`", "'"]), ("“", ["”", "“", "\""]), ("”", ["”", "\""]),
    ("„", ["“", "”"]), ("‘", ["’", "‘"]), ("’", ["’"]), ("«", ["»"]), ("»", ["«"]),
    ("＂", ["＂"]), ("「", ["」"]), ("『", ["』"]), ("《", ["》"]),
  ]

  /// Whether a scalar is any of them, or JSON's own.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let text = String(scalar)
    return scalar == "\"" || all.contains { $0.open == text || $0.close.contains(text) }
  }
}
