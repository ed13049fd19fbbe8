import ExpoJSON
import ExpoBase

/// A member of a document under one of its known keys, with its place.
struct Member {
  let key: String
  let node: JSONNode
  private let parent: JSONPointer

  /// Creates a member: the value of a key of the object at a pointer.
  init(_ key: String, _ node: JSONNode, in parent: JSONPointer) {
    self.key = key
    self.node = node
    self.parent = parent
  }

  /// The first member under a key of the root, the one Swift reads; nil if there is none.
  init?(_ key: String, of root: JSONNode) {
    guard let node = root[key] else { return nil }
    self.init(key, node, in: .root)
  }

  /// The text, if it is text and what it says is no guess.
  var clearText: String? { node.isDamaged ? nil : node.string }

  /// The place of the value.
  var location: SourceLocation { node.location(at: parent.appending(key)) }

  /// The place of a part of the text, given in UTF-8 bytes of it.
  func location(ofText range: Range<Int>) -> SourceLocation {
    var location = node.location(at: parent.appending(key))
    location.bytes = node.bytes(ofUnescaped: range)
    return location
  }
}
