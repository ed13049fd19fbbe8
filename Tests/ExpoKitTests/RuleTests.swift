import ExpoTestSupport
import Testing

@testable import ExpoJSON

struct RuleTests {
  @Test("codes and names are unique, in order, well formed, and numbered by families")
  func table() {
    let codes = Rule.all.map(\.code)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    #expect(Set(Rule.all.map(\.name)).count == codes.count)
    for family in Rule.Family.allCases {
      let rules = Rule.all.filter { $0.family == family }
      #expect(Set(rules.map { $0.code.dropFirst(2).prefix(1) }).count == 1, "\(family)")
    }
    for rule in Rule.all {
      #expect(rule.code.wholeMatch(of: /EX\d{3}/) != nil)
      #expect(rule.name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
      let words = rule.words(in: .english)
      #expect(words.summary.last != "." && words.summary.first?.isLowercase == true, "\(rule.code)")
      #expect(words.explanation.count > 80 && words.explanation.last == ".", "\(rule.code)")
      #expect(!rule.example.isEmpty && !rule.corrected.isEmpty)
    }
  }

  @Test("every rule says how to fix what it finds, and only once", arguments: Language.allCases)
  func advice(language: Language) {
    let commands = ["git lfs pull", "iconv -f UTF-16 -t UTF-8", "-f CP949"]
    for rule in Rule.all {
      let advice = rule.words(in: language).advice
      #expect(advice.last == ".", "\(rule.code)")
      #expect(LanguageCheck.faults(in: advice, language, data: commands) == [], "\(rule.code)")
      #expect(!rule.words(in: language).explanation.contains(advice), "\(rule.code)")
    }
  }

  @Test("the texts of the families have the words of every rule", arguments: Language.allCases)
  func texts(language: Language) throws {
    let texts = try Rule.Family.allCases.map {
      try Repository.text("Resources/rules/\($0.name).\(language.rawValue).txt")
    }
    let pages = Rule.all.map { rule in
      let words = rule.words(in: language)
      return "# \(rule.code) \(rule.name) \(words.summary) \(words.explanation) \(words.advice) "
    }
    #expect(
      texts.joined().split(whereSeparator: \.isWhitespace)
        == pages.joined().split(whereSeparator: \.isWhitespace))
  }

  @Test("the correct examples are JSON without findings of the rule")
  func corrected() {
    for rule in Rule.all where "{[".contains(rule.corrected.prefix(1)) {
      let errors = JSONTree(reading: SourceFile(name: "x.json", bytes: Array(rule.corrected.utf8)))
        .errors
      #expect(errors.isEmpty, "\(rule.code)")
    }
  }

  @Test("examples that are not JSON name files and sizes, which every language reads")
  func examplesWithoutWords() {
    for rule in Rule.all where [.assets, .structure].contains(rule.family) {
      for example in [rule.example, rule.corrected] where !"{[".contains(example.prefix(1)) {
        let words = example.split(separator: " ")
        #expect(words.allSatisfy { $0.contains(/[.×]/) }, "\(rule.code)")
      }
    }
  }

  @Test(
    "a selector names rules by code, name, prefix or family",
    arguments: [
      ("EX104", ["EX104"]), ("ex104", ["EX104"]), ("trailing-comma", ["EX104"]),
      ("EX9", []), ("EX", []), ("nonsense", []), ("", []),
    ])
  func selectors(selector: String, codes: [String]) {
    #expect(Rule.matching(selector).map(\.code) == codes)
  }

  @Test("a family and its prefix select the same rules")
  func familySelectors() {
    #expect(Rule.matching("encoding") == Rule.matching("EX2"))
    #expect(Rule.matching("syntax").first?.code == "EX101")
    #expect(Rule.matching("all") == Rule.all)
  }

  @Test("a rule's correction is its example after the fix, or has no such finding")
  func corrections() {
    // Their faults cannot be shown in a line, or need the whole document or catalog.
    let abridged: Set = [
      "EX112", "EX114", "EX201", "EX205", "EX206", "EX301", "EX501", "EX505", "EX701",
    ]
    for rule in Rule.all where "{[".contains(rule.example.prefix(1)) && rule.family != .assets {
      var text = rule.example
      var found = Self.findings(of: rule, in: text)
      #expect(
        found.list.isEmpty == abridged.contains(rule.code),
        "\(rule.code): the example is a document that has the finding, or abridged")
      while let fix = found.list.lazy.compactMap(\.fix).first {
        text = found.file.applying(fix.edits).text
        found = Self.findings(of: rule, in: text)
      }
      if text == rule.example { found = Self.findings(of: rule, in: rule.corrected) }
      #expect(found.list.isEmpty, "\(rule.code)")
      #expect(text == rule.example || text == rule.corrected, "\(rule.code)")
    }
  }

  @Test("the safe fix converts everything that the page of the rule lists")
  func conversions() throws {
    for rule in Rule.all where !rule.conversions.isEmpty {
      // `{"visitors": `, and the closing brace.
      let key = try #require(rule.corrected.firstRange(of: ": ")).upperBound
      for (before, after) in rule.conversions {
        let (text, expected) = (
          rule.corrected[..<key] + before + "}", rule.corrected[..<key] + after + "}"
        )
        let found = Self.findings(of: rule, in: String(text))
        let fixes = found.list.compactMap(\.fix)
        #expect(
          fixes.count == 1 && fixes.allSatisfy { $0.applicability == .safe },
          "\(rule.code): \(before)")
        let fixed = fixes.first.map { found.file.applying($0.edits).text }
        #expect(fixed == String(expected), "\(rule.code)")
      }
    }
  }

  @Test("the page of EX110 lists a spelling for each fault that a safe fix removes")
  func numberFaults() throws {
    let rule = try #require(Rule.matching("EX110").first)
    var listed: Set<DecodeError.NumberFault> = []
    for (before, _) in rule.conversions {
      let tree = JSONTree(reading: SourceFile(name: "x.json", text: "[\(before)]"))
      for error in tree.errors {
        if case .invalidNumber(_, let fault) = error.fault { listed.insert(fault) }
      }
    }
    // Not a finite number and a unit after the digits have no safe fix.
    #expect(
      listed == [
        .leadingZero, .plusSign, .hexadecimal, .missingDigit, .digitSeparator, .wideDigits,
        .strayJamo, .unreadable,
      ])
  }

  private static func findings(
    of rule: Rule, in text: String
  ) -> (file: SourceFile, list: [Report.Diagnostic]) {
    let file = SourceFile(name: "x.json", text: text)
    let kind: DocumentKind = text.hasPrefix("[") ? .entries : .exposition
    let validator = Validator(selection: RuleSelection(selected: [rule]), kind: kind)
    return (file, validator.check(file).findings.diagnostics)
  }
}
