package import ExpoBase

extension Finding {
  /// One line, as compilers write it: editors and Xcode read it without an adapter.
  ///
  /// `fair.json:3:14: error: expected ',' after the member [EX103 missing-comma]`
  package func appendHeadline(to text: inout StyledText) {
    let path = (diagnostic.location.file.isActionsCommand ? "./" : "") + diagnostic.location.file
    text.append("\(path):\(start.line):\(start.column): ", .location)
    text.append("\(diagnostic.severity.name): ", diagnostic.severity.role)
    text.append(words.message, .heading)
    text.append(" [\(diagnostic.rule.code) \(diagnostic.rule.name)]", .rule)
    // Xcode, vim and problem matchers read the line up to here.
    if diagnostic.fix?.applicability == .safe { text.append(" *", .help) }
    text.endLine()
  }

  /// Appends the finding with the source around it, notes and help.
  ///
  /// ```
  /// error[EX103]: expected ',' after the member *
  ///  --> items.json:3:14, entry 2, 한빛탑
  ///   |
  /// 3 |   "visitors": 1000
  ///   |                   ^
  ///   = help: …
  /// ```
  ///
  /// Only a location may be wider than `width` cells: terminals open it. With `cutsPath`, on a screen of its own, a
  /// path that is too wide begins with `…`, and keeps line and column. `others` is the number of findings with the
  /// same rule and help that are not shown.
  package func append(
    to text: inout StyledText, width: Int, language: Language,
    ambiguous: AmbiguousWidth = .narrow, cutsPath: Bool = false, others: Int = 0
  ) {
    let width = min(max(20, width), Excerpt.widest)
    var page = FindingPage(
      finding: self, language: language, width: width, ambiguous: ambiguous, cutsPath: cutsPath,
      excerpt: Excerpt(
        file: file, lines: lines, bytes: diagnostic.location.bytes, at: start, width: width))
    page.append()
    if others > 0 { page.append(others: others) }
    text.append(page.text)
  }
}

/// A finding in the format `full`.
private struct FindingPage {
  let finding: Finding
  let language: Language
  let width: Int
  let ambiguous: AmbiguousWidth
  let cutsPath: Bool
  let excerpt: Excerpt
  private(set) var text = StyledText()

  mutating func append() {
    appendTitle()
    appendLocation(locationText(finding.diagnostic.location, finding.start), of: subject)
    if !finding.concernsFile {
      excerpt.append(to: &text, marking: finding.diagnostic.severity.role)
    }
    for note in finding.notes {
      append(language.pick(en: "note:", ko: "참고:"), .note, prefix(of: note) + note.note.message)
      if let location = note.note.location, location.file != finding.file.name {
        appendLocation(note.ends.map { locationText(location, $0.start) } ?? location.file)
      }
    }
    if let help = finding.words.help {
      append(ProblemWords.helpTitle(in: language), .help, help)
    }
  }

  /// The findings with the same rule and help that are not shown.
  mutating func append(others count: Int) {
    let code = finding.diagnostic.rule.code
    append(
      language.pick(en: "note:", ko: "참고:"), .note,
      language.pick(
        en: "and \(count) more \(code) with the same fix (-f concise lists them)",
        ko: "고치는 방법이 같은 \(code) 문제가 \(count)건 더 있습니다(-f concise로 볼 수 있음)"))
  }

  private mutating func appendTitle() {
    let diagnostic = finding.diagnostic
    var title = StyledText(
      "\(diagnostic.severity.words(in: language))[\(diagnostic.rule.code)]",
      diagnostic.severity.role)
    title.append(": ")
    guard diagnostic.fix?.applicability == .safe else {
      title.append(finding.words.message, .heading)
      return append(title, hangingIndent: 2)
    }
    // The mark stays beside the last word.
    let (start, word) = finding.words.message.partedBeforeLastWord
    title.append(start, .heading)
    var end = StyledText(word, .heading)
    end.append(" *", .help)
    append(title, keeping: end, hangingIndent: 2)
  }

  /// The location is not broken; the parts of its subject are beside or below it.
  private mutating func appendLocation(_ locationText: String, of subject: [String] = []) {
    let arrow = String(repeating: " ", count: excerpt.gutter - 1) + "--> "
    let other = arrow + subject.map { ", " + $0 }.joined()
    var rows = [StyledText(arrow, .gutter)]
    rows[0].append(cutsPath ? end(of: locationText, beside: other) : locationText, .location)
    for (index, part) in subject.enumerated() {
      var row = rows[rows.count - 1]
      row.append(", " + part)
      let comma = index + 1 < subject.count ? "," : ""
      if DisplayWidth.of(row.string + comma, ambiguous: ambiguous) <= width {
        rows[rows.count - 1] = row
      } else {
        rows[rows.count - 1].append(",")
        rows.append(StyledText(String(repeating: " ", count: arrow.utf8.count) + part))
      }
    }
    text.append(rows[0])
    text.endLine()
    for row in rows.dropFirst() { append(row, hangingIndent: arrow.utf8.count) }
  }

  /// The end of a path that fits in the room that other text leaves, or in half of the line.
  private func end(of locationText: String, beside other: String) -> String {
    let room = max(width / 2, width - DisplayWidth.of(VisibleText.of(other), ambiguous: ambiguous))
    return DisplayWidth.end(of: VisibleText.of(locationText), fitting: room, ambiguous: ambiguous)
  }

  private mutating func append(_ kind: String, _ role: StyledText.Role, _ message: String) {
    var line = StyledText(String(repeating: " ", count: excerpt.gutter) + "= ", .gutter)
    line.append(kind, role)
    let indent = DisplayWidth.of(line.string, ambiguous: ambiguous) + 1
    // The text after the last colon is usually a command to copy.
    let (start, copied) = message.parted(after: ": ")
    line.append(" " + start)
    append(
      line, keeping: StyledText(copied),
      hangingIndent: indent * 3 <= width ? indent : excerpt.gutter + 2)
  }

  /// Appends two parts as one text; the second is not broken if it fits on a line.
  ///
  /// A command has its own line and is never broken, so that it can be pasted.
  private mutating func append(_ start: StyledText, keeping end: StyledText, hangingIndent: Int) {
    let cells = DisplayWidth.of(end.string, ambiguous: ambiguous)
    let breaker = LineBreaker(width: width, hangingIndent: hangingIndent, ambiguous: ambiguous)
    let last = start.lines(by: breaker).last?.string ?? ""
    let isCommand = ["iconv ", "expo "].contains(where: end.string.hasPrefix)
    let isFitting = 1...width - hangingIndent ~= cells
    guard isCommand || isFitting && DisplayWidth.of(last, ambiguous: ambiguous) + 1 + cells > width
    else {
      var line = start
      line.append(end)
      return append(line, hangingIndent: hangingIndent)
    }
    append(start, hangingIndent: hangingIndent)
    var rest = StyledText(String(repeating: " ", count: hangingIndent))
    rest.append(end)
    if !isCommand { return append(rest, hangingIndent: hangingIndent) }
    text.append(rest)
    text.endLine()
  }

  private mutating func append(_ line: StyledText, hangingIndent: Int) {
    let breaker = LineBreaker(width: width, hangingIndent: hangingIndent, ambiguous: ambiguous)
    for line in line.lines(by: breaker) {
      // The first cell of its indent is marked.
      let isMarked = line.string.isActionsCommand && line.string.first == " "
      if isMarked { text.append("|", .gutter) }
      text.append((isMarked ? 1 : 0)..<line.string.utf8.count, of: line)
      text.endLine()
    }
  }
}

extension FindingPage {
  /// The entry and its name, or the path to the value; empty at the root.
  private var subject: [String] {
    if let number = finding.subject?.number {
      // In another encoding the name is unreadable.
      let entry = finding.subject?.entry.flatMap {
        $0.unicodeScalars.contains("\u{FFFD}") ? nil : $0
      }
      return [language.pick(en: "entry \(number)", ko: "\(number)번 항목")]
        + (entry.map { [VisibleText.quoted($0)] } ?? [])
    }
    let pointer = finding.diagnostic.location.pointer
    return pointer.length == 0 ? [] : [pointer.words(in: language, width: width / 2)]
  }

  private func locationText(_ location: DocumentLocation, _ start: LineIndex.Position) -> String {
    "\(location.file):\(start.line):\(start.column)"
  }

  /// `4:2: ` for a note in the same file.
  private func prefix(of located: (note: ProblemWords.Note, ends: Finding.Ends?)) -> String {
    guard let start = located.ends?.start, located.note.location?.file == finding.file.name else {
      return ""
    }
    return "\(start.line):\(start.column): "
  }
}

extension String {
  /// GitHub Actions runs a line that begins with `::` as a command.
  fileprivate var isActionsCommand: Bool { drop(while: \.isWhitespace).hasPrefix("::") }

  /// Words in quotes are one word; the space belongs to the start.
  fileprivate var partedBeforeLastWord: (start: String, end: String) {
    var isQuoted = false
    for index in indices.reversed() {
      if self[index] == "'" { isQuoted.toggle() }
      guard self[index] == " ", !isQuoted else { continue }
      return (String(self[...index]), String(self[self.index(after: index)...]))
    }
    return (self, "")
  }

  /// The text divided after the last mark; without a mark, all of it is the start.
  fileprivate func parted(after mark: String) -> (start: String, end: String) {
    guard let range = ranges(of: mark).last else { return (self, "") }
    return (String(self[..<range.upperBound]), String(self[range.upperBound...]))
  }
}

extension Finding {
  /// Whether the finding is about the whole file, so that an excerpt would show nothing more.
  fileprivate var concernsFile: Bool {
    let location = diagnostic.location
    return location.part == .file && location.bytes.lowerBound == 0
  }
}

extension JSONPointer {
  /// The pointer in a sentence; if it is wider than `width` cells, only two tokens from each end.
  fileprivate func words(in language: Language, width: Int) -> String {
    guard DisplayWidth.of(description) > width, tokens.count > 4 else { return description }
    return "\(JSONPointer(Array(tokens.prefix(2))))/…\(JSONPointer(Array(tokens.suffix(2))))"
      + language.pick(en: " (\(tokens.count) levels)", ko: " (\(tokens.count)단계)")
  }
}

extension Severity {
  package var role: StyledText.Role {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
