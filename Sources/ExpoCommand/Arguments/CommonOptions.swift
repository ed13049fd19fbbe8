import ExpoKit

extension [any CommandOption] {
  /// The options of every command, which may also precede it.
  static let common: Self = [
    Option.help, Option.quiet, Option.color, Option.lang, Option.width, Option.pager,
    Option.noPager,
  ]

  /// The options before the command, or without one.
  static let withoutCommand = common + [Option.version]

  /// The options of every command that searches folders.
  static let searching: Self = [Option.include, Option.exclude, Option.noIgnore]

  /// The options of every command that reads an exhibition.
  static let documents = [Option.entries, Option.exposition] as Self + searching
}

extension Option<Never> {
  static var help: Self {
    .flag(
      "help", letter: "h", in: .common, en: "--help shows everything, -h one screen",
      ko: "도움말을 모두 봅니다. -h는 한 화면만 보여 줍니다")
  }
  static var version: Self {
    .flag("version", in: .common, en: "show the version", ko: "버전을 봅니다")
  }
  static var quiet: Self {
    .flag("quiet", letter: "q", in: .common, en: "print no summary", ko: "요약을 출력하지 않습니다")
      .idle(in: .show, .rules, .schema, .completions, .manual, .help)
  }
  static var noIgnore: Self {
    .flag("no-ignore", in: .input, en: "search what git ignores too", ko: "git이 무시하는 파일도 찾습니다")
  }
  static var noPager: Self {
    .flag("no-pager", in: .common, en: "use no pager", ko: "페이저를 쓰지 않습니다").excluding("pager")
      .idle(in: .validate, .format, .browse, .export, .schema, .completions)
  }
}

extension Option<ColorChoice> {
  static var color: Self {
    .choice(
      "color", in: .common, en: "when to use color; default: auto", ko: "색을 언제 쓸지 정합니다. 기본값: auto"
    ).idle(in: .schema, .completions, .manual)
  }
}

extension Option<Language> {
  static var lang: Self {
    .choice(
      "lang", in: .common,
      en: "language; default: of the locale and the data",
      ko: "언어를 정합니다. 기본값: 로캘과 데이터의 언어")
  }
}

extension Option<Int> {
  static var width: Self {
    .number(
      "width", "CELLS", atLeast: Console.widths.lowerBound, in: .common,
      en: "width of a line; default: the terminal's, or 100",
      ko: "한 줄의 너비를 정합니다. 기본값: 터미널의 너비, 없으면 100"
    ).idle(in: .schema, .completions, .manual)
  }
}

extension Option<[String]> {
  static var include: Self {
    .patterns(
      "include", en: "read these files as documents", ko: "이 패턴에 맞는 파일을 문서로 읽습니다")
  }
  static var exclude: Self {
    .patterns("exclude", en: "leave these files out", ko: "이 패턴에 맞는 파일을 제외합니다")
  }

  private static func patterns(_ name: OptionName, en: String, ko: String) -> Self {
    Option(name, "GLOB", .text, isRepeatable: true, in: .input, en: en, ko: ko) {
      _, words throws(CommandError) in words
    }
  }
}

extension Option<DocumentKind> {
  static var kind: Self {
    .choice(
      "kind", in: .input, en: "kind of the documents; default: as detected",
      ko: "문서의 종류를 정합니다. 기본값: 내용으로 판단")
  }
}

extension Option<DocumentPath> {
  /// The name for standard input, which must not be that of a folder: that would be searched.
  static var stdinFilename: Self {
    Option(
      "stdin-filename", "NAME", .text, in: .input,
      en: "name for standard input in findings", ko: "문제를 알릴 때 표준 입력에 붙일 이름을 정합니다"
    ) {
      name, word throws(CommandError) in
      if word.isEmpty { throw .namesNothing(name, en: "file", ko: "파일") }
      let path = DocumentPath(word)
      let isFolder = word.hasSuffix("/") || path == "." || path.string.hasSuffix("..")
      if isFolder || FilePath.isFolder(path.string) {
        throw CommandError(
          en: "\(name) expects the name of a file, found the folder '\(word)'",
          ko: "\(name) 옵션에는 파일 이름이 필요한데 '\(word)' 폴더입니다")
      }
      return path
    }.needing(.standardInput)
  }
}

extension Option<String> {
  static var entries: Self {
    .document("entries", en: "use this document of entries", ko: "이 파일을 항목 문서로 읽습니다")
  }
  static var exposition: Self {
    .document(
      "exposition", en: "use this document of the exposition", ko: "이 파일을 박람회 문서로 읽습니다")
  }
  // Help is paged for every command.
  static var pager: Self {
    Option(
      "pager", "CMD", .text, in: .common, en: "pager for long output", ko: "긴 출력을 이 페이저로 보여 줍니다"
    ) { $1 }.idle(in: .validate, .format, .browse, .export, .schema, .completions)
  }
}

extension [String] {
  /// The items of comma-separated lists, without surrounding spaces and empty items: `a, b,c`.
  var commaSeparated: [String] {
    flatMap { $0.split(separator: ",") }.map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
  }
}

extension String {
  var trimmingSpaces: String { String(drop { $0 == " " }.trimmingEnd { $0 == " " }) }
}

extension Character {
  /// Whether it is one of these scalars; `==` of characters sorts their marks, in quadratic time.
  func isOne(of scalars: String) -> Bool {
    unicodeScalars.dropFirst().isEmpty
      && scalars.unicodeScalars.contains(unicodeScalars[unicodeScalars.startIndex])
  }
}

extension StringProtocol where SubSequence == Substring {
  func trimmingEnd(while isTrimmed: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)]
  }
}

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
