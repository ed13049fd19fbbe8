import ExpoJSON

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
