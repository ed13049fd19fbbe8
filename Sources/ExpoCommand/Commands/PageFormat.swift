/// The output formats of `show` and `diff`; `rules` has no JSON.
enum PageFormat: String, CaseIterable, Sendable {
  case text, markdown, json
}

extension Option<PageFormat> {
  static var pageFormat: Self { format(among: PageFormat.allCases) }
  static var rulesFormat: Self { format(among: [.text, .markdown]) }

  private static func format(among formats: [PageFormat]) -> Self {
    .choice(
      "format", letter: "f", among: formats, en: "format; default: text", ko: "형식을 고릅니다. 기본값: text"
    )
  }
}
