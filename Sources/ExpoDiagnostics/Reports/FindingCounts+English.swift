import ExpoSource

extension FindingCounts {
  /// `2 errors, 1 warning in 1 of 3 files; 1 fixable with --fix (*)` or `3 files checked, no
  /// findings`.
  var english: String {
    let all = English.count(checked, unit.englishNoun)
    guard findings > 0 else { return "\(all) checked, no findings" }
    let share = affected == checked ? all : "\(affected) of \(all)"
    let cut = limit.map { $0 < findings ? "; the first \($0) shown" : "" } ?? ""
    let fix = fixable > 0 ? "; \(fixable) fixable with --fix (*)" : ""
    return "\(englishSeverities) in \(share)\(cut)\(fix)"
  }

  /// `2 errors, 1 warning`.
  var englishSeverities: String {
    Severity.byWeight.filter { count($0) > 0 }
      .map { English.count(count($0), $0.rawValue) }.joined(separator: ", ")
  }
}

extension FindingCounts.Unit {
  fileprivate var englishNoun: String {
    switch self {
    case .files: "file"
    case .lines: "line"
    }
  }
}
