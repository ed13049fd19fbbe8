import ExpoKit

extension ExportRun {
  /// The total size in bytes above which an export is called large.
  private static let largeExport = 20_000_000

  /// Updates a folder, or prints the changes that would be made.
  ///
  /// `inputs` are the paths of the files that were read, except pictures; `unmade` the marks of the files
  /// that a program could not make, and why.
  ///
  /// - Throws: The errors of ``ExportFolder``, and the ``ExitCode`` of a signal.
  func write(
    _ rendering: ExportForm.Rendering, toFolder path: String, reading inputs: [String],
    unmade: [String: String]
  ) throws -> ExitCode {
    let files = rendering.files
    let folder = ExportFolder(
      path, replacesForeign: arguments.has(.force), keepsStale: arguments.has(.noClean),
      inputs: inputs, isDryRun: isDryRun, unmade: unmade)
    var progress = ProgressLine(console)
    let result = Result {
      try console.interruptibly { check in
        try folder.export(files) { done in
          try check()
          try progress.show(
            en: "\(done) of \(English.count(files.count, "file")) …",
            ko: "파일 \(files.count)개 중 \(done)개 …")
        }
      }
    }
    try progress.clear()
    let outcome = try result.get()
    if isDryRun { try printChanges(outcome) }
    for file in outcome.kept {
      let isStale = outcome.keptStale.contains(file)
      let reason: Wording =
        isStale
        ? ("though it is no longer exported", "이제 내보내지 않지만")
        : ("because it was changed after it was exported", "내보낸 뒤에 바뀌어")
      try console.printMessage(
        .warning, en: "\(path)/\(file): kept, \(reason.en)",
        ko: "\(path)/\(file): \(reason.ko) 그대로 둡니다",
        help: isStale
          ? ("delete it yourself", "직접 지우세요") : ("--force replaces it", "--force로 덮어쓰세요"))
    }
    let isSettled = try rendering.addresses.map { try settle($0, outcome, path) } ?? true
    if outcome.size > Self.largeExport {
      let size = Self.megabytes(outcome.size)
      try console.printMessage(
        .warning, en: "\(path): \(size) in all", ko: "\(path): 내보낸 파일이 모두 \(size)입니다")
    }
    try printSummary(of: files, to: path, words(of: outcome))
    if arguments.has(.exportCheck) { return outcome.isUpToDate && isSettled ? .success : .findings }
    return isDryRun || outcome.kept.isEmpty ? .success : .findings
  }

  /// Updates a single file, or prints whether it would change.
  func write(_ files: [RenderedFile], toFile path: String) throws -> ExitCode {
    guard let file = files.first else { return .success }
    var outcome = ExportOutcome()
    let isChanged = try console.interruptibly {
      try FileWriter.export(file, to: path, isDryRun: isDryRun, progress: $0)
    }
    if isChanged { outcome.written = [path] }
    if isDryRun { try printChanges(outcome) }
    let isUpToDate = outcome.isUpToDate
    try printSummary(
      of: files, to: path,
      console.language.pick(
        en: isUpToDate ? "unchanged" : isDryRun ? "to be written" : "written",
        ko: isUpToDate ? "바뀐 내용 없음" : isDryRun ? "바뀔 파일" : "새로 씀"))
    return arguments.has(.exportCheck) && !isUpToDate ? .findings : .success
  }

  func printChanges(_ outcome: ExportOutcome) throws {
    let language = console.language
    let changes =
      outcome.written.map { language.pick(en: "write \($0)", ko: "쓰기 \($0)") }
      + outcome.removed.map { language.pick(en: "remove \($0)", ko: "지우기 \($0)") }
      + outcome.kept.map { language.pick(en: "keep \($0)", ko: "남기기 \($0)") }
    let isTerminal = console.standardOutput.isTerminal
    let lines = changes.map { (isTerminal ? VisibleText.of($0) : $0) + "\n" }
    try console.standardOutput.write(Array(lines.joined().utf8))
  }

  static func isPage(_ path: String) -> Bool { path.hasSuffix(".html") || path.hasSuffix(".md") }

  private func words(of outcome: ExportOutcome) -> String {
    let written = outcome.written.count
    let removed = outcome.removed.count
    let kept = outcome.kept.count
    let would = isDryRun ? "to be " : ""
    return console.language.pick(
      en: "\(written) \(would)written, \(outcome.unchanged) unchanged, \(removed) \(would)removed"
        + (kept > 0 ? ", \(kept) kept" : ""),
      ko: "\(isDryRun ? "쓸" : "쓴") 파일 \(written)개, 그대로인 파일 \(outcome.unchanged)개, "
        + "\(isDryRun ? "지울" : "지운") 파일 \(removed)개" + (kept > 0 ? ", 남겨 둔 파일 \(kept)개" : ""))
  }

  /// Prints what was exported to a path, and with what result.
  private func printSummary(of files: [RenderedFile], to path: String, _ result: String) throws {
    if arguments.has(.quiet) { return }
    let own = files.dropFirst(form.staticFiles.count)
    let pages = own.count { Self.isPage($0.path) }
    let pictures = own.count { if case .parts = $0.content { false } else { true } }
    let counts: [(number: Int, en: String, ko: String)] = [
      (pages, "page", "페이지"), (pictures, "image", "이미지"),
      (form.staticFiles.count, "static file", "static 파일"),
    ]
    let what = counts.filter { $0.number > 0 || $0.en == "page" }.map { number, en, ko in
      console.language.pick(en: English.count(number, en), ko: "\(ko) \(number)개")
    }.joined(separator: ", ")
    try console.printSummary(
      en: (isDryRun ? "\(what) for \(path): " : "exported \(what) to \(path): ") + result,
      ko: "\(path)에 \(what) \(isDryRun ? "내보낼 예정" : "내보냄"): \(result)")
  }
}
