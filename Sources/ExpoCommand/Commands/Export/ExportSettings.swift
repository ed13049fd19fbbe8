import ExpoDiagnostics
import ExpoModel
import ExpoRendering
import ExpoText
import ExpoValidation

/// The options of `export`, checked.
struct ExportSettings {
  /// What becomes of the files.
  enum Action {
    /// They are written.
    case write
    /// What would be written or removed is printed.
    case trial
    /// The same, and the exit status says if anything would.
    case check
  }

  /// What makes files of an exhibition.
  enum Form {
    case markdown(MarkdownBook.Options)
    case html(HTMLSite.Options)
  }

  let form: Form
  let target: ExportTarget
  let action: Action
  let pictures: Inspection.Assets
  let isStrict: Bool
  let replacesForeign: Bool
  let keepsStale: Bool
  let isQuiet: Bool
  /// The style sheet that is put on top.
  let styleSheet: String?
  /// Prints what is wrong with the documents.
  let reporter: any Reporter

  init(_ kind: ExportKind, _ arguments: Arguments, _ console: Console) throws {
    if let option = kind.foreignOptions.first(where: arguments.has) {
      throw UsageError("--\(option.name) means nothing to export \(kind.rawValue)")
    }
    if arguments.has(.images), arguments.has(.noImages) {
      throw UsageError("--images names pictures, --no-images leaves them out: give one of them")
    }
    if arguments.has(.exportCheck), arguments.has(.dryRun) {
      throw UsageError(
        "--check and --dry-run both print what would change: give one of them",
        help: "--check also says it with its exit status")
    }
    for option in [CommandOption.images, .css] where arguments.value(of: option) == "" {
      throw UsageError("--\(option.name) names no file or folder")
    }
    styleSheet = arguments.value(of: .css)
    pictures =
      arguments.has(.noImages)
      ? .none : arguments.value(of: .images).map { .path($0) } ?? .automatic
    action = arguments.has(.exportCheck) ? .check : arguments.has(.dryRun) ? .trial : .write
    switch kind {
    case .markdown:
      let (options, target) = try Self.markdown(arguments)
      form = .markdown(options)
      self.target = target
    case .html:
      form = .html(try HTMLSite.Options(arguments))
      target = try ExportTarget(arguments, needsFolder: "export html")
    }
    if target == .standardOutput, action != .write {
      let option = action == .check ? "check" : "dry-run"
      throw UsageError(
        "--\(option) compares with what was exported", help: "name that with -o FILE or -o DIR")
    }
    isStrict = arguments.has(.strict)
    replacesForeign = arguments.has(.force)
    keepsStale = arguments.has(.noClean)
    isQuiet = arguments.has(.quiet)
    let format: ReportFormat = console.standardError.isTerminal ? .full : .concise
    reporter = format.reporter(
      width: try console.width(arguments), language: console.language)
  }

  /// The files of an exhibition.
  func files(of exhibition: Exhibition) -> [RenderedFile] {
    switch form {
    case .markdown(let options):
      // Only where pictures stay where they are does it matter from where they are seen.
      MarkdownBook(
        options.pictures == .copied
          ? exhibition : exhibition.withSources(place(ofPicture:)), options
      ).files
    case .html(let options): HTMLSite(exhibition, options).files
    }
  }
}
