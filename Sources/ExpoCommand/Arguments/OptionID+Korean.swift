import ExpoDiagnostics
import ExpoJSON
import ExpoRendering
import ExpoSource

extension OptionID {
  /// What the option does, in one line; `choices` are the words it takes.
  func koreanSummary(choices: [String]) -> String {
    let names = choices.joined(separator: ", ")
    return switch self {
    case .help: "이 도움말을 봅니다"
    case .version: "버전을 봅니다"
    case .quiet: "요약을 출력하지 않습니다"
    case .color:
      "색을 언제 쓸지 정합니다: " + ColorChoice.allCases.map(\.koreanChoice).joined(separator: ", ")
    case .lang: "메시지와 레이블의 언어를 정합니다. 기본값: EXPO_LANG, 없으면 로캘과 데이터의 언어"
    case .width: "한 줄의 너비를 정합니다. 기본값: 터미널의 너비, 없으면 100"
    case .format: "형식을 고릅니다: \(names). 기본값: 터미널에서는 full, 아니면 concise"
    case .select: "이 규칙의 문제만 알립니다. 읽을 수 없는 문서는 그 이유도 알립니다"
    case .ignore: "이 규칙의 문제는 알리지 않습니다"
    case .severity:
      "규칙의 심각도를 바꿉니다: \(Severity.byWeight.map(\.rawValue).joined(separator: ", "))"
    case .maxFindings:
      "파일마다 문제를 N건까지 나열하고 나머지는 규칙별로 세기만 합니다. 기본값: 10000, 0이면 모두"
    case .errorOnWarning: "경고만 있어도 종료 상태 1로 끝냅니다"
    case .exitZero: "문제가 있어도 종료 상태 0으로 끝냅니다"
    case .kind: "문서의 종류를 정합니다: \(names). 기본값: 내용으로 판단"
    case .assets: "그림을 이 카탈로그나 폴더에서 찾습니다"
    case .noAssets: "그림과 카탈로그를 검사하지 않습니다"
    case .fix: "안전한 수정을 파일에 적용합니다"
    case .unsafeFixes: "확인이 필요한 수정까지 모두 적용합니다"
    case .diff: "--fix가 바꿀 내용을 출력하고 문서는 바꾸지 않습니다"
    case .maxWarnings: "경고가 N건보다 많으면 종료 상태 1로 끝냅니다"
    case .baseline: "이 파일에 없는 문제만 알립니다"
    case .writeBaseline: "찾은 문제를 모두 이 파일에 쓰고 종료 상태 0으로 끝냅니다"
    case .pruneBaseline: "더는 나오지 않는 문제를 기준선에서 지웁니다"
    case .config: "설정 파일을 정합니다. 기본값: 가장 가까운 .expo.json"
    case .isolated: "설정을 읽지 않습니다"
    case .forceExclude: "제외한 파일은 직접 지정해도 건너뜁니다"
    case .include: "이 패턴에 맞는 파일은 위치와 모양에 관계없이 문서로 다룹니다"
    case .exclude: "이 패턴에 맞는 파일은 제외합니다"
    case .noIgnore: "git이 무시하는 파일도 찾습니다"
    case .showFiles: "파일마다 무엇으로 읽는지, 왜 건너뛰는지만 출력하고 검사는 하지 않습니다"
    case .statistics: "규칙별 문제 수를 표로 출력합니다"
    case .jobs: "스레드 N개로 검사합니다. 기본값: 코어 수"
    case .jsonLines: "한 줄을 항목 하나로 읽습니다. 줄이 많아도 메모리를 더 쓰지 않습니다"
    case .stdinFilename: "문제를 알릴 때 표준 입력에 붙일 이름을 정합니다"
    case .write: "정리한 내용을 파일에 쓰되, 바뀌는 파일만 씁니다"
    case .check: "바뀔 파일의 이름을 출력하고 파일은 바꾸지 않습니다"
    case .formatDiff: "바뀔 내용을 출력하고 파일은 바꾸지 않습니다"
    case .indent: "들여쓰기를 정합니다: \(names). 기본값: 2"
    case .compact: "공백 없이 한 줄로 씁니다"
    case .escape:
      "이스케이프할 문자를 정합니다: "
        + JSONFormatter.Escaping.allCases.map(\.koreanChoice).joined(separator: ", ")
    case .pager: "터미널의 긴 출력을 이 페이저로 보여 줍니다"
    case .noPager: "긴 출력도 페이저 없이 출력합니다"
    case .entries: "이 파일을 항목 문서로 읽습니다"
    case .exposition: "이 파일을 박람회 문서로 읽습니다"
    case .search: "모든 단어가 있는 항목만 고릅니다: \"구절\", -단어. ㅎㄱ으로 해금을 찾습니다"
    case .fields: "출력할 필드를 고릅니다: \(choices.joined(separator: ", "))"
    case .sort: "이 필드로 정렬합니다. 기본값: 검색하면 잘 맞는 순서, 아니면 문서의 순서"
    case .page: "이 쪽만 출력합니다. 첫 쪽은 1"
    case .perPage: "한 쪽에 나올 항목 수를 정합니다. 기본값: \(PageRange.usualLength)"
    case .count: "항목 수만 출력합니다"
    case .listFormat: "형식을 고릅니다: \(names). 기본값: table"
    case .all: "포스터와 모든 항목을 보여 줍니다"
    case .field: "이 필드만 그대로 출력합니다"
    case .showFormat: "형식을 고릅니다: \(names). 기본값: text"
    case .accessible: "스크린 리더로 읽기 좋게 한 줄씩 보여 줍니다. TERM=dumb이면 기본값"
    case .mouse: "휠과 클릭을 씁니다. 텍스트는 Shift를 누른 채 선택합니다"
    case .output: "이 폴더에 내보냅니다. markdown은 파일(있으면 덮어씀)이나 표준 출력(-)으로도 내보냅니다"
    case .images: "그림을 이 카탈로그나 폴더에서 가져옵니다"
    case .noImages: "그림을 내보내지 않습니다"
    case .strict: "경고가 하나라도 있으면 내보내지 않습니다"
    case .exportCheck: "바뀔 내용을 출력하고 파일은 바꾸지 않습니다. 바뀔 내용이 있으면 종료 상태 1로 끝냅니다"
    case .dryRun: "바뀔 내용을 출력하고 파일은 바꾸지 않습니다"
    case .force: "expo가 만들지 않은 파일과 내보낸 뒤에 바뀐 파일도 덮어씁니다"
    case .noClean: "전에 내보낸 파일 중 이제 내보내지 않는 것도 지우지 않습니다"
    case .slug: "항목 파일의 이름을 정합니다: \(names). 기본값: image"
    case .split: "항목마다 파일을 만듭니다"
    case .preset: "형식을 고릅니다: \(names). 기본값: gfm"
    case .frontMatter: "프런트 매터를 고릅니다: \(names). 기본값: auto(형식에 맞춤)"
    case .baseURL: "사이트의 주소를 정하고 canonical 링크와 사이트맵을 추가합니다"
    case .pageLang: "페이지의 언어를 정합니다: ko, en-GB 등. 기본값: 데이터의 언어"
    case .listLength:
      "목록 한 쪽에 나올 항목 수를 정합니다. 기본값: \(HTMLSite.Options.defaultEntriesPerPage)"
    case .noSearch: "검색창과 스크립트를 뺍니다"
    case .noSinglePage:
      "모든 항목을 담은 페이지를 뺍니다. \(HTMLSite.Options.maximumOnSinglePage)개가 넘으면 언제나 뺍니다"
    case .rulesFormat: "형식을 고릅니다: \(names). 기본값: text"
    case .css: "이 파일의 스타일 시트를 추가합니다"
    case .title: "여러 박람회를 모은 첫 페이지의 제목을 정합니다"
    case .header: "이 파일의 HTML을 모든 페이지의 위에 넣습니다(expo help theming 참고)"
    case .footer: "이 파일의 HTML을 모든 페이지의 아래에 넣습니다"
    case .staticFolder: "이 폴더의 글꼴과 그림을 사이트의 static/ 폴더에 올립니다"
    }
  }
}

extension ColorChoice {
  fileprivate var koreanChoice: String {
    switch self {
    case .auto: "\(rawValue)(기본값)"
    case .always, .never: rawValue
    }
  }
}

extension JSONFormatter.Escaping {
  fileprivate var koreanChoice: String {
    switch self {
    case .keep: "\(rawValue)(그대로, 기본값)"
    case .minimal: "\(rawValue)(꼭 필요한 것만)"
    case .ascii: "\(rawValue)(ASCII가 아닌 문자 모두)"
    }
  }
}
