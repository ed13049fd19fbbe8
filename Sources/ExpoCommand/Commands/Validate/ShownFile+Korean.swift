import ExpoCatalog

extension ShownFile {
  /// `items.json: 항목 13개`, `build: 건너뜀, 빌드 결과나 의존성 폴더`.
  var korean: String { "\(path): \(kind.korean)" }
}

extension ShownFile.Kind {
  fileprivate var korean: String {
    switch self {
    case .document(let content): content.korean
    case .catalog: "에셋 카탈로그"
    case .otherJSON: "건너뜀, 문서로 보이지 않음"
    case .excluded: "건너뜀, 패턴으로 제외함"
    case .passedOver(let reason): "건너뜀, \(reason.korean)"
    }
  }
}

extension FoundFiles.Skipped.Reason {
  fileprivate var korean: String {
    switch self {
    case .hidden: "숨김 파일이나 폴더"
    case .buildFolder: "빌드 결과나 의존성 폴더"
    case .ignored: "git이 무시함"
    case .link: "링크"
    case .notUTF8: "이름이 UTF-8이 아님"
    }
  }
}
