/// Reads HTML or XML as strictly as expo writes it: closed elements, quoted attributes, no stray
/// `<`, `>` or `&`.
package struct StrictMarkup {
  private static let void: Set<String> = ["meta", "link", "input", "img", "br", "wbr"]
  private static let attributes: Set<String> = [
    "alt", "aria-current", "aria-hidden", "aria-label", "aria-labelledby", "aria-live",
    "autocomplete", "charset", "class", "content", "data-failed", "data-found", "data-list",
    "data-loading", "data-none", "data-one", "data-shown", "data-words", "datetime", "decoding",
    "defer", "dir", "for", "height", "hidden", "placeholder", "href", "http-equiv", "id", "lang",
    "loading", "name", "property", "rel", "role", "sizes", "spellcheck", "src", "srcset",
    "tabindex", "type", "value", "width",
  ]

  private var rest: Substring.UTF8View
  private let isXML: Bool
  private var open: [String] = []

  package init(_ text: String, isXML: Bool) {
    rest = text[...].utf8
    self.isXML = isXML
  }

  package func fault() -> String? {
    var reader = self
    while !reader.rest.isEmpty {
      if let fault = reader.step() { return fault }
    }
    return reader.open.isEmpty ? nil : "not closed: \(reader.open)"
  }

  private mutating func step() -> String? {
    guard rest.first == UInt8(ascii: "<") else {
      return fault(inText: take { $0 != UInt8(ascii: "<") })
    }
    rest = rest.dropFirst()
    if let byte = rest.first, "?!".utf8.contains(byte) {
      _ = take { $0 != UInt8(ascii: ">") }
      rest = rest.dropFirst()
      return nil
    }
    if rest.first == UInt8(ascii: "/") {
      rest = rest.dropFirst()
      let name = take { $0 != UInt8(ascii: ">") }
      rest = rest.dropFirst()
      return open.popLast() == name ? nil : "</\(name)> closes nothing"
    }
    return element()
  }

  private mutating func element() -> String? {
    let name = take(Self.isNamePart)
    if name.isEmpty { return "a stray <" }
    var isEmpty = Self.void.contains(name) && !isXML
    var kind = ""
    while let byte = rest.first, byte != UInt8(ascii: ">") {
      if " \n/".utf8.contains(byte) {
        isEmpty = isEmpty || byte == UInt8(ascii: "/")
        rest = rest.dropFirst()
        continue
      }
      let attribute = take(Self.isNamePart)
      if attribute.isEmpty { return "a stray sign in \(name)" }
      if !isXML, !Self.attributes.contains(attribute) {
        return "attribute '\(attribute)' in \(name)"
      }
      guard rest.first == UInt8(ascii: "=") else { continue }
      rest = rest.dropFirst(2)
      let value = take { $0 != UInt8(ascii: "\"") }
      rest = rest.dropFirst()
      if let fault = fault(inText: value) { return fault }
      if attribute == "type" { kind = value }
    }
    rest = rest.dropFirst()
    if name == "script" { return script(kind) }
    if !isEmpty { open.append(name) }
    return nil
  }

  /// The content of a script up to its end tag.
  private mutating func script(_ kind: String) -> String? {
    let content = take { $0 != UInt8(ascii: "<") }
    guard rest.starts(with: "</script>".utf8) else { return "a < in a script" }
    rest = rest.dropFirst("</script>".utf8.count)
    let isJSON = !kind.hasSuffix("json") || StrictGrammar.accepts(Array(content.utf8))
    return isJSON ? nil : "no JSON"
  }

  private mutating func take(_ isPart: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest.dropFirst(part.count)
    return String(decoding: part, as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: ":"): true
    default: false
    }
  }

  private func isForbidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
    case 0xFDD0...0xFDEF: !isXML
    default: scalar & 0xFFFE == 0xFFFE && !isXML
    }
  }

  /// What is wrong with text: a stray sign, or a character that markup forbids.
  private func fault(inText text: String) -> String? {
    for part in text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
      .dropFirst()
    {
      let end = part.firstIndex(of: UInt8(ascii: ";")) ?? part.startIndex
      let name = String(decoding: part[..<end], as: UTF8.self)
      let isKnown = ["amp", "lt", "gt", "quot", "apos"].contains(name) || name.hasPrefix("#")
      if !isKnown { return "a stray &" }
    }
    if text.utf8.contains(UInt8(ascii: ">")) || text.utf8.contains(UInt8(ascii: "<")) {
      return "a stray < or >"
    }
    let forbidden = text.unicodeScalars.first { isForbidden($0.value) }
    return forbidden.map { "U+\(String($0.value, radix: 16))" }
  }
}
