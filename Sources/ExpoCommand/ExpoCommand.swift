import ExpoBase
import ExpoKit
import ExpoJSON

/// The command `expo`: takes words, returns an exit status.
package enum ExpoCommand {
  /// Runs the command line of this process; the status to exit with.
  package static func main() -> Int32 {
    // Large files may be mapped from here on.
    FaultHandler.install()
    let words = Array(CommandLine.arguments.dropFirst())
    return SystemThread.withLargeStack {
      run(words, notUTF8: Console.argumentNotUTF8, console: .system).rawValue
    }
  }

  /// Runs a command line, given without the program's name.
  ///
  /// A word that is not UTF-8 is rejected: no path could be told from it.
  package static func run(
    _ words: [String], notUTF8: String? = nil, console: Console
  ) -> ExitCode {
    var console = console
    console.languages = Languages(lookingAheadIn: words, console.environment)
    var name: CommandName?
    do {
      if let notUTF8 { throw UsageError.operands(.notUTF8(notUTF8)) }
      return try carryOut(words, console, &name)
    } catch let error as UsageError {
      _ = complain(error.words(in: console.language), console)
      let help = HelpText(language: console.language)
      try? console.printSummary([help.afterError(name)])
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

  /// Carries out the command, whose name is told to the caller.
  private static func carryOut(
    _ words: [String], _ console: Console, _ name: inout CommandName?
  ) throws -> ExitCode {
    var rest = words[...]
    var arguments = try Arguments(before: &rest, .withoutCommand)
    guard let first = rest.popFirst() else {
      return try carryOut(withoutCommand: arguments, console)
    }
    if first == "--" { throw UsageError.unknown(.option, first, nil) }
    let command = try Command.named(first)
    name = command.name
    if arguments.has(.version) {
      throw UsageError.excludes(Option.version.name, .command(first), nil)
    }
    let options = command.allOptions
    try arguments.read(rest, options)
    try arguments.check(options)
    let console = try console.obeying(arguments)
    if arguments.has(.help) {
      let page = HelpText(language: console.language).page(command)
      try console.print(page, width: console.helpWidth(arguments))
      return .success
    }
    // An unset shell variable must not stand for the current folder.
    if !command.takesEmptyOperands, arguments.operands.contains("") {
      throw UsageError.operands(.empty)
    }
    try command.checkCount(of: arguments.operands)
    return try command.run(arguments, console)
  }

  /// Prints help or the version.
  private static func carryOut(
    withoutCommand arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let console = try console.obeying(arguments)
    if arguments.has(.version) { return try printVersion(console) }
    let help = HelpText(language: console.language)
    try console.print(
      arguments.has(.help) ? help.overview : help.start, width: console.helpWidth(arguments))
    return .success
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
      console.reporter(.full, width: 100).render(report))
    let problem = UsageError.unusable(error.purpose, file: error.findings.file.name)
    return complain(problem.words(in: console.language), console)
  }

  private static func complain(_ words: ErrorWords, _ console: Console) -> ExitCode {
    // Standard error may be closed; the exit status still tells.
    try? console.printProblem(words.message, help: words.help)
    return .failure
  }
}

extension Console {
  /// The console with what the options of every command change.
  fileprivate func obeying(_ arguments: Arguments) throws(UsageError) -> Console {
    var console = self
    let language = try arguments[.lang]
    // The option overrides the variable, whatever it holds.
    if language == nil { try Languages.check(environment) }
    console.languages = Languages(option: language, environment)
    console.colorOverride = try arguments[.color]?.override
    return console
  }
}
