import ExpoTestSupport
import Testing

/// A mistake that people make, the projects in which it is tried, and the first finding about it.
///
/// Paths begin with the name of a place in a project, such as `ENTRIES`.
struct SlipKind: Sendable, CustomTestStringConvertible {
  enum Edit: Sendable {
    /// Another text at the second place with a text, or at the only one.
    case replace(String, String, String)
    case change(String, @Sendable (String) -> String)
    case write(String, String)
    /// A file or folder.
    case delete(String)
    case move(String, String)
    case copy(String, String)

    /// Another project file.
    static func targets(_ targets: XcodeProjectText.Target...) -> Edit {
      .write("PROJECT", XcodeProjectText.of(targets))
    }
  }

  let name: String
  /// The level unless it is an error, the rule, the file and the line; then the exit status if the
  /// level does not tell it.
  let finding: String
  let projects: [String]
  let edits: [Edit]

  var testDescription: String { name }

  init(_ name: String, _ finding: String, in projects: String = "catalog", _ edits: Edit...) {
    (self.name, self.finding, self.edits) = (name, finding, edits)
    self.projects = projects.split(separator: ", ").map(String.init)
  }

  /// A slip in the file of the finding: another text.
  init(
    _ name: String, _ finding: String, _ old: String, _ new: String, in projects: String = "catalog"
  ) {
    self.init(name, finding, in: projects, .replace(Self.file(finding), old, new))
  }

  /// A slip that makes something else of the file of the finding.
  init(
    _ name: String, _ finding: String, in projects: String = "catalog",
    change: @escaping @Sendable (String) -> String
  ) {
    self.init(name, finding, in: projects, .change(Self.file(finding), change))
  }

  private static func file(_ finding: String) -> String {
    String(finding.prefix { $0 != ":" }.split(separator: " ").last ?? "")
  }

  /// All but the last entry.
  static let withoutLast: @Sendable (String) -> String = { text in
    text.split(separator: ",\n  {").dropLast().joined(separator: ",\n  {") + "\n]\n"
  }

  /// The files of a project after the slip.
  func files(of project: FairProject) throws -> [String: String] {
    var files = project.tree.files
    for edit in edits {
      switch edit {
      case .replace(let path, let old, let new):
        let text = try #require(files[project.expanded(path)])
        let places = text.ranges(of: old)
        let place = try #require(places.count > 1 ? places[1] : places.first)
        files[project.expanded(path)] =
          "\(text[..<place.lowerBound])\(new)\(text[place.upperBound...])"
      case .change(let path, let change):
        files[project.expanded(path)] = change(try #require(files[project.expanded(path)]))
      case .write(let path, let text): files[project.expanded(path)] = text
      case .delete(let old), .move(let old, _), .copy(let old, _):
        let old = project.expanded(old)
        let found = files.filter { $0.key == old || $0.key.hasPrefix(old + "/") }
        try #require(!found.isEmpty)
        for (path, text) in found {
          if case .copy = edit {} else { files[path] = nil }
          guard let new = edit.goal else { continue }
          files[project.expanded(new) + path.dropFirst(old.count)] = text
        }
      }
    }
    return files
  }
}

extension SlipKind.Edit {
  fileprivate var goal: String? {
    switch self {
    case .move(_, let new), .copy(_, let new): new
    default: nil
    }
  }
}

extension FairProject {
  /// A path with that of the place that it begins with.
  func expanded(_ path: String) -> String {
    let name = path.prefix { $0 != "/" && $0 != ":" }
    let place =
      switch name {
      case "ENTRIES": entries
      case "EXPOSITION": exposition
      case "CODE": codePath
      case "ITEMS": "\(data)/items.dataset"
      case "DATA": "\(data)/items.dataset/Contents.json"
      case "FAIR": "\(data)/fair.dataset"
      case "DOCS": data
      case "PICS": pictures
      case "SET": "\(pictures)/wind_hill.imageset"
      case "SLOTS": "\(pictures)/wind_hill.imageset/Contents.json"
      case "CATALOG": catalog ?? ""
      case "PROJECT": projectFiles.keys.first { $0.hasSuffix(".pbxproj") } ?? ""
      case "MANIFEST": projectFiles.keys.first { $0.hasSuffix("Package.swift") } ?? ""
      default: String(name)
      }
    return place + path.dropFirst(name.count)
  }
}
