import ExpoBase

/// A line on standard error that shows the progress of a long run.
///
/// It is printed on a terminal only, after a second, at most ten times a second, and erased before
/// anything else is printed.
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
    isOn = console.standardError.isTerminal && console.environment[.term] != "dumb"
    start = isOn ? console.secondsPassed() : 0
  }

  /// Prints a line in place of the last one, if it is time to.
  mutating func show(_ line: @autoclosure () -> String) throws {
    guard isOn else { return }
    let now = console.secondsPassed()
    guard now - start >= Self.patience, now - (shownAt ?? start) >= Self.interval else { return }
    try console.report(Self.wipe + line())
    shownAt = now
  }

  /// Erases the line.
  mutating func clear() throws {
    guard shownAt != nil else { return }
    try console.report(Self.wipe)
    shownAt = nil
  }
}

/// How far a long run has come.
enum Progress {
  /// Files that have been formatted.
  case formatted(files: Int)
  /// Files that have been exported, out of all.
  case exported(Int, files: Int)
}

// MARK: - Words

extension Progress {
  /// The text of the progress line.
  func words(in language: Language) -> String {
    switch self {
    case .formatted(let files):
      language.pick(en: "\(English.count(files, "file")) …", ko: "파일 \(files)개 …")
    case .exported(let done, let files):
      language.pick(
        en: "\(done) of \(English.count(files, "file")) …", ko: "파일 \(files)개 중 \(done)개 …")
    }
  }
}
