package import ExpoDiagnostics
import ExpoJSON
package import ExpoSource

/// A project's settings: the file `.expo.json`.
package struct Configuration: Decodable, Sendable {
  /// The name of the file, looked for in the folder of a document and those above it.
  package static let fileName = ".expo.json"

  var schema: String?
  var select: [RuleSelector]?
  var ignore: [RuleSelector]?
  var severity: RuleSeverities?
  var perFileIgnores: [String: [RuleSelector]]?
  var include: [String]?
  var exclude: [String]?
  var optionalKeys: [String]?
  var extraKeys: [String]?
  var aliases: [String: String]?
  var limits: Limits?
  var assets: String?

  /// The keys of the file.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case schema = "$schema"
    case select, ignore, severity, perFileIgnores, include, exclude, optionalKeys, extraKeys,
      aliases
    case limits, assets
  }

  /// Limits on lengths.
  struct Limits: Decodable, Sendable {
    var shortDesc: Int?

    enum CodingKeys: String, CodingKey, CaseIterable { case shortDesc }
  }

  /// Reads a configuration, or says everything that is wrong with it; unknown keys are errors.
  package static func read(_ file: SourceFile) -> Result<Configuration, ConfigurationError> {
    let decoding = ExpoDecoder().decode(Configuration.self, from: JSONTree(reading: file))
    let diagnostics = decoding.errors.map { Diagnostic($0, severity: .error) }
    guard let configuration = decoding.value, diagnostics.isEmpty else {
      return .failure(ConfigurationError(findings: Report.FileDiagnostics(file, diagnostics)))
    }
    return .success(configuration)
  }

  /// What documents may be like.
  var dialect: Dialect {
    Dialect(
      optionalKeys: Set(optionalKeys ?? []), extraKeys: Set(extraKeys ?? []),
      aliases: aliases ?? [:], shortDescriptionLimit: limits?.shortDesc)
  }
}

/// A configuration that cannot be used: exit status 2.
package struct ConfigurationError: Error {
  /// Everything that is wrong with it.
  package let findings: Report.FileDiagnostics
}

/// Rules as users name them: a code, a name, a family or a prefix.
struct RuleSelector: Decodable, Sendable {
  let rules: Set<Rule>

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    rules = try Self.rules(named: try container.decode(String.self), at: decoder.codingPath)
  }

  static func rules(named name: String, at path: [any CodingKey]) throws -> Set<Rule> {
    let rules = Rule.matching(name)
    guard rules.isEmpty else { return Set(rules) }
    let reason = UnknownRule(nearest: EditDistance.nearest(to: name, among: Rule.selectors))
    throw DecodingError.dataCorrupted(
      .init(codingPath: path, debugDescription: "", underlyingError: reason))
  }
}

/// Severities by rule.
struct RuleSeverities: Decodable, Sendable {
  private(set) var severities: [Rule: Severity] = [:]

  private enum Level: String, Decodable, CaseIterable { case note, warning, error }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let settings = try container.allKeys.map { key in
      let level = try container.decode(Level.self, forKey: key)
      let path = container.codingPath + [key]
      return (try RuleSelector.rules(named: key.stringValue, at: path), level)
    }
    // What is said of one rule counts more than what is said of its family.
    for (rules, level) in settings.sorted(by: { $0.0.count > $1.0.count }) {
      for rule in rules { severities[rule] = Severity(rawValue: level.rawValue) }
    }
  }
}
