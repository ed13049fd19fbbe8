import ExpoModel

/// The index of the search script: a script that sets one global variable, because pages opened from
/// a disk may load no JSON.
///
/// `var expoSearchIndex = [["해금", "현악기", "haegeum", "두 줄로 …", "entries/haegeum.html"], …];`
struct SearchIndex: Sendable {
  /// The entries rendered at a time.
  private static let entriesPerPart = 64

  private let plan: SitePlan

  /// Creates the index of a site.
  init(_ plan: SitePlan) {
    self.plan = plan
  }

  /// The number of parts.
  var partCount: Int {
    max(1, (plan.exhibition.entries.count + Self.entriesPerPart - 1) / Self.entriesPerPart)
  }

  /// Appends a part, numbered from 0.
  func append(_ part: Int, to bytes: inout [UInt8]) {
    if part == 0 { bytes.append("var expoSearchIndex = [\n") }
    let start = part * Self.entriesPerPart
    for index in start..<min(start + Self.entriesPerPart, plan.exhibition.entries.count) {
      row(index).append(to: &bytes)
      bytes.append(",\n")
    }
    if part == partCount - 1 { bytes.append("];\n") }
  }

  /// Name, summary, image name, text and path of an entry.
  private func row(_ index: Int) -> EmbeddedJSON {
    let entry = plan.exhibition.entries[index].entry
    return .array([
      .string(plan.name(of: index)), .string(TextLines.joined(entry.shortDescription)),
      .string(entry.imageName), .string(entry.description), .string(plan.entryPaths[index]),
    ])
  }
}
