import ExpoBase

extension Command {
  /// The command `expo diff OLD NEW`.
  static let diff = Command(
    name: .diff, operands: [.old, .new],
    summary: (
      "show what changed between two versions, entry by entry", "두 버전에서 달라진 내용을 항목별로 보여 줍니다"
    ),
    findings: ("a difference", "달라진 내용이 있음"), options: .diff, topics: [.documents],
    variables: [.pager, .comparison]
  ) { arguments, console in
    try DiffRun(arguments: arguments, console: console).run()
  }
}

extension [any CommandOption] {
  /// The options of `diff`, in the order of help.
  static let diff = [Option.pageFormat.daily(), Option.textconv] as Self + searching
}

extension Option<Never> {
  static var textconv: Self {
    .flag(
      "textconv", en: "print one document for git to compare, a sentence on each line",
      ko: "git이 비교할 수 있게 문서 하나를 한 줄에 한 문장씩 출력합니다"
    ).excluding("format")
  }
}
