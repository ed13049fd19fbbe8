/// How each byte of a text is escaped in Markdown, as a table of all 256.
struct MarkdownEscapeTable: Sendable {
  /// How a byte is escaped, and under which condition.
  enum Escape: Sendable {
    /// Never.
    case none
    /// With a backslash.
    case backslash
    /// As a character reference.
    case reference
    /// With a backslash before `[`: `!`.
    case beforeBracket
    /// With a backslash before `//`: `:`, because GFM links bare URLs.
    case beforeSlashes
    /// With a backslash after `www`: `.`, for the same reason.
    case afterWWW
    /// With a backslash when repeated (smart typography turns `...` into `…`) or after `www`: `.`.
    case repeatedOrAfterWWW
    /// With a backslash when repeated: smart typography turns `--` into `–`.
    case repeated
  }

  private let table: [Escape]

  /// Creates the table of a preset.
  ///
  /// `hugo` and `jekyll` also apply smart typography to quotes, dashes and dots, and read `{{`,
  /// `{%` and `{:` as templates and attributes even after a backslash. kramdown, the parser of
  /// `jekyll`, reads `$$`, `^` and `~` as syntax and prints the backslash before the last two.
  init(preset: MarkdownRenderer.Preset) {
    var table = [Escape](repeating: .none, count: 256)
    func set(_ characters: String, _ escape: Escape) {
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

  /// The escape of a byte.
  subscript(byte: UInt8) -> Escape { table[Int(byte)] }
}

extension MarkdownEscapeTable.Escape {
  /// Whether the byte at an index of a line must be escaped.
  func applies(at index: Int, in line: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .none: false
    case .backslash, .reference: true
    case .beforeBracket: line.byte(at: index + 1) == UInt8(ascii: "[")
    case .beforeSlashes:
      line.byte(at: index + 1) == UInt8(ascii: "/")
        && line.byte(at: index + 2) == UInt8(ascii: "/")
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

  fileprivate func isRepeated(at index: Int) -> Bool {
    byte(at: index - 1) == self[index] || byte(at: index + 1) == self[index]
  }

  fileprivate func hasWWW(before index: Int) -> Bool {
    let isW = { (index: Int) in byte(at: index) | 0x20 == UInt8(ascii: "w") }
    return isW(index - 1) && isW(index - 2) && isW(index - 3)
  }
}
