import ExpoBase

/// Writes JSON into bytes, member by member.
///
/// Setting up an encoder takes longer than writing one of thousands of findings. Characters that a terminal would
/// interpret or hide are escaped. A document ends with a line break.
package struct JSONWriter {
  /// Receives the bytes once there are enough for a block; called wherever much may follow.
  typealias HandOver = (inout JSONWriter) throws -> Void

  private(set) var bytes: [UInt8] = []
  /// Over several lines, with two spaces a level: `"key" : 1`.
  private let isIndented: Bool
  /// A line break and the indent of the level.
  private var lineStart = [UInt8(ascii: "\n")]
  private var isFirst = true

  /// Without an indent, a document is one line without white space.
  init(isIndented: Bool = true) { self.isIndented = isIndented }

  /// An object over several lines.
  package static func text(of members: (inout JSONWriter) throws -> Void) rethrows -> String {
    var json = JSONWriter()
    try json.object(members)
    return json.takeText()
  }

  /// Removes the output so far; later output continues it.
  mutating func takeText() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try nested("{", "}", body)
  }

  mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try nested("[", "]", body)
  }

  /// An object as an element of the current array.
  mutating func element(_ body: (inout JSONWriter) throws -> Void) rethrows {
    separate()
    try object(body)
  }

  package mutating func object(
    _ key: StaticString, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    self.key(key)
    try object(body)
  }

  mutating func array(
    _ key: StaticString, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    self.key(key)
    try array(body)
  }

  /// An array with an object for each value.
  package mutating func member<Value>(
    _ key: StaticString, _ values: some Sequence<Value>,
    _ body: (Value, inout JSONWriter) throws -> Void
  ) rethrows {
    try array(key) { json in
      for value in values { try json.element { try body(value, &$0) } }
    }
  }

  package mutating func member(_ key: StaticString, _ strings: [String]) {
    array(key) { json in
      for string in strings {
        json.separate()
        JSONStringWriter(escapesHidden: true).append(string, to: &json.bytes)
      }
    }
  }

  /// Nothing for nil.
  package mutating func member(_ key: StaticString, _ string: String?) {
    guard let string else { return }
    self.key(key)
    JSONStringWriter(escapesHidden: true).append(string, to: &bytes)
  }

  /// Nothing for nil.
  package mutating func member(_ key: StaticString, _ number: Int?) {
    guard let number else { return }
    self.key(key)
    bytes += String(number).utf8
  }

  /// `json` is the written value.
  package mutating func member(_ key: StaticString, json: String) {
    self.key(key)
    bytes += json.utf8
  }

  package mutating func member(_ key: StaticString, _ isTrue: Bool) {
    self.key(key)
    bytes += (isTrue ? "true" : "false").utf8
  }

  /// Adds a column and a line, both from 1.
  mutating func position(_ key: StaticString, column: Int, line: Int) {
    object(key) { json in
      json.member("column", column)
      json.member("line", line)
    }
  }

  private mutating func nested(
    _ opener: Unicode.Scalar, _ closer: Unicode.Scalar, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    bytes.append(UInt8(ascii: opener))
    lineStart += "  ".utf8
    isFirst = true
    try body(&self)
    lineStart.removeLast(2)
    // An empty array has an empty line inside.
    if isFirst, isIndented { bytes.append(UInt8(ascii: "\n")) }
    breakLine()
    bytes.append(UInt8(ascii: closer))
    isFirst = false
    if lineStart.count == 1 { bytes.append(UInt8(ascii: "\n")) }
  }

  private mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes += (isIndented ? "\" : " : "\":").utf8
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    breakLine()
  }

  private mutating func breakLine() { if isIndented { bytes += lineStart } }
}
