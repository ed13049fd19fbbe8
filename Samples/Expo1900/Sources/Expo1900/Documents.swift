import ExpoKit

/// Where the screens get their data from: a function that reads a data set by its name.
///
/// A program passes a catalog, a test passes text.
public struct Documents: Sendable {
  private let read: @Sendable (String) throws -> SourceFile

  /// Creates documents that a function reads.
  public init(reading read: @escaping @Sendable (String) throws -> SourceFile) {
    self.read = read
  }

  /// The data sets of an asset catalog on disk.
  public static func catalog(at path: String) -> Documents {
    Documents { name in
      let reader = AssetCatalogReader()
      let sets = try reader.catalog(at: path).sets
      guard let place = sets.first(where: { $0.kind == .data && $0.name == name }),
        let file = try reader.set(at: place).contents.items("data").first?.filename
      else { throw FileError.missing("\(path)/\(name).dataset") }
      return try FileReader.read("\(place.path)/\(file)")
    }
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
