import ExpoModel

extension Label {
  /// The words in Korean.
  var korean: String {
    switch self {
    case .visitors: "방문객"
    case .location: "개최지"
    case .duration: "개최 기간"
    case .visitorCount(let count): "\(CommaFormatter().format(count)) 명"
    case .separator: " : "
    case .picture: "그림"
    case .unreadable: "읽을 수 없음"
    case .missing: "없음"
    case .noName: "이름 없음"
    case .untitled: "이름 없음"

    case .entries: "전시품"
    case .viewEntries(count: 1): "전시품 보기"
    case .viewEntries(let count): "전시품 \(CommaFormatter().format(count))점 보기"
    case .entryCount(let count): "전시품 \(CommaFormatter().format(count))점"
    case .noPicture: "그림 없음"
    case .enlarge: "크게 보기"
    case .back: "돌아가기"
    case .citation: "인용"
    case .pictures: "앞뒤 그림"

    case .pageNotFound: "페이지를 찾을 수 없습니다"
    case .pageNotFoundHint: "주소가 바뀌었거나 없는 페이지입니다."

    case .skipToContent: "본문으로 건너뛰기"
    case .breadcrumb: "현재 위치"
    case .neighbours: "앞뒤 전시품"
    case .previous: "이전"
    case .next: "다음"
    case .pages: "쪽 이동"
    case .allOnOnePage: "한 페이지에 모두 보기"

    case .expositions: "박람회"

    case .search: "전시품 검색"
    case .found(let number): "\(number)점을 찾았습니다"
    case .foundOne: "1점을 찾았습니다"
    case .shown(let number): "(처음 \(number)점만 표시)"
    case .notFound: "찾은 전시품이 없습니다"
    case .searchResults: "검색 결과"
    case .loading: "찾는 중"
    case .notLoaded: "검색할 내용을 불러오지 못했습니다"
    }
  }
}
