import ExpoTestSupport
import Testing

/// A slip in a project, and the first error or warning about it.
struct ProjectSlip: Sendable, CustomTestStringConvertible {
  let name: String
  /// The finding: rule, file and line.
  let finding: String
  /// The files after the slip; nil deletes one; none if the project cannot have the slip.
  let changes: @Sendable (FairProject) -> [String: [UInt8]?]

  var testDescription: String { name }

  init(
    _ name: String, _ finding: String,
    _ changes: @escaping @Sendable (FairProject) -> [String: [UInt8]?]
  ) {
    (self.name, self.finding, self.changes) = (name, finding, changes)
  }

  /// A slip in the document of entries.
  private static func entries(
    _ name: String, _ finding: String, _ old: String, _ new: String
  ) -> ProjectSlip {
    ProjectSlip(name, finding) { project in
      let text = project.entriesText
      let places = text.ranges(of: old)
      guard let place = places.count > 1 ? places[1] : places.first else { return [:] }
      return [
        project.entries: Array((text[..<place.lowerBound] + new + text[place.upperBound...]).utf8)
      ]
    }
  }

  /// A slip that makes something else of the document of entries.
  private static func document(
    _ name: String, _ finding: String, _ change: @escaping @Sendable (String) -> [UInt8]
  ) -> ProjectSlip {
    ProjectSlip(name, finding) { [$0.entries: change($0.entriesText)] }
  }

  /// A copy of a document under another name, in a data set of its own if it was in one.
  private static func second(
    _ name: String, _ finding: String, _ path: @escaping @Sendable (FairProject) -> String,
    _ text: @escaping @Sendable (FairProject) -> String
  ) -> ProjectSlip {
    ProjectSlip(name, finding) { project in
      let copy = project.old(path(project))
      var files: [String: String?] = [copy: text(project)]
      if project.documentKind == .assets {
        files[project.contents(of: copy)] = FairProject.dataSet(copy)
      }
      return bytes(files)
    }
  }

  private static func bytes(_ changes: [String: String?]) -> [String: [UInt8]?] {
    changes.mapValues { text in text.map { Array($0.utf8) } }
  }

  private static func withoutPicture(_ project: FairProject) -> [String: [UInt8]?] {
    project.picture("wind_hill").mapValues { _ in nil }
  }

  /// Other bytes of a loose picture; nothing for image sets.
  private static func loose(_ project: FairProject, _ bytes: [UInt8]) -> [String: [UInt8]?] {
    project.pictureKind == .assets ? [:] : ["\(project.pictures)/wind_hill@2x.png": bytes]
  }

  /// Another content of a file of an image set; nothing for loose files.
  private static func inSet(_ project: FairProject, _ bytes: [UInt8]?) -> [String: [UInt8]?] {
    project.pictureKind == .loose
      ? [:] : ["\(project.pictures)/wind_hill.imageset/wind_hill@2x.gif": bytes]
  }

  /// An image set without the names of its files; nothing for loose files.
  private static func emptied(
    _ project: FairProject, keepsFiles: Bool
  ) -> [String: [UInt8]?] {
    if project.pictureKind == .loose { return [:] }
    let set = "\(project.pictures)/wind_hill.imageset/"
    let slots = ["1x", "2x", "3x"].map { #"{"idiom": "universal", "scale": "\#($0)"}"# }
    var changes: [String: String?] = [
      set + "Contents.json": #"{"images": [\#(slots.joined(separator: ",\n"))]}"#
    ]
    for mark in keepsFiles ? [] : ["", "@2x", "@3x"] {
      changes.updateValue(nil, forKey: "\(set)wind_hill\(mark).gif")
    }
    return bytes(changes)
  }

  // MARK: Pictures

  static let pictures = [
    ProjectSlip("picture deleted", "EX601 ENTRIES:10") { withoutPicture($0) },
    ProjectSlip("picture renamed", "EX601 ENTRIES:10") { project in
      withoutPicture(project).merging(bytes(project.picture("windhill_old"))) { $1 }
    },
    entries("name misspelled", "EX601 ENTRIES:10", "wind_hill", "wind_hil"),
    entries("name in the wrong case", "EX601 ENTRIES:10", "wind_hill", "Wind_Hill"),
    ProjectSlip("name decomposed", "EX608 ENTRIES:16") { project in
      let text = project.entriesText.replacing(
        "\(project.namespace)한빛탑\"", with: "\(project.namespace)\("한빛탑".decomposed)\"")
      return [project.entries: Array(text.utf8)]
    },
    ProjectSlip("copies that no app finds", "EX601 ENTRIES:10") { project in
      var changes = withoutPicture(project)
      for folder in project.useless {
        changes.merge(bytes(FairProject.copy(of: "wind_hill", in: folder))) { $1 }
      }
      return changes
    },
    ProjectSlip("file of a set missing", "EX602 SET:2") { inSet($0, nil) },
    ProjectSlip("set without files", "EX602 SET:1") { emptied($0, keepsFiles: false) },
    ProjectSlip("set whose slots were emptied", "EX603 SET:1") { emptied($0, keepsFiles: true) },
    ProjectSlip("picture cut off", "EX607 SET:2") { project in
      inSet(project, Array("GIF89a".utf8))
    },
    ProjectSlip("LFS pointer", "EX607 SET:2") { project in
      inSet(
        project,
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n".utf8))
    },
    ProjectSlip("loose picture cut off", "EX607 LOOSE:1") {
      loose($0, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    },
    ProjectSlip("LFS pointer of a loose picture", "EX607 LOOSE:1") { project in
      loose(
        project,
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n".utf8))
    },
    ProjectSlip("loose picture in no target", "EX601 ENTRIES:10") { project in
      guard project.pictureKind == .loose else { return [:] }
      return bytes(
        project.projectFiles.mapValues { $0.replacing("\"wind_hill", with: "\"gone") })
    },
    ProjectSlip("every loose picture deleted", "EX601 ENTRIES:4") { project in
      guard project.pictureKind == .loose else { return [:] }
      return without(project.pictures, project).filter { !$0.key.contains("/logo") }
    },
    ProjectSlip("every loose picture moved to the documentation", "EX601 ENTRIES:4") { project in
      var changes: [String: [UInt8]?] = [:]
      for path in project.tree.files.keys.sorted()
      where project.pictureKind == .loose && path.hasPrefix(project.pictures + "/")
        && !path.contains("/logo")
      {
        changes.updateValue(nil, forKey: path)
        changes["docs/" + path] = ProjectTree.gif(height: 20).utf8.map { $0 }
      }
      return changes
    },
  ]

  // MARK: Documents

  static let documents = [
    entries(
      "key twice", "EX304 ENTRIES:11", "    \"short_desc\"",
      "    \"name\": \"언덕\",\n    \"short_desc\""),
    entries("brace missing", "EX103 ENTRIES:12", "  },\n", ""),
    entries("quote in a text", "EX101 ENTRIES:11", "짧은 설명\"", "짧은 \"설명\"\""),
    ProjectSlip("conflict marks", "EX113 ENTRIES:9") { project in
      let line = #"    "name": "바람의 언덕",\#n"#
      let text = project.entriesText.replacing(
        line, with: "<<<<<<< HEAD\n\(line)=======\n\(line)>>>>>>> other\n")
      return [project.entries: Array(text.utf8)]
    },
    ProjectSlip("commas in the visitors", "EX110 EXPOSITION:3") {
      [
        $0.exposition: Array(
          FairProject.expositionText.replacing("14005808", with: "14,005,808").utf8)
      ]
    },
    document("CP949", "EX203 ENTRIES:5") { text in
      // 바람의 언덕, 짧은 설명 … in CP949: two bytes for each syllable.
      text.unicodeScalars.flatMap { $0.isASCII ? [UInt8($0.value)] : [0xB0, 0xA1] }
    },
  ]

  // MARK: Causes

  /// Another text of the `Contents.json` of an image set, in which part of it is replaced.
  private static func contents(
    _ name: String, _ finding: String, _ old: String, _ new: String
  ) -> ProjectSlip {
    ProjectSlip(name, finding) { project in
      let path = "\(project.pictures)/wind_hill.imageset/Contents.json"
      guard let text = project.tree.files[path] else { return [:] }
      return [path: Array(text.replacing(old, with: new, maxReplacements: 1).utf8)]
    }
  }

  /// Slips that are all that is reported.
  static let causes = [
    contents(
      "conflict in a set", "EX113 SET:1", "{\"images\"",
      "<<<<<<< HEAD\n=======\n>>>>>>> b\n{\"images\""),
    contents("key of a set twice", "EX304 SET:3", "]}", "], \"images\": []}"),
    contents("set lost a brace", "EX103 SET:1", "},\n", "\n"),
    contents("set with a comma too many", "EX104 SET:3", "]}", ",]}"),
    contents("file of a set misspelled", "EX602 SET:2", "wind_hill@2x.gif", "windhill@2x.gif"),
    ProjectSlip("file of a set renamed", "EX602 SET:2") { project in
      let new = "\(project.pictures)/wind_hill.imageset/hill@2x.gif"
      let gone = inSet(project, nil)
      return gone.isEmpty
        ? [:] : gone.merging([new: Array(ProjectTree.gif(height: 40).utf8)]) { $1 }
    },
    ProjectSlip("set renamed to another name", "EX601 ENTRIES:10") { project in
      withoutPicture(project).merging(bytes(project.picture("a_gem"))) { $1 }
    },
    entries("key in Korean", "EX302 ENTRIES:9", "\"name\"", "\"이름\""),
    entries("key in full width", "EX302 ENTRIES:9", "\"name\"", "\"ｎａｍｅ\""),
    entries("name in Cyrillic", "EX601 ENTRIES:10", "wind_hill", "wіnd_hill"),
    entries("name in full width", "EX601 ENTRIES:10", "wind_hill", "ｗind＿hill"),
    entries("tag in a text", "EX506 ENTRIES:12", "긴 설명", "긴<br>설명"),
    entries("entity in a text", "EX506 ENTRIES:6", "짧은 설명", "짧은 &amp; 설명"),
    entries("line break with a slash", "EX506 ENTRIES:12", #"\n다음"#, "/n다음"),
    entries("key misspelled", "EX302 ENTRIES:11", "\"short_desc\"", "\"shrot_desc\""),
    entries("key in another style", "EX302 ENTRIES:10", "\"image_name\"", "\"imageName\""),
    ProjectSlip("picture renamed a little", "EX601 ENTRIES:10") { project in
      withoutPicture(project).merging(bytes(project.picture("wind_hil"))) { $1 }
    },
    document("UTF-16", "EX203 ENTRIES:1") { text in
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    },
    document("RTF", "EX115 ENTRIES:1") { text in
      Array("{\\rtf1\\ansi\\cocoartf2709\n{\\fonttbl}\n\\f0 \(text)}".utf8)
    },
    document("empty file", "EX102 ENTRIES:1") { _ in [] },
    ProjectSlip("empty exposition", "EX102 EXPOSITION:1") { [$0.exposition: []] },
    document("entries in an object", "EX301 ENTRIES:1") { Array("{\"items\": \($0)}".utf8) },
    document("list without entries", "EX307 ENTRIES:1") { _ in Array("[]".utf8) },
    ProjectSlip("exposition in an array", "EX301 EXPOSITION:1") {
      [$0.exposition: Array("[\(FairProject.expositionText)]".utf8)]
    },
    ProjectSlip("catalog with the documents in no target", "EX705 CATALOG:1") { project in
      project.documentKind == .assets ? withoutCatalog(project) : [:]
    },
    file("file of entries deleted", "EX610 CODE:2") { [$0.entries: nil] },
    file("file of entries renamed", "EX610 CODE:2") { project in
      [project.entries: nil, project.old(project.entries): Array(project.entriesText.utf8)]
    },
    file("file of entries in no target", "EX610 CODE:2") { project in
      let files = project.projectFiles.filter { $1.contains("path = \"items.json\"") }
      return bytes(files.mapValues { $0.replacing("\"items.json\"", with: "\"gone.json\"") })
    },
    entries("line break spelled out", "EX506 ENTRIES:12", #"\n다음"#, #"\\n다음"#),
    entries("line break with a won sign", "EX506 ENTRIES:12", #"\n다음"#, #"₩n다음"#),
    second("second document of entries", "EX704 ENTRIES_OLD:1", \.entries, \.entriesText),
    second("second exposition", "EX704 EXPOSITION_OLD:1", \.exposition) { _ in
      FairProject.expositionText
    },
  ]

  // MARK: Names in code

  /// Deletes what lies in a folder.
  private static func without(_ folder: String, _ project: FairProject) -> [String: [UInt8]?] {
    let files = project.tree.files.keys.filter { $0.hasPrefix(folder + "/") }
    return Dictionary(uniqueKeysWithValues: files.map { ($0, nil) })
  }

  /// The slip in each project that keeps its documents in data sets.
  private static func dataSet(
    _ name: String, _ finding: String, of path: @escaping @Sendable (FairProject) -> String,
    renamed: Bool
  ) -> ProjectSlip {
    ProjectSlip(name, finding) { project in
      guard project.documentKind == .assets else { return [:] }
      let old = project.contents(of: path(project)).dropLast("/Contents.json".count)
      var changes = without(String(old), project)
      for file in renamed ? Array(changes.keys) : [] {
        changes[file.replacing(".dataset/", with: "_old.dataset/")] =
          project.tree.files[file].map { Array($0.utf8) }
      }
      return changes
    }
  }

  /// The slip in each project that keeps its documents in files.
  private static func file(
    _ name: String, _ finding: String,
    _ changes: @escaping @Sendable (FairProject) -> [String: [UInt8]?]
  ) -> ProjectSlip {
    ProjectSlip(name, finding) { $0.documentKind == .loose ? changes($0) : [:] }
  }

  /// No target with the catalog of the pictures; nothing where none is known.
  private static func withoutCatalog(_ project: FairProject) -> [String: [UInt8]?] {
    guard let catalog = project.catalog else { return [:] }
    let name = catalog.split(separator: "/").last ?? ""
    let files = project.projectFiles.filter { $0.key.hasSuffix(".pbxproj") }
    return bytes(
      files.mapValues { text in
        text.replacing("path = \"\(name)\"", with: "path = \"Gone\"", maxReplacements: 1)
          .replacing("\"Info.plist\"", with: "\"\(name)\"")
          .replacing("membershipExceptions = ()", with: "membershipExceptions = (\"\(name)\")")
      })
  }

  static let code = [
    dataSet("data set of entries renamed", "EX610 CODE:2", of: { $0.entries }, renamed: true),
    dataSet("data set of entries deleted", "EX610 CODE:2", of: { $0.entries }, renamed: false),
    dataSet(
      "data set of the exposition renamed", "EX610 CODE:3", of: { $0.exposition }, renamed: true),
    dataSet(
      "data set of the exposition deleted", "EX610 CODE:3", of: { $0.exposition }, renamed: false),
    ProjectSlip("picture that code names deleted", "EX610 CODE:4") { project in
      project.picture("logo").mapValues { _ in nil }
    },
    ProjectSlip("catalog in no target", "EX705 CATALOG:1") { withoutCatalog($0) },
    misspelled("name of the entries misspelled in code", "EX610 CODE:2", "items"),
    misspelled("name of the exposition misspelled in code", "EX610 CODE:3", "fair"),
    misspelled("picture that code names misspelled", "EX610 CODE:4", "logo"),
    ProjectSlip("data set became an image set", "EX606 IMAGES:1") { project in
      // The code of the package comes first.
      guard project.documentKind == .assets, project.sources != "Sources/Fair" else { return [:] }
      let old = project.contents(of: project.entries).dropLast("/Contents.json".count)
      var changes = without(String(old), project)
      for file in Array(changes.keys) {
        changes[file.replacing(".dataset/", with: ".imageset/")] =
          project.tree.files[file].map { Array($0.utf8) }
      }
      return changes
    },
    ProjectSlip("conflict marks in the project", "EX113 PROJECT:9") { project in
      bytes(
        project.projectFiles.filter { $0.key.hasSuffix(".pbxproj") }.mapValues {
          $0.replacing("\n/* Begin", with: "\n<<<<<<< HEAD\n=======\n>>>>>>> b\n/* Begin")
        })
    },
    idiom("images for Macs alone", "EX602 SET:1", "universal", "mac"),
    idiom("images for watches alone", "EX602 SET:1", "universal", "watch"),
    ProjectSlip("data for Macs alone", "EX701 DATA:1") { project in
      guard project.documentKind == .assets, project.projectFiles["Package.swift"] == nil
      else { return [:] }
      let path = project.contents(of: project.entries)
      return bytes([path: project.tree.files[path]?.replacing("universal", with: "mac")])
    },
  ]

  /// Another name in code, of a text or a case.
  private static func misspelled(_ name: String, _ finding: String, _ word: String) -> ProjectSlip {
    ProjectSlip(name, finding) { project in
      let code = project.tree.files[project.codePath] ?? ""
      let text = "\(word)\""
      let new =
        code.contains(text)
        ? code.replacing(text, with: "\(word)x\"", maxReplacements: 1)
        : code.replacing("case \(word)", with: "case \(word) = \"\(word)x\"", maxReplacements: 1)
      return [project.codePath: Array(new.utf8)]
    }
  }

  /// Other devices for the files of a set; nothing where the devices of the app are not known.
  private static func idiom(
    _ name: String, _ finding: String, _ old: String, _ new: String
  ) -> ProjectSlip {
    ProjectSlip(name, finding) { project in
      let path = "\(project.pictures)/wind_hill.imageset/Contents.json"
      guard let text = project.tree.files[path], project.projectFiles["Package.swift"] == nil
      else { return [:] }
      return [path: Array(text.replacing(old, with: new).utf8)]
    }
  }

  /// Slips inside of a document: they are the same in every project, so some projects are enough.
  private static let textual = Set(
    (documents + causes).filter { $0.finding.contains("ENTRIES:") }.map(\.name))

  static let all = pictures + documents + causes + code

  /// The slips that are tried in a project.
  static func all(in project: FairProject) -> [ProjectSlip] {
    let isUsual = ["catalog", "loose files", "Swift package"].contains(project.name)
    return isUsual ? all : all.filter { !textual.contains($0.name) }
  }
}

extension String {
  /// The same in Unicode's normalization form D, of Hangul syllables.
  fileprivate var decomposed: String {
    var text = ""
    for scalar in unicodeScalars {
      guard 0xAC00...0xD7A3 ~= scalar.value else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      for value in [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      where value != 0x11A7 { Unicode.Scalar(value).map { text.unicodeScalars.append($0) } }
    }
    return text
  }
}
