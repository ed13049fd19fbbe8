import ExpoTestSupport
import Foundation

enum ExportFixture {
  static let poster = """
    {"title": "박람회", "visitors": 1234, "location": "대전", \
    "duration": "1993. 08. 07 - 1993. 11. 07", "description": "d"}
    """
  static let bridge =
    #"{"name": "다리", "image_name": "bridge", "short_desc": "s", "desc": "다리에 대한 글이다"}"#
  static let entries = """
    [{"name": "탑", "image_name": "tower", "short_desc": "s", "desc": "첫째\\n\\n둘째 문단은 길다"},
     \(bridge)]
    """

  /// A catalog of two entries, the first with a picture in two scales.
  static func catalog(_ entries: String = entries) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "A.xcassets/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
      "A.xcassets/fair.dataset/fair.json": poster,
      "A.xcassets/fair.dataset/Contents.json": #"{"data": [{"filename": "fair.json"}]}"#,
      "A.xcassets/items.dataset/items.json": entries,
      "A.xcassets/items.dataset/Contents.json": #"{"data": [{"filename": "items.json"}]}"#,
      "A.xcassets/tower.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "t.png"},
                  {"idiom": "universal", "scale": "2x", "filename": "t@2x.png"},
                  {"idiom": "universal", "scale": "3x", "filename": "t@3x.png"}]}
      """,
      "A.xcassets/bridge.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "b.svg"}]}
      """,
      "A.xcassets/bridge.imageset/b.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ])
    for (scale, name) in [(1, "t.png"), (2, "t@2x.png"), (3, "t@3x.png")] {
      let picture = png(width: 40 * scale, height: 30 * scale)
      try folder.write(picture, to: "A.xcassets/tower.imageset/\(name)")
    }
    return folder
  }

  /// Two catalogs side by side, with the same entries and the same title.
  static func catalogs() throws -> TemporaryFolder {
    let folder = try catalog()
    let path = folder.path + "/A.xcassets"
    try FileManager.default.copyItem(atPath: path, toPath: folder.path + "/B.xcassets")
    let poster = poster.replacing("1993", with: "1893")
    try folder.write(poster, to: "B.xcassets/fair.dataset/fair.json")
    return folder
  }

  /// The beginning and the end of a PNG, which are all that is read of one.
  static func png(width: Int, height: Int) -> [UInt8] {
    let number = { (value: Int) in withUnsafeBytes(of: UInt32(value).bigEndian) { Array($0) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + number(width) + number(height)
      + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
  }
}

extension TemporaryFolder {
  /// The files below a folder of the folder, hidden ones left out.
  func files(under name: String) throws -> [String] {
    let path = path + "/" + name
    return try FileManager.default.subpathsOfDirectory(atPath: path).filter { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + file, isDirectory: &isFolder)
        && !isFolder.boolValue && !file.hasPrefix(".")
    }.sorted()
  }
}
