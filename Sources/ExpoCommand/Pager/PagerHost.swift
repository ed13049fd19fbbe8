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
