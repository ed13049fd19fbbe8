import ExpoKit
import ExpoTerminal

/// The reader line by line, for screen readers and for terminals that can only append.
///
/// A command is the letter of a key and Enter; a number opens that entry, Enter alone continues. Nothing is
/// moved or erased: the only escape sequence is that of the clipboard.
struct AccessibleReader {
  private let context: BrowseContext
  private(set) var state: BrowseState
  /// The lines written last.
  private var written = 0..<0
  private var console: Console { context.console }

  /// Begins with an entry, or else with the poster or the list.
  init(_ document: BrowseDocument, _ context: BrowseContext, opening entry: EntryList.Element?) {
    self.context = context
    state = BrowseState(document, options: context.options, size: Self.size(context))
    if let entry { state.open(entry: document.index(ofNumber: entry.number)) }
  }

  static func size(_ context: BrowseContext) -> TerminalSize {
    let columns = context.console.standardOutput.columns ?? context.options.widestText
    return TerminalSize(columns: columns, rows: PagerScreen(context.console).height - 1)
  }

  /// Asks and answers until the user leaves, and returns why; nil if the terminal never answered.
  ///
  /// - Throws: `FileError` if a document was cut short while it was shown.
  mutating func run() throws -> BrowseEffect? {
    try show()
    // A text itself says what cannot be read.
    if state.shownList == nil { state.message = nil }
    var hasAnswer = false
    while true {
      try state.document.documents.checkIsWhole()
      guard let line = try console.answer(to: question) else {
        return hasAnswer ? .quit : nil
      }
      hasAnswer = true
      state.document.watch.checkForChanges(at: console.secondsPassed())
      if let end = try answer(line) { return end }
    }
  }

  /// Performs a line; returns the effect that ends the reader.
  private mutating func answer(_ line: String) throws -> BrowseEffect? {
    let formerPage = page
    let formerMatch = match
    if let part = part(wantedBy: line) {
      state.message = nil
      try write(part)
      return nil
    }
    let effect = perform(line)
    while state.hasWork { state.work() }
    switch effect {
    case .quit?, .interrupt?: return .quit
    case .copy(let text, let notice)?:
      let output = console.standardOutput
      try context.copy(text, saying: notice, &state) { try output.write($0) }
    case .edit?: context.edit(&state) { $0.run() }
    case .view(let path)?: context.view(path, &state) { $0.run() }
    case .reload?: context.reload(&state)
    case .print?, .leave?: return effect
    case .choose?, nil: break
    }
    if page != formerPage || (state.shownList != nil && state.message == nil) {
      try show()
    } else if match != formerMatch || line.hasPrefix("/"), let found = state.shownText.lineOfMatch {
      // Only the line that a search led to: the text was written before.
      try write(line: state.shownText.text(ofLine: found).string)
    }
    return nil
  }

  private mutating func perform(_ line: String) -> BrowseEffect? {
    let first = KeyMeaning(line: String(line.prefix(1)))
    if line.isEmpty {
      goOn()
    } else if let number = Int(line) {
      state.message = nil
      state.open(number: number)
    } else if let first, KeyMeaning.prompts.contains(first) {
      return ask(first, String(line.dropFirst()))
    } else if first == .copy, line.count <= 2 {
      // `y` the text, `yi` the image name
      _ = state.perform(.key(.copy))
      return state.pressAfterCopy(.character(line.dropFirst().first ?? CopyPart.text.rawValue))
    } else if KeyMeaning(line: line) == .screenDown, state.shownList != nil {
      pageOn()
    } else if let meaning = KeyMeaning(line: String(line.drop { "0"..."9" ~= $0 })) {
      // `5g`
      for digit in line.dropLast().compactMap(\.wholeNumberValue) {
        _ = state.perform(.digit(digit))
      }
      return state.perform(.key(meaning))
    } else {
      state.message = .unknownKey(line, hasHelp: state.screen != .help)
    }
    return nil
  }

  /// Enter alone: from the poster to the list, a page on in the list, back from an entry.
  private mutating func goOn() {
    switch state.screen {
    case .poster, .allFindings: _ = state.perform(.key(.open))
    case .list: pageOn()
    case .entry, .findings, .help: _ = state.perform(.key(.back))
    }
  }

  private mutating func pageOn() {
    guard let list = state.shownList else { return }
    let rows = state[keyPath: list]
    guard rows.visible.upperBound < rows.count else { return state.message = .endOfList }
    _ = state.perform(.key(.screenDown))
  }

  /// Answers a prompt: `/해금`, `&다리`, `:3`.
  private mutating func ask(_ meaning: KeyMeaning, _ text: String) -> BrowseEffect? {
    _ = state.perform(.key(meaning))
    _ = state.perform(.type(text))
    while state.hasWork { state.work() }
    return state.perform(.key(.submit))
  }

  /// What distinguishes one page from another.
  private var page: (path: BrowsePath, entry: Int?, cursor: Int?) {
    let cursor = state.shownList.map { state[keyPath: $0].cursor }
    return (state.path, state.screen == .entry ? state.texts.openEntry : nil, cursor)
  }

  /// What distinguishes one match from another.
  private var match: (query: String?, number: Int?) {
    (state.shownQuery, state.shownText.currentMatch)
  }

  private var lineCount: Int { state.shownText.lines.count }

  /// The part of the text that an answer asks for, before or after what was written.
  private func part(wantedBy line: String) -> Range<Int>? {
    if state.shownList != nil { return nil }
    let meaning = KeyMeaning(line: line)
    let isMore = line.isEmpty && state.screen != .poster
    if meaning == .screenDown || isMore, written.upperBound < lineCount {
      return part(from: written.upperBound)
    }
    if meaning == .screenUp, written.lowerBound > 0 {
      return max(0, written.lowerBound - state.height)..<written.lowerBound
    }
    if meaning == .top { return part(from: 0) }
    return meaning == .bottom ? part(from: max(0, lineCount - state.height)) : nil
  }

  private func part(from line: Int) -> Range<Int> {
    line..<min(lineCount, line + state.height)
  }

  /// Writes the rows of this page, or the first part of a text.
  private mutating func show() throws {
    while state.hasWork { state.work() }
    state.prepare()
    if let list = state.shownList {
      let frame = state.frame()
      for row in 0..<max(1, state[keyPath: list].visible.count) {
        try write(line: frame.text(ofRow: row))
      }
      return
    }
    let start = state.shownText.currentMatch == nil ? 0 : state.shownText.lineOfMatch ?? 0
    try write(part(from: start))
  }

  private mutating func write(_ part: Range<Int>) throws {
    for line in part { try write(line: state.shownText.text(ofLine: line).string) }
    written = part
  }

  /// Writes a line, unless a document was cut short and its content is invalid.
  private func write(line: String) throws {
    try state.document.documents.checkIsWhole()
    try console.writeTrimmed(line)
  }

  /// The position, what Enter does, and the other keys.
  ///
  /// `3/13  lines 1–20 of 45  Enter: more  ? help  q quit`
  private var question: String {
    let status = state.summary.string
    let isWhole = state.message.map(\.followsSearch) ?? true
    let said = isWhole ? position + [status].filter { !$0.isEmpty } : [status]
    let hasMore = written.upperBound < lineCount
    let more =
      state.screen == .poster && hasMore ? words(en: "f more", ko: "f 더 보기") : nil
    let end =
      state.screen == .help
      ? [words(en: "q back", ko: "q 닫기")]
      : [words(en: "? help", ko: "? 도움말"), words(en: "q quit", ko: "q 끝내기")]
    let leave =
      state.path.isAtStart && state.options.isChosen ? words(en: "h back", ko: "h 뒤로") : nil
    let keys = [enter(hasMore: hasMore), numbers, more, leave].compactMap(\.self) + end
    return (said + keys).joined(separator: BrowseState.gap)
  }

  /// The position: by entries in the list, by lines in a text.
  private var position: [String] {
    switch state.screen {
    case .list: return [state.list.label(of: .entry, in: state.options.messages)]
    case .allFindings: return [state.findingList.label(of: .finding, in: state.options.messages)]
    case .entry: return ["\((state.texts.openEntry ?? 0) + 1)/\(state.document.count)", lines]
    case .poster, .findings, .help: return [lines]
    }
  }

  private var lines: String {
    let shown = written.numbers
    let count = CommaFormatter().format(lineCount)
    return written.count == lineCount
      ? words(en: "all of \(count) lines", ko: "\(count)줄 모두")
      : words(en: "lines \(shown) of \(count)", ko: "\(count)줄 중 \(shown)")
  }

  private var numbers: String? {
    guard state.screen == .list, state.list.count > 0, state.list.finder == nil else {
      return nil
    }
    let numbers = (0..<state.document.lastNumber).numbers
    return words(en: "\(numbers) open", ko: "\(numbers) 열기")
  }

  private func enter(hasMore: Bool) -> String? {
    let more = words(en: "Enter: more", ko: "Enter: 더 보기")
    switch state.screen {
    case .poster where state.document.count == 0: return nil
    case .poster:
      return BrowseNotice.enterOpens(state.document.count).words(in: state.options.messages)
    case .list: return state.list.visible.upperBound < state.list.count ? more : nil
    case .allFindings: return state.isEmptyList ? nil : words(en: "Enter: open", ko: "Enter: 열기")
    case .entry, .findings, .help:
      return hasMore ? more : words(en: "Enter: back", ko: "Enter: 뒤로")
    }
  }

  private func words(en: String, ko: String) -> String {
    state.options.messages.pick(en: en, ko: ko)
  }
}
