package import ExpoKit
package import ExpoTerminal

/// The system as commands use it: streams, environment variables, the terminal and the time.
package struct Console: Sendable {
  package struct Output: Sendable {
    let isTerminal: Bool
    /// In cells; nil if unknown.
    let columns: Int?
    /// The height of the terminal; nil if unknown.
    let rows: Int?
    let write: @Sendable ([UInt8]) throws(FileError) -> Void

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

  /// Opens the terminal for a full screen; nil if there is none.
  package typealias TerminalOpener = @Sendable (_ hasAlternateScreen: Bool) -> RawTerminal?

  let environment: Environment
  let standardInput: ByteStream
  /// Whether standard input is a pipe with bytes to read, without waiting for any.
  let hasInput: @Sendable () -> Bool
  let standardOutput: Output
  let standardError: Output
  /// nil if there are no pagers.
  let pagerHost: PagerHost?
  let openTerminal: TerminalOpener?
  /// The seconds since an arbitrary moment.
  let secondsPassed: @Sendable () -> Double
  /// Whether a termination signal waits for the end of a step if there are files to tidy up.
  var watchesSignals = false
  var language: Language { languages.messages }
  var languages: Languages
  /// The value of `--color`; nil for `auto`.
  var colorOverride: Bool?

  package init(
    environment: Environment,
    standardInput: ByteStream, hasInput: @escaping @Sendable () -> Bool = { false },
    standardOutput: Output, standardError: Output,
    pagerHost: PagerHost? = nil, openTerminal: TerminalOpener? = nil,
    secondsPassed: @escaping @Sendable () -> Double = { 0 }
  ) {
    self.environment = environment
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.standardInput = standardInput
    self.hasInput = hasInput
    self.pagerHost = pagerHost
    self.openTerminal = openTerminal
    self.secondsPassed = secondsPassed
    languages = Languages(option: nil, environment)
  }

  /// Whether the run is a step of a GitHub workflow.
  var isOnGitHub: Bool { environment[.gitHubActions] == "true" }

  /// The file that a summary for GitHub is appended to.
  var stepSummary: String? {
    guard isOnGitHub, let path = environment[.gitHubStepSummary], !path.isEmpty else { return nil }
    return path
  }

  /// In cells.
  static let widths = 20...10_000

  func print(_ text: StyledText) throws {
    guard !text.string.isEmpty else { return }
    var bytes: [UInt8] = []
    Self.append(text, to: &bytes, isColored: isColored)
    try standardOutput.write(bytes)
  }

  func print(line: String) throws { try print(StyledText(line).ended) }

  /// Writes a document in a machine-readable format to standard output.
  func print(document: String) throws {
    try print(StyledText(verbatim: document))
  }

  /// Writes data to standard output; on a terminal, control characters are made visible.
  func printData(_ bytes: [UInt8]) throws {
    guard standardOutput.isTerminal else { return try standardOutput.write(bytes) }
    // Not by characters: CR LF is one of them.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shown = lines.map { VisibleText.of(String(decoding: $0, as: UTF8.self)) }
    try standardOutput.write(Array(shown.joined(separator: "\n").utf8))
  }

  var isColored: Bool { isColored(standardOutput) }

  static func append(_ text: StyledText, to bytes: inout [UInt8], isColored: Bool) {
    bytes += isColored ? text.inColor.utf8 : text.string.utf8
  }

  /// The width of ambiguous characters, which only the user knows: `EXPO_AMBIGUOUS_WIDTH=2`.
  var ambiguousWidth: AmbiguousWidth {
    environment[.expoAmbiguousWidth].flatMap { Int($0) }.flatMap(AmbiguousWidth.init) ?? .narrow
  }

  /// The reporter of a format, in the language for its readers.
  func reporter(_ format: ReportFormat, width: Int) -> FormatReporter {
    format.reporter(
      width: width, language: format.isForPeople ? languages.messages : languages.reports)
  }

  /// The reporter for findings on standard error, beside the output of a command.
  func sideReporter(_ arguments: Arguments) throws(CommandError) -> FormatReporter {
    reporter(standardError.isTerminal ? .full : .concise, width: try width(arguments))
  }

  /// Makes a folder for files that only this run needs, and returns its absolute path.
  func makeScratchFolder() throws -> String {
    do throws(FileError) {
      return try FileWriter.makeScratchFolder(in: FilePath.absolute(environment.scratchFolder))
    } catch {
      throw ErrorWords(message: "TMPDIR: " + error.words(in: language).message)
    }
  }

  /// The files that a search skipped, in words that follow a closing line.
  func skippedWords(_ files: [Recognition], notUTF8: Int) -> String {
    let names = language.pick(
      en: "\(English.count(notUTF8, "name")) skipped, not UTF-8",
      ko: "UTF-8이 아니어서 건너뛴 이름 \(notUTF8)개")
    return (files.words(in: language) + (notUTF8 > 0 ? [names] : []))
      .map { language.pick(en: "; ", ko: ", ") + $0 }.joined()
  }

  func printFindings(_ text: StyledText) throws {
    try report(isColored(standardError) ? text.inColor : text.string)
  }

  func printSummary(_ lines: [String]) throws {
    try report(lines.map { VisibleText.of($0) + "\n" }.joined())
  }

  func printSummary(en: String, ko: String) throws { try printSummary([language.pick((en, ko))]) }

  /// Writes to standard error.
  ///
  /// If that fails, as on a full disk, the work continues and the exit status reports the result. Only a
  /// broken pipe ends the run.
  func report(_ text: String) throws {
    do throws(FileError) {
      try standardError.write(Array(text.utf8))
    } catch {
      if error == .brokenPipe { throw error }
    }
  }

  /// Prints on standard error what could not be read or written, and why.
  func printErrors(_ errors: some Sequence<some WordedError>) throws {
    for error in errors { try printMessage(.error, error.words(in: language)) }
  }

  func printMessage(
    _ severity: Severity, en: String, ko: String, help: CommandError.Help = (nil, nil)
  ) throws {
    try printMessage(severity, ErrorWords(language, en: en, ko: ko, help: help))
  }

  /// Prints an error, a warning or a note on standard error.
  func printMessage(_ severity: Severity, _ words: ErrorWords) throws {
    var text = StyledText("expo: ", .heading)
    text.append("\(severity.words(in: language)): ", severity.role)
    text.append(words.message + (words.items.isEmpty ? "" : ":"))
    text.endLine()
    for item in words.items { text.append(StyledText("  " + item.asLineStart).ended) }
    if let help = words.help {
      text.append(ProblemWords.helpTitle(in: language), .help)
      text.append(StyledText(" " + help).ended)
    }
    try printFindings(text)
  }

  /// The width of a line in cells: `--width`, `COLUMNS`, the terminal's, or the usual one.
  func width(
    _ arguments: Arguments, usual: Int = 100, atMost widest: Int = Self.widths.upperBound
  ) throws(CommandError) -> Int {
    let columns =
      try arguments[.width] ?? environment[.columns].flatMap { Int($0) } ?? standardOutput.columns
    return min(max(columns ?? usual, Self.widths.lowerBound), widest)
  }
}

extension Console {
  /// Runs work that a signal may end only between steps, where `body` calls `check`, so that temporary files
  /// are removed.
  ///
  /// - Throws: The ``ExitCode`` of the signal, and the errors of `body`.
  func interruptibly<Result>(
    _ body: (_ check: () throws -> Void) throws -> Result
  ) throws -> Result {
    guard watchesSignals else { return try body {} }
    return try TerminationSignals.watching { signal in
      // 128 and the number of the signal, as in a shell.
      try body {
        if let signal = signal() { throw ExitCode(rawValue: 128 + signal) ?? .interrupted }
      }
    }
  }

  /// Runs one step to its end even if a signal arrives, which then ends the run.
  ///
  /// - Throws: The ``ExitCode`` of the signal, and the errors of `step`.
  func uninterrupted<Value>(_ step: () throws -> Value) throws -> Value {
    try interruptibly { check in
      let result = Result(catching: step)
      try check()
      return try result.get()
    }
  }
}

extension String {
  /// A path or another text that begins a line: GitHub Actions runs a line that begins with `::` as a command.
  var asLineStart: String { drop(while: \.isWhitespace).hasPrefix("::") ? "./" + self : self }

  /// Empty for a negative number.
  static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }
}
