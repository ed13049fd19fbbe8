/// The severity of a finding: errors make a run fail, warnings only on request, notes never.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Never makes a run fail.
  case note
  /// Makes a run fail if the user asks for it.
  case warning
  /// Makes a run fail.
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
