import ExpoSource

/// The files that git tracks: the names in its index (gitformat-index(5)), in the order of bytes.
///
/// A split index is not read: no file counts as tracked then.
struct GitIndex: Sendable {
  /// All names, one after the other.
  private var names: [UInt8] = []
  /// Where each name ends.
  private var ends: [Int] = []

  /// Reads an index of version 2, 3 or 4; nil if it is not one, or has an error.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - hashSize: The bytes of an object's name.
  ///   - folder: Only names below this folder are kept: `App/`, or empty for all.
  init?(_ bytes: SourceBytes, hashSize: Int, below folder: [UInt8] = []) {
    var reader = GitIndexReader(bytes, hashSize: hashSize)
    guard let count = reader.entryCount() else { return nil }
    var last: [UInt8] = []
    for _ in 0..<count {
      guard let name = reader.nextName(after: last), !name.isEmpty,
        !name.lexicographicallyPrecedes(last)
      else { return nil }
      if name.starts(with: folder) {
        names += name
        ends.append(names.count)
      }
      last = name
    }
  }

  /// Whether git tracks a file or a submodule at a path.
  func tracks(_ path: [UInt8]) -> Bool {
    let index = firstIndex(notBefore: path)
    return index < ends.count && name(index).elementsEqual(path)
  }

  /// Whether git tracks anything in a folder.
  func tracksAnything(in folder: [UInt8]) -> Bool {
    let start = folder + [UInt8(ascii: "/")]
    let index = firstIndex(notBefore: start)
    return index < ends.count && name(index).starts(with: start)
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
