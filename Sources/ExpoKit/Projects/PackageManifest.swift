import ExpoBase

extension ProjectTarget {
  /// The targets that a `Package.swift` declares; nil for one whose name is not a literal, because
  /// the manifest is never run.
  ///
  /// `.process` puts files of any folder into the bundle, `.copy` a folder as it is. A target
  /// without resources has all files of its folder.
  static func all(ofPackageAt path: String) -> [ProjectTarget?] {
    guard let file = try? FileReader.readFound(path) else { return [] }
    var targets: [ProjectTarget?] = []
    // The texts of the declaration, by its arguments and by the functions that they call.
    var (texts, outer) = ([:] as [String: [String]], nil as Int?)
    var (kind, label, depth, last) = ("", "", 0, ["", ""])
    // An app's own target keeps its resources in the main bundle.
    var isApp = false
    for token in SourceTokens(file, .swift) {
      let text = String(decoding: file.bytes[token.bytes], as: UTF8.self)
      switch (token.kind, text) {
      case (.text, _): texts[label, default: []].append(text)
      // The value of an expression is not known.
      case (.joinedText, _),
        (.word, _) where label == "path" || label == "name":
        texts[label] = ["", ""]
      case (.word, "iOSApplication"): isApp = true
      case (.sign, ":") where depth == outer: label = last[1]
      case (.sign, ",") where depth == outer: label = ""
      case (.sign, "("), (.sign, "["):
        depth += 1
        if last[0] == ".", outer == nil, last[1].lowercased().hasSuffix("target") {
          (texts, kind, label, outer) = ([:], last[1], "", depth)
        } else if label == "resources" || label == "process" || label == "copy" {
          label = text == "(" ? last[1] : "resources"
        }
      case (.sign, ")"), (.sign, "]"):
        if depth == outer {
          let isApp = isApp && kind == "executableTarget"
          targets.append(target(kind, texts, isApp: isApp, in: FileName.folder(of: path)))
          outer = nil
        }
        depth -= 1
      default: break
      }
      last = [last[1], text]
    }
    return targets
  }

  private static func target(
    _ kind: String, _ texts: [String: [String]], isApp: Bool, in root: String
  ) -> ProjectTarget? {
    let name = texts["path"] ?? texts["name"] ?? []
    guard name.count == 1 else { return nil }
    let outer = kind == "testTarget" ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    let usual = texts["path"] == nil ? outer.map { "\($0)/\(name[0])" } + [outer[0]] : name
    let folders = usual.map { FileName.resolved($0, in: root) }
    let folder = folders.first(where: FilePath.exists) ?? folders[0]
    func paths(_ label: String) -> Set<String> {
      Set((texts[label] ?? []).map { FileName.folded(FileName.resolved($0, in: folder)) })
    }
    var target = ProjectTarget()
    (target.isTest, target.isApp) = (kind == "testTarget", isApp)
    target.families = isApp ? DeviceFamily.ofAnyApp : nil
    target.sources = [FileName.folded(folder)]
    (target.exceptions, target.copied) = (paths("exclude"), paths("copy"))
    target.files = paths("process").union(target.copied)
    target.folders = target.files.isEmpty ? target.sources : target.files
    return target
  }
}

/// A program that makes an Xcode project, by the name of its manifest.
package enum ProjectGenerator: String, Sendable {
  case xcodeGen = "project.yml"
  case tuist = "Project.swift"

  /// Nil if the manifest's beginning is that of another file.
  init?(ofManifestAt path: String) {
    self.init(rawValue: FileName.last(of: path))
    let text = (try? FileReader.readFound(path)).map {
      String(decoding: $0.bytes.prefix(1 << 16), as: UTF8.self)
    }
    if text?.contains(self == .tuist ? "ProjectDescription" : "targets:") != true { return nil }
  }
}
