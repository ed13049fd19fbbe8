/// The user's editor, told where to begin.
///
/// `vi` → `vi +12 items.json`; `code --wait` → `code --wait -g items.json:12`. The user's words go to
/// a shell as they are; file and line are arguments of their own and never part of its program.
struct EditorCommand: Equatable, Sendable {
  /// What the shell runs, with the arguments behind it as `"$@"`.
  let program: String
  let arguments: [String]

  init(_ command: String, path: String, line: Int) {
    program = command + " \"$@\""
    // What begins with a dash would be taken for an option.
    let path = path.hasPrefix("-") ? "./" + path : path
    switch PagerChoice.program(of: command) {
    case "code", "codium", "cursor": arguments = ["-g", "\(path):\(line)"]
    case "subl", "zed", "hx", "helix": arguments = ["\(path):\(line)"]
    default: arguments = ["+\(line)", path]
    }
  }
}
