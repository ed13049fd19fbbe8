import ExpoTerminal
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// A terminal that takes what a screen writer sends: a cell holds a character with its style, the second of a
/// wide one nothing.
///
/// What does not fit is drawn over the last cells of its row.
private struct DrawnScreen {
  /// How many cells it draws emoji and `…` narrower or wider than they are measured.
  private let difference: Int
  private(set) var cells: [[String]]
  private var row = 0
  private var column = 0
  private var region: ClosedRange<Int>
  private var style = ""

  init(_ size: TerminalSize, difference: Int) {
    self.difference = difference
    cells = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    region = 0...size.rows - 1
  }

  private var blank: [String] { Array(repeating: " ", count: cells[0].count) }

  mutating func take(_ bytes: [UInt8]) {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while let first = text.first {
      text.removeFirst()
      switch first {
      case "\n":
        cells.remove(at: region.lowerBound)
        cells.insert(blank, at: region.upperBound)
      case "\u{1B}" where text.first == "M":
        text.removeFirst()
        cells.remove(at: region.upperBound)
        cells.insert(blank, at: region.lowerBound)
      case "\u{1B}":
        text.removeFirst()
        let arguments = text.prefix { !$0.isLetter }
        text.removeFirst(arguments.count)
        obey(text.removeFirst(), String(arguments))
      default: draw(first)
      }
    }
  }

  private mutating func draw(_ character: Character) {
    let isSure = !["…", "👩‍🔬", "❤️"].contains(character)
    let width = max(1, DisplayWidth.of(character) + (isSure ? 0 : difference))
    column = min(column, cells[row].count - width)
    clear(column..<column + width)
    cells[row][column] = style.isEmpty ? String(character) : "\(character) \(style)"
    for cell in column + 1..<column + width { cells[row][cell] = "" }
    column += width
  }

  /// Makes cells blank, with the rest of wide characters that are cut.
  private mutating func clear(_ range: Range<Int>) {
    var first = range.lowerBound
    var end = range.upperBound
    while first > 0, first < cells[row].count, cells[row][first].isEmpty { first -= 1 }
    while end < cells[row].count, cells[row][end].isEmpty { end += 1 }
    for cell in first..<end { cells[row][cell] = " " }
  }

  private mutating func obey(_ command: Character, _ arguments: String) {
    let numbers = arguments.split(separator: ";").compactMap { Int($0) }
    switch command {
    case "H":
      row = numbers[0] - 1
      column = numbers.count > 1 ? numbers[1] - 1 : 0
    case "K": clear(min(column, cells[row].count - 1)..<cells[row].count)
    case "J": cells = cells.map { _ in blank }
    case "r": region = numbers[0] - 1...numbers[1] - 1
    case "m": style = arguments
    default: break
    }
  }
}

struct ScreenDrawingTests {
  private static let size = TerminalSize(columns: 24, rows: 6)

  @Test(
    "the screen shows the last frame after any other, however wide it draws emoji",
    arguments: 0..<20, [-1, 0, 1, 2])
  func frames(seed: UInt64, difference: Int) {
    var generator = SeededGenerator(seed: seed)
    let xterm = TerminalFeatures(name: "xterm")
    var writer = ScreenWriter(terminal: xterm)
    var screen = DrawnScreen(Self.size, difference: difference)
    var lines: [Frame.Line] = []
    for _ in 0..<Thoroughness.frames {
      lines = Self.lines(after: lines, &generator)
      let frame = Frame(lines, size: Self.size)
      screen.take(writer.bytes(showing: frame))
      var fresh = ScreenWriter(terminal: xterm)
      var anew = DrawnScreen(Self.size, difference: difference)
      anew.take(fresh.bytes(showing: frame))
      #expect(screen.cells == anew.cells)
    }
  }

  /// Lines like those before, some of them other ones, or all of them moved.
  private static func lines(
    after former: [Frame.Line], _ generator: inout SeededGenerator
  ) -> [Frame.Line] {
    var lines = former
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where !lines.isEmpty: lines.removeFirst()
    case 1 where !lines.isEmpty: lines.insert(line(&generator), at: 0)
    default: break
    }
    while lines.count < size.rows { lines.append(line(&generator)) }
    let row = Int.random(in: 0..<size.rows, using: &generator)
    lines[row] = line(&generator)
    return Array(lines.prefix(size.rows))
  }

  private static func line(_ generator: inout SeededGenerator) -> Frame.Line {
    let pieces = ["가", "나", "1", "2", " ", "abcd", "전시", "…", "e\u{301}", "👩‍🔬", "❤️"]
    let columns = [[0], [3], [0, 10], [0, 12], [0, 10, 14], [0, 9, 14]]
    let chosen = columns[Int.random(in: 0..<columns.count, using: &generator)]
    return Frame.Line(
      chosen.map { column in
        var text = StyledText(Int.random(in: 0..<2, using: &generator) == 0 ? "전시관 " : "")
        for _ in 0..<Int.random(in: 0..<5, using: &generator) {
          text.append(
            pieces[Int.random(in: 0..<pieces.count, using: &generator)],
            Int.random(in: 0..<6, using: &generator) == 0 ? .match : .plain)
        }
        let fill: Frame.Fill = Int.random(in: 0..<5, using: &generator) == 0 ? .bar : .none
        return Frame.Part(text, column: column, fill: fill)
      })
  }
}
