import ExpoBase

extension Report {
  /// A problem with its reported severity.
  public struct Diagnostic: Sendable {
    /// The problem.
    public let problem: any Problem
    /// The reported severity.
    public package(set) var severity: Severity
    /// The highest applicability of a reported fix; nil for no fix.
    private var allowed: Fix.Applicability? = .safe
    /// The bytes of the file, to which the location is clamped; set if the problem is located beyond the end.
    private var bounds: Range<Int>?

    /// Creates a diagnostic at the problem's own severity or a chosen one.
    public init(_ problem: some Problem, severity: Severity? = nil) {
      self.problem = problem
      self.severity = severity ?? problem.severity
    }

    package var rule: Rule { problem.rule }

    package var location: DocumentLocation {
      var location = problem.location
      if let bounds { location.bytes = location.bytes.clamped(to: bounds) }
      return location
    }

    /// The fix of the problem; nil if the problem has no fix, or if the fix may not be offered.
    package var fix: Fix? {
      switch allowed {
      case .safe?: problem.fix
      case .unsafe?: problem.fix.map { Fix(.unsafe, $0.edits) }
      case nil: nil
      }
    }

    /// Limited to a file of `count` bytes: a program may report a problem beyond the end.
    func within(_ count: Int) -> Diagnostic {
      let bytes = problem.location.bytes
      guard bytes.lowerBound < 0 || bytes.upperBound > count else { return self }
      var copy = self
      copy.bounds = 0..<count
      return copy
    }

    /// The same diagnostic with an unsafe fix too, or without one.
    package func offering(_ allowed: Fix.Applicability?) -> Diagnostic {
      var copy = self
      copy.allowed = allowed
      return copy
    }

    /// Orders by byte, then by code.
    static func precedes(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
      let one = first.location.bytes.lowerBound
      let other = second.location.bytes.lowerBound
      return one == other ? first.rule.code < second.rule.code : one < other
    }
  }
}
