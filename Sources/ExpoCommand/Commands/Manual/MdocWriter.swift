/// Writes mdoc source, in lines of at most 78 bytes.
struct MdocWriter {
  private static let longestLine = 78
  private static let escapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "\"": "\\(dq", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
  ]

  private(set) var page = ""

  /// Adds macros with their arguments, which are escaped already.
  mutating func macro(_ lines: String...) {
    for line in lines { page += ".\(line)\n" }
  }

  /// Adds text, broken at spaces; a sentence begins a line.
  mutating func text(_ text: String) {
    var lines: [String] = []
    for word in text.split(separator: " ").map({ escaped(String($0)) }) {
      if let line = lines.last, !line.hasSuffix("."),
        line.utf8.count + 1 + word.utf8.count <= Self.longestLine
      {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    for line in lines { addLine(line) }
  }

  /// Adds a section of help as a subsection; one without a title continues its section.
  mutating func add(_ section: HelpSection) {
    if let title = section.title { macro("Ss " + escaped(title, isArgument: true)) }
    for (index, block) in section.blocks.enumerated() {
      if index > 0, case .paragraph = block { macro("Pp") }
      add(block)
    }
  }

  mutating func add(_ block: HelpSection.Block) {
    switch block {
    case .paragraph(let text), .usage(let text): self.text(text)
    case .code(let lines):
      macro("Bd -literal -offset 2n")
      for line in lines { addLine(escaped(line)) }
      macro("Ed")
    case .rows(let rows): addList(rows, width: "6n")
    case .examples(let rows): addList(rows, width: "4n")
    }
  }

  private mutating func addList(_ rows: [HelpSection.Row], width: String) {
    macro("Bl -tag -width \(width)")
    for row in rows {
      macro("It " + term(row.term))
      text(row.text)
    }
    macro("El")
  }

  private func term(_ term: HelpSection.Term) -> String {
    switch term {
    case .option(let option):
      (option.letter.map { "Fl \($0) , " } ?? "") + "Fl " + escaped("-\(option.name.text)")
        + (option.placeholder.map { " Ar " + escaped($0, isArgument: true) } ?? "")
    case .variable(let variable): "Ev \(variable.rawValue)"
    case .command(let text): "Ic " + escaped(text, isArgument: true)
    case .word(let text): "Sy " + escaped(text, isArgument: true)
    }
  }

  private mutating func addLine(_ line: String) {
    let isMacro = line.hasPrefix(".") || line.hasPrefix("'")
    page += (isMacro ? "\\&" : "") + line + "\n"
  }

  /// Text that mdoc does not interpret; an argument of a macro is in quotes.
  func escaped(_ text: String, isArgument: Bool = false) -> String {
    let escaped = text.map { Self.escapes[$0] ?? String($0) }.joined()
    // In quotes, words and punctuation are not macros and delimiters.
    return isArgument ? "\"" + (escaped.count == 1 ? "\\&" : "") + escaped + "\"" : escaped
  }
}
