import ExpoBase
import ExpoTestSupport
import Testing

@testable import ExpoKit

/// What source code loads by name.
struct SourceAssetsTests {
  static let swiftCode: [(code: String, names: [String])] = [
    (#"NSDataAsset(name: "items")"#, ["items"]),
    (#"let a = UIImage( named : "flag" )!"#, ["flag"]),
    (#"Image("flag").resizable()"#, ["flag"]),
    (#"Image(decorative: "flag")"#, ["flag"]),
    (#"UIColor(named: "red") ?? .red"#, ["red"]),
    (#"SwiftUI.Color("red")"#, ["red"]),
    (#"Image("flag", label: Text("Flag"))"#, ["flag"]),
    (#"UIImage(named: "flag.png")"#, ["flag.png"]),
    (#"UIImage(named: "flag.bmp")"#, []),
    // Files of the app.
    (#"Bundle.main.url(forResource: "items", withExtension: "json")"#, ["items.json"]),
    (#"Bundle.main.path(forResource: "items", ofType: "json")!"#, ["items.json"]),
    (#"Bundle.module.url(forResource: "items", withExtension: "json")"#, ["items.json"]),
    (#"Bundle.main.url(forResource: "items", withExtension: "txt")"#, []),
    (#"Bundle.main.url(forResource: name, withExtension: "json")"#, []),
    (#"Bundle.main.url(forResource: "a\(1)", withExtension: "json")"#, []),
    (#"bundle.url(forResource: "items", withExtension: "json")"#, []),
    (#"Bundle.main.url(forResource: "a", withExtension: "json", subdirectory: "b")"#, []),
    // Names that are put together.
    (#"UIImage(named: "flag\(number)")"#, []),
    (#"UIImage(named: "flag" + suffix)"#, []),
    (#"UIImage(named: prefix + "flag")"#, []),
    (#"UIImage(named: isOld ? "old" : "new")"#, []),
    (#"Image("flag".lowercased())"#, []),
    // Other bundles, pictures of the system.
    (#"Image("flag", bundle: .module)"#, []),
    (#"UIImage(named: "flag", in: bundle, compatibleWith: nil)"#, []),
    (#"NSDataAsset(name: "items", bundle: bundle)"#, []),
    (#"Image(systemName: "star"); UIImage(systemName: "star")"#, []),
    (#"NSImage(named: "NSActionTemplate")"#, []),
    // Other calls.
    (#"a(.Image("flag"), Kit.Color("red"), .Color("red"))"#, []),
    (#"Kit.UIImage(named: "flag"); UIKit.UIImage(named: "a")"#, ["a"]),
    (##"Color("#FF0000")"##, []),
    (#"MyImage("flag"); Text("Image(x)"); Images.Image2("a")"#, []),
    // Code that is no part of the app.
    (#"// Image("flag")"#, []), (#"/* Image("flag") */ Image("a")"#, ["a"]),
    ("#Preview(\"x\") {\n  Image(\"flag\")\n}\nlet a = Image(\"a\")", ["a"]),
    ("struct P: PreviewProvider { var a: some View { Image(\"flag\") } }\nImage(\"a\")", ["a"]),
    ("#if false\nImage(\"flag\")\n#if DEBUG\nImage(\"b\")\n#endif\n#endif\nImage(\"a\")", ["a"]),
    ("#if false\nImage(\"flag\")\n#else\nImage(\"a\")\n#endif", ["a"]),
    ("#if DEBUG\nImage(\"a\")\n#endif", ["a"]),
    (
      "#if false\n#if os(iOS)\n#elseif DEBUG\nImage(\"b\")\n#endif\n#elseif X\nImage(\"a\")\n#endif",
      ["a"]
    ),
    (#"/* /* */ Image("flag") */ Image("a")"#, ["a"]), (#"/*/ */ Image("a")"#, ["a"]),
    // Raw texts.
    (##"let a = #"Image("flag")"#; Image("a")"##, ["a"]),
    (##"let a = #"\"#; Image("a")"##, ["a"]), (##"let a = #"\#"#"#; Image("a")"##, ["a"]),
    ("let a = ##\"\"\"\n\"# \"\"\"# Image(\"flag\")\n\"\"\"##; Image(\"a\")", ["a"]),
    ("let a = #\"open\nImage(\"a\")", ["a"]),
    (###"Image(#"flag"#); Image(##"b"##)"###, ["flag", "b"]),
    (##"Image(#"flag\#(number)"#)"##, []),
    // Texts in which quotation marks or comments stand.
    (#"let a = "\"Image("; Image("a")"#, ["a"]), (#"let a = "// x"; Image("a")"#, ["a"]),
    ("let a = \"\"\"\n Image(\"flag\")\n \"\"\"\nImage(\"a\")", ["a"]),
    ("let a = \"open\nImage(\"a\")", ["a"]),
  ]
  static let otherCode: [(file: String, code: String, names: [String])] = [
    ("A.m", #"[UIImage imageNamed:@"flag"]; [UIColor colorNamed:@"red"];"#, ["flag", "red"]),
    ("A.m", #"[[NSDataAsset alloc] initWithName:@"items"];"#, ["items"]),
    ("A.m", #"[UIImage imageNamed:@"flag" inBundle:b compatibleWithTraitCollection:nil];"#, []),
    ("A.m", #"[[NSBundle mainBundle] URLForResource:@"a" withExtension:@"json"];"#, ["a.json"]),
    ("A.m", #"[[NSBundle mainBundle] pathForResource:@"a" ofType:@"json"];"#, ["a.json"]),
    ("A.m", #"char c = '"'; [UIImage imageNamed:@"flag"];"#, ["flag"]),
    ("A.m", "#if 0\n[UIImage imageNamed:@\"flag\"];\n#endif", []),
    (
      "A.m",
      "#if 0\n#ifdef A\n#endif\n#ifndef B\n#endif\n[UIImage imageNamed:@\"flag\"];\n#endif\n[UIImage imageNamed:@\"a\"];",
      ["a"]
    ),
    ("A.m", "#if 0\n#elif X\n[UIImage imageNamed:@\"a\"];\n#endif", ["a"]),
    ("A.m", #"/* /* */ [UIImage imageNamed:@"flag"];"#, ["flag"]),
    ("A.m", ##"#define A #"x" "## + #"[UIImage imageNamed:@"flag"];"#, ["flag"]),
    ("A.storyboard", #"<imageView image="flag" id="a"><!-- image="b" --></imageView>"#, ["flag"]),
    ("A.storyboard", #"<state image="star" catalog="system"/>"#, []),
    ("A.xib", #"<namedColor name="red"/><image name="x" width="1"/>"#, ["red"]),
    ("A.storyboard", #"<label text="a//b" image="flag"/>"#, ["flag"]),
    ("A.swift", #"let image = "flag""#, []),
  ]

  @Test("Swift → the names that it loads", arguments: swiftCode)
  func ofSwift(code: String, names: [String]) {
    #expect(Self.names(in: "A.swift", code) == names)
  }

  @Test("Objective-C and interfaces → the names that they load", arguments: otherCode)
  func ofOthers(file: String, code: String, names: [String]) {
    #expect(Self.names(in: file, code) == names)
  }

  @Test(
    "code that is no code ends",
    arguments: [
      "\"", "\"\"\"", "#\"", "##\"\"\"", "\"#", "\\#", "/*/", "\"\\(", "/*", "#", "(",
      "#if false\n", "'\\\"", "Image(\"a\",", "{",
    ])
  func hostile(part: String) {
    let code = String(repeating: part, count: 20_000)
    for file in ["A.swift", "A.xib"] { #expect(Self.names(in: file, code).count <= 20_000) }
  }

  private static func names(in file: String, _ code: String) -> [String] {
    let file = SourceFile(name: file, text: code)
    return SourceNames(in: file, SourceNames.Wanted([])).assets.map { asset in
      // The bytes are those of the name in its quotation marks.
      let name = asset.kind == .file ? FileName.split(asset.name).base : asset.name
      #expect(file.text(in: asset.bytes) == "\"\(name)\"")
      return asset.name
    }
  }

  /// Projects in which code names `a`, and what is found.
  static let named: [(name: String, files: [String: String], finds: [String])] = [
    ("the set is there", ["App/A.swift": #"Image("a")"#], []),
    (
      "a near name", ["App/A.swift": #"Image("aa"); UIImage(named: "a.png")"#],
      ["App/A.swift:1 EX610"]
    ),
    ("a colour", ["App/A.swift": #"Color("red")"#], ["App/A.swift:1 EX610"]),
    (
      "a colour set",
      [
        "App/A.swift": #"Color("red")"#,
        "App/Assets.xcassets/red.colorset/Contents.json": #"{"colors": []}"#,
      ], []
    ),
    ("code of tests", ["AppTests/A.swift": #"NSDataAsset(name: "x")"#], []),
    (
      "a data set, in another case", ["App/A.swift": "\nNSDataAsset(name: \"Items\")"],
      ["App/A.swift:2 EX610 error"]
    ),
    (
      "a catalog in another case",
      [
        "App.xcodeproj/project.pbxproj": XcodeProjectText.of(
          .init("App", ["app/ASSETS.xcassets", "App/a.swift"])),
        "App/A.swift": #"Image("a"); Image("b")"#,
      ], ["App/A.swift:1 EX610"]
    ),
    (
      "a storyboard", ["App/Main.storyboard": #"<imageView image="b"/>"#],
      ["App/Main.storyboard:1 EX610"]
    ),
    (
      "code in no target",
      [
        "App.xcodeproj/project.pbxproj": XcodeProjectText.of(.init("App", ["App/Assets.xcassets"])),
        "App/A.swift": #"NSDataAsset(name: "x")"#,
      ], []
    ),
    (
      "code of two targets",
      [
        "App.xcodeproj/project.pbxproj": XcodeProjectText.of(
          .init("App", ["App/Assets.xcassets", "App/A.swift"]),
          .init("Widget", kind: "app-extension", ["App/A.swift", "App/B.swift"])),
        "App/A.swift": #"Image("a")"#, "App/B.swift": #"Image("a")"#,
      ], ["App/B.swift:1 EX610"]
    ),
    (
      "code of a framework beside the app",
      [
        "App.xcodeproj/project.pbxproj": XcodeProjectText.of(
          .init("App", ["App/Assets.xcassets"]), .init("Kit", kind: "framework", ["Kit/A.swift"])),
        "Kit/A.swift": #"Image("a"); Image("b")"#,
      ], ["Kit/A.swift:1 EX610"]
    ),
  ]

  @Test("what code names must be in its targets", arguments: named)
  func inTargets(name: String, files: [String: String], finds: [String]) throws {
    let tree = ProjectTree().dataSets(in: "App/Assets.xcassets", "a")
      .pictures(in: "App/Assets.xcassets", "a").with(files.mapValues(Optional.some))
    let folder = try TemporaryFolder(tree.files)
    let found = try Inspection().run([DocumentPath(folder.path)]).findings.flatMap { found in
      found.diagnostics.map { finding in
        let line = LineIndex(found.file).position(at: finding.location.bytes.lowerBound).line
        let path = found.file.name.dropFirst(folder.path.count + 1)
        return "\(path):\(line) \(finding.rule.code)"
          + (finding.severity == .error ? " error" : "")
      }
    }
    #expect(found == finds)
  }
}

/// What the targets of a `Package.swift` contain.
struct PackageManifestTests {
  private static let all = [
    "Sources/Fair/R/a.png", "Sources/Fair/R/M.xcassets", "Sources/Fair/b.png",
    "Sources/Fair/M.xcassets",
  ]
  static let targets: [(target: String, reached: [String])] = [
    (".target(name: \"Fair\")", all),
    (
      ".target(name: \"Fair\", resources: [.process(\"R\")])", all.filter { !$0.hasSuffix("b.png") }
    ),
    (
      ".target(name: \"Fair\", resources: [.copy(\"R\"), .process(\"b.png\")])",
      Array(all.dropFirst(2))
    ),
    (
      ".target(name: \"Fair\", resources: [.process(\"r\")])", all.filter { !$0.hasSuffix("b.png") }
    ),
    (
      ".target(name: \"Fair\", dependencies: [.target(name: \"Core\")], path: \"Fair\", exclude: [\"R\"])",
      ["Fair/b.png"]
    ),
    (
      ".target(name: \"Core\", path: \"Core\"),\n.target(name: \"Fair\", path: \"Fair\")",
      ["Fair/R/a.png", "Fair/b.png"]
    ),
    // Not in plain words, or no code.
    (".target(name: name, resources: [.process(\"R\")])", []),
    (".target(name: \"Fair\", path: base + \"x\")", []),
    ("/* .target(name: \"Fair\") */", []),
    (".target(name: \"Fair\" /* , path: \"x\" */)", all),
    (".package(name: \"Fair\", path: \"Fair\")", []),
  ]

  @Test("a declaration → what code finds", arguments: targets)
  func reached(target: String, reached: [String]) throws {
    let text = "let package = Package(name: \"Fair\", targets: [\n\(target),\n])"
    let folder = try TemporaryFolder([
      "Package.swift": text, "Sources/Fair/A.swift": "", "Fair/A.swift": "",
    ])
    let targets = ProjectTarget.all(ofPackageAt: folder.path + "/Package.swift")
    let paths = ["Fair/R/a.png", "Fair/b.png"] + Self.all + ["docs/a.png"]
    let found = paths.filter { path in targets.contains { $0.reaches("\(folder.path)/\(path)") } }
    #expect(found == reached)
  }
}
