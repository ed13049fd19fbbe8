import ExpoBase

/// A value of an old-style property list, the format of Xcode's project files: strings, data,
/// arrays, dictionaries and C comments.
///
/// Data is read as an empty string; of repeated keys the last counts.
indirect enum PropertyList: Sendable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  private static let deepest = 64

  /// Reads this format or XML; nil if the file is neither or nested deeper than 64 levels.
  init?(_ file: SourceFile) {
    var tokens = SourceTokens(Self.inOldStyle(file), .list)
    guard let list = Self.read(tokens.next(), &tokens, depth: 0), tokens.next() == nil else {
      return nil
    }
    self = list
  }

  private static func read(
    _ token: SourceToken?, _ tokens: inout SourceTokens, depth: Int
  ) -> PropertyList? {
    guard let token, depth <= deepest else { return nil }
    switch sign(token, tokens) {
    case nil: return token.kind == .joinedText ? nil : .string(decoded(tokens.bytes[token.bytes]))
    case "{":
      var (members, key) = ([:] as [String: PropertyList], tokens.next())
      while sign(key, tokens) != "}" {
        guard sign(key, tokens) == nil, let name = read(key, &tokens, depth: depth)?.string,
          sign(tokens.next(), tokens) == "=",
          let value = read(tokens.next(), &tokens, depth: depth + 1),
          sign(tokens.next(), tokens) == ";"
        else { return nil }
        members[name] = value
        key = tokens.next()
      }
      return .dictionary(members)
    case "(":
      var (elements, item) = ([] as [PropertyList], tokens.next())
      while sign(item, tokens) != ")" {
        guard let element = read(item, &tokens, depth: depth + 1) else { return nil }
        elements.append(element)
        item = tokens.next()
        if sign(item, tokens) == ")" { break }
        guard sign(item, tokens) == "," else { return nil }
        item = tokens.next()
      }
      return .array(elements)
    case "<":
      while let next = tokens.next() {
        if sign(next, tokens) == ">" { return .string("") }
      }
      return nil
    default: return nil
    }
  }

  /// Nil for a string, NUL at the end.
  private static func sign(_ token: SourceToken?, _ tokens: SourceTokens) -> Unicode.Scalar? {
    guard let token else { return "\0" }
    return token.kind == .sign ? Unicode.Scalar(tokens.bytes[token.bytes.lowerBound]) : nil
  }

  /// Escapes: a backslash and a letter, three octal digits, or `U` and four hexadecimal digits.
  private static func decoded(_ text: SourceBytes.SubSequence) -> String {
    if !text.contains(UInt8(ascii: "\\")) { return String(decoding: text, as: UTF8.self) }
    var (bytes, rest) = ([] as [UInt8], text)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch Unicode.Scalar(letter) {
      case "n": bytes.append(0x0A)
      case "r": bytes.append(0x0D)
      case "t": bytes.append(0x09)
      case "U", "0"..."7":
        let isHex = letter == UInt8(ascii: "U")
        let digits = (isHex ? [] : [letter]) + rest.prefix(isHex ? 4 : 2)
        rest = rest.dropFirst(isHex ? 4 : 2)
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 8)
        bytes += Array(String(number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}").utf8)
      default: bytes.append(letter)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Its parts

  var members: [String: PropertyList] { if case .dictionary(let all) = self { all } else { [:] } }

  var elements: [PropertyList] { if case .array(let all) = self { all } else { [] } }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  subscript(key: String) -> PropertyList? { members[key] }
}

/// Property lists in XML, in which other programs write project files and Xcode reads them.
extension PropertyList {
  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]

  /// Unchanged if the file is not in XML. `<dict><key>path</key><string>App</string></dict>` →
  /// `{"path"="App";}`
  static func inOldStyle(_ file: SourceFile) -> SourceFile {
    let start = file.byteOrderMarkLength
    guard file.bytes[start...].starts(with: "<?xml".utf8) else { return file }
    var (text, open, content) = ("", [] as [String], "")
    /// The words and signs of the present tag: `/`, `dict`.
    var tag: [String]?
    func write(_ value: String) {
      text += value + (open.last == "dict" ? ";" : open.last == "array" ? "," : "")
    }
    for token in SourceTokens(file, .markup) {
      let part = String(decoding: file.bytes[token.bytes], as: UTF8.self)
      switch (token.kind, part) {
      case (.sign, "<"):
        // Conflict marks are not tags; a file with them is not a list.
        if tag == [] { return SourceFile(name: file.name, bytes: []) }
        tag = []
      case (.sign, ">"):
        let (isStart, isEnd) = (tag?.first != "/", tag?.first == "/" || tag?.last == "/")
        switch tag?.first(where: { $0 != "/" }) {
        case let name? where name == "dict" || name == "array":
          if isStart {
            text += name == "dict" ? "{" : "("
            open.append(name)
          }
          if isEnd {
            _ = open.popLast()
            write(name == "dict" ? "}" : ")")
          }
        case "key" where !isStart: text += quoted(content) + "="
        case "string", "integer", "real", "data", "date", "true", "false":
          if isEnd { write(quoted(content)) }
        default: break
        }
        content = ""
      case (.text, _): content = part
      default: tag?.append(part)
      }
    }
    return SourceFile(name: file.name, text: text)
  }

  private static func quoted(_ text: String) -> String {
    var text = text
    if !text.utf8.contains(where: "&\"\\".utf8.contains) { return "\"\(text)\"" }
    for (entity, sign) in entities { text = text.replacing(entity, with: sign) }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
