import ExpoKit
import ExpoJSON

/// The folder that reports for CI name files relative to.
enum ReportRoot {
  /// The workspace of GitHub or GitLab, else the root of the git repository, else the working
  /// folder.
  ///
  /// The repository is that of the working folder, or of the first path if that lies outside of it.
  static func paths(
    _ environment: Environment, _ paths: [String]
  ) -> ReportPaths {
    let root = FilePath.withoutLinks(given(environment) ?? repository(of: paths))
    return ReportPaths(workspace: root) { file in
      let path = FilePath.absolute(file)
      // A link inside the workspace keeps its name; one that leads into it is followed.
      if isInside(path, root) { return path }
      let target = FilePath.withoutLinks(path)
      return isInside(target, root) ? target : path
    }
  }

  private static func given(_ environment: Environment) -> String? {
    [.gitHubWorkspace, .gitLabProjectFolder].lazy.compactMap { environment[$0] }
      .first { $0.hasPrefix("/") && FilePath.isFolder($0) }
  }

  private static func repository(of paths: [String]) -> String {
    let folder = FilePath.workingFolder
    let own = GitRepository(around: folder)?.root
    guard let first = paths.first.map(FilePath.withoutLinks) else { return own ?? folder }
    if let own, isInside(first, own) || first == own { return own }
    return GitRepository(around: first)?.root ?? own ?? folder
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
