import ExpoSource
import ExpoCatalog
import ExpoDiagnostics
import ExpoModel
import ExpoText
import ExpoValidation

/// One run of `export`: checks, decodes, renders, writes, and returns the exit status.
struct ExportRun {
  let settings: ExportSettings
  let console: Console

  init(_ settings: ExportSettings, _ console: Console) {
    self.settings = settings
    self.console = console
  }

  /// Publishes an exhibition.
  ///
  /// Nothing is written if a document cannot be read or has errors: the pages of its entries would
  /// be removed as stale.
  func run(_ source: ExhibitionDocuments) throws -> ExitCode {
    guard source.failures.isEmpty else { return .failure }
    try checkTarget(of: source)
    let checked = try source.checked(picturesAt: settings.pictures)
    for failure in checked.failures { try console.printError(failure) }
    guard checked.failures.isEmpty else { return .failure }
    guard let exhibition = try exhibition(of: source, checked) else { return .findings }
    try checkTarget(of: exhibition, picturesIn: checked.pictures.folders)
    let files = settings.form.files(of: exhibition)
    try warnOfLargePictures(exhibition, among: files)
    switch settings.target {
    case .standardOutput: return try print(files)
    case .file(let path): return try write(files, toFile: path)
    case .folder(let path):
      return try write(files, toFolder: path, reading: inputs(of: source))
    }
  }

  // MARK: Reading

  /// The exhibition to publish; nil if it is refused, which is printed.
  private func exhibition(
    of source: ExhibitionDocuments, _ checked: CheckedExhibition
  ) throws -> Exhibition? {
    // Notes do not concern a publisher.
    let findings = checked.findings.map { found in
      Report.FileDiagnostics(
        found.file, found.diagnostics.filter { $0.severity > .note },
        omitted: found.omitted.filter { $1 > .note })
    }
    let report = Report(findings)
    let isForbidden = findings.contains(where: ExhibitionDocuments.forbids)
    try settings.reporter.write(report, to: console.printFindings)
    if isForbidden || (settings.isStrict && report.count > 0) { return try refuse(report) }
    guard source.errors.isEmpty else {
      // A configuration may have silenced what is wrong with a document.
      try console.printErrors(source.errors)
      return try refuse(report)
    }
    let exhibition = try source.exhibition(with: checked.pictures.index)
    try source.checkIsWhole()
    guard let exhibition else {
      let obstacles = Report(source.obstacles)
      try settings.reporter.write(obstacles, to: console.printFindings)
      return try refuse(obstacles)
    }
    let leftOut = try warnOfPictures(exhibition)
    if settings.isStrict, leftOut { return try refuse(report) }
    return exhibition
  }

  private func refuse(_ report: Report) throws -> Exhibition? {
    guard !settings.isQuiet else { return nil }
    let words = ExportRemark.refused(FindingCounts(report)).words(in: console.language)
    try console.printSummary([words.message])
    return nil
  }

  /// Warns of pictures and files that are left out because no browser shows them.
  private func warnOfPictures(_ exhibition: Exhibition) throws -> Bool {
    var seen: Set<String> = []
    for picture in exhibition.pictures where !picture.unshownTypes.isEmpty {
      guard seen.insert(picture.name).inserted else { continue }
      let types = picture.unshownTypes
      try warn(
        picture.candidates.isEmpty
          ? .unshownPicture(picture.name, types: types)
          : .unshownFile(ofPicture: picture.name, types: types))
    }
    return !seen.isEmpty
  }

  /// The size in bytes above which a picture slows a page down.
  private static let largePicture = 1_000_000

  /// Warns of large pictures that are copied.
  private func warnOfLargePictures(
    _ exhibition: Exhibition, among files: [RenderedFile]
  ) throws {
    let sizes = exhibition.pictures.flatMap(\.candidates).compactMap { file in
      file.byteCount.flatMap { $0 > Self.largePicture ? (file.source, $0) : nil }
    }
    guard !sizes.isEmpty else { return }
    let large = Dictionary(sizes) { first, _ in first }
    for file in files {
      guard case .copy(let source) = file.content, let bytes = large[source] else { continue }
      try warn(.largePicture(path: source, bytes: bytes))
    }
  }

  /// Prints a warning.
  func warn(_ remark: ExportRemark) throws {
    let words = remark.words(in: console.language)
    try console.printWarning(words.message, help: words.help)
  }
}
