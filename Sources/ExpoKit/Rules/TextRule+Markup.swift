import ExpoBase

extension TextRule {
  /// The UTF-8 bytes, and the characters that an entity represents; nil for a tag.
  typealias Markup = (range: Range<Int>, meant: String?)

  private static let tags = Set(
    ("a b blockquote br center code del div em font h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small "
      + "span strong sub sup table td th tr u ul").split(separator: " ").map(String.init))

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "middot": "·", "bull": "•", "copy": "©", "reg": "®", "trade": "™", "times": "×", "deg": "°",
    "laquo": "«", "raquo": "»", "euro": "€", "frac12": "½", "eacute": "é", "egrave": "è",
    "ecirc": "ê", "agrave": "à", "acirc": "â", "auml": "ä", "ccedil": "ç", "iuml": "ï",
    "ntilde": "ñ", "ocirc": "ô", "ouml": "ö", "szlig": "ß", "uuml": "ü",
  ]

  /// In bytes between the ends.
  private static let (longestTag, longestEntity) = (400, 10)

  /// Without anything else that begins with `<` or `&`.
  static func markup(in text: [UInt8]) -> [Markup] {
    text.indices.compactMap { start in
      switch text[start] {
      case UInt8(ascii: "<"): tag(in: text[(start + 1)...].prefix(longestTag), start)
      case UInt8(ascii: "&"): entity(in: text[(start + 1)...].prefix(longestEntity), start)
      default: nil
      }
    }
  }

  private static func tag(in rest: ArraySlice<UInt8>, _ start: Int) -> Markup? {
    let name = rest.drop { $0 == UInt8(ascii: "/") }.prefix {
      0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0
    }
    guard tags.contains(String(decoding: name, as: UTF8.self).lowercased()),
      let end = rest.firstIndex(where: { "<>".utf8.contains($0) }), rest[end] == UInt8(ascii: ">")
    else { return nil }
    let attributes = rest[name.endIndex..<end].drop { " /".utf8.contains($0) }
    guard attributes.isEmpty || attributes.contains(UInt8(ascii: "=")) else { return nil }
    return (start..<end + 1, nil)
  }

  private static func entity(in rest: ArraySlice<UInt8>, _ start: Int) -> Markup? {
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    return (entities[name] ?? character(name)).map { (start..<end + 1, $0) }
  }

  /// `#39` or `#x27`; nil for a control character.
  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).flatMap { $0.value < 0x20 ? nil : String($0) }
  }
}
