import ExpoKit

/// A report format and its destination: `json=findings.json`.
struct ReportTarget: Equatable, Sendable {
  let format: ReportFormat
  /// The file; nil for standard output.
  let path: String?

  /// Reads the values of `--format`.
  ///
  /// - Throws: ``CommandError`` if two formats go to one file, or to standard output.
  static func parse(_ option: OptionName, _ words: [String]) throws(CommandError) -> [Self] {
    var targets: [ReportTarget] = []
    for word in words {
      let target = try ReportTarget(word, of: option)
      if let path = target.path, targets.contains(where: { $0.path == path }) {
        throw CommandError(
          en: "\(option) has two formats for the file '\(path)'",
          ko: "\(option) 옵션으로 한 파일에 두 가지 형식을 쓸 수 없습니다: '\(path)'")
      }
      targets.append(target)
    }
    guard targets.count(where: { $0.path == nil }) <= 1 else {
      throw CommandError(
        en: "\(option) has two formats for standard output",
        ko: "\(option) 옵션으로 표준 출력에 두 가지 형식을 쓸 수 없습니다",
        help: (
          "write one to a file: --format FMT=FILE", "하나는 파일에 쓰세요: --format FMT=FILE"
        ))
    }
    return targets
  }
}

extension ReportTarget {
  private init(_ word: String, of option: OptionName) throws(CommandError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let name = parts[0]
    let path = parts.count == 2 ? parts[1] : nil
    if name.isEmpty && path != nil || path?.hasPrefix("=") == true {
      throw .unexpected(
        word, of: option, en: "FMT or FMT=FILE", ko: "FMT 또는 FMT=FILE 형식이")
    }
    guard let format = ReportFormat(rawValue: name) else {
      throw .notAChoice(name, of: "\(option)", ReportFormat.names)
    }
    if path == "" {
      throw CommandError(
        en: "\(option) \(name)= needs a file", ko: "\(option) 옵션의 \(name)= 뒤에 파일이 필요합니다")
    }
    if path == "-" {
      throw .isStandardOutput(
        option,
        help: (
          "write \(option) \(name) for standard output, or =./- for a file of that name",
          "표준 출력에는 \(option) \(name), 이름이 하이픈(-)인 파일에는 =./- 형태로 쓰세요"
        ))
    }
    self.init(format: format, path: path)
  }
}

extension ReportPaths {
  /// Names files as reports for CI do: relative to the workspace of GitHub or GitLab, else the root of the
  /// git repository, else the working folder.
  ///
  /// The repository is that of the working folder, or of the first path if that is outside of it.
  init(_ environment: Environment, _ paths: [String]) {
    let root = FilePath.withoutLinks(
      Self.workspace(environment) ?? Self.repository(of: paths))
    self.init(workspace: root) { file in
      let path = FilePath.absolute(file)
      // A link inside the workspace keeps its name; one that leads into it is followed.
      if Self.isInside(path, root) { return path }
      let target = FilePath.withoutLinks(path)
      return Self.isInside(target, root) ? target : path
    }
  }

  private static func workspace(_ environment: Environment) -> String? {
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
