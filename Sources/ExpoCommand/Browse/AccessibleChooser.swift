import ExpoBase
import ExpoTerminal

/// The list of expositions to choose from, line by line: each has a number, which opens it.
///
/// Enter alone goes on where the list is longer than the screen.
struct AccessibleChooser {
  private let world: BrowseWorld
  var chooser: ExpositionChooser

  init(_ rows: [ExpositionChooser.Row], _ world: BrowseWorld) {
    self.world = world
    chooser = ExpositionChooser(
      rows, options: world.options, size: AccessibleReader.size(world))
  }

  /// Asks until one is chosen or the list is left; nil if no terminal ever gave an answer.
  mutating func run() throws -> BrowseEffect? {
    let dialog = LineDialog(world.console)
    try show()
    var hasAnswer = false
    var notice = chooser.message.map { VisibleText.of($0.words(in: world.options.messages)) }
    while let line = try dialog.answer(to: question(notice)) {
      (hasAnswer, notice, chooser.message) = (true, nil, nil)
      if let effect = press(line) { return effect }
      if listed == shown, KeyMeaning(line: line) != .help {
        notice = refusal(of: line)
      } else {
        try show()
      }
    }
    return hasAnswer ? .quit : nil
  }

  /// The list as it was written last.
  private var shown: [Int] = []
  /// The expositions on this page, and the one that is chosen.
  private var listed: [Int] {
    chooser.list.visible.map { chooser.list[$0] } + [chooser.list.cursor]
  }

  /// Does what a line asks for: a number, `/TEXT`, a letter of the keys, or Enter alone for the next page.
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

  private mutating func show() throws {
    let frame = chooser.frame()
    for row in 0..<chooser.list.visible.count {
      try LineDialog(world.console).write(frame.text(ofRow: row))
    }
    shown = listed
  }

  /// Which expositions are shown, what Enter does, what else is taken.
  private func question(_ notice: String?) -> String {
    let (visible, count) = (chooser.list.visible, chooser.list.count)
    let numbers = LineDialog.numbers(visible)
    let place = words(en: "expositions \(numbers) of \(count)", ko: "박람회 \(count)개 중 \(numbers)")
    let more = visible.upperBound < count ? words(en: "Enter: more", ko: "Enter: 더 보기") : nil
    let keys = [
      words(en: "1–\(chooser.rows.count) open", ko: "1–\(chooser.rows.count) 열기"),
      words(en: "q quit", ko: "q 끝내기"),
    ]
    return ([notice ?? place, more].compactMap(\.self) + keys).joined(separator: BrowseState.gap)
  }

  /// What is said of a line that leads nowhere.
  private func refusal(of line: String) -> String {
    if line.isEmpty || KeyMeaning(line: line)?.group == .moving {
      return BrowseNotice.endOfList.words(in: world.options.messages)
    }
    let shown = VisibleText.quoted(line)
    return words(en: "no exposition '\(shown)'", ko: "그런 박람회가 없습니다: '\(shown)'")
  }

  private func words(en: String, ko: String) -> String {
    world.options.messages.pick(en: en, ko: ko)
  }
}
