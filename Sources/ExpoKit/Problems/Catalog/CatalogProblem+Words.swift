import ExpoJSON

/// The sentences are in Resources/problems/catalog.txt; here are those that need more than the values
/// of a kind.
extension CatalogProblem {
  func words(in language: Language) -> ProblemWords {
    switch kind {
    case .lacksFamilies(let set, let kind, let families, _):
      .lacksFamilies(
        set, data: kind == .data ? set : nil,
        families: families.map(\.name).joined(separator: ", "), language)
    case .nameMismatch(let name, let found, let isSuggested) where name == found:
      Self.otherSpelling(name, found, suggested: isSuggested ? found : nil, language)
    default: plainWords(in: language)
    }
  }

  /// The words for two names that are equal after normalization.
  private static func otherSpelling(
    _ name: String, _ found: String, suggested: String?, _ language: Language
  ) -> ProblemWords {
    let one = Array(name.unicodeScalars)
    let other = Array(found.unicodeScalars)
    // NFC has fewer scalars than NFD.
    if one.count < other.count { return .decomposedFileName(name, found: suggested, language) }
    // Compatibility ideographs and `Å` of U+212B are single scalars in NFC as well.
    guard one.count == other.count, let index = one.indices.first(where: { one[$0] != other[$0] })
    else { return .decomposedName(name, found: suggested, language) }
    return .otherCharacters(
      name, found: suggested, position: index + 1, odd: VisibleText.codePoint(one[index]),
      meant: VisibleText.codePoint(other[index]), language)
  }
}

extension NamedAsset.Kind {
  /// The word for the kind; in Korean with the particle of a subject.
  func words(in language: Language) -> String {
    switch self {
    case .file: language.pick(en: "file", ko: "파일이")
    case .set(.data): language.pick(en: "data set", ko: "데이터 세트가")
    case .set(.image), .set(.icon): language.pick(en: "image", ko: "이미지가")
    case .set: language.pick(en: "color", ko: "색이")
    }
  }
}
