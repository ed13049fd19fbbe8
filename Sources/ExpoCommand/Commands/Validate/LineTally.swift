import ExpoJSON

/// Counts of findings in lines that are not kept.
struct LineTally {
  private(set) var counts = FindingCounts(.lines)
  private(set) var rules: [Rule: Int] = [:]

  mutating func add(_ found: Report.FileDiagnostics) {
    counts.add(found)
    if !found.isEmpty { rules.merge(found.rules, uniquingKeysWith: +) }
  }
}
