import ExpoSource

extension FindingCounts {
  /// `2 errors, 1 warning in 1 of 3 files; 1 fixable with --fix (*)` or `3 files checked, no
  /// findings`.
  var english: String {
    guard findings > 0 else { return "\(englishChecked) checked, no findings" }
    let omitted = omitsFindings ? "; not all listed (see --max-findings)" : ""
    let bound = omitsFindings ? "at least " : ""
    let fix = fixable > 0 ? "; \(bound)\(fixable) fixable with --fix (*)" : ""
    return englishShare + omitted + fix
  }

  /// `2 errors, 1 warning in 1 of 3 files`.
  var englishShare: String {
    "\(englishSeverities) in \(affected == checked ? "" : "\(affected) of ")\(englishChecked)"
  }

  /// `2 errors, 1 warning`.
  var englishSeverities: String {
    Severity.byWeight.filter { count($0) > 0 }
      .map { English.count(count($0), $0.rawValue) }.joined(separator: ", ")
  }

  private var englishChecked: String { English.count(checked, unit.englishNoun) }
}

extension FindingCounts.Unit {
  fileprivate var englishNoun: String {
    switch self {
    case .files: "file"
    case .lines: "line"
    }
  }
}
