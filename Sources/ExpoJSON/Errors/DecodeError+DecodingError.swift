import ExpoBase

extension DecodeError {
  /// Locates an error of Swift's own decoders: follows its coding path in a document.
  ///
  /// A path that the document does not have ends at its last value. If the document itself is
  /// broken, its first error says more and is taken instead.
  public init(_ error: DecodingError, in tree: JSONTree) {
    guard let root = tree.root, tree.errors.allSatisfy({ $0.severity < .error }) else {
      let start = DocumentLocation(file: tree.file.name, bytes: 0..<0)
      self =
        tree.errors.first { $0.severity == .error }
        ?? DecodeError(.unexpectedEnd(of: .file, openedAt: nil), at: start)
      return
    }
    var value = root
    var tokens: [String] = []
    for token in JSONPointer.tokens(of: error.codingPath) {
      guard let next = value[JSONPointer([token])] else { break }
      value = next
      tokens.append(token)
    }
    let key = error.codingPath.last.flatMap { $0.intValue == nil ? $0.stringValue : nil }
    var location = value.location(at: JSONPointer(tokens))
    let found = JSONType(value.kind)
    // A strategy may have converted the keys of the path.
    let isFound = tokens.count == error.codingPath.count
    switch error {
    case .keyNotFound(let key, _):
      let names = value.members.map { $0.key.string ?? "" }
      // The opening brace: a missing member has no bytes.
      location.bytes = location.bytes.lowerBound..<location.bytes.lowerBound + 1
      self.init(.keyNotFound(key.stringValue, present: names, near: nil), at: location)
    case .typeMismatch(let type, _) where isFound:
      let fault = Fault.typeMismatch(expected: JSONType(type), found: found, key: key)
      self.init(fault, at: location, value: value)
    case .valueNotFound(let type, _) where isFound:
      self.init(.valueNotFound(expected: JSONType(type), key: key), at: location, value: value)
    default: self.init(.rejecting(value, with: error), at: location, value: value)
    }
  }
}

extension DecodeError.Fault {
  /// The greatest length of a shown value as it is spelled, in bytes.
  private static let shownLength = 40

  /// The error of a type's own initializer.
  package static func rejecting(_ node: JSONNode, with error: any Error) -> Self {
    .valueRejected(
      JSONType(node.kind), spelling: node.bytes.count <= shownLength ? node.spelling : nil,
      reason: DecodeError.Rejection(error))
  }
}

extension DecodingError {
  var codingPath: [any CodingKey] { context?.codingPath ?? [] }
}

extension JSONPointer {
  /// An element by its index, a member by its key.
  ///
  /// A member's key may have an integer too: `"007"`, or `CodingKeys` of integers. Swift spells the key of an
  /// element `Index 7`.
  static func tokens(of path: [any CodingKey]) -> [String] {
    path.map { key in
      guard let index = key.intValue, key.stringValue == "Index \(index)" else {
        return key.stringValue
      }
      return String(index)
    }
  }
}

extension JSONType {
  /// The type of value a Swift type is decoded from.
  fileprivate init(_ type: Any.Type) {
    self =
      switch type {
      case is String.Type: .text
      case is Bool.Type: .boolean
      case is any FixedWidthInteger.Type: .wholeNumber
      case is any BinaryFloatingPoint.Type: .number
      case is any AnyArray.Type: .array
      default: .object
      }
  }
}

private protocol AnyArray {}
extension Array: AnyArray {}
