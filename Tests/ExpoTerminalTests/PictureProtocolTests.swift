import ExpoTerminal
import Testing

/// Pictures for terminals: what they answer, how large a picture is in cells, and its bytes.
struct PictureProtocolTests {
  private static let cell = "[6;20;10t"

  @Test(
    "answers → how pictures are taken",
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
    "pixels and room → cells of 10 by 20 pixels: made smaller, never larger, its shape kept",
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
    "a picture is sent in parts of 4096 bytes of Base64, and only to a terminal that keeps it",
    arguments: [(3, [4]), (3072, [4096]), (3073, [4096, 4]), (6144, [4096, 4096])])
  func parts(count: Int, lengths: [Int]) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    var expected = ""
    var left = String(decoding: bytes.base64, as: UTF8.self)[...]
    for (number, length) in lengths.enumerated() {
      let more = number + 1 < lengths.count ? 1 : 0
      expected += "\u{1B}_G\(number == 0 ? "a=t,f=100,i=1,q=2," : "")m=\(more);"
      expected += left.prefix(length) + "\u{1B}\\"
      left = left.dropFirst(length)
    }
    #expect(left.isEmpty)
    #expect(text(PictureProtocol.kitty.sending(bytes)) == expected)
    #expect(PictureProtocol.iTerm2.sending(bytes).isEmpty)
  }

  @Test("a place is shown and taken away")
  func places() {
    let place = PicturePlace(row: 2, column: 4, columns: 30, rows: 2)
    #expect(
      text(PictureProtocol.kitty.showing({ nil }, at: place))
        == "\u{1B}7\u{1B}[3;5H\u{1B}_Ga=p,i=1,p=1,c=30,r=2,C=1,q=2\u{1B}\\\u{1B}8")
    #expect(
      text(PictureProtocol.iTerm2.showing({ [1, 2, 3, 4] }, at: place))
        == "\u{1B}7\u{1B}[3;5H\u{1B}]1337;File=inline=1;size=4;width=30;height=2:AQIDBA==\u{07}\u{1B}8"
    )
    #expect(PictureProtocol.iTerm2.showing({ nil }, at: place).isEmpty)
    for (forGood, letter) in [(true, "I"), (false, "i")] {
      let bytes = PictureProtocol.kitty.removing(place, forGood: forGood)
      #expect(text(bytes) == "\u{1B}_Ga=d,d=\(letter),i=1,q=2\u{1B}\\")
      let erased = PictureProtocol.iTerm2.removing(place, forGood: forGood)
      #expect(text(erased) == "\u{1B}7\u{1B}[3;5H\u{1B}[30X\u{1B}[4;5H\u{1B}[30X\u{1B}8")
    }
  }

  @Test(
    "a terminal is asked if it skips what it does not know and no other lies behind it",
    arguments: [
      ("xterm-256color", true), ("xterm-kitty", true), ("iterm2", true), ("tmux-256color", false),
      ("screen", false), ("linux", false), ("vt100", false), ("", false),
    ])
  func asked(name: String, expected: Bool) {
    #expect(TerminalFeatures(name: name, description: nil).maybeHasPictures == expected)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
