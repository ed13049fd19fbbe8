import ExpoDiagnostics

extension DecodeError.OtherFormat {
  /// The words for a file of this format.
  var korean: ProblemWords {
    ProblemWords("JSON이어야 하는데 \(koreanFound)입니다", help: koreanHelp)
  }

  private var koreanFound: String {
    switch self {
    case .gitLFSPointer: "Git LFS 포인터"
    case .compressed(.zip): "zip 압축 파일"
    case .compressed(let compression): "\(compression.rawValue) 압축 파일"
    case .propertyList(isBinary: true): "바이너리 프로퍼티 리스트"
    case .propertyList(isBinary: false): "XML 프로퍼티 리스트"
    case .picture(let format): format.korean
    case .html: "HTML 페이지"
    case .xml: "XML"
    case .jsonLines: "JSON 값을 한 줄에 하나씩 쓴 파일"
    case .binary(let percent): "바이트의 \(percent) %가 제어 문자인 바이너리 데이터"
    }
  }

  private var koreanHelp: String {
    switch self {
    case .gitLFSPointer: "파일을 내려받으세요: git lfs pull"
    case .compressed(.zip): "압축을 푸세요: unzip"
    case .compressed(let compression): "압축을 푸세요: \(compression.rawValue) -dc"
    case .propertyList: "변환하세요: plutil -convert json"
    case .picture: "여기에는 JSON을 두고 그림은 이미지 세트로 옮기세요"
    case .html: "오류 페이지나 로그인 페이지일 수 있으니 JSON을 다시 내려받으세요"
    case .xml: "데이터를 JSON으로 다시 내보내세요"
    case .jsonLines: "expo validate --json-lines로 검사하거나 값을 배열 하나에 담으세요"
    case .binary: "온전한 사본에서 파일을 되살리세요"
    }
  }
}

extension DecodeError.PictureFormat {
  fileprivate var korean: String {
    switch self {
    case .pdf: "PDF 문서"
    case .svg: "SVG 그림"
    case .png, .jpeg, .gif, .webP, .heic: "\(rawValue) 그림"
    }
  }
}
