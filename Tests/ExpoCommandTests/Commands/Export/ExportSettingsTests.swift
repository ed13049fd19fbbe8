import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand
@testable import ExpoKit

/// `export` in `.expo.json`: what `expo export` does without options.
struct ExportSettingsTests {
  private func folder(_ export: String) throws -> TemporaryFolder {
    let folder = try ExportFixture.catalog()
    try folder.write(#"{"export": \#(export)}"#, to: ".expo.json")
    return folder
  }

  @Test("the settings are all options of export, except those that lift a guard or only look")
  func keys() {
    let unset: Set<OptionName> = [
      "check", "dry-run", "force", "no-clean", "record",
      // This one runs a program.
      "resize",
      // These two are settings of documents.
      "include", "exclude",
    ]
    let options = [any CommandOption].export.filter { !unset.contains($0.name) }.map(\.settingKey)
    let keys = ExportSettings.CodingKeys.allCases.filter { ![.accent, .languages].contains($0) }
      .map(\.rawValue)
    #expect(Set(options + ["lang"]) == Set(keys))
  }

  @Test("each key has the form of its option", arguments: ExportSettings.CodingKeys.allCases)
  func forms(key: ExportSettings.CodingKeys) throws {
    let options = Command.export.allOptions
    guard let option = options.first(where: { $0.settingKey == key.rawValue }) else { return }
    let form: ExportSettings.Form =
      switch option.value {
      case nil: .flag
      case .file, .anyFile, .folder, .path: .path
      case .number: .number
      case .choice(let words): .choice(words)
      default: ["base-url": .address, "page-lang": .languageTag][option.name, default: .text]
      }
    #expect(key.form == form)
  }

  @Test(
    "a wrong setting is reported with its location, and nothing is written",
    arguments: [
      (#"{"outptu": "site"}"#, "did you mean 'output'?", "^^^^^^^^"),
      (#"{"baseUrl": "https://e.org"}"#, "did you mean 'baseURL'?", "^^^^^^^^^"),
      (#"{"force": true}"#, "unknown key 'force'", "^^^^^^^"),
      (#"{"noClean": true}"#, "unknown key 'noClean'", "^^^^^^^^^"),
      (#"{"resize": "vips"}"#, "unknown key 'resize'", "^^^^^^^^"),
      (#"{"baseURL": "e.org"}"#, "an address such as https://example.org/fair/", "^^^^^^^"),
      (#"{"slug": "nam"}"#, "did you mean 'name'?", "^^^^^"),
      (#"{"pageLang": "english"}"#, "write a language tag", "^^^^^^^^^"),
      (#"{"perPage": 0}"#, "a whole number, 1 or more", "^"),
      (#"{"perPage": "5"}"#, "expected a number for 'perPage'", "^^^"),
      (#"{"noSearch": 1}"#, "for 'noSearch', found a number", "^"),
      (#"{"css": null}"#, "for 'css', found null", "^^^^"),
      (#"{"noImages": true, "images": "A.xcassets"}"#, "the setting of this export", "^^^^"),
      (##"{"accent": "red"}"##, "write one color as", "^^^^^"),
      (##"{"accent": ["#14532d"]}"##, "write one color as", "^^^^^^^^^^^"),
      (##"{"accent": ["#14532d", "#14532d"]}"##, "by night is 1.98:1", "^^^^^^^^^^^^^^^^^^^^^^"),
      (##"{"accent": ["#767676", "#eeeeee"]}"##, "by day is 4.35:1", "^^^^^^^^^^^^^^^^^^^^^^"),
      (#"{"languages": {"ko": "A.xcasets"}}"#, "did you mean 'A.xcassets'?", "^^^^^^^^^^^"),
      (#"{"languages": {"ko": "nothing"}}"#, "write the path of a folder", "^^^^^^^^^"),
      (
        #"{"languages": {"ko": "A.xcassets/tower.imageset"}}"#,
        "write the path of a folder with an exposition", "^^^^^^^^^^^^^^^^^^^^^^^^^^^"
      ),
      (#"{"languages": {"ko": "away"}}"#, "write a path below the folder", "^^^^^^"),
      (#"{"languages": {"ko": "../x"}}"#, "write a path below the folder", "^^^^^^"),
      (#"{"languages": {"korean": "A.xcassets"}}"#, "write a language tag", "^^^^^^^^"),
      (#"{"languages": {"ko": 1}}"#, "for 'ko', found a number", "^"),
      (#"{"languages": {"ko": "A.xcassets"}, "pageLang": "ko"}"#, "setting of this export", "^^^^"),
      // After the settings of the export, those of an exposition
      (#"{}, "expositions": {"A.xcasets": {}}"#, "did you mean 'A.xcassets'?", "^^^^^^^^^^^"),
      (#"{}, "expositions": {"nothing": {}}"#, "write the path of a folder", "^^^^^^^^^"),
      (#"{}, "expositions": {"": {}, "x": {}}"#, "write a path below the folder", "^^"),
      (#"{}, "expositions": {".expo.json": {}}"#, "write the path of a folder", "^^^^^^^^^^^^"),
      (#"{}, "expositions": {"A\u0000": {}}"#, "write a path below the folder", "^^^^^^^^^"),
      (#"{}, "expositions": {"away": {}}"#, "write a path below the folder", "^^^^^^"),
      (#"{}, "expositions": {"A.xcassets": {"acent": 1}}"#, "did you mean 'accent'?", "^^^^^^^"),
      (#"{}, "expositions": {"A.xcassets": {"slug": "name"}}"#, "unknown key 'slug'", "^^^^^^"),
      (#"{}, "expositions": {"A.xcassets": {"credit": null}}"#, "for 'credit', found null", "^^^^"),
    ])
  func wrong(export: String, message: String, caret: String) throws {
    let folder = try folder(export)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/away", withDestinationPath: "/tmp")
    let before = try folder.files(under: "")
    let result = expo("export html @/A.xcassets -o @/o --dry-run", in: folder.path)
    #expect(result.status == .failure && result.output.isEmpty)
    let text = result.errors.replacing(/\n  +(?=[^ \-|=^])/, with: " ")
    #expect(text.contains(message), "\(text)")
    #expect(text.contains(" \(caret)\n") && text.contains("/.expo.json:1:"), "\(text)")
    #expect(try folder.files(under: "") == before)
  }

  // MARK: Paths

  /// The keys that hold paths, by the schema: `export`, `css`.
  private static func pathKeys(_ node: JSONNode?, _ keys: [String] = []) -> [[String]] {
    guard let node else { return [] }
    let forms = [node] + (node["anyOf"]?.elements.map { $0 } ?? [])
    let isPath = forms.contains { $0["$ref"]?.string == "#/$defs/path" }
    return (isPath ? [keys] : [])
      + (node["properties"]?.members.map { $0 } ?? []).flatMap { member in
        pathKeys(member.value, keys + [member.key.string ?? ""])
      }
  }

  @Test(
    "no path in a setting leads out of the folder, into .git, or to the part before a NUL",
    .timeLimit(.minutes(30)),
    arguments: [
      "", "..", "../site", "x/../..", "no/../../x", "/tmp", "away", "away/new/x", "own", ".git/x",
      "x/.GIT", "A.xcassets\0", "\0", "..\0", "x/..\0q", "f\0x",
    ])
  func strayPaths(path: String) throws {
    let schema = JSONTree(reading: SourceFile(name: "", text: expo("schema config").output))
    let keys = Self.pathKeys(schema.root)
    #expect(keys.count == 9 && keys.contains(["assets"]))
    let quoted = JSONStringWriter().quoted
    for (index, names) in keys.enumerated()
    where Thoroughness.triesAll || index % 3 == path.utf8.count % 3 {
      let folder = try ExportFixture.catalog()
      let value = names.reversed().reduce(quoted(path)) { "{\(quoted($1)): \($0)}" }
      for (file, text) in [".expo.json": value, ".git/HEAD": "", "f": ""] {
        try folder.write(text, to: file)
      }
      try folder.link("own", to: ".git")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/away", withDestinationPath: "/tmp")
      let before = try folder.contents()
      for line in ["validate @/A.xcassets", "export html @/A.xcassets", "list @"] {
        let result = expo(line, in: folder.path)
        #expect(result.status == .failure, "\(line) \(value)")
        let words = result.errors.replacing(/\s+/, with: " ")
        let reason = path.isEmpty ? "write a path" : "write a path below the folder of this file"
        #expect(words.contains(reason), "\(words)")
        #expect(try folder.contents() == before)
      }
    }
  }

  @Test(
    "an output of a configuration is a book, or a folder in which nothing is read",
    arguments: [
      ("html", #""output": ".""#, "the export reads '@/A.xcassets/fair.dataset/fair.json'"),
      ("html", #""output": "web", "css": "web/own.css""#, "the export reads '@/web/own.css'"),
      ("markdown", #""output": "README""#, "only a .md file can be set here"),
      ("markdown", #""output": "f.swift""#, "only a .md file can be set here"),
      ("markdown", #""output": "b/README.md""#, ""), ("html", #""output": "web/site""#, ""),
    ])
  func outputs(kind: String, settings: String, message: String) throws {
    let folder = try folder("{\(settings)}")
    for name in ["web/own.css", "README", "f.swift"] { try folder.write("", to: name) }
    let before = try folder.contents()
    let result = expo("export \(kind) @/A.xcassets", in: folder.path)
    #expect(result.status == (message.isEmpty ? .success : .failure), "\(result.errors)")
    if message.isEmpty { return }
    // Lines are broken within a long path of the folder too.
    let said = result.errors.filter { !$0.isWhitespace }.replacing(folder.path, with: "@")
    #expect(said.contains(message.filter { !$0.isWhitespace }), "\(result.errors)")
    #expect(try folder.contents() == before)
  }

  @Test("a catalog outside the folder is checked, and published only if it is named")
  func sharedCatalog() throws {
    let folder = try ExportFixture.catalog()
    try folder.write(#"{"assets": "../A.xcassets"}"#, to: "app/.expo.json")
    try folder.write(ExportFixture.entries, to: "app/items.json")
    #expect(expo("validate @/app", in: folder.path).status == .success)
    let words = "export html @/app -o @/site"
    let refused = expo(words, in: folder.path)
    #expect(refused.status == .failure && refused.errors.contains("--images"), "\(refused.errors)")
    #expect(try !folder.names.contains("site"))
    #expect(expo(words + " --images @/A.xcassets", in: folder.path).status == .success)
  }
}
