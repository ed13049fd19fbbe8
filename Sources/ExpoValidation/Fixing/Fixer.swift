public import ExpoDiagnostics
public import ExpoSource

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
    /// The files that are to be changed, in the order of paths.
    public let changes: [Change]
    /// What is still wrong.
    public let rest: Inspection.Outcome
  }

  /// A file as it was and as its mends leave it.
  public struct Change: Sendable {
    /// The file as it was.
    public let before: SourceFile
    /// The file as it is now.
    public let after: SourceFile
    /// How many mends were applied.
    public let count: Int
  }

  /// Applies what can be applied, in memory: nothing is written.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  public func run(_ paths: [String]) throws -> Outcome {
    var inspection = inspection
    var changes: [String: Change] = [:]
    var stuck: Set<String> = []
    var rest = try inspection.run(paths)
    for _ in 0..<Self.roundLimit {
      var tried: [(before: Report.FileDiagnostics, after: SourceFile, count: Int)] = []
      for found in rest.findings where !stuck.contains(found.file.name) {
        let (file, count) = apply(found)
        guard count > 0 else { continue }
        tried.append((found, file, count))
        inspection.overlay[file.name] = file
      }
      if tried.isEmpty { break }
      rest = try inspection.run(paths)
      let left = Dictionary(rest.findings.map { ($0.file.name, mendable($0)) }) { first, _ in first
      }
      var isUndone = false
      for (before, after, count) in tried {
        let name = after.name
        // A round that leaves as much to mend as before has understood nothing: it is undone.
        if left[name, default: 0] < mendable(before) {
          let original = changes[name]?.before ?? before.file
          let sum = (changes[name]?.count ?? 0) + count
          changes[name] = Change(before: original, after: after, count: sum)
        } else {
          stuck.insert(name)
          inspection.overlay[name] = before.file
          isUndone = true
        }
      }
      if isUndone { rest = try inspection.run(paths) }
    }
    let names = changes.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Outcome(changes: names.compactMap { changes[$0] }, rest: rest)
  }

  /// How many findings could be mended.
  private func mendable(_ found: Report.FileDiagnostics) -> Int {
    found.diagnostics.compactMap(\.fix).count { allowsUnsafe || $0.applicability == .safe }
  }

  /// Applies the mends of one file that do not overlap, the first ones first.
  private func apply(_ found: Report.FileDiagnostics) -> (SourceFile, count: Int) {
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
