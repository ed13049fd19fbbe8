import ExpoJSON
import ExpoText

/// A member of a document under one of its known keys, with its place.
struct Member {
  let key: String
  let node: JSONNode
  private let pointer: JSONPointer

  /// The first member under a key, the one Swift reads; nil if there is none.
  init?(_ key: String, in object: JSONNode, at pointer: JSONPointer) {
    guard object.kind == .object, let node = object[key] else { return nil }
    self.key = key
    self.node = node
    self.pointer = pointer.appending(key)
  }

  /// The text, if it is text and nothing about it was mended.
  var soundText: String? { node.isDamaged ? nil : node.text }

  /// The place of the value.
  var site: Site { node.site(at: pointer) }

  /// The place of a part of the text, given in UTF-8 bytes of it.
  func site(ofText range: Range<Int>) -> Site {
    var site = node.site(at: pointer)
    site.bytes = node.bytes(ofText: range)
    return site
  }
}
