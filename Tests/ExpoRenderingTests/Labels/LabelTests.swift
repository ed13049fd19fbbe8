import ExpoRendering
import ExpoBase
import Testing

struct LabelTests {
  /// Every label with its words in Korean and English.
  static let labels: [(Label, korean: String, english: String)] = [
    (.visitors, "방문객", "Visitors"),
    (.location, "개최지", "Location"),
    (.duration, "개최 기간", "Dates"),
    (.separator, " : ", ": "),
    (.picture, "이미지", "Image"),
    (.source, "출처", "Source"),
    (.unreadable, "읽을 수 없음", "could not be read"),
    (.missing, "없음", "missing"),
    (.noName, "이름 없음", "no name"),
    (.untitled, "이름 없음", "Untitled"),
    (.entries, "출품작", "Exhibits"),
    (.previous, "이전", "Previous"),
    (.next, "다음", "Next"),
    (.allOnOnePage, "한 페이지에 모두 보기", "View all on one page"),
  ]

  @Test("a label has its words in every language", arguments: labels)
  func words(label: Label, korean: String, english: String) {
    #expect(label.text(in: .korean) == korean)
    #expect(label.text(in: .english) == english)
  }
}
