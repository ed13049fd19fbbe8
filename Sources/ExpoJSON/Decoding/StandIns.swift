import ExpoBase

/// Values that may stand for a part that cannot be decoded.
struct StandIns {
  var values: [Any] = []
  /// Whether the part can have no other value.
  var areAll = false
  /// By an object or array, hardly an initializer chooses what it reads.
  var isContainer = false
  var errors: [DecodeError] = []

  /// Whether an initializer may do something else with all other values.
  var isOne: Bool { values.count == 1 && !areAll && !isContainer }
}

/// Finds valid values of a type: its cases, values elsewhere in the document, and samples that most types accept.
final class KnownValues {
  /// How many are found at most, in how many nodes under the key, and among how many: each element of a list may be
  /// decoded by itself, and should not search all of the document.
  private static let most = 3
  private static let mostCases = 8
  private static let mostNodes = 256
  private static let mostSearched = 1 << 10
  private static let samples = JSONTree(
    reading: SourceFile(
      name: "samples",
      text: """
        ["", "a", "a@b.co", "https://a.co", "2001-01-01T00:00:00Z", "2001-01-01", "00:00", "1.0.0", "#000000",
         "00000000-0000-0000-0000-000000000000", "KR", "KRW", "ko", "+82 2 000 0000", 0, 1, 2001, 0.5, -1, false,
         true, null, [], {}, [0, 0], [0, 0, 0], [0, 0, 0, 0]]
        """))

  private let tree: JSONTree
  private let document, samples: DecodingPass
  /// By type, then by the number of the key.
  private var known: [ObjectIdentifier: [Int: StandIns]] = [:]

  init(_ tree: JSONTree, _ decoder: ExpoDecoder) {
    self.tree = tree
    document = DecodingPass(tree: tree, base: .root, decoder: decoder)
    samples = DecodingPass(tree: Self.samples, base: .root, decoder: decoder)
  }

  /// First those under the same key; `key` is its number, or 0.
  func values(of type: any Decodable.Type, key: Int = 0) -> StandIns {
    let identity = ObjectIdentifier(type)
    if let known = known[identity]?[key] { return known }
    known[identity, default: [:]][key] = StandIns()
    let found = Self.cases(of: type) ?? standIns(like: type, key)
    known[identity, default: [:]][key] = found
    return found
  }

  /// Also an empty collection of the standard library; nil for other types.
  static func cases(of type: Any.Type) -> StandIns? {
    func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Any] {
      Array(type.allCases.prefix(mostCases + 1))
    }
    if type == Bool.self { return StandIns(values: [false, true], areAll: true) }
    if let list = type as? any IndependentParts.Type {
      return StandIns(values: [list.init()], isContainer: true)
    }
    let listed = (type as? any CaseIterable.Type).map { cases($0) } ?? []
    return listed.isEmpty
      ? nil : StandIns(values: Array(listed.prefix(mostCases)), areAll: listed.count <= mostCases)
  }

  /// Whether a string is no raw value of the type: checked directly, because an error takes long to make.
  private static func isUnlisted<Raw: RawRepresentable>(_ node: JSONNode, _ type: Raw.Type) -> Bool
  {
    (node.string as? Raw.RawValue).map { Raw(rawValue: $0) == nil } ?? false
  }

  private func standIns(like type: any Decodable.Type, _ key: Int) -> StandIns {
    var values: [Any] = []
    var isScalar = false
    var nodesLeft = Self.mostNodes
    var seen = Set<String>()
    let listed = type as? any RawRepresentable.Type
    // Kinds that the type refuses whatever the value.
    var refused: [Tape.Kind] = []
    func add(_ index: Int, _ pass: DecodingPass) {
      let count = pass.tree.tape.next(after: index) - index
      let kind = pass.tree.tape[index].kind
      guard values.count < Self.most, count <= nodesLeft else { return }
      nodesLeft -= count
      let node = JSONNode(tree: pass.tree, index: index)
      if refused.contains(kind) { return }
      if kind == .string, let listed, Self.isUnlisted(node, listed) { return }
      do {
        let value = try pass.decodePart(type, at: index, path: .root)
        if seen.insert(node.shortValue ?? "").inserted { values.append(value) }
        isScalar = isScalar || !node.isContainer
      } catch DecodingError.typeMismatch where !node.isContainer || type is any Scalar.Type {
        refused.append(kind)
      } catch DecodingError.valueNotFound where kind == .null {
        refused.append(kind)
      } catch {}
    }
    func found() -> StandIns { StandIns(values: values, isContainer: !values.isEmpty && !isScalar) }
    defer { [document, samples].forEach { $0.forgetFailures() } }
    let nodes = tree.tape.nodes.prefix(Self.mostSearched)
    if key > 0 {
      for index in nodes.indices where nodes[index].isNumberedKey && nodes[index].key == key {
        add(index + 1, document)
      }
    }
    if !(type is any Scalar.Type) {
      if values.count > 1 { return found() }
      for index in nodes.indices where !nodes[index].isContainer && nodes[index].kind != .end {
        add(index, document)
      }
    }
    nodesLeft = Self.mostNodes
    for element in Self.samples.root?.elements.map(\.index) ?? [] { add(element, samples) }
    return found()
  }
}
