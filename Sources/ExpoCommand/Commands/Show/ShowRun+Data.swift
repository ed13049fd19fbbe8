import ExpoKit

extension ShowRun {
  /// Prints pages as GitHub Markdown with rules between them.
  mutating func printMarkdown(to output: inout PagedOutput) throws {
    let renderer = MarkdownRenderer()
    if showsPoster { try print(renderer.text(of: posterPage), to: &output) }
    guard let list = reading.documents.entries else { return }
    for (index, element) in elements.enumerated() {
      if showsPoster || index > 0 { try print("\n\(Self.separator)\n\n", to: &output) }
      try print(renderer.text(of: page(of: reading.entry(element, of: list))), to: &output)
    }
  }

  /// Prints the poster as an object, entries as an array, or an object with both.
  mutating func printJSON(to output: inout PagedOutput) throws {
    let exposition = reading.documents.exposition?.partial
    let poster = showsPoster ? exposition?.json ?? "null" : ""
    if showsAll { try output.write(document: "{\"exposition\": \(poster), \"entries\": ") }
    if showsAll || !showsPoster {
      try reading.writeArray(of: elements, to: &output) { $0.json(EntryField.keys, $0.facts) }
    } else {
      try output.write(document: poster)
    }
    try output.write(document: showsAll ? "}\n" : "\n")
  }

  /// Prints one field of the poster or of each entry, unescaped, one per line.
  mutating func printField(_ name: String, to output: inout PagedOutput) throws {
    if showsPoster { return try printPosterField(name, to: &output) }
    let field = try EntryField.named(name, en: "field '\(name)'", ko: "필드는")
    guard let list = reading.documents.entries else { return }
    for element in elements {
      let text = field.text(of: NumberedEntry(element, of: list))
      reading.count(hasContent: text != nil, isWhole: text != nil)
      if let text { try print(text + "\n", to: &output) }
    }
  }

  private func printPosterField(_ name: String, to output: inout PagedOutput) throws {
    let key = try Exposition.CodingKeys.named(
      name, en: "field '\(name)' of an exposition", ko: "필드는 박람회에")
    guard let document = reading.documents.exposition else {
      // The error about the document is enough.
      if reading.documents.hasGaps { return }
      throw CommandError(
        .findings, en: "there is no exposition document with '\(name)'",
        ko: "'\(name)' 필드를 읽을 박람회 문서가 없습니다")
    }
    guard let text = document.partial.text(of: key) else {
      let file = document.file
      let operand = SourceFile.operand(named: file.name)
      throw CommandError(
        .findings, en: "\(file.name): '\(name)' could not be read",
        ko: "\(file.name): '\(name)' 값을 읽을 수 없습니다",
        help: (
          "expo validate \(operand) says why",
          "이유는 expo validate \(operand) 명령으로 확인하세요"
        ))
    }
    try print(text + "\n", to: &output)
  }

  /// Prints text with visible control characters on a terminal; line breaks stay.
  private func print(_ text: String, to output: inout PagedOutput) throws {
    let isTerminal = console.standardOutput.isTerminal
    let lines = isTerminal ? text.split(separator: "\n", omittingEmptySubsequences: false) : []
    let shown = isTerminal ? lines.map { VisibleText.of(String($0)) }.joined(separator: "\n") : text
    try output.write(document: shown)
  }
}
