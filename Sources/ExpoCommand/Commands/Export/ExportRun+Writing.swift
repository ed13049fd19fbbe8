import ExpoBase
import ExpoKit
import ExpoModel
import ExpoTerminal

extension ExportRun {
  /// The size in bytes above which the files of an export are large together.
  private static let largeExport = 20_000_000

  /// Updates a folder, or prints the changes that would be made.
  ///
  /// - Parameters:
  ///   - files: The files that belong in the folder.
  ///   - path: The path of the folder.
  ///   - inputs: The paths of the files that were read, except pictures.
  /// - Returns: The exit status.
  /// - Throws: The errors of ``ExportFolder``, and ``Interruption``.
  func write(
    _ files: [RenderedFile], toFolder path: String, reading inputs: [String]
  ) throws -> ExitCode {
    let isTrial = settings.action != .write
    let folder = ExportFolder(
      path, replacesForeign: settings.replacesForeign, keepsStale: settings.keepsStale,
      inputs: inputs, isTrial: isTrial)
    var progress = ProgressLine(console)
    let outcome: ExportOutcome
    do {
      outcome = try console.interruptibly { check in
        try folder.export(files) { done in
          try check()
          let line = Progress.exported(done, files: files.count)
          try progress.show(line.words(in: console.language))
        }
      }
      try progress.clear()
    } catch {
      try progress.clear()
      throw error
    }
    if isTrial { try printChanges(outcome) }
    for file in outcome.kept {
      try warn(.kept(path: "\(path)/\(file)", isStale: outcome.keptStale.contains(file)))
    }
    if outcome.size > Self.largeExport {
      try warn(.largeExport(path: path, bytes: outcome.size))
    }
    try printSummary(
      ExportSummary(files, to: path, .init(outcome), isTrial: isTrial))
    switch settings.action {
    case .write: return outcome.kept.isEmpty ? .success : .findings
    case .check: return outcome.isUpToDate ? .success : .findings
    case .trial: return .success
    }
  }

  /// Updates a single file, or prints whether it would change.
  func write(_ files: [RenderedFile], toFile path: String) throws -> ExitCode {
    guard let file = files.first else { return .success }
    let isTrial = settings.action != .write
    let target = ExportFile(path, isTrial: isTrial)
    var outcome = ExportOutcome()
    let isChanged = try console.interruptibly { try target.export(file, progress: $0) }
    if isChanged { outcome.written = [path] }
    if isTrial { try printChanges(outcome) }
    let result = ExportSummary.Result.file(isChanged: !outcome.isUpToDate)
    try printSummary(ExportSummary(files, to: path, result, isTrial: isTrial))
    return settings.action == .check && !outcome.isUpToDate ? .findings : .success
  }

  /// Prints the files block by block.
  func print(_ files: [RenderedFile]) throws -> ExitCode {
    for file in files { try file.forEachBlock { try console.printData($0) } }
    return .success
  }

  /// Prints the change to each file.
  private func printChanges(_ outcome: ExportOutcome) throws {
    let changes = ExportChange.all(in: outcome).map { $0.words(in: console.language) }
    let isTerminal = console.standardOutput.isTerminal
    let lines = changes.map { (isTerminal ? VisibleText.of($0) : $0) + "\n" }
    try console.standardOutput.write(Array(lines.joined().utf8))
  }

  private func printSummary(_ summary: ExportSummary) throws {
    if !settings.isQuiet { try console.printSummary([summary.words(in: console.language)]) }
  }
}

/// A change that an export would make.
enum ExportChange {
  case write(String)
  case remove(String)
  case keep(String)

  /// All changes of an export.
  static func all(in outcome: ExportOutcome) -> [ExportChange] {
    outcome.written.map(Self.write) + outcome.removed.map(Self.remove)
      + outcome.kept.map(Self.keep)
  }
}

// MARK: - Words

extension ExportChange {
  /// The text of its line.
  func words(in language: Language) -> String {
    switch self {
    case .write(let path): language.pick(en: "write \(path)", ko: "쓰기 \(path)")
    case .remove(let path): language.pick(en: "remove \(path)", ko: "지우기 \(path)")
    case .keep(let path): language.pick(en: "keep \(path)", ko: "남기기 \(path)")
    }
  }
}
