import ExpoDiagnostics
public import ExpoSource

/// Decodes any `Decodable` type from a document and continues after an error.
///
/// If a member cannot be decoded, its error is recorded with its location and decoding continues
/// with an empty value, so that one pass over a synthesised `init(from:)` finds all errors. A value
/// with a replaced part is never returned. If `CodingKeys` is `CaseIterable`, unknown keys are
/// reported too.
///
/// Values are the same as those of Foundation's `JSONDecoder` with its default strategies: the
/// first of two equal keys is read, whole numbers may be written `1.0` or `1e3`, and integers,
/// strings and booleans are never converted. There are two differences: a number too small for a
/// `Double` or `Float` is 0 here and an error there, and 128-bit integers are not supported.
///
/// A member whose type has no empty value, such as an enumeration that is not `CaseIterable`, ends
/// the decoding of its object when it fails. The elements after that object are still decoded.
public struct ExpoDecoder: Sendable {
  /// Other names of keys, for suggestions: `["imageName": "image_name"]`.
  public var keyAliases: [String: String]
  /// Other names of keys, which are read where the key itself is missing.
  public var acceptedAliases: [String: String]
  /// The `userInfo` of the decoder that initialisers get.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Creates a decoder.
  public init(keyAliases: [String: String] = [:], acceptedAliases: [String: String] = [:]) {
    self.keyAliases = keyAliases
    self.acceptedAliases = acceptedAliases
  }

  /// Decodes a document; the result includes its errors of syntax and encoding.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from tree: JSONTree
  ) -> Decoding<Value> {
    guard tree.obstacle == nil, let root = tree.root else {
      return Decoding(value: nil, errors: tree.errors)
    }
    let decoding = decode(type, from: root)
    let isRead = tree.errors.allSatisfy { $0.severity < .error }
    return Decoding(
      value: isRead ? decoding.value : nil,
      errors: (tree.errors + decoding.errors).sortedByPlace())
  }

  /// Decodes a document.
  ///
  /// - Throws: ``DecodeErrors`` with all errors of syntax, encoding and decoding.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from file: SourceFile
  ) throws(DecodeErrors) -> Value {
    try decode(type, from: JSONTree(reading: file)).get()
  }

  /// Decodes one value of a document; `pointer` is the path to it.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from node: JSONNode, at pointer: JSONPointer = .root
  ) -> Decoding<Value> {
    // Most values are valid. For the others a second pass finds all errors; only in the first can
    // an initialiser catch an error and try something else, as with Foundation's decoder.
    let strict = DecodingPass(tree: node.tree, base: pointer, decoder: self, isStrict: true)
    if let value = try? strict.decode(type, from: node, path: .root), strict.isComplete {
      return Decoding(
        value: node.isWhollySound ? value : nil, errors: strict.log.errors.sortedByPlace())
    }
    let errors = errors(decoding: type, from: node, at: pointer).errors
    return Decoding(value: nil, errors: errors.sortedByPlace())
  }

  /// The errors of decoding one value of a document, without the value; of each rule only the
  /// first are kept.
  ///
  /// Only for types whose initialiser catches no errors: it gets empty values.
  package func errors<Value: Decodable>(
    decoding type: Value.Type, from node: JSONNode, at pointer: JSONPointer,
    limit errorLimit: Int? = nil
  ) -> ErrorLog {
    let pass = DecodingPass(
      tree: node.tree, base: pointer, decoder: self, isStrict: false,
      errorLimit: errorLimit ?? .max)
    _ = try? pass.decode(type, from: node, path: .root)
    return pass.log
  }

  /// Decodes each element of an array by itself, so that one that fails does not affect the others.
  ///
  /// Any other value has no elements; decode `[Element].self` to get the error.
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
  /// The errors sorted by their bytes, then by their codes.
  func sortedByPlace() -> [DecodeError] {
    sorted {
      ($0.location.bytes.lowerBound, $0.rule.code) < ($1.location.bytes.lowerBound, $1.rule.code)
    }
  }
}
