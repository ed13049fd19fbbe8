/// A line on standard error that says how far a long run has come, for people only.
///
/// It shows on a terminal, from the first second on, ten times a second at most, and is wiped away
/// before anything else is written.
struct ProgressLine {
  /// Seconds before the first line, and between two.
  private static let patience = 1.0
  private static let interval = 0.1
  private static let wipe = "\r\u{1B}[K"

  private let console: Console
  private let isOn: Bool
  private let start: Double
  private var shownAt: Double?

  init(_ console: Console) {
    self.console = console
    isOn = console.standardError.isTerminal && console.environment[.term] != "dumb"
    start = isOn ? console.secondsPassed() : 0
  }

  /// Shows a line of our own words in place of the one before, if it is time to.
  mutating func show(_ line: @autoclosure () -> String) throws {
    guard isOn else { return }
    let now = console.secondsPassed()
    guard now - start >= Self.patience, now - (shownAt ?? start) >= Self.interval else { return }
    try console.standardError.write(Array((Self.wipe + line()).utf8))
    shownAt = now
  }

  /// Takes away the line that is shown.
  mutating func clear() throws {
    guard shownAt != nil else { return }
    try console.standardError.write(Array(Self.wipe.utf8))
    shownAt = nil
  }
}
