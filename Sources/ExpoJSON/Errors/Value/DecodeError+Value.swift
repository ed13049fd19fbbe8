package import ExpoDiagnostics
import ExpoSource

extension DecodeError {
  /// What is wrong with a number.
  public enum Value: Equatable, Sendable {
    /// A number is written as a string; `reading` is its value as a whole number.
    case numberAsText(String, reading: Int?, key: String?)
    /// A number has a fraction, or, with a `value`, is whole but not written so.
    case numberNotWhole(String, value: String?)
    /// A number does not fit its type, or, without a `type`, the doubles of other readers.
    case numberOutOfRange(String, type: String?)
  }
}

// MARK: - Rules and fixes

extension DecodeError.Value: ProblemKind {
  /// The rule of the kind.
  package var rule: Rule { table.rule }

  private var table: ValueRule {
    switch self {
    case .numberAsText: .numberAsText
    case .numberNotWhole: .numberNotWhole
    case .numberOutOfRange: .numberOutOfRange
    }
  }

  /// A number that Swift can read is a warning.
  package var severity: Severity {
    switch self {
    case .numberNotWhole(_, value: .some), .numberOutOfRange(_, type: nil): .warning
    case .numberAsText, .numberNotWhole, .numberOutOfRange: rule.severity
    }
  }

  /// The intended number.
  package func fix(at bytes: Range<Int>) -> Fix? {
    switch self {
    case .numberAsText(_, let reading, _): reading.map { .safe(Fix.Edit(bytes, String($0))) }
    case .numberNotWhole(_, let value): value.map { .safe(Fix.Edit(bytes, $0)) }
    case .numberOutOfRange: nil
    }
  }
}
