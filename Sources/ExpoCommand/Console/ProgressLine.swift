import ExpoBase

/// A line on standard error that shows the progress of a long run.
///
/// It is printed on a terminal only, after a second, at most ten times a second, and erased before anything
/// else is printed.
struct ProgressLine {
  /// Seconds before the first line is printed, and between two lines.
  private static let patience = 1.0
  private static let interval = 0.1
  private static let wipe = "\r\u{1B}[K"

  private let console: Console
  private let isOn: Bool
  private let start: Double
  private var shownAt: Double?

  init(_ console: Console) {
    self.console = console
    isOn = console.standardError.isTerminal && !console.isDumb
    start = isOn ? console.secondsPassed() : 0
  }

  /// Replaces the line if it is time to.
  mutating func show(en: @autoclosure () -> String, ko: @autoclosure () -> String) throws {
    guard isOn else { return }
    let now = console.secondsPassed()
    guard now - start >= Self.patience, now - (shownAt ?? start) >= Self.interval else { return }
    try console.report(Self.wipe + console.language.pick(en: en(), ko: ko()))
    shownAt = now
  }

  mutating func clear() throws {
    guard shownAt != nil else { return }
    try console.report(Self.wipe)
    shownAt = nil
  }
}
