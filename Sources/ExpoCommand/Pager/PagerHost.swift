import ExpoBase
import ExpoSystem
import ExpoTerminal

/// The system calls that paging needs, replaceable in tests.
package struct PagerHost: Sendable {
  /// Starts a pager that reads from a pipe; nil if the system refuses.
  let start: @Sendable (String) -> RunningPager?
  let hasProgram: @Sendable (String) -> Bool
  /// Reads a line that is typed at the terminal; nil if there is no terminal.
  let readLine: @Sendable () -> String?
}

/// Writes bytes, false if the pager reads no more; ends the pager's input, waits until the pager ends and
/// returns how it ended.
typealias RunningPager = (write: ([UInt8]) -> Bool, finish: () -> PagerEnd)

enum PagerEnd: Equatable, Sendable {
  case quit
  /// The program is missing or cannot be run: the shell's 127 and 126.
  case notFound
  /// By Ctrl-C.
  case interrupted
}

extension PagerHost {
  /// The commands of a shell that run a program whose name follows.
  private static let prefixes: Set = ["exec", "command", "eval"]

  /// Whether a program is certainly not installed; only the shell knows what special characters mean.
  func lacks(_ command: String) -> Bool {
    guard let word = PagerChoice.word(of: command) else { return false }
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0"..."9" ~= $0 || "_-.+".unicodeScalars.contains($0)
    }
    return isPlain && !Self.prefixes.contains(String(word)) && !hasProgram(String(word))
  }
}

extension Console {
  /// The pagers to try for long output; empty for `--no-pager`.
  ///
  /// - Throws: ``CommandError`` if the requested one is not installed.
  func pagers(_ arguments: Arguments) throws(CommandError) -> [PagerChoice] {
    if arguments.has(.noPager) { return [] }
    let pagers = PagerChoice.all(option: try arguments[.pager], environment: environment)
    for case .required(let command) in pagers where pagerHost?.lacks(command) == true {
      throw .notInstalled(command, of: Option.pager.name)
    }
    return pagers
  }
}

extension PagerHost {
  /// Makes `less` show lines as they are, unless the user has set it up otherwise.
  private static let environment =
    #": "${LESS=FRX}" "${LESSCHARSET=utf-8}"; export LESS LESSCHARSET"#
  /// Makes the shell wait for the pager, which gets Ctrl-C and Ctrl-\.
  private static let trap = "trap : INT QUIT"

  /// The system's own processes and terminal; `searchPath` is the value of `PATH`.
  static func system(searchPath: String?) -> PagerHost {
    PagerHost(
      start: { command in
        let script = "\(environment); \(trap)\n\(command)"
        guard let process = ChildProcess(script) else { return nil }
        let finish = { () -> PagerEnd in
          switch process.wait() {
          case .interrupted: .interrupted
          case .exited(126), .exited(127): .notFound
          case .exited, .killed, nil: .quit
          }
        }
        return (process.write, finish)
      },
      hasProgram: { ChildProcess.isInstalled($0, searchPath: searchPath) },
      readLine: { RawTerminal.readLine() })
  }
}

enum PagerChoice: Equatable, Sendable {
  /// A command for `/bin/sh -c`.
  case command(String)
  /// A command that the user asked for in this run: it is an error if it is missing.
  case required(String)
  /// No pager: the output is printed at once.
  case none

  /// The pagers to try, in order; a missing pager is skipped.
  ///
  /// `--pager`, which must exist > `EXPO_PAGER` > `PAGER` > `less` > `more`. An empty command or `cat` means
  /// no pager; a command that runs expo itself is ignored. On a dumb terminal, which no pager can draw on,
  /// only the option counts.
  static func all(option: String?, environment: Environment) -> [PagerChoice] {
    switch option.flatMap(Self.init(word:)) {
    case .command(let command)?: return [.required(command)]
    case let choice?: return [choice]
    case nil: break
    }
    if environment[.term] == "dumb" { return [] }
    let wanted = [environment[.expoPager], environment[.pager]].compactMap { $0 }
    return wanted.compactMap(Self.init(word:)) + [.command("less"), .command("more")]
  }

  /// Creates the choice for a user's command; nil if it would run expo again.
  private init?(word: String) {
    switch Self.program(of: word) {
    case nil, "cat": self = .none
    case "expo": return nil
    default: self = .command(word)
    }
  }

  /// The program in a command, without its folder and the variables before it.
  ///
  /// `LESS=S /usr/bin/less -R` → `less`
  static func program(of command: String) -> String? {
    word(of: command)?.split(separator: "/").last.map(String.init)
  }

  /// The word that names the program of a command, after the variables.
  static func word(of command: String) -> Substring? {
    let words = command.split { $0 == " " || $0 == "\t" }
    return words.first { !$0.contains("=") || $0.hasPrefix("/") }
  }

  static func showsColor(_ command: String, environment: Environment) -> Bool {
    switch program(of: command) {
    case "less":
      guard let options = environment[.less] else { return true }
      return (options + command).contains { $0 == "R" || $0 == "r" }
    case "more": return true
    default: return false
    }
  }
}

extension RawTerminal {
  /// A line of the session's terminal, with its line feed; nil without one, `q` at the end of
  /// input.
  fileprivate static func readLine() -> String? {
    guard let terminal = FileDescriptor.openTerminal() else { return nil }
    defer { try? terminal.close() }
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n"), case let bytes = terminal.readBytes(), !bytes.isEmpty {
      line += bytes
    }
    return line.isEmpty ? "q" : String(decoding: line, as: UTF8.self)
  }
}
