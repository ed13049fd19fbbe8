import ExpoBase

/// The worked examples of help: three for each command.
enum HelpExample: CaseIterable, Sendable {
  case validateFolder, validateFix, validateReport
  case formatPrint, formatCheck, formatWrite
  case listSearch, listPage, listTable
  case showPoster, showEntry, showField
  case browseFolder, browseEntry, browseLines
  case exportSite, exportBook, exportCheck
  case rulesList, rulesExplain, rulesMarkdown
  case schemaEntries, schemaExposition, schemaConfig
  case completeBash, completeZsh, completeFish
  case manualOverview, manualCommand, manualReader
  case helpCommand, helpTopic, helpOverview

  /// The command line.
  var line: String {
    switch self {
    case .validateFolder: "expo validate"
    case .validateFix: "expo validate --fix items.json"
    case .validateReport: "expo validate -f sarif=expo.sarif"
    case .formatPrint: "expo format items.json"
    case .formatCheck: "expo format --check ."
    case .formatWrite: "expo format --write items.json"
    case .listSearch: "expo list --search ㅎㅂㅌ"
    case .listPage: "expo list --page 2 --per-page 10"
    case .listTable: "expo list -f tsv --fields name"
    case .showPoster: "expo show"
    case .showEntry: "expo show 3"
    case .showField: "expo show 3 --field desc"
    case .browseFolder: "expo browse"
    case .browseEntry: "expo browse Fair.xcassets 3"
    case .browseLines: "expo browse --accessible"
    case .exportSite: "expo export html -o site"
    case .exportBook: "expo export markdown -o book.md"
    case .exportCheck: "expo export html -o site --check"
    case .rulesList: "expo rules"
    case .rulesExplain: "expo rules EX104 missing-comma"
    case .rulesMarkdown: "expo rules --format markdown"
    case .schemaEntries: "expo schema entries"
    case .schemaExposition: "expo schema exposition"
    case .schemaConfig: "expo schema config"
    case .completeBash: #"eval "$(expo completions bash)""#
    case .completeZsh: #"eval "$(expo completions zsh)""#
    case .completeFish: "expo completions fish | source"
    case .manualOverview: "expo manual"
    case .manualCommand: "expo manual validate"
    case .manualReader: "expo manual list | man -l -"
    case .helpCommand: "expo help list"
    case .helpTopic: "expo help formats"
    case .helpOverview: "expo --help"
    }
  }
}

extension CommandName {
  /// The worked examples of the command.
  var examples: [HelpExample] {
    switch self {
    case .validate: [.validateFolder, .validateFix, .validateReport]
    case .format: [.formatPrint, .formatCheck, .formatWrite]
    case .list: [.listSearch, .listPage, .listTable]
    case .show: [.showPoster, .showEntry, .showField]
    case .browse: [.browseFolder, .browseEntry, .browseLines]
    case .export: [.exportSite, .exportBook, .exportCheck]
    case .rules: [.rulesList, .rulesExplain, .rulesMarkdown]
    case .schema: [.schemaEntries, .schemaExposition, .schemaConfig]
    case .completions: [.completeBash, .completeZsh, .completeFish]
    case .manual: [.manualOverview, .manualCommand, .manualReader]
    case .help: [.helpCommand, .helpTopic, .helpOverview]
    }
  }
}

// MARK: - Words

extension HelpExample {
  /// What the command line does.
  func words(in language: Language) -> String {
    switch self {
    case .validateFolder:
      language.pick(
        en: "check all documents and catalogs below this folder", ko: "이 폴더 아래의 문서와 카탈로그를 모두 검사합니다")
    case .validateFix: language.pick(en: "apply the safe fixes to a file", ko: "파일에 안전한 수정을 적용합니다")
    case .validateReport:
      language.pick(en: "write a report for code scanning", ko: "코드 스캐닝용 보고서를 씁니다")
    case .formatPrint: language.pick(en: "print a document, indented", ko: "문서를 정리해 출력합니다")
    case .formatCheck:
      language.pick(
        en: "exit with 1 if a document of this folder is not formatted",
        ko: "이 폴더에 정리되지 않은 문서가 있으면 종료 상태 1로 끝냅니다")
    case .formatWrite: language.pick(en: "format a file in place", ko: "파일을 정리해 다시 씁니다")
    case .listSearch:
      language.pick(en: "find entries by initial consonants, such as 한빛탑", ko: "초성으로 항목을 찾습니다: 한빛탑")
    case .listPage: language.pick(en: "list the entries 11 to 20", ko: "11번부터 20번까지의 항목을 보여 줍니다")
    case .listTable:
      language.pick(en: "print the names for another program", ko: "다른 프로그램에서 쓸 이름을 출력합니다")
    case .showPoster:
      language.pick(
        en: "show the poster of the exposition in this folder", ko: "이 폴더에 있는 박람회의 포스터를 보여 줍니다")
    case .showEntry: language.pick(en: "show the third entry in full", ko: "세 번째 항목의 전체 내용을 보여 줍니다")
    case .showField: language.pick(en: "print one field, unchanged", ko: "필드 하나를 그대로 출력합니다")
    case .browseFolder:
      language.pick(en: "read the exposition in this folder", ko: "이 폴더에 있는 박람회를 읽습니다")
    case .browseEntry:
      language.pick(en: "open the third entry of a catalog", ko: "카탈로그의 세 번째 항목을 엽니다")
    case .browseLines:
      language.pick(en: "read line by line, with a screen reader", ko: "스크린 리더로 읽기 좋게 한 줄씩 보여 줍니다")
    case .exportSite:
      language.pick(en: "write a web site to the folder site", ko: "site 폴더에 웹 사이트를 만듭니다")
    case .exportBook:
      language.pick(en: "write everything to one Markdown file", ko: "모든 내용을 Markdown 파일 하나에 씁니다")
    case .exportCheck:
      language.pick(en: "exit with 1 if the site is out of date", ko: "사이트가 최신이 아니면 종료 상태 1로 끝냅니다")
    case .rulesList: language.pick(en: "list all rules", ko: "모든 규칙을 나열합니다")
    case .rulesExplain: language.pick(en: "explain two rules", ko: "두 규칙을 설명합니다")
    case .rulesMarkdown:
      language.pick(en: "explain all rules in Markdown", ko: "모든 규칙의 설명을 Markdown으로 출력합니다")
    case .schemaEntries:
      language.pick(en: "print the schema of a document of entries", ko: "항목 문서의 스키마를 출력합니다")
    case .schemaExposition:
      language.pick(en: "print the schema of a document of an exposition", ko: "박람회 문서의 스키마를 출력합니다")
    case .schemaConfig:
      language.pick(en: "print the schema of .expo.json", ko: ".expo.json의 스키마를 출력합니다")
    case .completeBash:
      language.pick(
        en: "in ~/.bashrc: complete commands, options and entries",
        ko: "~/.bashrc에 넣으면 명령, 옵션, 항목이 자동 완성됩니다")
    case .completeZsh:
      language.pick(en: "in ~/.zshrc, after compinit", ko: "~/.zshrc의 compinit 뒤에 넣습니다")
    case .completeFish:
      language.pick(en: "in ~/.config/fish/config.fish", ko: "~/.config/fish/config.fish에 넣습니다")
    case .manualOverview:
      language.pick(en: "print the manual page of expo", ko: "expo의 매뉴얼 페이지를 출력합니다")
    case .manualCommand:
      language.pick(en: "print the manual page of a command", ko: "명령 하나의 매뉴얼 페이지를 출력합니다")
    case .manualReader: language.pick(en: "read a manual page", ko: "매뉴얼 페이지를 읽습니다")
    case .helpCommand:
      language.pick(en: "explain a command and its options", ko: "명령 하나와 그 옵션을 설명합니다")
    case .helpTopic: language.pick(en: "explain the formats of reports", ko: "보고서의 형식을 설명합니다")
    case .helpOverview: language.pick(en: "list all commands and topics", ko: "모든 명령과 주제를 나열합니다")
    }
  }
}
