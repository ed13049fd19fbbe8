package import ExpoJSON
package import ExpoBase

/// One set of a catalog, read: its `Contents.json` and the names of its files.
///
/// Nothing is checked here: rules report what is wrong or missing.
struct AssetSet: Sendable {
  /// Where it is.
  let place: AssetSetPlace
  /// Its `Contents.json`.
  let contents: AssetContents
  /// The other files in the folder, by name, in the order of bytes; hidden ones left out.
  let children: [String]

  /// The name that code uses.
  package var name: String { place.name }
  /// The path of the folder.
  var path: String { place.path }

  /// The child of a name: of exactly that name, or one that differs by case or normalization.
  func child(named name: String) -> String? {
    children.first { $0.hasBytes(of: name) } ?? children.first { $0 == name }
      ?? children.first { $0.lowercased() == name.lowercased() }
  }
}

/// A `Contents.json`, which may be missing.
struct AssetContents: Sendable {
  /// The name of the file.
  static let fileName = "Contents.json"

  /// Its path.
  let path: String
  /// Its JSON; nil if there is no such file.
  let tree: JSONTree?

  /// The file for excerpts; empty if there is none.
  var file: SourceFile { tree?.file ?? SourceFile(name: path, bytes: []) }

  /// The items under a key, `images` or `data`; empty if there is no such list.
  func items(_ key: String) -> [AssetItem] {
    guard let list = tree?.root?[key] else { return [] }
    return list.elements.enumerated().map { index, node in
      AssetItem(node: node, pointer: JSONPointer([key]).appending(index))
    }
  }

  /// Whether the names of sets in this group begin with the group's name.
  var providesNamespace: Bool {
    tree?.root?["properties"]?["provides-namespace"]?.boolean ?? false
  }
}

/// One slot of a set: what a picture or a data file is for, and the name of the file.
struct AssetItem: Sendable {
  /// The object in `Contents.json`.
  let node: JSONNode
  /// The pointer to it.
  let pointer: JSONPointer

  /// The name of its file; nil if the slot is empty.
  var filename: String? { node["filename"]?.string }
  /// The idiom: `universal`, `iphone` …; nil if it is not given.
  var idiom: String? { node["idiom"]?.string }
  /// The scale: `1x`, `2x` or `3x`; nil for a picture of any scale.
  var scale: String? { node["scale"]?.string }

  /// All its members but the file name, as text: slots for the same purpose have equal ones.
  var slot: String {
    node.members.map { ($0.key.string ?? "", $0.value.spelling) }.filter { $0.0 != "filename" }
      .sorted { $0.0 < $1.0 }.map { "\($0)=\($1)" }.joined(separator: " ")
  }

  /// The same without the scale: equal for the slots that differ only by scale.
  var variant: String {
    slot.split(separator: " ").filter { !$0.hasPrefix("scale=") }.joined(separator: " ")
  }

  /// The location of one of its members, or its own if there is no such member.
  func location(of key: String) -> SourceLocation {
    node[key]?.location(at: pointer.appending(key)) ?? node.location(at: pointer)
  }
}
