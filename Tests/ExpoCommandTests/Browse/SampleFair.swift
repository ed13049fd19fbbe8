import ExpoTerminal
import ExpoKit

@testable import ExpoCommand

/// A small fair for the tests of the reader: five entries, the fourth without a description.
enum SampleFair {
  static let exposition = """
    {"title": "물의 박람회(Water)", "visitors": 1851, "location": "강가", "duration": "1900. 01. 01 - 1900. 02. 02",
     "description": "첫 문단\\n\\n둘째 문단\\n\\n셋째 문단"}
    """
  static let entries = """
    [
      {"name": "못", "image_name": "pond", "short_desc": "작은 못", "desc": "물이 고인 곳\\n\\n깊다"},
      {"name": "샘", "image_name": "spring", "short_desc": "맑은 샘", "desc": "물이 솟는 곳"},
      {"name": "내", "image_name": "brook", "short_desc": "흐르는 내", "desc": "돌이 많다"},
      {"name": "강", "image_name": "river", "short_desc": "큰 강"},
      {"name": "바다", "image_name": "sea", "short_desc": "너른 바다", "desc": "물이 짜다"}
    ]
    """

  /// A document of these texts; nil leaves one out.
  static func document(
    entries: String? = entries, exposition: String? = exposition
  ) throws -> BrowseDocument {
    let isSample = entries == Self.entries && exposition == Self.exposition
    return try isSample ? sample.get() : reading(entries: entries, exposition: exposition)
  }

  private static let sample: Result<BrowseDocument, any Error> = Result {
    try reading(entries: entries, exposition: exposition)
  }

  private static func reading(entries: String?, exposition: String?) throws -> BrowseDocument {
    var finder = ExhibitionFinder()
    if let entries {
      finder.entries = "items.json"
      finder.workspace.overlay["items.json"] = SourceFile(name: "items.json", text: entries)
    }
    if let exposition {
      finder.exposition = "fair.json"
      finder.workspace.overlay["fair.json"] = SourceFile(name: "fair.json", text: exposition)
    }
    return BrowseDocument(try finder.find(nil), language: .korean)
  }

  /// The reader, with what was typed done.
  static func state(
    after typed: String = "", columns: Int = 40, rows: Int = 4,
    options: BrowseOptions = BrowseOptions(),
    entries: String? = entries, exposition: String? = exposition
  ) throws -> BrowseState {
    let document = try document(entries: entries, exposition: exposition)
    var state = BrowseState(
      document, options: options, size: TerminalSize(columns: columns, rows: rows))
    state.type(typed)
    state.prepare()
    return state
  }
}

extension BrowseState {
  /// Does what keys ask for, and all searching; returns the effects.
  @discardableResult
  mutating func type(_ typed: String) -> [BrowseEffect] {
    var decoder = KeyDecoder()
    var effects: [BrowseEffect] = []
    for key in decoder.decode(Array(typed.utf8)) + decoder.flush() {
      for command in commands(of: key) {
        press(command).map { effects.append($0) }
        prepare()
        while hasWork { work() }
      }
    }
    return effects
  }

  /// The screen in one line: `list 3`, `entry 2 top 4`, with what is typed, found or said.
  var outline: String {
    var words = ["\(screen)"]
    switch screen {
    case .list: words.append(list.chosen.map { String($0 + 1) } ?? "empty")
    case .entry: words.append(String((texts.openEntry ?? -1) + 1))
    case .allFindings: words.append("\(findingList.cursor + 1)/\(findingList.count)")
    case .poster, .findings, .help: break
    }
    if screen != .list, screen != .allFindings, shownText.top > 0 {
      words.append("top \(shownText.top)")
    }
    if let prompt { words.append(prompt.outline) }
    // The list of a filter is its count.
    if let position = matchPosition ?? (list.found == nil ? nil : foundPosition) {
      words.append(position.numbers)
    }
    if let kept = list.kept { words.append("\(kept.query.label):\(kept.foundCount)") }
    if let message { words.append("(\(message.words(in: .english)))") }
    return words.joined(separator: " ")
  }

  /// The rows of the screen, as text.
  var rows: [String] {
    let frame = frame()
    return frame.lines.indices.map(frame.text(ofRow:))
  }
}

extension StyledText {
  /// What is written in a role.
  func text(in role: Role) -> String {
    var text = ""
    forEachRun { if $0 == role { text += $1 } }
    return text
  }
}

extension FinderPrompt {
  /// What is typed, with `_` for the cursor: `/해_금`.
  fileprivate var outline: String {
    kind.rawValue + line.text.prefix(line.cursor) + "_" + line.text.dropFirst(line.cursor)
  }
}
