/// Comma-separated lists on the command line: `a, b,c`.
enum CommaList {
  /// The items of all words, without surrounding spaces and empty items.
  static func items(_ words: [String]) -> [String] {
    words.flatMap { $0.split(separator: ",") }.map { String($0).trimmingSpaces }
      .filter { !$0.isEmpty }
  }
}

extension String {
  /// Without spaces at its two ends.
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
