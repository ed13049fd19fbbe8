import ExpoBase

/// Values that are valid and have the type that they are read as: nearly all.
///
/// They are read without a path or a decoder. nil stands for all others, of which ``ValueReader``
/// knows what is wrong.
extension DecodingPass {
  /// The value of a scalar that a type of the standard library decodes from.
  func soundScalar<Value>(_ type: Value.Type, at index: Int) -> Value? {
    switch tree.tape[index].kind {
    case .string: type == String.self ? soundString(at: index) as? Value : nil
    case .true, .false: type == Bool.self ? soundBoolean(at: index) as? Value : nil
    case .number: soundNumber(type, at: index)
    default: nil
    }
  }

  /// The characters of a string.
  func soundString(at index: Int) -> String? {
    let node = tree.tape[index]
    guard node.isSoundString else { return nil }
    if node.flags.contains(.copied) { return tree.copiedText(of: node) }
    return node.flags.contains(.escaped)
      ? scratch.unescaped(bytes, node.content)
      : bytes.wellFormedText(in: node.content)
  }

  /// The value of `true` or `false`.
  func soundBoolean(at index: Int) -> Bool? {
    switch tree.tape[index].kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The value of a number written with digits alone, not too many for any reader.
  func soundWhole<Value: FixedWidthInteger>(at index: Int) -> Value? {
    guard let number = shortNumber(at: index), number.fractionDigits == 0 else { return nil }
    return Value(exactly: number.isNegative ? -number.digits : number.digits)
  }

  /// The value of a number.
  func soundDouble(at index: Int) -> Double? {
    if let number = shortNumber(at: index) { return number.double }
    let node = tree.tape[index]
    guard node.isSoundNumber, let value = Double(tree.file.text(in: node.start..<node.end)),
      value.isFinite
    else { return nil }
    return value
  }

  private func soundNumber<Value>(_ type: Value.Type, at index: Int) -> Value? {
    func whole<Whole: FixedWidthInteger>(_: Whole.Type) -> Value? {
      (soundWhole(at: index) as Whole?) as? Value
    }
    if type == Int.self { return whole(Int.self) }
    if type == Double.self { return soundDouble(at: index) as? Value }
    if type == Int64.self { return whole(Int64.self) }
    if type == Int32.self { return whole(Int32.self) }
    if type == Int16.self { return whole(Int16.self) }
    if type == Int8.self { return whole(Int8.self) }
    if type == UInt.self { return whole(UInt.self) }
    if type == UInt64.self { return whole(UInt64.self) }
    if type == UInt32.self { return whole(UInt32.self) }
    if type == UInt16.self { return whole(UInt16.self) }
    return type == UInt8.self ? whole(UInt8.self) : nil
  }

  private func shortNumber(at index: Int) -> ShortNumber? {
    let node = tree.tape[index]
    guard node.isSoundNumber else { return nil }
    return ShortNumber(tree.file.bytes, node.start..<node.end)
  }
}
