package import ExpoBase

/// The difference of two versions of a file in the unified format of POSIX `diff -u`.
///
/// `patch` applies it byte for byte; lines end at LF, as `patch` counts them.
package enum UnifiedDiff {
  private static let context = 3

  /// The marks before lines.
  private static let kept = UInt8(ascii: " ")
  private static let deleted = UInt8(ascii: "-")
  private static let added = UInt8(ascii: "+")

  /// One version, cut into lines.
  private struct Version {
    let bytes: SourceBytes
    let lines: [Range<Int>]
    let hashes: [UInt64]

    init(_ file: SourceFile) {
      bytes = file.bytes
      var lines: [Range<Int>] = []
      var start = 0
      while start < bytes.count {
        let feed = bytes.firstIndex(of: 0x0A, in: start..<bytes.count)
        let end = min(feed + 1, bytes.count)
        lines.append(start..<end)
        start = end
      }
      self.lines = lines
      hashes = lines.map { [bytes] in bytes.hash(of: $0) }
    }
  }

  /// The difference; empty if there is none.
  package static func between(_ old: SourceFile, _ new: SourceFile) -> [UInt8] {
    let versions = (old: Version(old), new: Version(new))
    let marks = marks(versions.old, versions.new)
    guard marks.contains(where: { $0 != kept }) else { return [] }
    var output = Array("--- \(headerName(of: old))\n+++ \(headerName(of: new))\n".utf8)
    write(marks, versions.old, versions.new, to: &output)
    return output
  }

  /// A mark for each line of both versions, in the order they are written.
  private static func marks(_ old: Version, _ new: Version) -> [UInt8] {
    // Lines with the same beginning are told apart by their hashes.
    let isSame = { (one: Int, other: Int) in
      old.hashes[one] == new.hashes[other]
        && old.bytes[old.lines[one]].elementsEqual(new.bytes[new.lines[other]])
    }
    let (oldLines, newLines) = (old.lines.indices, new.lines.indices)
    let head = zip(oldLines, newLines).prefix { isSame($0, $1) }.count
    let tail = zip(oldLines.dropFirst(head).reversed(), newLines.dropFirst(head).reversed())
      .prefix { isSame($0, $1) }.count
    let middle = (
      old: head..<old.lines.count - tail, new: head..<new.lines.count - tail
    )
    var marks = Array(repeating: kept, count: head)
    if middle.old.count == middle.new.count, middle.old.count > 1000 {
      for (one, other) in zip(middle.old, middle.new) {
        marks += isSame(one, other) ? [kept] : [deleted, added]
      }
    } else if isComparable(middle.old, of: old, middle.new, of: new) {
      let change = middle.new.difference(from: middle.old, by: isSame)
      marks += Self.marks(of: change, middle.old.count, middle.new.count)
    } else {
      marks += Array(repeating: deleted, count: middle.old.count)
      marks += Array(repeating: added, count: middle.new.count)
    }
    return marks + Array(repeating: kept, count: tail)
  }

  /// The marks of some lines whose difference is known.
  private static func marks(
    of change: CollectionDifference<Int>, _ oldCount: Int, _ newCount: Int
  ) -> [UInt8] {
    let removed = Set(change.removals.map(offset))
    let inserted = Set(change.insertions.map(offset))
    var marks: [UInt8] = []
    var (i, j) = (0, 0)
    while i < oldCount || j < newCount {
      if removed.contains(i), i < oldCount {
        marks.append(deleted)
        i += 1
      } else if inserted.contains(j), j < newCount {
        marks.append(added)
        j += 1
      } else {
        marks.append(kept)
        (i, j) = (i + 1, j + 1)
      }
    }
    return marks
  }

  private static func offset<Element>(_ change: CollectionDifference<Element>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Whether to search for common lines.
  ///
  /// The time grows with the number of lines times the number of lines without a counterpart. A
  /// document that was put on one line has no common lines.
  private static func isComparable(
    _ oldLines: Range<Int>, of old: Version, _ newLines: Range<Int>, of new: Version
  ) -> Bool {
    var counts: [UInt64: Int] = [:]
    for line in oldLines { counts[old.hashes[line], default: 0] += 1 }
    for line in newLines { counts[new.hashes[line], default: 0] -= 1 }
    let unmatched = counts.values.reduce(0) { $0 + abs($1) }
    return unmatched < 20_000_000 / max(1, oldLines.count + newLines.count)
  }

  /// The ranges of lines of each hunk: changes and the context around them.
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
    _ marks: [UInt8], _ old: Version, _ new: Version, to output: inout [UInt8]
  ) {
    // How many lines of each version come before the next mark.
    var (oldCount, newCount, end) = (0, 0, 0)
    for hunk in hunks(of: marks) {
      // Between hunks all lines are kept.
      oldCount += hunk.lowerBound - end
      newCount += hunk.lowerBound - end
      end = hunk.upperBound
      let before = range(after: oldCount, length: marks[hunk].count { $0 != added })
      let after = range(after: newCount, length: marks[hunk].count { $0 != deleted })
      output += "@@ -\(before) +\(after) @@\n".utf8
      for mark in marks[hunk] {
        let line =
          mark == added ? new.bytes[new.lines[newCount]] : old.bytes[old.lines[oldCount]]
        output.append(mark)
        output += line
        if line.last != 0x0A { output += "\n\\ No newline at end of file\n".utf8 }
        if mark != added { oldCount += 1 }
        if mark != deleted { newCount += 1 }
      }
    }
  }

  /// `start,count` of a version's lines in a hunk.
  private static func range(after count: Int, length: Int) -> String {
    "\(count + (length > 0 ? 1 : 0)),\(length)"
  }
}

extension UnifiedDiff {
  /// The name of a file in the header of a difference, as git and GNU diff write it.
  ///
  /// `a.json` → the same; `a b.json` → the same and a tab, which ends it. A name with a control
  /// character, a quote or a backslash is quoted as in C: `"a\\nb.json"`; so is one that begins or ends
  /// with a space, which `patch` skips: `" a.json"`. Otherwise a line end in a name would begin another
  /// line of the header, and `patch` would change another file.
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

  /// The escape of a byte: a letter, or three octal digits.
  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case 0x07: "\\a"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0B: "\\v"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
    default:
      "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { String($0) }.joined()
    }
  }
}
