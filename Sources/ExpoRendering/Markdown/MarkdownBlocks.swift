/// Parts blocks by an empty line, and ends the last one.
struct MarkdownBlocks {
  private var isEmpty = true

  /// Goes to where the next block begins.
  mutating func begin(in bytes: inout [UInt8]) {
    if !isEmpty { bytes += "\n\n".utf8 }
    isEmpty = false
  }

  /// Ends the line of the last block, if there is one.
  func end(in bytes: inout [UInt8]) {
    if !isEmpty { bytes.append(UInt8(ascii: "\n")) }
  }
}
