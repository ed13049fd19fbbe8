import ExpoKit

/// The possible last words of a command line.
struct Completion: Sendable {
  enum Offer: Equatable {
    case word(String, _ text: String)
    /// What the shell completes by itself: files with an extension, a `folder`, or `any` file.
    case paths(String)
  }

  let language: Language
  /// The names of the revisions in the repository around the current folder.
  let revisions: @Sendable () -> [String]
  /// The names, or image names, of the entries of a document, a catalog or the current folder.
  let entryNames: @Sendable (_ path: String?, _ key: Entry.CodingKeys) -> [String]

  func offers(_ words: [String]) -> [Offer] {
    guard let current = words.last else { return [] }
    var rest = words.dropLast()
    var start = CompletedLine(options: .withoutCommand)
    while start.operands.isEmpty, let word = rest.popFirst() { start.read(word) }
    guard let name = start.operands.first else {
      if let option = start.openOption { return offers(of: option.value, current) }
      if current.hasPrefix("-") { return options(current, start, among: .withoutCommand) }
      return CommandName.allCases.filter { $0.rawValue.hasPrefix(current) }
        .map { .word($0.rawValue, $0.summary(in: language)) }
    }
    guard let command = CommandName(rawValue: name)?.command else { return [] }
    var line = CompletedLine(options: command.allOptions)
    for word in rest { line.read(word) }
    if let option = line.openOption { return offers(of: option.value, current) }
    if !line.isPastOptions, current.hasPrefix("-"), current != "-" || line.operands.isEmpty {
      return options(current, line, among: command.offeredOptions)
    }
    return operands(current, line, command)
  }

  private func options(
    _ current: String, _ line: CompletedLine, among options: [any CommandOption]
  ) -> [Offer] {
    if let sign = current.firstIndex(of: "=") {
      let name = OptionName(String(current[..<sign].dropFirst(2)))
      let value = options.first { $0.name == name }?.value
      let start = String(current[...sign])
      return offers(of: value, String(current[sign...].dropFirst()))
        .map { $0.prefixed(by: start) }
    }
    let kind = line.operands.first.flatMap(ExportKind.init)
    return options.filter { option in
      (option.isRepeatable || !line.given.contains(option.name))
        && kind.map(option.exportKinds.contains) ?? true && "\(option.name)".hasPrefix(current)
    }
    .map { .word("\($0.name)", $0.summary(in: language)) }
  }

  private func operands(_ current: String, _ line: CompletedLine, _ command: Command) -> [Offer] {
    let operands = command.operands
    let count = line.operands.count
    let operand = count < operands.count ? operands[count] : operands.last
    guard let operand, count < operands.count || operand.isRepeated else { return [] }
    // The first operand of `show` and `browse` may be an entry of the current folder.
    if operand == .path, count + 1 < operands.count {
      return offers(of: .path, current) + entries(current, in: nil)
    }
    if operand.value == .entry { return entries(current, in: line.operands.first) }
    return offers(of: operand.value, current)
  }

  /// The names with this prefix, or else the image names.
  private func entries(_ current: String, in path: String?) -> [Offer] {
    let names = Self.words(entryNames(path, .name), current)
    return names.isEmpty ? Self.words(entryNames(path, .imageName), current) : names
  }

  private func offers(of value: ValueKind?, _ current: String) -> [Offer] {
    switch value {
    case nil, .text, .number: []
    case .file(let ending): [.paths(ending)]
    case .anyFile: [.paths("any")]
    case .folder: [.paths("folder")]
    case .path: [.paths("json")]
    case .side: [.paths("json")] + Self.words(revisions().map { $0 + ":" }, current)
    case .choice(let names): Self.words(names, current)
    case .entry: entries(current, in: nil)
    case .rule: rules(current)
    case .rules: Self.lastOfList(current) { rules($0) }
    case .list(let names): Self.lastOfList(current) { Self.words(names, $0) }
    case .severities: Self.lastOfList(current) { severities($0) }
    case .report(let names): current.contains("=") ? [.paths("any")] : Self.words(names, current)
    }
  }

  private func rules(_ current: String, ending: String = "") -> [Offer] {
    let rules = Rule.all.flatMap { rule in
      [rule.code, rule.name].map { ($0 + ending, rule.words(in: language).summary) }
    }
    let families = Rule.Family.allCases.map { ($0.name + ending, $0.summary(in: language)) }
    return (rules + families).filter { $0.0.hasPrefix(current) }.map(Offer.word)
  }

  private func severities(_ current: String) -> [Offer] {
    guard let sign = current.firstIndex(of: "=") else { return rules(current, ending: "=") }
    let start = String(current[...sign])
    return Self.words(Severity.byWeight.map(\.name), String(current[sign...].dropFirst()))
      .map { $0.prefixed(by: start) }
  }

  private static func words(_ names: [String], _ current: String) -> [Offer] {
    names.filter { $0.hasPrefix(current) }.map { .word($0, "") }
  }

  /// The offers for what follows the last comma, which keep what precedes it.
  private static func lastOfList(_ current: String, _ offers: (String) -> [Offer]) -> [Offer] {
    guard let comma = current.lastIndex(of: ",") else { return offers(current) }
    let start = String(current[...comma])
    let given = [String(current[..<comma])].commaSeparated
    return offers(String(current[comma...].dropFirst())).filter { offer in
      if case .word(let word, _) = offer { !given.contains(word) } else { true }
    }.map { $0.prefixed(by: start) }
  }
}

extension Completion.Offer {
  /// The offer after the typed prefix; files have no prefix.
  fileprivate func prefixed(by start: String) -> Self {
    guard case .word(let word, let text) = self else { return self }
    return .word(start + word, text)
  }
}

/// The words before the one that is completed; what cannot be parsed is skipped.
struct CompletedLine {
  let options: [any CommandOption]
  private(set) var operands: [String] = []
  private(set) var given: Set<OptionName> = []
  /// The option that takes the next word as its value.
  private(set) var openOption: (any CommandOption)?
  /// Whether `--` was given.
  private(set) var isPastOptions = false

  /// Reads a word; an unknown option is skipped.
  mutating func read(_ word: String) {
    if openOption != nil {
      openOption = nil
    } else if isPastOptions || !word.hasPrefix("-") || word == "-" {
      operands.append(word)
    } else if word == "--" {
      isPastOptions = true
    } else if let option = options.option(named: word) {
      given.insert(option.name)
      if option.value != nil, !word.contains("=") { openOption = option }
    }
  }
}
