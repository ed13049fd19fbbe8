import ExpoBase

/// Questions that are answered by a line, for the readers without a screen.
extension Console {
  /// Writes a line without its trailing spaces.
  func writeTrimmed(_ line: String) throws {
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    try standardOutput.write(Array("\(line[..<end])\n".utf8))
  }

  /// Asks on a line, and waits there; nil at the end of input.
  ///
  /// The answer is without the blanks around it: ` 3
  /// ` → `3`.
  func answer(to question: String) throws -> String? {
    try standardOutput.write(Array("\(question): ".utf8))
    let line = pagerHost?.readLine()
    // At the end of input nobody has pressed Enter, and the question is still on the line.
    if line?.last?.isNewline != true { try writeTrimmed("") }
    guard let words = line?.prefix(while: { !$0.isNewline }).drop(while: \.isWhitespace) else {
      return nil
    }
    let end = words.lastIndex { !$0.isWhitespace }.map(words.index(after:))
    return String(words[..<(end ?? words.startIndex)])
  }
}

extension Range<Int> {
  /// The numbers, from 1, of these indices: `1–20`, or one alone.
  var numbers: String {
    count == 1 ? "\(upperBound)" : "\(Swift.min(lowerBound + 1, upperBound))–\(upperBound)"
  }
}
