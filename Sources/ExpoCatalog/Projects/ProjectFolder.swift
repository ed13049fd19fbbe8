/// The folders of projects: those that hold an Xcode project, a workspace or a package.
package enum ProjectFolder {
  /// Whether a name in a folder makes it that of a project.
  static func isMarker(_ name: String) -> Bool {
    name == "Package.swift" || isBundle(name)
  }

  /// Whether a name is that of an Xcode project or workspace, a folder that only Xcode writes.
  static func isBundle(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// The nearest project's folder around or at a folder, as an absolute path; nil if there is none.
  ///
  /// It is not looked for beyond the root of the git repository, and never at `/`.
  package static func around(_ folder: String) -> String? {
    var place = FilePath.withoutLinks(folder)
    let last = GitRepository(around: place)?.root
    while place != "/" {
      let names = (try? FolderReader.names(in: place)) ?? []
      if names.contains(where: isMarker) { return place }
      if place == last { return nil }
      place = FileName.folder(of: place)
    }
    return nil
  }
}
