import ExpoBase

extension FormatReporter {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  /// How many results of a run GitHub keeps; it drops the rest.
  private static let shownResults = 5000
  /// The default does not include a lone CR (§3.14.26).
  private static let lineEnds = ["\r\n", "\n", "\r"]

  /// SARIF 2.1.0, for code scanning; § in this folder refers to it.
  func writeSARIF(
    _ report: Report, to json: inout JSONWriter, handOver: JSONWriter.HandOver
  ) rethrows {
    let findings = Array(report.findings(in: language, fingerprinted: true)).byWeight
      .prefix(Self.shownResults)
    let rules = Set(findings.map(\.diagnostic.rule)).sorted { $0.code < $1.code }
    let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    try json.object { json in
      json.member("$schema", Self.schema)
      try json.array("runs") { json in
        try json.element { json in
          // The unit of columns; always present, even without results.
          json.member("columnKind", "utf16CodeUnits")
          json.member("defaultEncoding", "UTF-8")
          json.array("invocations") { json in
            json.element { $0.invocation(findings, of: report, in: language) }
          }
          json.member("newlineSequences", Self.lineEnds)
          json.sourceRoot(report.paths)
          try json.array("results") { json in
            for finding in findings {
              let index = indices[finding.diagnostic.rule] ?? -1
              try json.element {
                try $0.result(
                  finding, ruleIndex: index, report.paths, in: language, handOver: handOver)
              }
              try handOver(&json)
            }
          }
          json.object("tool") { $0.tool(rules, in: language) }
        }
      }
      json.member("version", "2.1.0")
    }
  }
}

// MARK: - The run

extension JSONWriter {
  /// Failed checks, and how many findings have no result.
  fileprivate mutating func invocation(
    _ shown: ArraySlice<Finding>, of report: Report, in language: Language
  ) {
    member("executionSuccessful", report.failures.isEmpty)
    var phrases = report.failures.map { failure in
      let words = failure.words(language)
      return (level: Severity.error, text: words.message + words.helpLine(in: language))
    }
    let count = report.count
    let more = count - shown.count { !($0.diagnostic.problem is OmittedFindings) }
    if more > 0 {
      let phrase = language.pick(
        en: "\(more) of \(English.count(count, "finding")) \(more == 1 ? "is" : "are") not listed",
        ko: "문제 \(count)건 중 \(more)건은 표시하지 않았습니다")
      phrases.append((.warning, phrase))
    }
    if report.known.count > 0 { phrases.append((.note, FindingCounts(report).words(in: language))) }
    if phrases.isEmpty { return }
    member("toolExecutionNotifications", phrases) { phrase, json in
      json.member("level", phrase.level.name)
      json.text("message", plain: phrase.text)
    }
  }

  /// The absolute URI of the workspace, which file names are relative to (§3.14.14); nothing if unknown.
  fileprivate mutating func sourceRoot(_ paths: ReportPaths) {
    guard let workspace = paths.workspace else { return }
    let folder = workspace.hasSuffix("/") ? workspace : workspace + "/"
    object("originalUriBaseIds") { json in
      json.object("%SRCROOT%") { $0.member("uri", ReportPaths.uriReference(folder)) }
    }
  }

  /// Adds the tool with the rules that results refer to.
  fileprivate mutating func tool(_ rules: [Rule], in language: Language) {
    object("driver") { json in
      json.member("name", "expo")
      json.member("rules", rules) { $1.rule($0, in: language) }
      json.member("semanticVersion", ToolVersion.current)
    }
  }

  private mutating func rule(_ rule: Rule, in language: Language) {
    let words = rule.words(in: language)
    let more =
      rule.isBuiltIn
      ? language.pick(
        en: "For an example, run: expo rules \(rule.code)",
        ko: "예시를 보는 명령: expo rules \(rule.code)") : words.advice
    object("defaultConfiguration") { $0.member("level", rule.severity.name) }
    text("fullDescription", plain: words.explanation)
    text("help", plain: words.explanation + (more.isEmpty ? "" : "\n\n" + more))
    member("id", rule.code)
    member("name", rule.name)
    object("properties") { $0.member("tags", [rule.family.name]) }
    text("shortDescription", plain: words.summary)
  }

  /// Escapes braces and brackets in data.
  mutating func text(_ key: StaticString, plain text: String) {
    object(key) { $0.member("text", FormatReporter.sarifText(text)) }
  }
}

extension FormatReporter {
  /// Plain text: doubles braces (§3.11.5) and escapes what would be a link (§3.11.6).
  ///
  /// `expected '}'` → `expected '}}'`; `[a](1)` → `[a\](1)`
  static func sarifText(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "(", escaped.unicodeScalars.last == "]" {
        escaped.unicodeScalars.removeLast()
        escaped += "\\]"
      }
      escaped.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
    }
  }

  /// `[text](1)`: a link to the location of the result with that number.
  static func sarifLink(_ text: String, to id: Int) -> String {
    let words = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "[", "]", "\\": escaped += "\\"
      case "{", "}": escaped.unicodeScalars.append(scalar)
      default: break
      }
      escaped.unicodeScalars.append(scalar)
    }
    return "[\(words)](\(id))"
  }
}
