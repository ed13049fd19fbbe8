import ExpoBase

/// The pictures of an exhibition, and the folders they are in.
package struct ExhibitionPictures: Sendable {
  /// The pictures; nil if there are none to be looked for.
  package private(set) var index: PictureIndex?
  /// The catalogs and folders that were looked in.
  package private(set) var folders: [String] = []
  /// Where to look for them when they are checked.
  let place: Inspection.Assets
  /// The catalog around the documents.
  private(set) var around: String?

  /// Finds the pictures: at a path, where the configuration says, or in the catalog around the
  /// entries and the others of their project.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError``; also if they are published, and a configuration
  ///   leads out of its folder.
  package init(
    of documents: ExhibitionDocuments, at assets: Inspection.Assets = .automatic,
    arePublished: Bool = false
  ) throws {
    switch assets {
    case .none: place = .none
    case .path(let path): place = .path(FilePath.trimmed(path))
    case .automatic:
      let file = documents.entries?.file ?? documents.exposition?.file
      var workspace = documents.workspace
      let policy = try file.map { try workspace.policy(for: $0.name) }
      if let policy, let assets = policy.assets {
        if arePublished, !assets.staysInside, let file = policy.configuration {
          throw ConfigurationError.refusing(["assets"], in: file, SettingFault.notPublished)
        }
        place = .path(FilePath.trimmed(assets.path))
      } else {
        place = .automatic
        if let name = file?.name { addProject(of: name, workspace.search()) }
      }
    }
    // What cannot be read is reported by the check.
    if case .path(let path) = place {
      folders = [path]
      index = try? PictureIndex(at: path, includesExports: false)
    }
  }

  private mutating func addProject(of name: String, _ search: FileSearch) {
    guard name != SourceFile.standardInputName else { return }
    var projects = Projects([], search)
    around = AssetCatalog.path(around: name)
    let own = around.flatMap { try? AssetCatalog(at: $0) }
    let project = projects.project(of: name)
    let all = [own].compactMap(\.self) + (project?.catalogs ?? [])
    let loose = project?.loosePictures ?? []
    if all.isEmpty, loose.isEmpty { return }
    folders = all.map(\.path)
    index = PictureIndex(all).followed(by: PictureIndex(files: loose))
  }
}
