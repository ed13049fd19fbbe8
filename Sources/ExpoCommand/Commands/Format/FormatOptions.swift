import ExpoJSON

extension Command {
  /// The command `expo format [PATH…]`.
  static let format = Command(
    name: .format, operands: [.paths],
    summary: (
      "pretty-print documents, in place with --write", "문서를 보기 좋게 정리해 출력하거나 --write로 파일에 씁니다"
    ),
    findings: ("syntax errors or a difference", "문법 오류나 바뀔 내용이 있음"),
    options: .format, topics: [.documents],
    examples: [
      ("expo format items.json", "print a document, indented", "문서를 정리해 출력합니다"),
      ("expo format --check .", "exit with 1 if any would change", "정리할 문서가 있으면 종료 상태 1로 끝냅니다"),
      ("expo format --write items.json", "format a file in place", "파일을 정리해 다시 씁니다"),
    ]
  ) { arguments, console in
    try FormatRun(arguments, console).run(arguments.operands.isEmpty ? ["."] : arguments.operands)
  }
}

extension [any CommandOption] {
  /// The options of `format`, in the order of help.
  static let format =
    [
      Option.write.daily(), Option.check.daily(), Option.formatDiff.daily(), Option.indent.daily(),
      Option.compact.daily(), Option.escape,
      Option.kind, Option.stdinFilename,
    ] as Self + searching
}

extension Option<Never> {
  static var write: Self {
    .flag("write", letter: "w", en: "format the files in place", ko: "정리한 내용을 파일에 씁니다")
      .excluding("check", "diff")
  }
  static var check: Self {
    .flag(
      "check", en: "print the names of files that would change, write nothing",
      ko: "바뀔 파일의 이름을 출력하고 파일은 바꾸지 않습니다"
    )
  }
  static var formatDiff: Self {
    .flag("diff", en: "print what would change, write nothing", ko: "바뀔 내용을 출력하고 파일은 바꾸지 않습니다")
  }
  static var compact: Self {
    .flag("compact", en: "write one line without white space", ko: "공백 없이 한 줄로 씁니다")
      .excluding("indent")
  }
}

extension Option<JSONFormatter.Indent> {
  static var indent: Self {
    .choice("indent", en: "indent of each level; default: 2", ko: "들여쓰기를 정합니다. 기본값: 2")
  }
}

extension Option<JSONFormatter.Escaping> {
  static var escape: Self {
    .choice(
      "escape", en: "escapes as written, as few as JSON allows, or all beyond ASCII; default: keep",
      ko: "이스케이프를 적힌 대로 두거나, 꼭 필요한 문자나 ASCII가 아닌 모든 문자에 씁니다. 기본값: keep")
  }
}
