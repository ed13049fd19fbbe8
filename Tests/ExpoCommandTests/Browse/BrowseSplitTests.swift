import ExpoTerminal
import ExpoBase
import Testing

@testable import ExpoCommand

/// The list beside an entry, on screens of 100 columns and more, or above it.
struct BrowseSplitTests {
  private static func state(_ typed: String, columns: Int = 100) throws -> BrowseState {
    var state = try SampleFair.state(after: typed, columns: columns, rows: 12)
    state.prepare()
    return state
  }

  @Test("moving through the list shows the entry")
  func preview() throws {
    for (typed, text) in [("l", "물이 고인 곳"), ("lj", "물이 솟는 곳"), ("ljj", "돌이 많다"), ("lG", "물이 짜다")] {
      let state = try Self.state(typed)
      #expect(state.rows.contains { $0.contains(text) }, "\(typed)")
      #expect(state.rows.contains { $0.contains("너른 바다") })
      #expect(state.screen == .list)
    }
    #expect(try Self.state("l", columns: 99).rows.contains { $0.contains("│") } == false)
  }

  @Test("each side has its own columns, and the bar ends before the border")
  func columns() throws {
    let state = try Self.state("l")
    let layout = state.layout
    let frame = state.frame()
    for row in layout.top..<layout.top + layout.height {
      let border = frame.lines[row].parts.filter { $0.column == layout.list.width }
      #expect(border.map(\.text.string) == [" │"])
    }
    let bars = frame.lines.flatMap(\.parts).filter { $0.fill == .bar }
    #expect(bars.map { DisplayWidth.of($0.text.string) } == [layout.list.width])
    #expect(layout.entry.start >= layout.list.width + 3)
  }

  @Test("an open entry gets the keys, and the list shows its position")
  func focus() throws {
    let state = try Self.state("ljl")
    let fills = state.frame().lines.dropFirst().flatMap(\.parts).map(\.fill)
    #expect(!fills.contains(.bar))
    #expect(fills.filter { $0 == .rule }.count == 1)
    #expect(try Self.state("ljlJ").list.cursor == 2)
    #expect(try Self.state("l/물\rl").outline.hasPrefix("entry 1 1/1"))
  }

  @Test("the list is as wide as its rows need, and leaves the entry enough cells")
  func widths() throws {
    let summary = String(repeating: "강물 ", count: 14)
    let entries = SampleFair.entries.replacing("맑은 샘", with: summary)
    for (columns, short, long) in [
      (100, 40, 40), (120, 40, 48), (140, 40, 56), (180, 40, 77), (200, 40, 81), (300, 40, 81),
    ] {
      for (entries, width) in [(SampleFair.entries, short), (entries, long)] {
        let state = try SampleFair.state(after: "l", columns: columns, rows: 12, entries: entries)
        #expect(state.layout.list.width == width, "\(columns)")
        #expect(state.layout.entry.width == min(100, columns - width - 3))
      }
    }
  }

  @Test(
    "while the list is searched or filtered, it has at least half of the screen",
    arguments: ["l/물", "l/물\rh", "l/물\r", "l&물", "l&물\r", "l:se", "/물"])
  func searched(typed: String) throws {
    for columns in [40, 99, 100, 121, 200] {
      let state = try SampleFair.state(after: typed, columns: columns, rows: 12)
      #expect(state.layout.list.width * 2 >= columns, "\(columns)")
    }
  }

  @Test(
    "the entry is shown below a list that leaves a third of the screen, and J and K move it",
    arguments: [
      (14, "l", ["물이 고인 곳"], "list 1"), (12, "l", [], "list 1"), (14, "lj", ["물이 솟는 곳"], "list 2"),
      (12, "l/돌", ["돌이 많다"], "list 3 /돌_ –/1"), (14, "lJ", ["깊다"], "list 1"),
      (14, "lJK", ["물이 고인 곳"], "list 1"), (12, "lJ", [], "list 2"), (14, "ll", ["깊다"], "entry 1"),
      (30, "l", ["깊다"], "list 1"),
    ] as [(Int, String, [String], String)])
  func below(rows: Int, typed: String, shown: [String], outline: String) throws {
    let state = try SampleFair.state(after: typed, columns: 60, rows: rows)
    #expect(state.outline == outline)
    for text in shown { #expect(state.rows.contains { $0.hasPrefix(text) }, "\(state.rows)") }
    let texts = ["물이 고인", "물이 솟는", "돌이 많다", "깊다"]
    if shown.isEmpty {
      #expect(!state.rows.contains { row in texts.contains { row.hasPrefix($0) } })
    }
  }

  @Test(
    "a text is centered in at most 100 cells",
    arguments: [(90, 0), (100, 0), (120, 10), (200, 50)])
  func centered(columns: Int, margin: Int) throws {
    let state = try SampleFair.state(columns: columns, rows: 12)
    #expect(state.layout.page == (margin, min(columns, 100)))
    #expect(state.rows[1].hasPrefix(String(repeating: " ", count: margin) + "물의"))
  }
}
