import ExpoBase

/// Names files in reports for CI relative to the workspace, the folder of the repository.
package struct ReportPaths: Sendable {
  /// The absolute path of the workspace; nil if files are named as the user named them.
  let workspace: String?
  private let absolute: @Sendable (String) -> String

  /// Names files as the user named them, without a leading `./`.
  static let asGiven = ReportPaths(workspace: nil) { $0 }

  /// `workspace` is an absolute path; `absolute` makes the absolute path of a file.
  package init(workspace: String?, absolute: @escaping @Sendable (String) -> String) {
    self.workspace = workspace
    self.absolute = absolute
  }

  /// Relative inside the workspace, absolute outside.
  ///
  /// With the workspace `/work/fair`, in `/work/fair/App`: `a.json` → `App/a.json`, `/work/fair` → `.`.
  func name(of file: String) -> String {
    guard let workspace, file != SourceFile.standardInputName else {
      return Self.withoutLeadingDot(file)
    }
    let path = absolute(file)
    if path == workspace { return "." }
    let prefix = workspace == "/" ? workspace : workspace + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// `./a.json` → `a.json`.
  private static func withoutLeadingDot(_ name: String) -> String {
    guard name.hasPrefix("./") else { return name }
    let rest = name.dropFirst(2).drop { $0 == "/" }
    return rest.isEmpty ? name : withoutLeadingDot(String(rest))
  }

  /// The punctuation that a relative path allows (RFC 3986 §3.3), without the colon.
  private static let unencoded = Set("!$&'()*+,;=@/-._~".utf8)

  /// A URI reference (RFC 3986): `한.json` → `%ED%95%9C.json`.
  ///
  /// A relative name stays relative, without a leading `./`; `/a b.json` → `file:///a%20b.json`.
  static func uriReference(_ name: String) -> String {
    let path = withoutLeadingDot(name).percentEncoded(allowing: unencoded)
    return name.hasPrefix("/") ? "file://" + path : path
  }
}
