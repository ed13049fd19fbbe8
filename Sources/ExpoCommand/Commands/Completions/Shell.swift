/// The shells that can complete command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that the shell reads at its start.
  ///
  /// It asks `expo completions SHELL -- WORD…` for candidates, so that it is never out of date. A
  /// line that begins with a tab asks the shell for files.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// A candidate as the shell's script reads it: the value, and what it means behind a tab.
  func line(_ candidate: Completion.Candidate) -> String {
    let value = candidate.value.filter { $0 != "\n" && $0 != "\t" }
    let text = candidate.text.filter { $0 != "\n" && $0 != "\t" }
    return switch self {
    case .bash: Self.quotedForBash(value)
    case .zsh, .fish: text.isEmpty ? value : "\(value)\t\(text)"
    }
  }

  /// A word with a backslash before each character that means something to bash.
  static func quotedForBash(_ word: String) -> String {
    let special = Set(" \"'\\$`!&|;<>()[]{}*?#~^")
    return String(word.flatMap { special.contains($0) ? ["\\", $0] : [$0] })
  }
}
