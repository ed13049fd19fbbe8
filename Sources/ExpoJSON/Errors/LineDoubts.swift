package import ExpoBase

/// For each line of a file, whether the errors on it make its meaning uncertain.
///
/// Takes one byte per line, regardless of the number of errors.
package struct LineDoubts: Sendable {
  /// The doubts about a line, or about lines that are read together.
  package struct Doubts: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// There is an error of syntax or a lost character.
    package static let error = Doubts(rawValue: 1)
    /// An error has no safe fix.
    package static let unfixable = Doubts(rawValue: 2)
    /// There are bytes that are not UTF-8.
    package static let illFormed = Doubts(rawValue: 4)
    /// An error of structure that has no safe fix is in the same object: it may explain others.
    package static let unclear = Doubts(rawValue: 8)
    /// An error reaches into the next line.
    fileprivate static let joined = Doubts(rawValue: 16)
    /// An error is more than a wrong number or a wrong character of a string.
    fileprivate static let structural = Doubts(rawValue: 32)
  }

  private let lines: LineIndex
  private var doubts: [Doubts]
  /// The line of the last error, from 0, and its bytes: the next error is mostly on it or after it.
  private var last: (line: Int, bytes: Range<Int>)
  /// Whether there are bytes that are not UTF-8.
  package private(set) var isIllFormed = false

  /// Creates an empty record for a file.
  package init(_ file: SourceFile) {
    lines = LineIndex(file)
    doubts = Array(repeating: [], count: lines.lines.count)
    last = (0, 0..<0)
  }

  private static let rulesOfTokens: [Rule] = [.invalidNumber, .invalidEscape, .controlCharacter]

  /// Whether an error makes the meaning of the rest of its line uncertain.
  package static func isDisturbing(_ error: DecodeError) -> Bool {
    if case .suspiciousCharacter(let scalar) = error.fault { return scalar == "\u{FFFD}" }
    return switch error.rule.family {
    case .syntax: true
    case .encoding: error.severity == .error
    default: false
    }
  }

  /// Adds an error that makes its line uncertain.
  package mutating func add(_ error: DecodeError) {
    let bytes = error.location.bytes
    let first = line(at: bytes.lowerBound)
    // A line break inside a string joins two lines.
    let isJoining = if case .controlCharacter = error.fault { true } else { false }
    let end = isJoining ? bytes.upperBound : bytes.upperBound - 1
    let lastLine = end <= bytes.lowerBound ? first : line(at: end)
    for line in first..<lastLine { doubts[line].insert(.joined) }
    switch error.fault {
    case .invalidUTF8, .wrongEncoding:
      isIllFormed = true
      doubts[first].formUnion([.error, .unfixable, .illFormed])
    default:
      doubts[first].insert(.error)
      if error.rule.family == .syntax, !Self.rulesOfTokens.contains(error.rule) {
        doubts[first].insert(.structural)
      }
      // To make a fix only to look at it takes time: once for each line.
      if !doubts[first].contains(.unfixable), error.fix?.applicability != .safe {
        doubts[first].insert(.unfixable)
      }
    }
  }

  /// The line of an offset, counted from 0.
  private mutating func line(at offset: Int) -> Int {
    if last.bytes.contains(offset) { return last.line }
    let number = lines.lines.lowerBound
    if last.line + 1 < doubts.count {
      let next = lines.extent(ofLine: number + last.line + 1)
      if next.contains(offset) {
        last = (last.line + 1, next)
        return last.line
      }
    }
    let line = lines.line(at: offset)
    last = (line - number, lines.extent(ofLine: line))
    return last.line
  }

  /// Gives lines that are read together the doubts of all of them, and then the objects of a document;
  /// no error can be added then.
  package mutating func settle(_ root: JSONNode?) {
    var start = doubts.startIndex
    while start < doubts.endIndex {
      var end = start
      var sum = doubts[start]
      while doubts[end].contains(.joined), end + 1 < doubts.endIndex {
        end += 1
        sum.formUnion(doubts[end])
      }
      for index in start...end { doubts[index] = sum.subtracting(.joined) }
      start = end + 1
    }
    let isStaying = doubts.map { $0.isSuperset(of: [.unfixable, .structural]) }
    if isStaying.contains(true) { spread(isStaying, root) }
  }

  /// Makes all lines of an object unclear where an error stays on one of them, or beside it: up to where
  /// the objects before and behind it end and begin, if these have several lines.
  ///
  /// A document that is not a list is one object.
  private mutating func spread(_ isStaying: [Bool], _ root: JSONNode?) {
    var (before, object) = (0...0, 0...0)
    func visit(_ next: ClosedRange<Int>) {
      let start = before.count > 1 ? before.upperBound : before.upperBound + 1
      let end = next.count > 1 ? next.lowerBound : next.lowerBound - 1
      let around = min(start, object.lowerBound)...max(end, object.upperBound)
      if isStaying[around].contains(true) {
        for line in around { doubts[line].insert(.unclear) }
      }
      (before, object) = (object, next)
    }
    let elements = root.map { $0.elements.lazy.filter { $0.kind == .object } }
    elements?.forEach { visit(indices(of: $0.bytes)) }
    visit(doubts.count...doubts.count)
  }

  /// The doubts of the lines that an edit changes; whether they are unclear matters to structure alone.
  package func doubts(touching edit: Fix.Edit) -> Doubts {
    let signs = Array("{}[],:\"/#\r\n".utf8)
    let isStructural =
      edit.text.utf8.contains(where: signs.contains)
      || lines.file.bytes[edit.bytes].contains(where: signs.contains)
    let sum = doubts[indices(of: edit.bytes)].reduce(into: Doubts()) { $0.formUnion($1) }
    return isStructural ? sum : sum.subtracting(.unclear)
  }

  /// The lines of some bytes, counted from 0.
  private func indices(of bytes: Range<Int>) -> ClosedRange<Int> {
    let last = max(bytes.lowerBound, bytes.upperBound - 1)
    let number = lines.lines.lowerBound
    return lines.line(at: bytes.lowerBound) - number...lines.line(at: last) - number
  }
}
