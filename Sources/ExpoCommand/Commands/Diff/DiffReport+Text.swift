import ExpoKit

extension DiffReport {
  /// A change for a terminal: a title, its location, and wrapped lines; with marks as `[-old-]{+new+}`.
  static func text(of block: Block, _ settings: ReadingSettings, hasMarks: Bool) -> StyledText {
    var text = StyledText()
    for (number, parts) in ([block.title] + block.lines).enumerated() {
      var line = StyledText(.spaces(number == 0 ? 0 : 4))
      for (part, role) in parts {
        let marked = role == .removed ? "[-\(part)-]" : role == .added ? "{+\(part)+}" : part
        line.append(hasMarks && number > 0 ? marked : part, role)
      }
      let breaker = LineBreaker(
        width: settings.proseWidth, hangingIndent: number == 0 ? 4 : 6,
        ambiguous: settings.ambiguous)
      for line in line.lines(by: breaker) { text.append(line.ended) }
      guard number == 0 else { continue }
      // It is not broken: terminals open what it names.
      text.append("    ")
      text.append(StyledText(block.position, .faint).ended)
    }
    return text
  }

  private static let context = 6
  /// The most characters of them: a word may have any length.
  private static let contextLength = 160

  /// The changes of a text in order with the words around them; near changes share a line: `… 세운 탑[은→이] 높다
  /// …`.
  ///
  /// A part that was moved inside the text shows its beginning and end only.
  static func excerpts(of difference: TextDifference) -> [Line] {
    let parts = difference.parts
    let words = { (part: TextDifference.Part) in
      part.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").comparisonKey
    }
    let texts = { kind in Set(parts.filter { $0.kind == kind }.map(words)) }
    let moved = texts(.removed).intersection(texts(.added))
    var lines: [Line] = [[]]
    for (index, part) in parts.enumerated() {
      let isKept = part.kind == .kept
      let role: StyledText.Role = isKept ? .plain : part.kind == .added ? .added : .removed
      let isOuter = isKept && (index == 0 || index == parts.count - 1)
      let most = isOuter ? context : 2 * context
      let ends = isKept || moved.contains(words(part)) ? ends(of: part.text, longerThan: most) : nil
      let pieces =
        ends.map { isKept ? [$0.head + " …", "… " + $0.tail] : [$0.head + " … " + $0.tail] }
        ?? [visible(part.text, isChange: !isKept)]
      lines[lines.count - 1].append((pieces[0], role))
      lines += pieces.dropFirst().map { [($0, role)] }
    }
    // The outer ends of the text are far from any change.
    return lines.filter { line in line.contains { $0.role != .plain } }
  }

  /// The first and the last words of a part with more than `most`; nil for a short one.
  private static func ends(of text: String, longerThan most: Int) -> (head: String, tail: String)? {
    let words = text.words
    if words.count <= most, text.utf8.count <= contextLength { return nil }
    let head = words.prefix(context).joined().prefix(contextLength)
    let tail = words.suffix(context).joined().suffix(contextLength).drop(while: \.isWhitespace)
    return (visible(head.trimmingEnd(while: \.isWhitespace)), visible(tail))
  }

  /// A text on one line: `¶` for each line end, and `␣` for the blanks of a change that only has blanks.
  static func visible(_ text: some StringProtocol, isChange: Bool = false) -> String {
    if isChange, text.allSatisfy(\.isWhitespace) {
      return String(text.map { $0.isNewline ? "¶" : $0.isOne(of: "\t") ? $0 : "␣" })
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.dropFirst().reduce(into: String(lines[0])) { shown, line in
      shown += (line.first?.isWhitespace == false ? "¶ " : "¶") + line
    }
  }
}
