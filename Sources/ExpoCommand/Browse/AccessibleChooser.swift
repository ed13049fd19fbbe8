import ExpoKit

/// The numbered list of expositions, line by line; Enter alone shows the next page.
struct AccessibleChooser {
  private let context: BrowseContext
  var chooser: ExpositionChooser

  init(_ rows: [ExpositionChooser.Row], _ context: BrowseContext) {
    self.context = context
    chooser = ExpositionChooser(
      rows, options: context.options, size: AccessibleReader.size(context))
  }

  /// Asks until one is chosen or the list is left; nil if the terminal never answered.
  mutating func run() throws -> BrowseEffect? {
    try show()
    var hasAnswer = false
    while let line = try context.console.answer(to: question) {
      hasAnswer = true
      chooser.message = nil
      if let effect = press(line) { return effect }
      if chooser.message == nil { try show() }
    }
    return hasAnswer ? .quit : nil
  }

  /// The expositions on this page, and the chosen one.
  private var listed: [Int] {
    chooser.list.visible.map { chooser.list[$0] } + [chooser.list.cursor]
  }

  private var isLastPage: Bool { chooser.list.visible.upperBound == chooser.list.count }

  /// Performs a line: a number, `/TEXT`, `&TEXT`, `:NAME`, a letter of the keys, or Enter alone for the
  /// next page.
  private mutating func press(_ line: String) -> BrowseEffect? {
    if let first = KeyMeaning(line: String(line.prefix(1))), KeyMeaning.prompts.contains(first) {
      _ = chooser.perform(first)
      _ = chooser.performInPrompt(.type(String(line.dropFirst())))
      let effect = chooser.performInPrompt(.key(.submit))
      // What `/` finds is listed, to be chosen by its number.
      return first == .goTo ? effect : nil
    }
    if let number = Int(line), chooser.rows.indices.contains(number - 1) {
      return .choose(number - 1)
    }
    let meaning = line.isEmpty ? .screenDown : KeyMeaning(line: line)
    if meaning == .help { return nil }
    let shown = listed
    let moves = meaning?.group == .moving
    let isAtEnd = isLastPage && meaning == .screenDown
    let isTaken = !isAtEnd && (moves || meaning == .back || meaning == .quit)
    let effect = isTaken ? meaning.flatMap { chooser.perform($0) } : nil
    if effect == nil, listed == shown { chooser.message = moves ? .endOfList : .noExposition(line) }
    return effect
  }

  private func show() throws {
    let frame = chooser.frame()
    for row in 0..<max(1, chooser.list.visible.count) {
      try context.console.writeTrimmed(frame.text(ofRow: row))
    }
  }

  /// The expositions on this page, what Enter does, and the other keys.
  private var question: String {
    let language = context.options.messages
    let notice = chooser.message.map { VisibleText.of($0.words(in: language)) }
    let label = chooser.list.label(of: .exposition, in: language)
    let more = isLastPage ? nil : language.pick(en: "Enter: more", ko: "Enter: 더 보기")
    let keys = [
      language.pick(en: "1–\(chooser.rows.count) open", ko: "1–\(chooser.rows.count) 열기"),
      language.pick(en: "q quit", ko: "q 끝내기"),
    ]
    return ([notice ?? label, more].compactMap(\.self) + keys).joined(separator: BrowseState.gap)
  }
}

/// Questions that are answered by a line, for the readers without a screen.
extension Console {
  /// Writes a line without its trailing spaces.
  func writeTrimmed(_ line: String) throws {
    try standardOutput.write(Array((line.trimmingEnd { $0 == " " } + "\n").utf8))
  }

  /// Asks on a line, and waits there; nil at the end of input.
  ///
  /// White space around the answer is removed.
  func answer(to question: String) throws -> String? {
    try standardOutput.write(Array("\(question): ".utf8))
    let line = pagerHost?.readLine()
    // At the end of input nobody has pressed Enter, so the line of the question is still open.
    if line?.last?.isNewline != true { try writeTrimmed("") }
    let words = line?.prefix { !$0.isNewline }.drop(while: \.isWhitespace)
    return words.map { String($0.trimmingEnd(while: \.isWhitespace)) }
  }
}

extension Range<Int> {
  /// The numbers, from 1, of these indices: `1–1,300`, or one alone.
  var numbers: String {
    (count == 1 ? [upperBound] : [lowerBound + 1, upperBound])
      .map { CommaFormatter().format($0) }.joined(separator: "–")
  }
}

extension FoundList {
  /// The rows on the screen: `entries 1–20 of 1,300`, `no entries`.
  func label(of unit: Counted.Unit, in language: Language) -> String {
    let words = unit.words
    let shown = visible.numbers
    let all = CommaFormatter().format(count)
    return count == 0
      ? language.pick(en: "no \(words.several)", ko: "\(words.korean) 없음")
      : language.pick(
        en: "\(words.several) \(shown) of \(all)",
        ko: "\(words.korean) \(all)\(words.counter) 중 \(shown)")
  }
}
