import ExpoCatalog
import ExpoModel

extension Exhibition {
  /// The same with the paths of picture files from the root, so that they can be told from any
  /// folder.
  var withAbsoluteSources: Exhibition {
    Exhibition(
      fileName: fileName, exposition: exposition,
      posterPicture: posterPicture?.withAbsoluteSources,
      exhibits: exhibits.map {
        Exhibit(number: $0.number, entry: $0.entry, picture: $0.picture?.withAbsoluteSources)
      })
  }
}

extension Picture {
  fileprivate var withAbsoluteSources: Picture {
    let candidates = candidates.map {
      Candidate(
        scale: $0.scale, size: $0.size, format: $0.format, source: FileReader.absolute($0.source))
    }
    return Picture(name: name, candidates: candidates, unshownTypes: unshownTypes)
  }
}
