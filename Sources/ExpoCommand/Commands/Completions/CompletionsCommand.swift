import ExpoKit

extension Command {
  /// The command `expo completions SHELL`; with `-- WORD…` it prints the completions of the last word.
  static let completions = Command(
    name: .completions, operands: [.shell, .words],
    summary: ("print the completion script of a shell", "셸의 자동 완성 스크립트를 출력합니다"),
    examples: [
      (#"eval "$(expo completions bash)""#, "in ~/.bashrc", "~/.bashrc에 넣습니다"),
      (
        #"eval "$(expo completions zsh)""#, "in ~/.zshrc, after compinit",
        "~/.zshrc의 compinit 뒤에 넣습니다"
      ),
      (
        "expo completions fish | source", "in ~/.config/fish/config.fish",
        "~/.config/fish/config.fish에 넣습니다"
      ),
    ]
  ) { arguments, console in
    let shell: Shell = try arguments.choice(for: .completions, en: "shell", ko: "셸은")
    let shells = arguments.terminator ?? arguments.operands.count
    guard shells <= 1 else { throw CommandError.several(.completions, .shell, shells) }
    let words = Array(arguments.operands.dropFirst())
    if words.isEmpty {
      try console.print(document: shell.script)
    } else {
      let completion = Completion(
        language: console.language, revisions: { GitRevision.names },
        entryNames: { entryNames($0, $1, console) })
      let lines = completion.offers(words).map { shell.line($0) + "\n" }
      try console.print(document: lines.joined())
    }
    return .success
  }
}

/// The names that `expo list -f names` prints, or the image names; empty if it fails.
private func entryNames(_ path: String?, _ key: Entry.CodingKeys, _ console: Console) -> [String] {
  // The versions of documents are those for English in any locale.
  var console = console
  console.languages = Languages(option: nil, [:])
  guard path != "-", let documents = try? ReadingSession.documents(path, Arguments(), console),
    documents.failures.isEmpty, documents.errors.isEmpty, let list = documents.entries
  else { return [] }
  let names = list.elements.compactMap { list.partialEntry($0)[key].text }
  guard (try? documents.checkIsWhole()) != nil else { return [] }
  return names.filter { !$0.isEmpty }.map { EntryTable.tabSeparated([$0], showsHidden: false) }
}
