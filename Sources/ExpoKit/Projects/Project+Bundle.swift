import ExpoBase

/// What code finds by name beside a document: the pictures of the targets that contain it.
extension Project {
  /// The bundles of a document: the targets that contain it, by their places in ``Project/targets``.
  struct Bundle: Hashable {
    let root: DocumentPath
    /// Nil if no project file tells what is in the app.
    let targets: [Int]?
  }

  /// The bundles of a document.
  ///
  /// Targets of tests count only if no other contains it. For a document of no target every target
  /// counts that is not one of tests.
  func bundle(of name: String) -> Bundle {
    let root = DocumentPath(named: root)
    if targets.isEmpty { return Bundle(root: root, targets: nil) }
    let path = path(of: name)
    let around = targets.indices.filter { targets[$0].contains(path) }
    let apps = around.filter { !targets[$0].isTest }
    if !around.isEmpty { return Bundle(root: root, targets: apps.isEmpty ? around : apps) }
    return Bundle(root: root, targets: targets.indices.filter { !targets[$0].isTest })
  }

  /// The path of a document as the paths of the targets begin.
  private func path(of name: String) -> String {
    root.hasPrefix("/") && !name.hasPrefix("/") ? FilePath.withoutLinks(name) : name
  }

  /// Whether a target, other than one of tests, contains two documents.
  func hasTarget(with one: String, and other: String) -> Bool {
    let (one, other) = (path(of: one), path(of: other))
    return targets.contains { !$0.isTest && $0.contains(one) && $0.contains(other) }
  }

  /// The catalogs and the loose pictures in a bundle.
  func pictures(in bundle: Bundle) -> (catalogs: [AssetCatalog], loose: [String]) {
    guard let indices = bundle.targets else {
      return (catalogs, loosePictures.filter(isOfApp))
    }
    let targets = indices.map { self.targets[$0] }
    return (
      catalogs.filter { catalog in targets.contains { $0.reaches(catalog.path) } },
      loosePictures.filter { path in targets.contains { $0.reaches(path) } }
    )
  }

  /// Whether a loose picture may be in the app, judged by its folders: those of tests, those of
  /// documentation and image sets outside a catalog are not.
  private func isOfApp(_ path: String) -> Bool {
    let folders = FileName.folder(of: root == "." ? path : String(path.dropFirst(root.utf8.count)))
    return !folders.split(separator: "/").contains { folder in
      let name = folder.lowercased()
      return name.hasSuffix("tests") || name.hasSuffix(".docc") || name.hasSuffix(".imageset")
        || ["docs", "doc", "documentation"].contains(name)
    }
  }
}
