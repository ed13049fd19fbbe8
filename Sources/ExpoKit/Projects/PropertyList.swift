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
    self.init(tokens.next(), &tokens, depth: 0)
    if tokens.next() != nil { return nil }
  }

  private init?(_ token: SourceToken?, _ tokens: inout SourceTokens, depth: Int) {
    guard let token, depth <= Self.deepest else { return nil }
    switch Self.sign(token, tokens) {
    case nil where token.kind != .joinedText:
      self = .string(Self.decoded(tokens.bytes[token.bytes]))
    case "{":
      var members: [String: PropertyList] = [:]
      while case let key = tokens.next(), Self.sign(key, tokens) != "}" {
        guard Self.sign(key, tokens) == nil,
          let name = PropertyList(key, &tokens, depth: depth)?.string,
          Self.sign(tokens.next(), tokens) == "=",
          let value = PropertyList(tokens.next(), &tokens, depth: depth + 1),
          Self.sign(tokens.next(), tokens) == ";"
        else { return nil }
        members[name] = value
      }
      self = .dictionary(members)
    case "(":
      var elements: [PropertyList] = []
      var end: Unicode.Scalar?
      // A comma may also follow the last; what was XML has semicolons.
      while end != ")", case let item = tokens.next(), Self.sign(item, tokens) != ")" {
        guard let element = PropertyList(item, &tokens, depth: depth + 1) else { return nil }
        elements.append(element)
        end = Self.sign(tokens.next(), tokens)
        guard let end, ",;)".unicodeScalars.contains(end) else { return nil }
      }
      self = .array(elements)
    case "<":
      self = .string("")
      while case let sign = Self.sign(tokens.next(), tokens), sign != ">" {
        if sign == "\0" { return nil }
      }
    default: return nil
    }
  }

  /// The sign of a token; nil for a string, NUL at the end.
  private static func sign(_ token: SourceToken?, _ tokens: SourceTokens) -> Unicode.Scalar? {
    guard let token else { return "\0" }
    return token.kind == .sign ? Unicode.Scalar(tokens.bytes[token.bytes.lowerBound]) : nil
  }

  /// Escapes: a backslash and a letter, three octal digits, or `U` and four hexadecimal digits.
  private static func decoded(_ text: SourceBytes.SubSequence) -> String {
    if !text.contains(UInt8(ascii: "\\")) { return String(decoding: text, as: UTF8.self) }
    var bytes: [UInt8] = []
    var rest = text
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
        let scalar = number.flatMap(Unicode.Scalar.init)
        bytes += String(scalar ?? "\u{FFFD}").utf8
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
  private static let signs = [
    "dict": "{", "/dict": "};", "dict/": "{};", "array": "(", "/array": ");", "array/": "();",
    "string/": "\"\";", "true/": "\"\";", "false/": "\"\";",
  ]
  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ("\\", "\\\\"), ("\"", "\\\""),
  ]

  /// Unchanged if the file is not in XML, or has conflict marks.
  ///
  /// `<dict><key>path</key><string>App</string></dict>` → `{"path"="App";}`
  private static func inOldStyle(_ file: SourceFile) -> SourceFile {
    let bytes = file.bytes[file.byteOrderMarkLength...]
    guard bytes.starts(with: "<?xml".utf8), !bytes.contains("<<<<".utf8) else { return file }
    var text = ""
    for part in bytes.split(separator: UInt8(ascii: "<")) {
      let tag = String(decoding: part.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
      if ["key", "string", "integer", "real", "data", "date"].contains(tag) {
        var content = Array(part.dropFirst(tag.utf8.count + 1))
        for (found, meant) in entities { content.replace(found.utf8, with: meant.utf8) }
        text += "\"" + String(decoding: content, as: UTF8.self) + (tag == "key" ? "\"=" : "\";")
      }
      text += signs[tag] ?? ""
    }
    return SourceFile(name: file.name, text: String(text.dropLast()))
  }
}
