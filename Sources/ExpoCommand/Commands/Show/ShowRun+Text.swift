import ExpoModel
import ExpoRendering
import ExpoBase
import ExpoKit

extension ShowRun {
  /// The most findings below one page.
  private static let mostFindings = 100

  /// Prints pages with rules between them, and below each that cannot be read in full its findings.
  mutating func printText(to output: inout PagedOutput) throws {
    let renderer = LineRenderer(
      width: settings.reading.proseWidth, ambiguous: settings.reading.ambiguous)
    if showsPoster {
      try write(renderer.lines(of: posterPage) + posterFindings, to: &output)
    }
    guard let list = reading.source.entries else { return }
    var findings: FindingsBelow?
    for (index, element) in elements.enumerated() {
      if output.isLeft { break }
      if showsPoster || index > 0 { try write(Self.rule, to: &output) }
      let entry = NumberedEntry(element, of: list)
      reading.count(entry)
      try write(renderer.lines(of: page(of: entry)), to: &output)
      if entry.isWhole { continue }
      let below = findings ?? self.findings(from: index, of: list)
      findings = below
      try write(below[entry.number], to: &output)
    }
  }

  /// The separator between two pages.
  private static var rule: [StyledText] {
    var line = StyledText()
    line.append(separator, .faint)
    return [StyledText(), line, StyledText()]
  }

  private var findingStyle: FindingsBelow.Style {
    FindingsBelow.Style(
      layout: .excerpts, language: console.language, width: settings.reading.proseWidth,
      limit: Self.mostFindings, ambiguous: settings.reading.ambiguous)
  }

  /// The findings of the exposition if it cannot be read in full.
  private var posterFindings: [StyledText] {
    guard let document = reading.source.exposition, !document.isReadable else { return [] }
    return FindingsBelow.lines(document.findings, in: document.file, findingStyle)
  }

  /// The findings of the entries from one on that cannot be read in full.
  private func findings(from index: Int, of list: EntryList) -> FindingsBelow {
    let faulty = elements[index...].lazy.filter { !list.isReadable($0) }
    return FindingsBelow(Array(faulty.prefix(FindingsBelow.limit)), of: list, findingStyle)
  }

  private func write(_ lines: [StyledText], to output: inout PagedOutput) throws {
    for var line in lines {
      line.endLine()
      try output.write(line)
    }
  }
}
