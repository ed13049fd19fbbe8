public import ExpoDiagnostics
public import ExpoText

/// Applies the mends of findings: round after round, until no more can be applied.
///
/// Mends that overlap wait for the next round, in which the document is checked anew. No other
/// byte is touched.
public struct Fixer: Sendable {
  /// Rounds after which even mends that bring each other about come to an end.
  private static let roundLimit = 20

  private let inspection: Inspection
  private let allowsUnsafe: Bool

  /// Sets up a fixer for the documents of an inspection.
  public init(_ inspection: Inspection, allowsUnsafe: Bool) {
    self.inspection = inspection
    self.allowsUnsafe = allowsUnsafe
  }

  /// What fixing came to.
  public struct Outcome: Sendable {
    /// How many mends were applied.
    public fileprivate(set) var count = 0
    /// The files that were changed: as they were and as they are now, in the order of paths.
    public fileprivate(set) var changes: [(before: SourceFile, after: SourceFile)] = []
    /// What is still wrong.
    public fileprivate(set) var rest: Inspection.Outcome
  }

  /// Applies what can be applied, in memory: nothing is written.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  public func run(_ paths: [String]) throws -> Outcome {
    var inspection = inspection
    var before: [String: SourceFile] = [:]
    var outcome = Outcome(rest: try inspection.run(paths))
    for _ in 0..<Self.roundLimit {
      var isChanged = false
      for found in outcome.rest.findings {
        let (file, count) = apply(found)
        guard count > 0 else { continue }
        isChanged = true
        outcome.count += count
        before[file.name] = before[file.name] ?? found.file
        inspection.overlay[file.name] = file
      }
      guard isChanged else { break }
      outcome.rest = try inspection.run(paths)
    }
    outcome.changes = before.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      .compactMap { old in inspection.overlay[old.name].map { (old, $0) } }
    return outcome
  }

  /// Applies the mends of one file that do not overlap, the first ones first.
  private func apply(_ found: Report.FileFindings) -> (SourceFile, count: Int) {
    var edits: [Edit] = []
    var count = 0
    for fix in found.diagnostics.compactMap(\.fix) where allowsUnsafe || fix.applicability == .safe
    {
      guard !fix.edits.isEmpty,
        fix.edits.allSatisfy({ edit in
          edits.allSatisfy { $0.isApart(from: edit) }
        })
      else { continue }
      edits += fix.edits
      count += 1
    }
    return (found.file.applying(edits), count)
  }
}

extension Edit {
  /// Whether two edits neither overlap nor touch.
  fileprivate func isApart(from other: Edit) -> Bool {
    bytes.upperBound < other.bytes.lowerBound || other.bytes.upperBound < bytes.lowerBound
  }
}

extension SourceFile {
  /// The file with edits carried out that do not overlap.
  public func applying(_ edits: [Edit]) -> SourceFile {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
      result += bytes[offset..<edit.bytes.lowerBound]
      result += Array(edit.text.utf8)
      offset = edit.bytes.upperBound
    }
    return SourceFile(name: name, bytes: result + bytes[offset...])
  }
}
