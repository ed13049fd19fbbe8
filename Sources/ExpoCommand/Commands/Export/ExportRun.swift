import ExpoBase
import ExpoJSON
import ExpoKit
import ExpoModel

/// One run of `export`: checks, decodes, renders and writes exhibitions.
struct ExportRun {
  let settings: ExportSettings
  let console: Console

  init(_ settings: ExportSettings, _ console: Console) {
    self.settings = settings
    self.console = console
  }

  /// Publishes exhibitions.
  ///
  /// If a document of any exhibition cannot be read or has errors, nothing is written: otherwise
  /// the pages of its entries would be removed as stale.
  func run(_ sources: [ExhibitionDocuments]) throws -> ExitCode {
    guard sources.allSatisfy(\.failures.isEmpty) else { return .failure }
    if sources.count > 1 { try checkTakesSeveral() }
    if sources.count == 1, settings.hasTitle {
      throw UsageError.needs("title", .severalExpositions)
    }
    for source in sources { try checkTarget(of: source) }
    let checked = try sources.map { try $0.checked(picturesAt: settings.pictures) }
    for failure in Self.distinct(checked.flatMap(\.failures)) { try console.printError(failure) }
    guard checked.allSatisfy(\.failures.isEmpty) else { return .failure }
    guard let exhibitions = try exhibitions(of: sources, checked) else { return .findings }
    for (exhibition, checked) in zip(exhibitions, checked) {
      try checkTarget(of: exhibition, picturesIn: checked.pictures.folders)
    }
    let files = settings.form.files(of: exhibitions)
    try warnOfLargePictures(exhibitions, among: files)
    switch settings.target {
    case .standardOutput: return try print(files)
    case .file(let path): return try write(files, toFile: path)
    case .folder(let path):
      return try write(files, toFolder: path, reading: sources.flatMap(inputs))
    }
  }

  private func checkTakesSeveral() throws(UsageError) {
    if case .folder = settings.target { return }
    throw .target(.needsFolder(.severalExpositions))
  }

  private static func distinct(_ failures: [FileError]) -> [FileError] {
    failures.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: Reading

  /// The exhibitions to publish; nil if one is refused, which is printed.
  private func exhibitions(
    of sources: [ExhibitionDocuments], _ checked: [CheckedExhibition]
  ) throws -> [Exhibition]? {
    let findings = findings(of: checked)
    let report = Report(findings)
    let isForbidden = findings.contains(where: ExhibitionDocuments.forbids)
    try settings.reporter.write(report, to: console.printFindings)
    if isForbidden || (settings.isStrict && report.count > 0) { return try refuse(report) }
    guard sources.allSatisfy(\.errors.isEmpty) else {
      // A configuration may have silenced what is wrong with a document.
      for source in sources { try console.printErrors(source.errors) }
      return try refuse(report)
    }
    var exhibitions: [Exhibition] = []
    for (source, checked) in zip(sources, checked) {
      let exhibition = try source.exhibition(with: checked.pictures.index)
      try source.checkIsWhole()
      guard let exhibition else {
        let obstacles = Report(source.obstacles)
        try settings.reporter.write(obstacles, to: console.printFindings)
        return try refuse(obstacles)
      }
      exhibitions.append(exhibition)
    }
    var leavesOut = false
    for exhibition in exhibitions where try warnOfPictures(exhibition) { leavesOut = true }
    return settings.isStrict && leavesOut ? try refuse(report) : exhibitions
  }

  /// The findings of all exhibitions but notes, which do not concern a publisher; of a catalog that
  /// several use, once.
  private func findings(of checked: [CheckedExhibition]) -> [Report.FileDiagnostics] {
    var known: Set<DocumentPath> = []
    return checked.flatMap(\.findings).filter { known.insert(DocumentPath(of: $0.file)).inserted }
      .map { found in
        Report.FileDiagnostics(
          found.file, found.diagnostics.filter { $0.severity > .note },
          omitted: found.omitted.filter { $1 > .note })
      }
  }

  private func refuse(_ report: Report) throws -> [Exhibition]? {
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

  /// Warns of large pictures that are copied, of each once.
  private func warnOfLargePictures(
    _ exhibitions: [Exhibition], among files: [RenderedFile]
  ) throws {
    let candidates = exhibitions.flatMap(\.pictures).flatMap(\.candidates)
    let sizes = candidates.map { ($0.source, $0.byteCount ?? 0) }
    var large = Dictionary(sizes.filter { $1 > Self.largePicture }) { first, _ in first }
    guard !large.isEmpty else { return }
    for file in files {
      guard case .copy(let source) = file.content,
        let bytes = large.removeValue(forKey: source)
      else { continue }
      try warn(.largePicture(path: source, bytes: bytes))
    }
  }

  /// Prints a warning.
  func warn(_ remark: ExportRemark) throws {
    let words = remark.words(in: console.language)
    try console.printWarning(words.message, help: words.help)
  }
}

extension Exhibition {
  /// The same with other paths for the files of pictures.
  func withSources(_ path: (String) -> String) -> Exhibition {
    Exhibition(
      fileName: fileName, exposition: exposition, posterPicture: posterPicture?.withSources(path),
      entries: entries.map {
        PublishedEntry(
          number: $0.number, entry: $0.entry, facts: $0.facts,
          picture: $0.picture?.withSources(path), pictureDescription: $0.pictureDescription)
      }, icon: icon?.withSources(path))
  }
}

extension Picture {
  fileprivate func withSources(_ path: (String) -> String) -> Picture {
    var candidates = candidates
    for index in candidates.indices { candidates[index].source = path(candidates[index].source) }
    return Picture(name: name, candidates: candidates, unshownTypes: unshownTypes)
  }
}
