import ExpoKit
import ExpoSearch
import ExpoTerminal

struct ExpositionChooser: ScreenState, Sendable {
  struct Row: Equatable, Sendable {
    let title: String
    let count: Int
    let path: String

    func entries(in language: Language) -> String {
      Counted(number: nil, count: count).words(.entry, in: language)
    }
  }

  /// The fewest cells of a path that are worth reading beside a number of entries.
  private static let leastPath = 12

  var rows: [Row]
  /// Why the exposition that was chosen last could not be opened, until the next key.
  var message: BrowseNotice?
  let options: BrowseOptions
  private(set) var list: FoundList
  private(set) var prompt: FinderPrompt?
  /// The list before something was typed, and what was typed before.
  private var asked = FoundList(0)
  var typed: [String] = []
  private var size: TerminalSize
  private var number = 0
  private var layout: BrowseLayout {
    BrowseLayout(size: size, widestText: options.widestText, isLinear: options.isLinear)
  }

  init(_ rows: [Row], options: BrowseOptions, size: TerminalSize) {
    self.rows = rows
    self.options = options
    self.size = size
    list = FoundList(rows.count)
    resize(to: size)
  }

  mutating func resize(to size: TerminalSize) {
    self.size = size
    list.change(height: layout.height)
    asked.change(height: layout.height)
  }

  // It has no pictures and no slow work.
  var answers = PictureAnswers()
  let shownPicture: ShownPicture? = nil
  let hasWork = false
  mutating func work() {}
  mutating func prepare() {}
  mutating func checkForChanges(at seconds: Double) {}
  func checkIsWhole() {}

  mutating func press(_ key: Key) -> BrowseEffect? {
    let typed = number
    number = 0
    message = nil
    switch BrowseAction.of(key, isTyping: prompt != nil) {
    case let action? where prompt != nil: return performInPrompt(action)
    case .key(let meaning)?: return perform(meaning)
    case .digit(let digit)?:
      // Another digit makes a larger number, or else begins one.
      number = typed * 10 + digit <= rows.count ? typed * 10 + digit : digit
      if list.row(of: number - 1) == nil { list.leave(.filter) }
      list.choose(min(number, rows.count) - 1)
    case .type?: break
    case nil:
      message = prompt != nil || key.label.isEmpty ? nil : .unknownKey(key.label, hasHelp: false)
    }
    return nil
  }

  mutating func perform(_ meaning: KeyMeaning) -> BrowseEffect? {
    switch meaning {
    case _ where list.move(as: meaning): break
    case .open: return list.chosen.map { .choose($0) }
    case .search: ask(.search)
    case .filter: ask(.filter)
    case .goTo: ask(.name)
    case .nextMatch, .previousMatch:
      guard list.finder != nil, list.count > 0 else { return say(.noSearch) }
      let forwards = meaning == .nextMatch
      if list.goRound(by: forwards ? 1 : -1) { return say(.wrapped(forwards: forwards)) }
    case .cancel, .back: _ = list.leaveLast()
    case .quit: return .quit
    case .interrupt: return .interrupt
    // The last line names the keys.
    case .help: break
    default: return say(.unknownKey(meaning.keys[0].label, hasHelp: false))
    }
    return nil
  }

  private mutating func say(_ notice: BrowseNotice) -> BrowseEffect? {
    message = notice
    return nil
  }

  private mutating func ask(_ kind: FinderQuery.Kind) {
    prompt = FinderPrompt(kind)
    asked = list
  }

  mutating func performInPrompt(_ action: BrowseAction) -> BrowseEffect? {
    guard var prompt else { return nil }
    let answer = prompt.take(action, typed)
    self.prompt = prompt
    switch answer {
    case .changed:
      list.begin(as: asked)
      if let query = prompt.query { find(query) }
    case .moved(let meaning): _ = list.move(as: meaning)
    case .left:
      self.prompt = nil
      list = asked
    case .submitted:
      self.prompt = nil
      typed.add(typed: prompt.line.text)
      return prompt.quits ? .quit : submit(prompt)
    case .none: break
    }
    return nil
  }

  private mutating func find(_ query: FinderQuery) {
    list.look(for: query)
    while !list.isComplete {
      let rows = rows
      list.advance(bytes: .max, length: { _ in 1 }) { query in
        { row in
          // A number is no part of a title.
          if query.kind == .name, let number = Int(query.text) {
            return number == row + 1 ? SearchMatch(score: 0) : nil
          }
          return query.match {
            $0 == .name ? rows[row].title : $0 == .imageName ? rows[row].path : nil
          }
        }
      }
    }
  }

  private mutating func submit(_ prompt: FinderPrompt) -> BrowseEffect? {
    guard let query = prompt.query else {
      list.leave(prompt.kind)
      return nil
    }
    guard let chosen = list.chosen else {
      list.begin(as: asked)
      let texts = AnySequence(rows.map(\.title) + rows.map(\.path))
      return say(
        .nothingFound(query.text, guess: SearchQuery.guess(of: query.text, among: texts)))
    }
    if query.kind == .filter { return nil }
    if query.kind == .name { list.leave(.search) }
    return .choose(chosen)
  }

  /// A row for each exposition: number, title, number of entries and path.
  func frame() -> Frame {
    let language = options.messages
    let head = Counted(number: nil, count: rows.count).words(.exposition, in: language)
    let label = "\(list.number ?? 0)/\(list.count)"
    let title = Frame.Line([
      Frame.Part(StyledText(head, .faint), fill: .rule),
      Frame.Part(
        StyledText(label, .faint), column: max(0, size.columns - label.utf8.count), fill: .rule),
    ])
    let widest = widest
    let counted = Counted(number: nil, count: list.count).words(.exposition, in: language)
    let asked = prompt?.drawn(counted, columns: size.columns, options)
    let none = language.pick(en: "no exposition matches", ko: "맞는 박람회 없음")
    let lines = list.visible.map { line($0, widest) }
    return layout.frame(
      title, lines.isEmpty ? [Frame.Line(StyledText(none, .faint))] : lines,
      asked ?? Frame.Line(status), ambiguous: options.ambiguous)
  }

  /// Why one cannot be opened, or else the keys that fit: `Enter open  q quit  / search`.
  private var status: StyledText {
    let language = options.messages
    let query = StyledText(EntryCells.oneLine(list.finder?.query.label ?? ""))
    var status = fitted(message?.line(after: query, in: language) ?? query, to: size.columns)
    if message != nil { return status }
    var left = size.columns - width(of: status.string)
    let hinted = [KeyMeaning.open, .quit, .search, .filter].map {
      ($0.keys[0].label, $0.hint(in: language) ?? "")
    }
    for (key, word) in hinted + [
      ("j k", language.pick(en: "move", ko: "이동")),
      ((0..<rows.count).numbers, language.pick(en: "choose", ko: "고르기")),
      ("Space b", language.pick(en: "page", ko: "한 화면씩")),
      ("g G", language.pick(en: "ends", ko: "처음과 끝")),
    ] {
      let start = status.string.isEmpty ? "" : BrowseState.gap
      left -= width(of: "\(start)\(key) \(word)")
      if left < 0, !start.isEmpty { break }
      status.append(key: key, " " + word)
    }
    return status
  }

  /// The cells of the widest title, number of entries and path.
  private typealias Widest = (title: Int, count: Int, path: Int)

  private var widest: Widest {
    func cells(_ text: (Row) -> String) -> Int {
      rows.map { width(of: text($0)) }.max() ?? 0
    }
    return (
      cells { EntryCells.oneLine($0.title) }, cells { $0.entries(in: options.messages) },
      cells { EntryCells.oneLine($0.path) }
    )
  }

  private func line(_ number: Int, _ widest: Widest) -> Frame.Line {
    let index = list[number]
    let row = rows[index]
    let digits = String(index + 1)
    var line = StyledText(number == list.cursor ? ">" : " ")
    line.append(
      .spaces(String(rows.count).utf8.count - digits.utf8.count) + digits + BrowseState.gap, .faint)
    let room = size.columns - width(of: line.string) - BrowseState.gap.utf8.count
    let least = min(widest.path, Self.leastPath)
    // On a narrow screen the title takes at least half of the width.
    func titleCells(beside other: Int) -> Int {
      min(widest.title, size.columns * 3 / 5, max(size.columns / 2, room - other))
    }
    // The path distinguishes expositions with the same title better than the number of entries.
    let besideCount = titleCells(beside: widest.count)
    let hasCount = room - besideCount - widest.count - BrowseState.gap.utf8.count >= least
    let cells = hasCount ? besideCount : titleCells(beside: least)
    let query = list.finder?.query.searchQuery
    let title = fitted(
      StyledText(EntryCells.oneLine(row.title), .heading).markingMatches(of: query), to: cells)
    line.append(title)
    line.append(.spaces(cells - width(of: title.string)) + BrowseState.gap)
    if hasCount {
      let count = row.entries(in: options.messages)
      line.append(.spaces(widest.count - DisplayWidth.of(count)) + count + BrowseState.gap)
    }
    let path = DisplayWidth.end(
      of: EntryCells.oneLine(row.path), fitting: max(0, size.columns - width(of: line.string)),
      ambiguous: options.ambiguous)
    line.append(StyledText(path, .faint).markingMatches(of: query))
    let isChosen = number == list.cursor
    return Frame.Line(fitted(line, to: size.columns), fill: isChosen ? .bar : .none)
  }
}

extension ExpositionChooser.Row {
  /// Xcode's name for the catalog of a new project: as most have it, it does not distinguish paths.
  private static let usualCatalog = "/Assets.xcassets"

  /// The row of an exhibition, with the folder of a usual catalog as its path.
  init(_ documents: ExhibitionDocuments) {
    let page = documents.posterPage(in: Language(of: documents))
    let path = ExhibitionFinder.name(of: documents)
    self.init(
      title: page.title.first ?? documents.fileName, count: documents.entries?.count ?? 0,
      path: path.hasSuffix(Self.usualCatalog)
        ? String(path.dropLast(Self.usualCatalog.count)) : path)
  }
}
