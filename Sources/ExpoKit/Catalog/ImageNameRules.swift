import ExpoBase

struct ImageReference: Equatable, Sendable {
  let name: String
  let location: DocumentLocation

  var isNamed: Bool { !name.allSatisfy(\.isWhitespace) }
}

/// Rules for the names of pictures in entries: EX601 and EX608.
extension ImageReference {
  /// Suggests no name that another entry uses or is given; `used` are the names of the others.
  static func problems(
    in references: [(ImageReference, PictureIndex.Resolution)], used: Set<String>
  ) -> [CatalogProblem] {
    var uses = Dictionary(used.map { ($0, 1) }) { first, _ in first }
    for (reference, resolution) in references {
      let meant = resolution == .found ? reference.name : resolution.meant
      meant.map { uses[$0, default: 0] += 1 }
    }
    return references.compactMap { reference, resolution in
      kind(of: reference.name, resolution) { uses[$0] == 1 }
        .map { CatalogProblem($0, at: reference.location) }
    }
  }

  private static func kind(
    of name: String, _ resolution: PictureIndex.Resolution, isFree: (_ name: String) -> Bool
  ) -> CatalogProblem.Kind? {
    if name.allSatisfy(\.isWhitespace) { return .emptyImageName }
    switch resolution {
    case .found: return nil
    case .mismatch(let found, isCase: true, let isOnly):
      return .missingImageSet(name, nearest: isOnly && isFree(found) ? found : nil)
    case .mismatch(let found, isCase: false, let isOnly):
      return .nameMismatch(name, found: found, isSuggested: isOnly && isFree(found))
    case .fileName(let set) where isFree(set): return .imageFileName(name, set: set)
    case .fileName: return .missingImageSet(name, nearest: nil)
    case .missing(let nearest):
      return .missingImageSet(name, nearest: nearest.flatMap { isFree($0) ? $0 : nil })
    }
  }
}
