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
    "format", letter: "f", value: "FMT[=FILE]", isRepeatable: true,
    ReportFormat.allCases.map(\.rawValue).joined(separator: " ")
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
  static let assets = CommandOption(
    "assets", value: "PATH", "look for pictures in this catalog or folder")
  static let noAssets = CommandOption("no-assets", "leave pictures and catalogs alone")
  static let fix = CommandOption("fix", "apply safe mends to the files")
  static let unsafeFixes = CommandOption(
    "unsafe-fixes", "apply all mends, also those that may not be what was meant")
  static let diff = CommandOption("diff", "print what --fix would change, write nothing")
  static let maxWarnings = CommandOption(
    "max-warnings", value: "N", "let more than N warnings fail the run")
  static let baseline = CommandOption(
    "baseline", value: "FILE", "report only findings that are not in this file")
  static let writeBaseline = CommandOption(
    "write-baseline", value: "FILE", "write all findings to this file and exit with 0")
  static let config = CommandOption(
    "config", value: "FILE", "the configuration; default: the nearest .expo.json")
  static let isolated = CommandOption("isolated", "read no configuration")
  static let forceExclude = CommandOption(
    "force-exclude", "leave excluded files out also when they are named")
  static let statistics = CommandOption("statistics", "print a table of findings by rule")
  static let jobs = CommandOption(
    "jobs", letter: "j", value: "N", "share the files among N threads; default: the cores")
  static let jsonLines = CommandOption(
    "json-lines", "read one entry from each line, in constant memory; places count by line")
  static let stdinFilename = CommandOption(
    "stdin-filename", value: "NAME", "the name for standard input in findings")

  static let validate = [
    format, select, ignore, severity, kind, assets, noAssets, fix, unsafeFixes, diff, maxErrors,
    maxWarnings, errorOnWarning, exitZero, baseline, writeBaseline, stdinFilename, config, isolated,
    forceExclude, statistics, jobs, jsonLines,
  ]
}
