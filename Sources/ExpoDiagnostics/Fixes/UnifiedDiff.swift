package import ExpoSource

/// The difference of two versions of a file in the unified format of POSIX `diff -u`.
///
/// `patch` applies it byte for byte; lines end at LF, as `patch` counts them.
package enum UnifiedDiff {
  private static let context = 3

  /// One line of either version.
  private struct Line {
    let mark: UInt8
    let bytes: Slice<SourceBytes>
  }

  /// The difference; empty if there is none.
  package static func between(_ old: SourceFile, _ new: SourceFile) -> [UInt8] {
    let lines = script(split(old.bytes), split(new.bytes))
    guard lines.contains(where: { $0.mark != UInt8(ascii: " ") }) else { return [] }
    var output = Array("--- \(DiffName.of(old))\n+++ \(DiffName.of(new))\n".utf8)
    write(lines, to: &output)
    return output
  }

  private static func split(_ bytes: SourceBytes) -> [Slice<SourceBytes>] {
    var lines: [Slice<SourceBytes>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// All lines of both versions in one order, each marked as kept, deleted or added.
  private static func script(
    _ old: [Slice<SourceBytes>], _ new: [Slice<SourceBytes>]
  ) -> [Line] {
    let head = zip(old, new).prefix { $0.elementsEqual($1) }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0.elementsEqual($1) }.count
    let (oldMiddle, newMiddle) = (old[head..<old.count - tail], new[head..<new.count - tail])
    if oldMiddle.count == newMiddle.count, oldMiddle.count > 1000 {
      return pairwise(old, new, middle: head..<old.count - tail)
    }
    guard isComparable(oldMiddle, newMiddle) else {
      return old[..<head].map { Line(mark: UInt8(ascii: " "), bytes: $0) }
        + oldMiddle.map { Line(mark: UInt8(ascii: "-"), bytes: $0) }
        + newMiddle.map { Line(mark: UInt8(ascii: "+"), bytes: $0) }
        + old[(old.count - tail)...].map { Line(mark: UInt8(ascii: " "), bytes: $0) }
    }
    let change = Array(newMiddle).difference(from: Array(oldMiddle), by: { $0.elementsEqual($1) })
    let removed = Set(change.removals.map(offset))
    let inserted = Set(change.insertions.map(offset))
    let (minus, plus, same) = (UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "))
    var lines = old[..<head].map { Line(mark: same, bytes: $0) }
    var (i, j) = (0, 0)
    while i < oldMiddle.count || j < newMiddle.count {
      if removed.contains(i), i < oldMiddle.count {
        lines.append(Line(mark: minus, bytes: oldMiddle[head + i]))
        i += 1
      } else if inserted.contains(j), j < newMiddle.count {
        lines.append(Line(mark: plus, bytes: newMiddle[head + j]))
        j += 1
      } else {
        lines.append(Line(mark: same, bytes: oldMiddle[head + i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines + old[(old.count - tail)...].map { Line(mark: same, bytes: $0) }
  }

  /// Whether looking for lines in common is worth its time, which grows with all lines times those
  /// that have no counterpart: a document put on one line has none.
  private static func isComparable(
    _ old: ArraySlice<Slice<SourceBytes>>, _ new: ArraySlice<Slice<SourceBytes>>
  ) -> Bool {
    var counts: [UInt64: Int] = [:]
    for line in old { counts[hash(line), default: 0] += 1 }
    for line in new { counts[hash(line), default: 0] -= 1 }
    let unmatched = counts.values.reduce(0) { $0 + abs($1) }
    return unmatched < 20_000_000 / max(1, old.count + new.count)
  }

  private static func hash(_ line: Slice<SourceBytes>) -> UInt64 {
    line.base.hash(of: line.startIndex..<line.endIndex)
  }

  /// Line by line, for long stretches in which no line was added or deleted.
  private static func pairwise(
    _ old: [Slice<SourceBytes>], _ new: [Slice<SourceBytes>], middle: Range<Int>
  ) -> [Line] {
    old.indices.flatMap { index in
      if !middle.contains(index) || old[index].elementsEqual(new[index]) {
        return [Line(mark: UInt8(ascii: " "), bytes: old[index])]
      }
      return [
        Line(mark: UInt8(ascii: "-"), bytes: old[index]),
        Line(mark: UInt8(ascii: "+"), bytes: new[index]),
      ]
    }
  }

  private static func offset<Element>(_ change: CollectionDifference<Element>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// The stretches of lines that belong together: changes and the context around them.
  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.mark != UInt8(ascii: " ") {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func write(_ lines: [Line], to output: inout [UInt8]) {
    var (old, new, end) = (LineCount(), LineCount(), 0)
    for hunk in hunks(of: lines) {
      for line in lines[end..<hunk.lowerBound] {
        old.add(line, unless: added)
        new.add(line, unless: deleted)
      }
      end = hunk.upperBound
      let (before, after) = (
        old.range(of: lines[hunk], without: added), new.range(of: lines[hunk], without: deleted)
      )
      output += "@@ -\(before) +\(after) @@\n".utf8
      for line in lines[hunk] {
        old.add(line, unless: added)
        new.add(line, unless: deleted)
        output.append(line.mark)
        output += line.bytes
        if line.bytes.last != 0x0A { output += "\n\\ No newline at end of file\n".utf8 }
      }
    }
  }

  private static let added = UInt8(ascii: "+")
  private static let deleted = UInt8(ascii: "-")

  /// How many lines of one version come before a hunk; counted once over all hunks.
  private struct LineCount {
    private var count = 0

    mutating func add(_ line: Line, unless mark: UInt8) {
      if line.mark != mark { count += 1 }
    }

    /// `start,count` of the version's lines in a hunk.
    func range(of hunk: ArraySlice<Line>, without mark: UInt8) -> String {
      let length = hunk.count { $0.mark != mark }
      return "\(count + (length > 0 ? 1 : 0)),\(length)"
    }
  }
}
