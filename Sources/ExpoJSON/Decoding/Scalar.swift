import ExpoBase

protocol Scalar: Decodable {
  /// The value of a valid node of this type, as nearly all are, without a path or decoder; nil for any other.
  static func sound(_ node: Tape.Node, in pass: DecodingPass) -> Self?
  /// The value of any node, as Foundation's decoder reads it.
  static func read(_ node: JSONNode, _ reader: ValueReader) throws -> Self
}

extension Scalar {
  static func sound(_ node: Tape.Node, in pass: DecodingPass) -> Self? { nil }
}

extension Bool: Scalar {
  static func sound(_ node: Tape.Node, in pass: DecodingPass) -> Bool? { node.boolean }
  static func read(_ node: JSONNode, _ reader: ValueReader) throws -> Bool {
    guard let boolean = node.boolean else { throw reader.mismatch(.boolean, node, Bool.self) }
    return boolean
  }
}

extension String: Scalar {
  static func sound(_ node: Tape.Node, in pass: DecodingPass) -> String? {
    node.soundString(in: pass.bytes)
  }
  static func read(_ node: JSONNode, _ reader: ValueReader) throws -> String {
    try reader.string(node)
  }
}

extension Double: Scalar {
  static func sound(_ node: Tape.Node, in pass: DecodingPass) -> Double? {
    guard node.isSoundNumber else { return nil }
    if let number = ShortNumber(pass.bytes, node.range) { return number.double }
    return Double(pass.tree.file.text(in: node.range)).flatMap { $0.isFinite ? $0 : nil }
  }
  static func read(_ node: JSONNode, _ reader: ValueReader) throws -> Double {
    try reader.floating(node)
  }
}

// Rounding a double would round twice, so numbers are not read the short way.
extension Float: Scalar {
  static func read(_ node: JSONNode, _ reader: ValueReader) throws -> Float {
    try reader.floating(node)
  }
}

extension Scalar where Self: FixedWidthInteger {
  /// The integer; nil unless the number has digits alone, and not too many for any reader.
  static func sound(_ node: Tape.Node, in pass: DecodingPass) -> Self? {
    guard node.isSoundNumber else { return nil }
    return ShortNumber(pass.bytes, node.range)?.whole.flatMap { Self(exactly: $0) }
  }
  static func read(_ node: JSONNode, _ reader: ValueReader) throws -> Self {
    try reader.whole(node)
  }
}

extension Int: Scalar {}
extension Int8: Scalar {}
extension Int16: Scalar {}
extension Int32: Scalar {}
extension Int64: Scalar {}
extension UInt: Scalar {}
extension UInt8: Scalar {}
extension UInt16: Scalar {}
extension UInt32: Scalar {}
extension UInt64: Scalar {}

extension DecodingPass {
  /// Nearly all are valid and need no path.
  @inline(__always)
  func read<Value: Scalar>(
    _ type: Value.Type, at index: Int, path: @autoclosure () -> CodingPath,
    isConsequence: Bool = false
  ) throws -> Value {
    if let value = type.sound(tree.tape[index], in: self) { return value }
    let reader = ValueReader(pass: self, path: path(), isConsequence: isConsequence)
    return try read(type, at: index, by: reader)
  }

  @inline(never)
  private func read<Value: Scalar>(
    _ type: Value.Type, at index: Int, by reader: ValueReader
  ) throws -> Value {
    do {
      return try type.read(JSONNode(tree: tree, index: index), reader)
    } catch {
      throw noting(error, of: Attempts.Request(index, type))
    }
  }

  /// An array of valid scalars of frequent types, read in one loop; nil for any other array.
  // Not generic, as `soundScalar`: the type `Value?` is not looked up for other values.
  @inline(never)
  func soundScalars(_ type: Any.Type, at index: Int) -> Any? {
    if type == [Int].self { return soundElements(Int.self, of: index) }
    if type == [Double].self { return soundElements(Double.self, of: index) }
    if type == [String].self { return soundElements(String.self, of: index) }
    return type == [Bool].self ? soundElements(Bool.self, of: index) : nil
  }

  // A function of its own: nested in a generic one, it would not be specialized.
  private func soundElements<Element: Scalar>(_: Element.Type, of index: Int) -> [Element]? {
    let nodes = tree.tape.nodes
    guard !nodes[index].flags.contains(.damaged) else { return nil }
    var values: [Element] = []
    values.reserveCapacity(nodes[index].end - index - 1)
    for node in nodes[index + 1..<nodes[index].end] {
      guard let value = Element.sound(node, in: self) else { return nil }
      values.append(value)
    }
    return values
  }

  /// The value, if it can be read the short way; nil for an invalid node, and for other types than scalars.
  @inline(never)
  func soundScalar(_ type: Any.Type, at index: Int) -> Any? {
    let node = tree.tape[index]
    if node.kind != .number {
      if type == String.self { return String.sound(node, in: self) }
      return type == Bool.self ? Bool.sound(node, in: self) : nil
    }
    if type == Int.self { return Int.sound(node, in: self) }
    if type == Double.self { return Double.sound(node, in: self) }
    if type == Int64.self { return Int64.sound(node, in: self) }
    if type == Int32.self { return Int32.sound(node, in: self) }
    if type == Int16.self { return Int16.sound(node, in: self) }
    if type == Int8.self { return Int8.sound(node, in: self) }
    if type == UInt.self { return UInt.sound(node, in: self) }
    if type == UInt64.self { return UInt64.sound(node, in: self) }
    if type == UInt32.self { return UInt32.sound(node, in: self) }
    if type == UInt16.self { return UInt16.sound(node, in: self) }
    return type == UInt8.self ? UInt8.sound(node, in: self) : nil
  }
}
