/// The folders of projects: those that hold an Xcode project, a workspace or a package.
enum ProjectFolder {
  /// Whether a name in a folder makes it that of a project.
  static func isMarker(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    name.elementsEqual("Package.swift".utf8) || isBundle(name)
  }

  /// Whether a name is that of an Xcode project or workspace, a folder that only Xcode writes.
  static func isBundle(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    [".xcodeproj", ".xcworkspace"].contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// The nearest project's folder around or at a folder, as an absolute path; nil if there is none.
  ///
  /// The search stops at the root of the git repository and never includes `/`.
  static func around(_ folder: String) -> String? {
    var place = FilePath.withoutLinks(folder)
    let last = GitRepository(around: place)?.root
    while place != "/" {
      let isProject = unsafe try? System.hasEntry(in: place) { name in
        unsafe name.first != UInt8(ascii: ".") && isMarker(name)
      }
      if isProject == true { return place }
      if place == last { return nil }
      place = FileName.folder(of: place)
    }
    return nil
  }
}
