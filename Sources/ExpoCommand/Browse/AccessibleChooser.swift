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
    var notice = chooser.message.map { VisibleText.of($0.words(in: context.options.messages)) }
    while let line = try context.console.answer(to: question(notice)) {
      hasAnswer = true
      notice = nil
      chooser.message = nil
      let shown = listed
      if let effect = press(line) { return effect }
      if listed == shown, KeyMeaning(line: line) != .help {
        notice = reply(toUnknown: line)
      } else {
        try show()
      }
    }
    return hasAnswer ? .quit : nil
  }

  /// The expositions on this page, and the chosen one.
  private var listed: [Int] {
    chooser.list.visible.map { chooser.list[$0] } + [chooser.list.cursor]
  }

  /// Performs a line: a number, `/TEXT`, a letter of the keys, or Enter alone for the next page.
  private mutating func press(_ line: String) -> BrowseEffect? {
    if line.hasPrefix("/"), let query = FinderQuery(.search, String(line.dropFirst())) {
      chooser.find(query)
      return nil
    }
    if let number = Int(line) {
      return chooser.rows.indices.contains(number - 1) ? .choose(number - 1) : nil
    }
    if line.isEmpty {
      return chooser.list.visible.upperBound < chooser.list.count
        ? chooser.perform(.screenDown) : nil
    }
    return KeyMeaning(line: line).flatMap {
      $0.group == .moving || $0 == .quit ? chooser.perform($0) : nil
    }
  }

  private func show() throws {
    let frame = chooser.frame()
    for row in 0..<max(1, chooser.list.visible.count) {
      try context.console.writeTrimmed(frame.text(ofRow: row))
    }
  }

  /// The expositions on this page, what Enter does, and the other keys.
  private func question(_ notice: String?) -> String {
    let count = chooser.list.count
    let place = chooser.list.place(of: .exposition, in: context.options.messages)
    let more =
      chooser.list.visible.upperBound < count ? words(en: "Enter: more", ko: "Enter: 더 보기") : nil
    let keys = [
      words(en: "1–\(chooser.rows.count) open", ko: "1–\(chooser.rows.count) 열기"),
      words(en: "q quit", ko: "q 끝내기"),
    ]
    return ([notice ?? place, more].compactMap(\.self) + keys).joined(separator: BrowseState.gap)
  }

  /// The answer to a line without effect.
  private func reply(toUnknown line: String) -> String {
    if line.isEmpty || KeyMeaning(line: line)?.group == .moving {
      return BrowseNotice.endOfList.words(in: context.options.messages)
    }
    let shown = VisibleText.quoted(line)
    return words(en: "no exposition '\(shown)'", ko: "그런 박람회가 없습니다: '\(shown)'")
  }

  private func words(en: String, ko: String) -> String {
    context.options.messages.pick(en: en, ko: ko)
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
  func place(of unit: Counted.Unit, in language: Language) -> String {
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
