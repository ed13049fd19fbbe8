package import ExpoBase

/// The difference of two versions of a file in the format of POSIX `diff -u`.
///
/// `patch` applies it byte for byte; lines end at LF, as `patch` counts them.
package enum UnifiedDiff {
  private static let context = 3

  private static let kept = UInt8(ascii: " ")
  private static let deleted = UInt8(ascii: "-")
  private static let added = UInt8(ascii: "+")

  /// The lines of a file with their line ends.
  private static func lines(of file: SourceFile) -> [SourceBytes] {
    let bytes = file.bytes
    var lines: [SourceBytes] = []
    var start = 0
    while start < bytes.count {
      let feed = bytes.firstIndex(of: 0x0A, in: start..<bytes.count)
      let end = min(feed + 1, bytes.count)
      lines.append(bytes.part(start..<end))
      start = end
    }
    return lines
  }

  /// The difference as a patch; empty if there is none.
  package static func between(_ old: SourceFile, _ new: SourceFile) -> [UInt8] {
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    let marks = marks(oldLines, newLines)
    guard marks.contains(where: { $0 != kept }) else { return [] }
    var output = Array("--- \(headerName(of: old))\n+++ \(headerName(of: new))\n".utf8)
    write(marks, oldLines, newLines, to: &output)
    return output
  }

  /// A mark for each line of both versions, in the order of the output.
  private static func marks(_ old: [SourceBytes], _ new: [SourceBytes]) -> [UInt8] {
    var marks: [UInt8] = []
    var line = 0
    for change in Alignment(old, new).changes {
      marks += repeatElement(kept, count: change.old.lowerBound - line)
      marks += repeatElement(deleted, count: change.old.count)
      marks += repeatElement(added, count: change.new.count)
      line = change.old.upperBound
    }
    return marks + repeatElement(kept, count: old.count - line)
  }

  /// Ranges of marks: changes with the context around them.
  private static func hunks(of marks: [UInt8]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, mark) in marks.enumerated() where mark != kept {
      let range = max(0, index - context)..<min(marks.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func write(
    _ marks: [UInt8], _ old: [SourceBytes], _ new: [SourceBytes], to output: inout [UInt8]
  ) {
    // The number of lines of each version before the next mark.
    var oldCount = 0
    var newCount = 0
    var end = 0
    for hunk in hunks(of: marks) {
      // Between hunks all lines are kept.
      oldCount += hunk.lowerBound - end
      newCount += hunk.lowerBound - end
      end = hunk.upperBound
      let before = range(after: oldCount, length: marks[hunk].count { $0 != added })
      let after = range(after: newCount, length: marks[hunk].count { $0 != deleted })
      output += "@@ -\(before) +\(after) @@\n".utf8
      for mark in marks[hunk] {
        let line = mark == added ? new[newCount] : old[oldCount]
        output.append(mark)
        output += line
        if line.last != 0x0A { output += "\n\\ No newline at end of file\n".utf8 }
        if mark != added { oldCount += 1 }
        if mark != deleted { newCount += 1 }
      }
    }
  }

  private static func range(after count: Int, length: Int) -> String {
    "\(count + (length > 0 ? 1 : 0)),\(length)"
  }

  /// The name of a file as git and GNU diff write it.
  ///
  /// `a.json` stays; `a b.json` gets a tab, which ends it. A name is quoted as in C if it contains a control
  /// character, a quote or a backslash, `"a\\nb.json"`, or if it begins or ends with a space, which `patch`
  /// skips: `" a.json"`. Otherwise a line end in a name would begin a new line of the header, and `patch`
  /// would change another file.
  private static func headerName(of file: SourceFile) -> String {
    let name = file.name
    let hasOuterSpace = name.hasPrefix(" ") || name.hasSuffix(" ")
    guard !hasOuterSpace, !name.utf8.contains(where: isEscaped) else { return quoted(name) }
    return name.contains(" ") ? name + "\t" : name
  }

  private static func quoted(_ name: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for byte in name.utf8 { isEscaped(byte) ? bytes += escape(of: byte).utf8 : bytes.append(byte) }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// The characters after the backslash of short escapes.
  private static let letters: [UInt8: String] = [
    0x07: "a", 0x08: "b", 0x09: "t", 0x0A: "n", 0x0B: "v", 0x0C: "f", 0x0D: "r", 0x22: "\"",
    0x5C: "\\",
  ]

  /// A letter, or three octal digits.
  private static func escape(of byte: UInt8) -> String {
    let digits = [byte >> 6, byte >> 3 & 7, byte & 7]
    return "\\" + (letters[byte] ?? digits.map { String($0) }.joined())
  }
}
