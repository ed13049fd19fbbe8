import ExpoSource

/// A fenced code block of Markdown (CommonMark §4.5), at the start of a file or behind prose.
enum CodeBlock {
  private static let fences = ["```", "~~~"]

  /// Whether the text begins with a fence, or with prose that is followed by one.
  static func isFound(in bytes: SourceBytes, _ head: Range<Int>) -> Bool {
    guard let first = bytes.byte(at: head.lowerBound) else { return false }
    if fences.contains(where: { bytes.matches($0, at: head.lowerBound) }) { return true }
    let isProse = first.isASCIILetter || first >= 0x80 || first == UInt8(ascii: "#")
    return isProse
      && head.contains { offset in
        bytes[offset] == .lineFeed && fences.contains { bytes.matches($0, at: offset + 1) }
      }
  }
}
