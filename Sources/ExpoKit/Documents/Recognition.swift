package import ExpoBase

/// How a JSON file is recognized as a document, or why it is not one.
package enum Recognition: Hashable, Sendable {
  case named
  /// It has three keys of a kind, and one that hardly any other model has.
  case telling
  /// A pattern includes it, its data set was named, or its kind was given.
  case included
  /// It is in a data set and cannot be read as a whole.
  case unread
  /// It has two keys of a kind or contains a document, and code of its target names it.
  case namedInCode
  /// It has two keys of a kind or contains a document, and is in the catalog of a document.
  case besideDocument
  /// Its data set is the only one in a catalog that can hold the document missing there.
  case onlyCandidate
  /// It has three keys of a kind, some of them under other names: it is not a document.
  case alike(DocumentKind)
  case other
  /// It is a data set without JSON, and no document is missing beside it.
  case otherData

  package var isDocument: Bool {
    switch self {
    case .alike, .other, .otherData: false
    default: true
    }
  }

  /// Whether fixes may rename its keys, which could otherwise be those of another program.
  var renamesKeys: Bool { self == .named || self == .telling }

  fileprivate func words(_ count: Int, in language: Language) -> String {
    switch self {
    case .alike(let kind):
      let looks = count == 1 ? "file looks" : "files look"
      let names = kind.otherNames(in: language)
      return language.pick(
        en: "\(count) \(looks) like \(names); see expo help documents",
        ko: "\(names)로 보이는 파일 \(count)개(expo help documents 참고)")
    case .otherData:
      return language.pick(
        en: "\(English.count(count, "other data set")) skipped", ko: "건너뛴 다른 데이터 세트 \(count)개")
    default:
      return language.pick(
        en: "\(English.count(count, "other JSON file")) skipped", ko: "건너뛴 다른 JSON 파일 \(count)개")
    }
  }
}

extension [Recognition] {
  /// How many files and data sets were skipped, for each reason.
  package func words(in language: Language) -> [String] {
    ([.other, .otherData] + DocumentKind.allCases.map(Element.alike))
      .map { what in (what, count { $0 == what }) }.filter { $1 > 0 }
      .map { $0.words($1, in: language) }
  }
}

extension DocumentKind {
  package func otherNames(in language: Language) -> String {
    language.pick(
      en: "\(self == .entries ? "entries" : "an exposition") under other names",
      ko: "키 이름만 다른 \(self == .entries ? "항목" : "박람회") 문서")
  }
}
