import ExpoJSON
import ExpoBase

extension [any CommandOption] {
  /// The options of `format`, in the order of help.
  static let format =
    [
      Option.write, Option.check, Option.formatDiff, Option.indent, Option.compact, Option.escape,
      Option.kind, Option.stdinFilename,
    ] as Self + searching
}

extension Option<Never> {
  static var write: Self {
    .flag(
      "write", letter: "w", in: .output,
      en: "format files in place; do not touch files that would not change",
      ko: "정리한 내용을 파일에 쓰되, 바뀌는 파일만 씁니다"
    ).excluding("check", "diff")
  }
  static var check: Self {
    .flag(
      "check", in: .output, en: "print the names of files that would change, write nothing",
      ko: "바뀔 파일의 이름을 출력하고 파일은 바꾸지 않습니다")
  }
  static var formatDiff: Self {
    .flag(
      "diff", in: .output, en: "print what would change, write nothing",
      ko: "바뀔 내용을 출력하고 파일은 바꾸지 않습니다")
  }
  static var compact: Self {
    .flag("compact", in: .output, en: "write one line without white space", ko: "공백 없이 한 줄로 씁니다")
      .excluding("indent")
  }
}

extension Option<JSONFormatter.Indent> {
  static var indent: Self {
    .choice(
      "indent", "WIDTH", in: .output,
      en: "indent each level by \(English.list(choices, "or")); default: 2",
      ko: "들여쓰기를 정합니다: \(choices.joined(separator: ", ")). 기본값: 2")
  }
}

extension Option<JSONFormatter.Escaping> {
  static var escape: Self {
    .choice(
      "escape", "HOW", in: .output,
      en: JSONFormatter.Escaping.allCases.map { $0.choice(in: .english) }.joined(separator: "; "),
      ko: "이스케이프할 문자를 정합니다: "
        + JSONFormatter.Escaping.allCases.map { $0.choice(in: .korean) }.joined(separator: ", "))
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
