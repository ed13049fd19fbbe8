/// A source of bytes of unknown length, read in order.
@safe
package struct ByteStream: Sendable {
  package let name: String
  /// Fills memory with the next bytes and returns their number; 0 at the end.
  let read: @Sendable (UnsafeMutableRawBufferPointer) throws(FileError) -> Int

  package init(
    name: String,
    read: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws(FileError) -> Int
  ) {
    self.name = name
    unsafe self.read = read
  }

  package func named(_ name: String) -> ByteStream { unsafe ByteStream(name: name, read: read) }
}
