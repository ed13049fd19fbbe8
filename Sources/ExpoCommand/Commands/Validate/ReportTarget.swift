import ExpoJSON
import ExpoKit

/// A report format and its destination: `json=findings.json`.
struct ReportTarget: Equatable, Sendable {
  let format: ReportFormat
  /// The file; nil for standard output.
  let path: String?

  /// Reads the values of `--format`.
  ///
  /// - Throws: ``UsageError`` if two formats go to one file, or to standard output.
  static func parse(_ option: OptionName, _ words: [String]) throws(UsageError) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for word in words {
      let target = try ReportTarget(word, of: option)
      if let path = target.path, targets.contains(where: { $0.path == path }) {
        throw .value(of: option, .twoFormats(file: path))
      }
      targets.append(target)
    }
    guard targets.count(where: { $0.path == nil }) <= 1 else {
      throw .value(of: option, .twoFormats(file: nil))
    }
    return targets
  }

  private init(_ word: String, of option: OptionName) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let name = parts[0]
    let path = parts.count == 2 ? parts[1] : nil
    if name.isEmpty && path != nil || path?.hasPrefix("=") == true {
      throw .value(of: option, .notAReport(word))
    }
    guard let format = ReportFormat(rawValue: name) else {
      throw .value(of: option, .notAChoice(name, of: ReportFormat.allCases.map(\.rawValue)))
    }
    if path == "" { throw .value(of: option, .noFile(format)) }
    if path == "-" { throw .value(of: option, .isStandardOutput(format)) }
    self.init(format: format, path: path)
  }

  init(format: ReportFormat, path: String?) {
    self.format = format
    self.path = path
  }
}

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
    let own = FilePath.repositoryRoot(around: folder)
    guard let first = paths.first.map(FilePath.withoutLinks) else { return own ?? folder }
    if let own, isInside(first, own) || first == own { return own }
    return FilePath.repositoryRoot(around: first) ?? own ?? folder
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
