/// How much a finding matters: errors fail a run, warnings may, notes never do.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Never fails a run.
  case note
  /// Fails a run where the user asks for it.
  case warning
  /// Fails a run.
  case error

  /// Orders by weight: note, warning, error.
  public static func < (first: Severity, second: Severity) -> Bool {
    first.weight < second.weight
  }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
