import ExpoDiagnostics
import ExpoJSON
import ExpoRendering
import ExpoSource

extension OptionID {
  /// What the option does, in one line; `choices` are the words it takes.
  func summary(in language: Language, choices: [String]) -> String {
    let names = choices.joined(separator: language.pick(en: " ", ko: ", "))
    return switch self {
    case .help: language.pick(en: "show this help", ko: "이 도움말을 봅니다")
    case .version: language.pick(en: "show the version", ko: "버전을 봅니다")
    case .quiet: language.pick(en: "print no summary", ko: "요약을 출력하지 않습니다")
    case .color:
      language.pick(
        en: English.list(ColorChoice.allCases.map { $0.choice(in: language) }, "or"),
        ko: "색을 언제 쓸지 정합니다: "
          + ColorChoice.allCases.map { $0.choice(in: language) }.joined(separator: ", "))
    case .lang:
      language.pick(
        en:
          "the language of messages and labels; default: EXPO_LANG, else the locale's and the data's",
        ko: "메시지와 레이블의 언어를 정합니다. 기본값: EXPO_LANG, 없으면 로캘과 데이터의 언어")
    case .width:
      language.pick(
        en: "the width of a line; default: the terminal's, else 100",
        ko: "한 줄의 너비를 정합니다. 기본값: 터미널의 너비, 없으면 100")
    case .format:
      language.pick(
        en: "\(names); default: full on a terminal, else concise",
        ko: "형식을 고릅니다: \(names). 기본값: 터미널에서는 full, 아니면 concise")
    case .select:
      language.pick(
        en: "report only these rules, and documents that cannot be read",
        ko: "이 규칙의 문제만 알립니다. 읽을 수 없는 문서는 그 이유도 알립니다")
    case .ignore: language.pick(en: "do not report these rules", ko: "이 규칙의 문제는 알리지 않습니다")
    case .severity:
      language.pick(
        en: "report a rule as \(English.list(Severity.byWeight.map(\.rawValue), "or"))",
        ko: "규칙의 심각도를 바꿉니다: \(Severity.byWeight.map(\.rawValue).joined(separator: ", "))")
    case .maxFindings:
      language.pick(
        en: "list N findings of a file (10000), count the rest by rule; 0 lists all",
        ko: "파일마다 문제를 N건까지 나열하고 나머지는 규칙별로 세기만 합니다. 기본값: 10000, 0이면 모두")
    case .errorOnWarning:
      language.pick(en: "exit with 1 if there are warnings", ko: "경고만 있어도 종료 상태 1로 끝냅니다")
    case .exitZero:
      language.pick(en: "exit with 0 even if there are findings", ko: "문제가 있어도 종료 상태 0으로 끝냅니다")
    case .kind:
      language.pick(
        en: "treat documents as \(English.list(choices, "or")); default: detected",
        ko: "문서의 종류를 정합니다: \(names). 기본값: 내용으로 판단")
    case .assets:
      language.pick(en: "look for pictures in this catalog or folder", ko: "그림을 이 카탈로그나 폴더에서 찾습니다")
    case .noAssets:
      language.pick(en: "do not check pictures and catalogs", ko: "그림과 카탈로그를 검사하지 않습니다")
    case .fix: language.pick(en: "apply safe fixes to the files", ko: "안전한 수정을 파일에 적용합니다")
    case .unsafeFixes:
      language.pick(
        en: "apply all fixes, including those that may not be what was meant",
        ko: "확인이 필요한 수정까지 모두 적용합니다")
    case .diff:
      language.pick(
        en: "print what --fix would change, write no document",
        ko: "--fix가 바꿀 내용을 출력하고 문서는 바꾸지 않습니다")
    case .maxWarnings:
      language.pick(
        en: "exit with 1 if there are more than N warnings", ko: "경고가 N건보다 많으면 종료 상태 1로 끝냅니다")
    case .baseline:
      language.pick(en: "report only findings that are not in this file", ko: "이 파일에 없는 문제만 알립니다")
    case .writeBaseline:
      language.pick(
        en: "write all findings to this file and exit with 0",
        ko: "찾은 문제를 모두 이 파일에 쓰고 종료 상태 0으로 끝냅니다")
    case .pruneBaseline:
      language.pick(
        en: "remove findings from the baseline that no longer occur", ko: "더는 나오지 않는 문제를 기준선에서 지웁니다"
      )
    case .config:
      language.pick(
        en: "the configuration; default: the nearest .expo.json",
        ko: "설정 파일을 정합니다. 기본값: 가장 가까운 .expo.json")
    case .isolated: language.pick(en: "read no configuration", ko: "설정을 읽지 않습니다")
    case .forceExclude:
      language.pick(en: "skip excluded files even if they are named", ko: "제외한 파일은 직접 지정해도 건너뜁니다")
    case .include:
      language.pick(
        en: "treat these files as documents wherever they are and whatever they contain",
        ko: "이 패턴에 맞는 파일은 위치와 모양에 관계없이 문서로 다룹니다")
    case .exclude: language.pick(en: "leave these files out", ko: "이 패턴에 맞는 파일은 제외합니다")
    case .noIgnore: language.pick(en: "search what git ignores too", ko: "git이 무시하는 파일도 찾습니다")
    case .showFiles:
      language.pick(
        en: "list the kind of each file, or why it was skipped; check nothing",
        ko: "파일마다 무엇으로 읽는지, 왜 건너뛰는지만 출력하고 검사는 하지 않습니다")
    case .statistics:
      language.pick(en: "print a table of findings by rule", ko: "규칙별 문제 수를 표로 출력합니다")
    case .jobs:
      language.pick(
        en: "check files on N threads; default: the number of cores", ko: "스레드 N개로 검사합니다. 기본값: 코어 수"
      )
    case .jsonLines:
      language.pick(
        en: "read one entry from each line, in constant memory",
        ko: "한 줄을 항목 하나로 읽습니다. 줄이 많아도 메모리를 더 쓰지 않습니다")
    case .stdinFilename:
      language.pick(
        en: "the name for standard input in findings", ko: "문제를 알릴 때 표준 입력에 붙일 이름을 정합니다")
    case .write:
      language.pick(
        en: "format files in place; do not touch files that would not change",
        ko: "정리한 내용을 파일에 쓰되, 바뀌는 파일만 씁니다")
    case .check:
      language.pick(
        en: "print the names of files that would change, write nothing",
        ko: "바뀔 파일의 이름을 출력하고 파일은 바꾸지 않습니다")
    case .formatDiff:
      language.pick(en: "print what would change, write nothing", ko: "바뀔 내용을 출력하고 파일은 바꾸지 않습니다")
    case .indent:
      language.pick(
        en: "indent each level by \(English.list(choices, "or")); default: 2",
        ko: "들여쓰기를 정합니다: \(names). 기본값: 2")
    case .compact: language.pick(en: "write one line without white space", ko: "공백 없이 한 줄로 씁니다")
    case .escape:
      language.pick(
        en: JSONFormatter.Escaping.allCases.map { $0.choice(in: language) }.joined(separator: "; "),
        ko: "이스케이프할 문자를 정합니다: "
          + JSONFormatter.Escaping.allCases.map { $0.choice(in: language) }.joined(separator: ", "))
    case .pager:
      language.pick(
        en: "the pager for long output on a terminal", ko: "터미널의 긴 출력을 이 페이저로 보여 줍니다")
    case .noPager: language.pick(en: "print long output without a pager", ko: "긴 출력도 페이저 없이 출력합니다")
    case .entries: language.pick(en: "use this document of entries", ko: "이 파일을 항목 문서로 읽습니다")
    case .exposition:
      language.pick(en: "use this document of the exposition", ko: "이 파일을 박람회 문서로 읽습니다")
    case .search:
      language.pick(
        en: "only entries that contain every word; \"a phrase\", -word; ㅎㄱ finds 해금",
        ko: "모든 단어가 있는 항목만 고릅니다: \"구절\", -단어. ㅎㄱ으로 해금을 찾습니다")
    case .fields:
      language.pick(
        en: "the fields to print: \(choices.joined(separator: ", "))",
        ko: "출력할 필드를 고릅니다: \(choices.joined(separator: ", "))")
    case .sort:
      language.pick(
        en: "the order; default: the best match first, or the document's",
        ko: "이 필드로 정렬합니다. 기본값: 검색하면 잘 맞는 순서, 아니면 문서의 순서")
    case .page: language.pick(en: "print one page, counted from 1", ko: "이 쪽만 출력합니다. 첫 쪽은 1")
    case .perPage:
      language.pick(
        en: "the number of entries per page; default: \(PageRange.usualLength)",
        ko: "한 쪽에 나올 항목 수를 정합니다. 기본값: \(PageRange.usualLength)")
    case .count: language.pick(en: "print only the number of entries", ko: "항목 수만 출력합니다")
    case .listFormat:
      language.pick(en: "\(names); default: table", ko: "형식을 고릅니다: \(names). 기본값: table")
    case .all: language.pick(en: "show the poster and every entry", ko: "포스터와 모든 항목을 보여 줍니다")
    case .field: language.pick(en: "print only this field, unchanged", ko: "이 필드만 그대로 출력합니다")
    case .showFormat:
      language.pick(en: "\(names); default: text", ko: "형식을 고릅니다: \(names). 기본값: text")
    case .accessible:
      language.pick(
        en: "print line by line, for screen readers; default with TERM=dumb",
        ko: "스크린 리더로 읽기 좋게 한 줄씩 보여 줍니다. TERM=dumb이면 기본값")
    case .mouse:
      language.pick(
        en: "use the wheel and clicks; hold Shift to select text",
        ko: "휠과 클릭을 씁니다. 텍스트는 Shift를 누른 채 선택합니다")
    case .output:
      language.pick(
        en:
          "write to this folder; for markdown also a file, which is replaced, or - for standard output",
        ko: "이 폴더에 내보냅니다. markdown은 파일(있으면 덮어씀)이나 표준 출력(-)으로도 내보냅니다")
    case .images:
      language.pick(en: "take pictures from this catalog or folder", ko: "그림을 이 카탈로그나 폴더에서 가져옵니다")
    case .noImages: language.pick(en: "export no pictures", ko: "그림을 내보내지 않습니다")
    case .strict:
      language.pick(en: "write nothing if there is any warning", ko: "경고가 하나라도 있으면 내보내지 않습니다")
    case .exportCheck:
      language.pick(
        en: "print what would change, write nothing; exit with 1 if anything would",
        ko: "바뀔 내용을 출력하고 파일은 바꾸지 않습니다. 바뀔 내용이 있으면 종료 상태 1로 끝냅니다")
    case .dryRun:
      language.pick(en: "print what would change, write nothing", ko: "바뀔 내용을 출력하고 파일은 바꾸지 않습니다")
    case .force:
      language.pick(
        en: "replace files that expo did not write, or that have changed since",
        ko: "expo가 만들지 않은 파일과 내보낸 뒤에 바뀐 파일도 덮어씁니다")
    case .noClean:
      language.pick(en: "keep files of an earlier export", ko: "전에 내보낸 파일 중 이제 내보내지 않는 것도 지우지 않습니다")
    case .slug:
      language.pick(
        en: "name the files of entries by \(English.list(choices, "or")); default: image",
        ko: "항목 파일의 이름을 정합니다: \(names). 기본값: image")
    case .split: language.pick(en: "write a file for each entry", ko: "항목마다 파일을 만듭니다")
    case .preset: language.pick(en: "\(names); default: gfm", ko: "형식을 고릅니다: \(names). 기본값: gfm")
    case .frontMatter:
      language.pick(
        en: "\(names); default: auto, as the preset needs it",
        ko: "프런트 매터를 고릅니다: \(names). 기본값: auto(형식에 맞춤)")
    case .baseURL:
      language.pick(
        en: "the address of the site; adds canonical links and a sitemap",
        ko: "사이트의 주소를 정하고 canonical 링크와 사이트맵을 추가합니다")
    case .pageLang:
      language.pick(
        en: "the language of the pages: ko, en-GB; default: that of the data",
        ko: "페이지의 언어를 정합니다: ko, en-GB 등. 기본값: 데이터의 언어")
    case .listLength:
      language.pick(
        en: "list N entries per page; default: \(HTMLSite.Options.defaultEntriesPerPage)",
        ko: "목록 한 쪽에 나올 항목 수를 정합니다. 기본값: \(HTMLSite.Options.defaultEntriesPerPage)")
    case .noSearch:
      language.pick(en: "leave out the search box and its script", ko: "검색창과 스크립트를 뺍니다")
    case .noSinglePage:
      language.pick(
        en: "leave out all.html; default above \(HTMLSite.Options.maximumOnSinglePage) entries",
        ko: "모든 항목을 담은 페이지를 뺍니다. \(HTMLSite.Options.maximumOnSinglePage)개가 넘으면 언제나 뺍니다")
    case .rulesFormat:
      language.pick(en: "\(names); default: text", ko: "형식을 고릅니다: \(names). 기본값: text")
    case .css: language.pick(en: "add a style sheet of your own", ko: "이 파일의 스타일 시트를 추가합니다")
    case .title:
      language.pick(
        en: "the title of the page above several expositions", ko: "여러 박람회를 모은 첫 페이지의 제목을 정합니다")
    case .header:
      language.pick(
        en: "put the HTML of this file above each page; expo help theming",
        ko: "이 파일의 HTML을 모든 페이지의 위에 넣습니다(expo help theming 참고)")
    case .footer:
      language.pick(
        en: "put the HTML of this file below each page", ko: "이 파일의 HTML을 모든 페이지의 아래에 넣습니다")
    case .staticFolder:
      language.pick(
        en: "publish the files of this folder as static/", ko: "이 폴더의 파일을 사이트의 static/ 폴더에 올립니다")
    }
  }
}

extension ColorChoice {
  fileprivate func choice(in language: Language) -> String {
    switch self {
    case .auto: language.pick(en: "\(rawValue) (default)", ko: "\(rawValue)(기본값)")
    case .always, .never: rawValue
    }
  }
}

extension JSONFormatter.Escaping {
  fileprivate func choice(in language: Language) -> String {
    switch self {
    case .keep: language.pick(en: "\(rawValue): as written (default)", ko: "\(rawValue)(그대로, 기본값)")
    case .minimal:
      language.pick(en: "\(rawValue): only what JSON requires", ko: "\(rawValue)(꼭 필요한 것만)")
    case .ascii:
      language.pick(en: "\(rawValue): everything beyond ASCII", ko: "\(rawValue)(ASCII가 아닌 문자 모두)")
    }
  }
}
