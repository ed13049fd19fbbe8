import ExpoBase

/// Reads primitive values as Foundation's decoder does, and records type mismatches.
struct ValueReader {
  let pass: DecodingPass
  let path: CodingPath
  /// Whether a mismatch is a consequence of a syntax error in the container.
  var isExcused = false

  // MARK: Reading

  func string(_ node: JSONNode) throws -> String {
    try noteDamage(node)
    guard let text = node.string else {
      try mismatch(.text, node, String.self)
      return ""
    }
    return text
  }

  /// The spelling of a number that is read as a type.
  func number(_ node: JSONNode, as type: Any.Type) throws -> String {
    try noteDamage(node)
    guard node.kind == .number else {
      try mismatch(.number, node, type)
      return "0"
    }
    return node.number ?? "0"
  }

  func boolean(_ node: JSONNode) throws -> Bool {
    guard let boolean = node.boolean else {
      try mismatch(.boolean, node, Bool.self)
      return false
    }
    return boolean
  }

  func whole<Value: FixedWidthInteger>(_ node: JSONNode) throws -> Value {
    let type = Value.self
    try noteDamage(node)
    guard node.kind == .number else {
      try mismatch(.wholeNumber, node, type)
      return 0
    }
    guard let spelling = node.number, let number = DecimalNumber(spelling) else { return 0 }
    guard let magnitude = number.wholeMagnitude else {
      try fail(
        number.isWhole
          ? .numberOutOfRange(spelling, type: "\(type)") : .numberNotWhole(spelling, value: nil),
        node)
      return 0
    }
    guard let value = Value(sign: number.isNegative, magnitude: magnitude) else {
      try fail(.numberOutOfRange(spelling, type: "\(type)"), node)
      return 0
    }
    remark(on: node, number, magnitude)
    return value
  }

  func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ node: JSONNode
  ) throws -> Value {
    try noteDamage(node)
    guard node.kind == .number else {
      if let value: Value = notFinite(node) { return value }
      try mismatch(.number, node, Value.self)
      return 0
    }
    guard let spelling = node.number else { return 0 }
    guard let value = Value(spelling), value.isFinite else {
      try reportOutOfRange(node, "\(Value.self)")
      return 0
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

  /// Records that a value is not a container of the given type.
  func refuse(_ node: JSONNode, as type: JSONType) throws {
    try mismatch(
      type, node, type == .object ? [String: any Sendable].self : [any Sendable].self)
  }

  // MARK: Recording

  /// Records a number that does not fit in its type.
  func reportOutOfRange(_ node: JSONNode, _ type: String) throws {
    try fail(.numberOutOfRange(node.spelling, type: type), node)
  }

  private func location(_ node: JSONNode) -> DocumentLocation { pass.location(node, path: path) }

  /// Counts an invalid value, whose error has been reported, as replaced.
  private func noteDamage(_ node: JSONNode) throws {
    if !node.isSound { try pass.substitute() }
  }

  /// Records an error, unless it follows from one that is reported.
  private func fail(
    _ kind: DecodeError.Fault, _ node: JSONNode,
    as refusal: (DecodingError.Context) -> DecodingError = DecodingError.dataCorrupted
  ) throws {
    if isExcused { return try pass.substitute() }
    try pass.fail(DecodeError(kind, at: location(node)), path: path, as: refusal)
  }

  private func mismatch(_ expected: JSONType, _ node: JSONNode, _ type: Any.Type) throws {
    let found = JSONType(node.kind)
    switch (expected, found) {
    case (_, .null):
      if node.kind == .missing { return try pass.substitute() }
      try fail(.valueNotFound(expected: expected, key: path.memberName), node) {
        .valueNotFound(type, $0)
      }
    case (.wholeNumber, .text), (.number, .text):
      guard !node.isDamaged else { return try pass.substitute() }
      let text = node.string ?? ""
      let reading = NumberRepair.count(in: text)
      try fail(.numberAsText(text, reading: reading, key: path.memberName), node) {
        .typeMismatch(type, $0)
      }
    default:
      try fail(
        .typeMismatch(expected: expected, found: found, key: path.memberName), node
      ) { .typeMismatch(type, $0) }
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
