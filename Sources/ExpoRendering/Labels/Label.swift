import ExpoModel
package import ExpoBase

/// Words that pages and lists add to the data.
///
/// Each language has a file of words, `Label+LANGUAGE.swift`.
package enum Label: Equatable, Sendable {
  /// The number of people who came to the exposition.
  case visitors
  /// The place of the exposition.
  case location
  /// The period of the exposition.
  case duration
  /// The value of `visitors`.
  case visitorCount(Int)
  /// Stands between a label and its value.
  case separator
  /// The picture of an entry.
  case picture
  /// Replaces an entry or a member that could not be read.
  case unreadable
  /// Replaces a member that is missing.
  case missing
  /// Replaces a blank name in a list.
  case noName
  /// Replaces an empty name or title.
  case untitled

  /// The heading of the list of entries.
  case entries
  /// The button from the poster to the list of entries.
  case viewEntries(count: Int)
  /// The number of entries of an exposition.
  case entryCount(Int)
  /// Replaces a missing picture.
  case noPicture
  /// The link from a picture to its large view.
  case enlarge
  /// The link from a large view back to its page.
  case back
  /// Stands before what an entry is cited by.
  case citation
  /// The links to the large views before and after one.
  case pictures

  /// The title of the page for an address without a page.
  case pageNotFound
  /// What may be the reason.
  case pageNotFoundHint

  /// The link that skips the header of a page.
  case skipToContent
  /// The breadcrumb.
  case breadcrumb
  /// The links to the previous and next entry.
  case neighbours
  /// The link to the previous entry or page.
  case previous
  /// The link to the next entry or page.
  case next
  /// The links to the pages of a list.
  case pages
  /// The page with all entries, for the browser's own search.
  case allOnOnePage

  /// The title of a portal, the page above several expositions.
  case expositions

  /// The search box.
  case search
  /// The number of results, written out by the caller.
  case found(String)
  /// A single result.
  case foundOne
  /// The number of results shown if some are not, written out by the caller.
  case shown(String)
  /// No result.
  case notFound
  /// The list of results.
  case searchResults
  /// The search index is being loaded.
  case loading
  /// The search index could not be loaded.
  case notLoaded
}

// MARK: - Words

extension Label {
  /// The words in a language: `방문객`, `Visitors`.
  package func text(in language: Language) -> String {
    switch self {
    case .visitors: language.pick(en: "Visitors", ko: "방문객")
    case .location: language.pick(en: "Location", ko: "개최지")
    case .duration: language.pick(en: "Duration", ko: "개최 기간")
    case .visitorCount(let count):
      language.pick(en: CommaFormatter().format(count), ko: "\(CommaFormatter().format(count)) 명")
    case .separator: language.pick(en: ": ", ko: " : ")
    case .picture: language.pick(en: "Picture", ko: "그림")
    case .unreadable: language.pick(en: "could not be read", ko: "읽을 수 없음")
    case .missing: language.pick(en: "missing", ko: "없음")
    case .noName: language.pick(en: "no name", ko: "이름 없음")
    case .untitled: language.pick(en: "Untitled", ko: "이름 없음")
    case .entries: language.pick(en: "Exhibits", ko: "전시품")
    case .viewEntries(count: 1): language.pick(en: "View the exhibit", ko: "전시품 보기")
    case .viewEntries(let count):
      language.pick(
        en: "View the \(CommaFormatter().format(count)) exhibits",
        ko: "전시품 \(CommaFormatter().format(count))점 보기")
    case .entryCount(let count):
      language.pick(
        en: "\(CommaFormatter().format(count)) exhibit\(count == 1 ? "" : "s")",
        ko: "전시품 \(CommaFormatter().format(count))점")
    case .noPicture: language.pick(en: "No picture", ko: "그림 없음")
    case .enlarge: language.pick(en: "View larger", ko: "크게 보기")
    case .back: language.pick(en: "Back", ko: "돌아가기")
    case .citation: language.pick(en: "Cite as", ko: "인용")
    case .pictures: language.pick(en: "Previous and next picture", ko: "앞뒤 그림")
    case .pageNotFound: language.pick(en: "Page not found", ko: "페이지를 찾을 수 없습니다")
    case .pageNotFoundHint:
      language.pick(
        en: "The address may have changed, or there is no such page.", ko: "주소가 바뀌었거나 없는 페이지입니다.")
    case .skipToContent: language.pick(en: "Skip to content", ko: "본문으로 건너뛰기")
    case .breadcrumb: language.pick(en: "You are here", ko: "현재 위치")
    case .neighbours: language.pick(en: "Previous and next exhibit", ko: "앞뒤 전시품")
    case .previous: language.pick(en: "Previous", ko: "이전")
    case .next: language.pick(en: "Next", ko: "다음")
    case .pages: language.pick(en: "Pages", ko: "쪽 이동")
    case .allOnOnePage: language.pick(en: "View all on one page", ko: "한 페이지에 모두 보기")
    case .expositions: language.pick(en: "Expositions", ko: "박람회")
    case .search: language.pick(en: "Search the exhibits", ko: "전시품 검색")
    case .found(let number): language.pick(en: "\(number) exhibits found", ko: "\(number)점을 찾았습니다")
    case .foundOne: language.pick(en: "1 exhibit found", ko: "1점을 찾았습니다")
    case .shown(let number): language.pick(en: "(first \(number))", ko: "(처음 \(number)점만 표시)")
    case .notFound: language.pick(en: "No exhibit found", ko: "찾은 전시품이 없습니다")
    case .searchResults: language.pick(en: "Search results", ko: "검색 결과")
    case .loading: language.pick(en: "Searching", ko: "찾는 중")
    case .notLoaded:
      language.pick(en: "The texts to search could not be loaded", ko: "검색할 내용을 불러오지 못했습니다")
    }
  }
}
