import ExpoBase

enum OptionGroup: CaseIterable, Sendable {
  case input
  case rules
  case selection
  case output
  case html, markdown
  case common

  var exportKinds: [ExportKind] {
    switch self {
    case .html: [.html]
    case .markdown: [.markdown]
    case .input, .rules, .selection, .output, .common: ExportKind.allCases
    }
  }
}

extension OptionGroup {
  func title(in language: Language) -> String {
    switch self {
    case .input: language.pick(en: "input", ko: "입력")
    case .rules: language.pick(en: "rules and configuration", ko: "규칙과 설정")
    case .selection: language.pick(en: "selection", ko: "고르기")
    case .output: language.pick(en: "output", ko: "출력")
    case .html: language.pick(en: "html, a web site", ko: "html(웹사이트)")
    case .markdown: language.pick(en: "markdown, a book", ko: "markdown(책, Hugo, Jekyll)")
    case .common: language.pick(en: "common", ko: "공통")
    }
  }
}
