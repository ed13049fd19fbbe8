/// The text of a `project.pbxproj` as Xcode writes it: groups on disk, groups without a folder,
/// resources, synchronized folders.
package struct XcodeProjectText {
  /// A target and what it puts into its bundle, by paths from the project's folder.
  package struct Target {
    let name: String
    let kind: String
    let files: [String]
    let folders: [String: [String]]
    let settings: [String: String]

    /// A target for phones and tablets; a path with `/` at its end is a folder reference, a Swift file is compiled, and `folders` are synchronized
    /// ones with what they leave out.
    package init(
      _ name: String, kind: String = "application", _ files: [String] = [],
      folders: [String: [String]] = [:],
      settings: [String: String] = ["SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1,2"]
    ) {
      (self.name, self.kind, self.files, self.folders) = (name, kind, files, folders)
      self.settings = settings
    }
  }

  private var objects: [(identifier: String, text: String)] = []
  private var groups: [String: [String]] = ["": []]
  private var references: [String: String] = [:]

  package static func of(_ targets: Target...) -> String { of(targets) }

  /// The same of a list.
  package static func of(_ targets: [Target]) -> String {
    var project = XcodeProjectText()
    for target in targets { project.add(target) }
    return project.text(targets.map { "T_\($0.name)" })
  }

  private mutating func add(_ identifier: String, _ text: String) {
    objects.append((identifier, text))
  }

  private mutating func add(_ target: Target) {
    var (built, compiled) = ([] as [String], [] as [String])
    for file in target.files {
      let identifier = "B_\(target.name)_\(built.count + compiled.count)"
      if file.hasSuffix(".swift") { compiled.append(identifier) } else { built.append(identifier) }
      add(identifier, "isa = PBXBuildFile; fileRef = \(reference(to: file)) /* x */; ")
    }
    var synchronized: [String] = []
    for (folder, exceptions) in target.folders.sorted(by: { $0.key < $1.key }) {
      let identifier = "S_\(target.name)_\(synchronized.count)"
      synchronized.append(identifier)
      add(
        identifier,
        "isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E_\(identifier), ); path = \"\(folder)\"; sourceTree = \"<group>\"; "
      )
      add(
        "E_\(identifier)",
        "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(Self.list(exceptions))); target = T_\(target.name); "
      )
      groups["", default: []].append(identifier)
    }
    add("R_\(target.name)", "isa = PBXResourcesBuildPhase; files = (\(Self.list(built))); ")
    add("C_\(target.name)", "isa = PBXSourcesBuildPhase; files = (\(Self.list(compiled))); ")
    let settings = target.settings.sorted { $0.key < $1.key }.map { "\($0) = \"\($1)\"; " }.joined()
    add(
      "V_\(target.name)",
      "isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Release; ")
    add(
      "L_\(target.name)",
      "isa = XCConfigurationList; buildConfigurations = (V_\(target.name), ); ")
    add(
      "T_\(target.name)",
      "isa = PBXNativeTarget; buildConfigurationList = L_\(target.name); buildPhases = (C_\(target.name), R_\(target.name), ); fileSystemSynchronizedGroups = (\(Self.list(synchronized))); name = \(target.name); productType = \"com.apple.product-type.\(target.kind)\"; "
    )
  }

  private mutating func reference(to file: String) -> String {
    if let known = references[file] { return known }
    let identifier = "F_\(references.count)"
    references[file] = identifier
    let isFolder = file.hasSuffix("/")
    let parts = file.split(separator: "/").map(String.init)
    var outer = ""
    for part in parts.dropLast() {
      let inner = outer.isEmpty ? part : "\(outer)/\(part)"
      if groups[inner] == nil {
        groups[inner] = []
        groups[outer, default: []].append("\"G_\(inner)\"")
      }
      outer = inner
    }
    groups[outer, default: []].append(identifier)
    let type = isFolder ? "lastKnownFileType = folder; " : ""
    let path = parts.last ?? ""
    add(identifier, "isa = PBXFileReference; \(type)path = \"\(path)\"; sourceTree = \"<group>\"; ")
    return identifier
  }

  private static func list(_ items: [String]) -> String { items.map { "\"\($0)\", " }.joined() }

  private func text(_ targets: [String]) -> String {
    let groups = self.groups.sorted { $0.key < $1.key }.map { path, children in
      let name = path.split(separator: "/").last.map { "path = \"\($0)\"; " } ?? ""
      return (
        "\"G_\(path)\"",
        "isa = PBXGroup; children = (\(children.map { $0 + ", " }.joined())); \(name)sourceTree = \"<group>\"; "
      )
    }
    let project = (
      "P",
      "isa = PBXProject; mainGroup = \"G_\"; projectDirPath = \"\"; targets = (\(Self.list(targets))); "
    )
    let all = (objects.map { ($0.identifier, $0.text) } + groups + [project])
      .map { "\t\t\($0.0) /* name */ = {\($0.1)};\n" }.joined()
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = 77;
      \tobjects = {

      /* Begin section */
      \(all)/* End section */
      \t};
      \trootObject = P /* Project object */;
      }

      """
  }
}
