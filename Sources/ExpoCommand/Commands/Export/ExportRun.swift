import ExpoCatalog
import ExpoDiagnostics
import ExpoModel
import ExpoText
import ExpoValidation

/// One run of `export`: check, decode, render, write, and say how it ended.
struct ExportRun {
  private let settings: ExportSettings
  private let console: Console

  init(_ settings: ExportSettings, _ console: Console) {
    self.settings = settings
    self.console = console
  }

  /// Publishes an exhibition.
  ///
  /// Nothing is written if a document could not be read or has errors: pages of entries that only
  /// cannot be read today would be taken for stale.
  func run(_ source: ExhibitionSource) throws -> ExitCode {
    guard source.failures.isEmpty else { return .failure }
    try checkTarget(of: source)
    guard let exhibition = try read(source) else { return .findings }
    let files = settings.files(of: exhibition)
    switch settings.target {
    case .standardOutput: return try print(files)
    case .file(let path): return try write(files, toFile: path)
    case .folder(let path): return try write(files, toFolder: path)
    }
  }

  // MARK: Reading

  /// What is to be published; nil if there is a reason not to, which has been said.
  private func read(_ source: ExhibitionSource) throws -> Exhibition? {
    var check = ExhibitionCheck()
    check.pictures = settings.pictures
    let outcome = try check.run(source)
    if let failure = outcome.failures.first {
      for other in outcome.failures.dropLast() { try console.printError(other) }
      throw outcome.failures.last ?? failure
    }
    // Notes are for whoever checks a document.
    let findings = outcome.findings.map { found in
      Report.FileFindings(found.file, found.diagnostics.filter { $0.severity > .note })
    }
    let report = Report(findings)
    let isForbidden = findings.contains { $0.diagnostics.contains(where: ExhibitionCheck.forbids) }
    try console.printFindings(settings.reporter.render(report))
    if isForbidden || (settings.isStrict && report.count > 0) { return try refuse(report) }
    let exhibition = source.exhibition(with: outcome.pictures)
    try source.checkIsWhole()
    guard let exhibition else {
      let obstacles = Report(ExhibitionCheck.obstacles(in: source))
      try console.printFindings(settings.reporter.render(obstacles))
      return try refuse(obstacles)
    }
    let leftOut = try warnOfPictures(exhibition)
    if settings.isStrict, leftOut { return try refuse(report) }
    return exhibition
  }

  private func refuse(_ report: Report) throws -> Exhibition? {
    guard !settings.isQuiet else { return nil }
    let counts = [Severity.error, .warning].filter { report.count($0) > 0 }
      .map { Count.of(report.count($0), $0.rawValue) }.joined(separator: ", ")
    try console.printSummary(["nothing exported" + (counts.isEmpty ? "" : ": " + counts)])
    return nil
  }

  /// Says which pictures are left out because no browser shows them.
  private func warnOfPictures(_ exhibition: Exhibition) throws -> Bool {
    var seen: Set<String> = []
    let pictures = [exhibition.posterPicture] + exhibition.exhibits.map(\.picture)
    for case let picture? in pictures where picture.candidates.isEmpty {
      guard seen.insert(picture.name).inserted else { continue }
      let types = picture.unshownTypes.joined(separator: ", ")
      try console.printWarning(
        "picture '\(picture.name)' is left out: browsers do not show \(types)",
        help: "add it as PNG or JPEG")
    }
    return !seen.isEmpty
  }

  /// Makes sure that no document is replaced by what is made of it.
  private func checkTarget(of source: ExhibitionSource) throws(UsageError) {
    guard case .file(let path) = settings.target else { return }
    let documents = [source.exposition?.file, source.entries?.file].compactMap(\.self)
    for document in documents where FileReader.isSame(path, document.name) {
      throw UsageError("-o names '\(document.name)', which is read", help: "name another file")
    }
  }
}

// MARK: - Writing

extension ExportRun {
  private func write(_ files: [RenderedFile], toFolder path: String) throws -> ExitCode {
    var folder = ExportFolder(path)
    folder.replacesForeign = settings.replacesForeign
    folder.keepsStale = settings.keepsStale
    folder.isTrial = settings.action != .write
    var progress = ProgressLine(console)
    let outcome: ExportOutcome
    do {
      outcome = try folder.export(files) { done in
        try progress.show("\(done) of \(Count.of(files.count, "file")) …")
      }
      try progress.clear()
    } catch {
      try progress.clear()
      throw error
    }
    if folder.isTrial { try printChanges(outcome) }
    for file in outcome.kept {
      try console.printWarning(
        "\(path)/\(file): changed since it was exported, and kept", help: "--force replaces it")
    }
    let summary = ExportSummary(files, path)
    try printSummary(summary.text(outcome, isTrial: folder.isTrial))
    switch settings.action {
    case .write: return outcome.kept.isEmpty ? .success : .findings
    case .check: return outcome.isUpToDate ? .success : .findings
    case .trial: return .success
    }
  }

  private func write(_ files: [RenderedFile], toFile path: String) throws -> ExitCode {
    guard let file = files.first else { return .success }
    var target = ExportFile(path)
    target.isTrial = settings.action != .write
    var outcome = ExportOutcome()
    if try target.export(file) { outcome.written = [path] }
    if target.isTrial { try printChanges(outcome) }
    let summary = ExportSummary(files, path)
    try printSummary(summary.text(isChanged: !outcome.isUpToDate, isTrial: target.isTrial))
    return settings.action == .check && !outcome.isUpToDate ? .findings : .success
  }

  /// The whole text, part by part; on a terminal what it would obey is shown.
  private func print(_ files: [RenderedFile]) throws -> ExitCode {
    for file in files {
      try file.forEachBlock { bytes in
        guard console.standardOutput.isTerminal else {
          return try console.standardOutput.write(bytes)
        }
        let lines = String(decoding: bytes, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.map { VisibleText.of(String($0)) }.joined(separator: "\n")
        try console.standardOutput.write(Array(shown.utf8))
      }
    }
    return .success
  }

  /// The names of files that would change, each with what would become of it.
  private func printChanges(_ outcome: ExportOutcome) throws {
    let changes =
      outcome.written.map { "write \($0)" } + outcome.removed.map { "remove \($0)" }
      + outcome.kept.map { "keep \($0)" }
    let isTerminal = console.standardOutput.isTerminal
    let lines = changes.map { (isTerminal ? VisibleText.of($0) : $0) + "\n" }
    try console.standardOutput.write(Array(lines.joined().utf8))
  }

  private func printSummary(_ line: String) throws {
    if !settings.isQuiet { try console.printSummary([line]) }
  }
}
