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
  static func problems(
    in references: [ImageReference], _ pictures: PictureIndex
  ) -> [CatalogProblem] {
    references.compactMap { reference in
      switch pictures.resolve(reference.name) {
      case .found: nil
      case .mismatch(let found, let difference):
        CatalogProblem(
          .nameMismatch(
            reference.name, found: found, isCase: difference == .letterCase), at: reference.location
        )
      case .missing(let nearest):
        CatalogProblem(.missingImageSet(reference.name, nearest: nearest), at: reference.location)
      }
    }
  }
}
