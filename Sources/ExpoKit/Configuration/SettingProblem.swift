package import ExpoJSON

/// An error in a configuration, a baseline or a record of addresses, in words for these instead of those for
/// documents.
///
/// Help says what to write in place of a rejected value. For an unknown key of a configuration it names the
/// topic of help that lists the keys.
struct SettingProblem: BuiltInProblem {
  let error: DecodeError
  let purpose: ConfigurationError.Purpose

  var rule: Rule { error.rule }
  var severity: Severity { .error }
  var location: DocumentLocation { error.location }
  var relatedLocations: [DocumentLocation] { error.relatedLocations }

  func words(in language: Language) -> ProblemWords {
    if purpose == .configuration, let fault = error.underlyingError as? SettingFault {
      let value = VisibleText.quoted(error.value ?? "…")
      return ProblemWords(
        language.pick(en: "'\(value)' cannot be used here", ko: "쓸 수 없는 값입니다: '\(value)'"),
        help: fault.words(in: language))
    }
    let words = error.words(in: language)
    guard case .unknownKey(_, nearest: nil, _) = error.fault else { return words }
    if purpose != .configuration {
      return ProblemWords(words.message, help: language.pick(en: "delete it", ko: "지우세요"))
    }
    let keys: [Configuration.CodingKeys] = [.export, .expositions]
    let isOfExport = keys.contains { location.pointer.tokens.first == $0.rawValue }
    let command = "expo help \(isOfExport ? "sites" : "settings")"
    return ProblemWords(
      words.message, help: language.pick(en: "see \(command)", ko: "\(command)에서 키를 확인하세요"))
  }
}

/// A configuration, a baseline or a record of addresses that cannot be used: exit status 2.
package struct ConfigurationError: Error {
  enum Purpose: Sendable {
    case configuration, baseline, addresses
  }

  var purpose = Purpose.configuration
  /// The problems of the file, without fixes, because none is applied to it.
  package let findings: Report.FileDiagnostics

  init(_ purpose: Purpose = .configuration, in file: SourceFile, _ errors: [DecodeError]) {
    self.purpose = purpose
    let problems = errors.map { SettingProblem(error: $0, purpose: purpose) }
    findings = Report.FileDiagnostics(
      file, problems.map { Report.Diagnostic($0, severity: .error).offering(nil) })
  }

  /// Decodes a file; unknown keys are errors, and `others` are errors that were found before.
  static func decoded<Content: Decodable>(
    from tree: JSONTree, as purpose: Purpose, _ others: [DecodeError] = []
  ) throws(ConfigurationError) -> Content {
    let decoding = ExpoDecoder().collect(Content.self, from: tree)
    // Names may contain characters for which documents get warnings.
    let faults = decoding.errors.filter { $0.rule.family != .encoding || $0.severity == .error }
    guard let content = decoding.value, faults.isEmpty, others.isEmpty else {
      throw ConfigurationError(purpose, in: tree.file, faults + others)
    }
    return content
  }
}

extension DecodeError {
  static func rejecting(
    _ node: JSONNode, at keys: [String], with reason: any RejectionReason
  ) -> DecodeError {
    DecodeError(
      .rejecting(node, with: reason), at: node.location(at: JSONPointer(keys)), value: node)
  }
}

extension ConfigurationError {
  static func rejecting(
    _ keys: [String], in file: SourceFile, _ reason: any RejectionReason
  ) -> ConfigurationError {
    let tree = JSONTree(reading: file, errorLimit: .none)
    let error = tree.value(at: keys).map { DecodeError.rejecting($0, at: keys, with: reason) }
    return ConfigurationError(in: file, [error].compactMap(\.self))
  }
}

extension ConfigurationError: WordedError {
  /// The error without its findings.
  package func words(in language: Language) -> ErrorWords {
    let file = findings.file.name
    let role =
      switch purpose {
      case .configuration: "설정 파일로"
      case .baseline: "기준선으로"
      case .addresses: "주소 기록으로"
      }
    return ErrorWords(
      message: language.pick(
        en: "\(file) has errors; nothing was done", ko: "\(role) 쓸 수 없습니다: \(file)"))
  }
}

/// Why a value of a configuration, a baseline or a record of addresses is rejected.
enum SettingFault: RejectionReason {
  enum Vocabulary {
    case rule, severity, language
    case value(of: [String])
    case key
    case exposition
  }

  case unknown(Vocabulary, nearest: String?)
  /// The list of rules is empty, so that nothing would be checked.
  case noRule
  case noLength
  /// The key is one that every entry has already.
  case takenKey
  /// The path leads out of the folder of the configuration, or into git's own folder.
  case outsideFolder
  /// An export would publish pictures from outside the folder of the configuration.
  case notPublished
  case emptyPath
  case noAddress(BaseURL.Fault)
  case noLanguageTag
  case excluded
  case noColor
  /// The color has too little contrast with the paper; the ratio is rounded down, so that 4.49 does not become 4.5.
  case lowContrast(hundredths: Int, Accent.Time)
  case noPage
  /// Another version of expo wrote the baseline.
  case wrongVersion(expected: Int)

  static func unknown(_ vocabulary: Vocabulary, _ word: String, among known: [String]) -> Self {
    .unknown(vocabulary, nearest: NearWords.nearest(to: word, among: known))
  }
}

// MARK: - Words

extension SettingFault {
  func words(in language: Language) -> String {
    switch self {
    case .unknown(let vocabulary, let nearest):
      nearest.map { language.pick(en: "did you mean '\($0)'?", ko: "혹시 '\($0)'인가요?") }
        ?? vocabulary.help(in: language)
    case .noRule:
      language.pick(
        en: "name a rule, or delete the key to check all", ko: "규칙을 적거나, 모두 검사하려면 이 키를 지우세요")
    case .noLength: language.pick(en: "write a whole number, 1 or more", ko: "1 이상의 정수를 쓰세요")
    case .takenKey:
      language.pick(
        en: "write another key: every entry has this one already",
        ko: "다른 키를 쓰세요. 모든 항목에 이미 있는 키입니다")
    case .outsideFolder:
      language.pick(
        en: "write a path below the folder of this file, without '..', links, '.git' and NUL",
        ko: "이 파일이 있는 폴더 안의 경로를 쓰세요('..', 바깥으로 가는 링크, '.git', NUL은 안 됩니다)")
    case .notPublished:
      language.pick(
        en: "move the images below the folder of this file, or add --images PATH to the command",
        ko: "이미지를 이 파일이 있는 폴더 안으로 옮기거나 --images로 지정하세요")
    case .emptyPath: language.pick(en: "write a path", ko: "경로를 쓰세요")
    case .noAddress(let fault):
      language.pick(
        en: "write an address such as https://example.org/fair/",
        ko: "https://example.org/fair/ 같은 주소를 쓰세요")
        + (fault.help(in: language).map { "; \($0)" } ?? "")
    case .noLanguageTag:
      language.pick(en: "write a language tag such as ko or en-GB", ko: "ko나 en-GB 같은 언어 태그를 쓰세요")
    case .excluded:
      language.pick(
        en: "delete it, or the setting of this export that it cannot be used with",
        ko: "이 설정이나, 함께 쓸 수 없는 다른 export 설정을 지우세요")
    case .noColor:
      language.pick(
        en:
          "write one color as \"#8c2f1b\", or two as [\"#8c2f1b\", \"#eba58d\"], by day and by night",
        ko: "색 하나는 \"#8c2f1b\"처럼, 낮과 밤의 색은 [\"#8c2f1b\", \"#eba58d\"]처럼 쓰세요")
    case .lowContrast(let hundredths, let time):
      language.pick(
        en: "write one color, which is adjusted; the contrast with the paper by "
          + "\(time == .day ? "day" : "night") is \(Self.ratio(hundredths)):1, and text needs 4.5:1",
        ko: "색을 하나만 쓰면 자동으로 조정합니다. \(time == .day ? "낮" : "밤") 바탕과의 명암비가 "
          + "\(Self.ratio(hundredths)):1인데 글자에는 4.5:1이 필요합니다")
    case .noPage:
      language.pick(
        en: "write the path of a page in the site, such as entries/tower.html",
        ko: "entries/tower.html처럼 사이트 안의 페이지 경로를 쓰세요")
    case .wrongVersion(let expected):
      language.pick(
        en:
          "this expo reads baselines of version \(expected); write it again with --write-baseline",
        ko: "버전 \(expected) 기준선이 필요하니 --write-baseline 옵션으로 새로 쓰세요")
    }
  }

  /// Hundredths as text: 291 → `2.91`.
  private static func ratio(_ hundredths: Int) -> String {
    "\(hundredths / 100)." + String(hundredths % 100).zeroPadded(to: 2)
  }
}

extension SettingFault.Vocabulary {
  fileprivate func help(in language: Language) -> String {
    switch self {
    case .rule:
      language.pick(en: "expo rules lists them", ko: "목록은 expo rules 명령으로 확인하세요")
    case .severity:
      language.pick(
        en: "write error, warning or note; \"ignore\" switches a rule off",
        ko: "error, warning, note 중 하나를 쓰세요. 끌 규칙은 \"ignore\"에 적으세요")
    case .value(let words):
      language.pick(
        en: "write \(English.list(words, "or"))",
        ko: "\(Particle.object.joined(to: Korean.choice(words))) 쓰세요")
    case .language: language.pick(en: "write en or ko", ko: "en이나 ko를 쓰세요")
    case .key:
      language.pick(
        en: "write a key of the documents: expo help documents",
        ko: "문서에 있는 키를 쓰세요: expo help documents")
    case .exposition:
      language.pick(
        en: "write the path of a folder with an exposition", ko: "박람회가 있는 폴더의 경로를 쓰세요")
    }
  }
}
