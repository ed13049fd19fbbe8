package import ExpoBase

/// Judges lines by the slow way: every place of a line looked at again, with lists of its own.
package struct LineBreakOracle {
  private static let lineEnds: Set<Character> = ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"]

  private let breaker: LineBreaker
  private let text: String

  package init(breaker: LineBreaker, text: String) {
    self.breaker = breaker
    self.text = text
  }

  /// The first thing wrong with the lines of the text, or nil.
  ///
  /// Its lists know only the signs that the property tests make use of.
  package func fault() -> String? {
    if let fault = shapeFault() { return fault }
    let lines = Array(breaker.lines(of: text))
    for (line, next) in zip(lines, lines.dropFirst()) {
      let isEnded = line.source.last.map(Self.lineEnds.contains) ?? false
      if next.indent != (isEnded ? 0 : breaker.hangingIndent) { return "indent" }
      if !isEnded, let fault = breaking(line, next) {
        return "\(fault): '\(line.source)' '\(next.source)'"
      }
    }
    return nil
  }

  /// The first thing wrong with the lines, whatever the places between them; nil if nothing is.
  package func shapeFault() -> String? {
    let lines = Array(breaker.lines(of: text))
    guard text.utf8.elementsEqual(lines.lazy.map(\.source.utf8).joined()) else { return "joining" }
    let boundaries = Set(text.indices).union([text.endIndex])
    for line in lines {
      if let fault = shape(of: line, boundaries) { return "\(fault) in '\(line.source)'" }
    }
    return nil
  }

  /// What a line must be for itself.
  private func shape(of line: LineBreaker.Line, _ boundaries: Set<String.Index>) -> String? {
    if line.source.isEmpty { return "no progress" }
    if line.width != cells(line.text) { return "cells" }
    if line.width > room(for: line), line.text.count > 1 { return "too wide" }
    let ends = [line.text.endIndex, line.source.endIndex]
    if !ends.allSatisfy(boundaries.contains) { return "inside a cluster" }
    if line.text.startIndex != line.source.startIndex { return "no prefix" }
    if line.text.last.map(LineBreakPlace.spaces.contains) == true { return "space at the end" }
    let rest = line.source[line.text.endIndex...]
    let consumed = rest.last.map(Self.lineEnds.contains) == true ? rest.dropLast() : rest
    return consumed.allSatisfy(LineBreakPlace.spaces.contains) ? nil : "text is lost"
  }

  /// What must hold where a line was broken.
  private func breaking(_ line: LineBreaker.Line, _ next: LineBreaker.Line) -> String? {
    guard let first = next.text.first else { return "an empty line" }
    let here = LineBreakPlace(
      last: line.text.last, end: line.text.endIndex,
      spaces: line.text.endIndex < line.source.endIndex, first: first,
      second: text[next.text.startIndex...].dropFirst().first)
    let inner = LineBreakPlace.all(in: line.text).filter(Self.isAllowed)
    if here.isForbidden { return inner.isEmpty ? nil : "geumchik or glue" }
    if here.isBetweenWords(narrow: isNarrow) {
      return hadRoom(line, next) { isWord($0) } ? "a word had room" : nil
    }
    let keeps = !isNarrow || here.isInLetters
    if keeps, let word = inner.last(where: isWord) {
      guard here.isSeam || word.end == line.text.startIndex else { return "a word is broken" }
      let start = text[word.end...].firstIndex { !LineBreakPlace.spaces.contains($0) }
      let long = text[(start ?? word.end)..<unitEnd(after: next) { isWord($0) }]
      if cells(long) <= room(for: next) { return "a word is broken that a line can hold" }
    }
    let isLeft = !isNarrow && !here.isSeam && hadRoom(line, next) { _ in true }
    return isLeft ? "a cluster had room" : nil
  }

  /// Whether the text up to the next place that qualifies would have fitted on the line as well.
  private func hadRoom(
    _ line: LineBreaker.Line, _ next: LineBreaker.Line, _ qualifies: (LineBreakPlace) -> Bool
  ) -> Bool {
    let end = unitEnd(after: next, qualifies)
    return cells(text[line.source.startIndex..<end]) <= room(for: line)
  }

  /// Where the first unit of a line ends: at a place that qualifies, or with the paragraph.
  private func unitEnd(
    after line: LineBreaker.Line, _ qualifies: (LineBreakPlace) -> Bool
  ) -> String.Index {
    let rest = text[line.text.startIndex...]
    let end = rest.firstIndex(where: Self.lineEnds.contains) ?? rest.endIndex
    let paragraph = rest[..<end]
    let place = LineBreakPlace.all(in: paragraph).first { Self.isAllowed($0) && qualifies($0) }
    let isDrawn = { (cluster: Character) in !LineBreakPlace.spaces.contains(cluster) }
    return place?.end ?? paragraph.lastIndex(where: isDrawn).map(paragraph.index(after:)) ?? end
  }

  private func isWord(_ place: LineBreakPlace) -> Bool { place.isBetweenWords(narrow: isNarrow) }

  /// Whether a line may surely be broken there.
  private static func isAllowed(_ place: LineBreakPlace) -> Bool {
    !place.isForbidden && !place.isBesideQuotation
  }

  private var isNarrow: Bool { breaker.width < LineBreaker.narrowest }

  private func room(for line: LineBreaker.Line) -> Int { breaker.width - line.indent }

  private func cells(_ part: Substring) -> Int {
    part.reduce(0) { $0 + DisplayWidth.widest($1, ambiguous: breaker.ambiguous) }
  }
}
