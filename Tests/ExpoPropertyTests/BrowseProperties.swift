import ExpoInvariants
import ExpoTerminal
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// Whatever is typed, and however the window is drawn: no trap, and nothing beyond the right edge.
struct BrowseProperties {
  /// Texts that terminals and line breakers find hard.
  private static let texts = [
    "", " ", "못", "물이 고인 곳에 선 박람회장의 정문", "\u{1B}[2J\u{202E}\u{7F}", "👩‍👩‍👧‍👦🇰🇷❤️", "a\u{301}\u{301}",
    "\t\r\n", "……···“”‘’", "e\nf\n\ng", String(repeating: "가", count: 300),
    "an extraordinarily long word",
  ]

  private static func document(_ random: inout SeededGenerator, count: Int) throws -> BrowseDocument
  {
    func member(_ key: String) -> String {
      "\"\(key)\": " + JSONStringWriter().quoted(random.any(of: texts))
    }
    let entries = (0..<count).map { _ in
      let keys = ["name", "image_name", "short_desc", "desc"]
      // Now and then an entry that cannot be read.
      let kept = Int.random(in: 0..<8, using: &random) == 0 ? Array(keys.dropLast()) : keys
      return "{" + kept.map(member).joined(separator: ", ") + "}"
    }
    var finder = ExhibitionFinder()
    finder.entries = "items.json"
    let list = "[" + entries.joined(separator: ", ") + "]"
    finder.workspace.overlay["items.json"] = SourceFile(name: "items.json", text: list)
    if Bool.random(using: &random) {
      finder.exposition = "fair.json"
      let poster = "{" + member("title") + ", \"visitors\": 1, " + member("location") + ", "
      finder.workspace.overlay["fair.json"] = SourceFile(
        name: "fair.json", text: poster + member("duration") + ", " + member("description") + "}")
    }
    return BrowseDocument(try finder.find(nil), language: .korean)
  }

  /// Every action there is, and more often those that lead somewhere; nil for another size.
  private static func action(_ random: inout SeededGenerator) -> BrowseAction? {
    switch Int.random(in: 0..<38, using: &random) {
    case 0: return nil
    case 1: return .digit(Int.random(in: 0...9, using: &random))
    case 2...4: return .type(texts.randomElement(using: &random) ?? "")
    case 5...8: return .key(.submit)
    default:
      return .key(KeyMeaning.allCases.randomElement(using: &random) ?? .lineDown)
    }
  }

  private static func size(_ random: inout SeededGenerator) -> TerminalSize {
    let isLarge = Int.random(in: 0..<20, using: &random) == 0
    return TerminalSize(
      columns: Int.random(in: 1...(isLarge ? 250 : 40), using: &random),
      rows: Int.random(in: 1...(isLarge ? 60 : 12), using: &random))
  }

  /// What is not as it must be; nil if all is.
  private static func fault(in state: BrowseState) -> String? {
    let frame = state.frame()
    if frame.lines.count != state.size.rows { return "\(frame.lines.count) rows" }
    for text in frame.lines.indices.map(frame.text(ofRow:)) {
      let width = DisplayWidth.of(text, ambiguous: state.options.ambiguous)
      if width > state.size.columns { return "\(width) cells: \(text)" }
      if text.unicodeScalars.contains(where: \.isHidden) {
        return "a control character: \(text)"
      }
    }
    if let cursor = frame.cursor, !(0..<state.size.columns).contains(cursor) {
      return "cursor \(cursor)"
    }
    var anew = state
    anew.prepare()
    let before = anew.frame()
    anew.listed.rows = [:]
    anew.resize(to: state.size)
    anew.prepare()
    let drawn = anew.frame()
    if let row = before.lines.indices.first(where: { drawn.lines[$0] != before.lines[$0] }) {
      return "drawn anew: \(before.text(ofRow: row)), then \(drawn.text(ofRow: row))"
    }
    if state.path.base.isOverlay { return "no screen below" }
    if state.screen == .entry, state.texts.openEntry == nil { return "no entry" }
    return nil
  }

  @Test("no action at any size breaks the reader", arguments: 0..<4)
  func actions(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var done = 0
    let count = min(500, Thoroughness.actions / 4)
    while done < Thoroughness.actions / 4 {
      let entries = [0, 1, 2, 30].randomElement(using: &random) ?? 1
      let document = try Self.document(&random, count: entries)
      var state = BrowseState(
        document,
        options: BrowseOptions(ambiguous: Bool.random(using: &random) ? .narrow : .wide),
        size: Self.size(&random))
      var log: [String] = []
      for _ in 0..<count {
        let action = Self.action(&random)
        if let action {
          _ = state.perform(action)
          log.append("\(action)")
        } else {
          state.resize(to: Self.size(&random))
          log.append("\(state.size)")
        }
        if Bool.random(using: &random), state.hasWork { state.work() }
        if Bool.random(using: &random) { state.prepare() }
        if let fault = Self.fault(in: state) {
          Issue.record("\(fault) at \(state.size) after \(log.suffix(12))")
          return
        }
      }
      state.replace(document)
      done += count
    }
  }

  @Test("random bytes are keys or nothing, and the decoder never waits without end")
  func bytes() {
    var random = SeededGenerator(seed: 7)
    let alphabet: [UInt8] = Array("\u{1B}[O0123;~<MAm한q".utf8) + [0xFF, 0x80, 0x03]
    for _ in 0..<Thoroughness.texts {
      let bytes = (0..<Int.random(in: 2...10, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      #expect(Invariant.keys.fault(in: bytes) == nil)
    }
  }
}
