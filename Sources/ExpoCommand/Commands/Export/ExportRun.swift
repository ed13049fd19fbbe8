import ExpoKit

/// One run of `export`: checks, decodes, renders and writes exhibitions.
struct ExportRun {
  let arguments: Arguments
  let console: Console
  let form: ExportForm
  let pictures: Inspection.Assets
  let resize: ResizeCommand?
  /// The settings that name the output; nil if the command line does.
  let outputSettings: FolderExportSettings?
  private let reporter: FormatReporter

  /// Whether the exhibitions are one in several languages.
  private let isOne: Bool

  /// Reads the options; `languages` are the tags of a site in several.
  ///
  /// - Throws: ``CommandError``, and `FileError` if a file that an option names cannot be read.
  init(
    _ kind: ExportKind, _ arguments: Arguments, _ console: Console, languages: [String]
  ) throws {
    isOne = !languages.isEmpty
    self.arguments = arguments
    self.console = console
    let path = try arguments[.images]
    pictures = arguments.has(.noImages) ? .none : path.map { .path($0) } ?? .automatic
    let labels = try console.languages.labels ?? arguments[.lang]
    form =
      switch kind {
      case .markdown: try .markdown(arguments, labels: labels)
      case .html: try .html(arguments, labels: labels, languages: languages)
      }
    resize = try arguments[.resize]
    outputSettings = arguments.isGiven(.output) ? nil : arguments.settings
    reporter = try console.sideReporter(arguments)
  }

  var isDryRun: Bool { arguments.has(.exportCheck) || arguments.has(.dryRun) }

  /// Publishes exhibitions.
  ///
  /// If a document of any exhibition cannot be read or has errors, nothing is written: otherwise the pages of
  /// its entries would be removed as stale.
  func run(_ allDocuments: [ExhibitionDocuments]) throws -> ExitCode {
    guard allDocuments.allSatisfy(\.failures.isEmpty) else { return .failure }
    if allDocuments.count > 1 { try checkTakesSeveral() }
    if allDocuments.count == 1 || isOne, arguments.isGiven(.title) {
      throw CommandError.needs(
        "title", en: "more than one exposition", ko: "둘 이상의 박람회",
        help: (
          "the title of one exposition is that of its document", "박람회 하나의 제목은 문서에 적으세요"
        ))
    }
    for documents in allDocuments { try checkTarget(of: documents) }
    for loss in allDocuments.first?.workspace.losses(in: console.language) ?? [] {
      try console.printMessage(.warning, loss)
    }
    let checked = try allDocuments.map { try $0.checked(picturesAt: pictures) }
    var seen: Set<FileError> = []
    for failure in checked.flatMap(\.failures) where seen.insert(failure).inserted {
      try console.printErrors([failure])
    }
    guard checked.allSatisfy(\.failures.isEmpty) else { return .failure }
    guard let exhibitions = try exhibitions(of: allDocuments, checked) else { return .findings }
    for (exhibition, checked) in zip(exhibitions, checked) {
      let pictures = exhibition.pictures.flatMap { $0.candidates.map(\.source) }
      try checkTarget(files: pictures, folders: checked.pictures.folders)
    }
    let status = try withResizedPictures(of: exhibitions) { exhibitions, rendering, unmade in
      let files = rendering.files
      try warnOfLargePictures(exhibitions, among: files)
      switch form.target {
      case .standardOutput:
        for file in files { try file.forEachBlock { try console.printData($0) } }
        return .success
      case .file(let path): return try write(files, toFile: path)
      case .folder(let path):
        let inputs = allDocuments.flatMap(inputs) + checked.flatMap(\.pictures.folders)
        return try write(rendering, toFolder: path, reading: inputs, unmade: unmade)
      }
    }
    if form.isSite, !arguments.has(.quiet) { try noteMissingDescriptions(exhibitions) }
    return status
  }

  private func checkTakesSeveral() throws(CommandError) {
    if case .folder = form.target { return }
    if case .file(let path) = form.target {
      throw CommandError(
        en: "several expositions need a folder, and '\(path)' would be a file",
        ko: "박람회가 둘 이상이면 폴더가 필요한데 파일 이름입니다: '\(path)'",
        help: ("write '\(path)/', or add --split", "'\(path)/'로 쓰거나 --split을 추가하세요"))
    }
    throw ExportTarget.missingFolder(("an export of several expositions", "박람회가 둘 이상이면"))
  }

  /// The exhibitions to publish; nil if one is refused, which is printed.
  private func exhibitions(
    of allDocuments: [ExhibitionDocuments], _ checked: [CheckedExhibition]
  ) throws -> [Exhibition]? {
    let findings = findings(of: checked)
    let report = Report(findings)
    try reporter.write(report, to: console.printFindings)
    if report.count(.error) > 0 { return try refuse(report) }
    guard allDocuments.allSatisfy(\.errors.isEmpty) else {
      // A configuration may have silenced errors of a document.
      for documents in allDocuments { try console.printErrors(documents.errors) }
      return try refuse(report)
    }
    var exhibitions: [Exhibition] = []
    for (documents, checked) in zip(allDocuments, checked) {
      let exhibition = try documents.exhibition(with: checked.pictures.index)
      try documents.checkIsWhole()
      guard let exhibition else {
        let obstacles = Report(documents.obstacles)
        try reporter.write(obstacles, to: console.printFindings)
        return try refuse(obstacles)
      }
      exhibitions.append(exhibition)
    }
    var leavesOut = false
    for exhibition in exhibitions where try warnOfPictures(exhibition) { leavesOut = true }
    return arguments.has(.strict) && leavesOut ? try refuse(report) : exhibitions
  }

  /// The findings of all exhibitions except notes, which do not concern a publisher; those of a shared catalog
  /// once.
  ///
  /// Errors are those that prevent writing: what cannot be published, or all if the run is strict.
  private func findings(of checked: [CheckedExhibition]) -> [Report.FileDiagnostics] {
    var known: Set<DocumentPath> = []
    return checked.flatMap(\.findings).filter { known.insert(DocumentPath(of: $0.file)).inserted }
      .map { ExhibitionDocuments.published($0, isStrict: arguments.has(.strict)) }
  }

  private func refuse(_ report: Report) throws -> [Exhibition]? {
    if arguments.has(.quiet) { return nil }
    let counts = FindingCounts(report)
    let words = counts.findings > 0 ? ": \(counts.severityWords(in: console.language))" : ""
    try console.printSummary(en: "nothing exported\(words)", ko: "내보내지 않았습니다\(words)")
    return nil
  }

  /// Warns of pictures and files that are left out because no browser shows them.
  private func warnOfPictures(_ exhibition: Exhibition) throws -> Bool {
    var seen: Set<String> = []
    for picture in exhibition.pictures where !picture.unshownTypes.isEmpty {
      guard seen.insert(picture.name).inserted else { continue }
      let types = picture.unshownTypes.joined(separator: ", ")
      let subject: Wording =
        picture.candidates.isEmpty
        ? ("image '\(picture.name)'", "'\(picture.name)' 이미지를")
        : ("a file of image '\(picture.name)'", "'\(picture.name)' 이미지의 파일 하나를")
      try console.printMessage(
        arguments.has(.strict) ? .error : .warning,
        en: "\(subject.en) is left out: browsers do not show \(types)",
        ko: "\(subject.ko) 뺍니다: 브라우저가 보여 주지 못하는 형식입니다(\(types))",
        help: ("add it as PNG or JPEG", "PNG나 JPEG로 추가하세요"))
    }
    return !seen.isEmpty
  }

  /// Prints a note if no picture has alternative text.
  private func noteMissingDescriptions(_ exhibitions: [Exhibition]) throws {
    let entries = exhibitions.flatMap(\.entries).filter { $0.picture != nil }
    guard !entries.isEmpty, entries.allSatisfy({ $0.pictureDescription == nil }) else { return }
    try console.printMessage(
      .note, en: "no image has alternative text", ko: "대체 텍스트가 있는 이미지가 없습니다",
      help: (
        "set alt in .expo.json: expo help settings", ".expo.json에 alt를 적으세요: expo help settings"
      ))
  }

  /// From this size in bytes, a picture slows a page down.
  private static let largePicture = 1_000_000

  /// Warns once of each large picture that is copied.
  private func warnOfLargePictures(
    _ exhibitions: [Exhibition], among files: [RenderedFile]
  ) throws {
    let candidates = exhibitions.flatMap(\.pictures).flatMap(\.candidates)
    let largeOnes = candidates.filter { $0.byteCount ?? 0 > Self.largePicture }
    var large = Dictionary(largeOnes.map { ($0.source, $0) }) { first, _ in first }
    guard !large.isEmpty else { return }
    for file in files {
      guard case .copy(let source) = file.content,
        let candidate = large.removeValue(forKey: source)
      else { continue }
      let size = Self.megabytes(candidate.byteCount ?? 0)
      // A picture made by a command is known by its path in the site.
      let path = form.target.path.map { "\($0)/\(file.path)" }
      let name = candidate.mark == nil ? source : path ?? source
      try console.printMessage(
        .warning, en: "\(name): \(size); pages load slowly with images over 1 MB",
        ko: "\(name): \(size), 1 MB를 넘어 페이지가 느리게 열립니다",
        help: ("make it smaller, or see --resize", "크기를 줄이거나 --resize를 쓰세요"))
    }
  }

  /// A size in bytes as people read it: 2_345_678 → `2.3 MB`.
  static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
