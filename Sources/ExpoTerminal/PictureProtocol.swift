#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

package enum PictureProtocol: Equatable, Sendable {
  /// kitty's graphics protocol, for PNG: a picture is sent once, then placed by its number, which is always 1.
  case kitty
  /// The inline images of iTerm2, for PNG and JPEG: a picture is sent each time it is shown.
  case iTerm2

  /// The most bytes of Base64 in one sequence of kitty's protocol.
  private static let longestPart = 4096

  /// The bytes that send a picture; empty for a terminal that does not keep pictures.
  package func sending(_ picture: [UInt8]) -> [UInt8] {
    guard self == .kitty else { return [] }
    let data = picture.base64
    var output: [UInt8] = []
    for start in stride(from: 0, to: data.count, by: Self.longestPart) {
      let end = min(start + Self.longestPart, data.count)
      let keys = start == 0 ? "a=t,f=100,i=1,q=2," : ""
      let head = Array("\u{1B}_G\(keys)m=\(end < data.count ? 1 : 0);".utf8)
      output += head + data[start..<end] + "\u{1B}\\".utf8
    }
    return output
  }

  /// The bytes that show a picture; a terminal that keeps pictures has it already.
  package func showing(_ picture: () -> [UInt8]?, at area: PictureArea) -> [UInt8] {
    var shown = Array(
      "\u{1B}_Ga=p,i=1,p=1,c=\(area.columns),r=\(area.rows),C=1,q=2\u{1B}\\".utf8)
    if self == .iTerm2 {
      guard let picture = picture() else { return [] }
      let keys = "inline=1;size=\(picture.count);width=\(area.columns);height=\(area.rows)"
      shown = "\u{1B}]1337;File=\(keys):".utf8 + picture.base64 + [0x07]
    }
    return Self.keepingCursor(area.start(ofRow: 0).utf8 + shown)
  }

  /// The bytes that remove a picture from the screen; `forGood` also from the memory of a terminal that keeps it.
  package func removing(_ area: PictureArea, forGood: Bool) -> [UInt8] {
    if self == .kitty {
      return Array("\u{1B}_Ga=d,d=\(forGood ? "I" : "i"),i=1,q=2\u{1B}\\".utf8)
    }
    // ECMA-48 ECH: the cells become blank.
    let rows = (0..<area.rows).map { area.start(ofRow: $0) + "\u{1B}[\(area.columns)X" }
    return Self.keepingCursor(Array(rows.joined().utf8))
  }

  /// Restores the cursor (DECSC and DECRC), which shows where text is typed.
  private static func keepingCursor(_ bytes: [UInt8]) -> [UInt8] {
    "\u{1B}7".utf8 + bytes + "\u{1B}8".utf8
  }
}

/// The cells of the screen that a picture covers.
package struct PictureArea: Equatable, Sendable {
  /// The first row and column, from 0.
  package let row: Int
  let column: Int
  let columns: Int
  package let rows: Int

  package init(row: Int, column: Int, columns: Int, rows: Int) {
    self.row = row
    self.column = column
    self.columns = columns
    self.rows = rows
  }

  /// Moves the cursor to the start of one of its rows.
  fileprivate func start(ofRow row: Int) -> String { "\u{1B}[\(self.row + row + 1);\(column + 1)H" }
}

extension [UInt8] {
  /// RFC 4648 §4: `한` → `7ZWc`.
  package var base64: [UInt8] { Array(Data(self).base64EncodedData()) }
}

/// Whether a terminal shows pictures, and the size of its cells, by its answers.
///
/// A terminal that does not answer shows none, because its name does not say whether it can.
package struct PictureAnswers: Equatable, Sendable {
  private var taken: PictureProtocol?
  /// The size of a cell in pixels; nil if unknown.
  package var cell: CellSize?
  /// Whether no more answers come.
  package private(set) var isComplete = false

  package init() {}

  /// The protocol to use; nil if the terminal shows no pictures, or has not given all answers yet.
  package var shown: PictureProtocol? { isComplete && cell != nil ? taken : nil }

  /// Takes an answer without the Esc: `_Gi=1;OK`, `]1337;Capabilities=T3F`, `[6;20;10t`, `[?62c`.
  package mutating func take(_ answer: String) {
    if answer.hasPrefix("_Gi=1"), answer.hasSuffix(";OK") {
      taken = .kitty
    } else if answer.hasPrefix("]1337;Capabilities=") {
      // FILE is `F`; a feature is a capital letter and the small letters after it.
      let isTaken = zip(answer, answer.dropFirst() + " ").contains { $0 == "F" && !$1.isLowercase }
      if isTaken, taken == nil { taken = .iTerm2 }
    } else if answer.hasPrefix("[?"), answer.hasSuffix("c") {
      isComplete = true
    } else if answer.hasPrefix("[6;"), answer.hasSuffix("t") {
      let sides = answer.dropFirst(3).dropLast().split(separator: ";").compactMap { Int($0) }
      if sides.count == 2 { cell = cell ?? CellSize(width: sides[1], height: sides[0]) }
    }
  }
}

/// The size of a cell of the terminal in pixels.
package struct CellSize: Equatable, Sendable {
  let width: Int
  package let height: Int

  init?(width: Int, height: Int) {
    guard 1...1000 ~= width, 1...1000 ~= height else { return nil }
    self.width = width
    self.height = height
  }

  /// The cells of a picture with a size in pixels: reduced to fit, and enlarged only to fill one row.
  ///
  /// Its height is a number of whole cells, and its width is rounded to whole cells.
  package func cells(
    of width: Int, _ height: Int, within columns: Int, _ rows: Int
  ) -> (columns: Int, rows: Int) {
    let width = max(1, width)
    let height = max(1, height)
    let widest = columns * self.width * height / (width * self.height)
    let shown = max(1, min(rows, widest, height / self.height))
    let wide = (shown * self.height * width + height * self.width / 2) / (height * self.width)
    return (max(1, min(columns, wide)), shown)
  }
}
