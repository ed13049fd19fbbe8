import ExpoSource

/// The keys that a type reads, ready to be compared with those of a document.
package final class KnownKeys: Sendable {
  /// The keys in the type's own order.
  let names: [String]
  let bytes: [SourceBytes]
  /// Which of the keys each numbered key of a document is; empty where that is not known.
  private let placesByNumber: [Int]

  static let none = KnownKeys([])

  /// Takes keys, for any document or for one.
  package init(_ names: [String], in tree: JSONTree? = nil) {
    let bytes = names.map { SourceBytes($0.utf8) }
    self.names = names
    self.bytes = bytes
    placesByNumber = tree.map { Self.places(of: bytes, in: $0) } ?? []
  }

  /// Lists the keys of a type that is `CaseIterable`; nil for any other.
  convenience init?<Key: CodingKey>(of type: Key.Type, in tree: JSONTree) {
    guard let listed = type as? any (CodingKey & CaseIterable).Type else { return nil }
    func names<Keys: CodingKey & CaseIterable>(_ type: Keys.Type) -> [String] {
      type.allCases.map { $0.stringValue }
    }
    self.init(names(listed), in: tree)
  }

  /// Which of the keys each numbered key of a document is, written the same; -1 for any other, as at
  /// the place of number 0.
  func places(in tree: JSONTree) -> [Int] {
    placesByNumber.isEmpty ? Self.places(of: bytes, in: tree) : placesByNumber
  }

  private static func places(of bytes: [SourceBytes], in tree: JSONTree) -> [Int] {
    [-1]
      + tree.tape.keys.spellings.map { spelling in
        bytes.firstIndex { tree.file.bytes.isSame(in: spelling, as: $0) } ?? -1
      }
  }

  /// Which of the keys a string of the document is, written the same; nil if it is none.
  func place(of key: JSONNode) -> Int? {
    let (file, node) = (key.tree.file.bytes, key.tree.tape[key.index])
    // The number of a string repaired after it was scanned says nothing.
    guard node.isPlainString else { return nil }
    if node.key > 0, node.key < placesByNumber.count {
      return placesByNumber[node.key] < 0 ? nil : placesByNumber[node.key]
    }
    let content = node.start + 1..<node.end - 1
    return bytes.firstIndex { $0.count == content.count && file.isSame(in: content, as: $0) }
  }
}
