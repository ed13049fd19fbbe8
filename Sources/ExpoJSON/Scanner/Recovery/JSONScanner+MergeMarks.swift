import ExpoBase

extension JSONScanner {
  private static let mergeMarks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  /// Reports the marks once and keeps only the first side of the merge; false if there is no mark.
  mutating func skipMergeMark() -> Bool {
    // A formatter may have indented the marks.
    guard let mark = Self.mergeMarks.first(where: { bytes.matches($0, at: offset) }),
      bytes[..<offset].last(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })?
        .isLineEnd ?? true
    else { return false }
    if mark == "<<<<<<<" || !memory.isMergeOpen {
      report(.mergeMark, at: structureLocation(offset..<offset + mark.utf8.count))
      memory.isMergeOpen = true
    }
    offset = mark == "<<<<<<<" ? bytes.endOfLine(from: offset) : endOfMerge()
    if mark != "<<<<<<<" { memory.isMergeOpen = false }
    return true
  }

  /// Of the line that ends the merge; else of this line.
  private mutating func endOfMerge() -> Int {
    bytes.endOfLine(from: memory.lookahead.lineEndingMerge(from: offset) ?? offset)
  }
}
