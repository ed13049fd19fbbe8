import ExpoKit

extension MeantLine {
  /// Puts the operands in the order of the command, and adds missing ones.
  mutating func correctOperands(isOtherCommand: Bool) {
    let operands = words.filter(\.isOperand).map(\.text)
    switch command {
    case .show, .browse:
      set(Self.first(operands, where: ReadingSettings.isPath).flatMap(Self.numbers))
    case .list:
      // A word that does not look like a path is searched for.
      let texts = operands.filter {
        !$0.isEmpty && !ReadingSettings.isPath($0) && FileError.mistyped($0) == nil
      }
      let option = texts.isEmpty ? [] : ["--search", texts.joined(separator: " ")]
      set(operands.filter { !texts.contains($0) }, adding: option)
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
      if all != operands || isOtherCommand { set(all, adding: target.map { ["-o", $0] } ?? []) }
    case .diff where operands.count < 3 && !words.contains { $0.text == "--textconv" }:
      set(Self.sides(operands))
    case .help, .manual:
      guard let word = operands.first, !Self.isCommand(word),
        let line = HelpTopic(rawValue: word) == nil ? Self.line(of: word) : ["help", word]
      else { return }
      // Rules and topics are explained by other commands.
      let isElsewhere = line.count > 1 && ["rules", "help"].contains(line[0])
      if isElsewhere { command = line[0] == "rules" ? .rules : .help }
      set([line[isElsewhere ? 1 : 0]])
    case .validate, .format, .diff, .rules, .schema, .completions: break
    }
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

  /// Numbers of entries in the notation of other programs: `#3`, `+3`; `1,3` → `1`, `3`; `3-5` → `3`, `4`, `5`.
  private static func numbers(_ word: String) -> [String] {
    if ReadingSettings.isPath(word) { return [word] }
    if let match = word.wholeMatch(of: /(\d+)-(\d+)/), let first = Int(match.1),
      let last = Int(match.2), 0..<longestRange ~= last - first
    {
      return (first...last).map(String.init)
    }
    let items = word.split { ",#+".contains($0) }
    return items.isEmpty || !items.allSatisfy { Int($0) != nil } ? [word] : items.map(String.init)
  }

  /// Both sides in the notation of `git diff`: `HEAD` → `HEAD:`, `.`; `App` → `HEAD:./App`, `App`;
  /// `main..next` → `main:`, `next:`.
  private static func sides(_ operands: [String]) -> [String] {
    guard let word = operands.first, operands != ["."] else { return ["HEAD:", "."] }
    if operands.count == 1, !isRevision(word) {
      let range = word.split(separator: "..").map(String.init)
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
