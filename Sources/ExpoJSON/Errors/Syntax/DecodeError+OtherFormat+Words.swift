import ExpoDiagnostics
import ExpoSource

extension DecodeError.OtherFormat {
  /// The words for a file of this format.
  func words(in language: Language) -> ProblemWords {
    let found = found(in: language)
    return ProblemWords(
      language.pick(en: "expected JSON, found \(found)", ko: "JSON이어야 하는데 \(found)입니다"),
      help: help(in: language))
  }

  private func found(in language: Language) -> String {
    switch self {
    case .gitLFSPointer: language.pick(en: "a Git LFS pointer", ko: "Git LFS 포인터")
    case .compressed(.zip): language.pick(en: "a zip archive", ko: "zip 압축 파일")
    case .compressed(let compression):
      language.pick(
        en: "a file compressed with \(compression.rawValue)", ko: "\(compression.rawValue) 압축 파일")
    case .propertyList(isBinary: true):
      language.pick(en: "a binary property list", ko: "바이너리 프로퍼티 리스트")
    case .propertyList(isBinary: false):
      language.pick(en: "an XML property list", ko: "XML 프로퍼티 리스트")
    case .picture(let format): format.words(in: language)
    case .html: language.pick(en: "an HTML page", ko: "HTML 페이지")
    case .xml: "XML"
    case .yaml: "YAML"
    case .csv: language.pick(en: "a table (CSV)", ko: "CSV 표")
    case .javaScript: "JavaScript"
    case .codeBlock: language.pick(en: "a Markdown code block", ko: "Markdown 코드 블록")
    case .quotedJSON: language.pick(en: "JSON inside a string", ko: "문자열에 담긴 JSON")
    case .pythonLiteral: language.pick(en: "a Python literal", ko: "Python 리터럴")
    case .jsonLines: language.pick(en: "one JSON value per line", ko: "JSON 값을 한 줄에 하나씩 쓴 파일")
    case .binary(let percent):
      language.pick(
        en: "binary data: \(percent) % of the bytes are control characters",
        ko: "바이트의 \(percent) %가 제어 문자인 바이너리 데이터")
    }
  }

  private func help(in language: Language) -> String {
    switch self {
    case .gitLFSPointer:
      language.pick(en: "fetch the file itself: git lfs pull", ko: "파일을 내려받으세요: git lfs pull")
    case .compressed(.zip): language.pick(en: "unpack it: unzip", ko: "압축을 푸세요: unzip")
    case .compressed(let compression):
      language.pick(
        en: "decompress it: \(compression.rawValue) -dc", ko: "압축을 푸세요: \(compression.rawValue) -dc"
      )
    case .propertyList:
      language.pick(en: "convert it: plutil -convert json", ko: "변환하세요: plutil -convert json")
    case .picture:
      language.pick(
        en: "put JSON here; pictures belong in image sets", ko: "여기에는 JSON을 두고 그림은 이미지 세트로 옮기세요")
    case .html:
      language.pick(
        en: "download the JSON again; this may be an error page or a sign-in page",
        ko: "오류 페이지나 로그인 페이지일 수 있으니 JSON을 다시 내려받으세요")
    case .xml, .csv: language.pick(en: "export the data as JSON", ko: "데이터를 JSON으로 다시 내보내세요")
    case .yaml: language.pick(en: "convert it: yq -o=json", ko: "변환하세요: yq -o=json")
    case .javaScript:
      language.pick(
        en: "keep only the array or object, and write it as JSON", ko: "배열이나 객체만 남기고 JSON으로 쓰세요")
    case .codeBlock:
      language.pick(en: "keep only the text between the lines with ```", ko: "``` 줄 사이의 내용만 남기세요")
    case .quotedJSON: language.pick(en: "delete the quotes around it", ko: "감싼 따옴표를 지우세요")
    case .pythonLiteral:
      language.pick(
        en: "write the file with json.dumps(), not with print() or str()",
        ko: "print()나 str() 대신 json.dumps()로 파일을 쓰세요")
    case .jsonLines:
      language.pick(
        en: "check it with expo validate --json-lines, or put the values into one array",
        ko: "expo validate --json-lines로 검사하거나 값을 배열 하나에 담으세요")
    case .binary: language.pick(en: "restore the file from a good copy", ko: "온전한 사본에서 파일을 되살리세요")
    }
  }
}

extension DecodeError.PictureFormat {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .pdf: language.pick(en: "a PDF document", ko: "PDF 문서")
    case .svg: language.pick(en: "an SVG picture", ko: "SVG 그림")
    case .png, .jpeg, .gif, .webP, .heic:
      language.pick(en: "a \(rawValue) picture", ko: "\(rawValue) 그림")
    }
  }
}
