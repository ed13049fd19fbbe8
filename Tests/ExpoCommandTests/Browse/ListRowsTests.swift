import ExpoTerminal
import ExpoBase
import Testing

@testable import ExpoCommand

/// The rows of the list, as they are drawn after a change.
struct ListRowsTests {
  @Test("the rows are drawn again for another width, another search and other documents")
  func anew() throws {
    var state = try SampleFair.state(after: "l", columns: 40, rows: 7)
    state.resize(to: TerminalSize(columns: 140, rows: 7))
    #expect(state.rows[1].hasPrefix(" 2   샘    맑은 샘") && state.rows[1].contains("│"))
    state.resize(to: TerminalSize(columns: 12, rows: 7))
    state.prepare()
    #expect(state.rows[1] == " 2   샘")
    state.resize(to: TerminalSize(columns: 40, rows: 7))
    state.replace(try SampleFair.document(entries: SampleFair.entries.replacing("샘", with: "늪")))
    state.prepare()
    #expect(state.rows[1] == " 2   늪    맑은 늪")
    state.type("/늪\rhgk")
    #expect(state.frame().lines[0].parts[0].text.text(in: .match) == "늪늪")
  }

  @Test("beside an entry, long names take the room of summaries")
  func names() throws {
    let summary = String(repeating: "강물 ", count: 14)
    for (name, shown) in [("해금과 거문고의 방", "  작은 못"), ("해금과 거문고와 가야금의 방", "    ")] {
      let entries = SampleFair.entries.replacing("\"못\"", with: "\"\(name)\"")
        .replacing("맑은 샘", with: summary)
      let rows = try SampleFair.state(after: "l", columns: 120, rows: 12, entries: entries).rows
      #expect(rows[1].hasPrefix(">1   " + name + shown), "\(rows)")
    }
  }
}
