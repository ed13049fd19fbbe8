import ExpoKit

/// Where the screens get their data from: a function that reads a data set by its name.
///
/// A program passes a catalog, a test passes text.
public struct Documents: Sendable {
  let read: @Sendable (String) throws -> SourceFile

  /// Creates documents that a function reads.
  public init(reading read: @escaping @Sendable (String) throws -> SourceFile) {
    self.read = read
  }

  /// The data sets of an asset catalog on disk.
  public static func catalog(at path: String) -> Documents {
    Documents { name in try AssetCatalog(at: path).data(named: name) }
  }

  /// What the poster shows.
  func exposition() throws -> Exposition {
    try ExpoDecoder().decode(Exposition.self, from: read("paris_expo_1900"))
  }

  /// What the list shows.
  func entries() throws -> [Entry] {
    try ExpoDecoder().decode([Entry].self, from: read("items"))
  }
}
