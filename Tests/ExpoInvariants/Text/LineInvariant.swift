package import ExpoBase

/// Lines make up the text, fit their width and cut no cluster, at any width and indent.
package enum LineInvariant {
  private static let lineEnds: Set<Character> = ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"]
  private static let spaces = Set(
    " \t\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2008}\u{2009}\u{200A}\u{200B}"
      + "\u{205F}\u{3000}")

  /// The first byte is the width, the second the indent; the rest is the text.
  static func fault(in bytes: [UInt8]) -> String? {
    guard bytes.count >= 2 else { return nil }
    let breaker = LineBreaker(
      width: Int(bytes[0]), hangingIndent: Int(bytes[1] & 0x1F),
      ambiguous: bytes[1] & 0x80 == 0 ? .narrow : .wide)
    return fault(in: String(decoding: bytes[2...], as: UTF8.self), brokenBy: breaker)
  }

  /// The first thing wrong with the lines of a text, or nil.
  package static func fault(in text: String, brokenBy breaker: LineBreaker) -> String? {
    let lines = Array(breaker.lines(of: text))
    guard text.utf8.elementsEqual(lines.lazy.map(\.source.utf8).joined()) else { return "joining" }
    let boundaries = Set(text.indices).union([text.endIndex])
    var isFirst = true
    for line in lines {
      let isIndented = line.indent == (isFirst ? 0 : breaker.hangingIndent)
      let fault = isIndented ? fault(in: line, brokenBy: breaker, boundaries) : "indent"
      if let fault { return "\(fault) in '\(line.source)'" }
      isFirst = line.source.last.map(lineEnds.contains) ?? false
    }
    return nil
  }

  private static func fault(
    in line: LineBreaker.Line, brokenBy breaker: LineBreaker, _ boundaries: Set<String.Index>
  ) -> String? {
    let cells = line.text.reduce(0) { $0 + DisplayWidth.widest($1, ambiguous: breaker.ambiguous) }
    if line.source.isEmpty { return "no progress" }
    if line.width != cells { return "cells" }
    if line.width > breaker.width - line.indent, line.text.count > 1 { return "too wide" }
    let ends = [line.text.endIndex, line.source.endIndex]
    if !ends.allSatisfy(boundaries.contains) { return "inside a cluster" }
    if line.text.startIndex != line.source.startIndex { return "no prefix" }
    if line.text.last.map(spaces.contains) == true { return "space at the end" }
    let rest = line.source[line.text.endIndex...]
    let consumed = rest.last.map(lineEnds.contains) == true ? rest.dropLast() : rest
    return consumed.allSatisfy(spaces.contains) ? nil : "text is lost"
  }
}
