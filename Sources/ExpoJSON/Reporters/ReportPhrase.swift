package import ExpoBase

/// The phrases of reporters, apart from the words of problems.
package enum ReportPhrase {
  /// The words before the location of a value.
  case placeTitle
  /// The words before the help on a problem.
  case helpTitle
  /// The value that a problem concerns, in at most `width` cells.
  case place(JSONPointer, width: Int)
  /// The value that a problem concerns, after a message.
  case enclosedPlace(JSONPointer)
  /// The header of a table of findings, as a row of Markdown.
  case columns
  /// A severity in a table.
  case severity(Severity)
  /// A file without findings.
  case clean
  /// The number of findings of a severity without an annotation.
  case notAnnotated(Int, Severity)
  /// The number of findings, out of all, without a result.
  case notListed(Int, of: Int)
  /// A run over a number of files without findings.
  case noFindings(files: Int)
  /// The number of findings, and of the checked files that have some.
  case counts(FindingCounts)
  /// The number of findings that a table omits.
  case more(Int)
  /// The command that shows an example of a rule.
  case exampleCommand(rule: String)
}

extension ProblemWords {
  /// The help as a line after the message; nothing without help.
  func helpLine(in language: Language) -> String {
    help.map { "\n\(ReportPhrase.helpTitle.words(in: language)) \($0)" } ?? ""
  }
}

extension ReportPhrase {
  /// The tokens of a pointer that are shown: all, or two from each end and the number of tokens.
  static func shortened(_ pointer: JSONPointer, width: Int) -> (text: String, levels: Int?) {
    let tokens = pointer.tokens
    let text = pointer.description
    guard DisplayWidth.of(text) > width, tokens.count > 4 else { return (text, nil) }
    let head = JSONPointer(Array(tokens.prefix(2)))
    let tail = JSONPointer(Array(tokens.suffix(2)))
    return ("\(head)/…\(tail)", tokens.count)
  }
}

// MARK: - Words

extension ReportPhrase {
  /// The phrase as text.
  package func words(in language: Language) -> String {
    switch self {
    case .placeTitle: language.pick(en: "at", ko: "위치:")
    case .helpTitle: language.pick(en: "help:", ko: "도움말:")
    case .place(let pointer, let width): Self.words(in: language, pointer, width: width)
    case .enclosedPlace(let pointer): language.pick(en: "(at \(pointer))", ko: "(위치: \(pointer))")
    case .columns:
      language.pick(en: "| severity | place | finding | rule |", ko: "| 심각도 | 위치 | 문제 | 규칙 |")
    case .severity(let severity):
      language.pick(en: severity.rawValue, ko: severity.korean)
    case .clean: language.pick(en: "no findings", ko: "문제 없음")
    case .notAnnotated(let count, let severity):
      language.pick(
        en: "not shown here: \(English.count(count, severity.rawValue)); see the log of this step",
        ko: "여기에 나오지 않은 \(severity.korean) \(count)건은 이 단계의 로그에 있습니다")
    case .notListed(let count, let all):
      language.pick(
        en: "\(count) of \(English.count(all, "finding")) \(count == 1 ? "is" : "are") not listed",
        ko: "문제 \(all)건 중 \(count)건은 표시하지 않았습니다")
    case .noFindings(let files):
      language.pick(en: "no findings in \(English.count(files, "file"))", ko: "파일 \(files)개, 문제 없음")
    case .counts(let counts): counts.share(in: language)
    case .more(let count): language.pick(en: "… and \(count) more.", ko: "… 외 \(count)건")
    case .exampleCommand(let rule):
      language.pick(
        en: "For an example, run: expo rules \(rule)", ko: "예시를 보는 명령: expo rules \(rule)")
    }
  }

  /// The pointer in a sentence: the empty pointer has a name, a long one is cut in the middle.
  private static func words(in language: Language, _ pointer: JSONPointer, width: Int) -> String {
    if pointer.tokens.isEmpty { return language.pick(en: "the root", ko: "최상위") }
    let (text, levels) = shortened(pointer, width: width)
    return text + (levels.map { language.pick(en: " (\($0) levels)", ko: " (\($0)단계)") } ?? "")
  }
}
