import ExpoBase
import ExpoKit

extension Command {
  /// The command `expo completions SHELL`; with words, `expo completions SHELL -- WORD…`, it prints
  /// the possible completions of the last one.
  static let completions = Command(.completions, [.shell, .words]) { arguments, console in
    let names = Shell.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw UsageError.operands(.missing(.completions, oneOf: names))
    }
    guard let shell = Shell(rawValue: word) else {
      throw UsageError.unknown(.shell, word, among: names)
    }
    let shells = arguments.terminator ?? arguments.operands.count
    guard shells <= 1 else { throw UsageError.operands(.several(.completions, .shell, shells)) }
    let words = Array(arguments.operands.dropFirst())
    var text = StyledText()
    if words.isEmpty {
      text.appendVerbatim(shell.script)
    } else {
      let completion = Completion(language: console.language, entryNames: console.entryNames)
      for line in completion.offers(words).map(shell.line) { text.appendVerbatim(line + "\n") }
    }
    try console.print(text)
    return .success
  }
}

extension Shell {
  /// An offer as the shell's script reads it; a tab begins what the shell completes by itself.
  fileprivate func line(_ offer: Completion.Offer) -> String {
    switch offer {
    case .word(let candidate): line(candidate)
    case .files(let ending): "\t\(ending)"
    case .folders: "\tfolder"
    case .anyFiles: "\tany"
    }
  }
}

extension Console {
  /// The names that `expo list -f names` prints; none if it fails.
  @Sendable fileprivate func entryNames(_ path: String?) -> [String] {
    let output = Capture()
    let silent = Output(isTerminal: false) { _ in }
    let console = Console(
      environment: [:], standardInput: FileReader.stream(descriptor: -1, named: "<stdin>"),
      standardOutput: Output(isTerminal: false) { output.bytes += $0 }, standardError: silent)
    guard path != "-" else { return [] }
    let words = ["list", "-q", "-f", "names", "--"] + [path].compactMap { $0 }
    guard ExpoCommand.run(words, console: console) == .success else { return [] }
    return String(decoding: output.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// What a command printed.
  private final class Capture: @unchecked Sendable {
    var bytes: [UInt8] = []
  }
}

/// The words of a command line before the one that is completed, read as far as they make sense.
struct CompletedLine {
  private(set) var operands: [String] = []
  /// The options that are given.
  private(set) var given: Set<OptionName> = []
  /// The option whose value comes next.
  private(set) var openOption: (any CommandOption)?
  /// Whether `--` was given.
  private(set) var isPastOptions = false

  /// Reads words; unknown options are skipped.
  init(_ words: [String], _ command: Command) {
    for word in words {
      if openOption != nil {
        openOption = nil
      } else if isPastOptions || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        isPastOptions = true
      } else {
        readOption(word, command)
      }
    }
  }

  private mutating func readOption(_ word: String, _ command: Command) {
    let name = word.prefix { $0 != "=" }
    let option = command.allOptions.first { option in
      "\(option.name)" == name || option.letter.map { "-\($0)" } == word
    }
    guard let option else { return }
    given.insert(option.name)
    if option.value != nil, !word.contains("=") { openOption = option }
  }
}
