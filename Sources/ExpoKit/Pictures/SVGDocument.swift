import ExpoModel

/// The layout size of an SVG, and whether it can run a program.
///
/// In an image on a page no script runs, but if the file is opened directly, its scripts run with the rights
/// of the site. The markup is read once; nothing is expanded.
struct SVGDocument {
  /// In pixels; nil if neither `width` and `height` nor `viewBox` give it.
  private(set) var size: Picture.Size?
  /// Whether it contains, or may contain, anything that a browser runs.
  private(set) var isActive = false

  /// Elements that run programs, or show other documents that do.
  private static let elements: Set = [
    "script", "handler", "listener", "iframe", "frame", "embed", "object",
  ]
  /// Attributes whose values are addresses, or become addresses by animation.
  private static let addresses: Set = [
    "href", "src", "action", "formaction", "from", "to", "by", "values",
  ]
  /// The beginnings of encodings in which bytes below 0x80 are always ASCII.
  private static let encodings = ["utf-8", "us-ascii", "iso-8859-", "windows-125", "euc-kr"]

  init(_ bytes: [UInt8]) {
    var reader = MarkupReader(bytes)
    while !isActive, let part = reader.next() {
      switch part {
      case .instruction(let text): isActive = Self.isActive(instruction: text)
      case .doctype(let text): isActive = Self.isActive(doctype: text)
      case .tag(let name, let attributes): look(at: name, attributes)
      }
    }
  }

  private mutating func look(at name: String, _ attributes: [MarkupReader.Attribute]) {
    let name = Self.local(name)
    if size == nil, name == "svg" { size = Self.size(attributes) }
    isActive = Self.elements.contains(name) || attributes.contains(where: Self.isActive)
  }

  /// A name in lower case without the namespace prefix: `xlink:href` → `href`.
  private static func local(_ name: String) -> String {
    String(name.split(separator: ":").last ?? "").lowercased()
  }
}

// MARK: - What runs

extension SVGDocument {
  /// Whether a processing instruction is dangerous: a style sheet can make scripts (XSLT), and other encodings
  /// can hide tags.
  private static func isActive(instruction text: String) -> Bool {
    let text = text.lowercased()
    if text.hasPrefix("xml-stylesheet") { return true }
    guard text.hasPrefix("xml"), text.dropFirst(3).first?.isWhitespace == true,
      let start = text.firstRange(of: "encoding")?.lowerBound
    else { return false }
    let name = text[start...].drop { $0 != "\"" && $0 != "'" }.dropFirst()
    return !encodings.contains(where: name.hasPrefix)
  }

  /// Whether a document type declares entities with markup, or default values of attributes.
  private static func isActive(doctype text: String) -> Bool {
    text.contains("<!ATTLIST")
      || text.split(separator: "<!ENTITY", omittingEmptySubsequences: false).dropFirst().contains {
        declaration in
        guard let quote = declaration.first(where: { $0 == "\"" || $0 == "'" }) else { return true }
        let parts = declaration.split(
          separator: quote, maxSplits: 2, omittingEmptySubsequences: false)
        return parts[0].contains("%") || parts[1].contains { "<&%".contains($0) }
      }
  }

  private static func isActive(_ attribute: MarkupReader.Attribute) -> Bool {
    let name = local(attribute.name)
    if name.hasPrefix("on") || name == "srcdoc" { return true }
    if name == "attributename" { return local(attribute.value).hasPrefix("on") }
    guard addresses.contains(name) else { return false }
    let value = attribute.value.unicodeScalars.filter { $0.value > 0x20 }
    let text = String(String.UnicodeScalarView(value)).lowercased()
    // An entity of the document can be a part of the address.
    return attribute.hasEntity || ["javascript:", "vbscript:"].contains(where: text.contains)
  }
}

// MARK: - Size

extension SVGDocument {
  private static func size(_ attributes: [MarkupReader.Attribute]) -> Picture.Size? {
    let values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
    let own = [values["width"], values["height"]].compactMap { $0.flatMap { pixels($0[...]) } }
    let box = (values["viewBox"] ?? "").split { $0 == " " || $0 == "," || $0 == "\n" }
    let sides = own.count == 2 ? own : box.count == 4 ? box[2...].compactMap(pixels) : []
    return sides.count == 2 ? Picture.Size(width: sides[0], height: sides[1]) : nil
  }

  /// A length in pixels, rounded: `24`, `24.5px`; nil for other units, and below 0.5 or above a million.
  private static func pixels(_ text: Substring) -> Int? {
    let number = text.hasSuffix("px") ? text.dropLast(2) : text
    guard let value = Double(number), value >= 0.5, value <= 1_000_000 else { return nil }
    return Int(value.rounded())
  }
}
