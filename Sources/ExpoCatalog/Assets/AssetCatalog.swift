public import ExpoJSON
public import ExpoSource

/// An asset catalog as it lies on disk: its sets, with the `Contents.json` of each.
///
/// Nothing is judged here: what is odd or missing stays as it is for the rules to see.
public struct AssetCatalog: Sendable {
  /// The path of the `.xcassets` folder.
  public let path: String
  /// Every `.imageset`, in the order of paths.
  public let imageSets: [AssetSet]
  /// Every `.dataset`, in the order of paths.
  public let dataSets: [AssetSet]
  /// The `Contents.json` of the catalog and its groups that are there.
  public let groups: [AssetContents]
}

/// One folder of an asset catalog that stands for an asset.
public struct AssetSet: Sendable {
  /// The name code asks for: the folder's without its extension, behind its namespaces.
  public let name: String
  /// The folder.
  public let path: String
  /// Its `Contents.json`.
  public let contents: AssetContents
  /// The other files in the folder, by name, in the order of bytes; hidden ones left out.
  public let children: [String]

  /// The child of that name: exactly, else but for case and Unicode normalization.
  public func child(named name: String) -> String? {
    children.first { $0.utf8.elementsEqual(name.utf8) } ?? children.first { $0 == name }
      ?? children.first { $0.lowercased() == name.lowercased() }
  }
}

/// A `Contents.json`, there or not.
public struct AssetContents: Sendable {
  /// Its path.
  public let path: String
  /// What was read; nil if there is no such file.
  public let tree: JSONTree?

  /// The file for excerpts; empty if there is none.
  public var file: SourceFile { tree?.file ?? SourceFile(name: path, bytes: []) }

  /// The items under `images` or `data`; none if there is no such list.
  public func items(_ key: String) -> [AssetItem] {
    guard let list = tree?.root?[key] else { return [] }
    return list.elements.enumerated().map { index, node in
      AssetItem(node: node, pointer: JSONPointer([key]).appending(index))
    }
  }

  /// Whether names of sets in this group begin with the group's name.
  var providesNamespace: Bool {
    tree?.root?["properties"]?["provides-namespace"]?.boolean ?? false
  }
}

/// One slot of a set: what a picture or a data file is for, and its file if it has one.
public struct AssetItem: Sendable {
  /// The object in `Contents.json`.
  public let node: JSONNode
  /// The path to it.
  public let pointer: JSONPointer

  /// The name of its file; nil if the slot is empty.
  public var filename: String? { node["filename"]?.text }
  /// The idiom: `universal`, `iphone` …; nil if it is not given.
  public var idiom: String? { node["idiom"]?.text }
  /// The scale: `1x`, `2x` or `3x`; nil for a picture of any scale.
  public var scale: String? { node["scale"]?.text }

  /// All that tells it from other slots, its file left out.
  public var slot: String {
    node.members.map { ($0.key.text ?? "", $0.value.spelling) }.filter { $0.0 != "filename" }
      .sorted { $0.0 < $1.0 }.map { "\($0)=\($1)" }.joined(separator: " ")
  }

  /// All that tells it from other slots but its scale: the pictures of one kind share it.
  public var variant: String {
    slot.split(separator: " ").filter { !$0.hasPrefix("scale=") }.joined(separator: " ")
  }

  /// The place of one of its members, or its own if there is none.
  public func location(of key: String) -> SourceLocation {
    node[key]?.location(at: pointer.appending(key)) ?? node.location(at: pointer)
  }
}
