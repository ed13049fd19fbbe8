import ExpoBase

/// The names in git's index (gitformat-index(5)), in the order of bytes; empty for a split index.
struct GitIndex: Sendable {
  /// All names, one after the other.
  private var names: [UInt8] = []
  private var ends: [Int] = []

  /// Reads an index of version 2, 3 or 4; nil if it is not one, or has an error.
  ///
  /// Keeps only names below `folder`: `App/`, or empty for all. The index does not say whether the names
  /// of its objects are SHA-1 or SHA-256, so both are tried.
  init?(_ bytes: SourceBytes, below folder: [UInt8] = []) {
    let index = GitIndex(bytes, hashSize: 20, below: folder)
    guard let index = index ?? GitIndex(bytes, hashSize: 32, below: folder) else { return nil }
    self = index
  }

  private init?(_ bytes: SourceBytes, hashSize: Int, below folder: [UInt8]) {
    var reader = GitIndexReader(bytes: bytes, hashSize: hashSize)
    guard let count = reader.entryCount() else { return nil }
    var last: [UInt8] = []
    for _ in 0..<count {
      guard let name = reader.nextName(after: last), !name.isEmpty,
        !name.lexicographicallyPrecedes(last)
      else { return nil }
      last = name
      if name.starts(with: folder) {
        names += name
        ends.append(names.count)
      }
    }
  }

  /// Whether git tracks a file or a submodule.
  func tracks(_ path: [UInt8]) -> Bool {
    let index = firstIndex(notBefore: path)
    return index < ends.count && name(index).elementsEqual(path)
  }

  func tracksAnything(in folder: [UInt8]) -> Bool {
    let start = folder + [UInt8(ascii: "/")]
    let index = firstIndex(notBefore: start)
    return index < ends.count && name(index).starts(with: start)
  }

  private func name(_ index: Int) -> ArraySlice<UInt8> {
    names[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  private func firstIndex(notBefore path: [UInt8]) -> Int {
    ends.indices.partitioningIndex { !name($0).lexicographicallyPrecedes(path) }
  }
}

private struct GitIndexReader {
  /// The bytes of an entry before the name of its object.
  private static let statusSize = 40
  /// How many times longer than the file the names may be: git writes no index beyond that.
  private static let growthLimit = 16

  let bytes: SourceBytes
  let hashSize: Int
  var version = 0
  var offset = 0
  var nameBytes = 0

  mutating func entryCount() -> Int? {
    guard bytes.starts(with: "DIRC".utf8), bytes.count >= 12 else { return nil }
    version = bytes[4..<8].bigEndian
    offset = 12
    let count = bytes[8..<12].bigEndian
    return (2...4).contains(version) && count <= bytes.count / Self.statusSize ? count : nil
  }

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
    let end = bytes.firstIndex(of: 0, in: offset..<bytes.count)
    guard end < bytes.count else { return nil }
    nameBytes += shared + end - offset
    guard nameBytes <= bytes.count * Self.growthLimit else { return nil }
    let name = last[..<shared] + bytes[offset..<end]
    // Before version 4, one to eight zeros fill the entry up to a multiple of eight bytes.
    offset = version == 4 ? end + 1 : start + (end - start + 8) / 8 * 8
    guard offset <= bytes.count else { return nil }
    return Array(name)
  }

  /// Reads a number of variable length, as in git's packs; nil if it is larger than any name is long.
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
