package import ExpoJSON
import ExpoModel

/// A project's settings: the file `.expo.json`.
package struct Configuration: Decodable, Sendable {
  /// Searched in the folder of a document and those above it.
  static let fileName = ".expo.json"

  var schema: String?
  var select: SelectedRules?
  var ignore: [RuleSelector]?
  var severity: RuleSeverities?
  var perFileIgnores: [String: [RuleSelector]]?
  var include: [String]?
  var exclude: [String]?
  var optionalKeys: [DocumentKey]?
  var extraKeys: [String]?
  var aliases: [String: DocumentKey]?
  var limits: Limits?
  var assets: String?
  var facts: FactMembers?
  var alternative: String?
  var credit: String?
  var license: String?
  var source: String?
  var export: ExportSettings?
  var expositions: [String: ExpositionSettings]?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case schema = "$schema"
    case select, ignore, severity, perFileIgnores, include, exclude, optionalKeys, extraKeys,
      aliases
    case limits, assets, facts
    case alternative = "alt"
    case credit, license, source, export, expositions
  }

  struct Limits: Decodable, Sendable {
    var shortDesc: Length?

    enum CodingKeys: String, CodingKey, CaseIterable { case shortDesc }

    /// Null is not "no limit" but an error, as for every setting.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.shortDesc) else { return }
      shortDesc = try container.decode(Length.self, forKey: .shortDesc)
    }
  }

  /// Reads a configuration; unknown keys are errors.
  ///
  /// - Throws: ``ConfigurationError`` with all of them.
  package init(reading file: SourceFile) throws(ConfigurationError) {
    let tree = JSONTree(reading: file, errorLimit: .none)
    let others = Self.nulls(in: tree) + ConfiguredPath.strays(in: tree)
    self = try ConfigurationError.decoded(
      from: tree, as: .configuration,
      others + ExpositionSettings.strayNames(in: tree) + ExportSettings.rejectedValues(in: tree))
  }

  /// The settings that are null: decoding takes them as missing, but the schema rejects them.
  private static func nulls(in tree: JSONTree) -> [DecodeError] {
    tree.members(at: []).compactMap { name, _, value in
      guard value.kind == .null, let key = CodingKeys(rawValue: name) else { return nil }
      return DecodeError(
        .valueNotFound(expected: key.type, key: name),
        at: value.location(at: .root.appending(name)))
    }
  }

  func dialect(of own: ExpositionSettings?) -> Dialect {
    Dialect(
      optionalKeys: Set((optionalKeys ?? []).map(\.name)), extraKeys: Set(extraKeys ?? []),
      aliases: (aliases ?? [:]).mapValues(\.name),
      shortDescriptionLimit: limits?.shortDesc?.characters,
      facts: (own?.facts ?? facts)?.members ?? [],
      alternativeKey: own?.keys[.alternative] ?? alternative,
      creditKey: own?.keys[.credit] ?? credit, licenseKey: own?.keys[.license] ?? license,
      sourceKey: own?.keys[.source] ?? source)
  }
}

extension Configuration.CodingKeys {
  fileprivate var type: JSONType {
    switch self {
    case .schema, .assets, .alternative, .credit, .license, .source: .text
    case .select, .ignore, .include, .exclude, .optionalKeys, .extraKeys: .array
    case .severity, .perFileIgnores, .aliases, .limits, .facts, .export, .expositions: .object
    }
  }
}

/// A configuration, a baseline or a record of addresses that cannot be used: exit status 2.
package struct ConfigurationError: Error {
  package enum Purpose: Sendable {
    case configuration, baseline, addresses
  }

  package var purpose = Purpose.configuration
  /// Its problems, without fixes: none is applied to such a file.
  package let findings: Report.FileDiagnostics

  init(_ purpose: Purpose = .configuration, in file: SourceFile, _ errors: [DecodeError]) {
    self.purpose = purpose
    let problems = errors.map { SettingProblem(error: $0, purpose: purpose) }
    findings = Report.FileDiagnostics(
      file, problems.map { Report.Diagnostic($0, severity: .error).offering(nil) })
  }

  /// Decodes a file; unknown keys are errors, as are the others that are given.
  static func decoded<Content: Decodable>(
    from tree: JSONTree, as purpose: Purpose, _ others: [DecodeError] = []
  ) throws(ConfigurationError) -> Content {
    let decoding = ExpoDecoder().collect(Content.self, from: tree)
    // Names may contain characters that documents are warned about.
    let faults = decoding.errors.filter { $0.rule.family != .encoding || $0.severity == .error }
    guard let content = decoding.value, faults.isEmpty, others.isEmpty else {
      throw ConfigurationError(purpose, in: tree.file, faults + others)
    }
    return content
  }
}

struct RuleSelector: Decodable, Sendable {
  let rules: Set<Rule>

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    rules = try Self.rules(named: try container.decode(String.self), at: decoder.codingPath)
  }

  static func rules(named name: String, at path: [any CodingKey]) throws -> Set<Rule> {
    let rules = Rule.matching(name)
    guard rules.isEmpty else { return Set(rules) }
    throw SettingFault.unknown(.rule, name, among: Rule.selectors).error(at: path)
  }
}

struct SelectedRules: Decodable, Sendable {
  let rules: Set<Rule>

  init(from decoder: any Decoder) throws {
    let selectors = try decoder.singleValueContainer().decode([RuleSelector].self)
    if selectors.isEmpty { throw SettingFault.noRule.error(at: decoder.codingPath) }
    rules = Set(selectors.flatMap(\.rules))
  }
}

struct RuleSeverities: Decodable, Sendable {
  private(set) var severities: [Rule: Severity] = [:]

  private struct Level: Decodable {
    let severity: Severity

    init(from decoder: any Decoder) throws {
      let name = try decoder.singleValueContainer().decode(String.self)
      guard let severity = Severity.allCases.first(where: { $0.name == name }) else {
        let names = Severity.allCases.map(\.name)
        throw SettingFault.unknown(.severity, name, among: names).error(at: decoder.codingPath)
      }
      self.severity = severity
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    let settings = try container.allKeys.map { key in
      let level = try container.decode(Level.self, forKey: key)
      let path = container.codingPath + [key]
      return (try RuleSelector.rules(named: key.stringValue, at: path), level)
    }
    // The severity of one rule overrides that of its family.
    for (rules, level) in settings.sorted(by: { $0.0.count > $1.0.count }) {
      for rule in rules { severities[rule] = level.severity }
    }
  }
}

struct DocumentKey: Decodable, Sendable {
  let name: String

  private static let names =
    Exposition.CodingKeys.allCases.map(\.rawValue) + Entry.CodingKeys.allCases.map(\.rawValue)

  init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
    guard Self.names.contains(name) else {
      throw SettingFault.unknown(.key, name, among: Self.names).error(at: decoder.codingPath)
    }
  }
}

struct Length: Decodable, Sendable {
  let characters: Int

  private static let limit = 1_000_000_000.0

  init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Double.self)
    guard number >= 1, number <= Self.limit, number == number.rounded() else {
      throw SettingFault.noLength.error(at: decoder.codingPath)
    }
    characters = Int(number)
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
  /// With no rule nothing would be checked.
  case noRule
  case noLength
  /// A key that every entry has already.
  case takenKey
  /// A path out of the folder of the configuration, or into git's own.
  case outsideFolder
  /// Pictures outside the folder of the configuration, which an export would publish.
  case notPublished
  case emptyPath
  case noAddress(BaseURL.Fault)
  case noLanguageTag
  case excluded
  case noColor
  /// A color with too little contrast on the paper.
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

  /// `2.91`, cut off, so that 4.49 does not become 4.5.
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
