public import ExpoSource

/// A problem as it is reported: its severity settled, its words written out.
public struct Diagnostic: Equatable, Sendable {
  /// The rule that found it.
  public let rule: Rule
  /// The severity it is reported at.
  public let severity: Severity
  /// Where it is.
  public let location: SourceLocation
  /// What is wrong, in one line.
  public let message: String
  /// What else belongs to it.
  public let notes: [Note]
  /// What to do.
  public let help: String?
  /// A mend by edits of the file it is in.
  public private(set) var fix: Fix?

  /// Writes out a problem, at its own severity or a chosen one.
  public init(_ problem: some Problem, severity: Severity? = nil) {
    self.rule = problem.rule
    self.severity = severity ?? problem.severity
    self.location = problem.location
    self.message = problem.message
    self.notes = problem.notes
    self.help = problem.help
    self.fix = problem.fix
  }

  /// The same finding without its mend.
  package var withoutFix: Diagnostic {
    var copy = self
    copy.fix = nil
    return copy
  }

  /// The order of findings within a file: by byte, then by code.
  public static func precedes(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    (first.location.bytes.lowerBound, first.rule.code) < (
      second.location.bytes.lowerBound, second.rule.code
    )
  }
}
