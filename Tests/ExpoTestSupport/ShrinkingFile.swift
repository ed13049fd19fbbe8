package import ExpoSystem
import Foundation

/// A file without a name, which can be cut short while it is mapped.
package final class ShrinkingFile {
  package let descriptor: FileDescriptor
  private let size: Int

  package init(size: Int) throws {
    var template = Array((NSTemporaryDirectory() + "expo-XXXXXX").utf8CString)
    descriptor = FileDescriptor(mkstemp(&template))
    self.size = size
    unlink(template)
    try descriptor.writeAll([UInt8](repeating: UInt8(ascii: "x"), count: size))
  }

  deinit { try? descriptor.close() }

  package func cut(to size: Int) { try? descriptor.cut(to: size) }

  /// Maps the file without telling anybody and reads a byte.
  package func byte(at offset: Int) -> UInt8? {
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor.number, 0),
      start != MAP_FAILED
    else { return nil }
    defer { munmap(start, size) }
    return start.load(fromByteOffset: offset, as: UInt8.self)
  }
}
