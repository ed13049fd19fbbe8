import ExpoRendering
import ExpoBase
import Testing

struct LabelTests {
  /// Every label with its words in Korean and English.
  static let labels: [(Label, korean: String, english: String)] = [
    (.visitors, "방문객", "Visitors"),
    (.location, "개최지", "Location"),
    (.duration, "개최 기간", "Duration"),
    (.visitorCount(48_130_300), "48,130,300 명", "48,130,300"),
    (.separator, " : ", ": "),
    (.picture, "그림", "Picture"),
    (.unreadable, "읽을 수 없음", "could not be read"),
    (.missing, "없음", "missing"),
    (.noName, "이름 없음", "no name"),
    (.untitled, "이름 없음", "Untitled"),
    (.entries, "전시품", "Exhibits"),
    (.viewEntries(count: 1), "전시품 보기", "View the exhibit"),
    (.viewEntries(count: 1_234), "전시품 1,234점 보기", "View the 1,234 exhibits"),
    (.noPicture, "그림 없음", "No picture"),
    (.enlarge, "크게 보기", "View larger"),
    (.back, "돌아가기", "Back"),
    (.pictures, "앞뒤 그림", "Previous and next picture"),
    (.pageNotFound, "페이지를 찾을 수 없습니다", "Page not found"),
    (
      .pageNotFoundHint, "주소가 바뀌었거나 없는 페이지입니다.",
      "The address may have changed, or there is no such page."
    ),
    (.skipToContent, "본문으로 건너뛰기", "Skip to content"),
    (.breadcrumb, "현재 위치", "You are here"),
    (.neighbours, "앞뒤 전시품", "Previous and next exhibit"),
    (.previous, "이전", "Previous"),
    (.next, "다음", "Next"),
    (.pages, "쪽 이동", "Pages"),
    (.allOnOnePage, "한 페이지에 모두 보기", "View all on one page"),
    (.search, "전시품 검색", "Search the exhibits"),
    (.found("%"), "%점을 찾았습니다", "% exhibits found"),
    (.foundOne, "1점을 찾았습니다", "1 exhibit found"),
    (.shown("%"), "(처음 %점만 표시)", "(first %)"),
    (.notFound, "찾은 전시품이 없습니다", "No exhibit found"),
    (.loading, "찾는 중", "Searching"),
    (.notLoaded, "검색할 내용을 불러오지 못했습니다", "The texts to search could not be loaded"),
  ]

  @Test("a label has its words in every language", arguments: labels)
  func words(label: Label, korean: String, english: String) {
    #expect(label.text(in: .korean) == korean)
    #expect(label.text(in: .english) == english)
  }
}
