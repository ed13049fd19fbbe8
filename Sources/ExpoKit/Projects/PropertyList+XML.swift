import ExpoBase

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
    // Of the tag: its name, and whether it ends an element, or is all of one.
    var (name, isEnd, isWhole) = ("", false, false)
    var (tokens, last) = (SourceTokens(file, .markup), "")
    func write(_ value: String) {
      text += value + (open.last == "dict" ? ";" : open.last == "array" ? "," : "")
    }
    while let token = tokens.next() {
      let part = String(decoding: file.bytes[token.bytes], as: UTF8.self)
      // Conflict marks are not tags; a file with them is not a list.
      if part == "<", last == "<" { return SourceFile(name: file.name, bytes: []) }
      last = part
      switch (token.kind, part) {
      case (.sign, "<"): (name, isEnd, isWhole) = ("", false, false)
      case (.sign, "/"): if name.isEmpty { isEnd = true } else { isWhole = true }
      case (.word, _) where name.isEmpty: name = part
      case (.sign, ">"):
        switch name {
        case "dict", "array":
          let (opening, closing) = name == "dict" ? ("{", "}") : ("(", ")")
          if !isEnd {
            text += opening
            open.append(name)
          }
          if isEnd || isWhole {
            _ = open.popLast()
            write(closing)
          }
        case "key" where isEnd: text += quoted(content) + "="
        case "string", "integer", "real", "data", "date", "true", "false":
          if isEnd || isWhole { write(quoted(content)) }
        default: break
        }
        content = ""
      case (.text, _): content = part
      default: break
      }
    }
    return SourceFile(name: file.name, text: text)
  }

  private static func quoted(_ text: String) -> String {
    var text = text
    for (entity, sign) in entities { text = text.replacing(entity, with: sign) }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
