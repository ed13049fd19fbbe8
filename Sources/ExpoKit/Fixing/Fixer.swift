import ExpoJSON

extension Inspection {
  /// What was wrong before, the files to be changed, in the order of paths, and what is still wrong.
  package typealias Fixed = (found: InspectionRun, changes: [FixedFile], rest: InspectionRun)

  /// `count` is how many fixes were applied.
  package typealias FixedFile = (before: SourceFile, after: SourceFile, count: Int)

  /// Writes nothing.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func fixing(_ paths: [DocumentPath], allowsUnsafe: Bool) throws -> Fixed {
    try Fixer(self, allowsUnsafe: allowsUnsafe).run(paths)
  }
}

/// Applies the fixes of findings in rounds, until no more can be applied.
///
/// Fixes that overlap wait for the next round, in which the changed documents are checked anew. No
/// other byte is touched.
struct Fixer: Sendable {
  /// Ends rounds of fixes that cause each other.
  private static let roundLimit = 20

  private let inspection: Inspection
  private let allowsUnsafe: Bool

  /// Applies the fixes of all findings, however many a report lists.
  init(_ inspection: Inspection, allowsUnsafe: Bool) {
    var inspection = inspection
    inspection.findingLimit = nil
    self.inspection = inspection
    self.allowsUnsafe = allowsUnsafe
  }

  func run(_ paths: [DocumentPath]) throws -> Inspection.Fixed {
    var changes: [DocumentPath: Inspection.FixedFile] = [:]
    // The files in which unsafe fixes led to errors, and those in which safe ones did.
    var (cautious, stuck): (Set<DocumentPath>, Set<DocumentPath>) = ([], [])
    var run = try inspection.run(paths)
    let found = run
    for _ in 0..<Self.roundLimit {
      // The result of a round, and the most findings that may then remain unread in each file.
      var tried: [(change: Inspection.FixedFile, limit: Int)] = []
      for found in run.findings where !stuck.contains(DocumentPath(of: found.file)) {
        let isCautious = !allowsUnsafe || cautious.contains(DocumentPath(of: found.file))
        let (file, applied) = found.applyingFixes { !isCautious || $0.isSafe }
        guard !applied.isEmpty else { continue }
        // A guess at what the text means has to be right at once.
        let hasGuess =
          !isCautious
          && applied.contains { isOfReading($0.rule) && $0.fix?.applicability == .unsafe }
        tried.append(((found.file, file, applied.count), unread(found) - (hasGuess ? 1 : 0)))
      }
      if tried.isEmpty { break }
      try run.check(replacing: tried.map(\.change.after))
      let left = Dictionary(
        run.findings.map { (DocumentPath(of: $0.file), unread($0)) }
      ) { first, _ in first }
      var undone: [SourceFile] = []
      for (change, limit) in tried {
        let name = DocumentPath(of: change.after)
        // What fixes reveal is for the next round; fixes after which less can be read are undone.
        if left[name] ?? 0 <= limit {
          changes[name] = (
            changes[name]?.before ?? change.before, change.after,
            (changes[name]?.count ?? 0) + change.count
          )
        } else {
          if !allowsUnsafe || !cautious.insert(name).inserted { stuck.insert(name) }
          undone.append(change.before)
        }
      }
      if !undone.isEmpty { try run.check(replacing: undone) }
    }
    let names = changes.keys.sorted(byBytesOf: \.string)
    return (found, names.compactMap { changes[$0] }, run)
  }

  /// How many findings say that a file cannot be read as it was meant.
  private func unread(_ found: Report.FileDiagnostics) -> Int {
    found.rules.filter { isOfReading($0.key) }.values.reduce(0, +)
  }

  private func isOfReading(_ rule: Rule) -> Bool {
    (rule.family == .syntax || rule.family == .encoding) && rule.severity == .error
  }
}
