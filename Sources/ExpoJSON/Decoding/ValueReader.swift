import ExpoBase

/// Reads primitive values as Foundation's decoder does.
struct ValueReader {
  let pass: DecodingPass
  let path: CodingPath
  /// The type asked for, if it differs from the type that is read: `URL` for a string.
  var type: Any.Type?
  /// Whether a mismatch follows from a syntax error in the container.
  var isConsequence = false

  // MARK: Reading

  func string(_ node: JSONNode) throws -> String {
    try checkIsSound(node)
    guard let text = node.string else { throw mismatch(.text, node, String.self) }
    return text
  }

  func number(
    _ node: JSONNode, as type: Any.Type, _ expected: JSONType = .number
  ) throws -> String {
    try checkIsSound(node)
    guard let number = node.number else { throw mismatch(expected, node, type) }
    return number
  }

  func whole<Value: FixedWidthInteger>(_ node: JSONNode) throws -> Value {
    let least = Int64(clamping: Value.min)
    let most = UInt64(clamping: Value.max)
    return Value(truncatingIfNeeded: try whole(node, as: Value.self, least, most))
  }

  /// The whole number in two's complement; one function for all types.
  private func whole(
    _ node: JSONNode, as type: Any.Type, _ least: Int64, _ most: UInt64
  ) throws -> UInt64 {
    let spelling = try self.number(node, as: type, .wholeNumber)
    guard let number = DecimalNumber(spelling) else { throw outOfRange(node, type) }
    guard number.isWhole else {
      throw error("expected a whole number", node) { _ in .numberNotWhole(spelling, value: nil) }
    }
    func fitting(_ negative: Int64?, _ other: UInt64?) -> UInt64? {
      number.isNegative
        ? negative.flatMap { $0 < least ? nil : UInt64(bitPattern: $0) }
        : other.flatMap { $0 > most ? nil : $0 }
    }
    // As in Foundation, a number with a fraction or exponent must still fit once rounded to a `Double`.
    guard let plain = number.plain, let value = fitting(Int64(plain), UInt64(plain)),
      number.isPlain
        || Double(spelling).flatMap({ fitting(Int64(exactly: $0), UInt64(exactly: $0)) }) != nil
    else { throw outOfRange(node, type) }
    // A warning for other readers: whole but not written so, or too large for a double.
    if !number.isPlain {
      pass.addPending(.numberNotWhole(node.spelling, value: plain), at: location(node))
    } else if (number.isNegative ? 0 &- value : value) > 1 << 53 {
      pass.addPending(.numberOutOfRange(node.spelling, type: nil), at: location(node))
    }
    return value
  }

  func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ node: JSONNode
  ) throws -> Value {
    try checkIsSound(node)
    guard let spelling = node.number else {
      if let value: Value = notFinite(node) { return value }
      throw mismatch(.number, node, Value.self)
    }
    guard let value = Value(spelling), value.isFinite else {
      throw outOfRange(node, Value.self)
    }
    return value
  }

  /// The infinity or NaN that a string means by the decoder's strategy; nil for other values.
  private func notFinite<Value: BinaryFloatingPoint>(_ node: JSONNode) -> Value? {
    guard !node.hasEscapes, let text = node.string,
      case .convertFromString(let positive, let negative, let nan) =
        pass.decoder.nonConformingFloatDecodingStrategy
    else { return nil }
    return switch text {
    case positive: .infinity
    case negative: -.infinity
    case nan: .nan
    default: nil
    }
  }

  // MARK: Errors

  func error(_ node: JSONNode, as kind: JSONType, for type: Any.Type?) -> any Error {
    guard kind == .array, node.kind == .object,
      let keys = (type as? any AnyDictionary.Type)?.keyType
    else { return mismatch(kind, node, kind == .object ? [String: Any].self : [Any].self) }
    return error("expected an array", node, as: { .typeMismatch([Any].self, $0) }) {
      .pairsExpected(keys: "\(keys)", key: $0.memberName)
    }
  }

  func outOfRange(_ node: JSONNode, _ type: Any.Type) -> any Error {
    error("the number does not fit", node) { _ in
      .numberOutOfRange(node.spelling, type: "\(type)")
    }
  }

  private func location(_ node: JSONNode) -> DocumentLocation { pass.location(node, path: path) }

  private var memberName: String? { path.memberName(in: pass.tree) }

  private func checkIsSound(_ node: JSONNode) throws {
    if !node.isSound { throw DecodingPass.reported }
  }

  /// `reported` if the error follows from one that is reported, else of the same case as Foundation's.
  private func error(
    _ summary: String, _ node: JSONNode,
    as kind: (DecodingError.Context) -> DecodingError = DecodingError.dataCorrupted,
    _ fault: @escaping (ValueReader) -> DecodeError.Fault
  ) -> any Error {
    if isConsequence { return DecodingPass.reported }
    return kind(
      DecodingError.Context(summary, at: path) {
        [DecodeError(fault(self), at: location(node), value: node)]
      })
  }

  /// A count, or any number that the type reads; nil if the string is another text.
  private static func number(in text: String, as type: Any.Type) -> String? {
    if let count = NumberRepair.count(in: text) { return String(count) }
    guard text.utf8.count <= NumberRepair.longest, let type = type as? any Decodable.Type
    else { return nil }
    let tree = JSONTree(reading: SourceFile(name: "", text: text))
    guard (try? ExpoDecoder().decode(type, from: tree)) != nil else { return nil }
    return tree.root?.number
  }

  func mismatch(_ expected: JSONType, _ node: JSONNode, _ type: Any.Type) -> any Error {
    if node.isMadeUp || node.kind == .missing { return DecodingPass.reported }
    let found = JSONType(node.kind)
    switch (expected, found) {
    case (_, .null):
      let isBool = type == Bool.self
      let asked = self.type ?? type
      return error(
        "expected a value, found null", node,
        as: { isBool ? .typeMismatch(type, $0) : .valueNotFound(asked, $0) }
      ) {
        .valueNotFound(expected: expected, key: $0.memberName)
      }
    case (.wholeNumber, .text), (.number, .text):
      return error("expected a number, found a string", node, as: { .typeMismatch(type, $0) }) {
        reader in
        let text = node.string ?? ""
        return .numberAsText(
          text, expected: expected, reading: Self.number(in: text, as: type),
          isDate: reader.readsDate, key: reader.memberName)
      }
    default:
      return error("expected another type", node, as: { .typeMismatch(type, $0) }) {
        .typeMismatch(expected: expected, found: found, key: $0.memberName)
      }
    }
  }
}
