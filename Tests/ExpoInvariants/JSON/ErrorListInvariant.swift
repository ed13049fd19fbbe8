import ExpoJSON
import ExpoModel

/// The errors that `decode` throws: never none, none twice, each at a value of the recovered tree.
package enum ErrorListInvariant {
  /// The number of values of a document that are decoded alone, fewer of one with many errors: all
  /// of them may be listed for each value, and a pointer is as long as its value is deep.
  private static func nodeLimit(_ tree: JSONTree) -> Int {
    min(64, max(4, 2_000 / (tree.errors.count + 1)))
  }

  package static func fault(in bytes: [UInt8]) -> String? {
    let tree = JSONTree(reading: SourceFile(name: "f", bytes: bytes))
    if let fault = fault(in: tree.errors, of: tree) { return "errors of the tree: \(fault)" }
    let types: [any Decodable.Type] = [
      Anything.self, [String: Anything].self, [Entry].self, [Positive].self, Menu.self,
      [Nested].self, Alternatives.self, [Cat].self, Cat.self, [String: [Int]].self, Int.self,
    ]
    for type in types {
      if let fault = fault(type, tree) { return fault }
    }
    return faultOfNodes(in: tree)
  }

  private static func fault<Value: Decodable>(_ type: Value.Type, _ tree: JSONTree) -> String? {
    do {
      _ = try ExpoDecoder.unlimited.decode(type, from: tree.file)
      if !tree.isSound { return "\(type): decoded from a document with errors" }
    } catch {
      if let fault = fault(in: error.errors, of: tree) { return "\(type): \(fault)" }
      if error.errors.isEmpty { return "\(type): no error" }
      if tree.errors.contains(where: { !error.errors.contains($0) }) {
        return "\(type): without an error of the tree"
      }
      let fromTree = Result { () throws(DecodeErrors) in
        try ExpoDecoder.unlimited.decode(type, from: tree)
      }
      guard case .failure(error) = fromTree else { return "\(type): others from the tree" }
    }
    let collected = ExpoDecoder.unlimited.collect(type, from: tree)
    return fault(in: collected.errors, of: tree).map { "\(type), collected: \($0)" }
  }

  // MARK: Lists

  private static func fault(in errors: [DecodeError], of tree: JSONTree) -> String? {
    var atBytes: [Range<Int>: [DecodeError]] = [:]
    for error in errors {
      if atBytes[error.location.bytes, default: []].contains(error) { return "twice: \(error)" }
      atBytes[error.location.bytes, default: []].append(error)
      let parent = error.location.pointer.tokens.dropLast()
      if let root = tree.root, !has(parent, root) { return "nothing at the place of \(error)" }
    }
    return nil
  }

  /// Whether a path leads to a value, or one of several with the same keys; a key that is missing
  /// in the document is empty.
  private static func has(_ tokens: ArraySlice<String>, _ node: JSONNode) -> Bool {
    guard let token = tokens.first else { return true }
    let rest = tokens.dropFirst()
    return node.members.contains { ($0.key.string ?? "") == token && has(rest, $0.value) }
      || node.elements.enumerated().contains { String($0) == token && has(rest, $1) }
  }

  // MARK: Values of a document

  private static func faultOfNodes(in tree: JSONTree) -> String? {
    guard let root = tree.root, tree.errors.allSatisfy({ $0.location.part != .file }) else {
      return nil
    }
    var nodes = [(root, JSONPointer.root)]
    var next = 0
    while next < nodes.count, nodes.count < nodeLimit(tree) {
      let (node, pointer) = nodes[next]
      next += 1
      nodes += node.elements.enumerated().map { ($1, pointer.appending($0)) }
      nodes += node.members.map { ($0.value, pointer.appending($0.key.string ?? "")) }
    }
    let types: [any Decodable.Type] = [
      Anything.self, Nested.self, Positive.self, [Int].self, Cat.self,
    ]
    for (node, pointer) in nodes {
      for type in types {
        guard let fault = fault(type, node, pointer, tree) else { continue }
        return "\(pointer) at \(node.bytes): \(fault)"
      }
    }
    return nil
  }

  private static func fault<Value: Decodable>(
    _ type: Value.Type, _ node: JSONNode, _ pointer: JSONPointer, _ tree: JSONTree
  ) -> String? {
    // What is beside the outermost value belongs to it.
    let isValid =
      node.bytes == tree.root?.bytes
      ? tree.isSound : StrictGrammar.accepts(Array(tree.file.bytes[node.bytes]))
    do {
      _ = try ExpoDecoder.unlimited.decode(type, from: node, at: pointer)
      return isValid ? nil : "\(type): decoded, and is no JSON"
    } catch {
      if isValid, type == Anything.self {
        return "refused, and is JSON: \(error.errors)"
      }
      if error.errors.isEmpty { return "\(type): no error" }
      return fault(in: error.errors, of: tree).map { "\(type): \($0)" }
    }
  }
}

// MARK: - Types

/// Any value, found by trying one type after the other: arrays early, as they may have many levels.
package indirect enum Anything: Decodable {
  case null, boolean, number, text, array, object

  /// A number may be of any size.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if (try? container.decode(String.self)) != nil {
      self = .text
    } else if (try? container.decode([Anything].self)) != nil {
      self = .array
    } else if (try? container.decode(Bool.self)) != nil {
      self = .boolean
    } else if (try? container.decode(Double.self)) != nil {
      self = .number
    } else if (try? container.decode(Number.self)) != nil {
      self = .number
    } else {
      _ = try container.decode([String: Anything].self)
      self = .object
    }
  }

  private struct Number: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        _ = try container.decode(Double.self)
      } catch DecodingError.dataCorrupted(let context)
        where context.debugDescription.contains("fit")
      {}
    }
  }
}

/// Rejects values with an error of its own.
private struct Positive: Decodable {
  private struct Rejected: Error { let value: Int }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer().decode(Int.self)
    guard value > 0 else { throw Rejected(value: value) }
  }
}

/// Replaces the error of a part by its own.
private struct Menu: Decodable {
  private struct NoPrice: Error {}
  private enum Keys: String, CodingKey { case a, b }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    guard (try? container.decode(Positive.self, forKey: .a)) != nil else { throw NoPrice() }
    _ = try container.decodeIfPresent([Positive].self, forKey: .b)
  }
}

/// Reads containers in containers; an element that is no object or array must be a number.
private struct Nested: Decodable {
  private enum Keys: String, CodingKey, CaseIterable { case a, b }

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      while !list.isAtEnd {
        if let object = try? list.nestedContainer(keyedBy: Keys.self) {
          _ = try object.decodeIfPresent(Int.self, forKey: .a)
        } else if var inner = try? list.nestedUnkeyedContainer() {
          while !inner.isAtEnd { _ = try inner.decode(Int.self) }
        } else {
          _ = try list.decode(Int.self)
        }
      }
      return
    }
    let container = try decoder.container(keyedBy: Keys.self)
    let inner = try container.nestedContainer(keyedBy: Keys.self, forKey: .a)
    _ = try inner.decode(String.self, forKey: .b)
    var list = try container.nestedUnkeyedContainer(forKey: .b)
    while !list.isAtEnd { _ = try list.decode([Int].self) }
  }
}

/// Tries one form of each member, then another.
private struct Alternatives: Decodable {
  private enum Keys: String, CodingKey { case a, b }

  init(from decoder: any Decoder) throws {
    if let text = try? String(from: decoder), !text.isEmpty { return }
    if let list = try? [Positive](from: decoder), !list.isEmpty { return }
    let container = try decoder.container(keyedBy: Keys.self)
    do {
      _ = try container.decode(Int.self, forKey: .a)
    } catch DecodingError.typeMismatch {
      _ = try container.decode([Alternatives].self, forKey: .a)
    }
    if (try? container.decode(Positive.self, forKey: .b)) == nil {
      _ = try container.decode([Positive].self, forKey: .b)
    }
  }
}

private class Animal: Decodable { let a: Int }

/// Reads its superclass from a member, which may be missing.
private final class Cat: Animal {
  private enum Keys: String, CodingKey { case b }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    if try container.decodeIfPresent(Bool.self, forKey: .b) == true {
      try super.init(from: container.superDecoder(forKey: .b))
    } else {
      try super.init(from: container.superDecoder())
    }
  }
}
