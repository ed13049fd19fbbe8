public import ExpoBase

extension Rule.Family {
  /// The subject of the rules of the family, in one line.
  public func summary(in language: Language) -> String {
    switch self {
    case .syntax: language.pick(en: "the grammar of JSON (RFC 8259)", ko: "JSON 문법(RFC 8259)")
    case .encoding: language.pick(en: "the bytes as UTF-8 text", ko: "UTF-8 인코딩과 문자")
    case .shape: language.pick(en: "keys and types, as an app decodes them", ko: "앱이 디코딩하는 키와 타입")
    case .value: language.pick(en: "valid numbers and dates", ko: "숫자와 날짜의 값")
    case .content: language.pick(en: "the texts and names of entries", ko: "글의 내용")
    case .assets: language.pick(en: "the pictures of the entries", ko: "항목의 그림")
    case .structure:
      language.pick(en: "how documents and catalogs fit together", ko: "문서와 카탈로그의 구성")
    }
  }
}
