import ExpoBase

extension DecodeError {
  /// The format of a file that is not JSON, as far as its bytes show.
  package enum OtherFormat: Equatable, Sendable {
    /// What Git LFS puts in place of a file.
    case gitLFSPointer
    /// With the name of the program.
    case compressed(String)
    case propertyList(isBinary: Bool)
    /// A picture or a document with a fixed layout, with the usual name of its format.
    case picture(String)
    case richText
    case html
    /// Not HTML.
    case xml
    case jsonLines
    /// JSON in a Markdown code block whose backticks are at these bytes.
    case codeBlock(Range<Int>)
    /// Server-sent events.
    case eventStream
    /// JSON after a text that keeps a page from running it.
    case guarded(String)
    /// JSON written as a string: in quotes, or with escaped quotes.
    case escaped
    /// Cells with a separator between them.
    case table
    /// What a server sends in place of a file, with its first words.
    case message(String)
    /// Source code with JSON in it, and the words before the JSON.
    case code(String)
    /// Too many control characters for text.
    case binary(percent: Int)
  }
}

// MARK: - Words

extension DecodeError.OtherFormat {
  func words(in language: Language, _ file: String) -> ProblemWords {
    let found = found(in: language)
    let message =
      switch self {
      case .codeBlock: language.pick(en: "the JSON is \(found)", ko: "\(found) JSON입니다")
      default: language.pick(en: "expected JSON, found \(found)", ko: "JSON이어야 하는데 \(found)입니다")
      }
    return ProblemWords(message, help: help(in: language, file))
  }

  private func found(in language: Language) -> String {
    switch self {
    case .gitLFSPointer: language.pick(en: "a Git LFS pointer", ko: "Git LFS 포인터")
    case .compressed("zip"): language.pick(en: "a zip archive", ko: "zip 압축 파일")
    case .compressed(let program):
      language.pick(en: "a file compressed with \(program)", ko: "\(program) 압축 파일")
    case .propertyList(isBinary: true):
      language.pick(en: "a binary property list", ko: "바이너리 프로퍼티 리스트")
    case .propertyList(isBinary: false):
      language.pick(en: "an XML property list", ko: "XML 프로퍼티 리스트")
    case .picture("PDF"): language.pick(en: "a PDF document", ko: "PDF 문서")
    case .picture("SVG"): language.pick(en: "an SVG image", ko: "SVG 이미지")
    case .picture(let format): language.pick(en: "a \(format) image", ko: "\(format) 이미지")
    case .richText: language.pick(en: "rich text (RTF)", ko: "서식이 있는 텍스트(RTF)")
    case .html: language.pick(en: "an HTML page", ko: "HTML 페이지")
    case .xml: "XML"
    case .jsonLines: language.pick(en: "one JSON value per line", ko: "JSON 값을 한 줄에 하나씩 쓴 파일")
    case .codeBlock: language.pick(en: "inside a code block", ko: "코드 블록 안에 든")
    case .eventStream:
      language.pick(en: "server-sent events", ko: "서버가 보낸 이벤트(SSE)")
    case .guarded(let text): language.pick(en: "'\(text)' before it", ko: "'\(text)' 뒤에 든 JSON")
    case .escaped: language.pick(en: "JSON written as a string", ko: "문자열로 쓴 JSON")
    case .table: language.pick(en: "a table (CSV)", ko: "표(CSV)")
    case .message(let text):
      language.pick(en: "a server's message: '\(text)'", ko: "서버의 메시지('\(text)')")
    case .code(let text): language.pick(en: "source code: '\(text)'", ko: "소스 코드('\(text)')")
    case .binary(let percent):
      language.pick(
        en: "binary data: \(percent) % of the bytes are control characters",
        ko: "바이너리 데이터(제어 문자 \(percent)%)")
    }
  }

  private func help(in language: Language, _ file: String) -> String {
    switch self {
    case .gitLFSPointer:
      language.pick(en: "fetch the file itself: git lfs pull", ko: "파일을 내려받으세요: git lfs pull")
    case .compressed(let program):
      language.pick(en: "decompress it: ", ko: "압축을 푸세요: ")
        + (program == "zip" ? "unzip -p \(file)" : "\(program) -dc < \(file)") + " > new.json"
    case .propertyList:
      language.pick(en: "convert it: ", ko: "변환하세요: ") + "plutil -convert json -o new.json \(file)"
    case .picture:
      language.pick(
        en: "put JSON here, and the image into an image set",
        ko: "여기에는 JSON을 두고 이미지는 이미지 세트로 옮기세요")
    case .richText:
      language.pick(
        en: "save it as plain text; in TextEdit: Format > Make Plain Text",
        ko: "일반 텍스트로 저장하세요. 텍스트 편집기에서는 '포맷 > 일반 텍스트 만들기'를 고르세요")
    case .html:
      language.pick(
        en: "download the JSON again; this may be an error page or a sign-in page",
        ko: "오류 페이지나 로그인 페이지일 수 있으니 JSON을 다시 내려받으세요")
    case .xml: language.pick(en: "export the data as JSON", ko: "데이터를 JSON으로 다시 내보내세요")
    case .jsonLines:
      language.pick(
        en: "put the values into one array, or check each: expo validate --json-lines \(file)",
        ko: "값을 배열 하나에 담거나, 줄마다 검사하세요: expo validate --json-lines \(file)")
    case .codeBlock:
      language.pick(
        en: "delete the lines with three backticks", ko: "백틱(`)이 있는 줄을 지우세요")
    case .eventStream:
      language.pick(
        en: "keep only what follows 'data:' in one event", ko: "이벤트 하나의 'data:' 뒤만 남기세요")
    case .guarded(let text):
      language.pick(
        en: "remove '\(text)', which is there to keep pages from running the JSON",
        ko: "앞에 붙은 '\(text)' 부분을 떼고 디코딩하세요")
    case .escaped:
      language.pick(
        en: "delete the quotes around it, and the backslash before each quote",
        ko: "전체를 감싼 따옴표와, 따옴표 앞의 역슬래시를 지우세요")
    case .table: language.pick(en: "convert the rows to JSON", ko: "행을 JSON으로 변환하세요")
    case .message:
      language.pick(
        en: "download the JSON again; the server sent this in its place",
        ko: "서버가 JSON 대신 보낸 내용이니 JSON을 다시 내려받으세요")
    case .code(let text):
      language.pick(
        en: "delete '\(text)', and what follows the last bracket",
        ko: "'\(text)' 부분과 마지막 괄호 뒤의 내용을 지우세요")
    case .binary: language.pick(en: "restore the file from a good copy", ko: "온전한 사본으로 파일을 복원하세요")
    }
  }
}
