import ExpoKit
import ExpoSystem

/// The command `expo`: takes words, returns an exit status.
package enum ExpoCommand {
  /// Runs the command line of this process; returns the status to exit with.
  package static func main() -> Int32 {
    // Large files may be mapped from here on.
    FaultHandler.install()
    return withLargeStack {
      // Swift finds no words at all where it cannot read this file.
      guard CommandLine.argc > 0 else {
        let error = CommandError(
          en: "the command line cannot be read from /proc/self/maps",
          ko: "/proc/self/maps에서 명령줄을 읽을 수 없습니다")
        return printError(error, in: [], nil, .system).rawValue
      }
      let (words, notUTF8) = Console.commandLine
      return run(words, notUTF8: notUTF8, console: .system).rawValue
    }
  }

  /// Runs a command line, without the program's name.
  ///
  /// A word that is not UTF-8 is rejected: it does not determine a path.
  package static func run(
    _ words: [String], notUTF8: String? = nil, console: Console
  ) -> ExitCode {
    var console = console
    console.languages = Languages(lookingAheadIn: words, console.environment)
    var name: CommandName?
    do {
      if let notUTF8 {
        throw CommandError(
          en: "the argument '\(notUTF8)' is not UTF-8", ko: "'\(notUTF8)' 인자가 UTF-8이 아닙니다",
          help: (
            "rename the file, or name the folder it is in", "파일 이름을 바꾸거나 파일이 있는 폴더를 쓰세요"
          ))
      }
      return try runCommand(words, console, &name)
    } catch let status as ExitCode {
      return status
    } catch {
      let line = notUTF8 == nil ? words : []
      do {
        guard let isShown = try DiffRun.printForGit(after: error, words, named: notUTF8, console)
        else { return printError(error, in: line, name, console) }
        if isShown { _ = printError(error, in: line, name, console) }
      } catch {
        _ = printError(error, in: [], name, console)
      }
      // git ends its whole run after any other status.
      return .success
    }
  }

  /// Prints the error that ends a command line, and returns the exit status.
  private static func printError(
    _ error: any Error, in line: [String], _ name: CommandName?, _ console: Console
  ) -> ExitCode {
    if let error = error as? FileError, error == .brokenPipe { return .brokenPipe }
    if let error = error as? ConfigurationError {
      let report = Report([error.findings])
      try? console.printFindings(console.reporter(.full, width: 100).render(report))
    }
    var words =
      (error as? any WordedError)?.words(in: console.language) ?? ErrorWords(message: "\(error)")
    if let meant = MeantLine.text(for: line) {
      let help = console.language.pick(meant)
      words = ErrorWords(message: words.message, help: help, items: words.items)
    }
    // Standard error may be closed; the exit status remains.
    try? console.printMessage(.error, words)
    switch error {
    case let error as CommandError where error.exitCode == .failure:
      try? console.printSummary([HelpText(language: console.language).afterError(name)])
      return .failure
    case let error as CommandError: return error.exitCode
    // An unclear path is a usage error, a file of the wrong kind a problem in the data.
    case ExhibitionError.wrongKind, ExhibitionError.unreadable, is ExportError: return .findings
    default: return .failure
    }
  }

  /// Parses the words and runs the command; `name` becomes the command's as soon as it is known.
  private static func runCommand(
    _ words: [String], _ console: Console, _ name: inout CommandName?
  ) throws -> ExitCode {
    var rest = words[...]
    var arguments = try Arguments(before: &rest, .withoutCommand)
    guard let first = rest.popFirst() else {
      return try printHelpOrVersion(arguments, console)
    }
    if first == "--" { throw CommandError.unknownOption(first) }
    let command = try Command.named(first)
    name = command.name
    if arguments.has(.version) {
      throw CommandError.excludes(
        Option.version.name, en: "the command '\(first)'", ko: "\(first) 명령")
    }
    let options = command.allOptions
    try arguments.read(rest, options)
    let console = try console.applying(arguments)
    if !arguments.has(.help), let settings = try command.settings(arguments) {
      arguments.add(settings, options)
    }
    try arguments.check(options)
    if arguments.has(.help) {
      let help = HelpText(language: console.language)
      return arguments.wantsShortHelp
        ? try console.print(help.screen(command), arguments)
        : try console.page(help.page(command), arguments)
    }
    // An unset shell variable must not mean the current folder.
    if command.name != .completions, arguments.operands.contains("") {
      throw CommandError(
        en: "an argument is empty", ko: "빈 인자가 있습니다",
        help: (
          "name a file or folder, or none for the current folder", "파일이나 폴더를 쓰거나, 현재 폴더라면 인자를 생략하세요"
        ))
    }
    try command.checkCount(of: arguments.operands)
    let status = Result { try command.run(arguments, console) }
    if command.searchesCurrentFolder(arguments), !arguments.has(.quiet), console.hasInput() {
      try console.printMessage(
        .note, en: "standard input was not read", ko: "표준 입력은 읽지 않았습니다",
        help: CommandError.hyphen)
    }
    // A word that was taken for a missing path may have been meant as something else.
    if command.operands == [.paths], (try? status.get()) == .failure,
      let meant = MeantLine.text(for: words)
    {
      try console.printMessage(
        .note, en: "a file or folder does not exist", ko: "없는 파일이나 폴더가 있습니다",
        help: (meant.en, meant.ko))
    }
    return try status.get()
  }

  private static func printHelpOrVersion(
    _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let console = try console.applying(arguments)
    if arguments.has(.version) {
      try console.print(
        line: "expo \(ToolVersion.current) (Unicode \(DisplayWidth.unicodeVersion))")
      return .success
    }
    let help = HelpText(language: console.language)
    if !arguments.has(.help) { return try console.print(help.start, arguments) }
    return arguments.wantsShortHelp
      ? try console.print(help.screen, arguments) : try console.page(help.overview, arguments)
  }
}

extension Console {
  /// The console with the languages and the color that the options choose.
  fileprivate func applying(_ arguments: Arguments) throws(CommandError) -> Console {
    var console = self
    let language = try arguments[.lang]
    // The option overrides the variable, whatever it contains.
    let word = environment[.expoLang] ?? ""
    if language == nil, !word.isEmpty, Language(rawValue: word) == nil {
      throw .notAChoice(
        word, of: EnvironmentVariable.expoLang.rawValue, noun: "변수", Language.names)
    }
    console.languages = Languages(option: language, environment)
    console.colorOverride = try arguments[.color]?.override
    return console
  }
}
