package import ExpoBase

extension Finding {
  /// Appends the first line of the finding, the same in every format for people.
  ///
  /// Compilers write it so: editors and Xcode read it without an adapter.
  /// `fair.json:3:14: error: expected ',' after the member [EX103 missing-comma]`
  package func appendHeadline(to text: inout StyledText) {
    text.append("\(diagnostic.location.file):\(start.line):\(start.column): ", .location)
    text.append("\(diagnostic.severity.name): ", diagnostic.severity.role)
    text.append(words.message, .heading)
    text.append(" [\(diagnostic.rule.code) \(diagnostic.rule.name)]", .rule)
    // Xcode, vim and problem matchers read the line up to here.
    if diagnostic.fix?.applicability == .safe { text.append(" *", .help) }
    text.endLine()
  }

  /// Appends the finding with the source around it, its notes and help.
  ///
  /// ```
  /// fair.json:3:14: error: … [EX103 missing-comma]
  ///   |
  /// 3 |   "visitors": 1000
  ///   |                   ^
  ///   = at /visitors
  ///   = help: …
  /// ```
  package func append(to text: inout StyledText, width: Int, language: Language) {
    appendHeadline(to: &text)
    let location = diagnostic.location
    let excerpt = Excerpt(file: file, lines: lines, bytes: location.bytes, at: start, width: width)
    excerpt.append(to: &text, marking: diagnostic.severity.role)
    let remark = { (kind: String, remark: String, role: StyledText.Role, text: inout StyledText) in
      text.append(String(repeating: " ", count: excerpt.gutter) + "= ", .gutter)
      text.append(kind, role)
      text.append(" " + remark)
      text.endLine()
    }
    remark(
      language.pick(en: "at", ko: "위치:"),
      location.pointer.words(in: language, width: width / 2), .note, &text)
    for note in notes { remark("note:", place(of: note) + note.note.message, .note, &text) }
    if let help = words.help { remark(ProblemWords.helpTitle(in: language), help, .help, &text) }
  }

  /// `4:2: ` in the same file, `other.json:4:2: ` in another, nothing for a note without a place.
  private func place(of located: (note: ProblemWords.Note, ends: Ends?)) -> String {
    guard let location = located.note.location, let start = located.ends?.start else { return "" }
    let name = location.file == file.name ? "" : location.file + ":"
    return "\(name)\(start.line):\(start.column): "
  }
}

extension JSONPointer {
  /// The pointer in a sentence: the empty pointer has a name, and of one that is wider than a number
  /// of cells two tokens from each end are shown.
  fileprivate func words(in language: Language, width: Int) -> String {
    if tokens.isEmpty { return language.pick(en: "the root", ko: "최상위") }
    guard DisplayWidth.of(description) > width, tokens.count > 4 else { return description }
    return "\(JSONPointer(Array(tokens.prefix(2))))/…\(JSONPointer(Array(tokens.suffix(2))))"
      + language.pick(en: " (\(tokens.count) levels)", ko: " (\(tokens.count)단계)")
  }
}

extension Severity {
  /// The role that text of this severity is written in.
  package var role: StyledText.Role {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
