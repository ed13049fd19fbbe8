import ExpoBase

/// Finds the pictures that documents can name; each catalog and folder is read once.
struct PictureFinder: Sendable {
  private let assets: Inspection.Assets
  var projects: Projects
  private(set) var failures: [FileError] = []
  private var byPath: [DocumentPath: PictureIndex?] = [:]
  private var byBundle: [Project.Bundle: [NamedAsset.Kind: PictureIndex]] = [:]
  private var byCatalog: [DocumentPath: PictureIndex] = [:]

  /// Finds pictures in the searches of the workspace, and in the projects around them.
  init(_ assets: Inspection.Assets, _ workspace: Workspace, catalogs: [AssetCatalog] = []) {
    self.assets = assets
    projects = Projects(workspace.searches, workspace.search())
    for catalog in catalogs { byCatalog[catalog.documentPath] = PictureIndex([catalog]) }
  }

  /// All pictures that a document can name; nil if its names cannot be checked.
  mutating func all(for name: String, _ policy: Policy) -> PictureIndex? {
    switch chosenAssets(by: policy) {
    case .none: return nil
    case .path(let path): return index(at: path)
    case .automatic:
      if name == SourceFile.standardInputName { return nil }
      let own = catalog(around: name)
      guard let project = projects.project(of: name) else { return own }
      if own == nil, project.isTestOrDocumentation(name) { return nil }
      let whole = self.assets(.set(.image), of: project, in: project.bundle(of: name))
      // Whether an Xcode project says that the document is in an app or a library.
      let isInApp = project.targets(with: name).contains {
        project.targets[$0].projectFolder != nil
      }
      if own == nil, whole.isEmpty, project.catalogs.isEmpty, !isInApp { return nil }
      return (own ?? PictureIndex()).followed(by: whole)
    }
  }

  func chosenAssets(by policy: Policy) -> Inspection.Assets { assets.chosen(by: policy) }

  mutating func folders(for name: String, _ policy: Policy) -> [String] {
    switch chosenAssets(by: policy) {
    case .none: []
    case .path(let path): [path]
    case .automatic:
      [AssetCatalog.path(around: name)].compactMap(\.self)
        + (projects.project(of: name)?.catalogs.map(\.path) ?? [])
    }
  }

  private mutating func catalog(around name: String) -> PictureIndex? {
    guard let path = AssetCatalog.path(around: name) else { return nil }
    let key = DocumentPath(named: path)
    if let known = byCatalog[key] { return known }
    do throws(FileError) {
      byCatalog[key] = PictureIndex([try AssetCatalog(at: path)])
    } catch {
      failures.append(error)
    }
    return byCatalog[key]
  }

  /// The assets of a kind that code finds in a bundle: sets and loose pictures, or JSON files.
  mutating func assets(
    _ kind: NamedAsset.Kind, of project: Project, in bundle: Project.Bundle
  ) -> PictureIndex {
    if let known = byBundle[bundle]?[kind] { return known }
    let index: PictureIndex
    switch kind {
    case .file:
      index = PictureIndex(project.jsonFiles(in: bundle).map { ($0, .files([])) })
    case .set(let set):
      let loose = set == .image ? project.loosePictures(in: bundle) : []
      index = PictureIndex(project.catalogs(in: bundle), set)
        .followed(by: PictureIndex(bundleFiles: loose))
    }
    byBundle[bundle, default: [:]][kind] = index
    return index
  }

  /// The pictures at the path of a catalog or a plain folder; nil if it cannot be read.
  private mutating func index(at path: String) -> PictureIndex? {
    let key = DocumentPath(named: path)
    if let known = byPath[key] ?? byCatalog[key] { return known }
    var index: PictureIndex?
    do throws(FileError) {
      index = try PictureIndex(at: path)
    } catch {
      failures.append(error)
    }
    byPath[key] = .some(index)
    return index
  }
}

extension Inspection.Assets {
  /// Where the configuration of a document says that they are, unless a path was given.
  func chosen(by policy: Policy) -> Self {
    switch self {
    case .none: .none
    case .path(let path): .path(DocumentPath(path).string)
    case .automatic: policy.assets.map { .path(DocumentPath($0.path).string) } ?? .automatic
    }
  }
}
