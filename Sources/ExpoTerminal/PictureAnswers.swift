/// Whether a terminal shows pictures, and how large its cells are, by its answers.
///
/// A terminal without an answer shows none: its name alone says nothing.
package struct PictureAnswers: Equatable, Sendable {
  /// Asks for the pixels of a cell (xterm), pictures (kitty) and features (iTerm2), then for the
  /// device attributes (ECMA-48 DA), which every terminal answers.
  package static let question = Array(
    "\u{1B}[16t\u{1B}_Gi=1,a=q,s=1,v=1,f=24;AAAA\u{1B}\\\u{1B}]1337;Capabilities\u{1B}\\\u{1B}[c"
      .utf8)

  private var taken: PictureProtocol?
  /// In pixels; nil if unknown.
  package var cell: CellSize?
  /// Whether no more answers come.
  package private(set) var isComplete = false

  package init() {}

  /// Nil if the terminal shows no pictures, or has not given all answers yet.
  package var shown: PictureProtocol? { isComplete && cell != nil ? taken : nil }

  /// Without the Esc: `_Gi=1;OK`, `]1337;Capabilities=T3F`, `[6;20;10t`, `[?62c`.
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

/// In pixels.
package struct CellSize: Equatable, Sendable {
  let width: Int
  package let height: Int

  init?(width: Int, height: Int) {
    guard 1...1000 ~= width, 1...1000 ~= height else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// The cells of a picture, smaller to fit but never larger.
  ///
  /// Its height is a number of whole cells: it is stretched by half the width of a cell at most.
  package func cells(
    of width: Int, _ height: Int, within columns: Int, _ rows: Int
  ) -> (columns: Int, rows: Int) {
    let (width, height) = (max(1, width), max(1, height))
    let widest = columns * self.width * height / (width * self.height)
    let shown = max(1, min(rows, widest, height / self.height))
    let wide = (shown * self.height * width + height * self.width / 2) / (height * self.width)
    return (max(1, min(columns, wide)), shown)
  }
}
