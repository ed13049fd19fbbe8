/// A pattern of a `.gitignore` file, as git reads it (gitignore(5)).
///
/// `*.log` matches a name in any folder; `/a` and `a/b` match a path from the folder of the file; `a/`
/// matches only a folder, `**` any number of folders; `!` re-includes a path. Bytes are compared, not
/// characters.
struct IgnorePattern: Sendable {
  /// Whether it re-includes paths that earlier patterns ignore.
  let isNegated: Bool
  private let isFolderOnly: Bool
  /// The names between slashes; nil stands for `**`, any number of folders.
  private let parts: [[NameToken]?]
  /// The first byte of the last name, unless it may be any: most paths differ in it.
  private let initial: UInt8?

  enum NameToken: Sendable, Equatable {
    case byte(UInt8)
    /// `?`
    case any
    /// `*`
    case star
    /// `[a-z]`: ranges of bytes.
    case oneOf([ClosedRange<UInt8>], isNegated: Bool)
    /// A slash between names; only while a pattern is read.
    case slash
  }

  /// Nil for an empty line, a comment, or a pattern that can match nothing.
  init?(_ line: some Collection<UInt8>) {
    var line = Self.trimmed(Array(line))
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    isFolderOnly = line.last == UInt8(ascii: "/")
    if isFolderOnly { line.removeLast() }
    guard !line.isEmpty, let tokens = IgnorePatternReader.tokens(of: line) else { return nil }
    var names = tokens.split(separator: .slash, omittingEmptySubsequences: false).map(Array.init)
    // A pattern without a slash inside it applies in any folder below.
    let isAnywhere = !line.contains(UInt8(ascii: "/"))
    if names[0].isEmpty { names.removeFirst() }
    guard !names.isEmpty, !names.contains([]) else { return nil }
    var parts: [[NameToken]?] = isAnywhere ? [nil] : []
    for name in names { parts.append(name == [.star, .star] && !isAnywhere ? nil : name) }
    // `a/**` matches everything inside `a`, not `a` itself.
    if parts.last == .some(nil) { parts.append([.star]) }
    self.parts = parts
    initial = parts.last??.first.flatMap { if case .byte(let byte) = $0 { byte } else { nil } }
  }

  /// The line without trailing spaces, unless they are escaped, and without a carriage return.
  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while line.last == UInt8(ascii: " ") {
      let escapes = line.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if !escapes.isMultiple(of: 2) { break }
      line.removeLast()
    }
    return line
  }

  /// Whether the pattern matches a path, given by its names from the folder of the file.
  func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    if isFolderOnly, !isFolder { return false }
    if let initial, path.last?.first != initial { return false }
    return parts.matches(path, isAny: { $0 == nil }) { tokens, name in
      tokens?.matches(name[...], isAny: { $0 == .star }) { $0.matches($1) } ?? false
    }
  }
}

extension IgnorePattern.NameToken {
  fileprivate func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let own): own == byte
    case .any: true
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    case .star, .slash: false
    }
  }
}

/// Splits a pattern into tokens: `a[0-9]?.*` → `a`, one of `0`–`9`, any byte, `.`, any bytes.
struct IgnorePatternReader {
  private let bytes: [UInt8]
  private var index = 0

  /// Nil if the pattern is malformed and therefore matches nothing.
  static func tokens(of bytes: [UInt8]) -> [IgnorePattern.NameToken]? {
    var reader = IgnorePatternReader(bytes: bytes)
    var tokens: [IgnorePattern.NameToken] = []
    while let byte = reader.next() {
      switch byte {
      case UInt8(ascii: "/"): tokens.append(.slash)
      case UInt8(ascii: "?"): tokens.append(.any)
      case UInt8(ascii: "*"): tokens.append(.star)
      case UInt8(ascii: "\\"):
        guard let escaped = reader.next() else { return nil }
        tokens.append(escaped == UInt8(ascii: "/") ? .slash : .byte(escaped))
      case UInt8(ascii: "["):
        guard let range = reader.bracket() else { return nil }
        tokens.append(range)
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  private mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The set of bytes after a `[`; nil if no `]` closes it.
  private mutating func bracket() -> IgnorePattern.NameToken? {
    let isNegated = peek == UInt8(ascii: "!") || peek == UInt8(ascii: "^")
    if isNegated { index += 1 }
    var ranges: [ClosedRange<UInt8>] = []
    var isFirst = true
    while let byte = next() {
      if byte == UInt8(ascii: "]"), !isFirst { return .oneOf(ranges, isNegated: isNegated) }
      isFirst = false
      if byte == UInt8(ascii: "["), peek == UInt8(ascii: ":"), let name = className() {
        guard let named = Self.classes[name] else { return nil }
        ranges += named
        continue
      }
      guard let low = byte == UInt8(ascii: "\\") ? next() : byte else { return nil }
      guard peek == UInt8(ascii: "-"), index + 1 < bytes.count,
        bytes[index + 1] != UInt8(ascii: "]")
      else {
        ranges.append(low...low)
        continue
      }
      index += 1
      guard let end = next(), let high = end == UInt8(ascii: "\\") ? next() : end else {
        return nil
      }
      if low <= high { ranges.append(low...high) }
    }
    return nil
  }

  /// The name in `[:digit:]`, from its first colon; nil, and nothing read, if no `:]` ends it.
  private mutating func className() -> String? {
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")), end > start,
      bytes[end - 1] == UInt8(ascii: ":")
    else { return nil }
    index = end + 1
    return String(decoding: bytes[start..<end - 1], as: UTF8.self)
  }

  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x20...0x20, 0x09...0x09], "cntrl": [0x00...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39], "graph": [0x21...0x7E], "lower": [0x61...0x7A],
    "print": [0x20...0x7E],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x09...0x0D, 0x20...0x20], "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}
