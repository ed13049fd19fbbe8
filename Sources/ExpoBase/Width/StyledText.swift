/// Text in roles, without colors and without anything a terminal would interpret.
///
/// ``append(_:_:)`` makes control characters in data visible; only ``endLine()`` ends a line. The
/// writer of the text decides how each role looks.
package struct StyledText: Equatable, Sendable {
  package enum Role: UInt8, Sendable {
    case plain, heading
    /// Secondary text.
    case faint
    case error, warning, note, help
    case location
    case rule
    /// The line numbers and borders of a source excerpt.
    case gutter
    /// The name of a file, which a terminal can open.
    case link
    /// `currentMatch` is the match that the reader is at.
    case match, currentMatch
    /// Text that is only in the old, or only in the new version.
    case removed, added
  }

  struct Run: Equatable {
    var role: Role
    /// The end in the text, in UTF-8 bytes.
    var end: Int
  }

  /// The text without roles.
  package private(set) var string = ""
  private(set) var runs: [Run] = []

  package init(_ text: String = "", _ role: Role = .plain) { append(text, role) }

  /// A machine-readable document, unchanged; its encoder has escaped control characters.
  package init(verbatim document: String) { add(document, .plain) }

  package mutating func append(_ text: String, _ role: Role = .plain) {
    add(VisibleText.of(text), role)
  }

  package mutating func append(_ other: StyledText) {
    other.forEachRun { add(String($1), $0) }
  }

  /// The range is in UTF-8 bytes; the time hardly grows with the text.
  package mutating func append(_ range: Range<Int>, of other: StyledText) {
    other.forEachRun(in: range) { add(String($1), $0) }
  }

  package mutating func endLine() {
    add("\n", .plain)
  }

  /// The range is in UTF-8 bytes, nil for the whole text; the time hardly grows with the text.
  package func forEachRun(in range: Range<Int>? = nil, _ body: (Role, Substring) -> Void) {
    let range = range ?? 0..<string.utf8.count
    var start = range.lowerBound
    var index = string.utf8.index(string.startIndex, offsetBy: start)
    for run in runs[runs.partitioningIndex { $0.end > start }...] {
      if start >= range.upperBound { return }
      let end = min(run.end, range.upperBound)
      let next = string.utf8.index(index, offsetBy: end - start)
      body(run.role, string[index..<next])
      start = end
      index = next
    }
  }

  /// The role of each UTF-8 byte, as a number: other modules compare enumerations slowly.
  package var roles: [UInt8] {
    runs.reduce(into: []) { $0 += repeatElement($1.role.rawValue, count: $1.end - $0.count) }
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
