import ExpoSource
import ExpoCatalog
import ExpoDiagnostics
import ExpoText
import ExpoValidation

/// The command `expo`: words in, exit status out.
public enum ExpoCommand {
  /// Carries out a command line, without the program's name.
  public static func run(_ words: [String], console: Console) -> ExitCode {
    do {
      return try carryOut(words, console)
    } catch let error as UsageError {
      return complain(error.message, help: error.help, console)
    } catch let error as DataError {
      _ = complain(error.message, help: error.help, console)
      return .findings
    } catch let error as ExhibitionError {
      let words = error.words(in: console.language)
      _ = complain(words.message, help: words.help, console)
      return error.exitCode
    } catch let error as ExportError {
      _ = complain(error.message, help: error.help, console)
      return .findings
    } catch let error as ConfigurationError {
      return complain(of: error, console)
    } catch let error as Interruption {
      return error.exitCode
    } catch let error as FileError {
      if error == .brokenPipe { return .brokenPipe }
      return complain("\(error.path): \(error.reason)", help: nil, console)
    } catch {
      return complain("\(error)", help: nil, console)
    }
  }

  private static func carryOut(_ words: [String], _ console: Console) throws -> ExitCode {
    guard let first = words.first, first != "--help", first != "-h" else {
      try console.print(HelpText.overview)
      return .success
    }
    if first == "--version" { return try printVersion(console) }
    if first.hasPrefix("-") {
      throw UsageError(
        "unknown option '\(first)'", suggesting: first, among: ["--help", "--version"])
    }
    let command = try Command.named(first)
    let arguments = try Arguments(Array(words.dropFirst()), options: command.allOptions)
    if arguments.has(.help) {
      try console.print(HelpText.of(command))
      return .success
    }
    // A variable that was never set must not become the whole current folder.
    if arguments.operands.contains("") {
      throw UsageError(
        "an operand is empty", help: "name a file or folder, or none for the current folder")
    }
    var console = console
    let color: ColorChoice? = try arguments.choice(of: .color)
    console.colorOverride = color?.override
    return try command.run(arguments, console)
  }

  private static func printVersion(_ console: Console) throws -> ExitCode {
    var text = StyledText()
    text.append("expo \(ToolVersion.current) (Unicode \(DisplayWidth.unicodeVersion))")
    text.endLine()
    try console.print(text)
    return .success
  }

  /// Reports what is wrong with a configuration like any other findings, on standard error.
  private static func complain(of error: ConfigurationError, _ console: Console) -> ExitCode {
    let report = Report([error.findings])
    try? console.printFindings(
      ReportFormat.full.reporter(width: 100, language: console.language).render(report))
    return complain("\(error.findings.file.name) cannot be used", help: nil, console)
  }

  private static func complain(
    _ message: String, help: String?, _ console: Console
  ) -> ExitCode {
    // Nobody may be left to hear it: the exit status still says it.
    try? console.printProblem(message, help: help)
    return .failure
  }
}
