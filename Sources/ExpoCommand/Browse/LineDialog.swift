import ExpoBase

/// Questions that are answered by a line: what the readers share that draw no screen.
struct LineDialog {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  /// Writes a line without the spaces at its end.
  func write(_ line: String) throws {
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    try console.standardOutput.write(Array("\(line[..<end])\n".utf8))
  }

  /// Asks on a line, and waits there; nil where the input is over.
  ///
  /// The answer is without the blanks around it: ` 3 ⏎` → `3`.
  func answer(to question: String) throws -> String? {
    try console.standardOutput.write(Array("\(question): ".utf8))
    let line = console.pagerHost?.readLine()
    // Where the input is over nobody has pressed Enter, and the question is still on the line.
    if line?.last?.isNewline != true { try write("") }
    guard let words = line?.prefix(while: { !$0.isNewline }).drop(while: \.isWhitespace) else {
      return nil
    }
    let end = words.lastIndex { !$0.isWhitespace }.map(words.index(after:))
    return String(words[..<(end ?? words.startIndex)])
  }

  /// Numbers from 1: `1–20`, or one alone.
  static func numbers(_ range: Range<Int>) -> String {
    range.count == 1
      ? "\(range.upperBound)" : "\(min(range.lowerBound + 1, range.upperBound))–\(range.upperBound)"
  }
}
