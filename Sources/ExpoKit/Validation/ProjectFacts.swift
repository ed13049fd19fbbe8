import ExpoBase
import ExpoJSON

/// The facts of one project: of the searched part of a folder with a project file, or else of the folder
/// that was searched.
///
/// They are gathered in stages and do not change afterwards: the documents, the pictures that they name,
/// then what source code names. Rules read only these facts and the headers of pictures.
struct ProjectFacts: Sendable {
  /// A document.
  struct Document: Sendable {
    /// What was found in it, and the pictures that it names exactly.
    let checked: Validator.CheckedDocument
    /// Its project; nil if it belongs to none.
    let project: Project?
    /// Whether a search of a folder found it.
    let isSearched: Bool
    /// The pictures that it can name; nil if there are none, or if it has no entries.
    let pictures: PictureIndex?
    /// The names that are not exactly those of pictures, and what they lead to.
    let names: [(ImageReference, PictureIndex.Resolution)]

    /// The pictures that it uses, also those that are meant by another name.
    let used: Set<String>

    var name: String { checked.name }
    /// The name by which code loads it.
    var nameInCode: String { FileName.inCode(of: checked.name) }
    var kind: DocumentKind? { checked.kind }
  }

  /// A document in one of its languages.
  typealias Version = (kind: DocumentKind, root: JSONNode, dialect: Dialect)

  /// A catalog that is checked whole; its project, nil if it belongs to none; whether no target contains
  /// it, although an Xcode project is around it; and the kinds of devices that load it, nil if they are not
  /// known.
  typealias Catalog = (
    catalog: AssetCatalog, project: Project?, isOutOfTargets: Bool, families: Set<DeviceFamily>?
  )

  /// An asset or file that source code asks for.
  struct CodeReference: Sendable {
    let asset: NamedAsset
    /// The file, as a search found it.
    let path: String
    /// What the name leads to in the targets of the code.
    let resolution: PictureIndex.Resolution
    /// Whether apps that are not known may use the code, and have the assets.
    let isShared: Bool
    /// How it is missing if it is.
    let how: MissingAsset

    var location: DocumentLocation { DocumentLocation(file: path, bytes: asset.bytes, part: .file) }
  }

  /// Where pictures are looked for.
  let assets: Inspection.Assets
  /// Its documents, in the order of their paths.
  let documents: [Document]
  /// The readable versions of documents in several languages, in the order of their paths.
  let languages: [[Version]]
  /// The pictures that its entries use.
  let used: UsedPictures
  /// Its catalogs, in the order of their paths.
  let catalogs: [Catalog]
  /// What its source code asks for.
  let code: [CodeReference]
  /// The files that are not documents but may be meant as documents.
  let others: [CheckedCandidates.OtherFile]
  /// The catalogs and folders of the run in which something could not be checked.
  let unchecked: Set<DocumentPath>
  /// The names of pictures and documents that any code of the run has.
  let namedInCode: Set<String>
  /// The names of documents that only the code of tests has.
  let fixtures: Set<String>
  /// The names of documents that no code has, although it names others.
  let unnamed: Set<String>
  /// The conflict marks in its project files.
  let conflicts: [DocumentLocation]
  /// The catalogs of the run by the kinds and names of their sets.
  let allSets: [AssetSetFolder.Kind: [String: Set<DocumentPath>]]

  /// The names of existing assets of a kind that code certainly asks for.
  func foundByCode(_ kind: NamedAsset.Kind) -> Set<String> {
    let found = code.filter { $0.resolution == .found && $0.how == .certain }
    return Set(found.map(\.asset).filter { $0.kind == kind }.map(\.name))
  }

  /// The files in the place of a language of a document that cannot be read as one.
  var unreadLanguages: [String] {
    let languages = documents.map(\.name).filter { $0.contains(".lproj/") }
    let places = Set(languages.map { DocumentVersion.place(of: $0) })
    return others.map(\.path).filter {
      $0.contains(".lproj/") && places.contains(DocumentVersion.place(of: $0))
    }
  }

  /// The names of existing data sets and JSON files, these without extension, that code certainly asks
  /// for.
  var documentsFoundByCode: Set<String> {
    foundByCode(.set(.data)).union(foundByCode(.file).map { FileName.split($0).base })
  }

  /// What code asks for and its targets lack: each location once, with the strongest demand for it.
  var missingInCode: [CodeReference] {
    let missing = code.filter { reference in
      if reference.how == .inPackage { return true }
      return switch reference.resolution {
      case .found, .fileName, .mismatch(_, isCase: false, _): false
      // The project file may spell a file in another case than the disk.
      case .mismatch where reference.asset.kind == .file: false
      case .mismatch, .missing:
        // An app that is not known cannot add to the bundle of a package.
        if case .set(let kind) = reference.asset.kind, reference.isShared,
          reference.asset.bundle != .module
        {
          allSets[kind]?[reference.asset.name] == nil
        } else {
          true
        }
      }
    }
    var seen: Set<DocumentLocation> = []
    let certainFirst = missing.filter { $0.how != .likely } + missing.filter { $0.how == .likely }
    return certainFirst.filter { seen.insert($0.location).inserted }
  }
}

/// The name by which code loads a document: of its data set, or of its file.
extension FileName {
  static func inCode(of document: String) -> String {
    let folder = folder(of: document)
    return split(last(of: folder.hasSuffix(".dataset") ? folder : document)).base
  }
}

extension DocumentLocation {
  /// The first byte of a file.
  static func start(of file: String) -> DocumentLocation {
    DocumentLocation(file: file, bytes: 0..<1, part: .file)
  }

  /// A file as a whole.
  static func whole(_ file: String) -> DocumentLocation {
    DocumentLocation(file: file, bytes: 0..<0, part: .file)
  }
}
