import ExpoTerminal
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// Whole screens in two languages at four sizes, kept in files that are read as a whole.
struct BrowseGoldenFrameTests {
  private static let sizes = [(40, 12), (80, 24), (120, 40), (200, 60)]
  private static let fair = "Samples/Daejeon1993"
  private static let broken = "Samples/broken/EX302-missing-key.json"

  @Test(
    "every screen looks as its golden file",
    arguments: [
      ("poster", fair, ""), ("list", fair, "l4j"), ("longNames", "Samples/London1851", "l4j"),
      ("entry", fair, "l4jl"),
      ("search", fair, "l/관람객\r"), ("searchInList", fair, "l/관람객"), ("filter", fair, "l&다리"),
      ("findings", broken, "]!"), ("allFindings", broken, "!!"), ("help", fair, "?"),
    ])
  func screens(name: String, path: String, typed: String) throws {
    var finder = ExhibitionFinder()
    if path == Self.broken {
      // A path of the machine would break lines elsewhere.
      finder.entries = "items.json"
      let file = SourceFile(name: "items.json", text: try Repository.text(path))
      finder.workspace.overlay["items.json"] = file
    }
    let path = path == Self.broken ? nil : Repository.path(path)
    var text = ""
    for language in [Language.english, .korean] {
      let document = BrowseDocument(
        try finder.find(path.map { DocumentPath($0) }), language: language)
      for (columns, rows) in Self.sizes {
        var state = BrowseState(
          document, options: BrowseOptions(messages: language),
          size: TerminalSize(columns: columns, rows: rows))
        state.type(typed)
        state.prepare()
        text += "=== \(columns)×\(rows) \(language.rawValue)\n" + Self.drawn(state.frame())
      }
    }
    #expect(try Golden.difference(text, "Tests/ExpoCommandTests/Golden/browse-\(name).txt") == nil)
  }

  /// The rows, matches in brackets: the current one in `⟦⟧`, others in `⟨⟩`; `█` begins a bar, `▁` a
  /// rule.
  private static func drawn(_ frame: Frame) -> String {
    var rows = ""
    for (row, line) in frame.lines.enumerated() {
      var text = ""
      var cells = 0
      for part in line.parts {
        text += String(repeating: " ", count: max(0, part.column - cells))
        switch part.fill {
        case .none: break
        case .bar: text += "█"
        case .rule: text += "▁"
        }
        part.text.forEachRun { role, run in
          switch role {
          case .match: text += "⟨\(run)⟩"
          case .currentMatch: text += "⟦\(run)⟧"
          default: text += run
          }
        }
        cells = max(cells, part.column) + DisplayWidth.of(part.text.string)
      }
      #expect(DisplayWidth.of(frame.text(ofRow: row)) <= frame.size.columns)
      rows += text.reversed().drop { $0 == " " }.reversed() + "\n"
    }
    return rows
  }
}
