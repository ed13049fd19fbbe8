/// Writes text so that every Markdown reader gives the same text back, and no markup.
///
/// `*갓* 1900. 04.` → `\*갓\* 1900. 04.`; at the start of a line `1900. 04.` → `1900\. 04.`.
/// What means something anywhere gets a backslash (CommonMark §2.4), what means something only at
/// the start of a line or beside another sign only there, so that prose stays readable. White
/// space at the ends of a line, which would be dropped, and control characters are written as
/// character references (§2.5). It goes through the bytes once.
struct MarkdownEscaper: Sendable {
  /// Where a text stands.
  enum Place {
    /// It begins a line, where `-`, `#` or `1.` would begin a list or a heading.
    case lineStart
    /// Something stands before it in its line.
    case inside
    /// It ends a heading, where signs `#` would be dropped.
    case heading
  }

  private let signs: MarkdownSigns

  init(preset: MarkdownRenderer.Preset) {
    signs = MarkdownSigns(preset: preset)
  }

  /// Adds a text of one line.
  func append(_ text: String, _ place: Place, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, place, to: &output) }
  }

  private func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Place, to output: inout [UInt8]
  ) {
    let start = bytes.firstIndex { !Self.isBlank($0) } ?? bytes.endIndex
    let end = (bytes.lastIndex { !Self.isBlank($0) } ?? start - 1) + 1
    let body = UnsafeBufferPointer(rebasing: bytes[start..<end])
    for byte in bytes[..<start] { Self.appendReference(byte, to: &output) }
    switch place {
    case .inside: append(body, from: 0, to: &output)
    case .lineStart:
      let mark = Self.mark(in: body)
      output += body[..<(mark ?? 0)]
      if let mark { output += [UInt8(ascii: "\\"), body[mark]] }
      append(body, from: mark.map { $0 + 1 } ?? 0, to: &output)
    case .heading:
      let hashes = body.reversed().prefix { $0 == UInt8(ascii: "#") }.count
      append(UnsafeBufferPointer(rebasing: body[..<(body.count - hashes)]), from: 0, to: &output)
      for _ in 0..<hashes { output += "\\#".utf8 }
    }
    for byte in bytes[end...] { Self.appendReference(byte, to: &output) }
    if bytes.last == UInt8(ascii: "\\") { Self.endLine(in: &output) }
  }

  /// Adds a text without white space at its ends, from an index on.
  private func append(
    _ body: UnsafeBufferPointer<UInt8>, from start: Int, to output: inout [UInt8]
  ) {
    var copied = start
    for index in start..<body.count {
      let sign = signs[body[index]]
      guard sign != .plain, sign.isActive(at: index, in: body) else { continue }
      output += body[copied..<index]
      copied = index
      if sign == .reference {
        Self.appendReference(body[index], to: &output)
        copied = index + 1
      } else {
        output.append(UInt8(ascii: "\\"))
      }
    }
    output += body[copied...]
  }

  /// Writes a backslash at the end of a line as a reference: `a\\` → `a&#92;`.
  ///
  /// Goldmark does not see the line break behind an escaped backslash.
  private static func endLine(in output: inout [UInt8]) {
    output.removeLast(2)
    appendReference(UInt8(ascii: "\\"), to: &output)
  }

  /// The sign at the start of a line that would make it something else than text.
  ///
  /// The first of `#`, `-`, `+`, `=` and `:`, or what stands behind digits and before a blank.
  private static func mark(in body: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = body.first else { return nil }
    if "#-+=:".utf8.contains(first) { return 0 }
    let isDigit = { (byte: UInt8) in UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9") }
    guard let mark = body.firstIndex(where: { !isDigit($0) }), mark > 0,
      ".)".utf8.contains(body[mark]), mark + 1 == body.count || isBlank(body[mark + 1])
    else { return nil }
    return mark
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// `&#32;`, and `&amp;` where a name is common; NUL, which Markdown cannot hold, as U+FFFD.
  private static func appendReference(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case 0: output += "\u{FFFD}".utf8
    case UInt8(ascii: "&"): output += "&amp;".utf8
    default: output += "&#\(byte);".utf8
    }
  }
}
