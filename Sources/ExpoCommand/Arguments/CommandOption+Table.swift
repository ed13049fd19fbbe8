import ExpoDiagnostics

/// Every option of every command.
extension CommandOption {
  // MARK: Common

  static let help = CommandOption("help", letter: "h", "show this help")
  static let quiet = CommandOption("quiet", letter: "q", "print findings only, no summary")
  static let color = CommandOption(
    "color", value: "WHEN", "auto (default), always or never")
  static let width = CommandOption(
    "width", value: "CELLS", "the width of a line; default: the terminal's, else 100")

  static let common = [help, quiet, color, width]

  // MARK: validate

  static let format = CommandOption(
    "format", letter: "f", value: "FMT",
    ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      + "; default: full on a terminal, else concise")
  static let select = CommandOption(
    "select", value: "RULES", isRepeatable: true, "check only these: codes, names or families")
  static let ignore = CommandOption(
    "ignore", value: "RULES", isRepeatable: true, "do not report these")
  static let severity = CommandOption(
    "severity", value: "RULE=LEVEL", isRepeatable: true, "report a rule as error, warning or note")
  static let maxErrors = CommandOption(
    "max-errors", value: "N", "print the first N findings, count all")
  static let errorOnWarning = CommandOption("error-on-warning", "let warnings fail the run")
  static let exitZero = CommandOption("exit-zero", "exit with 0 whatever is found")
  static let kind = CommandOption(
    "kind", value: "KIND", "take documents for entries or exposition; default: by their looks")
  static let stdinFilename = CommandOption(
    "stdin-filename", value: "NAME", "the name for standard input in findings")

  static let validate = [
    format, select, ignore, severity, kind, maxErrors, errorOnWarning, exitZero, stdinFilename,
  ]
}
