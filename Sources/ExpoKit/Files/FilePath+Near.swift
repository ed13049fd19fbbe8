import ExpoJSON
import ExpoSystem

extension FilePath {
  /// In letters.
  private static let shortestBeginning = 3
  /// In bytes.
  private static let longest = 4096

  /// The existing path near to one that does not exist: `Samples/London` → `Samples/London1851`.
  ///
  /// Each missing name is replaced by the nearest in its folder, or by the only one that begins
  /// with it.
  package static func near(_ path: String) -> String? {
    guard path.utf8.count <= longest else { return nil }
    var place = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/").map(String.init) {
      let start = place.isEmpty || place == "/" ? place : place + "/"
      if exists(start + part) {
        place = start + part
      } else {
        guard let name = nameNear(part, in: place.isEmpty ? "." : place) else { return nil }
        place = start + name
      }
    }
    return place.isEmpty || exists(path) ? nil : place
  }

  private static func nameNear(_ name: String, in folder: String) -> String? {
    let names = ((try? FolderEntry.all(in: folder)) ?? [])
      .filter { $0.isUTF8 && (!$0.isHidden || name.hasPrefix(".")) }.map(\.name)
    // A link that leads nowhere has the name itself.
    if names.contains(name) { return nil }
    if let near = NearWords.nearest(to: name, among: names) { return near }
    guard name.unicodeScalars.count >= shortestBeginning else { return nil }
    let start = name.lowercased()
    let longer = names.filter { $0.lowercased().hasPrefix(start) }
    return longer.count == 1 ? longer[0] : nil
  }
}
