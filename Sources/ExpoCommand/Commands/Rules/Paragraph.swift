import ExpoText

/// Prose of our own, filled to a width.
enum Paragraph {
  /// Breaks at spaces; a word longer than the width has a line of its own.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(word) <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
