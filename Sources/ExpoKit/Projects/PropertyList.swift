import ExpoBase

/// A value of an old-style property list, the format of Xcode's project files.
///
/// It has strings, data, arrays, dictionaries and comments of C. Data is read as an empty string. A
/// list is one row of its values in their order, so that only those are decoded that are asked for.
struct PropertyList: Sendable {
  fileprivate struct Node: Sendable {
    /// The sign that it begins with; 0 of a string.
    let kind: UInt8
    let start: Int32
    let end: Int32
    /// The first node behind the value.
    var next: Int32
  }

  /// The members of a dictionary in which a key is looked for: no object of a project has as many.
  private static let mostMembers = 64

  private let row: PropertyListRow
  /// Its place in the row.
  let index: Int

  private init(_ row: PropertyListRow, at index: Int) { (self.row, self.index) = (row, index) }

  /// Reads a list, of XML too; nil if the file is none, or if it is nested deeper than 64 levels.
  init?(_ file: SourceFile) {
    guard let row = PropertyListRow(Self.inOldStyle(file)) else { return nil }
    self.init(row, at: 0)
  }

  /// The values of an array, or the keys of a dictionary and its values in turn.
  private func children(_ kind: UInt8) -> [Int] {
    var (children, child) = ([] as [Int], index + 1)
    while row.nodes[index].kind == kind, child < row.nodes[index].next {
      children.append(child)
      child = Int(row.nodes[child].next)
    }
    return children
  }

  /// The keys and values of a dictionary; of several members with one key the last counts.
  var members: [String: PropertyList] {
    let all = children(UInt8(ascii: "{"))
    var members = [String: PropertyList](minimumCapacity: all.count / 2)
    for key in stride(from: 0, to: all.count, by: 2) {
      members[Self(row, at: all[key]).string ?? ""] = Self(row, at: all[key + 1])
    }
    return members
  }

  /// The first value of a key; nil if this is not a dictionary or has no such key.
  subscript(key: String) -> PropertyList? {
    guard row.nodes[index].kind == UInt8(ascii: "{") else { return nil }
    var child = index + 1
    for _ in 0..<Self.mostMembers where child < row.nodes[index].next {
      let value = Int(row.nodes[child].next)
      if row.isText(key, at: child) { return Self(row, at: value) }
      child = Int(row.nodes[value].next)
    }
    return nil
  }

  /// The elements of an array; empty if this is none.
  var elements: [PropertyList] { children(UInt8(ascii: "(")).map { Self(row, at: $0) } }

  /// The string; nil if this is none.
  var string: String? {
    let node = row.nodes[index]
    guard node.kind == 0 else { return node.kind == UInt8(ascii: "<") ? "" : nil }
    let text = row.bytes[Int(node.start)..<Int(node.end)]
    if !text.contains(UInt8(ascii: "\\")) { return String(decoding: text, as: UTF8.self) }
    return Self.decoded(text)
  }

  /// A text without its backslashes: a letter, three octal digits or `U` and four hexadecimal ones
  /// may follow each.
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

/// The values of a property list in their order.
private final class PropertyListRow: Sendable {
  let bytes: SourceBytes
  let nodes: [PropertyList.Node]

  init?(_ file: SourceFile) {
    bytes = file.bytes
    var reader = PropertyListReader(bytes: bytes, tokens: SourceTokens(file, .list))
    guard bytes.count < Int32.max, reader.read(reader.tokens.next(), depth: 0),
      reader.tokens.next() == nil
    else { return nil }
    nodes = reader.nodes
  }

  func isText(_ text: String, at index: Int) -> Bool {
    var place = Int(nodes[index].start)
    if Int(nodes[index].end) - place != text.utf8.count { return false }
    for byte in text.utf8 {
      if bytes[place] != byte { return false }
      place += 1
    }
    return true
  }
}

private struct PropertyListReader {
  private static let deepest = 64

  let bytes: SourceBytes
  var tokens: SourceTokens
  var nodes: [PropertyList.Node] = []

  /// Reads the value that begins with a token; false if there is none.
  mutating func read(_ token: SourceToken?, depth: Int) -> Bool {
    guard let token, depth <= Self.deepest else { return false }
    let (first, kind) = (nodes.count, Self.sign(token, in: bytes) ?? 0)
    let (start, end) = (Int32(token.bytes.lowerBound), Int32(token.bytes.upperBound))
    nodes.append(PropertyList.Node(kind: kind, start: start, end: end, next: Int32(first + 1)))
    switch kind {
    case 0: return token.kind != .joinedText
    case UInt8(ascii: "{"):
      var key = tokens.next()
      while Self.sign(key, in: bytes) != UInt8(ascii: "}") {
        guard Self.sign(key, in: bytes) == nil, read(key, depth: depth),
          Self.sign(tokens.next(), in: bytes) == UInt8(ascii: "="),
          read(tokens.next(), depth: depth + 1),
          Self.sign(tokens.next(), in: bytes) == UInt8(ascii: ";")
        else { return false }
        key = tokens.next()
      }
    case UInt8(ascii: "("):
      var item = tokens.next()
      while Self.sign(item, in: bytes) != UInt8(ascii: ")") {
        guard read(item, depth: depth + 1) else { return false }
        item = tokens.next()
        if Self.sign(item, in: bytes) == UInt8(ascii: ",") {
          item = tokens.next()
        } else if Self.sign(item, in: bytes) != UInt8(ascii: ")") {
          return false
        }
      }
    case UInt8(ascii: "<"):
      while let next = tokens.next() {
        if Self.sign(next, in: bytes) == UInt8(ascii: ">") { return true }
      }
      return false
    default: return false
    }
    nodes[first].next = Int32(nodes.count)
    return true
  }

  /// The sign that a token is; nil for a string, 0 at the end.
  private static func sign(_ token: SourceToken?, in bytes: SourceBytes) -> UInt8? {
    guard let token else { return 0 }
    return token.kind == .sign ? bytes[token.bytes.lowerBound] : nil
  }
}
