@testable import ExpoTerminal
import Testing

/// Pictures for terminals: what they answer, how large a picture is in cells, and its bytes.
struct PictureProtocolTests {
  private static let cell = "[6;20;10t"

  @Test(
    "the answers of a terminal decide by which protocol it gets pictures, if by any",
    arguments: [
      ([cell, "_Gi=1;OK", "[?62c"], .kitty), (["_Gi=1;OK", cell, "[?62;4c"], .kitty),
      ([cell, "]1337;Capabilities=T3CwBFGs", "[?62c"], .iTerm2),
      ([cell, "]1337;Capabilities=F", "[?1;2c"], .iTerm2),
      ([cell, "_Gi=1;OK", "]1337;Capabilities=F", "[?62c"], .kitty),
      ([cell, "]1337;Capabilities=T3FoGs", "[?62c"], nil), ([cell, "_Gi=2;OK", "[?62c"], nil),
      ([cell, "_Gi=1;ENOENT", "[?62c"], nil), ([cell, "[?62c"], nil), ([cell, "_Gi=1;OK"], nil),
      (["_Gi=1;OK", "[?62c"], nil), (["[6;0;10t", "_Gi=1;OK", "[?62c"], nil), ([], nil),
      (["[6;20;99999999999999999999t", "_Gi=1;OK", "[?62c"], nil),
    ] as [([String], PictureProtocol?)])
  func answers(given: [String], expected: PictureProtocol?) {
    var answers = PictureAnswers()
    for answer in given { answers.take(answer) }
    #expect(answers.shown == expected)
    #expect(answers.isComplete == (given.last?.hasPrefix("[?") == true))
  }

  @Test(
    "a picture is made smaller to fit its room, never larger, and keeps its shape",
    arguments: [
      ((400, 300), (80, 8), (21, 8)), ((320, 440), (80, 8), (12, 8)),
      ((400, 300), (80, 40), (40, 15)), ((1200, 900), (40, 40), (40, 15)),
      ((2000, 20), (80, 8), (80, 1)), ((1, 1), (80, 8), (2, 1)), ((10, 9000), (80, 8), (1, 8)),
      ((0, 0), (80, 8), (2, 1)),
      ((Int(Int32.max), Int(Int32.max)), (80, 8), (16, 8)),
    ] as [((Int, Int), (Int, Int), (Int, Int))])
  func cells(pixels: (Int, Int), room: (Int, Int), expected: (Int, Int)) throws {
    let cell = try #require(CellSize(width: 10, height: 20))
    let cells = cell.cells(of: pixels.0, pixels.1, within: room.0, room.1)
    #expect(cells.columns == expected.0 && cells.rows == expected.1)
  }

  @Test(
    "a picture is sent in parts of 4096 bytes of Base64",
    arguments: [(3, [4]), (3072, [4096]), (3075, [4096, 4])])
  func parts(count: Int, lengths: [Int]) {
    let parts = lengths.enumerated().map { number, length in
      let keys = number == 0 ? "a=t,f=100,i=1,q=2," : ""
      let data = String(repeating: "A", count: length)
      return "\u{1B}_G\(keys)m=\(number + 1 < lengths.count ? 1 : 0);\(data)\u{1B}\\"
    }
    let picture = [UInt8](repeating: 0, count: count)
    #expect(text(PictureProtocol.kitty.sending(picture)) == parts.joined())
    #expect(PictureProtocol.iTerm2.sending(picture).isEmpty)
  }

  @Test(
    "a picture is shown and taken away, and the cursor stays",
    arguments: [
      (
        PictureProtocol.kitty, "\u{1B}_Ga=p,i=1,p=1,c=30,r=1,C=1,q=2\u{1B}\\",
        "\u{1B}_Ga=d,d=i,i=1,q=2\u{1B}\\"
      ),
      (
        .iTerm2, "\u{1B}]1337;File=inline=1;size=4;width=30;height=1:AQIDBA==\u{07}",
        "\u{1B}7\u{1B}[3;5H\u{1B}[30X\u{1B}8"
      ),
    ])
  func areas(way: PictureProtocol, shown: String, removed: String) {
    let area = PictureArea(row: 2, column: 4, columns: 30, rows: 1)
    let bytes = way.showing({ [1, 2, 3, 4] }, at: area)
    #expect(text(bytes) == "\u{1B}7\u{1B}[3;5H" + shown + "\u{1B}8")
    #expect(text(way.removing(area, forGood: false)) == removed)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
