import ExpoBase

extension DecodingError {
  /// Creates the error that `JSONDecoder` would throw in place of the first one.
  ///
  /// Its `underlyingError` are all errors, and its `debugDescription` has the line and column.
  public init(_ errors: DecodeErrors) {
    let first = errors.errors.first { $0.severity == .error } ?? errors.errors.first
    let context = Context(
      codingPath: first.map { $0.location.pointer.codingPath(in: errors.file) } ?? [],
      debugDescription: errors.words(in: .english), underlyingError: errors)
    self =
      switch first?.fault {
      case .keyNotFound(let key, _, _)?: .keyNotFound(MemberKey(key), context)
      case .typeMismatch(let expected, _, _)?: .typeMismatch(expected.swiftType, context)
      case .numberAsText?: .typeMismatch(JSONType.number.swiftType, context)
      case .valueNotFound(let expected, _)?: .valueNotFound(expected.swiftType, context)
      default: .dataCorrupted(context)
      }
  }
}

extension JSONPointer {
  /// The keys to the value; of elements the keys that Swift's decoders use, `Index 0`.
  fileprivate func codingPath(in file: SourceFile) -> [any CodingKey] {
    if tokens.isEmpty { return [] }
    var node = JSONTree(reading: file).root
    return tokens.map { token in
      let isElement = node?.kind == .array
      node = node?[JSONPointer([token])]
      return isElement ? MemberKey("Index \(token)", intValue: Int(token)) : MemberKey(token)
    }
  }
}

extension JSONType {
  /// The Swift type that a mismatch names.
  fileprivate var swiftType: Any.Type {
    switch self {
    case .object: [String: Any].self
    case .array: [Any].self
    case .text: String.self
    case .number: Double.self
    case .wholeNumber: Int.self
    case .boolean: Bool.self
    case .null: Any?.self
    }
  }
}
