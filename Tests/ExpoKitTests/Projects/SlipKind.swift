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
    case bytes(String, @Sendable (String) -> [UInt8])
    case write(String, String)
    case delete(String)
    case move(String, String)
    case copy(String, String)
    /// The files of a picture, which are deleted or get another name.
    case picture(String, String?)
    /// Other texts of files; nil deletes one.
    case project(@Sendable (FairProject) -> [String: String?])

    static func targets(_ targets: XcodeProjectText.Target...) -> Edit {
      .write("PROJECT", XcodeProjectText.of(targets))
    }
  }

  let name: String
  /// The level unless it is an error, the rule, the file and the line; then the exit status if the
  /// level does not tell it, or that no other rule is reported, because what follows is withheld.
  let finding: String
  /// The names of projects, or of what they have.
  let places: [String]
  let edits: [Edit]

  var testDescription: String { name }

  init(_ name: String, _ finding: String, in projects: String = "catalog", _ edits: Edit...) {
    (self.name, self.finding, self.edits) = (name, finding, edits)
    places = projects.split(separator: ", ").map(String.init)
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

  private static let groups: [String: @Sendable (FairProject) -> Bool] = [
    "all": { _ in true },
    // A slip in a text is the same in every project.
    "usual": { ["catalog", "loose files", "Swift package"].contains($0.name) },
    "image sets": { $0.pictureKind == .assets },
    "image sets of apps": { $0.pictureKind == .assets && $0.isApp },
    "data sets": { $0.documentKind == .assets },
    "data sets of apps": { $0.documentKind == .assets && $0.isApp },
    "data sets of targets": { $0.documentKind == .assets && $0.catalog != nil },
    "targets": { $0.catalog != nil },
    "project files": { $0.projectFiles.keys.contains { $0.hasSuffix(".pbxproj") } },
  ]

  /// The projects of a name, or that have something.
  static func projects(_ place: String) -> [FairProject] {
    if let has = groups[place] { return FairProject.all.filter(has) }
    return (FairProject.all + FairProject.others).filter { $0.name == place }
  }

  static let withoutLast: @Sendable (String) -> String = { text in
    text.split(separator: ",\n  {").dropLast().joined(separator: ",\n  {") + "\n]\n"
  }

  /// A folder with the files of a project after the slip.
  func folder(of project: FairProject) throws -> TemporaryFolder {
    var files = project.tree.files.mapValues { Array($0.utf8) }
    func read(_ path: String) throws -> String {
      String(decoding: try #require(files[project.expanded(path)]), as: UTF8.self)
    }
    func write(_ texts: [String: String?]) {
      for (path, text) in texts { files[path] = text.map { Array($0.utf8) } }
    }
    for edit in edits {
      switch edit {
      case .replace(let path, let old, let new):
        let text = try read(path)
        let places = text.ranges(of: old)
        let place = try #require(places.count > 1 ? places[1] : places.first)
        let changed = "\(text[..<place.lowerBound])\(new)\(text[place.upperBound...])"
        write([project.expanded(path): changed])
      case .change(let path, let change): write([project.expanded(path): change(try read(path))])
      case .bytes(let path, let change): files[project.expanded(path)] = change(try read(path))
      case .write(let path, let text): write([project.expanded(path): text])
      case .project(let changes): write(changes(project))
      case .picture(let old, let new):
        write(project.picture(old).mapValues { _ in nil })
        if let new { write(project.picture(new)) }
      case .delete(let old), .move(let old, _), .copy(let old, _):
        let old = project.expanded(old)
        let found = files.filter { $0.key == old || $0.key.hasPrefix(old + "/") }
        try #require(!found.isEmpty)
        for (path, bytes) in found {
          if case .copy = edit {} else { files[path] = nil }
          guard let new = edit.goal else { continue }
          files[project.expanded(new) + path.dropFirst(old.count)] = bytes
        }
      }
    }
    let folder = try TemporaryFolder()
    for (path, bytes) in files { try folder.write(bytes, to: path) }
    return folder
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
  fileprivate var isApp: Bool { projectFiles["Package.swift"] == nil }

  /// A path with that of the place that it begins with.
  func expanded(_ path: String) -> String {
    let name = path.prefix { $0 != "/" && $0 != ":" }
    let place =
      switch name {
      case "ENTRIES": entries
      case "EXPOSITION": exposition
      case "ENTRIES_OLD": old(entries)
      case "EXPOSITION_OLD": old(exposition)
      case "CODE": codePath
      case "ITEMS": "\(data)/items.dataset"
      case "DATA": "\(data)/items.dataset/Contents.json"
      case "FAIR": "\(data)/fair.dataset"
      case "IMAGES": "\(data)/items.imageset"
      case "DOCS": data
      case "PICS": pictures
      case "SET": "\(pictures)/wind_hill.imageset"
      case "SLOTS": "\(pictures)/wind_hill.imageset/Contents.json"
      case "CATALOG": catalog ?? ""
      case "PROJECT": projectFiles.keys.sorted().first { $0.hasSuffix(".pbxproj") } ?? ""
      case "MANIFEST": projectFiles.keys.first { $0.hasSuffix("Package.swift") } ?? ""
      default: String(name)
      }
    return place + path.dropFirst(name.count)
  }
}
