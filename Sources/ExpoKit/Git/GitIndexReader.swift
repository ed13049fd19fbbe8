import ExpoBase

/// Reads the entries of an index one by one.
struct GitIndexReader {
  /// The bytes of an entry before the name of its object.
  private static let statusSize = 40
  /// An index whose names are this many times longer than its file was not written by git.
  private static let growthLimit = 16

  private let bytes: SourceBytes
  private let hashSize: Int
  private var version = 0
  private var offset = 0
  /// The number of bytes of names that may still follow.
  private var budget: Int

  init(_ bytes: SourceBytes, hashSize: Int) {
    self.bytes = bytes
    self.hashSize = hashSize
    budget = bytes.count * Self.growthLimit
  }

  /// Reads the header; nil if it is none.
  mutating func entryCount() -> Int? {
    guard bytes.starts(with: "DIRC".utf8), bytes.count >= 12 else { return nil }
    version = number(at: 4, size: 4)
    offset = 12
    let count = number(at: 8, size: 4)
    return (2...4).contains(version) && count <= bytes.count / Self.statusSize ? count : nil
  }

  /// The name of the next entry; nil if the file is truncated or invalid.
  mutating func nextName(after last: [UInt8]) -> [UInt8]? {
    let start = offset
    let flags = start + Self.statusSize + hashSize
    guard flags + 4 <= bytes.count else { return nil }
    let isExtended = version >= 3 && bytes[flags] & 0x40 != 0
    offset = flags + (isExtended ? 4 : 2)
    var shared = 0
    if version == 4 {
      guard let dropped = variableNumber(), dropped <= last.count else { return nil }
      shared = last.count - dropped
    }
    guard let end = bytes[offset...].firstIndex(of: 0) else { return nil }
    budget -= shared + end - offset
    guard budget >= 0 else { return nil }
    let name = last[..<shared] + bytes[offset..<end]
    // Before version 4, one to eight zeros make the entry a multiple of eight bytes.
    offset = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
    guard offset <= bytes.count else { return nil }
    return Array(name)
  }

  private func number(at offset: Int, size: Int) -> Int {
    bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of any length, as in git's packs; nil if it is longer than a name can be.
  private mutating func variableNumber() -> Int? {
    var number = 0
    while offset < bytes.count, number < 1 << 32 {
      let byte = bytes[offset]
      offset += 1
      number |= Int(byte & 0x7F)
      if byte & 0x80 == 0 { return number }
      number = (number + 1) << 7
    }
    return nil
  }
}
