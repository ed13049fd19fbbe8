import ExpoBase
import ExpoJSON

package struct ExhibitionPictures: Sendable {
  package private(set) var index: PictureIndex?
  package private(set) var folders: [String] = []
  /// Where the pictures were looked for.
  private(set) var assets: Inspection.Assets
  /// The catalog around the documents, unless the pictures are at a path.
  private(set) var catalog: String?

  /// Finds the pictures in the same places as `validate`: at a path, at the path of the configuration, or
  /// in the catalog around the entries and in the other catalogs of their targets.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError``; also if pictures to publish are outside the
  ///   configuration's folder.
  package init(
    of documents: ExhibitionDocuments, at assets: Inspection.Assets = .automatic,
    arePublished: Bool = false
  ) throws {
    self.assets = assets
    guard let name = (documents.entries?.file ?? documents.exposition?.file)?.name else { return }
    var workspace = documents.workspace
    let policy = try workspace.policy(for: name)
    var finder = PictureFinder(assets, workspace)
    if case .automatic = assets, arePublished, policy.assets?.staysInside == false,
      let file = policy.configuration
    {
      throw ConfigurationError.rejecting(["assets"], in: file, SettingFault.notPublished)
    }
    self.assets = finder.place(policy)
    if case .automatic = self.assets { catalog = AssetCatalog.path(around: name) }
    // The check reports what cannot be read.
    index = finder.all(for: name, policy)
    folders = finder.folders(for: name, policy)
  }
}
