import ExpoSource
import ExpoCatalog
import ExpoDiagnostics
import ExpoText
import ExpoValidation

/// The command `expo`: takes words, returns an exit status.
package enum ExpoCommand {
  /// Runs a command line, given without the program's name.
  package static func run(_ words: [String], console: Console) -> ExitCode {
    do {
      return try carryOut(words, console)
    } catch let error as UsageError {
      _ = complain(error.words(in: console.language), console)
      let note = HelpNote.afterError(words.first.flatMap(CommandName.init))
      try? console.printSummary([note.words(in: console.language)])
      return .failure
    } catch let error as DataError {
      _ = complain(error.words(in: console.language), console)
      return .findings
    } catch let error as ExhibitionError {
      _ = complain(error.words(in: console.language), console)
      return error.exitCode
    } catch let error as ExportError {
      _ = complain(error.words(in: console.language), console)
      return .findings
    } catch let error as OutputError {
      return complain(error.words(in: console.language), console)
    } catch let error as ConfigurationError {
      return complain(of: error, console)
    } catch let error as Interruption {
      return error.exitCode
    } catch let error as FileError {
      if error == .brokenPipe { return .brokenPipe }
      return complain(error.words(in: console.language), console)
    } catch {
      return complain(ErrorWords(message: "\(error)"), console)
    }
  }

  private static func carryOut(_ words: [String], _ console: Console) throws -> ExitCode {
    let help = HelpText(language: console.language)
    guard let first = words.first else {
      try console.print(help.start, width: console.helpWidth())
      return .success
    }
    if first == "--help" || first == "-h" {
      try console.print(help.overview, width: console.helpWidth())
      return .success
    }
    if first == "--version" { return try printVersion(console) }
    if first.hasPrefix("-") {
      throw UsageError.unknown(.option, first, among: OptionTable.global.map { "\($0.name)" })
    }
    let command = try Command.named(first)
    let arguments = try Arguments(Array(words.dropFirst()), options: command.allOptions)
    if arguments.has(.help) {
      try console.print(help.page(command), width: console.helpWidth(arguments))
      return .success
    }
    // An unset shell variable must not stand for the current folder.
    if !command.takesEmptyOperands, arguments.operands.contains("") {
      throw UsageError.operands(.empty)
    }
    var console = console
    console.colorOverride = try arguments[.color]?.override
    return try command.run(arguments, console)
  }

  private static func printVersion(_ console: Console) throws -> ExitCode {
    var text = StyledText()
    text.append("expo \(ToolVersion.current) (Unicode \(DisplayWidth.unicodeVersion))")
    text.endLine()
    try console.print(text)
    return .success
  }

  /// Prints the findings of a configuration to standard error.
  private static func complain(of error: ConfigurationError, _ console: Console) -> ExitCode {
    let report = Report([error.findings])
    try? console.printFindings(
      ReportFormat.full.reporter(width: 100, language: console.language).render(report))
    let problem = UsageError.unusable(error.purpose, file: error.findings.file.name)
    return complain(problem.words(in: console.language), console)
  }

  private static func complain(_ words: ErrorWords, _ console: Console) -> ExitCode {
    // Standard error may be closed; the exit status still tells.
    try? console.printProblem(words.message, help: words.help)
    return .failure
  }
}
