package import ExpoCatalog
package import ExpoTerminal
import ExpoSource
import ExpoText

/// What a command uses of the system: streams, environment variables, the terminal and the time.
package struct Console: Sendable {
  /// A stream for output.
  package struct Output: Sendable {
    /// Whether it is a terminal.
    package let isTerminal: Bool
    /// The width of the terminal in cells; nil if unknown.
    package let columns: Int?
    /// The height of the terminal in rows; nil if unknown.
    package let rows: Int?
    let write: @Sendable ([UInt8]) throws(FileError) -> Void

    /// Creates a stream.
    package init(
      isTerminal: Bool, columns: Int? = nil, rows: Int? = nil,
      write: @escaping @Sendable ([UInt8]) throws(FileError) -> Void
    ) {
      self.isTerminal = isTerminal
      self.columns = columns
      self.rows = rows
      self.write = write
    }
  }

  let environment: [EnvironmentVariable: String]
  let standardInput: ByteStream
  let standardOutput: Output
  let standardError: Output
  /// Starts pagers; nil if there are none.
  let pagerHost: PagerHost?
  /// Opens the terminal for a full screen, with or without the mouse; nil if there is none.
  let openTerminal: (@Sendable (_ mouse: Bool) -> RawTerminal?)?
  /// The number of seconds since an arbitrary moment.
  let secondsPassed: @Sendable () -> Double
  /// Whether a termination signal waits for the end of a step if there are files to tidy up.
  var watchesSignals = false
  /// The language of everything that expo itself says.
  var language = MessageLanguage.english
  /// The value of `--color`; nil for `auto`.
  var colorOverride: Bool?

  /// Creates a console.
  package init(
    environment: [EnvironmentVariable: String],
    standardInput: ByteStream, standardOutput: Output, standardError: Output,
    pagerHost: PagerHost? = nil, openTerminal: (@Sendable (_ mouse: Bool) -> RawTerminal?)? = nil,
    secondsPassed: @escaping @Sendable () -> Double = { 0 }
  ) {
    self.environment = environment
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.standardInput = standardInput
    self.pagerHost = pagerHost
    self.openTerminal = openTerminal
    self.secondsPassed = secondsPassed
  }
}

extension Console {
  /// The possible widths of lines in cells.
  static let widths = 20...10_000

  /// Writes results to standard output.
  func print(_ text: StyledText) throws {
    guard !text.string.isEmpty else { return }
    try standardOutput.write(bytes(of: text))
  }

  /// The bytes of text for standard output, in colour if `isColored` and the policy allows it.
  func bytes(of text: StyledText, isColored: Bool = true) -> [UInt8] {
    let isColored =
      isColored && ColorPolicy.isOn(standardOutput, environment, override: colorOverride)
    return Array((isColored ? ANSIStyle.render(text) : text.string).utf8)
  }

  /// The width of ambiguous characters, which only the user knows: `EXPO_AMBIGUOUS_WIDTH=2`.
  var ambiguousWidth: AmbiguousWidth {
    environment[.expoAmbiguousWidth].flatMap { Int($0) }.flatMap(AmbiguousWidth.init) ?? .narrow
  }

  /// Writes text to standard error.
  func printFindings(_ text: StyledText) throws {
    let isColored = ColorPolicy.isOn(standardError, environment, override: colorOverride)
    try standardError.write(Array((isColored ? ANSIStyle.render(text) : text.string).utf8))
  }

  /// Writes lines to standard error.
  func printSummary(_ lines: [String]) throws {
    try standardError.write(Array(lines.map { VisibleText.of($0) + "\n" }.joined().utf8))
  }

  /// Prints on standard error which file could not be read or written, and why.
  func printError(_ error: FileError) throws {
    let words = error.words(in: language)
    try printProblem(words.message, help: words.help)
  }

  /// Prints an error on standard error.
  func printProblem(_ message: String, help: String?) throws {
    try printRemark("error", .error, message, help: help)
  }

  /// Prints a warning on standard error.
  func printWarning(_ message: String, help: String? = nil) throws {
    try printRemark("warning", .warning, message, help: help)
  }

  private func printRemark(
    _ kind: String, _ role: StyledText.Role, _ message: String, help: String?
  ) throws {
    var text = StyledText()
    text.append("expo: ", .heading)
    text.append("\(kind): ", role)
    text.append(message)
    text.endLine()
    if let help {
      text.append("help: ", .help)
      text.append(help)
      text.endLine()
    }
    try printFindings(text)
  }

  /// The width of a line in cells: `--width`, `COLUMNS`, the terminal's, or 100.
  func width(_ arguments: Arguments) throws(UsageError) -> Int {
    let columns =
      try arguments[.width] ?? environment[.columns].flatMap { Int($0) } ?? standardOutput.columns
    return min(max(columns ?? 100, Self.widths.lowerBound), Self.widths.upperBound)
  }
}
