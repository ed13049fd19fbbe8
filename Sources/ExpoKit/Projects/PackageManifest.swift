import ExpoBase

extension ProjectTarget {
  /// The most bytes of a manifest that is read.
  private static let longestManifest = 1 << 20

  /// The targets of the package that a `Package.swift` describes, as far as it says so in plain words:
  /// it is never run.
  ///
  /// Of resources, `.process` puts files into the bundle wherever they lie, `.copy` puts a folder as
  /// it is. A target that names none is its folder.
  static func all(ofPackageAt path: String) -> [ProjectTarget] {
    guard let file = try? FileReader.readFound(path), file.bytes.count <= longestManifest else {
      return []
    }
    let root = FileName.folder(of: path)
    return PackageManifest(file).targets.compactMap { $0.target(in: root) }
  }
}

/// The calls in a `Package.swift` that declare targets.
private struct PackageManifest {
  /// The texts of a declaration, by its arguments: `name`, `path`, `exclude`, `process`, `copy`.
  struct Declaration {
    let isTest: Bool
    let depth: Int
    var texts: [String: [String]] = [:]
  }

  private(set) var targets: [Declaration] = []

  init(_ file: SourceFile) {
    var open: Declaration?
    var (depth, label, last) = (0, "", "")
    var isCall = false
    for token in SourceTokens(file) {
      let text = String(decoding: file.bytes[token.bytes], as: UTF8.self)
      switch (token.kind, text) {
      case (.text, _): open?.texts[label, default: []].append(text)
      // What is put together is not known.
      case (.joinedText, _): open?.texts[label, default: []] += ["", ""]
      case (.word, _):
        isCall = last == "."
        if label == "path" || label == "name" { open?.texts[label, default: []] += ["", ""] }
      case (_, ":") where depth == open?.depth: label = last
      case (_, ",") where depth == open?.depth: label = ""
      case (_, "("), (_, "["), (_, "{"):
        depth += 1
        if isCall, text == "(", open == nil, last.lowercased().hasSuffix("target") {
          open = Declaration(isTest: last == "testTarget", depth: depth)
        } else if isCall, label == "resources", last == "process" || last == "copy" {
          label = last
        }
      case (_, ")"), (_, "]"), (_, "}"):
        if depth == open?.depth, let target = open {
          targets.append(target)
          open = nil
        }
        depth -= 1
        if label == "process" || label == "copy" { label = "resources" }
      default: break
      }
      last = text
    }
  }
}

extension PackageManifest.Declaration {
  /// The target; nil if its folder is not known.
  func target(in root: String) -> ProjectTarget? {
    guard let folder = folder(in: root) else { return nil }
    var target = ProjectTarget()
    target.isTest = isTest
    target.sources = [folder]
    func paths(_ label: String) -> Set<String> {
      Set((texts[label] ?? []).map { FileName.resolved($0, in: folder) })
    }
    target.exceptions = paths("exclude")
    target.copied = paths("copy")
    let resources = paths("process").union(target.copied)
    target.folders = resources.isEmpty ? [folder] : resources
    target.files = resources
    return target
  }

  private func folder(in root: String) -> String? {
    if let path = texts["path"] {
      return path.count == 1 ? FileName.resolved(path[0], in: root) : nil
    }
    guard let name = texts["name"], name.count == 1 else { return nil }
    let folders = (isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let paths = folders.map { FileName.resolved("\($0)/\(name[0])", in: root) }
    return paths.first(where: FilePath.exists) ?? FileName.resolved(folders[0], in: root)
  }
}
