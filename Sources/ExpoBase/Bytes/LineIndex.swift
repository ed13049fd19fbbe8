/// Converts byte offsets to lines and to columns in every unit.
///
/// Lines end at LF, CRLF or a lone CR, not at U+2028. A byte order mark occupies no column. An
/// ill-formed byte sequence counts as one character, the U+FFFD that replaces it.
public struct LineIndex: Sendable {
  package let file: SourceFile
  /// The first byte of each line; the first line begins after a byte order mark.
  private let starts: [Int]

  /// Creates the index of a file, in one pass over its bytes.
  public init(_ file: SourceFile) {
    self.file = file
    let bytes = file.bytes
    var starts = [file.byteOrderMarkLength]
    var returns = bytes.firstIndex(of: 0x0D, in: 0..<bytes.count)
    var feeds = bytes.firstIndex(of: 0x0A, in: 0..<bytes.count)
    while min(returns, feeds) < bytes.count {
      let end = min(returns, feeds)
      // A carriage return before a line feed does not end a line.
      if end + 1 != feeds || feeds == bytes.count { starts.append(end + 1) }
      if end == feeds {
        feeds = bytes.firstIndex(of: 0x0A, in: end + 1..<bytes.count)
      } else {
        returns = bytes.firstIndex(of: 0x0D, in: end + 1..<bytes.count)
      }
    }
    self.starts = starts
  }

  /// One more than there are line ends.
  package var lines: Range<Int> { file.firstLine..<file.firstLine + starts.count }

  /// 1-based.
  package func line(at offset: Int) -> Int {
    file.firstLine + max(0, starts.partitioningIndex { $0 > offset } - 1)
  }

  /// The bytes of a line, by its 1-based number, with its line end.
  func extent(ofLine line: Int) -> Range<Int> {
    let index = line - file.firstLine
    return starts[index]..<(index + 1 < starts.count ? starts[index + 1] : file.bytes.count)
  }

  /// The bytes of a line, by its 1-based number, without its end; empty beyond the file.
  package func bytes(ofLine line: Int) -> Range<Int> {
    guard lines.contains(line) else { return file.bytes.count..<file.bytes.count }
    var extent = extent(ofLine: line)
    if file.bytes[extent].last == 0x0A { extent.removeLast() }
    if file.bytes[extent].last == 0x0D { extent.removeLast() }
    return extent
  }

  /// The line and columns of a byte offset, clamped to the file.
  ///
  /// If `earlier` is a known position before it on the same line, counting continues from there, so
  /// that many positions on one long line take one pass.
  public func position(at offset: Int, after earlier: Position? = nil) -> Position {
    let offset = min(max(offset, 0), file.bytes.count)
    let line = line(at: offset)
    let start = starts[line - file.firstLine]
    var position = Position(line: line, byteOffset: min(start, offset), byteColumn: 1)
    if let earlier, earlier.line == line, earlier.byteOffset <= offset, earlier.byteOffset >= start
    {
      position = earlier
    }
    let bytes = file.bytes
    while position.byteOffset < offset {
      let next = UTF8Sequence(in: bytes, at: position.byteOffset)
      guard position.byteOffset + next.length <= offset else { break }
      position.byteOffset += next.length
      position.byteColumn += next.length
      position.column += 1
      position.utf16Column += (next.scalar?.value ?? 0) > 0xFFFF ? 2 : 1
    }
    return position
  }
}

extension LineIndex {
  /// A position in a file, in every unit that a format needs; columns are 1-based.
  public struct Position: Equatable, Sendable {
    /// The 1-based line number.
    public internal(set) var line: Int
    package internal(set) var byteOffset: Int
    /// In UTF-8 bytes, as in RDJSON.
    package internal(set) var byteColumn: Int
    /// The column in Unicode scalars, as in most formats.
    public internal(set) var column: Int = 1
    /// The column in UTF-16 code units, as in SARIF and LSP.
    public internal(set) var utf16Column: Int = 1
  }
}
