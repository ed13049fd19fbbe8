import ExpoBase

/// Values that may stand for a part that cannot be decoded.
struct StandIns {
  let values: [Any]
  /// Whether the part can have no other value.
  let areAll: Bool

  init(_ values: [Any], areAll: Bool = false) {
    self.values = values
    self.areAll = areAll
  }
}

/// Finds valid values of a type: its cases, values elsewhere in the document, and samples that most types
/// accept.
final class KnownValues {
  /// How many are found at most, and in how many nodes.
  private static let (most, mostCases, mostNodes) = (3, 8, 256)
  private static let samples = JSONTree(
    reading: SourceFile(
      name: "samples",
      text: """
        ["", "a", "a@b.co", "https://a.co", "2001-01-01T00:00:00Z", "2001-01-01", "00:00", "1.0.0", "#000000",
         "00000000-0000-0000-0000-000000000000", "KR", "KRW", "ko", "+82 2 000 0000", 0, 1, 2001, 0.5, -1, false,
         true, null, [], {}, [0, 0], [0, 0, 0], [0, 0, 0, 0]]
        """))

  private struct Place: Hashable { let type: ObjectIdentifier, key: Int }

  private let tree: JSONTree
  private let document, samples: DecodingPass
  private var known: [Place: StandIns] = [:]

  init(_ tree: JSONTree, _ decoder: ExpoDecoder) {
    self.tree = tree
    document = DecodingPass(tree: tree, base: .root, decoder: decoder)
    samples = DecodingPass(tree: Self.samples, base: .root, decoder: decoder)
  }

  /// The values that may stand for one of a type, first those of the same key; `key` is its number, or 0.
  func values<Value: Decodable>(of type: Value.Type, key: Int = 0) -> StandIns {
    let place = Place(type: ObjectIdentifier(type), key: key)
    if let known = known[place] { return known }
    known[place] = StandIns([])
    let found = Self.cases(of: type) ?? StandIns(values(like: type, key))
    known[place] = found
    return found
  }

  /// The cases of an enumeration; nil for a type that lists none.
  static func cases(of type: Any.Type) -> StandIns? {
    func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Any] {
      Array(type.allCases.prefix(mostCases + 1))
    }
    if type == Bool.self { return StandIns([false, true], areAll: true) }
    let listed = (type as? any CaseIterable.Type).map { cases($0) } ?? []
    return listed.isEmpty
      ? nil : StandIns(Array(listed.prefix(mostCases)), areAll: listed.count <= mostCases)
  }

  private func values<Value: Decodable>(like type: Value.Type, _ key: Int) -> [Any] {
    var (values, nodesLeft, seen) = ([Any](), Self.mostNodes, Set<String>())
    func add(_ index: Int, _ pass: DecodingPass) {
      let count = pass.tree.tape.next(after: index) - index
      guard values.count < Self.most, count <= nodesLeft else { return }
      nodesLeft -= count
      guard let value = try? pass.decodePart(type, at: index, path: .root) else { return }
      if seen.insert(JSONNode(tree: pass.tree, index: index).shortValue ?? "").inserted {
        values.append(value)
      }
    }
    let nodes = tree.tape.nodes
    if key > 0 {
      for index in nodes.indices where nodes[index].isNumberedKey && nodes[index].key == key {
        add(index + 1, document)
      }
    }
    if !(type is any Scalar.Type) {
      for index in nodes.indices where !nodes[index].isContainer && nodes[index].kind != .end {
        add(index, document)
      }
    }
    nodesLeft = Self.mostNodes
    for element in Self.samples.root?.elements.map(\.index) ?? [] { add(element, samples) }
    document.forgetFailures()
    samples.forgetFailures()
    return values
  }
}
