import ExpoBase

struct ImageReference: Equatable, Sendable {
  let name: String
  let location: DocumentLocation
  /// The result of looking the name up in the pictures of its document.
  var resolution = PictureIndex.Resolution.missing(nearest: nil)

  var isNamed: Bool { !name.allSatisfy(\.isWhitespace) }

  /// The picture with the name, or the one that is probably meant.
  var used: String? { resolution == .found ? name : resolution.meant }
}

/// Rules for the names of pictures in entries: EX601 and EX608.
extension ImageReference {
  /// Suggests no name that another entry uses or that is suggested for it; `used` are the names in other documents.
  static func problems(in references: [ImageReference], used: Set<String>) -> [CatalogProblem] {
    var uses = Dictionary(used.map { ($0, 1) }) { first, _ in first }
    for name in references.compactMap(\.used) { uses[name, default: 0] += 1 }
    return references.compactMap { reference in
      kind(of: reference.name, reference.resolution) { uses[$0] == 1 }
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
