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
    /// A file or folder with its files at another place; nil deletes them.
    case move(String, String?)
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
  let projectNames: [String]
  let edits: [Edit]

  var testDescription: String { name }

  init(_ name: String, _ finding: String, in projects: String = "catalog", _ edits: Edit...) {
    self.init(name, finding, in: projects, edits: edits)
  }

  private init(_ name: String, _ finding: String, in projects: String, edits: [Edit]) {
    (self.name, self.finding, self.edits) = (name, finding, edits)
    projectNames = projects.split(separator: ", ").map(String.init)
  }

  /// Slips as a table: name, finding, projects, edits with ` ‖ ` between them.
  static func rows(_ table: String) -> [SlipKind] {
    TextTable.rows(table).map { cells in
      let edits = TextTable.items(cells[3]).map { Edit($0, inFileOf: cells[1]) }
      return SlipKind(cells[0], cells[1], in: cells[2], edits: edits)
    }
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
  static func projects(_ name: String) -> [FairProject] {
    if let has = groups[name] { return FairProject.all.filter(has) }
    return (FairProject.all + FairProject.others).filter { $0.name == name }
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
    func carry(_ old: String, to new: String?, isMove: Bool) throws {
      let old = project.expanded(old)
      let found = files.filter { $0.key == old || $0.key.hasPrefix(old + "/") }
      try #require(!found.isEmpty)
      for (path, bytes) in found {
        if isMove { files[path] = nil }
        if let new { files[project.expanded(new) + path.dropFirst(old.count)] = bytes }
      }
    }
    for edit in edits {
      switch edit {
      case .replace(let path, let old, let new):
        let text = try read(path)
        let ranges = text.ranges(of: old)
        let range = try #require(ranges.count > 1 ? ranges[1] : ranges.first)
        let changed = "\(text[..<range.lowerBound])\(new)\(text[range.upperBound...])"
        write([project.expanded(path): changed])
      case .change(let path, let change): write([project.expanded(path): change(try read(path))])
      case .bytes(let path, let change): files[project.expanded(path)] = change(try read(path))
      case .write(let path, let text): write([project.expanded(path): text])
      case .project(let changes): write(changes(project))
      case .picture(let old, let new):
        write(project.picture(old).mapValues { _ in nil })
        if let new { write(project.picture(new)) }
      case .move(let old, let new): try carry(old, to: new, isMove: true)
      case .copy(let old, let new): try carry(old, to: new, isMove: false)
      }
    }
    let folder = try TemporaryFolder()
    for (path, bytes) in files { try folder.write(bytes, to: path) }
    return folder
  }
}

extension SlipKind.Edit {
  /// Reads `old ⇒ new` or `every old ⇒ new`, in the file of the finding or in another (`CODE | old ⇒ new`),
  /// `CODE := text` with `@` for the former text, `delete PATH`, `move PATH to PATH`, `copy PATH to PATH`,
  /// `picture name` for its deletion and `picture name as name`.
  fileprivate init(_ text: String, inFileOf finding: String) {
    let verb = text.prefix { $0 != " " }
    let rest = String(text.dropFirst(verb.count + 1))
    switch verb {
    case "delete": self = .move(rest, nil)
    case "move", "copy":
      let (old, new) = Self.halves(of: rest, at: " to ")
      self = verb == "move" ? .move(old, new) : .copy(old, new)
    case "picture":
      let (old, new) = Self.halves(of: rest, at: " as ")
      self = .picture(old, new.isEmpty ? nil : new)
    case _ where rest.hasPrefix(":= "):
      let new = rest == ":= nothing" ? "" : String(rest.dropFirst(3))
      self =
        new.contains("@")
        ? .change(String(verb)) { new.replacing("@", with: $0) } : .write(String(verb), new)
    default:
      let file = finding.prefix { $0 != ":" }.split(separator: " ").last.map(String.init) ?? ""
      let isElsewhere = rest.hasPrefix("| ")
      let sides = Self.halves(of: isElsewhere ? String(rest.dropFirst(2)) : text, at: " ⇒ ")
      let (path, new) = (isElsewhere ? String(verb) : file, sides.1 == "nothing" ? "" : sides.1)
      let old = sides.0.hasPrefix("every ") ? String(sides.0.dropFirst(6)) : nil
      self =
        old.map { old in .change(path) { $0.replacing(old, with: new) } }
        ?? .replace(path, sides.0, new)
    }
  }

  /// The text before a separator, and that after it, which is empty without one.
  private static func halves(of text: String, at separator: String) -> (String, String) {
    let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}

extension FairProject {
  fileprivate var isApp: Bool { projectFiles["Package.swift"] == nil }

  /// A path with that of the place that it begins with.
  func expanded(_ path: String) -> String {
    let name = path.prefix { $0 != "/" && $0 != ":" }
    let start =
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
    return start + path.dropFirst(name.count)
  }
}
