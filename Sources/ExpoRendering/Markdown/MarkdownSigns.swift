/// What the bytes of a text may mean in Markdown, as a table of all bytes.
struct MarkdownSigns: Sendable {
  /// How a byte is written.
  enum Sign: Sendable {
    /// As it is.
    case plain
    /// Behind a backslash.
    case backslash
    /// As a character reference.
    case reference
    /// Behind a backslash if it stands before `[`: `!`.
    case beforeBracket
    /// Behind a backslash if it stands before `//`: `:`, for GFM links what looks like an address.
    case beforeSlashes
    /// Behind a backslash if `www` stands before it: `.`, for the same reason.
    case behindWWW
    /// The same, or beside its like: `...` becomes `…` in smart typography.
    case doubledOrBehindWWW
    /// Behind a backslash beside its like: `--` becomes `–` in smart typography.
    case doubled
  }

  private let table: [Sign]

  /// The signs of a preset.
  ///
  /// `hugo` and `jekyll` also make quotes, dashes and dots typographic, and read `{{`, `{%` and
  /// `{:` as templates and attributes, behind a backslash too. kramdown, which `jekyll` reads with,
  /// knows `$$`, `^` and `~` as signs, the last two of which it gives back with their backslash.
  init(preset: MarkdownRenderer.Preset) {
    var table = [Sign](repeating: .plain, count: 256)
    func set(_ signs: String, _ sign: Sign) {
      for byte in signs.utf8 { table[Int(byte)] = sign }
    }
    for byte in 0..<0x20 { table[byte] = .reference }
    table[0x09] = .plain
    table[0x7F] = .reference
    set("\\`*_[]<>|~", .backslash)
    set("&", .reference)
    set("!", .beforeBracket)
    set(":", .beforeSlashes)
    set(".", .behindWWW)
    if preset == .hugo || preset == .jekyll {
      set("'\"", .backslash)
      set("{", .reference)
      set(".", .doubledOrBehindWWW)
      set("-", .doubled)
    }
    if preset == .jekyll {
      set("$", .backslash)
      set("^~", .reference)
    }
    self.table = table
  }

  subscript(byte: UInt8) -> Sign { table[Int(byte)] }
}

extension MarkdownSigns.Sign {
  /// Whether it means something where it stands in a line.
  func isActive(at index: Int, in line: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .plain: false
    case .backslash, .reference: true
    case .beforeBracket: line.byte(at: index + 1) == UInt8(ascii: "[")
    case .beforeSlashes:
      line.byte(at: index + 1) == UInt8(ascii: "/")
        && line.byte(at: index + 2) == UInt8(ascii: "/")
    case .behindWWW: line.hasWWW(before: index)
    case .doubledOrBehindWWW: line.isDoubled(at: index) || line.hasWWW(before: index)
    case .doubled: line.isDoubled(at: index)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The byte at an index; 0 before the start and behind the end.
  fileprivate func byte(at index: Int) -> UInt8 {
    index >= 0 && index < count ? self[index] : 0
  }

  fileprivate func isDoubled(at index: Int) -> Bool {
    byte(at: index - 1) == self[index] || byte(at: index + 1) == self[index]
  }

  fileprivate func hasWWW(before index: Int) -> Bool {
    let isW = { (place: Int) in byte(at: place) | 0x20 == UInt8(ascii: "w") }
    return isW(index - 1) && isW(index - 2) && isW(index - 3)
  }
}
