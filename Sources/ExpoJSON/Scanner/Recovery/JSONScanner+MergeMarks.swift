import ExpoBase

/// An unresolved merge.
struct MergeConflict {
  /// Whether its first side is being read.
  fileprivate var isOpen = false
}

/// The marks that version control leaves around the two sides of an unresolved merge.
extension JSONScanner {
  /// Reports the marks of a merge once, and keeps only its first side; false if there is no mark.
  mutating func skipMergeMark() -> Bool {
    let isLineStart = offset == 0 || bytes[offset - 1].isLineEnd
    guard isLineStart, let mark = mergeMark, bytes.matches(mark, at: offset) else { return false }
    if mark == "<<<<<<<" || !memory.merge.isOpen {
      report(.mergeMark, at: structureLocation(offset..<offset + mark.utf8.count))
      memory.merge.isOpen = true
    }
    offset = mark == "<<<<<<<" ? bytes.endOfLine(from: offset) : endOfMerge()
    if mark != "<<<<<<<" { memory.merge.isOpen = false }
    return true
  }

  /// The mark that begins with the byte at `offset`; nil if none does.
  private var mergeMark: String? {
    switch bytes[offset] {
    case UInt8(ascii: "<"): "<<<<<<<"
    case UInt8(ascii: "|"): "|||||||"
    case UInt8(ascii: "="): "======="
    case UInt8(ascii: ">"): ">>>>>>>"
    default: nil
    }
  }

  /// The end of the line that ends the merge, or of this line if none does.
  private mutating func endOfMerge() -> Int {
    bytes.endOfLine(from: memory.lookahead.lineEndingMerge(from: offset) ?? offset)
  }
}
