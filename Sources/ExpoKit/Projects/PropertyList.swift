import ExpoBase

/// A value of an old-style property list, the format of Xcode's project files.
///
/// It has strings, data, arrays, dictionaries and comments of C. Data is read as an empty string. A
/// list is one row of its values in their order, so that only those are decoded that are asked for.
struct PropertyList: Sendable {
  enum Kind { case string, data, array, dictionary }

  private struct Node: Sendable {
    let kind: Kind
    let start: Int32
    let end: Int32
    /// The first node behind the value.
    var next: Int32
  }

  private static let deepest = 64

  private let bytes: SourceBytes
  private var nodes: [Node] = []
  private var index = 0

  /// Reads a list; nil if the bytes are none, or if it is nested deeper than 64 levels.
  init?(_ bytes: SourceBytes) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 16)
    var tokens = SourceTokens(bytes, .list)
    guard bytes.count < Int32.max, read(tokens.next(), &tokens, depth: 0), tokens.next() == nil
    else { return nil }
  }

  /// Reads the value that begins with a token; false if there is none.
  private mutating func read(
    _ token: SourceToken?, _ tokens: inout SourceTokens, depth: Int
  ) -> Bool {
    guard let token, depth <= Self.deepest else { return false }
    let first = nodes.count
    func add(_ kind: Kind) {
      let (start, end) = (Int32(token.bytes.lowerBound), Int32(token.bytes.upperBound))
      nodes.append(Node(kind: kind, start: start, end: end, next: Int32(first + 1)))
    }
    switch sign(token) {
    case nil where token.kind != .joinedText: add(.string)
    case UInt8(ascii: "{"):
      add(.dictionary)
      var key = tokens.next()
      while sign(key) != UInt8(ascii: "}") {
        guard sign(key) == nil, read(key, &tokens, depth: depth),
          sign(tokens.next()) == UInt8(ascii: "="), read(tokens.next(), &tokens, depth: depth + 1),
          sign(tokens.next()) == UInt8(ascii: ";")
        else { return false }
        key = tokens.next()
      }
    case UInt8(ascii: "("):
      add(.array)
      var item = tokens.next()
      while sign(item) != UInt8(ascii: ")") {
        guard read(item, &tokens, depth: depth + 1) else { return false }
        item = tokens.next()
        if sign(item) == UInt8(ascii: ",") {
          item = tokens.next()
        } else if sign(item) != UInt8(ascii: ")") {
          return false
        }
      }
    case UInt8(ascii: "<"):
      add(.data)
      while let next = tokens.next() {
        if sign(next) == UInt8(ascii: ">") { return true }
      }
      return false
    default: return false
    }
    nodes[first].next = Int32(nodes.count)
    return true
  }

  /// The sign that a token is; nil for a string, 0 at the end.
  private func sign(_ token: SourceToken?) -> UInt8? {
    guard let token else { return 0 }
    return token.kind == .sign ? bytes[token.bytes.lowerBound] : nil
  }
}

extension PropertyList {
  private func value(at index: Int) -> PropertyList {
    var value = self
    value.index = index
    return value
  }

  /// The values of an array, or the keys of a dictionary, each followed by its value.
  private func children(_ kind: Kind) -> some Sequence<Int> {
    let end = nodes[index].kind == kind ? Int(nodes[index].next) : index
    return sequence(first: index + 1) { Int(nodes[$0].next) }.prefix { $0 < end }
  }

  var kind: Kind { nodes[index].kind }

  /// The keys and values of a dictionary; of several members with one key the last counts.
  var members: [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    var key: String?
    for child in children(.dictionary) {
      if let name = key { members[name] = value(at: child) }
      key = key == nil ? value(at: child).string ?? "" : nil
    }
    return members
  }

  /// The value of a key; nil if this is no dictionary or has no such key.
  subscript(key: String) -> PropertyList? {
    var (isKey, isFound, found) = (false, false, nil as Int?)
    for child in children(.dictionary) {
      isKey.toggle()
      if isKey {
        isFound = bytes[Int(nodes[child].start)..<Int(nodes[child].end)].elementsEqual(key.utf8)
      } else if isFound {
        found = child
      }
    }
    return found.map(value)
  }

  /// The elements of an array; empty if this is none.
  var elements: [PropertyList] { children(.array).map(value) }

  /// The string; nil if this is none.
  var string: String? {
    let node = nodes[index]
    if node.kind == .data { return "" }
    guard node.kind == .string else { return nil }
    let text = bytes[Int(node.start)..<Int(node.end)]
    if !text.contains(UInt8(ascii: "\\")) { return String(decoding: text, as: UTF8.self) }
    return Self.decoded(text)
  }

  /// A text without its backslashes: a letter, three octal digits or `U` and four hexadecimal ones
  /// may stand behind each.
  private static func decoded(_ text: SourceBytes.SubSequence) -> String {
    var (bytes, rest) = ([] as [UInt8], text)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch letter {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "U"), UInt8(ascii: "0")...UInt8(ascii: "7"):
        let isHex = letter == UInt8(ascii: "U")
        let digits = (isHex ? [] : [letter]) + rest.prefix(isHex ? 4 : 2)
        rest = rest.dropFirst(isHex ? 4 : 2)
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 8)
        bytes += Array(String(number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}").utf8)
      default: bytes.append(letter)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
