import ExpoSource
import ExpoText

extension SARIFLog {
  /// What GitHub keeps of one run and of one result; it would drop the rest.
  private static let (shownResults, shownLocations) = (5000, 100)

  /// Describes the findings, errors first, and the rules that occur.
  init(_ report: Report) {
    let findings = Array(report.located.findingsByWeight.prefix(Self.shownResults))
    let rules = Set(findings.map(\.diagnostic.rule)).sorted { $0.code < $1.code }
    let indices = Dictionary(uniqueKeysWithValues: zip(rules, rules.indices))
    let results = findings.map { finding in
      Result(finding, ruleIndex: indices[finding.diagnostic.rule] ?? -1, of: report)
    }
    let driver = Driver(rules: rules.map(RuleDescriptor.init))
    runs = [Run(tool: Tool(driver: driver), results: results)]
  }

  /// The first notes that have a place, each with the number that the message links to.
  fileprivate static func numbered(_ notes: [Note]) -> [(id: Int?, note: Note)] {
    var last = 0
    return notes.map { note in
      guard note.location != nil, last < shownLocations else { return (nil, note) }
      last += 1
      return (last, note)
    }
  }
}

extension SARIFLog.RuleDescriptor {
  init(_ rule: Rule) {
    id = rule.code
    name = rule.name
    shortDescription = SARIFLog.Message(plain: rule.summary)
    fullDescription = SARIFLog.Message(plain: rule.explanation)
    help = SARIFLog.Message(
      plain: "\(rule.explanation)\n\nFor an example, run: expo rules \(rule.code)")
    defaultConfiguration = Configuration(level: rule.severity.rawValue)
    properties = Properties(tags: [rule.family.rawValue])
  }
}

extension SARIFLog.Result {
  /// Describes one finding: `ruleIndex` is its rule's place in the list of rules.
  init(_ placed: PlacedFinding, ruleIndex: Int, of report: Report) {
    let diagnostic = placed.diagnostic
    let notes = SARIFLog.numbered(diagnostic.notes)
    let related = notes.compactMap { SARIFLog.Location($0.note, id: $0.id, of: placed, report) }
    ruleId = diagnostic.rule.code
    self.ruleIndex = ruleIndex
    level = diagnostic.severity.rawValue
    message = SARIFLog.Message(diagnostic, notes: notes)
    locations = [SARIFLog.Location(placed)]
    relatedLocations = related.isEmpty ? nil : related
    partialFingerprints = ["expoPointer/v1": placed.finding.fingerprint]
    fixes = diagnostic.fix.map { [SARIFLog.Fix($0, of: placed)] }
  }
}

extension SARIFLog.Message {
  /// Escapes data.
  init(plain text: String) {
    self.init(text: SARIFText.plain(text))
  }

  /// The message, its notes and what to do, a line each; code scanning shows no other place's text.
  fileprivate init(_ diagnostic: Diagnostic, notes: [(id: Int?, note: Note)]) {
    var lines = [SARIFText.plain(diagnostic.message)]
    lines += notes.map { id, note in
      let words = id.map { SARIFText.link(note.message, to: $0) }
      return "note: " + (words ?? SARIFText.plain(note.message))
    }
    if let help = diagnostic.help { lines.append("help: " + SARIFText.plain(help)) }
    self.init(text: lines.joined(separator: "\n"))
  }
}

extension SARIFLog.Fix {
  fileprivate init(_ fix: Fix, of placed: PlacedFinding) {
    description = SARIFLog.Message(plain: fix.message)
    artifactChanges = [
      SARIFLog.Change(
        artifactLocation: SARIFLog.ArtifactLocation(name: placed.diagnostic.location.file),
        replacements: fix.edits.map { edit in
          SARIFLog.Replacement(
            deletedRegion: SARIFLog.Region(deleting: edit, of: placed),
            insertedContent: SARIFLog.Content(text: edit.text))
        })
    ]
    properties = Properties(applicability: fix.applicability.rawValue)
  }
}
