package import ExpoBase
import ExpoSystem

/// Reads a stream line by line.
///
/// Its window of memory grows only as far as the longest line needs. While a line is kept, its window is
/// replaced instead of reused.
package struct LineReader {
  private let stream: ByteStream
  /// In bytes.
  private let limit: Int
  private var window: GrowingBlock
  /// The bytes that were read and not yet returned.
  private var rest = 0..<0
  /// The number of bytes at the start of `rest` that contain no line end.
  private var searched = 0
  private var number = 0
  private var isAtEnd = false

  /// `windowSize` is the number of bytes that are read at a time, until a line is longer.
  ///
  /// - Throws: ``FileError`` if there is no memory.
  package init(
    _ stream: ByteStream, windowSize: Int = 1 << 18, limit: Int = FileReader.sizeLimit
  ) throws(FileError) {
    self.stream = stream
    self.limit = limit
    window = try FileError.naming(stream.name, try GrowingBlock(capacity: windowSize))
  }

  /// The next line, numbered from 1, without its line feed; nil at the end.
  ///
  /// - Throws: ``FileError`` if reading fails, or the line is too large.
  package mutating func next() throws(FileError) -> SourceFile? {
    while true {
      let end = bytes.firstIndex(of: 0x0A, in: rest.lowerBound + searched..<rest.upperBound)
      if end < rest.upperBound || isAtEnd {
        let line = rest.lowerBound..<end
        if line.isEmpty, end == rest.upperBound { return nil }
        rest = min(end + 1, rest.upperBound)..<rest.upperBound
        searched = 0
        number += 1
        return SourceFile(name: stream.name, bytes: bytes.part(line), firstLine: number)
      }
      searched = rest.count
      try refill()
    }
  }

  /// The bytes of the window, which is not reused while they are kept.
  private var bytes: SourceBytes {
    unsafe SourceBytes(UnsafeRawBufferPointer(window.memory), owner: window, isOwned: true)
  }

  /// Reads more bytes; moves the rest to the start of a window first if there is no room.
  private mutating func refill() throws(FileError) {
    if unsafe rest.upperBound == window.memory.count || !isKnownUniquelyReferenced(&window) {
      try makeRoom()
    }
    let free = unsafe UnsafeMutableRawBufferPointer(
      rebasing: window.memory[rest.upperBound...])
    let count = unsafe try stream.read(free)
    rest = rest.lowerBound..<rest.upperBound + count
    isAtEnd = count == 0
  }

  private mutating func makeRoom() throws(FileError) {
    let isFull = unsafe rest.count == window.memory.count
    guard !isFull || rest.count < limit else { throw .tooLarge(stream.name, limit: limit) }
    let size = unsafe isFull ? rest.count * 2 : window.memory.count
    let isReused = !isFull && isKnownUniquelyReferenced(&window)
    let target =
      try isReused ? window : FileError.naming(stream.name, try GrowingBlock(capacity: size))
    let left = unsafe UnsafeRawBufferPointer(rebasing: window.memory[rest])
    unsafe target.memory.copyMemory(from: left)
    window = target
    rest = 0..<rest.count
  }
}
