import ExpoBase

/// The first tag of XML or HTML, behind declarations and comments.
struct MarkupBeginning {
  /// How far the tag is looked for.
  private static let window = 1 << 12
  /// Elements that a page, or a part of one, begins with.
  private static let pageElements: Set = [
    "html", "head", "body", "title", "meta", "script", "style", "br", "b", "p", "div", "pre",
    "h1", "center", "font", "table",
  ]

  /// What the file is.
  let format: DecodeError.OtherFormat

  /// Nil for anything but markup.
  init?(_ bytes: SourceBytes, from start: Int) {
    let end = min(bytes.count, start + Self.window)
    var offset = start
    var isDeclared = false
    var name = ""
    while offset < end, bytes[offset] == UInt8(ascii: "<"), name.isEmpty {
      if bytes.matches("<?", at: offset) {
        isDeclared = isDeclared || bytes.matchesWord("<?xml", at: offset)
        offset = bytes.endOfSpace(from: bytes.end(of: "?>", in: offset..<end))
      } else if bytes.matches("<!--", at: offset) {
        offset = bytes.endOfSpace(from: bytes.end(of: "-->", in: offset..<end))
      } else {
        name = Self.name(in: bytes, at: offset, before: end)
        if name.isEmpty { break }
      }
    }
    switch name {
    case "svg": format = .picture(.svg)
    case "plist": format = .propertyList(isBinary: false)
    case let name where Self.pageElements.contains(name): format = .html
    default:
      let last = bytes.last { !$0.isSpace }
      guard isDeclared || (!name.isEmpty && last == UInt8(ascii: ">")) else { return nil }
      format = .xml
    }
  }

  /// The name in lower case of the element or document type that begins at `<`; empty if none does.
  private static func name(in bytes: SourceBytes, at offset: Int, before end: Int) -> String {
    var start = offset + 1
    let documentType = "<!doctype"
    if bytes.isEqual(to: documentType, ignoringCaseAt: offset) {
      start = bytes.endOfSpace(from: offset + documentType.utf8.count)
    }
    guard let first = bytes.byte(at: start), first.isASCIILetter || first >= 0x80 else { return "" }
    let stop = bytes[start..<max(start, end)].firstIndex { !$0.isInName } ?? max(start, end)
    guard let next = bytes.byte(at: stop), next.isSpace || next == .slash || next == 0x3E else {
      return ""
    }
    return String(decoding: bytes[start..<stop], as: UTF8.self).lowercased()
  }
}

extension UInt8 {
  /// Whether it can be part of an element's name.
  fileprivate var isInName: Bool {
    isASCIILetter || isDigit || self >= 0x80 || self == .minus || self == .colon
      || self == .point || self == UInt8(ascii: "_")
  }
}

extension SourceBytes {
  /// The offset behind the first occurrence of some text in a range; the range's end if there is
  /// none.
  fileprivate func end(of text: String, in range: Range<Int>) -> Int {
    range.first { matches(text, at: $0) }.map { $0 + text.utf8.count } ?? range.upperBound
  }

  /// Whether ASCII text is at an offset in any case; `text` is in lower case.
  fileprivate func isEqual(to text: String, ignoringCaseAt offset: Int) -> Bool {
    self[offset...].prefix(text.utf8.count)
      .elementsEqual(text.utf8) { $0 == $1 || ($0.isASCIILetter && $0 | 0x20 == $1) }
  }
}
