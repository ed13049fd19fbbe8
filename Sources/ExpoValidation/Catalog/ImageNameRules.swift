import ExpoCatalog
public import ExpoSource

/// Where an entry names a picture.
public struct ImageReference: Equatable, Sendable {
  /// The name.
  public let name: String
  /// The place of the value.
  public let location: SourceLocation
}

/// Rules for the names of pictures in entries: EX601 and EX608.
enum ImageNameRules {
  /// What is wrong with a name, by what it leads to; nil if it leads to a picture.
  static func problem(
    with reference: ImageReference, _ resolution: PictureIndex.Resolution
  ) -> CatalogProblem? {
    kind(of: reference.name, resolution).map { CatalogProblem($0, at: reference.location) }
  }

  private static func kind(
    of name: String, _ resolution: PictureIndex.Resolution
  ) -> CatalogProblem.Kind? {
    if name.allSatisfy(\.isWhitespace) { return .emptyImageName }
    switch resolution {
    case .found: return nil
    case .mismatch(let found, let difference):
      return .nameMismatch(name, found: found, isCase: difference == .letterCase)
    case .fileName(let set): return .imageFileName(name, set: set)
    case .missing(let nearest): return .missingImageSet(name, nearest: nearest)
    }
  }
}
