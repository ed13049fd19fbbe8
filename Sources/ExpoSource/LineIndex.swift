/// Where lines begin: turns byte offsets into lines and every unit of column.
///
/// Lines end at LF, CRLF or a lone CR; U+2028 ends none. A byte order mark counts for no column.
/// An ill-formed byte sequence counts as the one U+FFFD that readers show in its place.
public struct LineIndex: Sendable {
  package let file: SourceFile
  /// The byte offset of each line's first byte; the first line begins after a byte order mark.
  private let starts: [Int]

  /// Finds the lines of a file: one pass over its bytes.
  public init(_ file: SourceFile) {
    self.file = file
    let bytes = file.bytes
    var starts = [file.byteOrderMarkLength]
    var returns = bytes.firstIndex(of: 0x0D, in: 0..<bytes.count)
    var feeds = bytes.firstIndex(of: 0x0A, in: 0..<bytes.count)
    while min(returns, feeds) < bytes.count {
      let end = min(returns, feeds)
      // A carriage return before a line feed ends nothing by itself.
      if end + 1 != feeds || feeds == bytes.count { starts.append(end + 1) }
      if end == feeds {
        feeds = bytes.firstIndex(of: 0x0A, in: end + 1..<bytes.count)
      } else {
        returns = bytes.firstIndex(of: 0x0D, in: end + 1..<bytes.count)
      }
    }
    self.starts = starts
  }

  /// The numbers of the lines: there is one more than there are line ends.
  public var lines: Range<Int> { file.firstLine..<file.firstLine + starts.count }

  /// The 1-based line that holds a byte offset.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return file.firstLine + low
  }

  /// The bytes of a 1-based line, without what ends it.
  public func bytes(ofLine line: Int) -> Range<Int> {
    let index = line - file.firstLine
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] : file.bytes.count
    if end > start, file.bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, file.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The line and columns of a byte offset.
  ///
  /// - Parameters:
  ///   - offset: A byte offset from 0 to the length of the file.
  ///   - earlier: A position already known. When it stands before `offset` on the same line,
  ///     counting goes on from there, so that many places on one long line cost one pass.
  /// - Returns: The position, its columns counted from 1.
  public func position(at offset: Int, after earlier: Position? = nil) -> Position {
    let line = line(at: offset)
    let start = starts[line - file.firstLine]
    var position = Position(line: line, byteOffset: min(start, offset), byteColumn: 1)
    if let earlier, earlier.line == line, earlier.byteOffset <= offset, earlier.byteOffset >= start
    {
      position = earlier
    }
    while position.byteOffset < offset {
      let next = UTF8Sequence(in: file.bytes, at: position.byteOffset)
      guard position.byteOffset + next.length <= offset else { break }
      position.byteOffset += next.length
      position.byteColumn += next.length
      position.column += 1
      position.utf16Column += (next.scalar?.value ?? 0) > 0xFFFF ? 2 : 1
    }
    return position
  }
}

/// A place in a file in every unit a format may ask for; all columns are 1-based.
public struct Position: Equatable, Sendable {
  /// The line, from 1.
  public internal(set) var line: Int
  /// The byte offset from the start of the file, from 0.
  public internal(set) var byteOffset: Int
  /// The column in UTF-8 bytes, as RDJSON counts.
  public internal(set) var byteColumn: Int
  /// The column in Unicode scalars, as people and most formats count.
  public internal(set) var column: Int = 1
  /// The column in UTF-16 code units, as SARIF and LSP count.
  public internal(set) var utf16Column: Int = 1
}
