/// A source of bytes that is read in order, of unknown length.
@safe
package struct ByteStream: Sendable {
  /// The name that findings and errors use.
  package let name: String
  private let fill: @Sendable (UnsafeMutableRawBufferPointer) throws(FileError) -> Int

  /// Creates a stream; `read` fills memory with the next bytes and returns their number, 0 at the
  /// end.
  package init(
    name: String,
    read: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws(FileError) -> Int
  ) {
    self.name = name
    unsafe fill = read
  }

  /// Fills memory with the next bytes and returns their number; 0 at the end.
  func read(_ memory: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    unsafe try fill(memory)
  }

  /// The same stream under another name.
  package func named(_ name: String) -> ByteStream { unsafe ByteStream(name: name, read: fill) }
}
