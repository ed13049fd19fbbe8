import Foundation

/// A small catalog on disk whose files stand for any others: their contents are replaced in memory.
enum SampleCatalog {
  /// The folder that holds it; every process makes the same one.
  static let folder: String = {
    let folder = FileManager.default.temporaryDirectory.path + "/expo-invariants"
    let files = [
      "Fair.xcassets/Contents.json", "Fair.xcassets/tower.imageset/Contents.json",
      "Fair.xcassets/tower.imageset/tower.png", "Fair.xcassets/tower.imageset/Tower@2x.png",
      "Fair.xcassets/items.dataset/Contents.json", "Fair.xcassets/items.dataset/items.json",
    ]
    for file in files {
      let path = "\(folder)/\(file)"
      let parent = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
      try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      _ = FileManager.default.createFile(atPath: path, contents: Data())
    }
    return folder
  }()

  static var path: String { "\(folder)/Fair.xcassets" }

  static var contents: [String] {
    ["", "/tower.imageset", "/items.dataset"].map { "\(path)\($0)/Contents.json" }
  }

  static var items: String { "\(path)/items.dataset/items.json" }
  static let entries = """
    [{"name": "탑", "image_name": "tower", "short_desc": "높은 탑", "desc": "탑이다."},
     {"name": "문", "image_name": "gate", "short_desc": "", "desc": "문이다.",}]
    """
}
