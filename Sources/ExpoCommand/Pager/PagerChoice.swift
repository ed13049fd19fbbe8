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
