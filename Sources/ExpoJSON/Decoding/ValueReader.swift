import ExpoBase

/// Reads primitive values as Foundation's decoder does.
struct ValueReader {
  let pass: DecodingPass
  let path: CodingPath
  /// Whether a mismatch is a consequence of a syntax error in the container.
  var isExcused = false

  // MARK: Reading

  func string(_ node: JSONNode) throws -> String {
    try checkIsSound(node)
    guard let text = node.string else { throw mismatch(.text, node, String.self) }
    return text
  }

  /// The spelling of a number that is read as a type.
  func number(_ node: JSONNode, as type: Any.Type) throws -> String {
    try checkIsSound(node)
    guard node.kind == .number, let number = node.number else {
      throw mismatch(.number, node, type)
    }
    return number
  }

  func boolean(_ node: JSONNode) throws -> Bool {
    guard let boolean = node.boolean else { throw mismatch(.boolean, node, Bool.self) }
    return boolean
  }

  func whole<Value: FixedWidthInteger>(_ node: JSONNode) throws -> Value {
    let type = Value.self
    try checkIsSound(node)
    guard node.kind == .number, let spelling = node.number else {
      throw mismatch(.wholeNumber, node, type)
    }
    guard let number = DecimalNumber(spelling) else { throw outOfRange(node, type) }
    guard let magnitude = number.wholeMagnitude else {
      if number.isWhole { throw outOfRange(node, type) }
      throw refusal("expected a whole number", node) { .numberNotWhole(spelling, value: nil) }
    }
    guard let value = Value(sign: number.isNegative, magnitude: magnitude) else {
      throw outOfRange(node, type)
    }
    remark(on: node, number, magnitude)
    return value
  }

  func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ node: JSONNode
  ) throws -> Value {
    try checkIsSound(node)
    guard node.kind == .number, let spelling = node.number else {
      if let value: Value = notFinite(node) { return value }
      throw mismatch(.number, node, Value.self)
    }
    guard let value = Value(spelling), value.isFinite else {
      throw outOfRange(node, Value.self)
    }
    return value
  }

  /// The number that a string represents by the decoder's strategy.
  private func notFinite<Value: BinaryFloatingPoint>(_ node: JSONNode) -> Value? {
    guard let text = node.string,
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

  /// The error of a value that is not a container of the given type.
  func refusal(_ node: JSONNode, as type: JSONType) -> any Error {
    mismatch(type, node, type == .object ? [String: Any].self : [Any].self)
  }

  /// The error of a number that does not fit in its type.
  func outOfRange(_ node: JSONNode, _ type: Any.Type) -> any Error {
    refusal("the number does not fit", node) {
      .numberOutOfRange(node.spelling, type: "\(type)")
    }
  }

  private func location(_ node: JSONNode) -> DocumentLocation { pass.location(node, path: path) }

  /// Makes sure that no error of syntax in a value has been reported.
  private func checkIsSound(_ node: JSONNode) throws {
    if !node.isSound { throw DecodingPass.reported }
  }

  /// The error of a value, unless it follows from one that is reported; it is of the same case as that
  /// of Foundation's decoder.
  private func refusal(
    _ summary: String, _ node: JSONNode,
    as refusal: (DecodingError.Context) -> DecodingError = DecodingError.dataCorrupted,
    _ kind: @escaping () -> DecodeError.Fault
  ) -> any Error {
    if isExcused { return DecodingPass.reported }
    return refusal(
      DecodingError.Context(summary, at: path) { [DecodeError(kind(), at: location(node))] })
  }

  private func mismatch(_ expected: JSONType, _ node: JSONNode, _ type: Any.Type) -> any Error {
    let found = JSONType(node.kind)
    switch (expected, found) {
    case (_, .null):
      if node.kind == .missing { return DecodingPass.reported }
      return refusal("expected a value, found null", node, as: { .valueNotFound(type, $0) }) {
        .valueNotFound(expected: expected, key: path.memberName(in: pass.tree))
      }
    case (.wholeNumber, .text), (.number, .text):
      if node.isDamaged { return DecodingPass.reported }
      return refusal("expected a number, found a string", node, as: { .typeMismatch(type, $0) }) {
        let text = node.string ?? ""
        return .numberAsText(
          text, reading: NumberRepair.count(in: text), key: path.memberName(in: pass.tree))
      }
    default:
      return refusal("expected another type", node, as: { .typeMismatch(type, $0) }) {
        .typeMismatch(expected: expected, found: found, key: path.memberName(in: pass.tree))
      }
    }
  }

  /// Warns of a whole number written with a fraction or exponent, or too large for other readers.
  private func remark(on node: JSONNode, _ number: DecimalNumber, _ magnitude: UInt64) {
    if !number.isPlain {
      let digits = (number.isNegative && magnitude > 0 ? "-" : "") + String(magnitude)
      pass.remark(.numberNotWhole(node.spelling, value: digits), at: location(node))
    } else if magnitude > 1 << 53 {
      pass.remark(.numberOutOfRange(node.spelling, type: nil), at: location(node))
    }
  }
}

extension FixedWidthInteger {
  fileprivate init?(sign isNegative: Bool, magnitude: UInt64) {
    guard isNegative else {
      self.init(exactly: magnitude)
      return
    }
    if magnitude == UInt64(1) << 63 {
      self.init(exactly: Int64.min)
      return
    }
    guard let positive = Int64(exactly: magnitude) else { return nil }
    self.init(exactly: -positive)
  }
}
