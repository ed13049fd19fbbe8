import ExpoBase

/// The pictures of an exhibition, and the folders they are in.
package struct ExhibitionPictures: Sendable {
  /// The pictures; nil if there are none to be looked for.
  package private(set) var index: PictureIndex?
  /// The catalogs and folders that were looked in.
  package private(set) var folders: [String] = []
  /// Where to look for them when they are checked.
  private(set) var place: Inspection.Assets
  /// The catalog around the documents.
  private(set) var around: String?

  /// Finds the pictures of the entries, as the check does: at a path, where the configuration says, or
  /// in the catalog around them and the others of their targets.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError``; also if they are published, and a configuration
  ///   leads out of its folder.
  package init(
    of documents: ExhibitionDocuments, at assets: Inspection.Assets = .automatic,
    arePublished: Bool = false
  ) throws {
    place = assets
    guard let name = (documents.entries?.file ?? documents.exposition?.file)?.name else { return }
    var workspace = documents.workspace
    let policy = try workspace.policy(for: name)
    var finder = PictureFinder(assets, workspace.search())
    if case .automatic = assets, arePublished, policy.assets?.staysInside == false,
      let file = policy.configuration
    {
      throw ConfigurationError.refusing(["assets"], in: file, SettingFault.notPublished)
    }
    place = finder.place(policy)
    if case .automatic = place { around = AssetCatalog.path(around: name) }
    // What cannot be read is reported by the check.
    index = finder.all(for: name, policy)
    folders = finder.folders(for: name, policy)
  }
}
