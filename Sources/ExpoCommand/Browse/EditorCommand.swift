import ExpoKit
import ExpoTerminal

/// The command that opens a file in the user's editor at a line.
///
/// `vi` → `vi +12 items.json`; `code --wait` → `code --wait -g items.json:12`. A shell reads the
/// user's words; file and line are arguments of their own and never part of its program.
struct EditorCommand: Equatable, Sendable {
  /// What the shell runs, with the arguments as `"$@"`.
  let program: String
  let arguments: [String]

  init(_ command: String, path: String, line: Int) {
    program = command + " \"$@\""
    let path = FilePath.argument(path)
    switch PagerChoice.program(of: command) {
    case "code", "codium", "cursor": arguments = ["-g", "\(path):\(line)"]
    case "subl", "zed", "hx", "helix": arguments = ["\(path):\(line)"]
    default: arguments = ["+\(line)", path]
    }
  }

  /// Runs the editor until it ends; false if it cannot be run or reports an error.
  func run() -> Bool {
    ChildProcess(program, arguments: arguments, input: .terminal)?.wait() == .exited(0)
  }
}
