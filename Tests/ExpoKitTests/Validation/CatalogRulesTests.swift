import ExpoTestSupport
import Testing

/// Catalogs in a temporary folder and all that is found in them, as `file: code message`.
struct CatalogRulesTests {
  private static let sound = ProjectTree().dataSet("p", in: "A.xcassets", ProjectTree.exposition)
    .dataSet("i", in: "A.xcassets", ProjectTree.entries(["a", "b"]))
    .vectors(in: "A.xcassets", "a", "b")

  /// A sound catalog with two entries, changed as asked: nil takes a file out.
  private func findings(_ changes: [String: String?]) throws -> [String] {
    try findings(in: changes.reduce(Self.sound) { $0.with(["A.xcassets/" + $1.key: $1.value]) })
  }

  private func findings(in tree: ProjectTree) throws -> [String] {
    let folder = try TemporaryFolder(tree.files)
    let inspection = Inspection(Workspace(configuration: .isolated))
    let lines = try inspection.lines(in: folder.path + "/A.xcassets") { path, _, found in
      "\(path): \(found.rule.code) \(found.message)"
    }
    #expect(!lines.contains { $0.hasPrefix("failure") })
    return lines
  }

  @Test("a catalog without documents and sets has nothing to check", arguments: [true, false])
  func empty(hasSet: Bool) throws {
    let tree = ProjectTree().with(["A.xcassets/Contents.json": "{}"])
    let folder = try TemporaryFolder((hasSet ? tree.vectors(in: "A.xcassets", "a") : tree).files)
    let outcome = try Inspection().run([DocumentPath(folder.path + "/A.xcassets")])
    #expect(outcome.findings.flatMap(\.diagnostics).map(\.rule.code) == [])
    #expect(outcome.failures.map(\.kind) == (hasSet ? [] : [.noDocuments(skipped: [])]))
  }

  @Test(
    "a change of a sound catalog has its findings",
    arguments: TextTable.lists(
      #"""
      -- A broken or incomplete Contents.json is one finding.
      without A.xcassets/b.imageset/Contents.json → b.imageset/Contents.json: EX606 'b.imageset' has no Contents.json
      A.xcassets/b.imageset/Contents.json = { → b.imageset/Contents.json: EX102 the file ends before '{' is closed
      A.xcassets/b.imageset/Contents.json = {"images":[{"filename":"b.pdf","filename":"c.pdf"}]} → b.imageset/Contents.json: EX304 key 'filename' appears twice
      A.xcassets/b.imageset/Contents.json = {"info":{}} → b.imageset/Contents.json: EX606 Contents.json has no list 'images'
      A.xcassets/b.imageset/Contents.json = {"images":[{"filename":3}]} → b.imageset/Contents.json: EX606 expected a string for 'filename'
      A.xcassets/b.imageset/Contents.json = {"images":[1]} → b.imageset/Contents.json: EX606 expected an object in the list
      A.xcassets/Contents.json = nonsense → Contents.json: EX107 the string 'nonsense' is not in quotes
      A.xcassets/Contents.json = nothing → Contents.json: EX102 expected a value, found an empty file
      A.xcassets/Contents.json = [] → Contents.json: EX305 expected an object, found an array
      A.xcassets/g/Contents.json = [] → g/Contents.json: EX305 expected an object, found an array
      A.xcassets/g/Contents.json = {"info":{},} → g/Contents.json: EX104 trailing ',' before '}'
      A.xcassets/b.imageset/Contents.json = [] → b.imageset/Contents.json: EX305 expected an object, found an array
      A.xcassets/c.colorset/Contents.json = null → c.colorset/Contents.json: EX305 expected an object, found null
      A.xcassets/e.dataset/Contents.json = {"data":[} → e.dataset/Contents.json: EX101 '}' does not close '['
      A.xcassets/e.dataset/Contents.json = {"data":[]} → e.dataset/Contents.json: EX701 data set 'e' has no file
      -- A broken group may be a namespace: its sets have both names.
      \#(brokenGroup) ‖ A.xcassets/i.dataset/i.json lists a b c → g/Contents.json: EX102 expected a value, found an empty file
      \#(brokenGroup) ‖ A.xcassets/i.dataset/i.json lists a b g/c → g/Contents.json: EX102 expected a value, found an empty file
      -- A set that was renamed is suggested by the names of its files.
      without A.xcassets/b.imageset/Contents.json ‖ without A.xcassets/b.imageset/b.pdf ‖ A.xcassets/other.imageset/Contents.json = {"images":[{"filename":"b@1x.pdf"}]} ‖ A.xcassets/other.imageset/b@1x.pdf = %PDF-1.4 → i.dataset/i.json: EX601 no image set named 'b'; did you mean 'other'?
      -- A name that is equal only after normalization, of a set and of a file.
      A.xcassets/i.dataset/i.json lists a b 한 ‖ A.xcassets/\#(nfd).imageset/Contents.json = {"images":[{"filename":"한.pdf","idiom":"universal"}]} ‖ A.xcassets/\#(nfd).imageset/\#(nfd).pdf = %PDF-1.4 → i.dataset/i.json: EX608 '한' is written in NFC, the image's name in NFD ‖ \#(nfd).imageset/Contents.json: EX608 '한.pdf' is written in NFC, the image's name in NFD
      A.xcassets/b.imageset/Contents.json = {"images":[{"filename":"b.pdf"},{"scale":"2x"},{"scale":"2x"}]} → b.imageset/Contents.json: EX605 the universal 2x slot is listed twice
      -- Data sets.
      A.xcassets/i.dataset/Contents.json = {"data":[{"filename":"i.json","idiom":"unversal"}]} → i.dataset/Contents.json: EX606 unknown idiom 'unversal'
      A.xcassets/i.dataset/Contents.json = {"data":[{"filename":"i.json","idiom":"universal"},{"filename":"j.json","idiom":"universal"}],"info":{"version":1}} ‖ A.xcassets/i.dataset/j.json lists a b → i.dataset/Contents.json: EX701 a slot of data set 'i' has two files: 'i.json', 'j.json'
      A.xcassets/i.dataset/j.json = [] ‖ A.xcassets/loose.json = [] → i.dataset/Contents.json: EX701 'j.json' is in no slot of data set 'i', so the app does not use it ‖ loose.json: EX701 'loose.json' is in an asset catalog but in no data set, so the app cannot read it
      A.xcassets/f.dataset/Contents.json = {"data":[{"filename":"f.csv","universal-type-identifier":"public.csv"}]} ‖ A.xcassets/f.dataset/f.csv = a,b → nothing
      """#))
  func changes(steps: String, findings: [String]) throws {
    #expect(try self.findings(in: Self.sound.with(steps: steps)) == findings)
  }

  private static let nfd = "\u{1112}\u{1161}\u{11AB}"
  private static let brokenGroup = #"""
    A.xcassets/g/Contents.json = nothing ‖ \#
    A.xcassets/g/c.imageset/Contents.json = {"images":[{"filename":"c.pdf","idiom":"universal"}]} ‖ \#
    A.xcassets/g/c.imageset/c.pdf = %PDF-1.4
    """#

  private static let beginning: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
  private static let cut: [UInt8] =
    beginning + [0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 0, 0, 0, 0xFF, 0xDA, 0, 2, 7, 8]
  private static let jpeg: [UInt8] = cut + [0xFF, 0xD9]
  private static let padded: [UInt8] = jpeg + [0, 0]
  /// The thumbnail in its metadata is whole.
  private static let withThumbnail: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0xFF, 0xD9, 0xFF, 0xDA]

  /// The codes and messages of what is found in a folder with these files.
  private func check(_ files: [String: [UInt8]]) throws -> [String] {
    let folder = try TemporaryFolder([:])
    for (path, bytes) in files { try folder.write(bytes, to: path) }
    return try Inspection().run([DocumentPath(folder.path)]).findings.flatMap(\.diagnostics)
      .map { "\($0.rule.code) \($0.message)" }
  }

  /// Whether the file `b.tiff`, or another, is one that a catalog of the target compiles.
  private func compiles(
    _ file: String = "b.tiff", idiom: String = "universal", with files: [String: String]
  ) throws -> Bool {
    let more = [
      "App/A.xcassets/b.imageset/Contents.json":
        #"{"images":[{"filename":"\#(file)","idiom":"\#(idiom)"}]}"#,
      "App/A.xcassets/b.imageset/\(file)": "II*",
    ]
    let found = try check(files.merging(more) { old, _ in old }.mapValues { Array($0.utf8) })
    return !found.contains { $0.hasPrefix("EX607") }
  }

  @Test(
    "a picture that no catalog compiles, of another type than its name says, or cut off is a finding",
    arguments: [
      (
        "b.webp", Array("RIFF0000WEBPVP8L0000/000000000".utf8),
        "b.webp' is WebP, which the asset catalog does not compile"
      ),
      (
        "b.webp", Array("RIFF0000WEBP".utf8),
        "b.webp' is a broken WebP: its header has no valid size"
      ),
      ("b.txt", Array("hello".utf8), "b.txt' is .txt, which the asset catalog does not compile"),
      ("b.png", Array("GIF89a".utf8), "b.png' is not PNG, it is GIF"),
      ("b.jgp", jpeg, "b.jgp' is not .jgp, it is JPEG"),
      ("b.psd", [], "b.psd' is empty"),
      ("b.png", Array("<!DOCTYPE html>".utf8), "b.png' is an HTML page, not an image"),
      // Without a project it is the catalog of an iPhone and an iPad.
      ("b.tiff", Array("II*".utf8), "b.tiff' is .tiff, which the asset catalog does not compile"),
      ("b.jpg", cut, "b.jpg' is cut off: the end of the image is missing"),
      ("b.jpg", beginning, "b.jpg' is cut off: the end of the image is missing"),
      (
        "b.jpg", beginning + [0xFF, 0xD9],
        "b.jpg' is a broken JPEG: its header has no valid size"
      ),
      ("b.jpg", jpeg, nil), ("b.jpg", padded, nil),
      ("b.jpg", withThumbnail, "b.jpg' is cut off: the end of the image is missing"),
    ] as [(String, [UInt8], String?)])
  func types(file: String, bytes: [UInt8], message: String?) throws {
    let contents = #"{"images":[{"filename":"\#(file)","idiom":"universal"}]}"#
    let found = try check([
      "A.xcassets/b.imageset/Contents.json": Array(contents.utf8),
      "A.xcassets/b.imageset/\(file)": bytes,
    ])
    #expect(found == (message.map { ["EX607 '\($0)"] } ?? []))
  }

  @Test(
    "a catalog compiles TIFF and BMP only where its target is for a Mac",
    arguments: [
      ("iphoneos", "universal", "b.tiff", false), ("macosx", "universal", "b.tiff", true),
      ("iphoneos macosx", "universal", "b.bmp", true), ("xros", "universal", "b.bmp", false),
      ("macosx", "mac", "b.tif", true), ("iphoneos", "iphone", "b.tif", false),
    ])
  func types(platform: String, idiom: String, file: String, isCompiled: Bool) throws {
    let target = XcodeProjectText.Target(
      "App", ["App/A.xcassets"], settings: ["SUPPORTED_PLATFORMS": platform])
    let files = ["App.xcodeproj/project.pbxproj": XcodeProjectText.of(target)]
    #expect(try compiles(file, idiom: idiom, with: files) == isCompiled)
  }

  @Test(
    "a target's settings files, and what they include, tell whether it is for a Mac",
    arguments: [
      ("SDKROOT = macosx; // all", "", true), ("#include \"B.xcconfig\"", "SDKROOT=macosx", true),
      ("#include? \"B.xcconfig\"\nSDKROOT = iphoneos", "SDKROOT = macosx", false),
      ("#include \"B.xcconfig\"\n//", "#include \"A.xcconfig\"\nSDKROOT = macosx", true),
      ("#include \"../B.xcconfig\"", "SDKROOT = macosx", true), ("= \nSDKROOT = ios", "", true),
      ("#include \"C.xcconfig\"\nSDKROOT = iphoneos", "", false),
    ])
  func types(settings: String, included: String, isForMac: Bool) throws {
    let project = XcodeProjectText.of(
      .init("App", ["A.xcconfig", "App/A.xcassets"], folders: ["X": []], settings: [:]))
    for (reference, folder) in [
      ("baseConfigurationReference = F_0", ""),
      (
        "baseConfigurationReferenceAnchor = S_App_0; baseConfigurationReferenceRelativePath = A.xcconfig",
        "X/"
      ),
    ] {
      let files = [
        "App.xcodeproj/project.pbxproj": project.replacing(
          "buildSettings", with: "\(reference); buildSettings"),
        "\(folder)A.xcconfig": settings, "\(folder)B.xcconfig": included,
      ]
      #expect(try compiles(with: files) == isForMac, "\(reference)")
    }
  }

  @Test(
    "the size of a 3x image counts only where a target is for an iPhone",
    arguments: [("macosx", false), ("iphoneos", true), ("macosx iphoneos", true), ("xros", false)])
  func sizes(platforms: String, counts: Bool) throws {
    let target = XcodeProjectText.Target(
      "App", ["App/A.xcassets"], settings: ["SUPPORTED_PLATFORMS": platforms])
    var files = ["App.xcodeproj/project.pbxproj": Array(XcodeProjectText.of(target).utf8)]
    for (scale, size) in [(1, 10), (2, 20), (3, 99)] as [(Int, UInt8)] {
      files["App/A.xcassets/b.imageset/\(scale).gif"] =
        Array("GIF89a".utf8) + [size, 0, size, 0, 0, 0, 0, 0x3B]
    }
    let images = (1...3).map { #"{"filename":"\#($0).gif","scale":"\#($0)x"}"# }
    files["App/A.xcassets/b.imageset/Contents.json"] = Array(
      "{\"images\":[\(images.joined(separator: ","))]}".utf8)
    #expect(try check(files).filter { $0.hasPrefix("EX607") }.count == (counts ? 1 : 0))
  }

  @Test("the scale of a file that is in no slot is not missing")
  func strayScale() throws {
    let slots = ["1x", "2x"].map { #"{"filename": "a@\#($0).gif", "scale": "\#($0)"}"# }
    var files = [
      "A.xcassets/c.imageset/Contents.json": "{\"images\": [\(slots.joined(separator: ","))]}"
    ]
    for scale in 1...3 {
      files["A.xcassets/c.imageset/a@\(scale)x.gif"] = ProjectTree.gif(height: UInt8(scale * 20))
    }
    #expect(
      try check(files.mapValues { Array($0.utf8) }) == [
        "EX603 'a@3x.gif' is in no slot of image set 'c', so the app does not use it"
      ])
  }

  @Test("a broken Contents.json changes no other finding")
  func oneBroken() throws {
    let slots = #"{"images": [{"filename": "a.gif", "idiom": "universal", "scale": "2x"}]}"#
    let names = ["c", "d", "e", "f"]
    var files: [String: String] = [:]
    for name in names {
      files["A.xcassets/\(name).imageset/Contents.json"] = slots
      files["A.xcassets/\(name).imageset/a.gif"] = ProjectTree.gif(height: 40)
    }
    for broken in [nil, String(slots.dropLast()), slots.replacing("2x", with: "2")] {
      files["A.xcassets/d.imageset/Contents.json"] = broken ?? slots
      let folder = try TemporaryFolder(files)
      let run = try Inspection().run([DocumentPath(folder.path)])
      let codes = run.summarized(run.findings).flatMap(\.diagnostics).map(\.rule.code)
      #expect(codes.filter { $0 == "EX604" }.count == 1)
      #expect(codes.count == (broken == nil ? 1 : 2))
    }
  }

  /// The steps to two versions of both documents.
  private static func versions(_ conditions: String...) -> String {
    let slots = conditions.enumerated().map { #"{"filename":"\#($0 + 1).json",\#($1)}"# }
    let steps = [("i", "lists a b"), ("p", "= EXPOSITION")].flatMap { name, content in
      let folder = "A.xcassets/\(name).dataset"
      return [
        "without \(folder)/\(name).json",
        "\(folder)/Contents.json = {\"data\":[\(slots.joined(separator: ","))]}",
        "\(folder)/1.json \(content)", "\(folder)/2.json \(content)",
      ]
    }
    return steps.joined(separator: " ‖ ")
  }

  private static let devices = versions(#""idiom":"iphone""#, #""idiom":"ipad""#)
  private static let languages = versions(#""locale":"en""#, #""locale":"ko""#)

  private static func exposition(visitors: Int) -> String {
    let text = ProjectTree.exposition.replacing("14005808", with: "\(visitors)")
    return "A.xcassets/p.dataset/2.json = " + text.replacing("\n", with: "⏎")
  }

  /// The steps to members of the first entry in two languages.
  private static func members(_ one: String, _ other: String) -> String {
    let steps = [one, other].enumerated().map { index, members in
      let text = ProjectTree.entries(["a", "b"]).replacing(#"명"},"#, with: #"명", \#(members)},"#)
      return "A.xcassets/i.dataset/\(index + 1).json = \(text.replacing("\n", with: "⏎"))"
    }
    return languages + " ‖ " + steps.joined(separator: " ‖ ")
  }

  @Test(
    "versions for devices and languages are one document; languages have the same entries and numbers",
    arguments: TextTable.lists(
      #"""
      \#(devices) → nothing
      \#(devices) ‖ A.xcassets/i.dataset/2.json lists a ‖ \#(exposition(visitors: 1)) → nothing
      \#(languages) ‖ A.xcassets/i.dataset/2.json lists x y → nothing
      \#(languages) ‖ A.xcassets/i.dataset/2.json lists a → i.dataset/2.json: EX706 no entry has the image 'b', but one in another language has it
      \#(languages) ‖ A.xcassets/i.dataset/2.json lists x → i.dataset/2.json: EX706 no entry has the image 'b', but one in another language has it
      \#(languages) ‖ \#(exposition(visitors: 1400)) → p.dataset/2.json: EX706 'visitors' is 1400, but 14005808 in another language
      \#(members(#""year": 1900"#, #""year": 1900, "note": "주""#)) → nothing
      \#(members(#""a": "1""#, #""a": "2""#)) → nothing
      \#(members(#""year": 1900"#, #""year": 1901"#)) → i.dataset/2.json: EX706 'year' is 1901, but 1900 in another language
      \#(members(#""a": 1"#, #""b": 2"#)) → i.dataset/1.json: EX706 no 'b', which is 2 in another language ‖ i.dataset/2.json: EX706 no 'a', which is 1 in another language
      """#))
  func differences(steps: String, findings: [String]) throws {
    let found = try self.findings(in: Self.sound.with(steps: steps))
    // Names without a picture and unknown keys are reported as well.
    #expect(found.filter { !$0.contains("EX601") && !$0.contains("EX303") } == findings)
  }

  @Test("dark pictures are measured by each other, not by the light ones")
  func appearances() throws {
    func slot(_ scale: Int, _ name: String, _ more: String) -> String {
      #"{"filename":"\#(name)\#(scale).gif","idiom":"universal","scale":"\#(scale)x"\#(more)}"#
    }
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let slots = (1...3).map { slot($0, "l", "") } + (1...3).map { slot($0, "d", dark) }
    var files: [String: String?] = [
      "b.imageset/Contents.json": "{\"images\":[" + slots.joined(separator: ",") + "]}",
      "b.imageset/b.pdf": nil,
    ]
    for scale in 1...3 {
      for (name, size) in [("l", 40), ("d", 20)] {
        let side = Character(Unicode.Scalar(UInt8(size * scale)))
        files["b.imageset/\(name)\(scale).gif"] = "GIF89a\(side)\0\(side)\0"
      }
    }
    #expect(try findings(files) == [])
  }
}
