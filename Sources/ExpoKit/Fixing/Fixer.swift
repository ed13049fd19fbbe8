package import ExpoJSON
package import ExpoBase

/// Applies the fixes of findings: round after round, until no more can be applied.
///
/// Fixes that overlap wait for the next round, in which the changed documents are checked anew. No
/// other byte is touched.
package struct Fixer: Sendable {
  /// The most rounds, in case fixes bring each other about.
  private static let roundLimit = 20

  private let inspection: Inspection
  private let allowsUnsafe: Bool

  /// Creates a fixer for the documents of an inspection; it applies the fixes of all findings, also
  /// of those that are only counted.
  package init(_ inspection: Inspection, allowsUnsafe: Bool) {
    var inspection = inspection
    inspection.keepsFixes = true
    self.inspection = inspection
    self.allowsUnsafe = allowsUnsafe
  }

  /// What fixing came to.
  package struct Outcome: Sendable {
    /// What was wrong before.
    package let found: InspectionRun
    /// The files that are to be changed, in the order of paths.
    package let changes: [Change]
    /// What is still wrong.
    package let rest: InspectionRun
  }

  /// A file as it was and as its fixes leave it.
  package struct Change: Sendable {
    /// The file as it was.
    package let before: SourceFile
    /// The file as it is now.
    package let after: SourceFile
    /// How many fixes were applied.
    package let count: Int
  }

  /// Applies what can be applied, in memory: nothing is written.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  package func run(_ paths: [DocumentPath]) throws -> Outcome {
    var changes: [DocumentPath: Change] = [:]
    var stuck: Set<DocumentPath> = []
    var run = try inspection.run(paths)
    let found = run
    for _ in 0..<Self.roundLimit {
      // What a round makes of files, and what was left to do in each before.
      var tried: [(change: Change, left: Remainder)] = []
      for found in run.findings where !stuck.contains(DocumentPath(of: found.file)) {
        let (file, count) = apply(found)
        guard count > 0 else { continue }
        tried.append((Change(before: found.file, after: file, count: count), remainder(found)))
      }
      if tried.isEmpty { break }
      try run.check(replacing: tried.map(\.change.after))
      let left = Dictionary(
        run.findings.map { (DocumentPath(of: $0.file), remainder($0)) }
      ) { first, _ in first }
      var undone: [SourceFile] = []
      for (change, before) in tried {
        let name = DocumentPath(of: change.after)
        // A round that leaves as much to fix as before is undone.
        if left[name] ?? (0, 0) < before {
          changes[name] = Change(
            before: changes[name]?.before ?? change.before, after: change.after,
            count: (changes[name]?.count ?? 0) + change.count)
        } else {
          stuck.insert(name)
          undone.append(change.before)
        }
      }
      if !undone.isEmpty { try run.check(replacing: undone) }
    }
    let names = changes.keys.sorted(byBytesOf: \.string)
    return Outcome(found: found, changes: names.compactMap { changes[$0] }, rest: run)
  }

  /// What is left to do in a file: the findings of syntax and encoding, and the findings that could be
  /// fixed.
  ///
  /// Fixes of syntax come first: they may show what could not be read before.
  private typealias Remainder = (unread: Int, fixable: Int)

  private func remainder(_ found: Report.FileDiagnostics) -> Remainder {
    let unread = found.rules.filter { $0.key.family == .syntax || $0.key.family == .encoding }
    let fixable =
      found.diagnostics.count { $0.fix.map(isAllowed) ?? false }
      + found.omittedFixes.count { isAllowed($0.fix) }
    return (unread.values.reduce(0, +), fixable)
  }

  private func isAllowed(_ fix: Fix) -> Bool {
    allowsUnsafe || fix.applicability == .safe
  }

  /// Applies the fixes of one file that do not overlap, the first ones first.
  private func apply(_ found: Report.FileDiagnostics) -> (SourceFile, count: Int) {
    var edits = ApartEdits()
    var count = 0
    for fix in fixes(of: found) where isAllowed(fix) && edits.insert(fix) { count += 1 }
    return (found.file.applying(edits.sorted), count)
  }

  /// The fixes of all findings, in the order of their bytes, then of their codes.
  private func fixes(of found: Report.FileDiagnostics) -> some Sequence<Fix> {
    var fixes = found.diagnostics.compactMap { diagnostic in
      diagnostic.fix.map {
        OmittedFix($0, of: diagnostic.rule, at: diagnostic.location.bytes.lowerBound)
      }
    }
    if !found.omittedFixes.isEmpty {
      fixes += found.omittedFixes
      fixes.sort(by: OmittedFix.precedes)
    }
    return fixes.lazy.map(\.fix)
  }
}

/// Edits that neither overlap nor touch, in the order of their bytes.
private struct ApartEdits {
  private(set) var sorted: [Fix.Edit] = []

  /// Adds all edits of a fix; false if any overlaps an earlier edit.
  ///
  /// Fixes come mostly in the order of their bytes, so that an edit mostly goes to the end.
  mutating func insert(_ fix: Fix) -> Bool {
    guard !fix.edits.isEmpty, fix.edits.allSatisfy(isApart) else { return false }
    for edit in fix.edits { sorted.insert(edit, at: index(of: edit)) }
    return true
  }

  private func isApart(_ edit: Fix.Edit) -> Bool {
    let index = index(of: edit)
    let isAfter = index == 0 || sorted[index - 1].bytes.upperBound < edit.bytes.lowerBound
    return isAfter
      && (index == sorted.count || edit.bytes.upperBound < sorted[index].bytes.lowerBound)
  }

  /// Where an edit belongs.
  private func index(of edit: Fix.Edit) -> Int {
    if let last = sorted.last, last.bytes.lowerBound < edit.bytes.lowerBound { return sorted.count }
    return sorted.partitioningIndex { $0.bytes.lowerBound >= edit.bytes.lowerBound }
  }
}

extension SourceFile {
  /// The file with edits carried out that do not overlap.
  package func applying(_ edits: [Fix.Edit]) -> SourceFile {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
      result += bytes[offset..<edit.bytes.lowerBound]
      result += edit.text.utf8
      offset = edit.bytes.upperBound
    }
    result += bytes[offset...]
    return SourceFile(name: name, bytes: result)
  }
}
