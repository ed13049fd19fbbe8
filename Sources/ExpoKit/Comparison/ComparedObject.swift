package import ExpoBase
import ExpoJSON
import ExpoModel

/// An entry or an exposition to compare; a class, because long lists of them are copied.
package final class ComparedObject: Sendable {
  package struct Value: Equatable, Sendable {
    /// A value is unreadable if a syntax error has taken a part of it.
    package enum Kind: Sendable { case text, json, unreadable }

    package let kind: Kind
    private let bytes: [UInt8]

    /// The characters of a string, or other JSON on one line; empty if it cannot be read.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    init(_ node: JSONNode) {
      if let text = node.string {
        kind = node.isDamaged ? .unreadable : .text
        bytes = node.isDamaged ? [] : Array(text.utf8)
      } else {
        let part = JSONTree(reading: SourceFile(name: "", text: node.spelling))
        let json = try? JSONFormatter(indent: nil).format(part)
        kind = json == nil ? .unreadable : .json
        bytes = json?.dropLast() ?? []
      }
    }
  }

  /// From 1; 0 for an exposition.
  package let number: Int
  let node: JSONNode
  let dialect: Dialect
  /// The offset of the object in its file, in bytes.
  package var offset: Int { node.bytes.lowerBound }

  private init(_ number: Int, _ node: JSONNode, _ dialect: Dialect) {
    self.number = number
    self.node = node
    self.dialect = dialect
  }

  /// The members of each entry, or of the exposition, in a document; nil if it is neither, or has syntax
  /// errors.
  package static func members(in file: SourceFile) -> [[(key: String, value: Value)]]? {
    let tree = JSONTree(reading: file, errorLimit: ErrorLimit(1))
    guard tree.isSound, let root = tree.root, DocumentKind(of: root) != nil else { return nil }
    return all(root).map(\.members)
  }

  /// The entries of an array, or the exposition that any other document is.
  static func all(_ root: JSONNode, _ dialect: Dialect = .standard) -> [ComparedObject] {
    let entries = EntryList.Elements(root).map { ($0.number, $0.node) }
    return (root.kind == .array ? entries : [(0, root)]).map { ComparedObject($0, $1, dialect) }
  }

  /// The members of the model in its order, then the others.
  ///
  /// Of members with the same key, only the first, which the app reads. A value that is not an object has
  /// one member without a key.
  var members: [(key: String, value: Value)] {
    guard node.kind == .object else { return [("", Value(node))] }
    let keys = (number == 0 ? DocumentKind.exposition : .entries).keys
    var members = keys.compactMap { key in
      dialect.node(named: key, of: node).map { (key, Value($0)) }
    }
    var known = Set(keys.flatMap(dialect.names).map { Array($0.utf8) })
    for (key, value) in node.members {
      guard let key = key.string, known.insert(Array(key.utf8)).inserted else { continue }
      members.append((key, Value(value)))
    }
    return members
  }

  package func text(_ key: Entry.CodingKeys) -> String? { dialect.string(key, of: node).value }
}

package struct MemberChange: Equatable, Sendable {
  /// Empty for a value that is not an object.
  package let key: String
  package fileprivate(set) var old, new: ComparedObject.Value?

  /// The members that differ: those of the old object in its order, then new ones.
  static func all(from old: ComparedObject?, to new: ComparedObject?) -> [MemberChange] {
    if let old, let new, old.node.source == new.node.source { return [] }
    var all = (old?.members ?? []).map { MemberChange(key: $0.key, old: $0.value, new: nil) }
    let indices = Dictionary(zip(all.map { Array($0.key.utf8) }, all.indices)) { first, _ in first }
    for (key, value) in new?.members ?? [] {
      let index = indices[Array(key.utf8)] ?? all.count
      if index == all.count { all.append(MemberChange(key: key, old: nil, new: nil)) }
      all[index].new = value
    }
    return all.filter { $0.old != $0.new }
  }

  package var difference: TextDifference? {
    guard let old, let new, old.kind == .text, new.kind == .text else { return nil }
    return TextDifference(from: old.text, to: new.text)
  }
}
