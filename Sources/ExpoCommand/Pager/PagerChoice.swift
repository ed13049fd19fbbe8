/// What long output goes through on its way to a reader.
enum PagerChoice: Equatable, Sendable {
  /// A command for `/bin/sh -c`.
  case command(String)
  /// The command's own page stop.
  case builtIn
  /// Nothing: it is printed at once.
  case none

  /// What to try one after the other; a pager that is not there leaves it to the next.
  ///
  /// `--pager` > `EXPO_PAGER` > `PAGER` > `less` > `more` > built-in. A command that is empty or
  /// `cat` means no pager, `builtin` the page stop; one that is expo itself counts as not set.
  static func all(option: String?, environment: [EnvironmentVariable: String]) -> [PagerChoice] {
    let wanted = [option, environment[.expoPager], environment[.pager]].compactMap { $0 }
    return wanted.compactMap(Self.init(word:)) + [.command("less"), .command("more"), .builtIn]
  }

  /// The choice that a user's word stands for; nil if it would call expo again.
  private init?(word: String) {
    switch Self.program(of: word) {
    case nil, "cat": self = .none
    case "builtin": self = .builtIn
    case "expo": return nil
    default: self = .command(word)
    }
  }

  /// The name of the program in a command, variables set for it and its folder left out.
  ///
  /// `LESS=S /usr/bin/less -R` → `less`
  static func program(of command: String) -> String? {
    let words = command.split { $0 == " " || $0 == "\t" }
    let program = words.first { !$0.contains("=") || $0.hasPrefix("/") }
    return program?.split(separator: "/").last.map(String.init)
  }

  /// Whether a pager shows the colours that are sent to it.
  static func showsColor(_ command: String, environment: [EnvironmentVariable: String]) -> Bool {
    switch program(of: command) {
    case "less":
      guard let options = environment[.less] else { return true }
      return (options + command).contains { $0 == "R" || $0 == "r" }
    case "more": return true
    default: return false
    }
  }
}
