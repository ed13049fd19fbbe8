import ExpoBase

/// Names files in reports for CI: relative to the workspace, the folder of the repository.
package struct ReportPaths: Sendable {
  /// The absolute path of the workspace; nil if files are named as the user named them.
  let workspace: String?
  private let absolute: @Sendable (String) -> String

  /// Names files as the user named them, without a leading `./`.
  package static let asGiven = ReportPaths(workspace: nil) { $0 }

  /// Names files relative to a workspace.
  ///
  /// - Parameters:
  ///   - workspace: The absolute path of the workspace.
  ///   - absolute: The absolute path of a file.
  package init(workspace: String?, absolute: @escaping @Sendable (String) -> String) {
    self.workspace = workspace
    self.absolute = absolute
  }

  /// The name of a file: relative inside the workspace, absolute outside of it.
  ///
  /// With the workspace `/work/fair`, `a.json` in `/work/fair/App` → `App/a.json`.
  package func name(of file: String) -> String {
    guard let workspace, file != SourceFile.standardInputName else {
      return FileName.withoutLeadingDot(file)
    }
    let path = absolute(file)
    let prefix = workspace == "/" ? workspace : workspace + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
