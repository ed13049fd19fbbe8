import ExpoBase

extension Report {
  /// A problem with the severity it is reported at.
  public struct Diagnostic: Sendable {
    /// The problem.
    public let problem: any Problem
    /// The severity it is reported at.
    public package(set) var severity: Severity
    /// How its fix may be applied at most; nil if not at all.
    private var allowed: Fix.Applicability? = .safe
    /// The bytes in the file, if the problem is located beyond its end.
    private var bounds: Range<Int>?

    /// Creates a diagnostic of a problem, at its own severity or a chosen one.
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

    /// The edits that fix the problem; nil if it has none or they are withheld.
    package var fix: Fix? {
      switch allowed {
      case .safe?: problem.fix
      case .unsafe?: problem.fix.map { Fix(.unsafe, $0.edits) }
      case nil: nil
      }
    }

    package func words(in language: Language) -> ProblemWords { problem.words(in: language) }

    /// The same diagnostic, limited to a file of a length in bytes: a program may report a problem
    /// beyond its end.
    func within(_ count: Int) -> Diagnostic {
      let bytes = problem.location.bytes
      guard bytes.lowerBound < 0 || bytes.upperBound > count else { return self }
      var copy = self
      copy.bounds = 0..<count
      return copy
    }

    /// The same diagnostic with a fix that is not safe, or with none.
    package func offering(_ allowed: Fix.Applicability?) -> Diagnostic {
      var copy = self
      copy.allowed = allowed
      return copy
    }

    /// The order of diagnostics within a file: by byte, then by code.
    package static func precedes(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
      let (one, other) = (first.location.bytes.lowerBound, second.location.bytes.lowerBound)
      return one == other ? first.rule.code < second.rule.code : one < other
    }
  }
}
