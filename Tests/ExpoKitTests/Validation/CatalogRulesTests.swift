import ExpoTestSupport
import Testing

/// Catalogs in a temporary folder and all that is found in them, as `file: code message`.
struct CatalogRulesTests {
  private static let poster =
    #"{"title":"t","visitors":1,"location":"l","duration":"1900. 04. 14 - 1900. 11. 12","description":"d"}"#

  private static func entries(_ images: String...) -> String {
    let entries = images.enumerated().map { index, image in
      #"{"name":"n\#(index)","image_name":"\#(image)","short_desc":"s","desc":"dd"}"#
    }
    return "[" + entries.joined(separator: ",\n") + "]"
  }

  private static func dataSet(_ file: String, more: String = "") -> String {
    #"{"data":[{"filename":"\#(file)","idiom":"universal"}\#(more)],"info":{"version":1}}"#
  }

  private static let slots = (1...3).map { #"{"idiom":"universal","scale":"\#($0)x"}"# }

  /// A sound catalog with two entries, changed as asked: nil takes a file out.
  private func findings(_ changes: [String: String?]) throws -> [String] {
    var files = [
      "p.dataset/Contents.json": Self.dataSet("p.json"), "p.dataset/p.json": Self.poster,
      "i.dataset/Contents.json": Self.dataSet("i.json"), "i.dataset/i.json": Self.entries("a", "b"),
    ]
    for name in ["a", "b"] {
      files["\(name).imageset/Contents.json"] =
        #"{"images":[{"filename":"\#(name).pdf","idiom":"universal"}]}"#
      files["\(name).imageset/\(name).pdf"] = "%PDF-1.4"
    }
    for (name, text) in changes { files[name] = text }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ("A.xcassets/" + $0, $1) }))
    let inspection = Inspection(Workspace(configuration: .isolated))
    let outcome = try inspection.run([DocumentPath(folder.path + "/A.xcassets")])
    #expect(outcome.failures.isEmpty)
    return outcome.findings.flatMap { found in
      found.diagnostics.map { diagnostic in
        let name = found.file.name.dropFirst(folder.path.count + "/A.xcassets/".count)
        return "\(name): \(diagnostic.rule.code) \(diagnostic.message)"
      }
    }
  }

  @Test("a sound catalog has nothing wrong with it")
  func sound() throws {
    #expect(try findings([:]) == [])
  }

  @Test(
    "names of pictures that no set has are findings",
    arguments: [
      ("c", "EX601 no image set named 'c'"),
      ("B", "EX601 no image set named 'B'"),
    ])
  func names(image: String, message: String) throws {
    let found = try findings(["i.dataset/i.json": Self.entries("a", image)])
    #expect(found.contains("i.dataset/i.json: \(message)"))
  }

  @Test("a name that is equal only after normalization, of a set and of a file")
  func normalization() throws {
    let nfd = "\u{1112}\u{1161}\u{11AB}"
    let found = try findings([
      "i.dataset/i.json": Self.entries("a", "b", "한"),
      "\(nfd).imageset/Contents.json": #"{"images":[{"filename":"한.pdf","idiom":"universal"}]}"#,
      "\(nfd).imageset/\(nfd).pdf": "%PDF-1.4",
    ])
    #expect(found.allSatisfy { $0.contains("only after Unicode normalization") })
    #expect(found.count == 2)
  }

  @Test("a namespace hides its sets from plain names")
  func namespace() throws {
    let inner = #"{"images":[{"filename":"c.pdf","idiom":"universal"}]}"#
    let group: [String: String?] = [
      "i.dataset/i.json": Self.entries("a", "b", "c"),
      "g/Contents.json": #"{"info":{},"properties":{"provides-namespace":true}}"#,
      "g/c.imageset/Contents.json": inner, "g/c.imageset/c.pdf": "%PDF-1.4",
    ]
    #expect(try findings(group).contains("i.dataset/i.json: EX601 no image set named 'c'"))
    var plain = group
    plain["g/Contents.json"] = #"{"info":{}}"#
    #expect(try findings(plain) == [])
  }

  @Test(
    "what a Contents.json can be",
    arguments: [
      (nil, "EX606 the set has no Contents.json"),
      ("{", "EX606 Contents.json is not JSON: the file ends before '{' is closed"),
      (#"{"info":{}}"#, "EX606 Contents.json has no list 'images'"),
      (
        #"{"images":[{"filename":"b.pdf","idiom":"univesal"}]}"#, "EX606 unknown idiom 'univesal'"
      ),
      (
        #"{"images":[{"idiom":"universal"}]}"#,
        "EX603 the image set 'b' has an unassigned child 'b.pdf'"
      ),
      (
        #"{"images":[{"filename":"b.pdf"},{"filename":"c.pdf","idiom":"ipad"}]}"#,
        "EX602 the file 'c.pdf' for the image set 'b' does not exist"
      ),
    ] as [(String?, String)])
  func contents(text: String?, message: String) throws {
    #expect(
      try findings(["b.imageset/Contents.json": text]) == ["b.imageset/Contents.json: \(message)"])
  }

  @Test("a bitmap for all scales needs no other, and has the type its name promises")
  func bitmaps() throws {
    let single = #"{"images":[{"filename":"b.png","idiom":"universal"}]}"#
    #expect(
      try findings([
        "b.imageset/Contents.json": single, "b.imageset/b.pdf": nil, "b.imageset/b.png": "GIF89a",
      ]) == [
        "b.imageset/Contents.json: EX607 'b.png' is not PNG, it is GIF"
      ])
  }

  @Test("faults of data sets are findings")
  func dataSets() throws {
    let more = #",{"filename":"j.json","idiom":"universal"}"#
    #expect(
      try findings([
        "i.dataset/Contents.json": Self.dataSet("i.json", more: more),
        "i.dataset/j.json": Self.entries("a", "b"),
      ]) == [
        "i.dataset/Contents.json: EX701 the data set 'i' names 'j.json', which is one of 2 files"
      ])
    #expect(
      try findings(["i.dataset/Contents.json": Self.dataSet("x.json")])
        == ["i.dataset/Contents.json: EX701 the data set 'i' names 'x.json', which does not exist"])
    let typed = #"{"data":[{"filename":"f.csv","universal-type-identifier":"public.csv"}]}"#
    #expect(try findings(["f.dataset/Contents.json": typed, "f.dataset/f.csv": "a,b"]) == [])
  }

  @Test("what is not used is only noted, and not while the entries are broken")
  func unused() throws {
    #expect(
      try findings(["i.dataset/i.json": Self.entries("a")])
        == ["b.imageset/Contents.json: EX609 neither an entry nor the code names the image set 'b'"]
    )
    #expect(try findings(["i.dataset/i.json": Self.entries("a") + "]"]).count == 1)
  }

  @Test("documents in neighbouring folders outside a catalog belong together")
  func pairing() throws {
    let folder = try TemporaryFolder(["one/p.json": Self.poster, "two/i.json": Self.entries("a")])
    let inspection = Inspection(Workspace(configuration: .isolated))
    let found = try inspection.run([DocumentPath(folder.path)]).findings.flatMap(\.diagnostics).map(
      \.message)
    #expect(
      found == [
        "pictures not checked: no asset catalog; name one with --assets"
      ])
  }

  @Test(
    "values of other types, groups that cannot be read, data sets that name nothing",
    arguments: [
      (
        "b.imageset/Contents.json", #"{"images":[{"filename":3}]}"#,
        "EX606 expected a string for 'filename'"
      ),
      ("b.imageset/Contents.json", #"{"images":[1]}"#, "EX606 expected an object in the list"),
      (
        "Contents.json", "nonsense",
        "EX606 Contents.json is not JSON: the string 'nonsense' is not in quotes"
      ),
      ("e.dataset/Contents.json", #"{"data":[]}"#, "EX701 the data set 'e' names no file"),
    ])
  func wrongContents(file: String, text: String, message: String) throws {
    #expect(try findings([file: text]) == ["\(file): \(message)"])
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
