import ExpoBase

/// A file of a picture that was added, removed or changed.
package struct PictureChange: Sendable {
  /// The scale and the conditions of the file: `2x`; empty for any.
  package let slot: String
  /// The type and the sizes of the file; nil where there is no such file, or it is no picture.
  package let (old, new): (PictureHeader?, PictureHeader?)
}

extension PictureIndex {
  private typealias File = (slot: String, path: String)

  /// What changed from a picture to one of another index, in the order of its files.
  ///
  /// - Throws: ``FileError`` if a file cannot be read.
  func changes(
    of name: String?, to newName: String?, in newIndex: PictureIndex
  ) throws(FileError) -> [PictureChange] {
    let (old, new) = (compared(name), newIndex.compared(newName))
    var changes: [PictureChange] = []
    for file in old + new.filter({ file in !old.contains { $0.slot == file.slot } }) {
      let one = old.first { $0.slot == file.slot }?.path
      let other = new.first { $0.slot == file.slot }?.path
      if let one, let other, try Self.haveSameBytes(one, other) { continue }
      let headers = (try one.flatMap(PictureHeader.read), try other.flatMap(PictureHeader.read))
      changes.append(PictureChange(slot: file.slot, old: headers.0, new: headers.1))
    }
    return changes
  }

  /// The files of a picture; none if there is no picture of exactly that name.
  private func compared(_ name: String?) -> [File] {
    guard let name, resolve(exactly: name) else { return [] }
    return (files(of: name) ?? []).map { file in
      let conditions = file.variant == #"idiom="universal""# ? "" : file.variant
      let slot = [file.scale ?? "", conditions].filter { !$0.isEmpty }
      return (slot.joined(separator: " "), file.path)
    }
  }

  private static func haveSameBytes(_ path: String, _ other: String) throws(FileError) -> Bool {
    if path == other { return true }
    return try FileReader.readFound(path).bytes == FileReader.readFound(other).bytes
  }
}
