import ExpoSource

/// One JSON object written straight into bytes, member after member.
///
/// A stream may have a finding every few microseconds, less than an encoder takes to set up. The
/// members are those of ``JSONReport/Finding``, in the order of their keys; a test compares both.
struct JSONLine {
  private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// Adds an object with what `body` adds to it.
  mutating func object(_ body: (inout JSONLine) -> Void) {
    nested(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Adds a member that is an object.
  mutating func member(_ key: StaticString, _ body: (inout JSONLine) -> Void) {
    self.key(key)
    object(body)
  }

  /// Adds a member that is an array, an element for each value.
  mutating func member<Value>(
    _ key: StaticString, _ values: [Value], _ body: (Value, inout JSONLine) -> Void
  ) {
    self.key(key)
    nested(UInt8(ascii: "["), UInt8(ascii: "]")) { line in
      for value in values {
        line.separate()
        line.object { body(value, &$0) }
      }
    }
  }

  /// Adds a member that is a string; nothing if there is none.
  mutating func member(_ key: StaticString, _ string: String?) {
    guard let string else { return }
    self.key(key)
    JSONStringWriter(.visible).append(string, to: &bytes)
  }

  /// Adds a member that is a whole number.
  mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    bytes += String(number).utf8
  }

  private mutating func nested(_ opener: UInt8, _ closer: UInt8, _ body: (inout JSONLine) -> Void) {
    bytes.append(opener)
    isFirst = true
    body(&self)
    bytes.append(closer)
    isFirst = false
  }

  private mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes += $0 }
    bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }
}

extension JSONReport.Finding {
  /// The finding as one line, without its end.
  var line: [UInt8] {
    var line = JSONLine()
    line.object { line in
      line.member("code", code)
      line.member("family", family)
      line.member("file", file)
      line.member("fingerprint", fingerprint)
      if let fix { line.member("fix") { fix.write(to: &$0) } }
      line.member("help", help)
      line.member("message", message)
      line.member("name", name)
      line.member("notes", notes) { $0.write(to: &$1) }
      line.member("part", part)
      line.member("pointer", pointer)
      line.member("range") { line in
        line.member("end") { range.end.write(to: &$0) }
        line.member("start") { range.start.write(to: &$0) }
      }
      line.member("severity", severity)
    }
    return line.bytes
  }
}

extension JSONReport.Fix {
  fileprivate func write(to line: inout JSONLine) {
    line.member("applicability", applicability)
    line.member("edits", edits) { edit, line in
      line.member("end", edit.end)
      line.member("start", edit.start)
      line.member("text", edit.text)
    }
    line.member("message", message)
  }
}

extension JSONReport.Note {
  fileprivate func write(to line: inout JSONLine) {
    line.member("file", file)
    line.member("message", message)
    line.member("pointer", pointer)
    if let start { line.member("start") { start.write(to: &$0) } }
  }
}

extension JSONReport.Place {
  fileprivate func write(to line: inout JSONLine) {
    line.member("byteColumn", byteColumn)
    line.member("byteOffset", byteOffset)
    line.member("column", column)
    line.member("line", self.line)
    line.member("utf16Column", utf16Column)
  }
}
