import ExpoModel
import ExpoRendering
import ExpoBase
import ExpoKit

// MARK: - Markdown

extension ShowRun {
  /// Prints pages as GitHub Markdown with rules between them.
  mutating func printMarkdown(to output: inout PagedOutput) throws {
    let renderer = MarkdownRenderer()
    if showsPoster { try print(renderer.text(of: posterPage), to: &output) }
    guard let list = reading.source.entries else { return }
    for (index, element) in elements.enumerated() {
      if showsPoster || index > 0 { try print("\n\(Self.separator)\n\n", to: &output) }
      let entry = NumberedEntry(element, of: list)
      reading.count(entry)
      try print(renderer.text(of: page(of: entry)), to: &output)
    }
  }
}

// MARK: - JSON

extension ShowRun {
  /// Prints the poster as an object, entries as an array, or an object with both.
  mutating func printJSON(to output: inout PagedOutput) throws {
    let exposition = reading.source.exposition?.partial
    let poster = showsPoster ? exposition.map { JSONWriting.object($0) } ?? "null" : ""
    if settings.showsAll { try output.write(document: "{\"exposition\": \(poster), \"entries\": ") }
    if settings.showsAll || !showsPoster {
      try printArray(to: &output)
    } else {
      try output.write(document: poster)
    }
    try output.write(document: settings.showsAll ? "}\n" : "\n")
  }

  private mutating func printArray(to output: inout PagedOutput) throws {
    guard let list = reading.source.entries, !elements.isEmpty else {
      return try output.write(document: "[]")
    }
    for (index, element) in elements.enumerated() {
      let entry = NumberedEntry(element, of: list)
      reading.count(entry)
      let object = JSONWriting.object(entry, EntryField.keys, entry.facts)
      try output.write(document: (index == 0 ? "[\n  " : ",\n  ") + object)
    }
    try output.write(document: "\n]")
  }
}

// MARK: - Fields

extension ShowRun {
  /// Prints one field of the poster or of each entry, unescaped, one per line.
  mutating func printField(_ name: String, to output: inout PagedOutput) throws {
    guard !showsPoster else {
      return try printPosterField(name, to: &output)
    }
    let field = try EntryField.named(name)
    guard let list = reading.source.entries else { return }
    for element in elements {
      let text = field.text(of: NumberedEntry(element, of: list))
      reading.countField(isReadable: text != nil)
      if let text { try print(text + "\n", to: &output) }
    }
  }

  private func printPosterField(_ name: String, to output: inout PagedOutput) throws {
    guard let key = Exposition.CodingKeys(rawValue: name) else {
      throw UsageError.unknown(
        .expositionField, name, among: Exposition.CodingKeys.allCases.map(\.rawValue))
    }
    guard let document = reading.source.exposition else {
      // That there is none is said with the reason.
      if reading.source.hasGaps { return }
      throw DataError.noExposition(field: name)
    }
    guard let text = document.partial.text(of: key) else {
      let file = document.file
      throw DataError.unreadableField(name, file: file.name, operand: file.operand)
    }
    try print(text + "\n", to: &output)
  }

  /// Makes control characters visible on a terminal; line breaks stay.
  private func print(_ text: String, to output: inout PagedOutput) throws {
    let isTerminal = console.standardOutput.isTerminal
    let lines = isTerminal ? text.split(separator: "\n", omittingEmptySubsequences: false) : []
    let shown = isTerminal ? lines.map { VisibleText.of(String($0)) }.joined(separator: "\n") : text
    try output.write(document: shown)
  }
}
