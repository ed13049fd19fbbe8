import ExpoKit

extension MeantLine {
  /// Puts the operands in the order of the command, and adds missing ones.
  mutating func correctOperands(isOtherCommand: Bool) {
    let given = words.filter(\.isOperand).map(\.text)
    var operands = Self.quoted(given)
    let choices = command.command.operands.first?.value.choices ?? []
    let kind = operands.first.flatMap { Self.meanings(of: $0, in: "kinds").first?[0] }
    if let kind, choices.contains(kind) { operands[0] = kind }
    switch command {
    case .show where operands.count(where: ReadingSettings.isPath) < 2,
      .browse where operands.count(where: ReadingSettings.isPath) < 2:
      set(Self.first(operands, where: ReadingSettings.isPath).flatMap(Self.numbers))
    case .list:
      // A word that does not look like a path is searched for.
      let texts = operands.filter {
        !$0.isEmpty && !ReadingSettings.isPath($0) && FileError.mistyped($0) == nil
      }
      let option = texts.isEmpty ? [] : ["--search", texts.joined(separator: " ")]
      set(operands.filter { !texts.contains($0) }.map(Self.folder), adding: option)
    case .export:
      var all = Self.first(operands) { ExportKind(rawValue: $0) != nil }
      if ExportKind(rawValue: all.first ?? "") == nil, all.allSatisfy(ReadingSettings.isPath) {
        all.insert(ExportKind.html.rawValue, at: 0)
      }
      let kind = ExportKind(rawValue: all.first ?? "")
      let hasTarget = words.contains { $0.text.hasPrefix("-o") || $0.text.hasPrefix("--output") }
      var target = kind == .html && !hasTarget ? "site" : nil
      if kind != nil, !hasTarget, all.count > 2, let last = all.last,
        !ReadingSettings.isPath(last), FilePath.near(last) == nil
      {
        target = all.removeLast()
      }
      if all != given || isOtherCommand { set(all, adding: target.map { ["-o", $0] } ?? []) }
    case .diff where operands.count < 3 && !words.contains { $0.text == "--textconv" }:
      set(Self.sides(operands))
    case .help, .manual:
      guard let word = operands.first,
        let line = Self.isCommand(word)
          ? [word] : HelpTopic(rawValue: word) == nil ? Self.line(of: word) : ["help", word]
      else { return }
      // Rules and topics are explained by other commands.
      let isElsewhere = line.count > 1 && ["rules", "help"].contains(line[0])
      if isElsewhere { command = line[0] == "rules" ? .rules : .help }
      set([line[isElsewhere ? 1 : 0]])
    case .validate, .format: set(operands.map(Self.folder))
    case .rules:
      let rules = operands.flatMap { $0.split(separator: ",").map(String.init) }
      if (try? rules.map(Rule.named)) != nil { set(rules) }
    case .show, .browse, .diff, .schema, .completions: set(operands)
    }
  }

  /// Joins the words of an existing path that was not quoted: `my`, `fair` → `my fair`.
  private static func quoted(_ operands: [String]) -> [String] {
    let paths = operands.indices.map { operands[...$0].joined(separator: " ") }
    let last = paths.indices.dropFirst().last { FilePath.exists(paths[$0]) }
    return last.map { [paths[$0]] + operands[($0 + 1)...] } ?? operands
  }

  /// The folder that a pattern of the shell searches: `App/**/*.json` → `App/`.
  private static func folder(of word: String) -> String {
    if word.isEmpty || FilePath.exists(word) { return word }
    let folder = word.replacing(/[^\/]*\*.*/, with: "")
    return folder.isEmpty ? "." : FilePath.exists(folder) ? folder : word
  }

  private mutating func set(_ operands: [String], adding option: [String] = []) {
    var rest = operands[...]
    words = words.compactMap { word -> (text: String, isOperand: Bool)? in
      word.isOperand ? rest.popFirst().map { (text: $0, isOperand: true) } : word
    }
    words += rest.map { ($0, true) } + option.map { ($0, false) }
  }

  /// The operands, those that match in front.
  private static func first(_ operands: [String], where isFirst: (String) -> Bool) -> [String] {
    operands.filter(isFirst) + operands.filter { !isFirst($0) }
  }

  private static let longestRange = 20

  /// Entries in the notation of other programs: `#3`, `+3`; `1,3` → `1`, `3`; `3-5` → `3`, `4`, `5`; `.[2]` → `/2`.
  private static func numbers(_ word: String) -> [String] {
    if ReadingSettings.isPath(word) { return [word] }
    if let match = word.wholeMatch(of: /\.?\[(\d+)\]/) { return ["/\(match.1)"] }
    if let match = word.wholeMatch(of: /(\d+)(?:-|~|:|\.\.)(\d+)/), let first = Int(match.1),
      let last = Int(match.2), 0..<longestRange ~= last - first
    {
      return (first...last).map(String.init)
    }
    let items = word.split { ",#+".contains($0) }
    return items.isEmpty || !items.allSatisfy { Int($0) != nil } ? [word] : items.map(String.init)
  }

  /// Both sides in the notation of `git diff`: `HEAD` → `HEAD:`, `.`; `App` → `HEAD:./App`, `App`;
  /// `main..next` → `main:`, `next:`; `HEAD:App` → `HEAD:App`, `App`.
  private static func sides(_ operands: [String]) -> [String] {
    guard let word = operands.first, operands != ["."] else { return ["HEAD:", "."] }
    if operands.count == 1, GitRevision(word) != nil {
      let path = String(word.drop { $0 != ":" }.dropFirst())
      return path.isEmpty ? [word, "."] : FilePath.exists(path) ? [word, path] : operands
    }
    if operands.count == 1, !isRevision(word) {
      let range = word.split(separator: /\.{2,3}/).map(String.init)
      if range.count == 2, range.allSatisfy(isRevision) { return range.map { $0 + ":" } }
      return FilePath.exists(word) && !word.hasPrefix("/") ? ["HEAD:./\(word)", word] : operands
    }
    let words = operands.count == 1 ? [word, "."] : operands
    return zip(words, words.reversed()).map { word, other in
      guard isRevision(word) else { return word }
      let isInside = other != "." && !other.hasPrefix("/") && FilePath.exists(other)
      return word + (isInside ? ":./\(other)" : ":")
    }
  }

  private static func isRevision(_ word: String) -> Bool {
    !FilePath.exists(word) && GitRevision.isKnown(word)
  }
}
