import ExpoTerminal
import ExpoBase
import Testing

@testable import ExpoCommand

/// The list beside an entry, on screens of 140 columns and more.
struct BrowseSplitTests {
  private static func state(_ typed: String, columns: Int = 140) throws -> BrowseState {
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
    #expect(try Self.state("l", columns: 139).rows.contains { $0.contains("고인") } == false)
  }

  @Test("each side stands at its own column, and the bar ends before the border")
  func columns() throws {
    let state = try Self.state("l")
    let layout = state.layout
    let frame = state.frame()
    for row in layout.top..<layout.top + layout.height {
      let border = frame.lines[row].parts.filter { $0.column == layout.border }
      #expect(border.map(\.text.string) == ["│"])
    }
    let bars = frame.lines.flatMap(\.parts).filter { $0.fill == .bar }
    #expect(bars.map { DisplayWidth.of($0.text.string) } == [layout.list.width])
    #expect(layout.entry.start >= layout.list.width + 3)
  }

  @Test("an entry that is open has the keys; the list shows where it is")
  func focus() throws {
    let state = try Self.state("ljl")
    let fills = state.frame().lines.dropFirst().flatMap(\.parts).map(\.fill)
    #expect(!fills.contains(.bar))
    #expect(fills.filter { $0 == .rule }.count == 1)
    #expect(try Self.state("ljlJ").list.cursor == 2)
    #expect(try Self.state("l/물\rl").outline.hasPrefix("entry 1 1/1"))
  }

  @Test("wheel and click act where the pointer is")
  func mouse() throws {
    let right = 100
    for (typed, action, shown) in [
      ("l", BrowseAction.scroll(3, column: 0), "list 4"),
      ("l", .scroll(3, column: right), "list 1"),
      ("ll", .scroll(3, column: 0), "list 4"),
      ("ll", .scroll(3, column: right), "entry 1"),
      ("lj", .click(row: 3, column: right), "entry 2"),
      ("l", .click(row: 3, column: 0), "list 3"),
      ("ll", .click(row: 3, column: 0), "list 3"),
      ("ll", .click(row: 3, column: right), "entry 1"),
    ] {
      var state = try Self.state(typed)
      _ = state.perform(action)
      #expect(state.outline == shown, "\(typed) \(action)")
    }
  }

  @Test(
    "a text is centred in at most 100 cells",
    arguments: [(90, 0), (100, 0), (120, 10), (200, 50)])
  func centred(columns: Int, margin: Int) throws {
    let state = try SampleFair.state(columns: columns, rows: 12)
    #expect(state.layout.page == BrowseLayout.Column(start: margin, width: min(columns, 100)))
    #expect(state.rows[1].hasPrefix(String(repeating: " ", count: margin) + "물의"))
  }
}
