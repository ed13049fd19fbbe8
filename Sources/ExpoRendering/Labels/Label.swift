import ExpoModel
package import ExpoBase

package enum Label: Equatable, Sendable {
  case visitors
  case location
  case duration
  /// The text between a label and its value.
  case separator
  case picture
  /// The origin of a picture.
  case source
  /// Replaces an entry or a member that could not be read.
  case unreadable
  case missing
  /// Replaces a blank name in a list.
  case noName
  /// Replaces an empty name or title.
  case untitled

  case entries
  case previous
  case next
  /// The page with all entries, for the browser's own search.
  case allOnOnePage

  /// The words in a language: `방문객`, `Visitors`.
  package func text(in language: Language) -> String {
    switch self {
    case .visitors: language.pick(en: "Visitors", ko: "방문객")
    case .location: language.pick(en: "Location", ko: "개최지")
    case .duration: language.pick(en: "Dates", ko: "개최 기간")
    case .separator: language.pick(en: ": ", ko: " : ")
    case .picture: language.pick(en: "Image", ko: "이미지")
    case .source: language.pick(en: "Source", ko: "출처")
    case .unreadable: language.pick(en: "could not be read", ko: "읽을 수 없음")
    case .missing: language.pick(en: "missing", ko: "없음")
    case .noName: language.pick(en: "no name", ko: "이름 없음")
    case .untitled: language.pick(en: "Untitled", ko: "이름 없음")
    case .entries: language.pick(en: "Exhibits", ko: "출품작")
    case .previous: language.pick(en: "Previous", ko: "이전")
    case .next: language.pick(en: "Next", ko: "다음")
    case .allOnOnePage: language.pick(en: "View all on one page", ko: "한 페이지에 모두 보기")
    }
  }
}
