import ExpoBase

/// The files that git tracks: the names in its index (gitformat-index(5)), in the order of bytes.
///
/// A split index is not read: no file counts as tracked then.
struct GitIndex: Sendable {
  /// All names, one after the other.
  private var names: [UInt8] = []
  /// Where each name ends.
  private var ends: [Int] = []
  /// Whether names are kept, and looked up, in lower case.
  private let ignoresCase: Bool

  /// Reads an index of version 2, 3 or 4; nil if it is not one, or has an error.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - hashSize: The bytes of an object's name.
  ///   - folder: Only names below this folder are kept: `App/`, or empty for all.
  ///   - ignoresCase: Whether names that differ only by the case of ASCII letters are one.
  init?(
    _ bytes: SourceBytes, hashSize: Int, below folder: [UInt8] = [], ignoresCase: Bool = false
  ) {
    self.ignoresCase = ignoresCase
    var reader = GitIndexReader(bytes, hashSize: hashSize)
    guard let count = reader.entryCount() else { return nil }
    let folder = spelled(folder)
    var last: [UInt8] = []
    for _ in 0..<count {
      guard let name = reader.nextName(after: last), !name.isEmpty,
        !name.lexicographicallyPrecedes(last)
      else { return nil }
      last = name
      let kept = spelled(name)
      if kept.starts(with: folder) { append(kept[...]) }
    }
    // Lower case has another order.
    if ignoresCase { sort() }
  }

  /// Whether git tracks a file or a submodule at a path.
  func tracks(_ path: [UInt8]) -> Bool {
    let path = spelled(path)
    let index = firstIndex(notBefore: path)
    return index < ends.count && name(index).elementsEqual(path)
  }

  /// Whether git tracks anything in a folder.
  func tracksAnything(in folder: [UInt8]) -> Bool {
    let start = spelled(folder) + [UInt8(ascii: "/")]
    let index = firstIndex(notBefore: start)
    return index < ends.count && name(index).starts(with: start)
  }

  private mutating func append(_ name: ArraySlice<UInt8>) {
    names += name
    ends.append(names.count)
  }

  private mutating func sort() {
    let sorted = ends.indices.map(name).sorted { $0.lexicographicallyPrecedes($1) }
    (names, ends) = ([], [])
    for name in sorted { append(name) }
  }

  /// A path as names are kept.
  private func spelled(_ path: [UInt8]) -> [UInt8] {
    ignoresCase ? path.map { 0x41...0x5A ~= $0 ? $0.otherCase : $0 } : path
  }

  private func name(_ index: Int) -> ArraySlice<UInt8> {
    names[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  private func firstIndex(notBefore path: [UInt8]) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if name(middle).lexicographicallyPrecedes(path) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
