import ExpoTerminal
import ExpoBase
import Testing

@testable import ExpoCommand

/// The rows of the list that were drawn before: the same as those that are drawn now.
struct ListRowsTests {
  @Test(
    "after any keys the list looks as if it were drawn for the first time",
    arguments: [
      "l", "lj", "ljjk", "lG", "lGg", "l/물\r", "l/물\rn\u{1B}", "l&물\r", "l&물\r\u{1B}", "ljlJ",
    ])
  func same(typed: String) throws {
    for columns in [40, 140] {
      var state = try SampleFair.state(after: typed, columns: columns, rows: 5)
      let rows = state.frame()
      state.listRows.forget()
      #expect(state.frame() == rows, "\(columns)")
    }
  }

  @Test("another width, another search and other documents draw the rows anew")
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
    let marked = state.frame().lines[0].parts[0].text
    var found = ""
    marked.forEachRun { if $0 == .match { found += $1 } }
    #expect(found == "늪늪")
  }

  @Test("rows of another look are dropped, and all where there are too many")
  func bounded() throws {
    var state = try SampleFair.state(after: "l")
    let look = state.rowLook
    let row = { ListRows.Row(entry: $0, isChosen: false) }
    var rows = ListRows()
    for entry in 0..<512 { rows.keep(Frame.Part(StyledText()), of: row(entry), in: look) }
    #expect(rows.parts(in: look)[row(0)] != nil)
    rows.keep(Frame.Part(StyledText()), of: row(512), in: look)
    #expect(rows.parts(in: look)[row(0)] == nil && rows.parts(in: look)[row(512)] != nil)
    state.resize(to: TerminalSize(columns: 60, rows: 4))
    #expect(rows.parts(in: state.rowLook)[row(512)] == nil)
  }
}
