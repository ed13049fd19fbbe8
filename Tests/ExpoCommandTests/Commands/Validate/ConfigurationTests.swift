import ExpoTestSupport
import Foundation
import Testing

struct ConfigurationTests {
  private static let entry =
    #"{"name": "a", "image_name": "i", "short_desc": "한국의 정원", "desc": "정원 이야기 하나"}"#

  @Test(
    "a wrong configuration is reported with its location, and the run fails",
    arguments: [
      (#"{"ignroe": []}"#, "unknown key 'ignroe'", "did you mean 'ignore'?"),
      (#"{"colour": 1}"#, "unknown key 'colour'", "help: see expo help settings\n"),
      (#"{"export": {"resize": "x"}}"#, "unknown key 'resize'", "help: see expo help sites\n"),
      (#"{"ignore": null}"#, "expected an array for 'ignore', found null", ""),
      (#"{"ignore": ["EX999"]}"#, "'EX999' cannot be used here", "help: expo rules lists them\n"),
      (#"{"ignore": ["traling-comma"]}"#, "did you mean 'trailing-comma'?", ""),
      (
        #"{"severity": {"EX104": "off"}}"#, "'off' cannot be used here",
        "help: write error, warning or note; \"ignore\" switches a rule off\n"
      ),
      (#"{"limits": {"shortDesc": "12"}}"#, "expected a number for 'shortDesc'", ""),
      (#"{"select": ["EX1"],}"#, "trailing ','", ""),
      (#"{"limits": {"shortDesc": null}}"#, "expected a number for 'shortDesc', found null", ""),
      (#"{"limits": null}"#, "expected an object for 'limits', found null", ""),
      (#"{"limits": {"shortdesc": 1}}"#, "did you mean 'shortDesc'?", ""),
      (#"{"limits": {"shortDesc": 1e30}}"#, "write a whole number, 1 or more", ""),
      (#"{"facts": {"name": "Name"}}"#, "every entry has this one already", ""),
      (#"{"facts": {"year": {"kr": "연도"}}}"#, "write en or ko", ""),
      (#"{"facts": {"year": 5}}"#, "expected a string for 'year', found a number", ""),
      (#"{"facts": ["year"]}"#, "expected an object", ""),
      (#"{"limits": {"shortDesc": 0}}"#, "write a whole number, 1 or more", ""),
      (#"{"severity": {"EX104": "eror"}}"#, "did you mean 'error'?", ""),
      (#"{"optionalKeys": ["dsec"]}"#, "did you mean 'desc'?", ""),
      (#"{"aliases": {"imageName": "imagename"}}"#, "did you mean 'image_name'?", ""),
      (
        #"{"select": []}"#, "'[]' cannot be used here",
        "help: name a rule, or delete the key to check all\n"
      ),
    ])
  func wrong(configuration: String, message: String, help: String) throws {
    let folder = try TemporaryFolder([".expo.json": configuration, "a/x.json": "[]"])
    let result = expo("validate -q @/a/x.json", in: folder.path)
    #expect(result.ended(.failure, printing: "", saying: ".expo.json:1:"))
    let text = result.errors.replacing(/\n  +(?=[^ \-|=])/, with: " ")
    #expect(text.contains(message))
    #expect(help.isEmpty || result.errors.contains(help))
    #expect(result.errors.hasSuffix(".expo.json has errors; nothing was done\n"))
  }

  /// Patterns, and the documents that they exclude; `@` is the folder, `IT` its name.
  private static let exclusions: [(pattern: String, excluded: [String])] = [
    ("sub", ["x/sub/b.json", "sub/a.json"]), ("sub/", ["x/sub/b.json", "sub/a.json"]),
    ("./sub", ["sub/a.json"]), ("sub/**", ["sub/a.json"]), ("x/sub", ["x/sub/b.json"]),
    ("s?b", ["x/sub/b.json", "sub/a.json"]), ("@/sub/**", ["sub/a.json"]),
    ("@/sub", ["sub/a.json"]), ("x/../sub", ["sub/a.json"]), ("../IT/sub/**", ["sub/a.json"]),
    ("@link/sub", ["sub/a.json"]), ("b.json", ["x/sub/b.json"]), ("none", []), (".", []),
    ("/sub", []),
  ]

  @Test("a pattern excludes the same as a setting and as an option; a folder excludes its files")
  func excludedFolder() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder([
        "sub/a.json": "[\(ConfigurationTests.entry),]",
        "x/sub/b.json": "[\(ConfigurationTests.entry),]",
        "x/c.json": "[\(ConfigurationTests.entry)]",
      ])
      let link = folder.path + "-link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
      defer { try? FileManager.default.removeItem(atPath: link) }
      precondition(FileManager.default.changeCurrentDirectoryPath(folder.path))
      for (pattern, excluded) in ConfigurationTests.exclusions {
        let spelled = pattern.replacing("@link", with: link).replacing("@", with: folder.path)
          .replacing("IT", with: folder.path.split(separator: "/").last ?? "")
        try folder.write(#"{"exclude": ["\#(spelled)"]}"#, to: ".expo.json")
        let fromFile = expo("validate -q .").output
        try folder.write("{}", to: ".expo.json")
        let fromOption = expo("validate -q --exclude \(spelled) .").output
        for name in ["sub/a.json", "x/sub/b.json"] {
          #expect(fromFile.contains("\(name):") != excluded.contains(name), "\(pattern)")
          #expect(fromOption.contains("\(name):") != excluded.contains(name), "\(pattern)")
        }
      }
    }
  }

  @Test(
    "a note reports a pattern that matches nothing in a searched folder",
    arguments: [
      ("a/**", ""), ("a", ""), ("**/x.json", ""), ("a/?.json", ""), ("Pods/**", ""),
      (".build/**", ""), ("Legacy/", "Legacy/"), ("b/*.json", "b/*.json"), ("../a/**", "../a/**"),
      ("a/y.json", "a/y.json"),
    ])
  func unmatched(pattern: String, noted: String) throws {
    for key in ["exclude", "include", "perFileIgnores"] {
      let value = key == "perFileIgnores" ? #"{"\#(pattern)": ["EX2"]}"# : #"["\#(pattern)"]"#
      let folder = try TemporaryFolder([
        ".expo.json": #"{"\#(key)": \#(value)}"#, "a/x.json": "[\(Self.entry)]",
        "c/z.json": "[\(Self.entry)]", "b/other.txt": "",
      ])
      let note =
        noted.isEmpty
        ? "" : "expo: note: @/.expo.json: no file of this run matches '\(noted)'\n"
      // A run that looks at a part of the folder cannot tell.
      for (path, expected) in [("", note), ("/c", ""), ("/c/z.json", "")] {
        let result = expo("validate --no-assets @\(path)", in: folder.path)
        #expect(result.status == .success)
        let notes = result.errors.split(separator: "\n").filter { $0.contains("note:") }
        #expect(notes.map { $0 + "\n" }.joined() == expected)
      }
    }
  }

  @Test("a configuration that cannot be read is an error; a search waits for no pipe")
  func unreadable() throws {
    let make: [(TemporaryFolder) throws -> Void] = [
      { try $0.pipe(".expo.json") }, { try $0.link(".expo.json", to: "none") },
      { try $0.link(".expo.json", to: ".expo.json") }, { try $0.write("", to: ".expo.json/x") },
    ]
    for make in make {
      let folder = try TemporaryFolder(["items.json": "[]"])
      try make(folder)
      let result = expo("validate @/items.json", in: folder.path)
      #expect(result.status == .failure && result.errors.contains(".expo.json: "))
    }
  }
  @Test(
    "the nearest configuration applies, in a catalog too; a set has none of its own",
    arguments: [
      ("app", true), ("app/A.xcassets", true), ("app/A.xcassets/a.dataset", false),
    ])
  func nearest(path: String, applies: Bool) throws {
    let folder = try TemporaryFolder([
      "app/A.xcassets/a.dataset/Contents.json": #"{"data": [{"filename": "a.json"}]}"#,
      "app/A.xcassets/a.dataset/a.json": "[\(Self.entry),]",
      "\(path)/.expo.json": #"{"ignore": ["trailing-comma"]}"#,
    ])
    let result = expo("validate -q @/app", in: folder.path)
    #expect(result.output.contains("[EX104 trailing-comma]") != applies)
  }
}
