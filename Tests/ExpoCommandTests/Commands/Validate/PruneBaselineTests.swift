import ExpoTestSupport
import Foundation
import Testing

/// Which rows `--prune-baseline` removes: those of documents that were checked in full, or are gone.
struct PruneBaselineTests {
  private static let bad = #"[{"name": "a", "image_name": "i", "short_desc": "", "desc": "dd"}]"#
  private static let good = #"[{"name": "a", "image_name": "i", "short_desc": "s", "desc": "dd"}]"#

  /// A catalog and a loose document, each with findings, and the baseline of all of them.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "A.xcassets/items.dataset/items.json": bad,
      "A.xcassets/items.dataset/Contents.json": #"{"data": [{"filename": "items.json"}]}"#,
      "A.xcassets/i.imageset/Contents.json": #"{"images": [{"filename": "gone.png"}]}"#,
      "A.xcassets/o/j.imageset/Contents.json": #"{"images": [{"filename": "gone.png"}]}"#,
      "in/loose.json": bad, "other.xcassets/Contents.json": "{}",
    ])
    expo("validate -q @ --write-baseline @/k.json", in: folder.path)
    return folder
  }

  private static func rows(_ folder: TemporaryFolder, _ name: String = "k.json") throws -> [String]
  {
    try folder.text(name).split(separator: "\n").filter { $0.contains("\"rule\"") }
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
  }

  @Test(
    "a run that did not check everything removes no row, and warns of none",
    arguments: [
      ("@/A.xcassets --exclude **/items.json", "none"),
      ("@/A.xcassets --exclude @/A.xcassets/**", "none"), ("@", "configuration"),
      ("@", "pipe"), ("@", "sealed document"), ("@", "sealed folder"),
      ("@/A.xcassets", "sealed folder"), ("@ --kind exposition", "none"),
      ("@ --assets @/other.xcassets", "none"), ("@ --no-assets", "none"),
      ("@ --select EX104", "none"), ("@ --select EX501", "good"),
      ("@ --ignore EX501", "good"), ("@/in", "none"), ("@/A.xcassets", "none"),
      ("@", "broken"), ("@", "no UTF-8"), ("@", "link"), ("@ --severity EX501=note", "none"),
      ("@ --max-findings 1", "none"), ("@ --isolated", "none"),
    ])
  func kept(words: String, event: String) async throws {
    let folder = try Self.project()
    let before = try Self.rows(folder)
    #expect(before.count > 4)
    let document = "A.xcassets/items.dataset/items.json"
    let manager = FileManager.default
    switch event {
    case "configuration": try folder.write(#"{"exclude": ["**/items.json"]}"#, to: ".expo.json")
    case "pipe":
      try manager.removeItem(atPath: folder.path + "/" + document)
      try folder.pipe(document)
    case "sealed document": try folder.setMode(0, of: document)
    case "sealed folder": try folder.setMode(0, of: "A.xcassets/o")
    case "broken": try folder.write("[{", to: document)
    case "no UTF-8": try folder.write([0xFF, 0xFE, 0xFF], to: document)
    case "good": try folder.write(Self.good, to: "in/loose.json")
    case "link":
      try manager.moveItem(atPath: folder.path + "/in", toPath: folder.path + "/away")
      try folder.link("in", to: "nowhere")
    default: break
    }
    defer { try? folder.setMode(0o755, of: "A.xcassets/o") }
    try folder.setMode(0o777, of: "k.json")
    let mode = try folder.mode("") ?? 0o755
    try folder.setMode(0o777, of: "")
    defer { try? folder.setMode(mode, of: "") }
    if event.hasPrefix("sealed") {
      await #expect(processExitsWith: .success) { [path = folder.path as String, words] in
        giveUpPrivileges()
        PruneBaselineTests.expectNoneNamed(words, in: path)
      }
    } else {
      Self.expectNoneNamed(words, in: folder.path)
    }
    #expect(try Self.rows(folder) == before)
  }

  /// Expects that no run with the baseline names a row or removes one.
  private static func expectNoneNamed(_ words: String, in path: String) {
    for prune in ["", "--prune-baseline"] {
      let errors = expo("validate --baseline @/k.json \(prune) \(words)", in: path).errors
      #expect(!errors.contains("no finding:") && !errors.contains("removed"))
    }
  }

  @Test(
    "the rows of what was repaired or is gone are removed",
    arguments: [
      ("repaired", "@", ["in/loose.json"]), ("gone", "@", ["in/loose.json"]),
      ("folder gone", "@", ["in/loose.json"]), ("folder is a file", "@", ["in/loose.json"]),
      ("repaired", "@/in/loose.json", ["in/loose.json"]), ("gone", "@/A.xcassets", []),
      ("set gone", "@/A.xcassets", ["A.xcassets/o/j.imageset/Contents.json"]),
    ])
  func removed(event: String, words: String, files: [String]) throws {
    let folder = try Self.project()
    let before = try Self.rows(folder)
    let manager = FileManager.default
    switch event {
    case "repaired": try folder.write(Self.good, to: "in/loose.json")
    case "gone": try manager.removeItem(atPath: folder.path + "/in/loose.json")
    case "set gone": try manager.removeItem(atPath: folder.path + "/A.xcassets/o/j.imageset")
    default:
      try manager.removeItem(atPath: folder.path + "/in")
      if event == "folder is a file" { try folder.write("", to: "in") }
    }
    let line = "validate --baseline @/k.json --prune-baseline \(words)"
    let errors = expo(line, in: folder.path).errors
    let left = try Self.rows(folder)
    let isRemoved = { (row: String) in files.contains { row.contains("\"file\": \"\($0)\"") } }
    #expect(left == before.filter { !isRemoved($0) }, "\(errors)")
    #expect(errors.contains("removed") == !files.isEmpty)
  }

  @Test("no row is removed from a baseline that was moved to another folder, and the run says so")
  func moved() throws {
    let folder = try Self.project()
    let before = try Self.rows(folder)
    try folder.write(try folder.text("k.json"), to: "sub/k.json")
    for prune in ["", "--prune-baseline"] {
      let result = expo("validate --baseline @/sub/k.json \(prune) @", in: folder.path)
      #expect(
        result.errors.contains(
          "expo: warning: @/sub/k.json: no row is about a file that exists, so no row is removed\n")
      )
      #expect(try Self.rows(folder, "sub/k.json") == before)
    }
  }

  @Test("a finding stays in the baseline if its fix cannot be written")
  func unwritten() async throws {
    let folder = try TemporaryFolder(["in/f.json": "[1,]", "k/x": ""])
    expo("validate -q @/in/f.json --write-baseline @/k/k.json", in: folder.path)
    let before = try Self.rows(folder, "k/k.json")
    #expect(before.contains { $0.contains("EX104") })
    try folder.setMode(0o444, of: "in/f.json")
    for name in ["k", "k/k.json"] { try folder.setMode(0o777, of: name) }
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      giveUpPrivileges()
      let line = "validate -q --fix --baseline @/k/k.json --prune-baseline @/in/f.json"
      #expect(expo(line, in: path).status == .failure)
    }
    #expect(try Self.rows(folder, "k/k.json") == before)
  }

  @Test(
    "a baseline knows every finding, through whatever links it and the documents are named",
    arguments: [
      ("k.json", "@"), ("lnk/k.json", "@"), ("k.json", "@/lnk/"), ("lnk/k.json", "@/lnk/in"),
      ("in-link/k.json", "@/in"),
    ])
  func links(known: String, operand: String) throws {
    let folder = try Self.project()
    try folder.link("lnk", to: "")
    try folder.link("in-link", to: "in")
    let known = "@/" + known
    expo("validate -q \(operand) --write-baseline \(known)", in: folder.path)
    let written = try folder.text(String(known.dropFirst(2)))
    for direct in [known, known.replacing("lnk/", with: "").replacing("in-link", with: "in")] {
      for path in [operand, operand.replacing("/lnk", with: "")] {
        let result = expo(
          "validate -q \(path) --baseline \(direct) --prune-baseline", in: folder.path)
        #expect(result.status == .success && result.output + result.errors == "")
        #expect(try folder.text(String(known.dropFirst(2))) == written)
      }
    }
  }
}
