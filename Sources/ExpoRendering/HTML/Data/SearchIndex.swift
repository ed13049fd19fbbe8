import ExpoModel

/// The texts that the search script reads: a classic script that sets one global, because pages from
/// a disk may load nothing else.
///
/// `expoSearchIndex = [["해금", "현악기", "haegeum", "두 줄로 …", "entries/haegeum.html"], …];`
struct SearchIndex: Sendable {
  /// How many entries are rendered at a time.
  private static let entriesPerPart = 64

  private let plan: SitePlan

  init(_ plan: SitePlan) {
    self.plan = plan
  }

  /// How many parts the file has.
  var partCount: Int {
    max(1, (plan.exhibition.entries.count + Self.entriesPerPart - 1) / Self.entriesPerPart)
  }

  /// Adds a part, numbered from 0.
  func append(_ part: Int, to bytes: inout [UInt8]) {
    if part == 0 { bytes.append("var expoSearchIndex = [\n") }
    let start = part * Self.entriesPerPart
    for index in start..<min(start + Self.entriesPerPart, plan.exhibition.entries.count) {
      row(index).append(to: &bytes)
      bytes.append(",\n")
    }
    if part == partCount - 1 { bytes.append("];\n") }
  }

  private func row(_ index: Int) -> EmbeddedJSON {
    let entry = plan.exhibition.entries[index].entry
    return .array([
      .string(plan.name(of: index)), .string(TextLines.joined(entry.shortDescription)),
      .string(entry.imageName), .string(entry.description), .string(plan.entryPaths[index]),
    ])
  }
}
