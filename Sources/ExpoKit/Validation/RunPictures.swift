import ExpoBase

/// The pictures that the documents of a run can name, each place read once.
struct RunPictures {
  private let inspection: Inspection
  private var projects: Projects
  /// What could not be read.
  private(set) var failures: [FileError] = []
  private var byPath: [DocumentPath: PictureIndex?] = [:]
  private var byBundle: [Project.Bundle: PictureIndex] = [:]
  private var byCatalog: [DocumentPath: PictureIndex] = [:]

  init(_ inspection: Inspection, _ plan: InspectionPlan, _ search: FileSearch) {
    self.inspection = inspection
    projects = Projects(plan.searches, search)
    for catalog in plan.catalogs {
      byCatalog[DocumentPath(named: catalog.path)] = PictureIndex([catalog])
    }
  }

  /// The pictures that are likely to be all that a document names: of one in a catalog, no more is
  /// searched; nil if there are none to be checked against.
  mutating func likely(for name: String, _ policy: Policy) -> PictureIndex? {
    guard case .automatic = inspection.assets, policy.assets == nil,
      let own = AssetCatalog.path(around: name).flatMap({ byCatalog[DocumentPath(named: $0)] })
    else { return all(for: name, policy) }
    return projects.known(of: name).map { own.followed(by: index(of: $0, with: name)) } ?? own
  }

  /// All pictures for a document; nil if there are none to be checked against.
  mutating func all(for name: String, _ policy: Policy) -> PictureIndex? {
    switch inspection.assets {
    case .none: return nil
    case .path(let path): return index(at: FilePath.trimmed(path))
    case .automatic:
      if let path = policy.assets { return index(at: FilePath.trimmed(path)) }
      if name == SourceFile.standardInputName { return nil }
      let own = catalog(around: name)
      guard let project = projects.project(of: name) else { return own }
      let whole = index(of: project, with: name)
      if own == nil, whole.isEmpty, project.catalogs.isEmpty { return nil }
      return (own ?? PictureIndex()).followed(by: whole)
    }
  }

  /// The project of a file; nil if it belongs to none.
  mutating func project(of path: String) -> Project? { projects.project(of: path) }

  /// The folder of a file's project, as far as it was searched.
  mutating func root(of path: String) -> String { projects.root(of: path) }

  /// The project that a catalog is part of.
  mutating func project(of catalog: AssetCatalog) -> Project? {
    projects.project(of: "\(catalog.path)/Contents.json")
  }

  /// The folder of a catalog's project, as far as it was searched.
  mutating func root(of catalog: AssetCatalog) -> String {
    projects.root(of: "\(catalog.path)/Contents.json")
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

  /// The pictures that code finds in the bundles of a document.
  private mutating func index(of project: Project, with name: String) -> PictureIndex {
    let bundle = project.bundle(of: name)
    if let known = byBundle[bundle] { return known }
    let (catalogs, loose) = project.pictures(in: bundle)
    let index = PictureIndex(catalogs).followed(by: PictureIndex(bundleFiles: loose))
    byBundle[bundle] = index
    return index
  }

  /// The pictures at a path, a catalog or a plain folder.
  private mutating func index(at path: String) -> PictureIndex? {
    let key = DocumentPath(named: path)
    if let known = byPath[key] ?? byCatalog[key] { return known }
    var index: PictureIndex?
    do throws(FileError) {
      index = try Self.read(path)
    } catch {
      failures.append(error)
    }
    byPath[key] = .some(index)
    return index
  }

  private static func read(_ path: String) throws(FileError) -> PictureIndex {
    guard FilePath.exists(path) else { throw .missing(path) }
    guard path.hasSuffix(".xcassets") else {
      return try PictureIndex(folder: path, includesExports: true)
    }
    return PictureIndex([try AssetCatalog(at: path)])
  }
}
