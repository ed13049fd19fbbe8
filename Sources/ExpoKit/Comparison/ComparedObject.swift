package import ExpoBase
import ExpoJSON
import ExpoModel

/// An entry or an exposition as a comparison sees it: its members by their keys.
package struct ComparedObject: Sendable {
  /// The value of a member.
  package enum Value: Equatable, Sendable {
    /// The characters of a string.
    case text(String)
    /// Any other value, as JSON on one line.
    case json(String)
    /// A value of which a syntax error took a part.
    case unreadable

    package static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.text(let text), .text(let other)), (.json(let text), .json(let other)):
        text.hasBytes(of: other)
      case (.unreadable, .unreadable): true
      case (.text, _), (.json, _), (.unreadable, _): false
      }
    }
  }

  /// The number of the entry in its document, from 1; 0 for an exposition.
  package let number: Int
  /// The members: those of the model in its order, then the others as the document has them.
  ///
  /// Of several with one key it is the first, which the app reads.
  package private(set) var members: [(key: String, value: Value)] = []

  /// The entries or the exposition of a document, for a program that compares texts; nil if it is no
  /// document, or has errors of syntax.
  package static func all(in file: SourceFile) -> [ComparedObject]? {
    let tree = JSONTree(reading: file, errorLimit: ErrorLimit(1))
    guard tree.isSound, let root = tree.root else { return nil }
    return DocumentKind(of: root).map { kind in
      (kind == .entries ? Array(root.elements) : [root]).map { ComparedObject($0, of: kind) }
    }
  }

  /// Reads an object; a value of another type has one member without a key.
  init(_ node: JSONNode, of kind: DocumentKind, number: Int = 0, _ dialect: Dialect = .standard) {
    self.number = number
    guard node.kind == .object else {
      members = [("", Self.value(node))]
      return
    }
    for key in kind.keys {
      guard let value = dialect.node(named: key, of: node) else { continue }
      members.append((key, Self.value(value)))
    }
    var known = Set(kind.keys.flatMap(dialect.names).map { Array($0.utf8) })
    for member in node.members {
      guard let key = member.key.string, known.insert(Array(key.utf8)).inserted else { continue }
      members.append((key, Self.value(member.value)))
    }
  }

  private static func value(_ node: JSONNode) -> Value {
    switch node.kind {
    case .string: node.isDamaged ? .unreadable : node.string.map { .text($0) } ?? .unreadable
    case .number, .boolean, .null: node.isSound ? .json(node.spelling) : .unreadable
    case .object, .array: compact(node).map { .json($0) } ?? .unreadable
    case .missing: .unreadable
    }
  }

  private static func compact(_ node: JSONNode) -> String? {
    let part = JSONTree(reading: SourceFile(name: "", text: node.spelling))
    let bytes = try? JSONFormatter(layout: .compact).format(part)
    return bytes.map { String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  /// The value under a key; nil if there is none.
  package subscript(key: String) -> Value? {
    members.first { $0.key.hasBytes(of: key) }?.value
  }

  /// The string under a key; nil if there is none.
  package func text(_ key: Entry.CodingKeys) -> String? {
    guard case .text(let text) = self[key.rawValue] else { return nil }
    return text
  }
}

/// A member that was added, removed or changed.
package struct MemberChange: Equatable, Sendable {
  /// The key; empty for a value that is no object.
  package let key: String
  /// The values; nil where the member is missing.
  package let (old, new): (ComparedObject.Value?, ComparedObject.Value?)

  /// The members that differ: those of the old object in its order, then new ones.
  static func all(from old: ComparedObject?, to new: ComparedObject?) -> [MemberChange] {
    let members = (old?.members ?? []) + (new?.members ?? []).filter { old?[$0.key] == nil }
    return members.map { MemberChange(key: $0.key, old: old?[$0.key], new: new?[$0.key]) }
      .filter { $0.old != $0.new }
  }

  /// The words that changed; nil unless both values are strings.
  package var difference: TextDifference? {
    guard case .text(let old) = old, case .text(let new) = new else { return nil }
    return TextDifference(from: old, to: new)
  }
}
