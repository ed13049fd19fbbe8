/// Reads the tags of an XML document from its bytes, in one pass.
///
/// `<a x="1"/>text<!-- no -->` → the tag `a` with the attribute `x`. Comments, CDATA sections, text
/// and end tags are skipped. It stops at a part without an end, as every browser does.
struct MarkupReader {
  struct Attribute {
    let name: String
    /// References to characters are replaced.
    let value: String
    /// Whether the value refers to an entity that XML does not predefine.
    let hasEntity: Bool
  }

  enum Part {
    /// A start tag or an empty-element tag.
    case tag(name: String, [Attribute])
    /// A processing instruction or the XML declaration.
    case instruction(String)
    case doctype(String)
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The parts to skip after a `<`: comments, CDATA sections and end tags.
  private static let skipped: [(start: String, end: String)] =
    [("!--", "-->"), ("![CDATA[", "]]>"), ("/", ">")]

  mutating func next() -> Part? {
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start + 1
      if let part = Self.skipped.first(where: { skip($0.start) }) {
        guard take(to: part.end) != nil else { return nil }
      } else if skip("?") {
        return take(to: "?>").map { .instruction($0) }
      } else if skip("!") {
        return doctype().map { .doctype($0) }
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func skip(_ text: String) -> Bool {
    let isNext = bytes[offset...].starts(with: text.utf8)
    if isNext { offset += text.utf8.count }
    return isNext
  }

  /// The text up to a mark, which is skipped; nil if the mark does not follow.
  private mutating func take(to mark: String) -> String? {
    let start = offset
    while let found = bytes[offset...].firstIndex(where: { $0 == mark.utf8.first }) {
      offset = found
      if skip(mark) { return String(decoding: bytes[start..<found], as: UTF8.self) }
      offset = found + 1
    }
    offset = bytes.count
    return nil
  }

  /// The text up to the `>` that is outside of literals, comments and the internal subset.
  private mutating func doctype() -> String? {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if skip("<!--") {
        guard take(to: "-->") != nil else { return nil }
      } else if skip("<?") {
        guard take(to: "?>") != nil else { return nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let end = bytes[(offset + 1)...].firstIndex(of: byte) else { return nil }
        offset = end + 1
      } else {
        offset += 1
        if byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: "]") { depth -= 1 }
        if byte == UInt8(ascii: ">"), depth <= 0 {
          return String(decoding: bytes[start..<offset], as: UTF8.self)
        }
      }
    }
    return nil
  }
}

// MARK: - Tags

extension MarkupReader {
  private mutating func tag() -> Part? {
    let name = word()
    var attributes: [Attribute] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">") { return .tag(name: name, attributes) }
      let start = offset
      let name = word()
      if offset == start {
        offset += 1
        continue
      }
      guard let value = value() else { continue }
      attributes.append(Attribute(name, value))
    }
    return nil
  }

  /// The text up to white space, `=`, `/`, `>` or a quotation mark.
  private mutating func word() -> String {
    let end =
      bytes[offset...].firstIndex { byte in
        byte <= 0x20 || #"=/>"'<"#.utf8.contains(byte)
      } ?? bytes.count
    defer { offset = end }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  /// The value after a name, between quotation marks; nil if there is none.
  private mutating func value() -> ArraySlice<UInt8>? {
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { return nil }
    offset += 1
    skipBlanks()
    guard offset < bytes.count, #""'"#.utf8.contains(bytes[offset]) else { return nil }
    let start = offset + 1
    let end = bytes[start...].firstIndex(of: bytes[offset]) ?? bytes.count
    offset = min(end + 1, bytes.count)
    return bytes[start..<end]
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }
}

extension MarkupReader.Attribute {
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  fileprivate init(_ name: String, _ value: ArraySlice<UInt8>) {
    self.name = name
    var text = ""
    var hasEntity = false
    let parts = String(decoding: value, as: UTF8.self).split(
      separator: "&", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      guard index > 0, let end = part.firstIndex(of: ";") else {
        text += part
        continue
      }
      let reference = part[..<end]
      if let known = Self.entities[String(reference)] ?? Self.character(reference) {
        text += known
      } else {
        hasEntity = true
      }
      text += part[part.index(after: end)...]
    }
    self.value = text
    self.hasEntity = hasEntity
  }

  /// `#65`, `#x41` → `A`.
  static func character(_ reference: Substring) -> String? {
    guard reference.first == "#" else { return nil }
    let digits = reference.dropFirst()
    let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
