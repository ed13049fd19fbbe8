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

  /// A member; of several with one key the first, which the app reads.
  package typealias Member = (key: String, value: Value)

  /// The members: those of the model in its order, then the others as the document has them.
  package private(set) var members: [Member] = []

  /// Creates an object without members.
  init() {}

  /// The entries or the exposition of a document, for a program that compares texts; nil if it is no
  /// document, or has errors of syntax.
  package static func all(in file: SourceFile) -> [ComparedObject]? {
    let tree = JSONTree(reading: file, errorLimit: ErrorLimit(1))
    guard tree.isSound, let root = tree.root, let kind = DocumentKind(of: root, .standard) else {
      return nil
    }
    switch kind {
    case .exposition: return [ComparedObject(root, Exposition.CodingKeys.allCases, .standard)]
    case .entries:
      return root.elements.map { ComparedObject($0, Entry.CodingKeys.allCases, .standard) }
    }
  }

  /// Reads an object; a value of another type has one member without a key.
  init(_ node: JSONNode, _ keys: [any CodingKey], _ dialect: Dialect) {
    guard node.kind == .object else {
      members = [("", Self.value(node))]
      return
    }
    for key in keys {
      guard let value = dialect.node(key, of: node) else { continue }
      members.append((key.stringValue, Self.value(value)))
    }
    var known = Set(
      keys.flatMap { dialect.names(of: $0.stringValue) }.map(DocumentPath.init(named:)))
    for member in node.members {
      guard let key = member.key.string, known.insert(DocumentPath(named: key)).inserted else {
        continue
      }
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
    let part = SourceFile(name: "", bytes: Array(node.spelling.utf8))
    let bytes = try? JSONFormatter(layout: .compact).format(JSONTree(reading: part))
    return bytes.map { String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  /// The value under a key; nil if there is none.
  package subscript(key: String) -> Value? {
    members.first { $0.key.hasBytes(of: key) }?.value
  }

  /// The string under a key; nil if there is none.
  package func text(_ key: some CodingKey) -> String? {
    guard case .text(let text) = self[key.stringValue] else { return nil }
    return text
  }

  /// The members that differ in another object: those of this one in their order, then new ones.
  func changes(to other: ComparedObject) -> [MemberChange] {
    let added = other.members.filter { self[$0.key] == nil }
    return members.compactMap { member in
      let value = other[member.key]
      return value == member.value
        ? nil : MemberChange(key: member.key, old: member.value, new: value)
    } + added.map { MemberChange(key: $0.key, old: nil, new: $0.value) }
  }
}

/// A member that was added, removed or changed.
package struct MemberChange: Equatable, Sendable {
  /// The key; empty for a value that is no object.
  package let key: String
  /// The values; nil where the member is missing.
  package let (old, new): (ComparedObject.Value?, ComparedObject.Value?)

  package init(key: String, old: ComparedObject.Value?, new: ComparedObject.Value?) {
    (self.key, self.old, self.new) = (key, old, new)
  }

  /// The same with the sides exchanged.
  var exchanged: MemberChange { MemberChange(key: key, old: new, new: old) }

  /// The words that changed; nil unless both values are strings.
  package var difference: TextDifference? {
    guard case .text(let old) = old, case .text(let new) = new else { return nil }
    return TextDifference(from: old, to: new)
  }
}
