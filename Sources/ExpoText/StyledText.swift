/// Text for people: data with roles, no colours, and nothing in it that a terminal would obey.
///
/// Data enters only through ``append(_:_:)``, which makes control characters visible; lines end
/// only where ``endLine()`` says so. What a role looks like is decided where it is written.
public struct StyledText: Equatable, Sendable {
  /// What a stretch of text is to the reader.
  public enum Role: Equatable, Sendable {
    case plain, error, warning, note, help, place, rule, gutter, heading, faint
    /// What a search has found.
    case match
  }

  /// A stretch of text in one role, by the UTF-8 length of the text up to its end.
  private struct Run: Equatable {
    var role: Role
    var end: Int
  }

  /// The text without its roles.
  public private(set) var string = ""
  private var runs: [Run] = []

  /// Begins empty.
  public init() {}

  /// Adds data: every control or invisible character in it is made visible.
  public mutating func append(_ text: String, _ role: Role = .plain) {
    add(VisibleText.of(text), role)
  }

  /// Adds styled text as it is.
  public mutating func append(_ other: StyledText) {
    other.forEachRun { add(String($1), $0) }
  }

  /// Adds a document of a machine format, in which an encoder has escaped what needs it.
  public mutating func appendVerbatim(_ document: String) {
    add(document, .plain)
  }

  /// Ends the line.
  public mutating func endLine() {
    add("\n", .plain)
  }

  /// Visits the runs in order.
  public func forEachRun(_ body: (Role, Substring) -> Void) {
    var start = string.startIndex
    for run in runs {
      let end = string.utf8.index(string.startIndex, offsetBy: run.end)
      body(run.role, string[start..<end])
      start = end
    }
  }

  private mutating func add(_ text: String, _ role: Role) {
    guard !text.isEmpty else { return }
    string += text
    let end = string.utf8.count
    if let last = runs.indices.last, runs[last].role == role {
      runs[last].end = end
    } else {
      runs.append(Run(role: role, end: end))
    }
  }
}
