import ExpoJSON

/// The facts of one project: of the searched part of a folder with a project file, or else of the
/// folder that was searched.
///
/// They are gathered in stages and do not change afterwards: the documents, the pictures that they name, then
/// the assets that code names. Beside these facts, rules read only sets of catalogs and headers of pictures.
struct ProjectFacts: Sendable {
  typealias Document = Validator.CheckedDocument

  typealias Version = (kind: DocumentKind, root: EntryList.Element, dialect: Dialect)

  /// A catalog, whether no target contains it although an Xcode project is around it, and the kinds of
  /// devices that load it if they are known.
  typealias Catalog = (
    catalog: AssetCatalog, isOutOfTargets: Bool, families: Set<DeviceFamily>?
  )

  struct CodeReference: Sendable {
    let asset: NamedAsset
    /// The location in a file as a search found it.
    let location: DocumentLocation
    /// The result of looking the asset up in the targets of the code.
    let resolution: PictureIndex.Resolution
    /// Whether other apps may use the code, which does not look in its own bundle, and a catalog of the run has the
    /// asset.
    let isElsewhere: Bool
    /// How certainly the app lacks it, if it is missing.
    let how: MissingAsset
  }

  let assets: Inspection.Assets
  /// The project; nil for the facts of what is in none.
  let project: Project?
  /// Whether a whole folder of it was searched.
  var isSearched = false
  /// In the order of paths.
  var documents: [Document] = []
  /// The readable versions of documents in several languages, in the order of paths.
  var languages: [[Version]] = []
  /// The documents in no target of an app that has another document of their kind: old ones, those of tests
  /// and previews, and those outside of all projects.
  var copies: Set<DocumentPath> = []
  var used = UsedPictures(by: [])
  /// In the order of paths.
  var catalogs: [Catalog] = []
  var code: [CodeReference] = []
  /// The files that are not documents but may be meant as documents.
  var others: [CheckedCandidates.OtherFile] = []
  /// The catalogs and folders of the run in which something could not be checked.
  var unchecked: Set<DocumentPath> = []
  /// The pictures and documents that any code of the run names.
  var namedInCode: Set<String> = []
  /// The documents that only the code of tests names, if that of the app names both kinds.
  var fixtures: Set<String> = []
  /// The documents that no code names, although it names others; nil if code may load them by names
  /// that cannot be followed.
  var unnamed: Set<String>? = []
  /// Where project files have conflict marks: EX113.
  var conflicts: [DocumentLocation] = []

  /// The path of the folder: longer for an inner project than for those around it.
  var root: String { project.map { $0.root == "." ? "" : $0.root } ?? "" }

  /// Whether its code may name what was found; without a catalog and a target there is no app.
  var readsCode: Bool {
    guard let project, !project.catalogs.isEmpty || !project.targets.isEmpty else { return false }
    return !project.sources.isEmpty
      && (isSearched || !searched.isEmpty || unusedSets.contains { !$0.isEmpty })
  }

  /// Whether names are those of both kinds of documents; an unknown kind counts.
  func haveBothKinds(_ names: Set<String>) -> Bool {
    Set(documents.filter { names.contains($0.nameInCode) }.map(\.kind)).count > 1
  }

  /// The documents of a known kind that a search found.
  var searched: [Document] { documents.filter { $0.isSearched && $0.kind != nil } }

  /// The assets that code certainly asks for, and that exist.
  var foundByCode: [NamedAsset] {
    code.filter { $0.resolution == .found && $0.how == .certain }.map(\.asset)
  }

  /// Versions of documents that cannot be read.
  var unreadLanguages: [String] {
    let languages = documents.map(\.name).filter(DocumentVersion.isLocalized)
    let shared = Set(languages.map { DocumentVersion.sharedPath(of: $0) })
    return others.map(\.path).filter {
      DocumentVersion.isLocalized($0) && shared.contains(DocumentVersion.sharedPath(of: $0))
    }
  }

  /// The assets that targets of the code lack: each location once, with its most certain request.
  var missingInCode: [CodeReference] {
    let missing = code.filter { reference in
      switch reference.resolution {
      case _ where reference.how == .inPackage: true
      case .found, .fileName, .mismatch(_, isCase: false, _): false
      case .mismatch, .missing: !reference.isElsewhere
      }
    }
    var seen: Set<DocumentLocation> = []
    let certainFirst = missing.filter { $0.how != .likely } + missing.filter { $0.how == .likely }
    return certainFirst.filter { seen.insert($0.location).inserted }
  }
}
