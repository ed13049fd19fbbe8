/// Bytes that come one after the other, of which nobody knows how many there are.
public struct ByteStream: Sendable {
  /// The name that findings and errors call it by.
  public let name: String
  /// Fills memory with the next bytes and says how many; 0 at the end.
  public let read: @Sendable (UnsafeMutableRawBufferPointer) throws(FileError) -> Int

  /// Names a way to read.
  public init(
    name: String,
    read: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws(FileError) -> Int
  ) {
    self.name = name
    self.read = read
  }

  /// The same stream under another name.
  public func named(_ name: String) -> ByteStream { ByteStream(name: name, read: read) }
}
