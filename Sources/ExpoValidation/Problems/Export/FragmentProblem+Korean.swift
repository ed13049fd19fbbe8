import ExpoDiagnostics
import ExpoSource
import ExpoText

extension FragmentProblem.Kind {
  var korean: ProblemWords {
    switch self {
    case .illFormedText: ProblemWords("파일이 UTF-8이 아닙니다", help: "UTF-8로 저장하세요")
    case .controlCharacter: ProblemWords("제어 문자가 있습니다", help: "지우세요")
    case .bareAmpersand: ProblemWords("'&' 뒤에 문자 참조가 없습니다", help: "&amp;로 쓰세요")
    case .strayLessThan: ProblemWords("'<' 뒤에 태그가 없습니다", help: "&lt;로 쓰세요")
    case .declaration:
      ProblemWords("조각에 선언이 있습니다", help: "선언은 페이지에 이미 있으니 지우세요")
    case .unclosedComment:
      ProblemWords("주석이 끝나지 않았거나 주석 안에 '--'가 있습니다", help: "-->로 끝내세요")
    case .unclosedTag: ProblemWords("태그를 읽을 수 없습니다", help: "태그를 >로 끝내세요")
    case .unclosedElement(let name):
      ProblemWords(
        "<\(VisibleText.quoted(name))> 요소를 닫지 않았습니다",
        help: "</\(VisibleText.quoted(name))> 태그를 추가하세요")
    case .unexpectedEndTag(let name):
      ProblemWords("</\(VisibleText.quoted(name))> 태그로 닫을 요소가 없습니다", help: "지우세요")
    case .unquotedValue(let name):
      ProblemWords("'\(VisibleText.quoted(name))' 속성의 값에 따옴표가 없습니다", help: "따옴표로 감싸세요")
    case .repeatedAttribute(let name):
      ProblemWords("'\(VisibleText.quoted(name))' 속성이 두 번 나옵니다", help: "하나를 지우세요")
    case .nestedLink: ProblemWords("링크 안에 링크가 있습니다", help: "앞의 링크를 먼저 닫으세요")
    case .elementInParagraph(let name, let paragraph):
      ProblemWords(
        "<\(name)> 요소가 시작하는 곳에서 바깥의 <\(paragraph)> 요소가 닫힙니다",
        help: "<\(paragraph)> 요소를 먼저 닫으세요")
    case .misplacedElement(let name, let parents):
      ProblemWords(
        "<\(name)> 요소가 \(parents.map { "<\($0)>" }.joined(separator: " 또는 ")) 요소 바로 안에 있지 않습니다",
        help: "그 요소로 바로 감싸세요")
    case .elementOfPage(let name):
      ProblemWords(
        "조각에 <\(name)> 요소를 둘 수 없습니다: 페이지에 이미 있습니다", help: "<div>로 쓰세요")
    case .activeElement(let name):
      ProblemWords("조각에 <\(name)> 요소를 둘 수 없습니다: 코드를 실행하거나 외부 내용을 불러올 수 있습니다")
    case .unknownElement(let name):
      ProblemWords("조각에 <\(VisibleText.quoted(name))> 요소를 둘 수 없습니다")
    case .handler(let name):
      ProblemWords("'\(VisibleText.quoted(name))' 속성은 스크립트를 실행합니다", help: "지우세요")
    case .unknownAttribute(let name, let element):
      ProblemWords(
        "<\(VisibleText.quoted(element))> 요소에 '\(VisibleText.quoted(name))' 속성을 둘 수 없습니다")
    case .unsafeURL(let url):
      ProblemWords(
        "'\(VisibleText.quoted(url))' 주소는 쓸 수 없습니다",
        help: "사이트 안의 경로나 https:, http:, mailto:, tel: 주소를 쓰세요")
    case .remotePicture(let url):
      ProblemWords(
        "'\(VisibleText.quoted(url))' 그림은 사이트의 파일이 아닙니다", help: "--static 폴더에 넣으세요")
    case .missingFile(let path, let nearest):
      ProblemWords(
        "사이트에 올리는 파일 중에 '\(VisibleText.quoted(path))' 파일이 없습니다",
        help: nearest.map { "혹시 '\(VisibleText.quoted($0))'인가요?" } ?? "--static 폴더에 넣으세요")
    }
  }
}

extension ExportRule {
  var korean: RuleWords {
    switch self {
    case .malformedFragment:
      RuleWords(
        "HTML 조각의 문법이 잘못되었습니다",
        explanation: """
          조각은 사이트의 모든 페이지에 그대로 들어갑니다. 닫지 않은 요소가 있으면 페이지의 나머지가 \
          그 안으로 들어갑니다. 다른 실수는 브라우저마다 다르게 고쳐 보여 주므로 파일만 보아서는 결과를 알 수 \
          없습니다.
          """,
        advice: "요소를 모두 닫고, 값은 따옴표로 감싸고, &는 &amp;로 쓰세요.")
    case .unsafeFragment:
      RuleWords(
        "HTML 조각이 코드를 실행하거나 외부 내용을 불러올 수 있습니다",
        explanation: """
          내보낸 페이지는 expo의 스크립트만 실행하고, 다른 사이트에서 아무것도 불러오지 않습니다. 그래서 \
          조각에는 글, 링크, 목록, 제목, 사이트 안의 그림만 둘 수 있습니다.
          """,
        advice: "요소나 속성을 지우세요. 그림은 --static 폴더에, 스타일은 --css 파일에 두세요.")
    case .unsafeStaticFile:
      RuleWords(
        "사이트에 올리면 안 되는 파일입니다",
        explanation: """
          --static 폴더의 파일은 주소로 바로 열 수 있고, 그때는 페이지의 보안 정책이 적용되지 않습니다. 그래서 \
          글꼴, 스크립트 없는 그림, 일반 텍스트만 올리고 페이지, 스크립트, 스타일 시트는 올리지 않습니다.
          """,
        advice: "파일을 폴더 밖으로 옮기세요. 스타일 시트는 --css 옵션으로 넣으세요.")
    case .missingStaticFile:
      RuleWords(
        "HTML 조각에 적힌 파일이 사이트에 없습니다",
        explanation: """
          static/으로 시작하는 경로는 --static 폴더의 파일을 가리킵니다. 그 파일이 없으면 모든 페이지에서 그림이나 \
          링크가 깨집니다. 대소문자를 가리지 않는 디스크에서는 멀쩡해 보여도, 서버는 대개 대소문자를 구별합니다.
          """,
        advice: "경로를 고치거나 파일을 --static 폴더에 넣으세요.")
    }
  }
}
