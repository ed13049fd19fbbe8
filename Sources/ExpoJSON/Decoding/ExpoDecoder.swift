import ExpoDiagnostics
public import ExpoSource

/// Decodes any `Decodable` from a document that has been read, and goes on after a fault.
///
/// A member that cannot be decoded is recorded with its place; decoding goes on with an empty
/// value in its stead, so that one pass over a synthesised `init(from:)` finds every fault. No
/// value with an empty one in it is ever handed out. Where `CodingKeys` is `CaseIterable`, keys
/// that nothing reads are reported too.
///
/// Values are those of Foundation's `JSONDecoder` with its default strategies: of two equal keys
/// the first counts, whole numbers may be written `1.0` or `1e3`, and an integer, text or boolean
/// is read from nothing else. It differs where a number is too small for a `Double` or `Float`
/// (read as 0, refused there) and in 128-bit integers, which are not read. A member whose type has no empty value (an enumeration that is not `CaseIterable`) ends
/// the pass over its object when it fails; the elements after that object are still decoded.
public struct ExpoDecoder: Sendable {
  /// Other spellings by which a key may have been meant: `["imageName": "image_name"]`.
  public var keyAliases: [String: String]
  /// Other spellings that are read as a key where it is missing itself.
  public var acceptedAliases: [String: String]
  /// What initialisers find under `decoder.userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Makes a decoder.
  public init(keyAliases: [String: String] = [:], acceptedAliases: [String: String] = [:]) {
    self.keyAliases = keyAliases
    self.acceptedAliases = acceptedAliases
  }

  /// Decodes a whole document; the errors of reading it come with those of decoding it.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from tree: JSONTree
  ) -> Decoding<Value> {
    guard let root = tree.root else { return Decoding(value: nil, errors: tree.errors) }
    let decoding = decode(type, from: root)
    let isRead = tree.errors.allSatisfy { $0.severity < .error }
    return Decoding(
      value: isRead ? decoding.value : nil,
      errors: (tree.errors + decoding.errors).sortedByPlace())
  }

  /// Decodes a document.
  ///
  /// - Throws: ``DecodeErrors`` with every fault of syntax, encoding and decoding.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from file: SourceFile
  ) throws(DecodeErrors) -> Value {
    try decode(type, from: JSONTree(reading: file)).get()
  }

  /// Decodes one value of a document; `pointer` is the path to it.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from node: JSONNode, at pointer: JSONPointer = .root
  ) -> Decoding<Value> {
    // Most values are sound. Where one is not, a second pass finds all that is wrong; only the
    // first lets an initialiser catch an error and try something else, as Foundation does.
    let strict = DecodingPass(tree: node.tree, base: pointer, decoder: self, isStrict: true)
    if let value = try? strict.decode(type, from: node, path: .root), strict.isComplete {
      return Decoding(
        value: node.isWhollySound ? value : nil, errors: strict.errors.sortedByPlace())
    }
    return Decoding(value: nil, errors: errors(decoding: type, from: node, at: pointer))
  }

  /// Why one value of a document cannot be decoded, and what is odd about it, without a value.
  ///
  /// For types whose initialiser catches no errors: it sees empty values, as in any second pass.
  package func errors<Value: Decodable>(
    decoding type: Value.Type, from node: JSONNode, at pointer: JSONPointer
  ) -> [DecodeError] {
    let pass = DecodingPass(tree: node.tree, base: pointer, decoder: self, isStrict: false)
    _ = try? pass.decode(type, from: node, path: .root)
    return pass.errors.sortedByPlace()
  }

  /// Decodes every element of an array on its own: one that fails does not hide the others.
  ///
  /// Anything but an array has no elements; ask for `[Element].self` to learn what it is.
  public func decodeElements<Element: Decodable>(
    of type: Element.Type, from node: JSONNode, at pointer: JSONPointer = .root
  ) -> [Decoding<Element>] {
    node.elements.enumerated().map { index, element in
      if element.isLeftOver(in: node) { return Decoding(value: nil, errors: []) }
      return decode(type, from: element, at: pointer.appending(index))
    }
  }
}

extension [DecodeError] {
  /// In the order of their bytes, then of their codes.
  func sortedByPlace() -> [DecodeError] {
    sorted {
      ($0.location.bytes.lowerBound, $0.rule.code) < ($1.location.bytes.lowerBound, $1.rule.code)
    }
  }
}
