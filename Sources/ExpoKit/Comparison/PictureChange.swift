import ExpoBase
package import ExpoModel

/// A file of a picture that was added, removed or changed.
package struct PictureChange: Equatable, Sendable {
  /// What is compared of a file, besides its bytes.
  package struct Facts: Equatable, Sendable {
    /// The type: `PNG`; nil if the file is no picture.
    package let type: String?
    /// The size in pixels; nil if unknown.
    package let size: Picture.Size?
    /// The size of the file in bytes.
    package let byteCount: Int
  }

  /// The scale and the conditions of the file: `2x`; empty for any.
  package let slot: String
  /// The facts; nil where there is no such file.
  package let (old, new): (Facts?, Facts?)

  init(slot: String, old: Facts?, new: Facts?) {
    (self.slot, self.old, self.new) = (slot, old, new)
  }

  /// The same with the sides exchanged.
  var exchanged: PictureChange { PictureChange(slot: slot, old: new, new: old) }
}

extension PictureIndex {
  /// What changed from a picture to one of another index, in the order of its files.
  ///
  /// - Throws: ``FileError`` if a file cannot be read.
  func changes(
    of name: String?, to newName: String?, in new: PictureIndex
  ) throws(FileError) -> [PictureChange] {
    let old = try name.map { name throws(FileError) in try compared(name) } ?? []
    let others = try newName.map { name throws(FileError) in try new.compared(name) } ?? []
    var changes: [PictureChange] = []
    for file in old {
      let other = others.first { $0.slot == file.slot }
      if let other, other.facts == file.facts, try Self.haveSameBytes(file.path, other.path) {
        continue
      }
      changes.append(PictureChange(slot: file.slot, old: file.facts, new: other?.facts))
    }
    for file in others where !old.contains(where: { $0.slot == file.slot }) {
      changes.append(PictureChange(slot: file.slot, old: nil, new: file.facts))
    }
    return changes
  }

  private typealias ComparedFile = (slot: String, path: String, facts: PictureChange.Facts)

  private func compared(_ name: String) throws(FileError) -> [ComparedFile] {
    guard resolve(exactly: name) else { return [] }
    var compared: [ComparedFile] = []
    for file in files(of: name) ?? [] {
      let conditions = file.variant == #"idiom="universal""# ? "" : file.variant
      let slot = [file.scale ?? "", conditions].filter { !$0.isEmpty }
      let header = try PictureHeader.read(file.path)
      let facts = PictureChange.Facts(
        type: header?.kind.rawValue, size: header?.size,
        byteCount: try FileStatus.at(file.path).size)
      compared.append((slot.joined(separator: " "), file.path, facts))
    }
    return compared
  }

  private static func haveSameBytes(_ path: String, _ other: String) throws(FileError) -> Bool {
    if let identity = FilePath.identity(of: path), identity == FilePath.identity(of: other) {
      return true
    }
    let (one, other) = (try FileReader.readFound(path), try FileReader.readFound(other))
    return one.bytes.hash(of: 0..<one.bytes.count) == other.bytes.hash(of: 0..<other.bytes.count)
      && one.bytes.isSame(in: 0..<one.bytes.count, as: other.bytes)
  }
}
