import ExpoJSON
import ExpoTestSupport

/// A change of one value of a document: it is replaced, or its key misspelled.
struct ValueChange {
  static let intruders = [
    "null", "true", "\"x\"", "1", "1.5", "-3", "[]", "{}", "[1]", "{\"a\": 1}", "1e400", "\"\"",
  ]

  /// The value or member, and where errors of it are.
  let part, pointer: JSONPointer
  let bytes: Range<Int>
  private(set) var replacement: String

  /// Any of some changes; a value has one of some texts in its place.
  static func any(
    of changes: [ValueChange], with intruders: [String] = intruders,
    _ random: inout SeededGenerator
  ) -> ValueChange {
    let intruder = intruders.randomElement(using: &random) ?? "null"
    guard var change = changes.randomElement(using: &random) else {
      return ValueChange(part: .root, pointer: .root, bytes: 0..<0, replacement: "")
    }
    if change.replacement.isEmpty { change.replacement = intruder }
    return change
  }

  /// The changes of all values, without the texts in their places, and of all keys.
  static func all(of text: String) -> [ValueChange] {
    let tree = JSONTree(reading: SourceFile(name: "f", text: text))
    var changes: [ValueChange] = []
    func visit(_ node: JSONNode, _ pointer: JSONPointer) {
      changes.append(
        ValueChange(part: pointer, pointer: pointer, bytes: node.bytes, replacement: ""))
      for (index, element) in node.elements.enumerated() {
        visit(element, pointer.appending(index))
      }
      for member in node.members {
        let key = member.key.string ?? ""
        changes.append(
          ValueChange(
            part: pointer.appending(key), pointer: pointer, bytes: member.key.bytes,
            replacement: "\"\(key)_\""))
        visit(member.value, pointer.appending(key))
      }
    }
    if let root = tree.root { visit(root, .root) }
    return changes
  }

  static func applying(_ changes: [ValueChange], to text: String) -> String {
    var bytes = Array(text.utf8)
    for change in changes.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) {
      bytes.replaceSubrange(change.bytes, with: change.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
