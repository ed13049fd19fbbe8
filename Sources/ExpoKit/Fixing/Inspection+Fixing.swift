import ExpoJSON

extension Inspection {
  /// The run before the fixes, the files to be changed, in the order of paths, and the run after the fixes.
  package typealias Fixed = (found: InspectionRun, changes: [FixedFile], rest: InspectionRun)

  /// A file before and after its fixes, and the number of fixes that were applied.
  package typealias FixedFile = (before: SourceFile, after: SourceFile, count: Int)

  /// The most rounds: fixes may cause each other without end.
  private static let roundLimit = 20

  /// Applies the fixes of all findings, however many a report lists, in rounds, until no more can be
  /// applied; writes nothing.
  ///
  /// Fixes that overlap wait for the next round, in which the changed documents are checked anew. No
  /// other byte is touched.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func fixing(_ paths: [DocumentPath], allowsUnsafe: Bool) throws -> Fixed {
    var inspection = self
    inspection.findingLimit = nil
    var changes: [DocumentPath: FixedFile] = [:]
    // The files that unsafe fixes made worse, and those that safe fixes made worse.
    var cautious: Set<DocumentPath> = []
    var stuck: Set<DocumentPath> = []
    var run = try inspection.run(paths)
    let found = run
    for _ in 0..<Self.roundLimit {
      // The results of a round, and how many findings that prevent reading each file may then have.
      var tried: [(change: FixedFile, limit: Int)] = []
      for found in run.findings where !stuck.contains(DocumentPath(of: found.file)) {
        let isCautious = !allowsUnsafe || cautious.contains(DocumentPath(of: found.file))
        let (file, applied) = found.applyingFixes { !isCautious || $0.isSafe }
        guard !applied.isEmpty else { continue }
        // A guess at the meaning of the text has to remove such a finding at once.
        let hasGuess =
          !isCautious
          && applied.contains { $0.rule.preventsReading && $0.fix?.applicability == .unsafe }
        tried.append(((found.file, file, applied.count), found.unread - (hasGuess ? 1 : 0)))
      }
      if tried.isEmpty { break }
      try run.check(replacing: tried.map(\.change.after))
      let left = Dictionary(
        run.findings.map { (DocumentPath(of: $0.file), $0.unread) }
      ) { first, _ in first }
      var undone: [SourceFile] = []
      for (change, limit) in tried {
        let name = DocumentPath(of: change.after)
        // Findings that fixes reveal are left for the next round; fixes after which less can be read are undone.
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
}

extension Report.FileDiagnostics {
  /// The number of findings that prevent the file from being read as it was meant.
  fileprivate var unread: Int { rules.filter(\.key.preventsReading).values.reduce(0, +) }
}
