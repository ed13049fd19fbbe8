import ExpoJSON
import ExpoModel

/// A project's settings: the file `.expo.json`.
package struct Configuration: Decodable, Sendable {
  /// The name of the file, which is searched in the folder of a document and those above it.
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

    /// Null does not mean "no limit": it is an error, as for every setting.
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

  /// The errors of settings that are null: decoding treats them as missing, but the schema rejects them.
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
    // The severity of one rule overrides that of its family, so it is set last.
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
