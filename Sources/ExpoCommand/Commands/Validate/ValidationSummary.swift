import ExpoBase
import ExpoJSON
import ExpoKit

/// The closing lines of `validate`: what was checked, what was found, and what was fixed.
struct ValidationSummary {
  /// What a document was read as.
  enum Content: Equatable {
    case entries(Int)
    case exposition
    case neither
  }

  /// How many findings were fixed.
  struct Fixed: Equatable {
    var findings = 0
    var files = 0
  }

  /// The most documents that are named after a search.
  private static let namedDocuments = 12

  /// The documents found by a search; empty if there are too many to name.
  var documents: [(file: String, content: Content)] = []
  /// The counts of findings; nil if nothing could be checked.
  var counts: FindingCounts?
  /// How many JSON files were found that are not documents.
  var skipped = 0
  /// How many files and folders were skipped because their names are not UTF-8.
  var notUTF8 = 0
  /// The counts of fixes; nil without `--fix`.
  var fixed: Fixed?

  /// Creates the summary of a run.
  init(_ outcome: InspectionRun, _ counts: FindingCounts, fixed: Fixed?) {
    self.fixed = fixed
    // If nothing could be checked, errors have been printed.
    if counts.checked == 0, !outcome.failures.isEmpty { return }
    let isNamed = outcome.hasSearched && outcome.documents.count <= Self.namedDocuments
    documents =
      isNamed ? outcome.documents.map { ($0.findings.file.name, Content(of: $0)) } : []
    self.counts = counts
    skipped = outcome.others.count
    notUTF8 = outcome.passedOver.count { $0.reason == .notUTF8 }
  }
}

extension ValidationSummary.Content {
  init(of document: Validator.CheckedDocument) {
    switch document.kind {
    case .entries?: self = .entries(document.entryCount ?? 0)
    case .exposition?: self = .exposition
    case nil: self = .neither
    }
  }
}

// MARK: - Words

extension ValidationSummary {
  /// The text of the lines.
  func lines(in language: Language) -> [String] {
    let skipped = language.pick(
      en: (skipped > 0 ? "; \(English.count(skipped, "other JSON file")) skipped" : "")
        + (notUTF8 > 0 ? "; \(English.count(notUTF8, "name")) skipped, not UTF-8" : ""),
      ko: (skipped > 0 ? ", 건너뛴 다른 JSON 파일 \(skipped)개" : "")
        + (notUTF8 > 0 ? ", UTF-8이 아니어서 건너뛴 이름 \(notUTF8)개" : ""))
    let checked = documents.map { document in
      let content = document.content.words(in: language)
      return language.pick(
        en: "checked \(document.file): \(content)", ko: "검사한 문서: \(document.file), \(content)")
    }
    let fixed = fixed.flatMap { $0.findings > 0 ? $0.words(in: language) : nil }
    return checked + [counts.map { $0.words(in: language) + skipped }, fixed].compactMap(\.self)
  }
}

extension ValidationSummary.Content {
  func words(in language: Language) -> String {
    switch self {
    case .entries(let count): language.pick(en: English.entries(count), ko: "항목 \(count)개")
    case .exposition: language.pick(en: "an exposition", ko: "박람회")
    case .neither: language.pick(en: "neither an exposition nor entries", ko: "박람회도 항목도 아님")
    }
  }
}

extension ValidationSummary.Fixed {
  fileprivate func words(in language: Language) -> String {
    language.pick(
      en: "\(English.count(findings, "finding")) fixed in \(English.count(files, "file"))",
      ko: "파일 \(files)개에서 문제 \(findings)건 수정")
  }
}

/// The table of `--statistics`: findings counted by rule.
enum Statistics {
  /// One line per rule, the most frequent first: `12  EX502  stray-whitespace`.
  static func table(of report: Report) -> StyledText {
    var rules: [Rule: Int] = [:]
    for file in report.files { rules.merge(file.rules, uniquingKeysWith: +) }
    return table(of: rules)
  }

  /// The table of counts by rule.
  static func table(of rules: [Rule: Int]) -> StyledText {
    let counts =
      rules
      .sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }
    let width = counts.first.map { String($0.value).utf8.count } ?? 0
    var text = StyledText()
    for (rule, count) in counts {
      let number = String(count)
      text.append(String(repeating: " ", count: width - number.utf8.count) + number)
      text.append("  \(rule.code)", .rule)
      text.append("  \(rule.name)")
      text.endLine()
    }
    return text
  }
}
