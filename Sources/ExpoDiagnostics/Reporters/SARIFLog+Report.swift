import ExpoSource
import ExpoText

extension SARIFLog {
  /// What GitHub keeps of one run and of one result; it would drop the rest.
  private static let (shownResults, shownLocations) = (5000, 100)

  /// Describes the findings, errors first, and the rules that occur.
  init(_ report: Report, in language: Language) {
    let findings = Array(
      report.findings(in: language, fingerprinted: true).findingsByWeight.prefix(Self.shownResults))
    let rules = Set(findings.map(\.diagnostic.rule)).sorted { $0.code < $1.code }
    let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let results = LazyElements(findings) { finding in
      Result(
        finding, ruleIndex: indices[finding.diagnostic.rule] ?? -1, report.paths, in: language)
    }
    let driver = Driver(rules: rules.map { RuleDescriptor($0, in: language) })
    let invocation = Invocation(
      toolExecutionNotifications: Notification(findings, of: report, in: language).map { [$0] })
    runs = [
      Run(
        tool: Tool(driver: driver), originalUriBaseIds: UriBases(report.paths),
        invocations: [invocation], results: results)
    ]
  }

  /// The first notes that have a place, each with the number that the message links to.
  fileprivate static func numbered(_ notes: [LocatedNote]) -> [(id: Int?, note: LocatedNote)] {
    var last = 0
    return notes.map { note in
      guard note.note.location != nil, last < shownLocations else { return (nil, note) }
      last += 1
      return (last, note)
    }
  }
}

extension SARIFLog.Notification {
  /// Says how many findings have no result; nil if all have one.
  fileprivate init?(_ shown: [Finding], of report: Report, in language: Language) {
    let listed = shown.count { !$0.diagnostic.standsForOthers }
    let count = report.count
    guard listed < count else { return nil }
    let phrase = ReportPhrase.notListed(count - listed, of: count)
    message = SARIFLog.Message(plain: phrase.words(in: language))
  }
}

extension SARIFLog.RuleDescriptor {
  init(_ rule: Rule, in language: Language) {
    let words = rule.words(in: language)
    id = rule.code
    name = rule.name
    shortDescription = SARIFLog.Message(plain: words.summary)
    fullDescription = SARIFLog.Message(plain: words.explanation)
    let more =
      rule.isBuiltIn
      ? ReportPhrase.exampleCommand(rule: rule.code).words(in: language) : words.advice
    help = SARIFLog.Message(plain: words.explanation + (more.isEmpty ? "" : "\n\n" + more))
    defaultConfiguration = Configuration(level: rule.severity.rawValue)
    properties = Properties(tags: [rule.family.rawValue])
  }
}

extension SARIFLog.Result {
  /// Describes one finding: `ruleIndex` is its rule's place in the list of rules.
  init(_ finding: Finding, ruleIndex: Int, _ paths: ReportPaths, in language: Language) {
    let diagnostic = finding.diagnostic
    let notes = SARIFLog.numbered(finding.notes)
    let related = notes.compactMap { SARIFLog.Location($0.note, id: $0.id, paths) }
    ruleId = diagnostic.rule.code
    self.ruleIndex = ruleIndex
    level = diagnostic.severity.rawValue
    message = SARIFLog.Message(finding.words, notes: notes, in: language)
    locations = [SARIFLog.Location(finding, paths)]
    relatedLocations = related.isEmpty ? nil : related
    partialFingerprints = ["expoFinding/v1": finding.fingerprint]
    fixes = diagnostic.fix.map { [SARIFLog.Fix($0, of: finding, paths)] }
  }
}

extension SARIFLog.Message {
  /// Escapes data.
  init(plain text: String) {
    self.init(text: SARIFText.plain(text))
  }

  /// The message, its notes and what to do, a line each; code scanning shows no other place's text.
  fileprivate init(
    _ words: ProblemWords, notes: [(id: Int?, note: LocatedNote)], in language: Language
  ) {
    var lines = [SARIFText.plain(words.message)]
    lines += notes.map { id, note in
      let link = id.map { SARIFText.link(note.note.message, to: $0) }
      return "note: " + (link ?? SARIFText.plain(note.note.message))
    }
    if let help = words.help {
      lines.append(ReportPhrase.helpTitle.words(in: language) + " " + SARIFText.plain(help))
    }
    self.init(text: lines.joined(separator: "\n"))
  }
}

extension SARIFLog.Fix {
  fileprivate init(_ fix: Fix, of finding: Finding, _ paths: ReportPaths) {
    description = SARIFLog.Message(plain: finding.words.fix ?? "")
    artifactChanges = [
      SARIFLog.Change(
        artifactLocation: SARIFLog.ArtifactLocation(finding.diagnostic.location.file, paths),
        replacements: zip(fix.edits, finding.endsOfEdits).map { edit, ends in
          SARIFLog.Replacement(
            deletedRegion: SARIFLog.Region(
              deleting: edit, from: ends.start, to: ends.end, of: finding),
            insertedContent: SARIFLog.Content(text: edit.text))
        })
    ]
    properties = Properties(applicability: fix.applicability.rawValue)
  }
}
