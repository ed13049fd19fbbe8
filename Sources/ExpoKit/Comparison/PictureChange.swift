import ExpoBase

package struct PictureChange: Sendable {
  /// The scale and conditions of the file, such as `2x`; empty for any.
  package let slot: String
  /// Nil if there is no such file, or it is not a picture.
  package let (old, new): (PictureHeader?, PictureHeader?)
}

extension PictureIndex {
  /// In the order of the scales.
  ///
  /// - Throws: ``FileError`` if a file cannot be read.
  func changes(
    of name: String?, to newName: String?, in newIndex: PictureIndex
  ) throws(FileError) -> [PictureChange] {
    let (old, new) = (compared(name), newIndex.compared(newName))
    var changes: [PictureChange] = []
    for slot in Set(old.keys).union(new.keys).sorted() {
      let (one, other) = (old[slot], new[slot])
      let files = (try one.map(FileReader.readFound), try other.map(FileReader.readFound))
      if files.0?.bytes == files.1?.bytes { continue }
      let headers = (try one.flatMap(PictureHeader.read), try other.flatMap(PictureHeader.read))
      changes.append(PictureChange(slot: slot, old: headers.0, new: headers.1))
    }
    return changes
  }

  /// The paths of a picture's files by slot; empty if no picture has exactly that name.
  private func compared(_ name: String?) -> [String: String] {
    guard let name, resolve(exactly: name), let files = files(of: name) else { return [:] }
    let paths = files.map { file in
      let conditions = file.variant == #"idiom="universal""# ? "" : file.variant
      let slot = [file.scale ?? "", conditions].filter { !$0.isEmpty }
      return (slot.joined(separator: " "), file.path)
    }
    return Dictionary(paths) { first, _ in first }
  }
}
