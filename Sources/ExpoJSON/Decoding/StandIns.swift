import ExpoBase

/// Values that may stand for a part that cannot be decoded.
struct StandIns {
  var values: [Any] = []
  /// Whether the part can have no other value.
  var areAll = false
  /// Hardly any initializer chooses what to read by an object or array.
  var isContainer = false
  var errors: [DecodeError] = []

  /// Whether an initializer may do something else with all other values.
  var isOne: Bool { values.count == 1 && !areAll && !isContainer }
}

/// Finds valid values of a type: its cases, values elsewhere in the document, and samples that most types accept.
final class KnownValues {
  /// The most values that are found.
  private static let most = 3
  private static let mostCases = 8
  /// The most nodes of the values that are tried.
  private static let mostNodes = 256
  /// The most nodes that are searched: each element of a list may be decoded by itself, and should not search all of
  /// the document.
  private static let mostSearched = 1 << 10
  private static let samples = JSONTree(
    reading: SourceFile(
      name: "samples",
      text: """
        ["", "a", "a@b.co", "https://a.co", "2001-01-01T00:00:00Z", "2001-01-01", "00:00", "1.0.0", "000000", "#000000",
         "00000000-0000-0000-0000-000000000000", "KR", "KRW", "ko", "+82 2 000 0000", 0, 1, 2001, 0.5, -1, false,
         true, null, [], {}, [0, 0], [0, 0, 0], [0, 0, 0, 0]]
        """))

  private let tree: JSONTree
  private let document, samples: DecodingPass
  /// The index of each request is the number of the key.
  private var known: [Attempts.Request: StandIns] = [:]

  init(_ tree: JSONTree, _ decoder: ExpoDecoder) {
    self.tree = tree
    document = DecodingPass(tree: tree, base: .root, decoder: decoder)
    samples = DecodingPass(tree: Self.samples, base: .root, decoder: decoder)
  }

  /// First those under the same key; `key` is its number, or 0.
  func values(of type: any Decodable.Type, key: Int = 0) -> StandIns {
    let request = Attempts.Request(key, type)
    if let known = known[request] { return known }
    if let cases = Self.cases(of: type) { return cases }
    // A type may have members of its own type.
    known[request] = StandIns()
    let found = standIns(like: type, key)
    known[request] = found
    return found
  }

  /// The cases of a type that lists them, or an empty collection of the standard library; nil for other types.
  private static func cases(of type: Any.Type) -> StandIns? {
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

  /// Whether a value is no raw value of the type: checked directly, because an error takes long to make.
  private static func isUnlisted<Raw: RawRepresentable>(
    _ index: Int, _ pass: DecodingPass, _ type: Raw.Type
  ) -> Bool {
    guard let scalar = pass.soundScalar(Raw.RawValue.self, at: index) else {
      return Raw.RawValue.self == String.self || Raw.RawValue.self == Int.self
    }
    do { return Raw(rawValue: try pass.value(scalar)) == nil } catch { return true }
  }

  private func standIns(like type: any Decodable.Type, _ key: Int) -> StandIns {
    var values: [Any] = []
    // Whether an initializer may decide by a value what it reads: by a scalar, or an object of the document.
    var mayDecide = false
    var nodesLeft = Self.mostNodes
    var seen = Set<String>()
    // Kinds that the type refuses whatever the value.
    var refused: [Tape.Kind] = []
    let listed = type as? any RawRepresentable.Type
    let isScalar = type is any Scalar.Type
    // Scalars that are read the short way, or not at all.
    let isPlain = isScalar && type != Float.self && DecodingPass.foundationScalar(type) == nil
    func add(_ index: Int, _ pass: DecodingPass) {
      if values.count == Self.most { return }
      let count = pass.tree.tape.next(after: index) - index
      let kind = pass.tree.tape[index].kind
      guard count <= nodesLeft, !refused.contains(kind) else { return }
      nodesLeft -= count
      if let listed, Self.isUnlisted(index, pass, listed) { return }
      if isPlain, pass.soundScalar(type, at: index) == nil { return }
      let node = JSONNode(tree: pass.tree, index: index)
      do {
        let value = try pass.decodePart(type, at: index, path: .root)
        if seen.insert(node.shortValue ?? "").inserted { values.append(value) }
        mayDecide = mayDecide || !node.isContainer || pass === document
      } catch DecodingError.typeMismatch where !node.isContainer || isScalar {
        refused.append(kind)
      } catch DecodingError.valueNotFound where kind == .null {
        refused.append(kind)
      } catch {}
    }
    func found() -> StandIns {
      StandIns(values: values, isContainer: !values.isEmpty && !mayDecide)
    }
    defer { [document, samples].forEach { $0.forgetFailures() } }
    let nodes = tree.tape.nodes.prefix(Self.mostSearched)
    if key > 0 {
      for index in nodes.indices where nodes[index].isNumberedKey && nodes[index].key == key {
        add(index + 1, document)
      }
    }
    if !isScalar {
      if values.count > 1 { return found() }
      for (index, node) in nodes.enumerated() where node.kind != .end && !node.isNumberedKey {
        add(index, document)
      }
      // An enumeration has hardly a sample.
      if listed != nil, !values.isEmpty { return found() }
    }
    nodesLeft = Self.mostNodes
    for element in JSONNode(tree: Self.samples, index: 0).elements { add(element.index, samples) }
    if values.isEmpty, let listed, let first = Self.firstString(of: listed) {
      // Decoded, because the type may refuse it.
      let text = JSONStringWriter().quoted(first)
      let tree = JSONTree(reading: SourceFile(name: "sample", text: text))
      add(0, DecodingPass(tree: tree, base: .root, decoder: samples.decoder))
    }
    return found()
  }

  /// The raw value of the first case of an enumeration of strings, which is a zero in memory (TypeLayout.rst of Swift's
  /// ABI); nil for other types, and if the case has a payload, which may have no value.
  private static func firstString<Raw: RawRepresentable>(of type: Raw.Type) -> String? {
    guard Raw.RawValue.self == String.self, MemoryLayout<Raw>.size == 1,
      !(type is any CustomReflectable.Type)
    else { return nil }
    let first = unsafe unsafeBitCast(UInt8(0), to: type)
    let mirror = Mirror(reflecting: first)
    guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
    return first.rawValue as? String
  }
}
