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
  /// What is wrong with the names in one list of entries.
  ///
  /// Another name is suggested only if no other entry uses it, or would get it as well.
  static func problems(
    in references: [ImageReference], _ pictures: PictureIndex
  ) -> [CatalogProblem] {
    let resolved = references.map { ($0, pictures.resolve($0.name)) }
    var uses: [String: Int] = [:]
    for (reference, resolution) in resolved {
      resolution.picture(for: reference.name).map { uses[$0, default: 0] += 1 }
    }
    return resolved.compactMap { reference, resolution in
      problem(in: reference, resolution) { uses[$0] == 1 }
    }
  }

  private static func problem(
    in reference: ImageReference, _ resolution: PictureIndex.Resolution,
    isFree: (_ name: String) -> Bool
  ) -> CatalogProblem? {
    let kind: CatalogProblem.Kind
    switch resolution {
    case .found: return nil
    case .mismatch(let found, let difference, let isOnly):
      kind = .nameMismatch(
        reference.name, found: found, isCase: difference == .letterCase,
        isSuggested: isOnly && isFree(found))
    case .missing(let nearest):
      kind = .missingImageSet(
        reference.name, nearest: nearest.flatMap { isFree($0) ? $0 : nil })
    }
    return CatalogProblem(kind, at: reference.location)
  }
}

extension PictureIndex.Resolution {
  /// The picture that a name stands for or is probably meant as.
  fileprivate func picture(for name: String) -> String? {
    switch self {
    case .found: name
    case .mismatch(let found, _, _): found
    case .missing(let nearest): nearest
    }
  }
}
