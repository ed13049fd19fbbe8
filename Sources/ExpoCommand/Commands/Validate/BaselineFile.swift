import ExpoKit
import ExpoJSON
import ExpoBase

/// The options `--baseline`, `--write-baseline` and `--prune-baseline`.
struct BaselineFile {
  /// The remaining findings of a run, and the rows that no finding matches any more.
  struct Outcome {
    let findings: [Report.FileDiagnostics]
    /// The rows that say what is no longer so.
    let stale: [Baseline.Row]
    /// The file that the rows are in.
    let file: String
    /// Whether the rows were removed from it.
    let isPruned: Bool
    /// Whether the baseline seems to be for another folder: no row names a file that exists.
    let isMisplaced: Bool
    /// The baselines that could not be written.
    let failures: [FileError]
  }

  private let known: String?
  private let written: String?
  private let prunes: Bool

  /// Whether a baseline is read or written.
  var isUsed: Bool { known != nil || written != nil }

  /// Whether all findings are written to a new baseline.
  var isWritten: Bool { written != nil }

  /// The files that are written.
  var outputs: [String] { [written, prunes ? known : nil].compactMap(\.self) }

  /// The files that are read and not written: a baseline may be written anew.
  var inputs: [String] {
    let isWritten = prunes || known.map { FilePath.isSame($0, written ?? "") } ?? false
    return isWritten ? [] : [known].compactMap(\.self)
  }

  init(_ arguments: Arguments) throws(UsageError) {
    known = try arguments[.baseline]
    written = try arguments[.writeBaseline]
    prunes = arguments.has(.pruneBaseline)
  }

  /// The findings that are not in the baseline; writes and prunes baselines if asked to.
  func apply(to run: Inspection.Outcome, _ console: Console) throws -> Outcome {
    var failures: [FileError] = []
    if let written {
      let baseline = Baseline(of: run.findings, at: written)
      try write(baseline, to: written, &failures, console)
    }
    guard let known else {
      return Outcome(
        findings: run.findings, stale: [], file: "", isPruned: false, isMisplaced: false,
        failures: failures)
    }
    let baseline = try Baseline.read(FileReader.read(known)).get()
    let comparison = baseline.compare(run.findings)
    let stale = run.coverage?.stale(comparison.unmet, of: baseline) ?? []
    var isPruned = false
    if prunes, !stale.isEmpty {
      isPruned = try write(baseline.removing(stale), to: known, &failures, console)
    }
    return Outcome(
      findings: comparison.new, stale: stale, file: known, isPruned: isPruned,
      isMisplaced: !comparison.unmet.isEmpty && !baseline.namesFile, failures: failures)
  }

  /// Writes a baseline and returns whether it was written; the error is kept if not.
  @discardableResult
  private func write(
    _ baseline: Baseline, to path: String, _ failures: inout [FileError], _ console: Console
  ) throws -> Bool {
    var files = FileWriter()
    do {
      try console.uninterrupted { try files.replace(path, with: Array(baseline.document.utf8)) }
    } catch let error as FileError {
      failures.append(error)
      return false
    }
    return true
  }
}
