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

struct RunningPager {
  /// Writes bytes; false if the pager reads no more.
  let write: ([UInt8]) -> Bool
  /// Ends the pager's input, waits until the pager ends and returns how it ended.
  let finish: () -> PagerEnd
}

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

  /// Whether a program surely is not installed; only the shell knows what special characters stand for.
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
      throw .noPager(command)
    }
    return pagers
  }
}

extension CommandError {
  static func noPager(_ command: String) -> Self {
    Self(
      en: "--pager expects an installed program, found '\(command)'",
      ko: "--pager 옵션의 프로그램이 설치되어 있지 않습니다: '\(command)'")
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
        return RunningPager(write: process.write) {
          switch process.wait() {
          case .interrupted: .interrupted
          case .exited(126), .exited(127): .notFound
          case .exited, .killed, nil: .quit
          }
        }
      },
      hasProgram: { ChildProcess.isInstalled($0, searchPath: searchPath) },
      readLine: { RawTerminal.readLine() })
  }
}
