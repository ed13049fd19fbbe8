import ExpoCatalog
import ExpoDiagnostics
import ExpoModel
import ExpoValidation

/// What `--header`, `--footer` and `--static` add to a site.
struct SiteAdditions {
  /// The HTML above each page.
  let header: HTMLFragment?
  /// The HTML below each page.
  let footer: HTMLFragment?
  /// The files that are published unchanged.
  let files: [RenderedFile]
  /// The paths and sizes in bytes of the pictures among these files.
  let pictureSizes: [(source: String, bytes: Int)]
  /// What is wrong with all of them.
  let findings: [Report.FileDiagnostics]

  /// Reads the files that the command line names.
  ///
  /// - Throws: ``UsageError``, and `FileError` if a file or the folder cannot be read.
  init(_ arguments: Arguments) throws {
    let paths = (header: try arguments[.header], footer: try arguments[.footer])
    var findings: [Report.FileDiagnostics] = []
    let folder = try arguments[.staticFolder].map { try StaticFolder(reading: $0) }
    let published = folder?.renderedFiles ?? []
    header = try paths.header.flatMap { try Self.fragment($0, publishing: published, &findings) }
    footer = try paths.footer.flatMap { try Self.fragment($0, publishing: published, &findings) }
    if paths.header == paths.footer { findings = Array(findings.prefix(1)) }
    files = published
    pictureSizes = try folder?.pictureSizes() ?? []
    self.findings = findings + (folder.map(StaticFileProblem.findings) ?? [])
  }

  private static func fragment(
    _ path: String, publishing files: [RenderedFile],
    _ findings: inout [Report.FileDiagnostics]
  ) throws -> HTMLFragment? {
    let file = try FileReader.read(path)
    switch FragmentReader.read(file, publishing: files.map(\.path)) {
    case .fragment(let fragment): return fragment
    case .refused(let diagnostics):
      findings.append(Report.FileDiagnostics(file, diagnostics))
      return nil
    }
  }
}
