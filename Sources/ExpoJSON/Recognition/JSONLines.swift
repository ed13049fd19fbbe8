import ExpoBase

/// A file with an object or an array on each line, as `--json-lines` reads it.
enum JSONLines {
  /// Whether the only error of a document is that more values follow, and each line is one.
  static func isFound(in file: SourceFile, _ errors: [DecodeError]) -> Bool {
    let fault = errors.first { $0.severity == .error }
    guard case .syntax(.strayContent(.value)) = fault?.kind else { return false }
    let bytes = file.bytes
    var count = 0
    var start = bytes.endOfSpace(from: file.byteOrderMarkLength)
    while start < bytes.count {
      let end = bytes.endOfLine(from: start)
      guard bytes[start] == .openBrace || bytes[start] == .openBracket,
        JSONTree.isJSON(bytes.part(start..<end))
      else { return false }
      count += 1
      start = bytes.endOfSpace(from: end)
    }
    return count > 1
  }
}
