import ExpoBase

/// Escapes text so that Markdown parsers return it unchanged and find no markup in it.
///
/// `*갓* 1900. 04.` → `\*갓\* 1900. 04.`; at the start of a line `1900. 04.` → `1900\. 04.`.
/// Characters that are syntax anywhere get a backslash (CommonMark §2.4); those that are syntax only at the
/// start of a line or next to another character get one only there, to keep prose readable. White space at
/// the ends of a line, which parsers drop, and control characters become character references (§2.5). The
/// text is scanned once.
struct MarkdownEscaper: Sendable {
  /// How each of the 256 bytes is escaped.
  private let table: [MarkdownEscape]

  func append(_ text: String, _ position: MarkdownRenderer.Position, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, position, to: &output) }
  }

  /// Appends a text of one line whose addresses are links: `<https://example.org>`.
  ///
  /// In such a link only character references are syntax, so its text is the address; an address with `&amp;`
  /// does not become a link.
  func append(linked text: String, _ position: MarkdownRenderer.Position, to output: inout [UInt8])
  {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      var read = 0
      while let address = WebAddress.first(in: bytes, from: read) {
        read = address.upperBound
        let isReference = bytes[address].drop { $0 != UInt8(ascii: "&") }.contains(
          UInt8(ascii: ";"))
        if isReference { continue }
        append(part: written..<address.lowerBound, of: bytes, position, to: &output)
        output.append(UInt8(ascii: "<"))
        output += bytes[address]
        output.append(UInt8(ascii: ">"))
        written = address.upperBound
      }
      append(part: written..<bytes.count, of: bytes, position, to: &output)
    }
  }

  /// Appends the part of a line before, between or after links.
  ///
  /// Blanks beside a link are copied: parsers drop them only at the ends of the line.
  private func append(
    part: Range<Int>, of line: UnsafeBufferPointer<UInt8>, _ position: MarkdownRenderer.Position,
    to output: inout [UInt8]
  ) {
    let isFirst = part.lowerBound == 0
    let isLast = part.upperBound == line.count
    let textStart =
      line[part].firstIndex { !Self.isBlank($0) } ?? (isLast ? part.lowerBound : part.upperBound)
    let textEnd = line[part].lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? textStart
    let start = isFirst ? part.lowerBound : textStart
    let end = isLast || isFirst && textEnd == textStart ? part.upperBound : textEnd
    output += line[part.lowerBound..<start]
    append(
      UnsafeBufferPointer(rebasing: line[start..<end]), isFirst ? position : .inside, to: &output)
    output += line[end..<part.upperBound]
  }

  private func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: MarkdownRenderer.Position,
    to output: inout [UInt8]
  ) {
    let start = bytes.firstIndex { !Self.isBlank($0) } ?? bytes.endIndex
    let end = (bytes.lastIndex { !Self.isBlank($0) } ?? start - 1) + 1
    let body = UnsafeBufferPointer(rebasing: bytes[start..<end])
    for byte in bytes[..<start] { Self.appendReference(byte, to: &output) }
    switch position {
    case .inside: append(inline: body, to: &output)
    case .lineStart: append(lineStart: body, to: &output)
    case .heading: append(heading: body, to: &output)
    }
    for byte in bytes[end...] { Self.appendReference(byte, to: &output) }
    // Goldmark ignores a line break after `\\`, an escaped backslash; it keeps one after `&#92;`.
    if bytes.last == UInt8(ascii: "\\") {
      output.removeLast(2)
      Self.appendReference(UInt8(ascii: "\\"), to: &output)
    }
  }

  private func append(lineStart body: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    guard let marker = Self.blockMarker(in: body) else {
      return append(inline: body, to: &output)
    }
    output += body[..<marker]
    output += [UInt8(ascii: "\\"), body[marker]]
    append(inline: body, from: marker + 1, to: &output)
  }

  private func append(heading body: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    let hashes = body.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    append(inline: UnsafeBufferPointer(rebasing: body[..<(body.count - hashes)]), to: &output)
    for _ in 0..<hashes { output += "\\#".utf8 }
  }

  /// Appends a text without blanks at its ends, from an index on, as if it were inside a line.
  private func append(
    inline body: UnsafeBufferPointer<UInt8>, from start: Int = 0, to output: inout [UInt8]
  ) {
    var copied = start
    for index in start..<body.count {
      let escape = table[Int(body[index])]
      guard escape != .none, escape.applies(at: index, in: body) else { continue }
      output += body[copied..<index]
      copied = index
      if escape == .reference {
        Self.appendReference(body[index], to: &output)
        copied = index + 1
      } else {
        output.append(UInt8(ascii: "\\"))
      }
    }
    output += body[copied...]
  }

  /// The index of the character that would start a block: a heading, list, table or setext line.
  ///
  /// One of `#-+=:` at the start, or `.` or `)` after digits and before a blank.
  private static func blockMarker(in body: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = body.first else { return nil }
    if "#-+=:".utf8.contains(first) { return 0 }
    guard let marker = body.firstIndex(where: { !(0x30...0x39 ~= $0) }), marker > 0,
      ".)".utf8.contains(body[marker]), marker + 1 == body.count || isBlank(body[marker + 1])
    else { return nil }
    return marker
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Appends a character reference: `&amp;`, `&#32;`; U+FFFD for NUL, which Markdown does not allow.
  private static func appendReference(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case 0: output += "\u{FFFD}".utf8
    case UInt8(ascii: "&"): output += "&amp;".utf8
    default: output += "&#\(byte);".utf8
    }
  }
}

extension MarkdownEscaper {
  /// Creates an escaper for a preset.
  ///
  /// GitHub shows `$x$` as a formula and `:smile:` as a picture. `hugo` and `jekyll` also apply smart
  /// typography to quotes, dashes and dots, and read `{{`, `{%` and `{:` as templates and attributes even
  /// after a backslash. kramdown, the parser of `jekyll`, reads `$$`, `^` and `~` as syntax and prints the
  /// backslash before the last two.
  init(preset: MarkdownRenderer.Preset) {
    var table = [MarkdownEscape](repeating: .none, count: 256)
    func set(_ characters: String, _ escape: MarkdownEscape) {
      for byte in characters.utf8 { table[Int(byte)] = escape }
    }
    for byte in 0..<0x20 { table[byte] = .reference }
    table[0x09] = .none
    table[0x7F] = .reference
    set("\\`*_[]<>|~", .backslash)
    set("&", .reference)
    set("!", .beforeBracket)
    set(":", .beforeSlashes)
    set(".", .afterWWW)
    if preset == .gfm {
      set("$", .backslash)
      set(":", .beforeSlashesOrEmoji)
    }
    if preset == .hugo || preset == .jekyll {
      set("'\"", .backslash)
      set("{", .reference)
      set(".", .repeatedOrAfterWWW)
      set("-", .repeated)
    }
    if preset == .jekyll {
      set("$", .backslash)
      set("^~", .reference)
    }
    self.table = table
  }
}

/// How a byte is escaped in Markdown, and under which condition; the comments name the bytes.
enum MarkdownEscape: Sendable {
  case none
  case backslash
  case reference
  /// `!` gets a backslash before `[`, which would begin a picture.
  case beforeBracket
  /// `:` gets a backslash before `//`, because GFM links bare URLs.
  case beforeSlashes
  /// `:` gets a backslash before `//` and at the start of `:smile:`, which GitHub shows as a picture.
  case beforeSlashesOrEmoji
  /// `.` gets a backslash after `www`, because GFM links `www.example.org`.
  case afterWWW
  /// `.` gets a backslash when repeated, because smart typography turns `...` into `…`, and after `www`.
  case repeatedOrAfterWWW
  /// `-` gets a backslash when repeated, because smart typography turns `--` into `–`.
  case repeated

  func applies(at index: Int, in line: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .none: false
    case .backslash, .reference: true
    case .beforeBracket: line.byte(at: index + 1) == UInt8(ascii: "[")
    case .beforeSlashes: line.hasSlashes(after: index)
    case .beforeSlashesOrEmoji: line.hasSlashes(after: index) || line.isEmoji(at: index)
    case .afterWWW: line.hasWWW(before: index)
    case .repeatedOrAfterWWW: line.isRepeated(at: index) || line.hasWWW(before: index)
    case .repeated: line.isRepeated(at: index)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The byte at an index; 0 out of bounds.
  fileprivate func byte(at index: Int) -> UInt8 {
    index >= 0 && index < count ? self[index] : 0
  }

  fileprivate func hasSlashes(after index: Int) -> Bool {
    byte(at: index + 1) == UInt8(ascii: "/") && byte(at: index + 2) == UInt8(ascii: "/")
  }

  /// The greatest length in bytes of the name of an emoji.
  private static var longestEmoji: Int { 63 }

  /// Whether `:name:` begins at an index.
  fileprivate func isEmoji(at index: Int) -> Bool {
    let name = self[(index + 1)...].prefix(Self.longestEmoji)
      .prefix { $0.isASCIIAlphanumeric || "_+-".utf8.contains($0) }
    return !name.isEmpty && byte(at: name.endIndex) == UInt8(ascii: ":")
  }

  fileprivate func isRepeated(at index: Int) -> Bool {
    byte(at: index - 1) == self[index] || byte(at: index + 1) == self[index]
  }

  fileprivate func hasWWW(before index: Int) -> Bool {
    let isW = { (index: Int) in byte(at: index) | 0x20 == UInt8(ascii: "w") }
    return isW(index - 1) && isW(index - 2) && isW(index - 3)
  }
}
