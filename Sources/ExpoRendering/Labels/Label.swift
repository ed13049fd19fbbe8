public import ExpoSource
import ExpoModel

/// The words that pages add to the data.
public enum Label: CaseIterable, Sendable {
  case visitors, location, duration
  /// Stands where an entry would, if it could be read.
  case unreadable
  /// Stands where a name or a title would, if it were not empty.
  case untitled
  /// The heading of the entries.
  case entries
  /// The link that leads past everything that is on each page.
  case skip
  /// The way from the poster to a page.
  case path
  /// The entries before and after one.
  case neighbours
  case previous, next
  /// The pages of a long list.
  case pages
  /// The page that has all texts, for the browser's own search.
  case allInOne
  case search
  /// The button that leads on to the entries; `%` stands for their number.
  case viewEntries, viewEntry
  /// What a search found; `%` stands for the number.
  case found, foundOne
  /// How many of those are shown, if not all.
  case shown
  case notFound
  /// What is said until the texts to search are there, and if they never are.
  case loading, notLoaded
  /// Stands where a picture would, for whatever reason: that is told to who publishes the pages.
  case noPicture

  /// The label in a language: `방문객`, `Visitors`.
  public func text(in language: Language) -> String {
    switch language {
    case .korean: korean
    case .english: english
    }
  }

  /// The label with a number in it: `전시품 1,234점 보기`.
  func text(in language: Language, number: Int) -> String {
    text(in: language).replacing("%", with: CommaFormatter().format(number))
  }

  private var korean: String {
    switch self {
    case .visitors: "방문객"
    case .location: "개최지"
    case .duration: "개최 기간"
    case .unreadable: "읽을 수 없는 항목"
    case .untitled: "이름 없음"
    case .entries: "전시품"
    case .skip: "본문으로 건너뛰기"
    case .path: "현재 위치"
    case .neighbours: "앞뒤 전시품"
    case .previous: "이전"
    case .next: "다음"
    case .pages: "쪽 이동"
    case .allInOne: "모두 한 쪽에서 보기"
    case .search: "전시품 검색"
    case .viewEntries: "전시품 %점 보기"
    case .viewEntry: "전시품 보기"
    case .found: "%점을 찾았습니다"
    case .foundOne: "1점을 찾았습니다"
    case .shown: "(처음 %점)"
    case .notFound: "찾은 전시품이 없습니다"
    case .loading: "찾는 중"
    case .notLoaded: "검색할 글을 불러오지 못했습니다"
    case .noPicture: "사진 없음"
    }
  }

  private var english: String {
    switch self {
    case .visitors: "Visitors"
    case .location: "Location"
    case .duration: "Duration"
    case .unreadable: "could not be read"
    case .untitled: "Untitled"
    case .entries: "Exhibits"
    case .skip: "Skip to content"
    case .path: "You are here"
    case .neighbours: "Previous and next exhibit"
    case .previous: "Previous"
    case .next: "Next"
    case .pages: "Pages"
    case .allInOne: "View all on one page"
    case .search: "Search the exhibits"
    case .viewEntries: "View the % exhibits"
    case .viewEntry: "View the exhibit"
    case .found: "% exhibits found"
    case .foundOne: "1 exhibit found"
    case .shown: "(first %)"
    case .notFound: "No exhibit found"
    case .loading: "Searching"
    case .notLoaded: "The texts to search could not be loaded"
    case .noPicture: "No picture"
    }
  }
}
