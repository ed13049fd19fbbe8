import ExpoTestSupport
import Testing

@testable import ExpoKit

struct PictureIndexTests {
  private static let nfc = "caf\u{E9}"
  private static let nfd = "cafe\u{301}"

  private static func png(_ width: UInt8, _ height: UInt8, type: UInt8 = 2) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height, 8, type, 0, 0, 0]
  }

  private static func contents(_ slots: String...) -> String {
    #"{"images":[\#(slots.joined(separator: ","))]}"#
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func catalog(_ files: [String: String]) throws -> PictureIndex {
    for (file, text) in files { try folder.write(text, to: file) }
    return PictureIndex([try AssetCatalog(at: folder.path)])
  }

  // MARK: Names

  @Test(
    "a name is resolved as UIImage(named:) resolves it",
    arguments: [
      ("tower", .found), (Self.nfd, .found),
      (Self.nfc, .mismatch(Self.nfd, isCase: false, isOnly: true)),
      ("TOWER", .mismatch("tower", isCase: true, isOnly: true)),
      ("CAF\u{C9}", .mismatch(Self.nfd, isCase: true, isOnly: true)),
      // The name that differs less, although another one precedes it.
      ("x\u{E9}", .mismatch("xe\u{301}", isCase: false, isOnly: false)),
      ("towr", .missing(nearest: "tower")),
      ("bridge", .missing(nearest: nil)),
      ("Group/stand", .found), ("stand", .missing(nearest: "Group/stand")),
      ("tower.png", .fileName(of: "tower")), ("gate.png", .missing(nearest: nil)),
      ("../tower", .missing(nearest: nil)),
      (".tower", .missing(nearest: nil)), ("", .missing(nearest: nil)),
    ] as [(String, PictureIndex.Resolution)])
  func resolution(name: String, expected: PictureIndex.Resolution) throws {
    let sets = ["tower", Self.nfd, "X\u{C9}", "xe\u{301}", "Group/stand"]
    var files = Dictionary(
      uniqueKeysWithValues: sets.map { ("\($0).imageset/Contents.json", Self.contents()) })
    files["Group/Contents.json"] = #"{"properties":{"provides-namespace":true}}"#
    let index = try catalog(files)
    #expect(index.resolve(name) == expected)
  }

  // MARK: In a catalog

  @Test("a picture has one file for each scale, of the variant for every device")
  func picture() throws {
    let index = try catalog([
      "tower.imageset/Contents.json": Self.contents(
        #"{"idiom":"ipad","scale":"1x","filename":"ipad.gif"}"#,
        #"{"idiom":"universal","scale":"2x","filename":"tower@2x.gif"}"#,
        #"{"idiom":"universal","scale":"1x","filename":"tower.gif"}"#,
        #"{"idiom":"universal","scale":"4x","filename":"tower@4x.gif"}"#,
        #"{"idiom":"universal","scale":"3x"}"#,
        #"{"idiom":"universal","scale":"1x","appearances":[],"filename":"dark.gif"}"#),
      "tower.imageset/tower.gif": ProjectTree.gif(height: 20),
      "tower.imageset/TOWER@2x.gif": ProjectTree.gif(height: 40),
      "tower.imageset/tower@4x.gif": ProjectTree.gif(height: 80),
      "tower.imageset/ipad.gif": ProjectTree.gif(height: 60),
      "tower.imageset/dark.gif": ProjectTree.gif(height: 20),
    ])
    let picture = try #require(try index.picture(named: "tower"))
    let files = picture.candidates.map { file in
      "\(file.scale) \(file.size?.width ?? 0)×\(file.size?.height ?? 0) "
        + file.source.dropFirst(folder.path.count + 1)
    }
    #expect(files == ["1 30×20 tower.imageset/tower.gif", "2 60×40 tower.imageset/TOWER@2x.gif"])
    #expect(picture.unshownTypes == [])
    #expect(try index.picture(named: "Tower") == nil)
    let headers = try #require(index.headers(of: "tower")).map { scale, header in
      "\(scale ?? "-") \(header.size?.height ?? 0)"
    }
    #expect(headers == ["1x 60", "2x 40", "1x 20", "4x 80", "1x 20"])
    #expect(index.headers(of: "Tower") == nil)
  }

  @Test("the icon of the app has one file for each of its sizes")
  func icon() throws {
    let index = try catalog([
      "AppIcon.appiconset/Contents.json": Self.contents(
        #"{"filename":"b.png"}"#, #"{"filename":"a.png"}"#, #"{"filename":"c.png"}"#,
        #"{"filename":"missing.png"}"#, #"{"filename":"d.gif"}"#, "{}"),
      "AppIcon.appiconset/d.gif": ProjectTree.gif(height: 20),
      "Old.appiconset/Contents.json": Self.contents(),
    ])
    for (name, width) in [("a", 20), ("b", 120), ("c", 20)] as [(String, UInt8)] {
      try folder.write(Self.png(width, width), to: "AppIcon.appiconset/\(name).png")
    }
    let icon = try #require(index.icon())
    #expect(icon.candidates.map { $0.size?.width } == [20, 120])
    #expect(PictureIndex().icon() == nil)
    #expect(PictureIndex().followed(by: index).icon() == icon)
  }

  @Test(
    "a PNG is opaque unless its type or a chunk has transparency",
    arguments: [
      (2, [], true), (3, ["PLTE"], true), (3, ["PLTE", "tRNS"], false), (6, [], false),
      (4, [], false),
      (0, ["tRNS"], false), (2, ["iCCP", "gAMA"], true),
    ] as [(UInt8, [String], Bool)])
  func opacity(type: UInt8, chunks: [String], isOpaque: Bool) throws {
    var png = Self.png(30, 20, type: type) + [0, 0, 0, 0]
    for chunk in chunks + ["IDAT"] {
      // Longer than what is read at once.
      png += [0, 0, 16, 0] + Array(chunk.utf8) + [UInt8](repeating: 0, count: 4096 + 4)
    }
    try folder.write(png, to: "a.png")
    let picture = try #require(try PictureIndex(at: folder.path).picture(named: "a"))
    #expect(picture.candidates.map(\.isOpaque) == [isOpaque])
    #expect(picture.candidates.map(\.byteCount) == [png.count])
  }

  @Test(
    "the width of a JPEG is found after any metadata; without one it is not a picture",
    arguments: [
      (0, [0, 200, 1, 0x2C], 300), (9, [0, 200, 1, 0x2C], 300), (0, [0, 0, 1, 0x2C], nil),
      (9, [0, 200, 0, 0], nil), (0, [], nil), (9, [], nil),
    ] as [(Int, [UInt8], Int?)])
  func jpeg(segments: Int, size: [UInt8], width: Int?) throws {
    let segment = [0xFF, 0xE1, 0xFF, 0xFF] + [UInt8](repeating: 0xC0, count: 0xFFFD)
    let metadata = (0..<segments).reduce(into: [UInt8]()) { bytes, _ in
      bytes += segment + [0, 0xFF, 0xFF]
    }.dropLast(2)
    let frame = size.isEmpty ? [] : [0xFF, 0xC2, 0, 11, 8] + size + [1, 1, 0, 0]
    try folder.write([0xFF, 0xD8] + metadata + frame + [0xFF, 0xD9], to: "a.jpg")
    let picture = try PictureIndex(at: folder.path).picture(named: "a")
    #expect(picture.map { $0.candidates.map { $0.size?.width } } == width.map { [$0] })
  }

  @Test("a type that browsers do not show is named; a set without files is not a picture")
  func unshown() throws {
    let index = try catalog([
      "a.imageset/Contents.json": Self.contents(#"{"filename":"a.pdf"}"#),
      "a.imageset/a.pdf": "%PDF-1.4", "b.imageset/Contents.json": Self.contents("{}"),
    ])
    let picture = try #require(try index.picture(named: "a"))
    #expect(picture.candidates == [] && picture.unshownTypes == ["PDF"])
    #expect(try index.picture(named: "b") == nil)
    #expect(try #require(index.headers(of: "b")).isEmpty)
  }

  @Test("a picture that cannot be read is an error, not a missing picture")
  func unreadable() throws {
    let index = try catalog([
      "a.imageset/Contents.json": Self.contents(#"{"filename":"a.gif"}"#),
      // A folder in place of the file.
      "a.imageset/a.gif/x": "",
    ])
    let path = folder.path + "/a.imageset/a.gif"
    #expect(throws: FileError(path: path, kind: .notAFile)) { try index.picture(named: "a") }
    #expect(throws: FileError(path: path, kind: .notAFile)) { try PictureHeader.read(path) }
    #expect(try #require(index.headers(of: "a")).isEmpty)
  }

  @Test(
    "a Contents.json that cannot be read is an error, not a missing one",
    arguments: ["loop", "none"])
  func unreadableContents(target: String) throws {
    try folder.write(ProjectTree.gif(height: 20), to: "a.imageset/a.gif")
    let path = folder.path + "/a.imageset/Contents.json"
    try folder.link("loop", to: "loop")
    try folder.link("a.imageset/Contents.json", to: target)
    let set = try #require(try AssetCatalog(at: folder.path).sets.first)
    #expect(throws: FileError(path: path, kind: .notAFile)) { try AssetSet(at: set) }
  }

  @Test(
    "a set that is not a folder is an error, not a missing set", arguments: ["imageset", "dataset"])
  func unreadableSet(kind: String) throws {
    try folder.link("a.\(kind)", to: "elsewhere")
    let catalog = try AssetCatalog(at: folder.path)
    #expect(catalog.failures == [FileError(path: "\(folder.path)/a.\(kind)", kind: .notAFolder)])
  }

  // MARK: In a folder

  @Test("a folder has names without scale and idiom, and without those of exports")
  func folders() throws {
    let files = [
      "tower.gif": ProjectTree.gif(height: 20),
      "deep/tower@2x~universal.gif": ProjectTree.gif(height: 40),
      "tower~ipad@2x.gif": ProjectTree.gif(height: 60), "notes.txt": "",
      "site/.expo-export.json": "{}",
      "site/copy.gif": ProjectTree.gif(height: 20),
    ]
    for (file, text) in files { try folder.write(text, to: file) }
    let index = try PictureIndex(at: folder.path)
    #expect(index.resolve("tower") == .found)
    #expect(index.resolve("Tower") == .mismatch("tower", isCase: true, isOnly: true))
    #expect(index.resolve("notes") == .missing(nearest: nil))
    #expect(index.resolve("copy") == .missing(nearest: nil))
    let heights = try index.picture(named: "tower")?.candidates.map { $0.size?.height }
    #expect(heights == [20, 40])
  }
}

struct SourceNamesTests {
  @Test(
    "code uses the names of its strings, symbols and raw values",
    arguments: [
      // Xcode makes the same symbol of both names.
      ("Image(.expoFlag)", ["expo-flag", "expo_flag"]),
      (#"Image("expo_flag")"#, ["expo_flag"]),
      ("Image(.Icons.flag)", ["Icons/flag"]), ("Image(.Icons.flag.size)", ["Icons/flag"]),
      ("Image(.iconsFlag)", []), ("Image(.Icons)", []),
      ("let a = .expoFlag.size", ["expo-flag", "expo_flag"]),
      // A raw value may be loaded.
      ("enum A: String { case `expo_flag` }", ["expo_flag"]),
      ("enum A: String { case a, expo_flag = \"b\" }", ["expo_flag"]),
      ("enum A: String { case a\n var expo_flag: UIImage }", []),
    ])
  func used(code: String, expected: [String]) throws {
    let wanted = SourceNames.Wanted(["expo_flag", "expo-flag", "Icons/flag"])
    let file = SourceFile(name: "A.swift", text: code)
    #expect(SourceNames(in: file, wanted).found.sorted() == expected)
  }

  @Test(
    "the symbol that Xcode makes of a name uses it, but not as a method or member of something else",
    arguments: [
      ("wind_hill", "windHill"), ("2nd_floor", "_2NdFloor"), ("TowerView", "towerView"),
      ("hall 24x36", "hall24X36"), ("hall-1.2", "hall12"), ("P1.2", "P_1_2"),
      ("EXPO-MAP", "EXPO_MAP"), ("3F4", "_3_F_4"), ("1", "_1"), ("QRcode", "qRcode"),
      ("UIBlue", "uiBlue"), ("탑_사진", "탑사진"), ("École", "école"), ("default", "default"),
      ("tower_image", "tower"), ("TowerImage", "tower"), ("TOWER_IMAGE", "TOWER"),
      ("tower color", "tower"), ("Image", "image"), ("towerimage", "towerimage"),
      ("old halls/tower image", "OldHalls.tower"), ("halls/Image", "Halls.image"),
    ])
  func symbols(name: String, symbol: String) {
    for code in [
      "Image(.@)", "Image(.`@`)", "UIImage(resource: .@)", "[.@, .x]", "a\n\t.@", "ImageResource.@",
      "UIImage.@.size", "x.image = .@", "f(.init(resource:.@))",
    ] {
      #expect(Self.found(name, code.replacing("@", with: symbol)), "\(code)")
    }
    // What is a method, or the member of something else, is none.
    for code in ["view.@", "Text(x).@", "Color(.@(1))", "x?.@"] {
      #expect(!Self.found(name, code.replacing("@", with: symbol)), "\(code)")
    }
  }

  @Test(
    "a symbol that Xcode does not make of a name does not use it",
    arguments: [
      ("multicolor", "multi"), ("Image", ""), ("halls/Image", "Halls"), ("tower_images", "tower"),
      ("halls/tower", "hallsTower"),
    ])
  func others(name: String, symbol: String) { #expect(!Self.found(name, "Image(.\(symbol))")) }

  @Test(
    "the constant of Objective-C that Xcode makes of a name uses it",
    arguments: [
      ("wind_hill", "WindHill"), ("2nd_floor", "2NdFloor"), ("EXPO MAP", "_EXPO_MAP"),
      ("halls/tower_image", "HallsTowerImage"),
    ])
  func constants(name: String, constant: String) {
    #expect(Self.found(name, "[UIImage imageNamed:ACImageName\(constant)]", in: "A.m"))
    #expect(!Self.found(name, "[UIImage imageNamed:ACImageName\(constant)s]", in: "A.m"))
  }

  @Test(
    "a name that code puts together matches all names with that beginning and end",
    arguments: [
      (#""hall_\(i)""#, [1, 2]), (#""hall_\(f(i))_old""#, [2]),
      (#""hall_\(i)_\(j)_old.png""#, [2]), (##"#"hall_\#(i)"#"##, [1, 2]),
      (#""hall_\(f("x"))_new""#, [1, 2]), (#""hall_" + x"#, [1, 2]),
      (#""hall_".appending(x)"#, [1, 2]), (#"String(format: "hall_%d", i)"#, [1, 2]),
      (#"String(format: "hall_%02ld_old", i)"#, [2]), (#"["hall_", x]"#, []),
      (#""ha\(i)""#, []), (#"x + "hall_""#, []), (#""hall_\n""#, []), (#""\(i)_old""#, []),
    ])
  func puttingTogether(code: String, expected: [Int]) {
    let names = ["gate", "hall_1", "hall_1_old"]
    let file = SourceFile(name: "A.swift", text: "UIImage(named: \(code))")
    let found = SourceNames(in: file, SourceNames.Wanted(Set(names)))
    #expect(found.patterns.matching(Set(names)).sorted() == expected.map { names[$0] })
    #expect(found.found.isEmpty)
  }

  @Test(
    "reading a text that is not code ends",
    arguments: [".a", "`", "\"abc\\(x)\"", "\"abc%\" + ", "UIImage."])
  func hostile(part: String) {
    let code = String(repeating: part, count: Thoroughness.long(20_000))
    let names = SourceNames(
      in: SourceFile(name: "A.swift", text: "(.a" + code), SourceNames.Wanted(["a", "abcd"]))
    #expect(names.patterns.matching(["abcd"]).isEmpty != part.contains("abc"))
  }

  private static func found(_ name: String, _ code: String, in file: String = "A.swift") -> Bool {
    SourceNames(in: SourceFile(name: file, text: code), SourceNames.Wanted([name])).found == [name]
  }
}
